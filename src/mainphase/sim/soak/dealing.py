"""Deals game number k: a day, decks, a variant, settings. Everything follows from the number, in every build.

The games of a batch share their day and a pool of cards, which is lowered once for all of them.
"""

from __future__ import annotations

import datetime
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from mainphase.cards.decks import LEAST_SCHEMES, MOST_OF_A_SCHEME, Deck
from mainphase.cards.multiplayer import FREE_FOR_ALL, TWO_HEADED_GIANT, variant_name
from mainphase.cards.names import find_cards
from mainphase.cards.planar_decks import LEAST_PLANES, MOST_PHENOMENA
from mainphase.cards.planechase import PLANECHASE, multiplayer_options, planechase_game
from mainphase.cards.variants import ARCHENEMY, COMMANDER, PLAYED
from mainphase.game import Game
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card, add_hidden
from mainphase.kernel.lowering.provided import provide_cards, provide_deploying
from mainphase.kernel.values import Automation, Bounds
from mainphase.new_game.commander_decks import why_not_led
from mainphase.new_game.dated_variants import without_variant
from mainphase.new_game.starting import GameSettings, checked_settings, new_state
from mainphase.rules.law import CommanderMulligan
from mainphase.rules.timeline import rules_on, timeline
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.random_decks import random_deck
from mainphase.sim.soak.supply import BASICS, BUILT_IN, drawn_names, known_on, planes, schemes, source

NAMES: Final = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi")
BATCH: Final = 64  # games that share a day and a pool
CROWDED: Final = 8  # one game in so many has more than two players
SPELLS: Final = 80  # in a pool
LANDS: Final = 12
SIZES: Final = (20, 20, 26, 32, 40, 60)  # cards in a deck
BOUNDS: Final = Bounds(things=50_000, steps=2_000_000)  # a game that outgrows them is over, and counted as such
GREEDY_GAMES: Final = 256  # one in so many has a bot that wants to win
TABLES: Final = 1 << 40  # other dice than those of the decks
# Variants with options, and how many play.
OPTIONS: Final = {
    "free-for-all, attack left": 4,
    "free-for-all, attack right": 3,
    "free-for-all, range 1": 5,
    "free-for-all, attack left, range 1": 4,
    "team vs team": 4,
    "team vs team, teams 2 1": 3,
    "team vs team, range 1, deploy creatures": 4,
    "alternating teams": 6,
    "emperor": 6,
    "grand melee": 8,
    "grand melee, range 2": 5,
    "planechase": 2,
    "planechase, single planar deck": 3,
    "planechase, two-headed giant": 4,
    "planechase, range 1": 4,
    "planechase, emperor": 6,
    "planechase, grand melee": 8,
}


@dataclass(frozen=True)
class CardPool:
    """The cards that the decks of a batch are built of."""

    date: str
    spells: tuple[str, ...]
    lands: tuple[str, ...]
    schemes: tuple[str, ...]
    leaders: tuple[str, ...] = ()  # the spells that may be commanders; none where only built-in cards are dealt
    planes: tuple[str, ...] = ()
    phenomena: tuple[str, ...] = ()

    def book(self, deploys: bool = False, planar: bool = False) -> Book:
        """All of it, lowered, in an order that no game changes; planes only if it is to be `planar`. `deploys`:
        creatures can be deployed.
        """
        book = Book()
        law = rules_on(self.date)
        provide_cards(book, law)
        if self.leaders and law.commander_mulligan == CommanderMulligan.FACE_DOWN:
            add_hidden(book)
        planes = (*self.planes, *self.phenomena) if planar else ()
        for card in find_cards([*BASICS, *self.lands, *self.spells, *self.schemes, *planes], on=self.date):
            add_card(book, card)
        if deploys:
            provide_deploying(book)
        book.closed = True
        return book


@dataclass(frozen=True)
class SoakGame:
    """Game number k."""

    number: int
    settings: GameSettings
    greedy: tuple[bool, ...]  # for each seat


def batch_pool(batch: int) -> tuple[CardPool, Book]:
    """The pool of a batch, and its book."""
    return pool_from(source(), batch)


@lru_cache(maxsize=2)
def pool_from(where: str, batch: int) -> tuple[CardPool, Book]:
    dice = Dice(batch * 2 + 1)
    date = random_day(dice)
    spells, lands = drawn_names(dice, date, SPELLS, LANDS)
    pool = CardPool(
        date,
        spells,
        lands,
        () if without_variant(rules_on(date), ARCHENEMY) else schemes(where),
        () if where == BUILT_IN else leaders_among(spells, date),
        *(planes(where, date) if not without_variant(rules_on(date), PLANECHASE) else ((), ())),
    )
    return pool, pool.book()


@lru_cache(maxsize=2)
def deploying_book(pool: CardPool) -> Book:
    """The book of those games of a batch in which creatures can be deployed."""
    return pool.book(deploys=True)


@lru_cache(maxsize=2)
def planar_book(pool: CardPool, deploys: bool) -> Book:
    """The book of those games of a batch that are Planechase, and in which creatures can be deployed if it is said."""
    return pool.book(deploys, planar=True)


def leaders_among(spells: tuple[str, ...], date: str) -> tuple[str, ...]:
    """Those that may be commanders."""
    law = rules_on(date)
    if without_variant(law, COMMANDER):
        return ()
    return tuple([name for name in spells if (card := known_on(name, date)) and not why_not_led([(1, card)], law)])


def random_day(dice: Dice) -> str:
    """A day between the first rules and the newest; now and then one of these two."""
    line = timeline()
    if dice.one_in(20):
        return line.newest if dice.one_in(2) else line.first
    first, last = datetime.date.fromisoformat(line.first), datetime.date.fromisoformat(line.newest)
    return (first + datetime.timedelta(days=dice.below((last - first).days + 1))).isoformat()


def soak_game(number: int, table: str = "") -> SoakGame:
    """The deal of game number k; with a table of `OPTIONS`, if its rules have it."""
    pool, _ = batch_pool(number // BATCH)
    dice = Dice(number * 2)
    rules = rules_on(pool.date)
    variant = PLAYED[0]
    players = 2
    if table:
        variant, players = table, OPTIONS[table]
    elif not rules.two_players_only and dice.one_in(CROWDED):
        if pool.schemes and dice.one_in(2):
            variant, players = ARCHENEMY, 2 + dice.below(3)
        elif pool.leaders and dice.one_in(2):
            variant, players = COMMANDER, 2 + dice.below(3)
        else:
            players = 3 + dice.below(2) + 2 * dice.one_in(12)
            variant, players = options_dealt(number, pool, players)
    archenemy = dice.below(players) if variant == ARCHENEMY else -1
    decks = {name: one_deck(dice, pool, seat == archenemy, name) for seat, name in enumerate(NAMES[:players])}
    if is_of_giants(number, variant, players):
        variant = TWO_HEADED_GIANT
    if variant_name(variant) == PLANECHASE:
        decks = with_planes(Dice(number * 2 + TABLES), pool, decks, planechase_game(variant, players).one_deck)
    if variant == COMMANDER:
        decks = {name: led(dice, pool, deck) for name, deck in decks.items()}
    automation = Automation(
        not dice.one_in(3), not dice.one_in(4), not dice.one_in(3), dice.one_in(2), dice.one_in(2)
    )  # mana, pay, passes, triggers, forced
    settings = GameSettings(decks, variant, pool.date, number, None, None, automation, not dice.one_in(3))
    wanting = dice.one_in(GREEDY_GAMES)
    return SoakGame(number, checked_settings(settings), tuple(wanting and dice.one_in(2) for _ in range(players)))


def is_of_giants(number: int, variant: str, players: int) -> bool:
    """True if a game of so many, in which all play against all, is dealt as one of Two-Headed Giant instead: with a
    catalogue one of two such games that two teams can play. With the built-in cards alone games are what they always
    were. No dice are thrown for it, so that what is dealt otherwise is the same.
    """
    return variant == PLAYED[1] and players >= 4 and players % 2 == 0 and number % 2 == 0 and source() != BUILT_IN


def options_dealt(number: int, pool: CardPool, players: int) -> tuple[str, int]:
    """The variant of a game of several players who have neither schemes nor commanders, and how many they are: each
    second time one with options, if the rules of the day have them; none of the built-in cards alone, whose games are
    what they always were.
    """
    dice = Dice(number * 2 + TABLES)
    said = tuple(OPTIONS)[dice.below(len(OPTIONS))]
    law = rules_on(pool.date)
    if source() == BUILT_IN or dice.one_in(2) or without_variant(law, said, OPTIONS[said]):
        return FREE_FOR_ALL, players
    if variant_name(said) == PLANECHASE and not pool.planes:
        return FREE_FOR_ALL, players
    return said, OPTIONS[said]


def one_deck(dice: Dice, pool: CardPool, schemes: bool, name: str) -> Deck:
    size = SIZES[dice.below(len(SIZES))]
    cards = Counter(random_deck(dice, pool.spells, pool.lands, size, size * 17 // 40))
    plan: list[str] = []
    while schemes and len(plan) < LEAST_SCHEMES:
        scheme = pool.schemes[dice.below(len(pool.schemes))]
        if plan.count(scheme) < MOST_OF_A_SCHEME:
            plan.append(scheme)
    return Deck(
        name,
        tuple((count, card) for card, count in cards.items()),
        schemes=tuple((count, card) for card, count in Counter(plan).items()),
    )


def with_planes(dice: Dice, pool: CardPool, decks: dict[str, Deck], one_deck: bool) -> dict[str, Deck]:
    """The decks with planar decks of the pool's planes, some of them with phenomena; where there is one for all, no
    plane is dealt twice.
    """
    out: dict[str, Deck] = {}
    left, odd = list(pool.planes), list(pool.phenomena)
    for name, deck in decks.items():
        if not one_deck:
            left, odd = list(pool.planes), list(pool.phenomena)
        dealt = [left.pop(dice.below(len(left))) for _ in range(LEAST_PLANES)]
        dealt += [odd.pop(dice.below(len(odd))) for _ in range(min(dice.below(MOST_PHENOMENA + 1), len(odd)))]
        out[name] = replace(deck, planes=tuple((1, plane) for plane in dealt))
    return out


def led(dice: Dice, pool: CardPool, deck: Deck) -> Deck:
    """The deck with one of the commanders of the pool, which is then no card of the deck besides."""
    leader = pool.leaders[dice.below(len(pool.leaders))]
    return replace(deck, main=tuple(entry for entry in deck.main if entry[1] != leader), commanders=((1, leader),))


def begin_soak_game(game: SoakGame, automation: Automation | None = None) -> Game:
    """Game number k at its first decision, without history."""
    pool, book = batch_pool(game.number // BATCH)
    options = multiplayer_options(game.settings.variant, len(game.settings.decks))
    deploys = options is not None and options.deploy
    if variant_name(game.settings.variant) == PLANECHASE:
        book = planar_book(pool, deploys)
    elif deploys:
        book = deploying_book(pool)
    state = new_state(game.settings, book)
    state.bounds = BOUNDS
    if automation is not None:
        state.automation = automation
    return Game(state, history=False)

"""Random games for the property tests: dealt, played, watched. Everything follows from one seed, whatever the build."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from tests.support.deck_cards import DECK_CARDS

from mainphase.cards.earlier import in_force, wordings_of
from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardType
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import add_player, fill_library
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.sim.soak.clones import check_copies
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.invariants import check_state
from mainphase.sim.soak.random_decks import random_deck
from mainphase.sim.soak.supply import BASICS, known_on
from mainphase.sim.soak.trying import cards_brought
from mainphase.sim.soak.wandering import Wanderer

NAMES: Final = ("Alice", "Bob", "Carol", "Dave")
MOST_DECISIONS: Final = 60_000  # more than any game of forty-card libraries has needed: a game that gets there is stuck


@cache
def law() -> Rules:
    return rules_on(None)


@cache
def whole_library() -> tuple[Book, dict[str, int]]:
    """Every card of the library lowered once, also as it once read: the book, and the cards' numbers in it as they read
    today.
    """
    book = Book()
    numbers = {name: add_card(book, card) for name, card in DECK_CARDS.items()}
    for card in DECK_CARDS.values():
        for wording in wordings_of(card):
            add_card(book, wording.card)
    return book, numbers


@cache
def numbers_on(date: str) -> dict[str, int]:
    """The numbers in the book of the cards as they read on a date."""
    book, _ = whole_library()
    return {name: book.index[in_force(card, date)] for name, card in DECK_CARDS.items()}


@cache
def library_on(date: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The spells and the nonbasic lands of the library that have nothing but what the rules of a date know."""
    spells: list[str] = []
    lands: list[str] = []
    for name in DECK_CARDS:
        if name not in BASICS and (card := known_on(name, date)) is not None:
            (lands if card.types & CardType.LAND else spells).append(name)
    return tuple(spells), tuple(lands)


def library_deck(dice: Dice, among: tuple[str, ...] = (), date: str = "") -> list[str]:
    """A deck of what the rules of a date know, from the whole library or from a part of it."""
    spells, lands = library_on(date or law().date)
    return random_deck(dice, among or spells, lands)


def random_automation(dice: Dice) -> Automation:
    return Automation(
        dice.one_in(2), not dice.one_in(3), dice.one_in(2), dice.one_in(2), dice.one_in(2)
    )  # mana, pay, passes, triggers, forced


def empty_table(dice: Dice, rules: Rules, book: Book, automation: Automation | None = None) -> State:
    """A game in which nobody sits yet."""
    g = State(rules, book, timing_of(rules))
    g.rng = dice.below(1 << 40)
    g.automation = automation if automation is not None else random_automation(dice)
    return g


def deal(
    dice: Dice,
    automation: Automation | None = None,
    players: int = 0,
    rules: Rules | None = None,
    among: tuple[str, ...] = (),
) -> State:
    """A game about to begin: two to four players, random decks; advanced to the first decision."""
    book, _ = whole_library()
    law_in_force = rules if rules is not None else law()
    numbers = numbers_on(law_in_force.date)
    g = empty_table(dice, law_in_force, book, automation)
    count = players or (2 if dice.below(3) else 3 + dice.below(2))
    if law_in_force.two_players_only:
        count = 2
    for name in NAMES[:count]:
        p = add_player(g, name, 8 + dice.below(13))
        fill_library(g, p, [(1, numbers[card]) for card in library_deck(dice, among, law_in_force.date)])
    g.push(StartGame(-1, not dice.one_in(3)))
    if dice.one_in(4):
        g.log = []
    machine.advance(g)
    return g


Watcher = Callable[[State, int], None]


def play(g: State, player: Wanderer, watch: Watcher | None = None, most: int = MOST_DECISIONS) -> int:
    """Plays a game to its end; `watch` sees every decision before it is answered. Returns how many there were."""
    count = 0
    while g.pending is not None:
        assert count < most, f"stuck: {count} decisions and no end, in turn {g.turn_number}"
        if watch is not None:
            watch(g, count)
        quitter = player.gives_up(g)
        if quitter >= 0:
            concede(g, quitter)
            machine.advance(g)
        else:
            machine.apply_option(g, player.answer(g))
        if g.log is not None and len(g.log) > 2000:
            g.log.clear()
        count += 1
    return count


def watcher(g: State, every: int) -> Watcher:
    """Looks at every so manieth decision, and plays one of its options, drawn by dice of its own, in copies."""
    brought = cards_brought(g)
    dice = Dice(g.rng)

    def watch(state: State, n: int) -> None:
        if n % every == 0:
            check_state(state, brought)
            assert state.pending is not None
            check_copies(state, dice.below(state.pending.count()))

    return watch


def hash_of(g: State) -> str:
    return flat.hash_state(g)


class TroubledGame(AssertionError):
    """A random game went wrong; says which, so that it can be played again."""


def random_game(
    seed: int,
    watching: Callable[[State], Watcher] | None = None,
    rules: Rules | None = None,
    among: tuple[str, ...] = (),
) -> State:
    """Deals and plays game number `seed`. Whatever goes wrong names the game, the decision and the settings."""
    dice = Dice(seed)
    g = deal(dice, rules=rules, among=among)
    player = Wanderer(dice)
    counted = 0
    watch = watching(g) if watching is not None else None

    def count(state: State, n: int) -> None:
        nonlocal counted
        counted = n
        if watch is not None:
            watch(state, n)

    try:
        play(g, player, count)
    except Exception as error:
        a = g.automation
        said = f"mana_auto={a.mana_auto} pay={a.pay} passes={a.passes} triggers={a.triggers} forced={a.forced}"
        game = f"random_game({seed}, rules of {g.rules.date})"
        where = f"{game}: decision {counted}, turn {g.turn_number}, {len(g.players)} players, {said}"
        raise TroubledGame(f"{where}: {type(error).__name__}: {error}") from error
    return g


# --- Games of variants

GAMES_OF_A_DAY: Final = 3
LOOKS_APART: Final = 173  # decisions between two looks


@cache
def lowered_with(kind: int) -> tuple[Book, dict[str, int], list[int]]:
    """Every card lowered once, also those of a type that stands in no library: the book, the cards' numbers in it, and
    those of that type.
    """
    book = Book()
    numbers = {name: add_card(book, card) for name, card in DECK_CARDS.items()}
    return book, numbers, [add_card(book, card) for card in CARDS.values() if card.types & kind]


def watched_games(date: str, deal_one: Callable[[Dice, str], State], apart: int) -> Iterator[State]:
    """Some games by the rules of a day, each played to its end while `watcher` looks; `apart` tells their seeds from
    those of other variants.
    """
    for seed in range(1, GAMES_OF_A_DAY + 1):
        dice = Dice(seed * apart + int(date.replace("-", "")))
        g = deal_one(dice, date)
        play(g, Wanderer(dice), watcher(g, LOOKS_APART))
        assert g.over
        yield g

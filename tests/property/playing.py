"""Random games for the property tests: dealt, played, watched. Everything follows from one seed, whatever the build."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from mainphase.cards.earlier import earlier_wordings, in_force
from mainphase.cards.library import DECK_CARDS
from mainphase.cards.mechanics import why_unknown
from mainphase.cards.nodes import CardDef, CardType
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import add_player, fill_library
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation, DecisionKind
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on

NAMES: Final = ("Alice", "Bob", "Carol", "Dave")
DECK: Final = 40
LANDS: Final = 17
MOST_DECISIONS: Final = 60_000  # more than any game of forty-card libraries has needed: a game that gets there is stuck
PATIENCE: Final = 60  # actions in one turn after which random players only pass
BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")


class Dice:
    """A small seeded generator of its own (xorshift64*), so that games are the same in every build and version."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF or 1
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        x = self.state
        x ^= x >> 12
        x ^= (x << 25) & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 27
        self.state = x
        return (((x * 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFFF) >> 16) % n

    def one_in(self, n: int) -> bool:
        return self.below(n) == 0


@cache
def law() -> Rules:
    return rules_on(None)


@cache
def whole_library() -> tuple[Book, dict[str, int], tuple[str, ...], tuple[str, ...]]:
    """Every card of the library lowered once, also as it once read: the book, the cards' numbers in it as they read
    today, the spells, the nonbasic lands.
    """
    book = Book()
    numbers = {name: add_card(book, card) for name, card in DECK_CARDS.items()}
    for wordings in earlier_wordings().values():
        for wording in wordings:
            add_card(book, wording.card)
    lands = tuple(name for name, card in DECK_CARDS.items() if card.types & CardType.LAND and name not in BASICS)
    spells = tuple(name for name, card in DECK_CARDS.items() if not card.types & CardType.LAND)
    return book, numbers, spells, lands


@cache
def numbers_on(date: str) -> dict[str, int]:
    """The numbers in the book of the cards as they read on a date."""
    book, numbers, _, _ = whole_library()
    changed = {name: book.index[in_force(DECK_CARDS[name], date)] for name in earlier_wordings()}
    return {**numbers, **changed}


def colors_of(card: CardDef) -> int:
    """The colours of mana that its cost asks for."""
    mask = 0
    for symbol in card.cost.symbols if card.cost is not None else ():
        mask |= symbol & 31
    return mask


@cache
def known_on(date: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The spells and the nonbasic lands of the library that have nothing but what the rules of a date know."""
    _, _, spells, lands = whole_library()
    spells, lands = (
        tuple(name for name in names if not why_unknown(in_force(DECK_CARDS[name], date), date))
        for names in (spells, lands)
    )
    return spells, lands


def random_deck(dice: Dice, among: tuple[str, ...] = (), date: str = "") -> list[str]:
    """Forty cards that the rules of the date know: two or three colours' spells from the whole library, or from a part
    of it, and lands for them in proportion.
    """
    spells, lands = known_on(date or law().date)
    spells = among or spells
    colors = 0
    for _ in range(2 + dice.below(2)):
        colors |= 1 << dice.below(5)
    fitting = [name for name in spells if not colors_of(DECK_CARDS[name]) & ~colors]
    deck: list[str] = []
    while len(deck) < DECK - LANDS:
        deck.extend([fitting[dice.below(len(fitting))]] * (1 + dice.below(3)))
    del deck[DECK - LANDS :]
    basics = [BASICS[i] for i in range(5) if colors & (1 << i)]
    for i in range(LANDS):
        deck.append(lands[dice.below(len(lands))] if dice.one_in(6) else basics[i % len(basics)])
    return deck


def random_automation(dice: Dice) -> Automation:
    return Automation(
        dice.one_in(2), not dice.one_in(3), dice.one_in(2), dice.one_in(2), dice.one_in(2)
    )  # mana, pay, passes, triggers, forced


def deal(
    dice: Dice,
    automation: Automation | None = None,
    players: int = 0,
    rules: Rules | None = None,
    among: tuple[str, ...] = (),
) -> State:
    """A game about to begin: two to four players, random decks; advanced to the first decision."""
    book, _, _, _ = whole_library()
    law_in_force = rules if rules is not None else law()
    numbers = numbers_on(law_in_force.date)
    g = State(law_in_force, book, timing_of(law_in_force))
    g.rng = dice.below(1 << 40)
    g.automation = automation if automation is not None else random_automation(dice)
    count = players or (2 if dice.below(3) else 3 + dice.below(2))
    if law_in_force.two_players_only:
        count = 2
    for name in NAMES[:count]:
        p = add_player(g, name, 8 + dice.below(13))
        fill_library(g, p, [(1, numbers[card]) for card in random_deck(dice, among, law_in_force.date)])
    g.push(StartGame(-1, not dice.one_in(3)))
    if dice.one_in(4):
        g.log = []
    machine.advance(g)
    return g


class Player:
    """Answers every decision: at random, with a dislike of passing that differs from game to game."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.lazy = (2, 4, 8)[dice.below(3)]  # passes one time in so many when there is something else to do
        self.concedes = dice.one_in(5)
        self.quits = 300  # … one decision in so many, then
        self.turn = 0
        self.acted = 0  # in this turn: an optional loop (Basalt Monolith untaps itself) is given up at last

    def answer(self, g: State) -> int:
        pending = g.pending
        assert pending is not None
        count = pending.count()
        if count == 1:
            return 0
        if pending.kind == DecisionKind.PRIORITY:
            if g.turn_number != self.turn:
                self.turn = g.turn_number
                self.acted = 0
            if self.acted >= PATIENCE or self.dice.one_in(self.lazy):
                return 0
            self.acted += 1
            return 1 + self.dice.below(count - 1)
        return self.dice.below(count)

    def gives_up(self, g: State) -> int:
        """Who concedes now (CR 104.3a: at any time), or -1."""
        if not self.concedes or not self.dice.one_in(self.quits):
            return -1
        alive = [p.id for p in g.players if not p.left]
        return alive[self.dice.below(len(alive))]


Watcher = Callable[[State, int], None]


def play(g: State, player: Player, watch: Watcher | None = None, most: int = MOST_DECISIONS) -> int:
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
            machine.apply(g, player.answer(g))
        if g.log is not None and len(g.log) > 2000:
            g.log.clear()
        count += 1
    return count


def cards_of(g: State) -> list[Counter[int]]:
    """What each player brought, by card number."""
    return [Counter(g.objects[oid].card for oid in p.library + p.hand) for p in g.players]


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
    player = Player(dice)
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

"""Ways of playing one game to its end, each with its seed: through `Game` and bots, by the kernel alone."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random
from typing import NamedTuple

from mainphase.cards.decks import Deck
from mainphase.cards.names import find_card
from mainphase.game import Game
from mainphase.kernel import machine
from mainphase.kernel.asking.picking import UniformPicker
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import add_player, fill_library
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation
from mainphase.players.load import make_bot
from mainphase.rules.timeline import rules_on
from mainphase.sim.playing import MAX_DECISIONS, play_out

MAX_TURNS = 200
SKIPPED = Automation(mana_auto=True, pay=True, passes=True, triggers=True, forced=True)
ASKED = Automation(mana_auto=True, pay=True, passes=False, triggers=True, forced=False)


class Played(NamedTuple):
    decisions: int
    turns: int
    cut: bool


PlayOne = Callable[[int], Played]


def through_game(one: Deck, other: Deck, automation: Automation, bot: str = "random") -> PlayOne:
    """Games through the public face, with bots; no history, nobody listening."""

    def play(seed: int) -> Played:
        game = Game.new(
            {"Alice": one, "Bob": other},
            seed=seed,
            automation=automation,
            small_decks=True,
            history=False,
            listen=False,
        )
        bots = {"Alice": make_bot(bot, 2 * seed), "Bob": make_bot(bot, 2 * seed + 1)}
        outcome = play_out(game, bots, max_turns=MAX_TURNS)
        return Played(outcome.decisions, outcome.turns, outcome.truncated)

    return play


class KernelAlone:
    """No `Game`, no bot: Python's generator chooses. What is left is what the rules cost; cards are lowered once."""

    def __init__(self, one: Deck, other: Deck, automation: Automation) -> None:
        self.rules = rules_on()
        self.book = Book()
        self.timing = StackTiming()
        self.automation = automation
        self.libraries = [
            [(count, add_card(self.book, find_card(name))) for count, name in deck.main] for deck in (one, other)
        ]

    def begin(self, seed: int) -> State:
        """A game before its first decision."""
        state = State(self.rules, self.book, self.timing)
        state.rng = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
        for name, library in zip(("Alice", "Bob"), self.libraries, strict=True):
            fill_library(state, add_player(state, name), library)
        state.automation = self.automation
        state.push(StartGame(-1, True))
        machine.advance(state)
        return state

    def play(self, seed: int) -> Played:
        state = self.begin(seed)
        apply = machine.apply_option
        chance = Random(seed).random
        count = 0
        pending = state.pending
        while pending is not None and state.turn_number <= MAX_TURNS:
            pending = apply(state, floor(chance() * pending.count()))
            count += 1
        return Played(count, state.turn_number, not state.over)

    def play_compiled(self, seed: int) -> Played:
        """The same with the loop compiled, and two players who pick blindly."""
        state = self.begin(seed)
        pickers: list[UniformPicker | None] = [UniformPicker(2 * seed + 1), UniformPicker(2 * seed + 2)]
        count = machine.play_on(state, pickers, MAX_TURNS, MAX_DECISIONS)
        return Played(count, state.turn_number, not state.over)

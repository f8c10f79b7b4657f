"""The kernel alone: no `Game`, no bot, a tiny generator chooses. What is left is what the rules cost.

What a game includes: its state and libraries are made, shuffled and drawn from, it is played to its end or to the limit
of turns.
"""

from __future__ import annotations

from mainphase.cards.decks import Deck
from mainphase.cards.names import find_card
from mainphase.kernel import machine
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.setup import add_player, fill_library
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation
from mainphase.rules.timeline import rules_on


class KernelLoop:
    """Plays games of two decks; the cards are lowered once."""

    def __init__(self, one: Deck, other: Deck, automation: Automation, max_turns: int) -> None:
        self.rules = rules_on()
        self.book = Book()
        self.timing = StackTiming()
        self.automation = automation
        self.max_turns = max_turns
        self.libraries = [
            [(count, add_card(self.book, find_card(name))) for count, name in deck.main] for deck in (one, other)
        ]

    def play(self, seed: int) -> tuple[int, int, bool]:
        """One game: decisions, turns, whether it was cut."""
        state = State(self.rules, self.book, self.timing)
        state.rng = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
        for name, library in zip(("Alice", "Bob"), self.libraries, strict=True):
            fill_library(state, add_player(state, name), library)
        state.automation = self.automation
        state.push(StartGame(-1, True))
        machine.advance(state)
        apply, limit = machine.apply, self.max_turns
        chance = (seed * 2654435761 + 12345) & 0xFFFFFFFF
        count = 0
        pending = state.pending
        while pending is not None and state.turn_number <= limit:
            chance = (chance * 1664525 + 1013904223) & 0xFFFFFFFF
            apply(state, (chance * pending.count()) >> 32)
            count += 1
            pending = state.pending
        return count, state.turn_number, not state.over

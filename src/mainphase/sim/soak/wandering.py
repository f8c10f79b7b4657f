"""Who answers the decisions of random games."""

from __future__ import annotations

from typing import Final

from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind
from mainphase.sim.soak.dice import Dice

PATIENCE: Final = 60  # actions in one turn after which a wanderer only passes


class Wanderer:
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
        if (
            pending.kind == DecisionKind.PRIORITY and pending.option(0).kind == OptionKind.PASS
        ):  # it may not be possible
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

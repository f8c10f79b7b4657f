"""Who answers the decisions of random games."""

from __future__ import annotations

from typing import Final

from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind
from mainphase.sim.soak.dice import Dice

PATIENCE: Final = 60  # actions in one turn after which a wanderer only passes
LEAST_PATIENCE: Final = 4  # … when that has been so in turn after turn
CROWD: Final = 500  # permanents: only tokens that make tokens get there, and there is no end to them


class Wanderer:
    """Answers every decision: at random, with a dislike of passing that differs from game to game."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.lazy = (2, 4, 8)[dice.below(3)]  # passes one time in so many when there is something else to do
        self.concedes = dice.one_in(5)
        self.quits = 300  # … one decision in so many, then
        self.turn = 0
        self.acted = 0  # in this turn: an optional loop (Basalt Monolith untaps itself) is given up at last,
        self.patience = PATIENCE  # … and sooner the next time

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
                if self.acted >= self.patience:
                    self.patience = max(LEAST_PATIENCE, self.patience // 2)
                self.turn = g.turn_number
                self.acted = 0
            if self.acted >= self.patience or self.dice.one_in(self.lazy):
                return 0
            self.acted += 1
            return 1 + self.dice.below(count - 1)
        return self.dice.below(count)

    def gives_up(self, g: State) -> int:
        """Who concedes now (CR 104.3a: at any time), or -1."""
        if (tired := crowding(g)) >= 0:
            return tired
        if not self.concedes or not self.dice.one_in(self.quits):
            return -1
        alive = [p.id for p in g.players if not p.left]
        return alive[self.dice.below(len(alive))]


def crowding(g: State) -> int:
    """Who controls the most of a battlefield that has grown out of hand, or -1. They concede, and the game ends or goes
    on without all that: otherwise each turn might take as long as all before it.
    """
    if len(g.permanents) <= CROWD:
        return -1
    counts = [0] * len(g.players)
    for o in g.permanents:
        counts[o.controller] += 1
    return counts.index(max(counts))

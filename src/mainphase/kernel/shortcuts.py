"""Shortcuts: the same choices again and again (CR 732.2).

Each lap is played, choice by choice. Once two laps in a row have moved nothing but numbers, and those by the same
steps, as many as can be told in advance are taken at once (`turn.reach`). It depends on nothing but the state and the
choices: a replay comes to the same.
"""

from collections.abc import Callable
from typing import Final, final

from mainphase.kernel import machine
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.drifting import Drift, PositionPair, move_alike
from mainphase.kernel.turn.growing import compared
from mainphase.kernel.turn.leaping import leap
from mainphase.kernel.turn.looping import LEAST_LAPS
from mainphase.kernel.turn.reach import ENDLESS, REFUSED, adds_to_stack, laps_in_reach
from mainphase.kernel.values import DecisionKind

MOST_UNLIKE: Final = 16  # laps in a row that are compared and are not alike
MOST_PLAYED: Final = 20_000  # choices of laps that have to be played one by one


@final
class LapSeeker:
    """Looks whether the game goes round: asked at the end of each lap, while somebody has priority."""

    def __init__(self) -> None:
        self.kept: State | None = None  # the position at the end of the lap before, less what is asked
        self.steps: list[Drift] | None = None  # what the last lap moved, if nothing else was different
        self.tries = 0
        self.pair: PositionPair | None = None  # of the last lap, if something else was and they can be compared

    def laps_ahead(self, g: State) -> int:
        """How many laps could be taken at once from here (`laps_in_reach`), 0 if none. What they move is in `steps`."""
        if self.tries >= MOST_UNLIKE or g.pending is None or g.pending.kind != DecisionKind.PRIORITY:
            return 0
        before = self.kept
        here = clone_state(g)
        here.pending = None
        self.kept = here
        if before is None:
            return 0
        pair = compared(before, here)
        if pair is None or not pair.differ_by_drifts():
            self.tries += 1
            self.pair = pair
            self.steps = None
            return 0
        known = self.steps
        self.steps = pair.drifts
        self.pair = None
        if known is None or not move_alike(known, pair.drifts):
            self.tries += 1
            return 0
        most = laps_in_reach(g, pair.drifts, before.next_id)
        if most == ENDLESS and adds_to_stack(pair.drifts):
            most = REFUSED
        if most != ENDLESS and most < LEAST_LAPS:
            self.tries += 1
            return 0
        self.tries = 0
        return most

    def take(self, g: State, laps: int) -> None:
        """So many of them are taken."""
        assert self.steps is not None
        leap(g, self.steps, laps)
        self.kept = None
        self.steps = None


@final
class Repeating:
    """So many laps of one list of choices. `taken` laps have been, and `at` choices of the next."""

    def __init__(
        self, g: State, answers: list[int], fits: Callable[[State, int, int], bool] | None = None, most_played: int = 0
    ) -> None:
        self.g = g
        self.answers = answers
        self.fits = fits  # whether the choice at a place of the lap has this index
        self.most_played = most_played  # laps that may be played one by one; 0: any number
        self.seeker = LapSeeker()
        self.taken = 0
        self.played = 0
        self.at = 0

    def go_on(self, times: int) -> bool:
        """Goes on until so many laps have been taken. False: the next choice cannot be made; or `too_many` were played
        one by one.
        """
        g = self.g
        while self.taken < times:
            if self.too_many() or not self.play_lap():
                return False
            self.taken += 1
            left = times - self.taken
            if left < LEAST_LAPS or g.over:
                continue
            ahead = self.seeker.laps_ahead(g)
            if ahead != 0:
                laps = left if ahead == ENDLESS else min(ahead, left)
                self.seeker.take(g, laps)
                self.taken += laps
                self.played = 0
        return True

    def too_many(self) -> bool:
        return 0 < self.most_played <= self.played

    def play_lap(self) -> bool:
        g = self.g
        self.played += 1
        fits = self.fits
        self.at = 0
        while self.at < len(self.answers):
            pending = g.pending
            answer = self.answers[self.at]
            if (
                pending is None
                or not 0 <= answer < pending.count()
                or (fits is not None and not fits(g, self.at, answer))
            ):
                return False
            machine.apply_option(g, answer)
            self.at += 1
        self.at = 0
        return True

"""A loop at the table in which nobody can do anything but pass: its laps are taken at once (CR 732.2), as one move."""

from __future__ import annotations

from typing import Final

from mainphase.kernel.shortcuts import LapSeeker
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.looping import rough_outline

LONG: Final = 128  # answers in a row that were the only ones there were, before a loop is looked for
LONGEST: Final = 4096  # answers of one lap


class RoundOfPasses:
    """The answers of late that were the only ones there were, and where laps of them begin and end."""

    def __init__(self) -> None:
        self.count = 0
        self.lap: list[int] = []
        self.place = (0, 0)  # the outline where laps end, and who has priority there
        self.seeker: LapSeeker | None = None

    def forget(self) -> None:
        """Somebody has decided something."""
        self.count = 0
        self.lap = []
        self.seeker = None

    def answered(self, index: int) -> None:
        """A decision was answered with the only option that there was."""
        self.count += 1
        if self.seeker is not None:
            self.lap.append(index)
            if len(self.lap) > LONGEST:
                self.forget()

    def laps(self, g: State) -> tuple[list[int], int] | None:
        """The answers of a lap that ends here, and how many more can be taken at once (`reach.ENDLESS`: it goes on for
        ever). None: no such loop has been found.
        """
        if self.count < LONG or not g.stack or g.pending is None:
            return None
        place = (rough_outline(g), g.pending.player)
        if self.seeker is None:
            self.seeker, self.place, self.lap = LapSeeker(), place, []
            self.seeker.laps_ahead(g)
            return None
        if place != self.place or not self.lap:
            return None
        lap, self.lap = self.lap, []
        ahead = self.seeker.laps_ahead(g)
        if ahead == 0:
            return None
        self.forget()
        return lap, ahead

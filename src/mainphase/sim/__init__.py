"""Many games without a table: planned, played by one process or many, kept, counted and reported.

`run` is the way in. What lives here plays games to their end and counts. It decides nothing (that is `players`) and
knows no rule (that is `kernel`).
"""

from typing import TYPE_CHECKING

from mainphase.foundation.lazy_imports import lazy_getattr

if TYPE_CHECKING:
    from mainphase.sim.playing import Outcome, play_out
    from mainphase.sim.rows import GameResult
    from mainphase.sim.running import Run, run
    from mainphase.sim.tally import CardTally, PlayerTally, SeriesTally
    from mainphase.sim.wilson import Share

__getattr__ = lazy_getattr(
    __name__,
    {
        "mainphase.sim.playing": ("Outcome", "play_out"),
        "mainphase.sim.rows": ("GameResult",),
        "mainphase.sim.running": ("Run", "run"),
        "mainphase.sim.tally": ("CardTally", "PlayerTally", "SeriesTally"),
        "mainphase.sim.wilson": ("Share",),
    },
)

__all__ = ["CardTally", "GameResult", "Outcome", "PlayerTally", "Run", "SeriesTally", "Share", "play_out", "run"]

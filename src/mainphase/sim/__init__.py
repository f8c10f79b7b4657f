"""Many games without a table: one after another in this process, or spread over several.

What lives here plays games to their end and counts. It decides nothing (that is `players`) and knows no rule (that is
`kernel`).
"""

from mainphase.sim.many import Tally, play_many
from mainphase.sim.playing import Outcome, play_out

__all__ = ["Outcome", "Tally", "play_many", "play_out"]

"""Rows as a frame of polars or pandas (extra `sim`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mainphase.errors import OptionError, told
from mainphase.sim.extra import needs
from mainphase.sim.rows import CARD_COLUMNS, Columns, game_columns

WHAT: Final = ("games", "cards")
LIBRARIES: Final = ("polars", "pandas")


def frame_of(rows: Iterable[tuple[Columns, Columns]], what: str, library: str, seats: int) -> Any:
    """One frame of the rows of all batches."""
    if what not in WHAT:
        raise OptionError(f"a frame is of {' or '.join(WHAT)}; found {told(what)}")
    if library not in LIBRARIES:
        raise OptionError(f"a frame is one of {' or '.join(LIBRARIES)}; found {told(library)}")
    whole: Columns = {name: [] for name in (game_columns(seats) if what == "games" else CARD_COLUMNS)}
    for batch in rows:
        for name, values in batch[WHAT.index(what)].items():
            whole[name] += values
    frames = needs(library, f"frames of {library}")
    return frames.DataFrame(whole)

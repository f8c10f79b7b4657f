"""Rows as a frame of polars or pandas (extra `sim`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mainphase.errors import OptionError, repr_of
from mainphase.saying.worded import one_of_these, worded
from mainphase.sim.arrow import KINDS, pyarrow
from mainphase.sim.extra import needs

LIBRARIES: Final = ("polars", "pandas")


def check_frame(kind: str, library: str) -> None:
    """Raises OptionError if there is no such frame."""
    if kind not in KINDS:
        raise OptionError(
            worded(
                "error-a-frame-is-of-found",
                "a frame is of {kinds}; found {kind}",
                kinds=one_of_these(KINDS),
                kind=repr_of(kind),
            )
        )
    if library not in LIBRARIES:
        raise OptionError(
            worded(
                "error-a-frame-is-one-of-found",
                "a frame is one of {libraries}; found {library}",
                libraries=one_of_these(LIBRARIES),
                library=repr_of(library),
            )
        )


def frame_of(tables: Iterable[Any], library: str) -> Any:
    """One frame of several tables."""
    whole = pyarrow().concat_tables(tables)
    frames = needs(library, worded("error-frames-of", "frames of {library}", library=library))
    return frames.from_arrow(whole) if library == "polars" else whole.to_pandas()

"""Rows as Arrow tables (extra `sim`): the one schema of files and frames."""

from __future__ import annotations

from typing import Any, Final

from mainphase.saying.worded import fixed
from mainphase.sim.extra import needs
from mainphase.sim.rows import CARD_COLUMNS, MATCH, Columns, game_columns, in_matches

KINDS: Final = ("games", "cards")
WORDS: Final = ("rules", "ended", "cause", "rule", "blow", "blow_by", "fault", "player", "card")
LONG: Final = ("game", MATCH, "seed")
TRUTHS: Final = ("won",)


def pyarrow(part: str = "") -> Any:
    """The library, or a part of it."""
    return needs(f"pyarrow{part}", fixed("error-files-and-frames-of-games", "files and frames of games"))


def arrow_columns(kind: str, seats: int, matches: bool) -> tuple[str, ...]:
    """The columns of the rows of games, or of cards."""
    if kind == "games":
        return game_columns(seats, matches)
    return in_matches(CARD_COLUMNS) if matches else CARD_COLUMNS


def arrow_schema(kind: str, seats: int, matches: bool = False) -> Any:
    """The names and types of the columns."""
    pa = pyarrow()
    fields = []
    for name in arrow_columns(kind, seats, matches):
        plain = name.rstrip("0123456789").rstrip("_")
        made = pa.string() if plain in WORDS else pa.bool_() if plain in TRUTHS else None
        fields.append(pa.field(name, made or (pa.int64() if plain in LONG else pa.int32()), nullable=False))
    return pa.schema(fields)


def table_of(columns: Columns, kind: str, seats: int) -> Any:
    """Rows as a table."""
    return pyarrow().table(columns, schema=arrow_schema(kind, seats, MATCH in columns))

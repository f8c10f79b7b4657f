"""How much of a catalogue can be played, why the rest cannot, and what is wanted most."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mainphase.language.catalogue.schema import connected

MOST_WANTED: Final = 30

REASONS: Final = """
SELECT CASE instr(reason, ':') WHEN 0 THEN reason ELSE substr(reason, 1, instr(reason, ':') - 1) END AS code, count(*)
FROM card WHERE verdict <> 'playable' GROUP BY code ORDER BY count(*) DESC, code
"""
# A card whose failing lines all stop at the same phrase could be played if that phrase were understood, as far as is
# known; one that stops at several needs all of them.
WANTED: Final = """
WITH stops AS (
    SELECT card, min(wanted) AS wanted FROM line GROUP BY card
    HAVING count(DISTINCT wanted) = 1 AND min(wanted) <> ''
),
alone AS (SELECT wanted, count(*) AS cards FROM stops GROUP BY wanted),
everywhere AS (SELECT wanted, count(DISTINCT card) AS cards FROM line WHERE wanted <> '' GROUP BY wanted)
SELECT everywhere.wanted, coalesce(alone.cards, 0), everywhere.cards
FROM everywhere LEFT JOIN alone USING (wanted)
ORDER BY coalesce(alone.cards, 0) DESC, everywhere.cards DESC, everywhere.wanted LIMIT ?
"""
EXAMPLE: Final = """
SELECT card.name FROM line JOIN card ON card.id = line.card WHERE line.wanted = ?
GROUP BY card.id ORDER BY (SELECT count(DISTINCT wanted) FROM line AS other WHERE other.card = card.id), card.folded
LIMIT 1
"""
GROUPED: Final = """
SELECT {column}, count(*), sum(verdict = 'playable') FROM {table} JOIN card ON card.id = {table}.card
GROUP BY {column} ORDER BY {column}
"""


@dataclass(frozen=True)
class Wanted:
    """Words at which understanding stops: how many cards they alone keep from being played, and how many have them."""

    phrase: str
    alone: int
    cards: int
    example: str


@dataclass(frozen=True)
class PartOfCatalogue:
    """A set or a format: how many of its cards are in the catalogue, and how many of them can be played."""

    name: str
    cards: int
    playable: int


@dataclass(frozen=True)
class CatalogueStatus:
    """The figures of a catalogue."""

    cards: int
    playable: int
    reasons: tuple[tuple[str, int], ...]
    wanted: tuple[Wanted, ...]
    formats: tuple[PartOfCatalogue, ...]
    sets: tuple[PartOfCatalogue, ...]

    def as_dict(self) -> dict[str, Any]:
        """Returns the figures as plain data."""
        return {
            "cards": self.cards,
            "playable": self.playable,
            "unsupported": dict(self.reasons),
            "wanted": [vars(each) for each in self.wanted],
            "formats": {part.name: {"cards": part.cards, "playable": part.playable} for part in self.formats},
            "sets": {part.name: {"cards": part.cards, "playable": part.playable} for part in self.sets},
        }


def status_of(catalogue: Path, most_wanted: int = MOST_WANTED) -> CatalogueStatus:
    """The figures of a catalogue as it is."""
    with connected(catalogue) as db:
        cards, playable = db.execute("SELECT count(*), coalesce(sum(verdict = 'playable'), 0) FROM card").fetchone()
        wanted = [
            Wanted(phrase, alone, held, db.execute(EXAMPLE, (phrase,)).fetchone()[0])
            for phrase, alone, held in db.execute(WANTED, (most_wanted,)).fetchall()
        ]
        return CatalogueStatus(
            cards,
            playable,
            tuple(db.execute(REASONS).fetchall()),
            tuple(wanted),
            parts(db, "legality", "format"),
            parts(db, "printing", "code"),
        )


def parts(db: sqlite3.Connection, table: str, column: str) -> tuple[PartOfCatalogue, ...]:
    return tuple(PartOfCatalogue(*found) for found in db.execute(GROUPED.format(table=table, column=column)))


def share(part: int, whole: int) -> str:
    """A share as it is said: "41.0 %"."""
    return f"{100 * part / whole if whole else 0:.1f} %"

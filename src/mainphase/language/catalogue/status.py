"""How much of a catalogue can be played, why the rest cannot, and what is wanted most."""

from __future__ import annotations

import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mainphase.language.catalogue.families import family_of_line, family_of_reason
from mainphase.language.catalogue.schema import connected
from mainphase.language.text.marks import REBALANCED

MOST_WANTED: Final = 30
OTHER_REASON: Final = "something else than its words"

REASONS: Final = """
SELECT CASE instr(reason, ':') WHEN 0 THEN reason ELSE substr(reason, 1, instr(reason, ':') - 1) END AS code, count(*)
FROM card WHERE verdict <> 'playable' GROUP BY code ORDER BY count(*) DESC, code
"""
GROUPED: Final = """
SELECT {column}, count(*), sum(verdict = 'playable') FROM {table} JOIN card ON card.id = {table}.card
GROUP BY {column} ORDER BY {column}
"""


@dataclass(frozen=True)
class Wanted:
    """A family of what is not understood: how many cards it alone keeps from being played, and how many have it."""

    family: str
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
        wanted = wanted_families(families_of_cards(db), most_wanted)
        return CatalogueStatus(
            cards,
            playable,
            tuple(db.execute(REASONS).fetchall()),
            wanted,
            parts(db, "legality", "format"),
            parts(db, "printing", "code"),
        )


@dataclass(frozen=True)
class UnplayedCard:
    """A card that cannot be played, and the families that keep it away."""

    name: str
    families: frozenset[str]


def families_of_cards(db: sqlite3.Connection, only: int = 0) -> dict[int, UnplayedCard]:
    """The families of every card that cannot be played, by its number; or of one card."""
    which = "card.verdict <> 'playable'" + (" AND card.id = ?" if only else "")
    given = (only,) if only else ()
    names = {
        number: (name, reason)
        for number, name, reason in db.execute(f"SELECT id, name, reason FROM card WHERE {which}", given)
    }
    found: dict[int, set[str]] = {number: set() for number in names}
    lines = (
        f"SELECT card.id, line.reason, line.text, line.stopped FROM line JOIN card ON card.id = line.card WHERE {which}"
    )
    for number, reason, text, stopped in db.execute(lines, given):
        found[number].add(family_of_line(reason, text, stopped))
    return {
        number: UnplayedCard(name, frozenset(found[number] or {family_of_reason(reason) or OTHER_REASON}))
        for number, (name, reason) in names.items()
    }


def wanted_families(cards: dict[int, UnplayedCard], most: int) -> tuple[Wanted, ...]:
    """The families that keep most cards away: first those that do so alone. The example is a card that lacks as little
    else as any.
    """
    alone: Counter[str] = Counter()
    in_all: Counter[str] = Counter()
    example: dict[str, tuple[int, bool, str]] = {}
    for card in cards.values():
        in_all.update(card.families)
        if len(card.families) == 1:
            alone.update(card.families)
        for family in card.families:
            example[family] = min(
                example.get(family, (99, True, "")), (len(card.families), card.name.startswith(REBALANCED), card.name)
            )
    order = sorted(in_all, key=lambda family: (-alone[family], -in_all[family], family))
    return tuple([Wanted(family, alone[family], in_all[family], example[family][2]) for family in order[:most]])


def parts(db: sqlite3.Connection, table: str, column: str) -> tuple[PartOfCatalogue, ...]:
    return tuple(PartOfCatalogue(*found) for found in db.execute(GROUPED.format(table=table, column=column)))


def share(part: int, whole: int) -> str:
    """A share as it is said: "41.0 %"."""
    return f"{100 * part / whole if whole else 0:.1f} %"

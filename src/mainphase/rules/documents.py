"""The five documents that the project began with, statement by statement: what each says, whether that is right on the
document's own day, and by which rules. `documents.tsv` is made of `tests/seeds/*.yaml` (`make seeds`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, nearest, repr_of
from mainphase.rules.meanings import read_table
from mainphase.saying.worded import commas, fixed, worded

DOCUMENTS: Final = Path(__file__).with_name("documents.tsv")
COLUMNS: Final = ("document", "number", "lines", "day", "rules", "statement", "instead")
NOTHING: Final = "-"  # an empty cell
TITLE: Final = 0  # the number of the row that has a document's title


@dataclass(frozen=True)
class Statement:
    """One statement. `instead` is what is right on the document's day, if the statement is not."""

    number: int
    lines: str
    rules: str
    statement: str
    instead: str


@dataclass(frozen=True)
class StatedDocument:
    """A document: its name, its title, the day that it is judged by."""

    name: str
    title: str
    day: str
    statements: tuple[Statement, ...]


@cache
def stated_documents() -> dict[str, StatedDocument]:
    """The documents by their names."""
    rows: dict[str, list[tuple[str, ...]]] = {}
    for row in read_table(DOCUMENTS, COLUMNS):
        rows.setdefault(row[0], []).append(row)
    found: dict[str, StatedDocument] = {}
    for name, (head, *others) in rows.items():
        title = fixed(f"document-{name}-title", head[5])
        found[name] = StatedDocument(name, title, head[3], tuple([statement_of(row) for row in others]))
    return found


def statement_of(row: tuple[str, ...]) -> Statement:
    name, number, lines, _, rules, statement, instead = row
    said = fixed(f"document-{name}-{number}", statement)
    right = fixed(f"document-{name}-{number}-instead", instead) if instead != NOTHING else ""
    return Statement(int(number), lines, "" if rules == NOTHING else rules, said, right)


def document_named(name: str) -> StatedDocument:
    """The document of that name. Raises RulesError if there is none."""
    known = stated_documents()
    found = known.get(name.strip())
    if found is None:
        raise RulesError(
            worded(
                "error-there-is-no-document",
                "there is no document {name}; there are {known} ({nearest}?)",
                name=repr_of(name),
                known=commas(known),
                nearest=nearest(name, known, 1),
            )
        )
    return found

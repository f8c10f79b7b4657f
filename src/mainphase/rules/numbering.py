"""Rule numbers by date, from `numbering.tsv`: which number a concept has in the rules text of a day.

A line says: from this day on the concept has this number (`-`: none), and these are said by it too. A concept without a
line for a date or before it has no number known for that date.
"""

from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, where
from mainphase.rules.concepts import COUNT, concept_name, concept_of

PATH: Final = Path(__file__).with_name("numbering.tsv")
HEADER: Final = ("concept", "since", "rule", "also")


class Line:
    """One line of the file: from `since` on, the concept is `rule` ("" for none) and `also`."""

    __slots__ = ("also", "concept", "line", "rule", "since")

    def __init__(self, concept: int, since: str, rule: str, also: tuple[str, ...], line: int) -> None:
        self.concept = concept
        self.since = since
        self.rule = rule
        self.also = also
        self.line = line


class Numbers:
    """The numbers of one date, found when asked for."""

    def __init__(self, date: str) -> None:
        self.date = date
        self._found: list[Line | None] = [None] * COUNT

    def _line(self, concept: int) -> Line | None:
        if not 0 <= concept < COUNT:
            concept_name(concept)  # says what is wrong
        found = self._found[concept]
        if found is None:
            found = line_on(concept, self.date)
            self._found[concept] = found
        return found

    def rule(self, concept: int) -> str:
        found = self._line(concept)
        return found.rule if found is not None else ""

    def also(self, concept: int) -> tuple[str, ...]:
        found = self._line(concept)
        return found.also if found is not None else ()


def line_on(concept: int, date: str) -> Line | None:
    """The line that holds for a concept on a date, or None when the file begins later."""
    lines = numbering().get(concept, [])
    at = bisect_right([line.since for line in lines], date)
    return lines[at - 1] if at else None


def first_numbered(concept: int, after: str) -> Line | None:
    """The line with which a concept got its first number after a day."""
    return next((line for line in numbering().get(concept, []) if line.since > after and line.rule), None)


@cache
def numbering() -> dict[int, list[Line]]:
    """Every concept's lines, oldest first."""
    return read(PATH)


def read(path: Path) -> dict[int, list[Line]]:
    """Read and check a numbering file."""
    found: dict[int, list[Line]] = {}
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = tuple(text.split("\t"))
        if number == 1:
            if fields != HEADER:
                raise RulesError(f"the columns are {fields}; they should be {HEADER}", where=where(path.name, 1))
            continue
        if len(fields) != len(HEADER):
            raise RulesError(
                f"{len(fields)} columns; there should be {len(HEADER)}, tab-separated: {', '.join(HEADER)}",
                where=where(path.name, number),
            )
        name, since, rule, also = fields
        concept = concept_of(name)
        line = Line(concept, since, _none(rule), tuple(part for part in _none(also).split(";") if part), number)
        lines = found.setdefault(concept, [])
        if lines and lines[-1].since >= since:
            raise RulesError(
                f"{name} has a line since {lines[-1].since} before this one since {since}; lines go from old to new",
                where=where(path.name, number),
            )
        lines.append(line)
    return found


def _none(text: str) -> str:
    return "" if text == "-" else text

"""Rule numbers by date, from `numbering.tsv` and the declarations of mechanics (`declared`): which number a concept has
in the rules text of a day.

A line says: from this day on the concept has this number (`-`: none), and these are said by it too. A concept without a
line for a date or before it has no number known for that date.
"""

from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, where
from mainphase.rules.concepts import COUNT, concept_name, concept_of
from mainphase.rules.declared import RuleNumber, append_number, declared_concepts

PATH: Final = Path(__file__).with_name("numbering.tsv")
HEADER: Final = ("concept", "since", "rule", "also")


class Numbers:
    """The numbers of one date, found when asked for."""

    def __init__(self, date: str) -> None:
        self.date = date
        self._found: list[RuleNumber | None] = [None] * COUNT

    def _line(self, concept: int) -> RuleNumber | None:
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


def line_on(concept: int, date: str) -> RuleNumber | None:
    """The line that holds for a concept on a date, or None when the file begins later."""
    lines = numbers_of(concept)
    at = bisect_right([line.since for line in lines], date)
    return lines[at - 1] if at else None


def first_numbered(concept: int, after: str) -> RuleNumber | None:
    """The line with which a concept got its first number after a day."""
    return next((line for line in numbers_of(concept) if line.since > after and line.rule), None)


def numbers_of(concept: int) -> list[RuleNumber]:
    """A concept's lines, oldest first. Mechanics are read only if it is none of the table's."""
    found = table_numbers().get(concept)
    return found if found is not None else declared_numbers().get(concept, [])


def numbering() -> dict[int, list[RuleNumber]]:
    """Every concept's lines, oldest first."""
    return {**table_numbers(), **declared_numbers()}


@cache
def table_numbers() -> dict[int, list[RuleNumber]]:
    return read(PATH)


@cache
def declared_numbers() -> dict[int, list[RuleNumber]]:
    """The lines of the concepts that mechanics declare. Raises RulesError if one has numbers twice."""
    found: dict[int, list[RuleNumber]] = {}
    for mechanic, concept in declared_concepts():
        number = concept_of(concept.name)
        if number in found or number in table_numbers():
            raise RulesError(f"{concept.name} has numbers elsewhere too", where=mechanic.file)
        found[number] = concept.numbers
    return found


def read(path: Path) -> dict[int, list[RuleNumber]]:
    """Read and check a numbering file. Raises RulesError."""
    found: dict[int, list[RuleNumber]] = {}
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
        numbers = found.setdefault(concept_of(name), [])
        append_number(numbers, RuleNumber(since, rule, also, number), name, where(path.name, number))
    return found

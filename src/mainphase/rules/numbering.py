"""Which number a concept has in the rules text of a day."""

from bisect import bisect_right

from mainphase.rules.concepts import concept_name, concept_of
from mainphase.rules.declared import RuleNumber
from mainphase.rules.numbers_by_name import declared_numbers, table_numbers


class Numbers:
    """The numbers of one date, found when asked for."""

    def __init__(self, date: str) -> None:
        self.date = date
        self._found: dict[int, RuleNumber | None] = {}

    def _line(self, concept: int) -> RuleNumber | None:
        if concept not in self._found:
            self._found[concept] = line_on(concept, self.date)
        return self._found[concept]

    def rule(self, concept: int) -> str:
        found = self._line(concept)
        return found.rule if found is not None else ""

    def also(self, concept: int) -> tuple[str, ...]:
        found = self._line(concept)
        return found.also if found is not None else ()


def line_on(concept: int, date: str) -> RuleNumber | None:
    """The line that holds for a concept on a date, or None when its lines begin later."""
    lines = lines_of_concept(concept)
    at = bisect_right([line.since for line in lines], date)
    return lines[at - 1] if at else None


def first_numbered(concept: int, after: str) -> RuleNumber | None:
    """The line with which a concept got its first number after a day."""
    return next((line for line in lines_of_concept(concept) if line.since > after and line.rule), None)


def lines_of_concept(concept: int) -> list[RuleNumber]:
    """A concept's lines, oldest first. Declarations are read only if it is none of the table's."""
    name = concept_name(concept)
    found = table_numbers().get(name)
    return found if found is not None else declared_numbers().get(name, [])


def numbering() -> dict[int, list[RuleNumber]]:
    """Every concept's lines, oldest first."""
    return {concept_of(name): lines for name, lines in (table_numbers() | declared_numbers()).items()}

"""The numbers of concepts by their names: those of mechanics from their declarations (`declared`), the others from
`numbering.tsv`.

A line says: from this day on the concept has this number (`-`: none), and these are said by it too. A concept without a
line for a date or before it has no number known for that date.
"""

from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, where
from mainphase.rules.declared import RuleNumber, append_number, declared_concepts
from mainphase.saying.worded import commas, worded

NUMBERING_FILE: Final = Path(__file__).with_name("numbering.tsv")
NUMBERING_COLUMNS: Final = ("concept", "since", "rule", "also")


@cache
def table_numbers() -> dict[str, list[RuleNumber]]:
    """The lines of each concept of the table, oldest first."""
    return read_numbering(NUMBERING_FILE)


@cache
def declared_numbers() -> dict[str, list[RuleNumber]]:
    """The lines of each concept that a mechanic declares. Raises RulesError if one has numbers twice."""
    found: dict[str, list[RuleNumber]] = {}
    for mechanic, concept in declared_concepts():
        if concept.name in found or concept.name in table_numbers():
            raise RulesError(
                worded("error-has-numbers-elsewhere-too", "{concept} has numbers elsewhere too", concept=concept.name),
                where=mechanic.file,
            )
        found[concept.name] = concept.numbers
    return found


def read_numbering(path: Path) -> dict[str, list[RuleNumber]]:
    """Read and check a numbering file. Raises RulesError."""
    found: dict[str, list[RuleNumber]] = {}
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = tuple(text.split("\t"))
        if number == 1:
            if fields != NUMBERING_COLUMNS:
                raise RulesError(
                    worded(
                        "error-the-columns-are-they-should-be",
                        "the columns are {fields}; they should be {columns}",
                        fields=fields,
                        columns=NUMBERING_COLUMNS,
                    ),
                    where=where(path.name, 1),
                )
            continue
        if len(fields) != len(NUMBERING_COLUMNS):
            raise RulesError(
                worded(
                    "error-columns-there-should-be-tab-separated",
                    "{count} columns; there should be {wanted}, tab-separated: {columns}",
                    count=len(fields),
                    wanted=len(NUMBERING_COLUMNS),
                    columns=commas(NUMBERING_COLUMNS),
                ),
                where=where(path.name, number),
            )
        name, since, rule, also = fields
        numbers = found.setdefault(name, [])
        append_number(numbers, RuleNumber(since, rule, also, number), name, path.name)
    return found

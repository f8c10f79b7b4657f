"""The meanings of what the rules are about, in a sentence each: `meanings.tsv` for concepts that no mechanic declares
(`declared`), `switches.tsv` for the flags of a date and the concepts that each of them touches.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, where
from mainphase.rules.concepts import concept_name, concept_of
from mainphase.rules.declared import declared_concepts
from mainphase.rules.law import FLAGS
from mainphase.saying.worded import fixed, worded

MEANINGS: Final = Path(__file__).with_name("meanings.tsv")
SWITCHES: Final = Path(__file__).with_name("switches.tsv")


@dataclass(frozen=True)
class Switch:
    """The meaning of a flag: what it decides, and which concepts it touches."""

    flag: str
    what: str
    concepts: tuple[int, ...]


def concept_meaning(concept: int) -> str:
    """The meaning of a concept, as a sentence; its name, if nobody has written one."""
    name = concept_name(concept)
    return fixed(f"meaning-{name}", meanings().get(concept, name.replace("_", " ")))


@cache
def meanings() -> dict[int, str]:
    """A sentence for each concept."""
    found = {concept_of(name): what for name, what in read_table(MEANINGS, ("concept", "what"))}
    found.update({concept_of(concept.name): concept.meaning for _, concept in declared_concepts() if concept.meaning})
    return found


@cache
def switches() -> dict[str, Switch]:
    """The meaning of each flag, by its name. Raises RulesError if one is no flag."""
    found: dict[str, Switch] = {}
    for name, what, concepts in read_table(SWITCHES, ("switch", "what", "concepts")):
        if name not in FLAGS:
            raise RulesError(
                worded("error-there-is-no-flag", "there is no flag {name}", name=repr(name)), where=SWITCHES.name
            )
        found[name] = Switch(
            name, fixed(f"switch-{name}", what), tuple(concept_of(one) for one in concepts.split(", "))
        )
    return found


def switches_of(concept: int) -> list[Switch]:
    """The flags that touch a concept."""
    return [switch for switch in switches().values() if concept in switch.concepts]


def read_table(path: Path, header: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The lines of a table, without the first one, which names its columns. Raises RulesError if they have other
    columns.
    """
    found: list[tuple[str, ...]] = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = tuple(text.split("\t"))
        if number == 1 and fields != header:
            raise RulesError(
                worded(
                    "error-the-columns",
                    "the columns are {fields}; they should be {columns}",
                    fields=fields,
                    columns=header,
                ),
                where=where(path.name, number),
            )
        if len(fields) != len(header) or not all(fields):
            raise RulesError(
                worded(
                    "error-fields-there-should-be-none-empty",
                    "{count} fields, {fields}; there should be {wanted}, none empty",
                    count=len(fields),
                    fields=fields,
                    wanted=len(header),
                ),
                where=where(path.name, number),
            )
        if number > 1:
            found.append(fields)
    return found

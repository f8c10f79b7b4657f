"""Mechanics: the things that the rules name and cards have, each declared once: a keyword ability or action, a kind of
counter or token, a symbol, a designation, a type, a layout. Each has a file of its own below `mechanics/`.

A line is a word that says what it is, and after tabs what it says. The first names the mechanic, under its kind; the
others are in `LINE_WORDS`. A line that begins with a date belongs to the concept before it: from that day on it has
this number (`-`: none), and these are said by it too. `docs/architecture.md` ("A mechanic") explains each word.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, nearest, where
from mainphase.saying.worded import commas, fixed, worded

DECLARATIONS: Final = Path(__file__).with_name("mechanics")
MECHANIC_KINDS: Final = (
    "keyword ability", "keyword action", "counter", "token", "named token", "mana symbol", "symbol", "designation",
    "card type", "subtype", "layout", "mechanic",
)  # fmt: skip
# What a line may be about, and how many fields it has at least and at most.
LINE_WORDS: Final = {
    "of a card": (2, 2),  # "is a Vehicle": how it is said of a card that has it
    "called": (2, 2),  # what it is called where the rules do not have it, if that is not its name
    "formerly": (3, 3),  # until this day cards said this instead
    "written": (2, 2),  # how a keyword ability stands on a card, with what is said with it
    "does": (3, 4),  # how cards tell of what a keyword does, what that is, and what they call what it was done to
    "does once": (3, 4),  # likewise of what happens once, as its object enters
    "filter": (1, 1),  # cards are told apart by it: "cards with cycling"
    "reminders": (2, 2),  # marks of the sentences that remind of it
    "node": (2, 3),  # a node that only cards with it have, and how that is said of a card
    "counter": (2, 3),  # a kind of counters, likewise
    "designation": (2, 2),  # what a permanent can be designated as
    "deed": (2, 2),  # what a turn remembers of a player, or an ability waits for, under this name
    "concept": (2, 3),  # a concept, and what it is about; without numbers, one that is declared elsewhere
    "refusal": (2, 2),  # why the concept before it does not allow something
    "refusal in batches": (2, 2),  # the same under the rules without a stack
}


class RuleNumber:
    """From a day on a concept has a number in the rules ("" for none), and these say so too. `line` is its line."""

    __slots__ = ("also", "line", "rule", "since")

    def __init__(self, since: str, rule: str, also: str, line: int) -> None:
        self.since = since
        self.rule = "" if rule == "-" else rule
        self.also = tuple(also.split(";")) if also != "-" else ()
        self.line = line


def append_number(numbers: list[RuleNumber], number: RuleNumber, name: str, file: str) -> None:
    """Add a number to those of a concept. Raises RulesError if it is not newer than the last one."""
    if numbers and numbers[-1].since >= number.since:
        raise RulesError(
            worded(
                "error-has-a-line-since-before",
                "{name} has a line since {before} before this one since {since}; lines go from old to new",
                name=name,
                before=numbers[-1].since,
                since=number.since,
            ),
            where=where(file, number.line),
        )
    numbers.append(number)


class DeclaredConcept:
    """A concept as its mechanic declares it: its numbers by date, a sentence about it, why it refuses."""

    __slots__ = ("meaning", "name", "numbers", "refusal", "refusal_in_batches")

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.refusal = ""
        self.refusal_in_batches = ""
        self.numbers: list[RuleNumber] = []


class MechanicDeclaration:
    """A mechanic as its file declares it. `said` holds the fields of each line by its word."""

    __slots__ = ("concepts", "file", "kind", "name", "said")

    def __init__(self, kind: str, name: str, file: str) -> None:
        self.kind = kind
        self.name = name
        self.file = file
        self.said: dict[str, list[list[str]]] = {}
        self.concepts: list[DeclaredConcept] = []

    def of(self, word: str) -> str:
        """The text after a word that a file has once; "" if it has none."""
        lines = self.said.get(word)
        return lines[0][0] if lines else ""


@cache
def declared() -> tuple[MechanicDeclaration, ...]:
    """Every mechanic, by kind and name."""
    return tuple([read_declaration(path) for path in sorted(DECLARATIONS.glob("*/*.tsv"))])


def declared_as(*kinds: str) -> list[MechanicDeclaration]:
    """The mechanics of these kinds."""
    return [one for one in declared() if one.kind in kinds]


def declared_concepts() -> Iterator[tuple[MechanicDeclaration, DeclaredConcept]]:
    """Every concept that a mechanic declares, with its mechanic."""
    for mechanic in declared():
        for concept in mechanic.concepts:
            if concept.numbers:
                yield mechanic, concept


def read_declaration(path: Path) -> MechanicDeclaration:
    """Read and check the declaration of a mechanic. Raises RulesError."""
    file = f"{path.parent.name}/{path.name}"
    lines = path.read_text(encoding="utf-8").splitlines()
    kind, _, name = lines[0].partition("\t") if lines else ("", "", "")
    if kind not in MECHANIC_KINDS or not name:
        raise RulesError(
            worded(
                "error-it-begins",
                "it begins with {kind}; it should be a kind of mechanic ({mechanic_kinds}) and its name",
                kind=repr(kind),
                mechanic_kinds=commas(MECHANIC_KINDS),
            ),
            where=where(file, 1),
        )
    found = MechanicDeclaration(kind, name, file)
    for number, text in enumerate(lines[1:], 2):
        word, *fields = text.split("\t")
        if word[:1].isdigit():
            add_number(found, word, fields, number)
            continue
        least, most = LINE_WORDS.get(word, (0, 0))
        if not least:
            raise RulesError(
                worded(
                    "error-unknown-word-did-you-mean",
                    "unknown word {word}; did you mean {nearest}?",
                    word=repr(word),
                    nearest=nearest(word, list(LINE_WORDS)),
                ),
                where=where(file, number),
            )
        if not least <= len(fields) + 1 <= most or not all(fields):
            raise RulesError(
                worded(
                    "error-and-too-few-or-too-many",
                    "{word} and {fields}: too few or too many fields, or an empty one",
                    word=repr(word),
                    fields=fields,
                ),
                where=where(file, number),
            )
        if word == "concept":
            found.concepts.append(DeclaredConcept(fields[0], fields[1] if len(fields) > 1 else ""))
        elif word.startswith("refusal"):
            if not found.concepts:
                raise RulesError(
                    fixed("error-a-refusal-stands-before-any-concept", "a refusal stands before any concept"),
                    where=where(file, number),
                )
            setattr(found.concepts[-1], word.replace(" ", "_"), fields[0])
        else:
            found.said.setdefault(word, []).append(fields)
    return found


def add_number(mechanic: MechanicDeclaration, since: str, fields: list[str], line: int) -> None:
    """Adds a number to those of the concept before it. Raises RulesError if there is none, or the line is not right."""
    if not mechanic.concepts:
        raise RulesError(
            fixed("error-a-number-stands-before-any-concept", "a number stands before any concept"),
            where=where(mechanic.file, line),
        )
    if not 1 <= len(fields) <= 2 or not all(fields):
        raise RulesError(
            worded(
                "error-after-there-should-be-a-rule",
                "{fields} after {since}; there should be a rule (`-`: none) and what else says so",
                fields=fields,
                since=since,
            ),
            where=where(mechanic.file, line),
        )
    also = fields[1] if len(fields) > 1 else "-"
    append_number(mechanic.concepts[-1].numbers, RuleNumber(since, fields[0], also, line), mechanic.name, mechanic.file)

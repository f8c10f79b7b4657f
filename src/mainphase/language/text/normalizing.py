"""A card's text made ready for the grammar, and made as it was again.

`normalized` takes off what means nothing, each piece with the proof that it is harmless, and puts `~` where the card
names itself; in quotes, where the text is an ability that something else may have, `^`. "this creature", "this spell"
and their like stay: the grammar reads them. A line of which nothing is left goes. What cannot be proved harmless is
taken off too, so that the rest can be read, but then the card is not played: `faults`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mainphase.cards.nodes import CardType
from mainphase.language.text.ability_words import word_before
from mainphase.language.text.about import About, is_of_two
from mainphase.language.text.marks import GRANTER, SELF
from mainphase.language.text.names import uses, uses_of_token
from mainphase.language.text.reminders import OPEN, subjects_in_words, subjects_of, subjects_of_card, unproven_sentence

TOKEN: Final = "this token"
QUOTE: Final = re.compile(r'"(?=[A-Z][a-z]+ — )')
CHAPTERS: Final = re.compile(r"[IVX]+(?:, [IVX]+)* — ")
LOYALTY: Final = re.compile(r"([+−]?(?:[0-9]+|X)): ")  # files differ in whether it stands in brackets


@dataclass(frozen=True)
class Edit:
    """One place of a line: `put` stands where `taken` stood. `at` counts in the line as it is read."""

    at: int
    taken: str
    put: str
    kind: str  # "name", "verb", "reminder", "ability word", "flavor word", "loyalty"


@dataclass(frozen=True)
class TextFault:
    """Something that nothing proves harmless."""

    code: str  # "reminder", "word-before-dash", "parenthesis", "tilde"
    words: str
    line: int  # in which line of the text as it was


@dataclass(frozen=True)
class SourceLine:
    """A line of the text as it was: where it is among the lines that are read (-1: nothing of it is left), and what
    was changed, from left to right.
    """

    index: int
    edits: tuple[Edit, ...] = ()


@dataclass(frozen=True)
class Normalized:
    lines: tuple[str, ...]
    undo: tuple[SourceLine, ...]
    faults: tuple[TextFault, ...] = field(default=())

    def restored(self, lines: Sequence[str]) -> str:
        """Returns the text with these lines: letter for letter what it was, if they are the lines that were read.
        Raises ValueError if there are more or fewer.
        """
        if len(lines) != len(self.lines):
            raise ValueError(f"{len(lines)} lines; the text has {len(self.lines)}")
        whole: list[str] = []
        for line in self.undo:
            whole.append(unchanged(lines[line.index] if line.index >= 0 else "", line.edits))
        return "\n".join(whole)

    def place(self, index: int, at: int) -> tuple[int, int]:
        """Returns where on the card a place of a line that is read stands: the line as it was, and the place in it.
        Raises ValueError if there is no such line.
        """
        for i, line in enumerate(self.undo):
            if line.index == index:
                before = [edit for edit in line.edits if at >= edit.at + len(edit.put)]
                return i, at + sum(len(edit.taken) - len(edit.put) for edit in before)
        raise ValueError(f"{index}: the text has {len(self.lines)} lines")


# What follows the name of two people, who are one object.
VERBS: Final = re.compile(r" (attack|become|block|deal|die|enter|fight|gain|get|have|leave|lose)\b")
Change = tuple[int, int, str, str]  # from, to, what is put there, what kind of change
Wrong = tuple[str, str]  # a fault's code and words


def normalized(text: str, about: About, cost: str = "") -> Normalized:
    """The lines of a text as the grammar reads them. `cost` is the mana cost, of whose symbols there are reminders."""
    if not text:
        return Normalized((), ())
    faults: list[TextFault] = []
    lines: list[str] = []
    undo: list[SourceLine] = []
    of_card = set(subjects_of_card(about, cost))
    for i, said in enumerate(text.split("\n")):
        changes, wrong = changes_in(said, text, about, of_card)
        faults += [TextFault(code, words, i) for code, words in wrong]
        read, edits = apply_changes(said, changes)
        if read or not edits:
            undo.append(SourceLine(len(lines), edits))
            lines.append(read)
        else:
            undo.append(SourceLine(-1, edits))
    return Normalized(tuple(lines), tuple(undo), tuple(faults))


def changes_in(line: str, text: str, about: About, of_card: set[str]) -> tuple[list[Change], list[Wrong]]:
    changes, wrong = reminders_in(line, text, about, of_card)
    free = line  # what is left of the line: where something was taken off, nothing else is found
    for begin, end, _, _ in changes:
        free = blanked(free, begin, end)
    if SELF in line or GRANTER in line:
        wrong.append(("tilde", line))
    begin = 0
    loyalty = LOYALTY.match(line) if about.types & CardType.PLANESWALKER else None
    chapters = CHAPTERS.match(line)
    if loyalty is not None:
        changes.append((0, loyalty.end(), f"[{loyalty[1]}]: ", "loyalty"))
    elif chapters is not None:
        begin = chapters.end()
    word, end, why = word_before(free, begin, text)
    if word:
        if free.startswith("• ", begin):
            begin += 2
        if why == "unknown":
            wrong.append(("word-before-dash", word))
        changes.append((begin, end, "", why))
        free = blanked(free, begin, end)
    for begin, end in ability_words_quoted(free, text):
        changes.append((begin, end, "", "ability word"))
        free = blanked(free, begin, end)
    for name in (about.name, *about.short_names):
        for begin, end in list(uses(free, name, name == about.name, about.subtypes)):
            changes.append((begin, end, GRANTER if line.count('"', 0, begin) % 2 else SELF, "name"))
            changes += [(*verb, "verb") for verb in verbs_of_two(free, begin, end)]
            free = blanked(free, begin, end)
    for begin, end in uses_of_token(free):
        changes.append((begin, end, GRANTER if " '" in free[free.rindex('"', 0, begin) : begin] else TOKEN, "name"))
    return sorted(changes), wrong


def ability_words_quoted(line: str, text: str) -> list[tuple[int, int]]:
    """The ability words that begin what stands in quotation marks, as spans."""
    found: list[tuple[int, int]] = []
    for mark in QUOTE.finditer(line):
        word, end, why = word_before(line, mark.end(), text)
        if word and why == "ability word":
            found.append((mark.end(), end))
    return found


def verbs_of_two(line: str, begin: int, end: int) -> list[tuple[int, int, str]]:
    """Returns what verbs in the plural become after a name that is two people's: "Ash & Oak enter or attack". It is
    one.
    """
    if not is_of_two(line[begin:end]) or line.endswith("have ", 0, begin):  # "have Ash & Oak deal 2 damage"
        return []
    found: list[tuple[int, int, str]] = []
    plural = VERBS.match(line, end)
    while plural is not None:
        at = plural.end()
        found.append((at - 2, at, "s") if plural[1] == "have" else (at, at, "s"))
        plural = VERBS.match(line, at + 3) if line.startswith(" or ", at) else None
    return found


def blanked(line: str, begin: int, end: int) -> str:
    return line[:begin] + "\0" * (end - begin) + line[end:]


def reminders_in(line: str, text: str, about: About, of_card: set[str]) -> tuple[list[Change], list[Wrong]]:
    if "(" not in line and ")" not in line:
        return [], []
    faults: list[Wrong] = []
    spans = [(found.start(), found.end()) for found in OPEN.finditer(line)]
    rest = OPEN.sub("", line)
    if "(" in rest or ")" in rest:
        faults.append(("parenthesis", line))
    spoken = rest or OPEN.sub("", text)  # a reminder that is a line by itself is about the card
    subjects = of_card.union(subjects_of(spoken, subjects_in_words()))
    changes: list[Change] = []
    for begin, end in spans:
        reminder = line[begin:end].strip().strip("()")
        wrong = unproven_sentence(reminder, subjects, about)
        if wrong:
            faults.append(("reminder", wrong))
        if begin == 0 and end < len(line) and line[end] == " ":
            end += 1
        changes.append((begin, end, "", "reminder"))
    return changes, faults


def apply_changes(line: str, changes: list[Change]) -> tuple[str, tuple[Edit, ...]]:
    """The line with the changes made, and how to take them back."""
    read = ""
    edits: list[Edit] = []
    at = 0
    for begin, end, put, kind in changes:
        read += line[at:begin]
        edits.append(Edit(len(read), line[begin:end], put, kind))
        read += put
        at = end
    return read + line[at:], tuple(edits)


def unchanged(text: str, edits: Sequence[Edit]) -> str:
    """Returns the text before these changes. Raises ValueError if it does not have them."""
    for edit in reversed(edits):
        if not text.startswith(edit.put, edit.at):
            raise ValueError(f"at {edit.at} of {text!r} should stand {edit.put!r}")
        text = text[: edit.at] + edit.taken + text[edit.at + len(edit.put) :]
    return text

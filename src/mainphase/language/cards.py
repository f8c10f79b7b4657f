"""Whole cards read from what a card file says of them, and the verdict on each.

A card is playable only if every line has one meaning that is said back letter for letter, if all that was taken off its
text before reading is proved harmless, and if the kernel takes the definition that comes of it. Otherwise it is not
played, and the first of its lines that is in the way says why.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef
from mainphase.errors import CardError, cut
from mainphase.kernel import vocabulary
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.lowering.provided import provide_cards
from mainphase.language import fragments
from mainphase.language.assembling import RefusedError, card_of_faces, check_layout, face_of_sections
from mainphase.language.grammar import abilities as grammar
from mainphase.language.text.about import About
from mainphase.language.text.card_data import CardData, check_card_data
from mainphase.language.text.faces import about_of
from mainphase.language.text.marks import GRANTER, SELF
from mainphase.language.text.normalizing import Normalized, normalized
from mainphase.language.text.sections import ChapterSymbol, Frame, Section, sections
from mainphase.language.verdicts import CardReading, LineVerdict, Verdict
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import worded

assert vocabulary is not None, "importing it gives the nodes their meanings"
MOST_EXPECTED: Final = 12


class FaceReading(NamedTuple):
    """A face with what its sections mean, as far as they mean anything."""

    about: About
    read: tuple[tuple[Frame | None, tuple[n.Ability, ...]], ...]
    lines: tuple[LineVerdict, ...]


def read_card(faces: Sequence[CardData], rules: Rules | None = None) -> CardReading:
    """The reading of a card with these faces, in their order. It is playable under these rules, or the newest."""
    name = faces[0].name if faces else ""
    lines: list[LineVerdict] = []
    try:
        for face in faces:
            check_card_data(face)
        check_layout(faces)
        readings: list[FaceReading] = []
        for face in faces:
            readings.append(read_face(face))
            lines += readings[-1].lines
        wrong = next((line for line in lines if line.verdict is not Verdict.PLAYABLE), None)
        if wrong is not None:
            return CardReading(name, wrong.verdict, None, wrong.reason, tuple(lines))
        made = [
            face_of_sections(data, reading.about, reading.read) for data, reading in zip(faces, readings, strict=True)
        ]
        card = card_of_faces(faces, made)
        refuse_unplayable(card, rules or newest())
    except RefusedError as refused:
        return CardReading(name, Verdict.UNSUPPORTED, None, f"{refused.code}: {refused.message}", tuple(lines))
    except CardError as refused:
        return CardReading(name, Verdict.UNSUPPORTED, None, f"card: {refused.message}", tuple(lines))
    return CardReading(name, Verdict.PLAYABLE, card, "", tuple(lines))


@cache
def newest() -> Rules:
    return rules_on(None)


def refuse_unplayable(card: CardDef, rules: Rules) -> None:
    """Raises RefusedError for a card that no deck could have: the kernel does not take it, or the rules do not know it
    at all.
    """
    book = Book()
    provide_cards(book, rules)
    try:
        add_card(book, card)
    except CardError as refused:
        raise RefusedError("kernel", refused.message) from None
    why = unknown_mechanic(card, rules.date)
    if why:
        raise RefusedError("rules", why)


# --- One face


def read_face(face: CardData) -> FaceReading:
    """Returns what a face says. Raises RefusedError if its type line cannot be read."""
    try:
        about = about_of(face)
    except CardError as wrong:
        raise RefusedError("type-line", wrong.message) from None
    text = normalized(face.text, about, face.mana_cost or "")
    on_card = face.text.split("\n") if face.text else []
    taken: dict[int, LineVerdict] = {}  # by the first of its lines on the card
    read: list[tuple[Frame | None, tuple[n.Ability, ...]]] = []
    covered: set[int] = set()
    for section in sections(text.lines, about):
        found: list[tuple[int, tuple[n.Ability, ...]]] = []
        for reading, places in readings_of_section(section, about):
            where = Unit(section, places, text, on_card, face.own_name)
            taken[where.on_card[0]] = where.judged(reading)
            covered.update(where.on_card)
            if reading.readings:
                found.append((where.on_card[0], reading.readings[0]))
        found.sort(key=lambda one: one[0])  # as they stand on the card
        read.append((section.frame, tuple([ability for _, said in found for ability in said])))
    for i, line in enumerate(on_card):
        if i not in covered:  # a level symbol, a reminder
            taken[i] = with_faults(LineVerdict(line, Verdict.PLAYABLE, face=face.own_name), (i,), text)
    return FaceReading(about, tuple(read), tuple([taken[i] for i in sorted(taken)]))


def readings_of_section(section: Section, about: About) -> list[tuple[grammar.LineReading, list[int]]]:
    """Returns the readings of a section, each with the indices of its lines. Raises RefusedError if a line is in none
    of them.
    """
    if not section.lines:
        return []
    if about.is_spell or isinstance(section.frame, ChapterSymbol):
        readings = grammar.read_lines(section.lines, about.as_spell())
    else:
        readings = grammar.read_lines(paragraphs(section.lines), about)
    left = list(range(len(section.lines)))
    found: list[tuple[grammar.LineReading, list[int]]] = []
    for reading in readings:
        places: list[int] = []
        for line in reading.text.split("\n"):
            places.append(next(i for i in left if section.lines[i] == line))
            left.remove(places[-1])
        found.append((reading, places))
    if left:
        raise RefusedError(
            "line", worded("error-nothing-became", "nothing became of {lines}", lines=repr(section.lines[left[0]]))
        )
    return found


ROLL: Final = re.compile(r"\b[Rr]oll an? (?:d[0-9]|[a-z]+-sided die)")
ROW: Final = re.compile(r"[0-9]{1,2}(?:[—–−-][0-9]{1,2}|\+)? \| ")


def paragraphs(lines: Sequence[str]) -> tuple[str, ...]:
    """Modes stand with the line that they are modes of, the rows of a table with the roll (CR 706.3b)."""
    found: list[str] = []
    for line in lines:
        rolled = bool(found) and ROLL.search(found[-1]) is not None and ROW.match(line) is not None
        if rolled or (line.startswith(("• ", "+ {")) and found):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return tuple(found)


class Unit:
    """Lines that are read as one, and where they stand on the card."""

    def __init__(
        self, section: Section, places: Sequence[int], text: Normalized, on_card: Sequence[str], face: str
    ) -> None:
        self.before = len(section.frame.text()) if isinstance(section.frame, ChapterSymbol) else 0
        self.lines = [section.first + i for i in places]
        self.begins = section.first
        self.text = text
        self.on_card = [text.place(line, 0)[0] for line in self.lines]
        self.words = [on_card[i] for i in self.on_card]
        self.face = face

    def judged(self, reading: grammar.LineReading) -> LineVerdict:
        text = "\n".join(self.words)
        if len(reading.readings) > 1:
            shown = tuple([meaning_in_words(meaning) for meaning in reading.readings])
            return LineVerdict(text, Verdict.AMBIGUOUS, "ambiguous: several meanings", meanings=shown, face=self.face)
        if not reading.readings:
            stopped = self.place(reading.text, reading.furthest)
            expected = expected_in_words(reading.expected)
            why = "too-long: it would take too long to read" if reading.too_much else "words: not understood"
            return LineVerdict(text, Verdict.UNSUPPORTED, why, stopped, expected, face=self.face)
        if not reading.echoed:
            return LineVerdict(text, Verdict.MISMATCH, "mismatch: said back otherwise", face=self.face)
        return with_faults(LineVerdict(text, Verdict.PLAYABLE, face=self.face), self.on_card, self.text)

    def place(self, read: str, at: int) -> int:
        """A place of what was read, in the lines as they stand on the card."""
        before = read.count("\n", 0, at)
        column = at - (read.rfind("\n", 0, at) + 1)
        line = self.lines[before]
        if line == self.begins:
            column += self.before
        _, column = self.text.place(line, column)
        return sum(len(words) + 1 for words in self.words[:before]) + column


def with_faults(line: LineVerdict, on_card: Sequence[int], text: Normalized) -> LineVerdict:
    """The line, unsupported if something that nothing proves harmless was taken off it."""
    for fault in text.faults:
        if fault.line in on_card:
            reason = f"{FAULTS[fault.code]}: {cut(fault.words)}"
            return LineVerdict(line.text, Verdict.UNSUPPORTED, reason, face=line.face)
    return line


INNER: Final = re.compile(r"\{[a-z_]+\}")  # a slot of a template; a symbol of mana has capitals or numbers
FORMS: Final = re.compile(r"<([a-z' ]+)>")  # a verb that agrees with its subject
LONGEST_EXPECTED: Final = 60


def expected_in_words(expected: Sequence[str]) -> tuple[str, ...]:
    """The first few things that could have stood at a place, without the inner names of templates."""
    said: dict[str, None] = {}
    for one in expected:
        words = FORMS.sub(r"\1", INNER.sub("…", one)).replace(SELF, "this").replace(GRANTER, "this")
        if len(words) > LONGEST_EXPECTED:
            words = words[:LONGEST_EXPECTED].rpartition(" ")[0] + " …"
        if words.strip(" …"):
            said.setdefault(words)
        if len(said) == MOST_EXPECTED:
            break
    return tuple(said)


def meaning_in_words(abilities: Sequence[n.Ability]) -> str:
    """One of several meanings of a line, as it would be said."""
    return " ".join([fragments.ability_line(ability) for ability in abilities])


FAULTS: Final = {
    "reminder": "unknown-reminder",
    "word-before-dash": "unknown-word-before-a-dash",
    "parenthesis": "parentheses",
    "tilde": "tilde",
}

"""Deck lists in lines: those of the online clients, of Archidekt and Moxfield, `.dck`, and of Magic Workstation."""

import re
from typing import Final

from mainphase.cards.deck_entries import LEADER, PARTS, SECTIONS, Entries, name_and_categories, section_heading
from mainphase.errors import cut, visible
from mainphase.saying.worded import fixed, worded

ENTRY: Final = re.compile(r"(?P<count>[0-9]+)\s*[xX]?\s+(?P<name>\S.*)")
COUNTED: Final = re.compile(r"\s*(SB:\s*)?[0-9]+\s*[xX]?\s+\S")
NAME: Final = re.compile(r"(?:name|title)\s*[:=]\s*(?P<name>.*)", re.IGNORECASE)
OTHER_FACTS: Final = re.compile(r"(author|creator|format|comment|layout (main|sideboard))\s*[:=]", re.IGNORECASE)
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 1_000  # that is no comment
COMMENTS: Final = ("//", "#")
# Heads of groups inside a part, as sites write them; the part goes on.
GROUPS: Final = {
    *("creature", "creatures", "land", "lands", "instant", "instants", "sorcery", "sorceries", "artifact", "artifacts"),
    *("enchantment", "enchantments", "planeswalker", "planeswalkers", "battle", "battles", "spells", "other"),
    *("instants and sorceries", "instants & sorceries", "other spells"),
}
EXPECTED: Final = fixed(
    "error-a-count-and-a-card-name",
    'a count and a card name such as "4 Lightning Bolt", "Deck", "Sideboard", "Commander", or a comment after // or #',
)


class DeckTextReader:
    """Where the reading of a list stands."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.part = "main"
        self.gap = 0  # the line of an empty line after the first cards
        self.sectioned = False

    def read(self, text: str) -> None:
        """Reads line by line. An empty line separates the sideboard only if nothing else in the list does. Raises
        DeckError for a list that is too long, or a line that is none of a list.
        """
        lines = [line.strip() for line in text.split("\n")]
        if len(lines) > MOST_LINES:
            self.entries.line = MOST_LINES + 1
            raise self.entries.wrong(
                worded(
                    "error-a-deck-list",
                    "a deck list has at most {most_lines:,} lines; found {count:,}",
                    most_lines=MOST_LINES,
                    count=len(lines),
                )
            )
        for number, line in enumerate(lines):
            if len(line) > LONGEST_LINE:
                self.entries.line = number + 1
                lines[number] = self.cut_comment(line)
        self.sectioned = any(divides(line) for line in lines)
        for number, line in enumerate(lines, 1):
            self.entries.line = number
            if line.startswith(COMMENTS):
                self.comment(uncommented(line))
            elif line:
                self.content(line, lines)
            elif self.part == "commanders" and self.entries.parts["commanders"]:
                self.part = "main"
            elif self.entries.parts["main"] and not self.gap:
                self.gap = number

    def cut_comment(self, line: str) -> str:
        """As much of a long comment as may mean something. Raises DeckError for any other line that is so long."""
        if not line.startswith(COMMENTS):
            raise self.entries.wrong(
                worded(
                    "error-a-line-has-at-most-characters",
                    "a line has at most {longest_line:,} characters; found {line}",
                    longest_line=LONGEST_LINE,
                    line=cut(line),
                )
            )
        return line[:LONGEST_LINE]

    def comment(self, said: str) -> None:
        """A comment may be the head of a section, or the name of the deck."""
        if section_of(said) in (*PARTS, "aside"):
            self.part = section_of(said)
        elif (found := NAME.fullmatch(said)) is not None and found["name"]:
            self.entries.name = visible(found["name"].strip())

    def content(self, line: str, lines: list[str]) -> None:
        if self.fact(line):
            return
        if line.upper().startswith("SB:"):
            self.entry(line[3:].strip(), "side")
            return
        part = self.entries.part_of(line)
        if part or section_heading(line) in GROUPS:
            self.part = part or self.part
            return
        if not self.sectioned and self.gap:
            self.cross_gap(lines)
        self.entry(line, self.part)

    def entry(self, text: str, part: str) -> None:
        """Adds what a line says to a part of the deck. Raises DeckError if it is no line of a list."""
        found = ENTRY.fullmatch(text)
        if found is None:
            raise self.entries.wrong(
                worded(
                    "error-is-not-a-line",
                    "{text} is not a line of a deck list; allowed are {expected}",
                    text=repr(cut(text)),
                    expected=EXPECTED,
                )
            )
        marked = LEADER.search(found["name"])
        if marked is not None:
            part = "commanders"
        name, categories = name_and_categories(found["name"][: marked.start()] if marked is not None else found["name"])
        for category in categories:
            if "{nodeck}" in category.casefold():
                part = "aside"
            word = category.partition("{")[0]
            said = self.entries.part_of(word) if section_heading(word) not in GROUPS else ""
            part = said if said in ("side", "aside", "commanders", "vanguards", "planes") else part
        if part in PARTS:
            self.entries.add(part, found["count"], name)

    def fact(self, line: str) -> bool:
        """True if a line tells something about the deck: its name."""
        found = NAME.fullmatch(line)
        if found is not None:
            self.entries.name = visible(found["name"].strip()) or self.entries.name
        elif self.part == "about" and line.casefold().startswith("name "):
            self.entries.name = visible(line[5:].strip())
        elif not OTHER_FACTS.match(line) and not (self.part == "about" and "=" in line):
            return False
        return True

    def cross_gap(self, lines: list[str]) -> None:
        """The cards after the one empty line are the sideboard; more groups than two could mean anything. Raises
        DeckError then.
        """
        if self.part == "side":
            return
        blocks = 0
        inside = False
        for line in lines:
            if line.startswith(COMMENTS):
                continue
            if line and not inside:
                blocks += 1
            inside = bool(line)
        headed = any(line.startswith(COMMENTS) for line in lines[self.gap - 1 : self.entries.line])
        if blocks > 2 or headed:
            raise self.entries.wrong(
                fixed(
                    "error-an-empty-line-alone-cannot-say",
                    "an empty line alone cannot say here whether the sideboard begins; allowed is a line "
                    '"Sideboard" before it, or a line "Deck" at the top',
                )
            )
        self.part = "side"


def divides(line: str) -> bool:
    """True if a line says by itself to which part the cards after it, or on it, belong."""
    said = uncommented(line)
    return said.upper().startswith("SB:") or section_of(said) in (*PARTS, "aside") or section_heading(line) in GROUPS


def uncommented(line: str) -> str:
    return line.lstrip("/# ") if line.startswith(COMMENTS) else line


def section_of(line: str) -> str:
    return SECTIONS.get(section_heading(line), "")

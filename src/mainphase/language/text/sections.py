"""The parts of a card's text that have a frame of their own: chapters (CR 714.2), level symbols (711.2), class levels
(716.2) and station symbols (721.2). The rest is plain. What a frame says is written again in one way only, and
where that is not what stood there, the line is taken for a plain one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from mainphase.foundation.whole_numbers import whole
from mainphase.language.text.about import About

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
CHAPTERS: Final = re.compile(r"([IVX]+(?:, [IVX]+)*) — ")
LEVEL_SYMBOL: Final = re.compile(r"LEVEL ([0-9]+)(?:-([0-9]+)|\+)")
CLASS_LEVEL: Final = re.compile(r"((?:\{[^{}]+\})+): Level ([0-9]+)")
STATION_SYMBOL: Final = re.compile(r"([0-9]+)\+ \| ([0-9]+/[0-9]+$)?")
STATION_CARDS: Final = frozenset(("Spacecraft", "Planet"))
POWER_TOUGHNESS: Final = re.compile(r"[0-9]+/[0-9]+")


class Section(NamedTuple):
    """Lines that stand in one frame, which is None for plain text."""

    frame: Frame | None
    lines: tuple[str, ...]
    first: int  # the place of its first line among those of the text


class ChapterSymbol(NamedTuple):
    numbers: tuple[int, ...]

    def text(self) -> str:
        return ", ".join([ROMAN[k] for k in self.numbers]) + " — "


class LevelSymbol(NamedTuple):
    """`high` 0: no end."""

    low: int
    high: int
    power_toughness: str

    def text(self) -> str:
        return f"LEVEL {self.low}{f'-{self.high}' if self.high else '+'}\n{self.power_toughness}"


class ClassLevel(NamedTuple):
    cost: str
    number: int

    def text(self) -> str:
        return f"{self.cost}: Level {self.number}"


class StationSymbol(NamedTuple):
    """Card files give the power and toughness of its box with the card; we say them after the symbol."""

    number: int
    power_toughness: str

    def text(self) -> str:
        return f"{self.number}+ | {self.power_toughness}"


Frame = ChapterSymbol | LevelSymbol | ClassLevel | StationSymbol


def sections(lines: Sequence[str], about: About) -> tuple[Section, ...]:
    """The lines of a normalized text by their frames. Chapters stand before their text in the same
    line, the other frames in lines of their own. Modes belong to the line before them.
    """
    found: list[Section] = []
    at = 0
    while at < len(lines):
        frame, rest, alone = frame_at(lines, at, about)
        first = at + alone
        inside = [lines[at]] if frame is None else [rest] if rest else []
        at += max(alone, 1)
        while at < len(lines) and takes(frame, lines[at]) and frame_at(lines, at, about)[0] is None:
            inside.append(lines[at])
            at += 1
        found.append(Section(frame, tuple(inside), first))
    return tuple(found)


def takes(frame: Frame | None, line: str) -> bool:
    """True if a line goes on with what a frame has begun."""
    return line.startswith("• ") if isinstance(frame, ChapterSymbol) else True


def frame_at(lines: Sequence[str], at: int, about: About) -> tuple[Frame | None, str, int]:
    """The frame that begins with this line, what of the line is text in it, and how many lines are the frame alone."""
    line = lines[at]
    frame: Frame | None = None
    rest = ""
    alone = 0
    if "Saga" in about.subtypes and (found := CHAPTERS.match(line)):
        numerals = found[1].split(", ")
        if all(numeral in ROMAN for numeral in numerals):
            frame = ChapterSymbol(tuple([ROMAN.index(numeral) for numeral in numerals]))
            rest = line[found.end() :]
    elif about.layout == "leveler" and (found := LEVEL_SYMBOL.fullmatch(line)):
        pt = lines[at + 1] if at + 1 < len(lines) else ""
        if POWER_TOUGHNESS.fullmatch(pt):
            frame = LevelSymbol(whole(found[1]) or 0, whole(found[2] or "") or 0, pt)
            alone = 2
    elif "Class" in about.subtypes and (found := CLASS_LEVEL.fullmatch(line)):
        frame = ClassLevel(found[1], whole(found[2]) or 0)
        alone = 1
    elif not STATION_CARDS.isdisjoint(about.subtypes) and (found := STATION_SYMBOL.match(line)):
        frame = StationSymbol(whole(found[1]) or 0, found[2] or "")
        rest = line[found.end() :]
        alone = 1 if found[2] else 0
    if frame is None or frame.text() + rest != "\n".join(lines[at : at + max(alone, 1)]):
        return None, "", 0
    return frame, rest, alone

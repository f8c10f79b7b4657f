"""The parts of a page: lines of marked words, headings, tables, a band of days."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

RULE: Final = Style(color="cyan", meta={"marks": "rule"})  # how the number of a rule is printed, wherever it is
INDENT: Final = 2  # spaces
DASH: Final = "- "
COLORS: Final = ("red", "green", "yellow", "blue", "magenta")


@dataclass(frozen=True)
class MarkedWords:
    """Words of one look: the number of a rule, strong, faint, of a colour."""

    text: str
    is_rule: bool = False
    strong: bool = False
    faint: bool = False
    color: str = ""


@dataclass(frozen=True)
class HandoutLine:
    """A line: how deep it stands, and its words."""

    depth: int
    words: tuple[MarkedWords, ...]

    @property
    def text(self) -> str:
        return "".join(each.text for each in self.words)

    @property
    def is_heading(self) -> bool:
        """True of a line that is bold from edge to edge and stands at the edge."""
        return self.depth == 0 and bool(self.words) and all(each.strong for each in self.words)


Cell = tuple[HandoutLine, ...]


@dataclass(frozen=True)
class HandoutTable:
    """Headings of columns, and rows of cells; a row of `groups` begins another group."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    groups: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Stretch:
    """Days on which one thing is so, up to the day before the next stretch. Stretches of one `kind` look alike."""

    since: str
    letter: str
    said: str
    kind: int


@dataclass(frozen=True)
class DaysBand:
    """Stretches of days, one after the other, up to the day that the last one ends."""

    title: str
    stretches: tuple[Stretch, ...]
    until: str


@dataclass
class HandoutPage:
    """A page as far as it is written. None ends what belongs together."""

    title: str
    blocks: list[HandoutLine | HandoutTable | DaysBand | None] = field(default_factory=list)


def rules_in_brackets(*rules: str) -> Text:
    """Numbers of rules as they stand after what they are the rules of; nothing if there is none."""
    given = [Text(rule, style=RULE) for rule in rules if rule]
    return Text.assemble(" (", Text(", ").join(given), ")") if given else Text()


def lines_of(text: Text, console: Console) -> Iterator[HandoutLine | None]:
    """The lines of a text; None stands for an empty one."""
    for each in text.split("\n", allow_blank=True):
        bare = each.plain.lstrip(" ")
        if not bare.strip():
            yield None
            continue
        indent = len(each.plain) - len(bare)
        depth = indent // INDENT
        if bare.startswith(DASH):  # of a list
            indent, depth = indent + len(DASH), depth + 1
        yield HandoutLine(depth, tuple(marked_words(each[indent:], console)))


def marked_words(text: Text, console: Console) -> Iterator[MarkedWords]:
    whole = text.copy()
    whole.stylize_before(text.style)
    for segment in whole.render(console):
        if not segment.text or segment.control:
            continue
        style = segment.style or Style.null()
        color = style.color.name.removeprefix("bright_") if style.color is not None else ""
        yield MarkedWords(
            segment.text,
            is_rule=style.meta.get("marks") == "rule",
            strong=bool(style.bold),
            faint=bool(style.dim),
            color=color if color in COLORS else "",
        )


def levels_of(lines: Iterable[HandoutLine]) -> list[int]:
    """In which list of lists each line stands, from 1: one deeper than the line above that is less deep."""
    levels: list[int] = []
    depths: list[int] = []
    for line in lines:
        while depths and depths[-1] > line.depth:
            depths.pop()
        if not depths or depths[-1] < line.depth:
            depths.append(line.depth)
        levels.append(len(depths))
    return levels


def without_ends(cell: Iterable[HandoutLine | None]) -> Cell:
    """The lines of a cell that are not empty."""
    return tuple(line for line in cell if line is not None)

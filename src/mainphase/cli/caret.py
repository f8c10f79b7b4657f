"""Text with a caret under the place where something stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_EXPECTED: Final = 6


def with_caret(text: str, at: int, width: int = 0) -> list[str]:
    """The text, and a caret under the place; of a long line so much around the place as fits into the width."""
    at = max(0, min(at, len(text)))
    begins = text.rfind("\n", 0, at) + 1
    before, (line, *after) = text[:begins].splitlines(), text[begins:].split("\n")
    if width:
        before, after = [shortened(other, width) for other in before], [shortened(other, width) for other in after]
    return [*before, *one_with_caret(line, at - begins, width), *after]


def one_with_caret(line: str, at: int, width: int) -> list[str]:
    begin, end = 0, len(line)
    if width and len(line) > width:
        begin = max(0, min(at - width // 2, len(line) - width))
        end = begin + width
    left, right = "…" if begin else "", "…" if end < len(line) else ""
    return [f"{left}{line[begin:end]}{right}", " " * (at - begin + len(left)) + "^"]


def shortened(line: str, width: int) -> str:
    return line if len(line) <= width else f"{line[:width]}…"


def expected_words(expected: Sequence[str]) -> str:
    """The first few of the words that could have stood there."""
    said = [word.strip() for word in expected if word.strip()]
    more = len(said) - MOST_EXPECTED
    shown = ", ".join(repr(word) if " " in word else word for word in said[:MOST_EXPECTED])
    return f"{shown} … and {more} more" if more > 0 else shown

"""A line of text with a caret under the place where something stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_EXPECTED: Final = 6


def with_caret(text: str, at: int, width: int = 0) -> list[str]:
    """The line, and a caret under the place; of a long line so much around the place as fits into the width."""
    at = max(0, min(at, len(text)))
    begin, end = 0, len(text)
    if width and len(text) > width:
        begin = max(0, min(at - width // 2, len(text) - width))
        end = begin + width
    left, right = "…" if begin else "", "…" if end < len(text) else ""
    return [f"{left}{text[begin:end]}{right}", " " * (at - begin + len(left)) + "^"]


def expected_words(expected: Sequence[str]) -> str:
    """What could have stood there: the first few of it."""
    said = [word.strip() for word in expected if word.strip()]
    more = len(said) - MOST_EXPECTED
    shown = ", ".join(repr(word) if " " in word else word for word in said[:MOST_EXPECTED])
    return f"{shown} … and {more} more" if more > 0 else shown

"""A line that keeps a card from being played, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from mainphase.cli.caret import expected_words, with_caret

if TYPE_CHECKING:
    from mainphase.language.catalogue.reading import FailedLine


def line_data(line: FailedLine) -> dict[str, object]:
    return {
        "face": line.face,
        "text": line.text,
        "verdict": line.verdict,
        "reason": line.reason,
        "stopped": line.stopped,
        "expected": list(line.expected),
        "meanings": list(line.meanings),
    }


def say_line(line: FailedLine, console: Console) -> None:
    """A line that is not understood, with a caret where understanding stopped and what could have stood there."""
    console.print()
    for shown in with_caret(line.text, line.stopped, console.width - 4 if console.is_terminal else 0):
        console.print(Text(f"  {shown}"), no_wrap=True, crop=False, overflow="ignore")
    said = Text(f"  {line.verdict}: {line.reason}")
    if line.expected:
        said.append(f"; expected here: {expected_words(line.expected)}", style="dim")
    console.print(said, soft_wrap=True)
    for meaning in line.meanings:
        console.print(Text(f"  - {meaning}"), soft_wrap=True)

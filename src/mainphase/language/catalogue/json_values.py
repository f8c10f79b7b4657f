"""JSON read one value at a time, so that a file of any length needs little memory.

`Values` stands somewhere in the text. `members` and `elements` walk through the object or array that begins there;
before the next is asked for, each value must have been taken by `value`, or been walked through itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

MOST: Final = 1 << 24  # characters of one value; the longest of MTGJSON, what is in boosters, has a million
MOST_PASSED_OVER: Final = 1 << 21  # … of one that is nested too deeply
SPACE: Final = re.compile(r"[ \t\r\n]*")
MARKS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|["\[\]{}]', re.S)
DECODER: Final = json.JSONDecoder(strict=False)  # a raw control character is told of by name later, with its card


class Broken(Exception):
    """The text ends or goes wrong here."""

    def __init__(self, what: str, line: int, column: int) -> None:
        super().__init__(what)
        self.what = what
        self.line = line
        self.column = column


class TooDeep:
    """Stands for a value that is nested too deeply to be read."""


class Values:
    """A place in JSON text that comes in pieces."""

    def __init__(self, pieces: Iterator[str]) -> None:
        self.pieces = pieces
        self.text = ""
        self.at = 0
        self.line = 1  # of the place in `text` up to which lines are counted
        self.line_began = 0  # where that line begins in `text`; negative if it was there before
        self.counted = 0
        self.ended = False

    def more(self) -> bool:
        """Reads on, and forgets what lies behind."""
        piece = "" if self.ended else next(self.pieces, "")
        while not piece and not self.ended:
            following = next(self.pieces, None)
            self.ended = following is None
            piece = following or ""
        if not piece:
            return False
        self.place()
        self.line_began -= self.at
        self.counted = 0
        self.text = self.text[self.at :] + piece
        self.at = 0
        return True

    def place(self, at: int | None = None) -> tuple[int, int]:
        """The line and column of a place in `text`, or of the one where this stands, counted from 1."""
        if at is not None and at != self.at:
            lines = self.text.count("\n", self.counted, at)
            began = self.text.rfind("\n", self.counted, at) + 1 if lines else self.line_began
            return self.line + lines, at - began + 1
        if lines := self.text.count("\n", self.counted, self.at):
            self.line += lines
            self.line_began = self.text.rfind("\n", self.counted, self.at) + 1
        self.counted = self.at
        return self.line, self.at - self.line_began + 1

    def broken(self, what: str, at: int | None = None) -> Broken:
        return Broken(what, *self.place(at))

    def peek(self) -> str:
        """The next character that is not white space; "" at the end."""
        while True:
            found = SPACE.match(self.text, self.at)
            assert found is not None
            self.at = found.end()
            if self.at < len(self.text):
                return self.text[self.at]
            if not self.more():
                return ""

    def take(self, allowed: str) -> str:
        """Returns the next character. Raises Broken unless it is one of these."""
        found = self.peek()
        if not found or found not in allowed:
            wanted = " or ".join(repr(c) for c in allowed)
            raise self.broken(
                f"the file ends where {wanted} is due" if not found else f"{found!r} where {wanted} is due"
            )
        self.at += 1
        return found

    def value(self) -> Any:
        """Returns the whole value that begins here. Raises Broken if there is none, or it is too long."""
        if not self.peek():
            raise self.broken("the file ends where a value is due")
        least = 0  # so much must there be before another try
        while True:
            if len(self.text) - self.at >= least or self.ended:
                try:
                    found, end = DECODER.raw_decode(self.text, self.at)
                except json.JSONDecodeError as wrong:
                    cut_off = wrong.msg.startswith("Unterminated") or wrong.pos >= len(self.text) - 12
                    if not cut_off or self.ended:
                        raise self.broken(
                            "the file ends in the middle of a value" if cut_off else f"no JSON: {wrong.msg}", wrong.pos
                        ) from None
                    least = 2 * (len(self.text) - self.at)
                except RecursionError:
                    return self.passed_over()
                except ValueError as wrong:  # a number with too many digits
                    raise self.broken(f"no value that can be read: {wrong}") from None
                else:
                    if end < len(self.text) or self.ended:  # a number may go on
                        self.at = end
                        return found
            if len(self.text) - self.at > MOST:
                raise self.broken(f"a value has more than {MOST:,} characters")
            if not self.more():
                self.ended = True

    def passed_over(self) -> TooDeep:
        """Goes behind a value that is nested too deeply. Raises Broken if it does not end."""
        depth = passed = 0
        while True:
            began = self.at
            for found in MARKS.finditer(self.text, self.at):
                mark = found[0]
                if mark == '"':  # the end of this text is not there yet
                    self.at = found.start()
                    break
                depth += (mark in "[{") - (mark in "]}") if len(mark) == 1 else 0
                self.at = found.end()
                if depth == 0:
                    return TooDeep()
            else:
                self.at = len(self.text)
            passed += self.at - began
            if passed > MOST_PASSED_OVER:
                raise self.broken(f"a value is nested too deeply, and has more than {MOST_PASSED_OVER:,} characters")
            if not self.more():
                raise self.broken("the file ends in the middle of a value")

    def members(self) -> Iterator[str]:
        """The names in the object that begins here, each just before its value."""
        self.take("{")
        if self.peek() == "}":
            self.at += 1
            return
        while True:
            if self.peek() != '"':
                self.take('"')
            name = self.value()
            self.take(":")
            self.peek()
            yield name
            if self.take(",}") == "}":
                return

    def elements(self) -> Iterator[None]:
        """Stops just before each value of the array that begins here."""
        self.take("[")
        if self.peek() == "]":
            self.at += 1
            return
        while True:
            self.peek()
            yield None
            if self.take(",]") == "]":
                return

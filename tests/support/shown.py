"""What pages show: blocks of what commands print, compared with what they do print.

A comment before a block says what prints it: `<!-- mainphase turn --rules 1997-08-22 -->`; `<!-- file NAME -->` gives
the block that name for the commands after it; `<!-- varies: WHY -->` excuses a block. A line `…` stands for any lines,
`…` at the end of a line for its rest. A block may begin anywhere in what is printed.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

BLOCK: Final = re.compile(r"(?:^<!-- (?P<how>[^\n]*) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.M | re.S)
MORE: Final = "…"


class Block(NamedTuple):
    """A block of a page: what the comment before it says, its language, and what stands in it."""

    how: str
    kind: str
    text: str


def blocks_of(page: str) -> list[Block]:
    return [Block(found["how"] or "", found["kind"], found["text"]) for found in BLOCK.finditer(page)]


def shows(block: str, printed: str) -> str:
    """What of the block is not in what was printed, in its order; "" if all of it is."""
    lines = [line.rstrip() for line in printed.splitlines()]
    at, anywhere = 0, True
    for wanted in [line.rstrip() for line in block.splitlines()]:
        if wanted.strip() == MORE:
            anywhere = True
            continue
        found = [k for k, line in enumerate(lines) if k >= at and fits(wanted, line)]
        if not found or (not anywhere and found[0] != at):
            return f"{wanted!r}; there is {lines[at : at + 3]}"
        at, anywhere = found[0] + 1, False
    return ""


def fits(wanted: str, line: str) -> bool:
    return line.startswith(wanted.removesuffix(MORE)) if wanted.endswith(MORE) else line == wanted


def ruled(text: str) -> str:
    """Lines that are drawn across a table are as long as the terminal is wide."""
    return re.sub("─+", "─", text)

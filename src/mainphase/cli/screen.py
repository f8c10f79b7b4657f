"""Where commands print: colour and boxes in a terminal, plain text in full length otherwise."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

# Wide enough for any table of ours: in a file or a pipe nothing is wrapped or cut.
_WIDTH: Final = 200


class Screen(Console):
    """A reader that stops reading is no failure: what to do about it is decided in one place, for every command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def stdout() -> Console:
    return Screen(highlight=False, emoji=False, width=None if sys.stdout.isatty() else _WIDTH)


def stderr() -> Console:
    return Console(stderr=True, highlight=False, emoji=False, soft_wrap=True)

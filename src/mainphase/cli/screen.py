"""Where commands print: colour and boxes in a terminal, plain text in full length otherwise."""

from __future__ import annotations

import sys
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from mainphase.presentation.folding import folded_lines

# Wide enough for any table of ours: in a file or a pipe nothing is wrapped or cut.
_WIDTH: Final = 200


class Screen(Console):
    """A console on which a text of any length stays readable.

    What is printed with `soft_wrap` is one line in a file or a pipe; in a terminal it is broken between words. A reader
    that stops reading is no failure: what to do about it is decided in one place, for every command.
    """

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def print(self, *objects: Any, **how: Any) -> None:
        said = objects[0] if len(objects) == 1 else None
        if not (how.get("soft_wrap") and self.is_terminal and isinstance(said, str | Text)):
            super().print(*objects, **how)
            return
        text = said if isinstance(said, Text) else self.render_str(said, markup=how.get("markup"), highlight=False)
        for line in folded_lines(text, self):
            super().print(line, style=how.get("style"), soft_wrap=True)


def stdout() -> Console:
    return Screen(highlight=False, emoji=False, width=None if sys.stdout.isatty() else _WIDTH)


def stderr() -> Console:
    return Console(stderr=True, highlight=False, emoji=False, soft_wrap=not sys.stderr.isatty())

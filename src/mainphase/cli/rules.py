"""`mainphase rules NUMBER --text FILE`: a rule out of the user's own copy of the rules. None comes with mainphase."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from mainphase.cli.screen import stdout


def command(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="A rule's number: 505, 505.6 or 505.6b.")],
    text: Annotated[Path, typer.Option("--text", metavar="FILE", help="Your copy of the rules text.")],
) -> None:
    """Show a rule and its subrules from your own copy of the rules text."""
    from mainphase.rules.text import read_rules_text

    console = stdout()
    for rule in read_rules_text(text).find(number):
        line = Text.assemble((rule.number, "bold"), "  ", rule.text)
        if console.is_terminal:
            console.print(Padding(line, (0, 0, 1, 0)))
        else:
            console.print(line, soft_wrap=True)

"""`mainphase explain FILE`: a scenario told step by step, with the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mainphase.cli.screen import stdout


def command(file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")]) -> None:
    """Tell what happens in a scenario, and by which rule."""
    from mainphase.scenarios import explain_file

    status = explain_file(file, stdout())
    if status:
        raise typer.Exit(status)

"""`mainphase check FILE…`: scenarios are played and what they expect is compared."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mainphase.cli.screen import stdout


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
) -> None:
    """Play scenarios and compare what happens with what they expect. Exit code 1 if any expectation fails."""
    from mainphase.scenarios import check_files

    status = check_files(files, stdout())
    if status:
        raise typer.Exit(status)

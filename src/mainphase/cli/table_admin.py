"""`mainphase table --admin`: what whoever runs a table does with the games that it keeps."""

from __future__ import annotations

from pathlib import Path

import typer

from mainphase.errors import OptionError
from mainphase.saying.worded import fixed


def administer_games(games: Path, words: list[str]) -> None:
    """Does it and tells what came of it. Raises OptionError."""
    from mainphase.server.admin import administer
    from mainphase.server.hosting import written_files

    folder = Path()
    if words[:1] == ["export"] and len(words) == 3:
        folder = Path(words.pop())
        if not folder.is_dir():
            raise OptionError(fixed("error-there-is-no-such-folder", "there is no such folder"), where=str(folder))
    told = administer(games, words)
    for line in told.lines:
        typer.echo(line)
    for path in written_files(told.files, folder):
        typer.echo(path)

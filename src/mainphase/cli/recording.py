"""Keeping a game in a file, whatever ends it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from os.path import isdir, isfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from mainphase.cli.screen import stderr
from mainphase.errors import MainphaseError, OptionError
from mainphase.foundation.whole_files import replace_file
from mainphase.saying.worded import worded

if TYPE_CHECKING:
    from mainphase.game import Game
    from mainphase.game.match import Match

RecordOption = Annotated[
    Path | None,
    typer.Option("--record", metavar="FILE", help="Write the game to a file, which `mainphase replay` tells again."),
]

RECORD: Final = b"mainphase record "  # how a record begins


def check_writable(path: Path) -> None:
    """Raises OptionError if no record can be written to this path: before a long game, not after it."""
    if isdir(path):
        raise OptionError(
            worded("error-is-a-folder-give-the-file", "{path} is a folder; give the file to record to", path=path)
        )
    if not isdir(path.absolute().parent):
        raise OptionError(
            worded(
                "error-there-is-no-folder-to-record",
                "there is no folder {parent} to record to",
                parent=path.absolute().parent,
            )
        )
    if isfile(path) and path.stat().st_size and not is_record(path):
        raise OptionError(
            worded(
                "error-is-there-already",
                "{path} is there already and is not a record of a game; give another name",
                path=path,
            )
        )


def is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(RECORD)) == RECORD
    except OSError:
        return False


def write_record(path: Path, text: str) -> None:
    """Raises OptionError if the record cannot be written."""
    try:
        replace_file(path, lambda draft: draft.write_text(text, encoding="utf-8"))
    except (OSError, ValueError) as error:  # ValueError: a path that no file can have
        said = error.strerror if isinstance(error, OSError) else error
        raise OptionError(
            worded(
                "error-the-record-cannot-be-written",
                "the record cannot be written to {path}: {said}",
                path=path,
                said=said,
            )
        ) from error


@contextmanager
def recording(game: Game | Match, path: Path | None) -> Iterator[None]:
    """Writes the game (or the games of the match) to the file afterwards, also if something breaks it off: then it is
    told where it is.
    """
    if path is None:
        yield
        return
    try:
        with stoppable():
            yield
    except BaseException:
        console = stderr()
        try:
            write_record(path, game.record())
        except MainphaseError as error:
            console.print(str(error), markup=False)
        else:
            console.print(f"the game up to here is in {path}", markup=False)
        raise
    write_record(path, game.record())


@contextmanager
def stoppable() -> Iterator[None]:
    """A terminal that is closed and `kill` interrupt as Ctrl-C does."""
    if threading.current_thread() is not threading.main_thread():  # Python hears signals only there
        yield
        return
    known = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    numbers = [number for number in known if signal.getsignal(number) == signal.SIG_DFL]  # `nohup` ignores one
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)

"""`--out FILE`: what a command says goes into a file to hand out, instead of to the screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from os.path import isdir, isfile, lexists
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from mainphase.cli.options import check_goes_alone
from mainphase.cli.screen import stdout
from mainphase.errors import OptionError
from mainphase.saying.worded import worded

if TYPE_CHECKING:
    from rich.console import Console

BEGINNING: Final = 300  # characters of a page of ours, among which it says so


@contextmanager
def handed_out(out: Path | None, title: str = "", is_picture: bool = False) -> Iterator[Console]:
    """The console on which a command prints. With `--out` it is a page, which is written whole when all is said.

    Raises OptionError, before anything is said, if it can't be written there.
    """
    if out is None:
        yield stdout()
        return
    from mainphase.foundation.whole_files import replace_file
    from mainphase.presentation.handouts.collecting import Handout
    from mainphase.presentation.handouts.endings import handout_ending, handout_text

    ending = handout_ending(out, is_picture)
    check_may_be_written(out)
    handout = Handout(title)
    yield handout
    text = handout_text(handout.page, ending)
    try:
        replace_file(out, lambda draft: draft.write_text(text, encoding="utf-8"))
    except (OSError, ValueError) as error:  # ValueError: a path that no file can have
        said = error.strerror if isinstance(error, OSError) else error
        raise OptionError(
            worded("error-out-cannot-be-written", "--out: {out} cannot be written: {said}", out=out, said=said)
        ) from error
    stdout().print(Text(f"{out} is written"), soft_wrap=True)


def check_no_json(out: Path | None, as_json: bool) -> None:
    """Raises OptionError if what is written for programs is to be a page as well."""
    if out is not None:
        check_goes_alone("--out", {"--json": as_json})


def check_may_be_written(out: Path) -> None:
    """Raises OptionError if there is no folder for this file, or if something else has its name."""
    from mainphase.presentation.handouts.endings import is_handout

    if not isdir(out.absolute().parent):
        raise OptionError(
            worded("error-out-there-is-no-folder", "--out: there is no folder {parent}", parent=out.absolute().parent)
        )
    if not lexists(out):
        return
    ours = False
    if isfile(out):  # a pipe would be waited for
        with suppress(OSError, UnicodeDecodeError), out.open(encoding="utf-8") as file:
            ours = is_handout(file.read(BEGINNING))
    if not ours:
        raise OptionError(
            worded(
                "error-out-is-there-already",
                "--out: {out} is there already and is no page to hand out; give another name",
                out=out,
            )
        )

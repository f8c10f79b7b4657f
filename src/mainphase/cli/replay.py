"""`mainphase replay FILE`: a recorded game told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mainphase.cli.options import NoBuiltInOption, VerbosityOption, verbosity_of
from mainphase.cli.screen import stdout
from mainphase.errors import RecordError
from mainphase.foundation.bounded_files import LONGEST_RECORD, read_bounded_text


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record written by `mainphase watch --record`.")],
    verbosity: VerbosityOption = "normal",
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Tell a recorded game again. A record made with other rules or cards is refused."""
    from mainphase.game.replaying import replay
    from mainphase.presentation.transcript import Transcript

    level = verbosity_of(verbosity)
    game = replay(read_record(file), source=str(file))
    told = Transcript(game, level, None, stdout())
    told.go_back(game.events)
    told.tell(game.events)


def read_record(path: Path) -> str:
    """The text of a record. Raises RecordError if it cannot be read."""
    try:
        return read_bounded_text(path, LONGEST_RECORD)
    except FileNotFoundError:
        raise RecordError("there is no such file", where=str(path)) from None
    except UnicodeDecodeError as error:
        raise RecordError(
            f"this is not a record: it is not text in UTF-8 (byte {error.start})", where=str(path)
        ) from None
    except OSError as error:
        raise RecordError(f"this record cannot be read: {error.strerror}", where=str(path)) from None

"""`mainphase replay FILE`: a recorded game, or a match, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mainphase.cli.handing_out import handed_out
from mainphase.cli.options import NoBuiltInOption, OutOption, VerbosityOption, verbosity_of
from mainphase.cli.reader import LanguageOption
from mainphase.errors import RecordError
from mainphase.foundation.bounded_files import LONGEST_RECORD, read_bounded_text
from mainphase.saying.reader import READER, told
from mainphase.saying.worded import fixed, worded


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record written by `mainphase watch --record`.")],
    verbosity: VerbosityOption = "normal",
    language: LanguageOption = None,
    out: OutOption = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Tell a recorded game again, or the games of a match. A record made with other rules or cards is refused."""
    from mainphase.cli.match_told import game_of_match, score_told, stood_before
    from mainphase.game.match import match_of_records
    from mainphase.game.replaying import replay
    from mainphase.presentation.record import parse_records
    from mainphase.presentation.transcript import Transcript

    level = verbosity_of(verbosity)
    records = parse_records(read_record(file), str(file))
    match = match_of_records(records, str(file)) if len(records) > 1 else None
    games = match.games if match is not None else [replay(records[0], source=str(file))]
    with handed_out(out, f"The game in {file.name}") as console:
        for number, game in enumerate(games):
            if match is not None and number:
                console.print(told(stood_before(match, number)), style="bold", markup=False)
            if game.match is not None:
                console.print(told(game_of_match(game.match.number, game.match.best_of)), style="bold", markup=False)
            telling = Transcript(game, level, None, console, language=READER.language)
            telling.go_back(game.events)
            telling.tell(game.events)
        if match is not None:
            console.print(told(score_told(match)), style="bold", markup=False)


def read_record(path: Path) -> str:
    """The text of a record. Raises RecordError if it cannot be read."""
    try:
        return read_bounded_text(path, LONGEST_RECORD)
    except FileNotFoundError:
        raise RecordError(fixed("error-there-is-no-such-file", "there is no such file"), where=str(path)) from None
    except UnicodeDecodeError as error:
        raise RecordError(
            worded(
                "error-this-is-not-a-record",
                "this is not a record: it is not text in UTF-8 (byte {start})",
                start=error.start,
            ),
            where=str(path),
        ) from None
    except OSError as error:
        raise RecordError(
            worded(
                "error-this-record-cannot-be-read", "this record cannot be read: {strerror}", strerror=error.strerror
            ),
            where=str(path),
        ) from None

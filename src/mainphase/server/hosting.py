"""The work of whoever runs the server, on the games that it keeps: listing, checking, dropping, exporting, backing up
and restoring them. It is the same for a server that runs (`admin`) and for a file that nobody has open.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Collection
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from mainphase.errors import MainphaseError, OptionError
from mainphase.game import Game
from mainphase.saying.error_texts import listed_names
from mainphase.saying.worded import fixed, worded
from mainphase.server.game_store import GameRow, GameStore
from mainphase.server.kept_game import GameKept, LineKept, game_before_moves, play_kept
from mainphase.server.kept_rows import GameFound
from mainphase.server.private_files import made_private


class ExportedFile(NamedTuple):
    """A file of an export: its name, and what stands in it."""

    name: str
    text: str


def told_games(store: GameStore) -> list[str]:
    """A line about every game, the one that changed last first."""
    out = [*(told_game(row) for row in store.rows()), *told_unread(store)]
    return out or ["there are no games"]


def told_unread(store: GameStore) -> list[str]:
    """A line if there may be more games than are listed."""
    return ["part of the list cannot be read: restore a backup"] if store.unread else []


def counted_games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"


def told_game(row: GameRow) -> str:
    players = "?" if row.kept is None else ", ".join(seat.name for seat in row.kept.seats)
    where = "over" if row.over else f"turn {row.turn}"
    damage = f"  DAMAGED: {'; '.join(row.damage)}" if row.damage else ""
    return f"{row.id}  {row.changed[:16].replace('T', ' ')}  {where}  {players}{damage}"


def expired_games(store: GameStore, days: float) -> list[str]:
    """The games in which nothing has happened for so many days. One that is damaged waits for whoever runs it all."""
    latest = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    return [row.id for row in store.rows() if row.changed < latest and not row.damage]


def games_checked(store: GameStore) -> list[str]:
    """A line about every game that is not as it was written."""
    names = [row.id for row in store.rows()]
    for name in names:
        store.examine(name)
    out = [told_game(row) for row in store.rows() if row.damage]
    strays = store.strays()
    if strays:
        out.append(f"rows of games that are not listed: {listed_names(strays)}")
    out += told_unread(store)
    return out or [f"{counted_games(len(names))}, all as they were written"]


def found_game(store: GameStore, game: str) -> GameFound:
    """Raises OptionError if there is no such game."""
    found = store.examine(game)
    if found is None:
        raise OptionError(
            worded("error-there-is-no-game-here", "there is no game {game} here", game=repr(game)), where=store.path
        )
    return found


def exported_game(kept: GameKept, lines: dict[int, LineKept]) -> list[ExportedFile]:
    """Every line of a game, as far as it can be played: as a record, or, of a game that began from a scenario, where it
    began and the last position that can be told.
    """
    out = [ExportedFile(f"game-{kept.id}-begins.yaml", kept.origin)] if kept.scenario else []
    for line in lines.values():
        game = game_before_moves(kept)
        for move in line.moves:
            try:
                play_kept(game, move)
            except Exception:  # of another version, perhaps: so far it is whole
                break
        name = f"game-{kept.id}-line-{line.line}"
        if not kept.scenario:
            out.append(ExportedFile(f"{name}.record", game.record()))
        else:
            out.append(ExportedFile(f"{name}-move-{told_position(game)[0]}.yaml", told_position(game)[1]))
    return out


def told_position(game: Game) -> tuple[int, str]:
    """The last position that a scenario can tell, and after how many moves."""
    while True:
        try:
            return game.moves, game.to_scenario()
        except MainphaseError:
            if game.moves == 0:
                raise
            game.undo(1)


def written_files(files: list[ExportedFile], folder: Path) -> list[str]:
    """Writes files, over none that is there; the path of each. Raises OptionError."""
    out = []
    for name, text in files:
        path = folder / name
        try:
            with open(made_private(path), "w", encoding="utf-8") as stream:
                stream.write(text)
        except FileExistsError:
            raise OptionError(
                fixed("error-there-is-a-file-of-that-name", "there is a file of that name already"), where=str(path)
            ) from None
        except OSError as error:
            raise OptionError(
                worded("error-it-cannot-be-written", "it cannot be written: {strerror}", strerror=error.strerror),
                where=str(path),
            ) from error
        out.append(str(path))
    return out


def restored_games(store: GameStore, backup: Path, wanted: Collection[str], in_use: Callable[[str], bool]) -> list[str]:
    """Takes games from a backup: those that are wanted as they were then, or else all that are missing or damaged here.
    A line about each. Raises OptionError if there is no such file, or a wanted game is not in it or is being played.
    """
    if not backup.is_file():
        raise OptionError(fixed("error-there-is-no-such-file", "there is no such file"), where=str(backup))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(backup, copy)
        with closing(GameStore(copy, "crash")) as there:
            rows = {row.id: row for row in there.rows()}
            strange = sorted(set(wanted) - set(rows))
            if strange:
                raise OptionError(
                    worded(
                        "error-there-is-no-game-in", "there is no game {strange} in it", strange=listed_names(strange)
                    ),
                    where=str(backup),
                )
            played = [game for game in wanted if in_use(game)]
            if played:
                raise OptionError(
                    worded(
                        "error-somebody-sits-there-now-drop",
                        "{played}: somebody sits there now; drop it, or stop the server first",
                        played=listed_names(played),
                    )
                )
            return [
                f"{game}: {restored_game(store, there, row, game in wanted)}"
                for game, row in rows.items()
                if not wanted or game in wanted
            ]


def restored_game(store: GameStore, there: GameStore, row: GameRow, wanted: bool) -> str:
    """Takes a game from a backup, if it is to be taken; what became of it."""
    then, now = there.examine(row.id), store.examine(row.id)
    if then is None or then.damage or then.kept is None:
        return "is damaged in the backup"
    if now is not None and not now.damage:
        if (now.kept, now.lines) == (then.kept, then.lines):
            return "is here as it is in the backup"
        if not wanted:
            return "is here, and has gone on since; name it to have it as it was"
    store.restore(then, row)
    return "restored"

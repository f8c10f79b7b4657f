"""What of a game's rows is as it was written: all of it, or so far as it is whole."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mainphase.errors import MainphaseError, OptionError
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import worded
from mainphase.server.kept_game import GameKept, LineKept, MoveKept
from mainphase.server.store_format import (
    GAME_COLUMNS,
    LINE_COLUMNS,
    MOVE_COLUMNS,
    GameColumns,
    checksum,
    row_is_whole,
)


class DamagedGameError(OptionError):
    """A game whose rows are not as they were written."""


@dataclass
class GameFound:
    """A game as it is found in the file. `lines` go as far as they are whole; `damage` tells what is not."""

    id: str
    kept: GameKept | None = None
    lines: dict[int, LineKept] = field(default_factory=dict)
    damage: list[str] = field(default_factory=list)

    def error(self) -> DamagedGameError:
        return DamagedGameError(told_damage(self.id, self.damage))


def told_damage(game: str, damage: list[str]) -> str:
    """The sentence about a game that is damaged, for whoever asks for it."""
    more = f", and {len(damage) - 1} more" if len(damage) > 1 else ""
    return worded(
        "error-the-game-is-damaged-on-disk",
        "the game {game} is damaged on disk: {damage}{more}. It is set aside and stays as it is; "
        "whoever runs the server can export what of it is whole, or restore it from a backup",
        game=game,
        damage=damage[0],
        more=more,
    )


def unplayable_game(game: str, error: Exception) -> DamagedGameError:
    """The error about a game that is whole on disk, and yet cannot be played again as it was."""
    why = worded("error-colon-error", ": {error}", error=error.message) if isinstance(error, MainphaseError) else ""
    return DamagedGameError(
        worded(
            "error-the-game-is-whole-on-disk",
            "the game {game} is whole on disk, but this version of mainphase does not play it again as "
            "it was{why}. It is set aside and stays as it is, for the version that kept it",
            game=game,
            why=why,
        )
    )


def examine(db: sqlite3.Connection, game: str) -> GameFound | None:
    """A game and what is wrong with it; None if there is none of that name."""
    found = GameFound(game)
    try:
        row = db.execute(f"SELECT {GAME_COLUMNS}, kept FROM games WHERE id = ?", (game,)).fetchone()
        count = take_game(found, row) if row is not None else None
        own = db.execute(f"SELECT {LINE_COLUMNS} FROM lines WHERE game = ? ORDER BY line", (game,)).fetchall()
        if count is not None and len(own) != count:
            found.damage.append(f"of {count} lines {len(own)} are there")
        moves = db.execute(f"SELECT {MOVE_COLUMNS} FROM moves WHERE game = ? ORDER BY line, moment", (game,)).fetchall()
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        why = (
            worded("error-error-in-brackets", " ({error})", error=error_text(error))
            if isinstance(error, sqlite3.Error)
            else ""
        )
        found.damage.append(f"the file cannot be read there{why}")
        return found
    if row is None:
        if not own and not moves:
            return None
        found.damage.append("who sits where, and how it began, is missing")
    of_line: dict[Any, list[tuple[Any, ...]]] = {}
    for move in moves:
        of_line.setdefault(move[1], []).append(move)
    for each in own:
        take_line(found, each, of_line.get(each[1], []))
    if any(move[1] not in found.lines for move in moves) and not found.damage:
        found.damage.append("there are moves of a line that is not there")
    return found


def take_game(found: GameFound, row: tuple[Any, ...]) -> int | None:
    """Takes what its row tells of a game. Returns how many lines it has, if that is whole."""
    *read, kept = row
    columns = GameColumns(*read)
    whole = row_is_whole("games", columns)
    if not whole:
        found.damage.append("which line is played, and when it was changed, is not as it was written")
    if not isinstance(kept, bytes) or columns.kept_check != checksum("kept", found.id, kept):
        found.damage.append("who sits where, and how it began, is not as it was written")
        return columns.lines if whole else None
    try:
        found.kept = msgspec.json.decode(kept, type=GameKept)
    except (msgspec.DecodeError, UnicodeError):
        found.damage.append("who sits where, and how it began, is written as this version does not write it")
    if not whole:
        return None
    if found.kept is not None:
        found.kept = msgspec.structs.replace(found.kept, line=columns.line)
    return columns.lines


def take_line(found: GameFound, row: tuple[Any, ...], moves: list[tuple[Any, ...]]) -> None:
    """Takes a line, with the moves of the one that it left; as far as both are whole."""
    if not row_is_whole("lines", row):
        found.damage.append(f"the line {row[1]!s} is not as it was written")
        return
    _, line, parent, moment, count, _ = row
    assert isinstance(line, int)
    assert isinstance(parent, int)
    assert isinstance(moment, int)
    before: list[MoveKept] = []
    if parent >= 0:
        if parent not in found.lines:
            found.damage.append(f"the line {line} left a line that is not whole")
            return
        before = found.lines[parent].moves[:moment]
    made = LineKept(line, parent, moment, before)
    found.lines[line] = made
    if len(before) < moment and parent >= 0:
        found.damage.append(f"the line {line} left its line after what is whole of that")
        return
    own = whole_moves(moves, moment)
    made.moves.extend(own)
    if len(own) != count:
        found.damage.append(f"the move {moment + len(own)} of the line {line} is not as it was written")


def whole_moves(rows: list[tuple[Any, ...]], first: int) -> list[MoveKept]:
    """The moves of a line from a moment on, up to the first that is missing or not whole."""
    out: list[MoveKept] = []
    for row in rows:
        if not row_is_whole("moves", row) or row[2] != first + len(out):
            break
        try:
            out.append(msgspec.json.decode(row[3], type=MoveKept))
        except (msgspec.DecodeError, UnicodeError):
            break
    return out

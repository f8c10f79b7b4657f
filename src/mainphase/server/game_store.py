"""Games on disk, in SQLite: what a game is, its lines, and every move before anybody is told that it was made.

The process may be killed at any moment: a write is one transaction, and in WAL mode a transaction that was committed
outlives the process; with `durable` "power" it outlives the loss of power too. Another process that has the same file
open is refused, so that no game is played twice. Every row has a checksum (`store_format`): a game of which one is
wrong is set aside, and the others go on.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from mainphase.errors import OptionError
from mainphase.server import limits
from mainphase.server.kept_game import GameKept, LineKept, MoveKept
from mainphase.server.kept_rows import DamagedGameError, GameFound, examine, take_game, told_damage
from mainphase.server.store_format import (
    GAME_COLUMNS,
    LINE_COLUMNS,
    checksum,
    prepare_file,
    row_is_whole,
    row_of_game,
    row_of_line,
    row_of_move,
)

Durable = Literal["crash", "power"]
# Before a write is acknowledged it is with the operating system, or on the disk.
SYNCHRONOUS: Final[dict[Durable, str]] = {"crash": "NORMAL", "power": "FULL"}


class GameRow(msgspec.Struct):
    """A game as a list shows it: `kept` without where it began; None if that is damaged."""

    id: str
    kept: GameKept | None
    turn: int
    over: bool
    changed: str
    damage: list[str] = []


class GamesInUseError(OptionError):
    """A file of games that another process has open."""


class GameStore:
    """The file, used by one thread at a time."""

    def __init__(self, path: Path | str, durable: Durable = "power") -> None:
        self.path = str(path)
        self.durable: Durable = durable
        self._lock = threading.Lock()
        self._listed: dict[str, GameRow] = {}
        self.failing = ""  # why the last thing that was to be written could not be
        self.writes = self.failures = 0
        self.seconds = 0.0  # that the writes took
        self.unread = False  # True if the list of games could not be read to its end
        try:
            with suppress(FileExistsError):  # it holds secrets: whoever made it may read it, nobody else
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except OSError as error:
            raise OptionError(f"games cannot be kept here: {error.strerror or error}", where=self.path) from error
        try:
            self._db = open_database(self.path, durable)
            try:
                self._list()
            except BaseException:
                self._db.close()
                raise
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise GamesInUseError(
                    "another mainphase table has these games open: stop it, or name another file with --games FILE",
                    where=self.path,
                ) from error
            raise OptionError(f"games cannot be kept here: {error}", where=self.path) from error
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # the second in what SQLite says of a damaged text
            what = "its tables cannot be read" if isinstance(error, UnicodeDecodeError) else str(error)
            raise OptionError(
                f"this is no file of games, or it is damaged as a whole: {what}; mainphase table --admin restore "
                "takes games from a backup",
                where=self.path,
            ) from error

    def close(self) -> None:
        with self._lock:
            self._db.close()

    # --- writing

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All of it is written, or nothing."""
        with self._lock:
            began = time.perf_counter()
            try:
                self._db.execute("BEGIN IMMEDIATE")
                yield
                self._db.execute("COMMIT")
            except BaseException as error:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                if isinstance(error, sqlite3.Error):
                    self.failures += 1
                    self.failing = str(error)
                raise
            self.failing = ""
            self.writes += 1
            self.seconds += time.perf_counter() - began

    def add_game(self, kept: GameKept, moves: list[MoveKept], turn: int, over: bool) -> None:
        now = stamp()
        with self._transaction():
            self._add(kept, {0: LineKept(0, -1, 0, moves)}, 0, turn, over, now, now)
        self._listed[kept.id] = GameRow(kept.id, listed(kept, 0), turn, over, now)

    def _add(
        self, kept: GameKept, lines: dict[int, LineKept], line: int, turn: int, over: bool, made: str, changed: str
    ) -> None:
        text = msgspec.json.encode(kept)
        row = row_of_game(kept.id, line, turn, over, made, changed, len(lines), checksum("kept", kept.id, text))
        self._db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, text))
        for each in lines.values():
            own = each.moves[each.moment :]
            self._insert_line(kept.id, each, len(own))
            self._insert(kept.id, each.line, each.moment, own)

    def _insert_line(self, game: str, line: LineKept, moves: int) -> None:
        row = row_of_line(game, line.line, line.parent, line.moment, moves)
        self._db.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)", row)

    def add_moves(self, game: str, line: int, first: int, moves: list[MoveKept], turn: int, over: bool) -> None:
        """Moves of a line, the first of which is its move of that number. Raises DamagedGameError if what is on disk
        is not what they follow.
        """
        now = stamp()
        with self._transaction():
            row = self._db.execute(
                f"SELECT {LINE_COLUMNS} FROM lines WHERE game = ? AND line = ?", (game, line)
            ).fetchone()
            if row is None or not row_is_whole("lines", row):
                raise DamagedGameError(told_damage(game, [f"the line {line} is not as it was written"]))
            _, _, parent, moment, count, _ = row
            if first != moment + count:
                raise DamagedGameError(told_damage(game, [f"the line {line} has {moment + count} moves, not {first}"]))
            changed = row_of_line(game, line, parent, moment, count + len(moves))
            self._db.execute(
                "UPDATE lines SET moves = ?, row_check = ? WHERE game = ? AND line = ?",
                (changed[4], changed[5], game, line),
            )
            self._insert(game, line, first, moves)
            self._change_row(game, None, turn, over, now)
        self._note(game, turn, over, now)

    def _insert(self, game: str, line: int, first: int, moves: list[MoveKept]) -> None:
        rows = [row_of_move(game, line, first + k, msgspec.json.encode(move)) for k, move in enumerate(moves)]
        self._db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", rows)

    def _change_row(self, game: str, line: int | None, turn: int, over: bool, now: str, more_lines: int = 0) -> None:
        """The row of a game, with a new checksum; one that is damaged is not made to look whole."""
        _, had, _, _, made, _, lines, kept_check, _ = self._row(game)
        row = row_of_game(
            game, had if line is None else line, turn, over, made.decode(), now, lines + more_lines, kept_check
        )
        self._db.execute(
            "UPDATE games SET line = ?, turn = ?, over = ?, changed = ?, lines = ?, row_check = ? WHERE id = ?",
            (row[1], row[2], row[3], row[5], row[6], row[8], game),
        )

    def _row(self, game: str) -> tuple[bytes, int, int, int, bytes, bytes, int, bytes, bytes]:
        row: tuple[bytes, int, int, int, bytes, bytes, int, bytes, bytes] | None = self._db.execute(
            f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?", (game,)
        ).fetchone()
        if row is None or not row_is_whole("games", row):
            raise DamagedGameError(told_damage(game, ["its row is not as it was written"]))
        return row

    def set_line(self, game: str, line: int, made: LineKept | None, turn: int, over: bool) -> None:
        """Which line is played; a new one is added. Raises OptionError if the game has no room for one."""
        now = stamp()
        with self._transaction():
            if made is not None:
                (kept,) = self._db.execute("SELECT sum(moves) FROM lines WHERE game = ?", (game,)).fetchone()
                if kept >= limits.MOST_MOVES_KEPT:
                    raise OptionError(f"a game has at most {limits.MOST_MOVES_KEPT:,} moves on all its lines")
                self._insert_line(game, made, 0)
            self._change_row(game, line, turn, over, now, 0 if made is None else 1)
        self._note(game, turn, over, now, line)

    def change(self, kept: GameKept) -> None:
        """Something about a game that is no move: the stops of a seat, what somebody plays next in a match."""
        with self._transaction():
            line = self._change(kept)
        self._listed[kept.id].kept = listed(kept, line)

    def _change(self, kept: GameKept) -> int:
        text = msgspec.json.encode(kept)
        _, line, turn, over, made, changed, lines, _, _ = self._row(kept.id)
        check = checksum("kept", kept.id, text)
        row = row_of_game(kept.id, line, turn, over, made.decode(), changed.decode(), lines, check)
        self._db.execute(
            "UPDATE games SET kept = ?, kept_check = ?, row_check = ? WHERE id = ?", (text, check, row[8], kept.id)
        )
        return line

    def follow(self, kept: GameKept, before: GameKept, turn: int, over: bool) -> None:
        """A game that follows another in a match, and what is kept of that: both or neither."""
        now = stamp()
        with self._transaction():
            self._add(kept, {0: LineKept(0, -1, 0, [])}, 0, turn, over, now, now)
            line = self._change(before)
        self._listed[kept.id] = GameRow(kept.id, listed(kept, 0), turn, over, now)
        self._listed[before.id].kept = listed(before, line)

    def drop(self, game: str) -> None:
        with self._transaction():
            self._db.execute("DELETE FROM games WHERE id = ?", (game,))
            self._db.execute("DELETE FROM lines WHERE game = ?", (game,))  # also of a game whose row is gone
            self._db.execute("DELETE FROM moves WHERE game = ?", (game,))
        self._listed.pop(game, None)

    def restore(self, found: GameFound, row: GameRow) -> None:
        """Puts a whole game from another file in the place of what is here under its name."""
        assert found.kept is not None
        assert not found.damage
        with self._transaction():
            for table, column in (("games", "id"), ("lines", "game"), ("moves", "game")):
                self._db.execute(f"DELETE FROM {table} WHERE {column} = ?", (found.id,))
            self._add(found.kept, found.lines, found.kept.line, row.turn, row.over, row.changed, row.changed)
        self._listed[found.id] = GameRow(found.id, listed(found.kept, found.kept.line), row.turn, row.over, row.changed)

    def back_up(self, path: Path) -> None:
        """A copy of the whole file, as of now. Raises OptionError if there is something already, or it cannot be
        written.
        """
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except FileExistsError:
            raise OptionError(
                "there is a file of that name already; a backup overwrites nothing", where=str(path)
            ) from None
        except OSError as error:
            raise OptionError(f"no backup can be written here: {error.strerror or error}", where=str(path)) from error
        try:
            with self._lock:
                copy = sqlite3.connect(path)
                try:
                    self._db.backup(copy)
                finally:
                    copy.close()
        except sqlite3.Error as error:
            path.unlink(missing_ok=True)
            raise OptionError(f"the backup cannot be written: {error}", where=str(path)) from error

    # --- reading

    def count(self) -> int:
        return len(self._listed)

    def rows(self) -> list[GameRow]:
        """All games, the one that changed last first."""
        return sorted(self._listed.values(), key=lambda row: row.changed, reverse=True)

    def row(self, game: str) -> GameRow | None:
        """A game as a list shows it; None if there is none of that name."""
        return self._listed.get(game)

    def kept(self, game: str) -> GameKept | None:
        """Who sits at a game and how it began, without its moves; None if there is none. Raises DamagedGameError."""
        found = self.game(game)
        return None if found is None else found[0]

    def examine(self, game: str) -> GameFound | None:
        """A game as it is in the file, whole or not; None if there is none of that name."""
        with self._lock:
            found = examine(self._db, game)
        row = self._listed.get(game)
        if found is not None and row is not None:
            row.damage = found.damage
        return found

    def strays(self) -> list[str]:
        """The names of games of which there are rows, and that are not listed."""
        with self._lock:
            rows = self._db.execute("SELECT DISTINCT game FROM lines UNION SELECT DISTINCT game FROM moves").fetchall()
        return sorted({name.decode("utf-8", "replace") for (name,) in rows} - set(self._listed))

    def game(self, game: str) -> tuple[GameKept, dict[int, LineKept]] | None:
        """A game with all its lines, each with the moves of those that it came from. Raises DamagedGameError."""
        found = self.examine(game)
        if found is None:
            return None
        if found.damage or found.kept is None:
            raise found.error()
        return found.kept, found.lines

    def _list(self) -> None:
        """Reads the list of games; around a place that cannot be read, from both its ends."""
        for order in ("ASC", "DESC"):
            self.unread = False
            try:
                for row in self._db.execute(f"SELECT {GAME_COLUMNS}, kept FROM games ORDER BY id {order}"):
                    self._list_row(row)
            except sqlite3.OperationalError:
                raise
            except sqlite3.DatabaseError:
                self.unread = True
            else:
                return

    def _list_row(self, row: tuple[Any, ...]) -> None:
        """Any column of a damaged row may be anything."""
        found = GameFound(as_text(row[0]))
        take_game(found, row)
        self._listed[found.id] = GameRow(
            found.id,
            None if found.kept is None else listed(found.kept, found.kept.line),
            row[2] if isinstance(row[2], int) else 0,
            bool(row[3]),
            as_text(row[5]),
            found.damage,
        )

    def _note(self, game: str, turn: int, over: bool, changed: str, line: int | None = None) -> None:
        row = self._listed[game]
        row.turn, row.over, row.changed = turn, over, changed
        if line is not None and row.kept is not None:
            row.kept = listed(row.kept, line)


def open_database(path: str, durable: Durable) -> sqlite3.Connection:
    """The file, of this format and this process's alone. Raises OptionError if it is of another format."""
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=0.5)
    try:
        db.text_factory = bytes  # a damaged text is not always a text
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("PRAGMA cell_size_check = ON")
        prepare_file(db, path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {SYNCHRONOUS[durable]}")
        if durable == "power":  # where a disk must be asked twice (macOS)
            db.execute("PRAGMA fullfsync = ON")
            db.execute("PRAGMA checkpoint_fullfsync = ON")
        db.execute("BEGIN IMMEDIATE")  # who cannot write, or shares the file, is refused now
        db.execute("COMMIT")
    except BaseException:
        db.close()
        raise
    return db


def as_text(value: object) -> str:
    """A text that is read as bytes, or whatever stands in its place."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def listed(kept: GameKept, line: int) -> GameKept:
    """What a list needs to know of a game."""
    match = None if kept.match is None else msgspec.structs.replace(kept.match, decks=(), wishes=())
    return msgspec.structs.replace(kept, origin="", line=line, match=match)


def stamp() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")

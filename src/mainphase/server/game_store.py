"""Games on disk, in SQLite: what a game is, its lines, and every move before anybody is told that it was made.

The process may be killed at any moment: a write is one transaction, and in WAL mode a transaction that was committed
outlives the process. Another process that has the same file open is refused, so that no game is played twice.
"""

from __future__ import annotations

import sqlite3
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from mainphase.errors import OptionError
from mainphase.server.kept_game import GameKept, LineKept, MoveKept

FORMAT: Final = 1
TABLES: Final = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, kept BLOB NOT NULL, line INTEGER NOT NULL, turn INTEGER NOT NULL, over INTEGER NOT NULL,
    made TEXT NOT NULL, changed TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lines (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    line INTEGER NOT NULL, parent INTEGER NOT NULL, moment INTEGER NOT NULL,
    PRIMARY KEY (game, line)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS moves (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    line INTEGER NOT NULL, moment INTEGER NOT NULL, move BLOB NOT NULL,
    PRIMARY KEY (game, line, moment)
) WITHOUT ROWID;
"""


class GameRow(msgspec.Struct):
    """A game as a list shows it."""

    kept: GameKept
    turn: int
    over: bool
    changed: str


class GameStore:
    """The file, used by one thread at a time."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._lock = threading.Lock()
        try:
            self._db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=0.5)
            self._db.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.executescript(f"BEGIN IMMEDIATE; {TABLES} COMMIT;")
            (found,) = self._db.execute("PRAGMA user_version").fetchone()
            if found not in (0, FORMAT):
                raise OptionError(
                    f"its games have format {found}; this mainphase reads format {FORMAT}", where=self.path
                )
            self._db.execute(f"PRAGMA user_version = {FORMAT}")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                what = "another mainphase table has these games open: stop it, or name another file with --games FILE"
            else:
                what = f"games cannot be kept here: {error}"
            raise OptionError(what, where=self.path) from error
        except sqlite3.DatabaseError as error:
            raise OptionError(f"this is no file of games: {error}", where=self.path) from error

    def close(self) -> None:
        with self._lock:
            self._db.close()

    # --- writing

    def add_game(self, kept: GameKept, moves: list[MoveKept], turn: int, over: bool) -> None:
        now = stamp()
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            row = (kept.id, msgspec.json.encode(kept), 0, turn, over, now, now)
            self._db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            self._db.execute("INSERT INTO lines VALUES (?, 0, -1, 0)", (kept.id,))
            self._insert(kept.id, 0, 0, moves)

    def add_moves(self, game: str, line: int, first: int, moves: list[MoveKept], turn: int, over: bool) -> None:
        """Moves of a line, the first of which is its move of that number."""
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._insert(game, line, first, moves)
            self._db.execute(
                "UPDATE games SET turn = ?, over = ?, changed = ? WHERE id = ?", (turn, over, stamp(), game)
            )

    def _insert(self, game: str, line: int, first: int, moves: list[MoveKept]) -> None:
        rows = [(game, line, first + k, msgspec.json.encode(move)) for k, move in enumerate(moves)]
        self._db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?)", rows)

    def set_line(self, game: str, line: int, made: LineKept | None, turn: int, over: bool) -> None:
        """Which line is played; a new one is added."""
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            if made is not None:
                self._db.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", (game, made.line, made.parent, made.moment))
            self._db.execute(
                "UPDATE games SET line = ?, turn = ?, over = ?, changed = ? WHERE id = ?",
                (line, turn, over, stamp(), game),
            )

    def change(self, kept: GameKept) -> None:
        """Something about a game that is no move: the stops of a seat."""
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.execute("UPDATE games SET kept = ? WHERE id = ?", (msgspec.json.encode(kept), kept.id))

    def drop(self, game: str) -> None:
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.execute("DELETE FROM games WHERE id = ?", (game,))

    # --- reading

    def count(self) -> int:
        with self._lock:
            (number,) = self._db.execute("SELECT count(*) FROM games").fetchone()
        return int(number)

    def rows(self) -> list[GameRow]:
        """All games, the one that changed last first."""
        with self._lock:
            found = self._db.execute(
                "SELECT kept, line, turn, over, changed FROM games ORDER BY changed DESC"
            ).fetchall()
        return [GameRow(decoded(kept, line), turn, bool(over), changed) for kept, line, turn, over, changed in found]

    def game(self, game: str) -> tuple[GameKept, dict[int, LineKept]] | None:
        """A game with all its lines, each with the moves of those that it came from."""
        with self._lock:
            row = self._db.execute("SELECT kept, line FROM games WHERE id = ?", (game,)).fetchone()
            if row is None:
                return None
            lines = self._db.execute(
                "SELECT line, parent, moment FROM lines WHERE game = ? ORDER BY line", (game,)
            ).fetchall()
            moves = self._db.execute("SELECT line, move FROM moves WHERE game = ? ORDER BY line, moment", (game,))
            own: dict[int, list[MoveKept]] = {}
            for line, move in moves:
                own.setdefault(line, []).append(msgspec.json.decode(move, type=MoveKept))
        found: dict[int, LineKept] = {}
        for line, parent, moment in lines:  # a line comes after the one that it left
            before = found[parent].moves[:moment] if parent >= 0 else []
            found[line] = LineKept(line, parent, moment, before + own.get(line, []))
        return decoded(*row), found


def decoded(kept: bytes, line: int) -> GameKept:
    return msgspec.structs.replace(msgspec.json.decode(kept, type=GameKept), line=line)


def stamp() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")

"""Games on disk, in SQLite: what a game is, its lines, and every move before anybody is told that it was made.

The process may be killed at any moment: a write is one transaction, and in WAL mode a transaction that was committed
outlives the process; with `durable` "power" it outlives the loss of power too. Another process that has the same file
open is refused, so that no game is played twice. Every row has a checksum (`store_format`): a game of which one is
wrong is set aside, and the others go on; so is one that lacks changes that were acknowledged (`acknowledged`).
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
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, plain_text, worded
from mainphase.server import limits
from mainphase.server.acknowledged import DROPPED, Acknowledged
from mainphase.server.kept_game import GameKept, LineKept, MoveKept
from mainphase.server.kept_rows import DamagedGameError, GameFound, examine, take_game, told_damage
from mainphase.server.log import LOG
from mainphase.server.private_files import made_private
from mainphase.server.store_format import (
    GAME_COLUMNS,
    LINE_COLUMNS,
    GameColumns,
    checksum,
    prepare_file,
    row_is_whole,
    row_of_line,
    row_of_move,
)

MOST_LOG: Final = 64_000_000  # bytes of SQLite's log that are put aside where what was acknowledged is lost
Durable = Literal["crash", "power"]
# Before a write is acknowledged it is with the operating system, or on the disk.
SYNCHRONOUS: Final[dict[Durable, str]] = {"crash": "NORMAL", "power": "FULL"}


class GameRow(msgspec.Struct):
    """A game as a list shows it: `kept` without where it began; None if that is damaged. `writes` counts its changes,
    `size` the bytes that are kept of it.
    """

    id: str
    kept: GameKept | None
    turn: int
    over: bool
    changed: str
    damage: list[str] = []
    writes: int = 0
    size: int = 0


class GamesInUseError(OptionError):
    """A file of games that another process has open."""


class GameStore:
    """The file, used by one thread at a time."""

    def __init__(self, path: Path | str, durable: Durable = "power") -> None:
        self.path = str(path)
        self.durable: Durable = durable
        self._lock = threading.Lock()
        self._listed: dict[str, GameRow] = {}
        self._lost: dict[str, str] = {}  # games of which what was acknowledged is missing, and what to say of it
        self.failing = ""  # why the last thing that was to be written could not be
        self.writes = self.failures = 0
        self.seconds = 0.0  # that the writes took
        self.unread = False  # True if the list of games could not be read to its end
        try:
            with suppress(FileExistsError):  # it holds secrets: whoever made it may read it, nobody else
                os.close(made_private(self.path))
        except OSError as error:
            raise not_kept_here(self.path, str(error.strerror or error)) from error
        try:
            log = written_log(self.path)
            self._db = open_database(self.path, durable)
            try:
                self._list()
                self._acknowledged = Acknowledged(self.path, durable)
                self._compare(log)
            except BaseException:
                self._db.close()
                raise
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise GamesInUseError(
                    fixed(
                        "error-another-mainphase-table-has-these-games",
                        "another mainphase table has these games open: stop it, or name another file with --games FILE",
                    ),
                    where=self.path,
                ) from error
            raise not_kept_here(self.path, error_text(error)) from error
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # the second in what SQLite says of a damaged text
            what = (
                fixed("error-its-tables-cannot-be-read", "its tables cannot be read")
                if isinstance(error, UnicodeDecodeError)
                else str(error)
            )
            raise OptionError(
                worded(
                    "error-this-is-no-file-of-games",
                    "this is no file of games, or it is damaged as a whole: {what}; mainphase table --admin "
                    "restore takes games from a backup",
                    what=what,
                ),
                where=self.path,
            ) from error

    def close(self) -> None:
        with self._lock:
            self._db.close()
            self._acknowledged.close()

    # --- what was acknowledged

    def _compare(self, log: bytes) -> None:
        """Finds the games that lack something that was acknowledged. `log` is what stood in SQLite's log before that
        was read: it is put aside if anything is missing. Raises OptionError if that cannot be written.
        """
        counts = {row.id: row.writes for row in self._listed.values() if not row.damage}
        forgiven: list[str] = []
        for game, count in self._acknowledged.found.items():
            row = self._listed.get(game)
            if count == DROPPED:
                if row is not None:
                    self._delete(game)
                    counts.pop(game, None)
            elif row is not None and row.damage:
                counts[game] = count
            elif row is None or row.writes < count:
                if self._acknowledged.losses_are_allowed:
                    forgiven.append(game)
                    continue
                counts[game] = count
                self._lost[game] = told_loss(count, 0 if row is None else row.writes)
                self._listed.setdefault(game, GameRow(game, None, 0, False, "")).damage.append(self._lost[game])
        if forgiven:
            LOG.warning("the last answers are missing in %s, as --durable crash allows", ", ".join(forgiven))
        try:
            if self._lost and log:
                aside = free_name(f"{self.path}-wal-damaged")
                with open(made_private(aside), "wb") as stream:
                    stream.write(log)
                LOG.error("the log of the file of games was damaged; as it was, it is in %s", aside)
            self._acknowledged.begin(counts)
        except OSError as error:
            raise not_kept_here(self.path, str(error.strerror or error)) from error

    def _acknowledge(self, game: str, count: int) -> None:
        """Counts a change that has been written. If that fails the change holds all the same: only its loss would not
        be missed.
        """
        try:
            self._acknowledged.note(game, count)
        except OSError as error:
            self.failing = f"changes cannot be counted: {error.strerror or error}"
            LOG.error("%s", self.failing)

    def _check_lost(self, game: str) -> None:
        if game in self._lost:
            raise DamagedGameError(told_damage(game, [self._lost[game]]))

    def accept(self, game: str) -> None:
        """A game that lacks something that was acknowledged goes on as it is. Raises OptionError if it lacks nothing,
        or all.
        """
        row = self._listed.get(game)
        if row is None or game not in self._lost:
            raise OptionError(
                worded(
                    "error-the-game-lacks-nothing",
                    "the game {game} lacks nothing that was acknowledged",
                    game=repr(game),
                ),
                where=self.path,
            )
        if row.kept is None:
            raise OptionError(
                worded(
                    "error-nothing-of-the-game",
                    "nothing of the game {game} is there: restore it from a backup, or drop it",
                    game=repr(game),
                )
            )
        del self._lost[game]
        self._acknowledge(game, row.writes)
        self.examine(game)

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
            row = self._add(kept, {0: LineKept(0, -1, 0, moves)}, 0, turn, over, now)
        self._list_anew(kept, row)

    def _add(
        self,
        kept: GameKept,
        lines: dict[int, LineKept],
        line: int,
        turn: int,
        over: bool,
        changed: str,
        writes: int = 1,
    ) -> GameColumns:
        text = msgspec.json.encode(kept, enc_hook=plain_text)
        size = len(text)
        for each in lines.values():
            self._insert_line(kept.id, each, len(each.own))
            size += self._insert(kept.id, each.line, each.moment, each.own)
        check = checksum("kept", kept.id, text)
        row = GameColumns(kept.id, line, turn, int(over), changed, changed, len(lines), writes, size, check).checked()
        self._db.execute(f"INSERT INTO games VALUES ({', '.join('?' * (len(row) + 1))})", (*row, text))
        return row

    def _list_anew(self, kept: GameKept, row: GameColumns) -> None:
        self._listed[kept.id] = GameRow(
            kept.id,
            kept_as_listed(kept, row.line),
            row.turn,
            bool(row.over),
            as_text(row.changed),
            [],
            row.writes,
            row.size,
        )
        self._acknowledge(kept.id, row.writes)

    def _insert_line(self, game: str, line: LineKept, moves: int) -> None:
        row = row_of_line(game, line.line, line.parent, line.moment, moves)
        self._db.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)", row)

    def add_moves(self, game: str, line: int, first: int, moves: list[MoveKept], turn: int, over: bool) -> None:
        """Moves of a line, the first of which is its move of that number. Raises DamagedGameError if what is on disk
        is not what they follow.
        """
        now = stamp()
        self._check_lost(game)
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
            size = self._insert(game, line, first, moves)
            had = self._row(game)
            made = self._change_row(had._replace(turn=turn, over=int(over), changed=now, size=had.size + size))
        self._note(made)

    def _insert(self, game: str, line: int, first: int, moves: list[MoveKept]) -> int:
        """Returns how many bytes the moves are."""
        texts = [msgspec.json.encode(move, enc_hook=plain_text) for move in moves]
        rows = [row_of_move(game, line, first + k, text) for k, text in enumerate(texts)]
        self._db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", rows)
        return sum(map(len, texts))

    def _row(self, game: str) -> GameColumns:
        """The row of a game. One that is damaged is not made to look whole: raises DamagedGameError."""
        self._check_lost(game)
        found = self._db.execute(f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?", (game,)).fetchone()
        if found is None or not row_is_whole("games", found):
            raise DamagedGameError(told_damage(game, ["its row is not as it was written"]))
        row = GameColumns(*found)
        return row._replace(id=game, made=as_text(row.made), changed=as_text(row.changed))

    def _change_row(self, changed: GameColumns, kept: bytes | None = None) -> GameColumns:
        """Writes the row of a game after one change more; and what is kept of it, if that is new."""
        row = changed._replace(writes=changed.writes + 1).checked()
        names = [f"{name} = ?" for name in GameColumns._fields[1:]]
        self._db.execute(
            f"UPDATE games SET {', '.join(names)}, kept = coalesce(?, kept) WHERE id = ?", (*row[1:], kept, row.id)
        )
        return row

    def _note(self, row: GameColumns) -> None:
        """What was written of a game is so, and counted."""
        here = self._listed[row.id]
        here.turn, here.over, here.changed = row.turn, bool(row.over), as_text(row.changed)
        here.writes, here.size = row.writes, row.size
        if here.kept is not None:
            here.kept = kept_as_listed(here.kept, row.line)
        self._acknowledge(row.id, row.writes)

    def set_line(self, game: str, line: int, made: LineKept | None, turn: int, over: bool) -> None:
        """Which line is played; a new one is added. Raises OptionError if the game has no room for one."""
        now = stamp()
        with self._transaction():
            had = self._row(game)
            if made is not None:
                (kept,) = self._db.execute("SELECT sum(moves) FROM lines WHERE game = ?", (game,)).fetchone()
                if kept >= limits.MOST_MOVES_KEPT:
                    raise OptionError(
                        worded(
                            "error-a-game-has-at-most-moves",
                            "a game has at most {most:,} moves on all its lines",
                            most=limits.MOST_MOVES_KEPT,
                        )
                    )
                self._insert_line(game, made, 0)
            lines = had.lines + (made is not None)
            row = self._change_row(had._replace(line=line, turn=turn, over=int(over), changed=now, lines=lines))
        self._note(row)

    def change(self, kept: GameKept) -> None:
        """Something about a game that is no move: the stops of a seat, what somebody plays next in a match."""
        with self._transaction():
            row = self._change(kept)
        self._listed[kept.id].kept = kept
        self._note(row)

    def _change(self, kept: GameKept) -> GameColumns:
        text = msgspec.json.encode(kept, enc_hook=plain_text)
        had = self._row(kept.id)
        (before,) = self._db.execute("SELECT length(kept) FROM games WHERE id = ?", (kept.id,)).fetchone()
        size = had.size - before + len(text)
        return self._change_row(had._replace(kept_check=checksum("kept", kept.id, text), size=size), text)

    def follow(self, kept: GameKept, before: GameKept, turn: int, over: bool) -> None:
        """A game that follows another in a match, and what is kept of that: both or neither."""
        now = stamp()
        with self._transaction():
            made = self._add(kept, {0: LineKept(0, -1, 0, [])}, 0, turn, over, now)
            row = self._change(before)
        self._list_anew(kept, made)
        self._listed[before.id].kept = before
        self._note(row)

    def drop(self, game: str) -> None:
        self._delete(game)
        self._acknowledge(game, DROPPED)

    def _delete(self, game: str) -> None:
        with self._transaction():
            self._delete_rows(game)
        self._listed.pop(game, None)
        self._lost.pop(game, None)

    def _delete_rows(self, game: str) -> None:
        """All rows of a game, also if that of the game itself is gone."""
        for table, column in (("games", "id"), ("lines", "game"), ("moves", "game")):
            self._db.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))

    def restore(self, found: GameFound, row: GameRow) -> None:
        """Puts a whole game from another file in the place of what is here under its name."""
        assert found.kept is not None
        assert not found.damage
        with self._transaction():
            self._delete_rows(found.id)
            made = self._add(
                found.kept, found.lines, found.kept.line, row.turn, row.over, row.changed, max(row.writes, 1)
            )
        self._lost.pop(found.id, None)
        self._list_anew(found.kept, made)

    def back_up(self, path: Path) -> None:
        """A copy of the whole file, as of now. Raises OptionError if there is something already, or it cannot be
        written.
        """
        try:
            os.close(made_private(path))
        except FileExistsError:
            raise OptionError(
                fixed("error-there-is-a-file", "there is a file of that name already; a backup overwrites nothing"),
                where=str(path),
            ) from None
        except OSError as error:
            raise OptionError(
                worded(
                    "error-no-backup-can-be-written-here",
                    "no backup can be written here: {strerror}",
                    strerror=str(error.strerror or error),
                ),
                where=str(path),
            ) from error
        try:
            with self._lock:
                copy = sqlite3.connect(path)
                try:
                    self._db.backup(copy)
                finally:
                    copy.close()
        except sqlite3.Error as error:
            path.unlink(missing_ok=True)
            raise OptionError(
                worded(
                    "error-the-backup-cannot-be-written",
                    "the backup cannot be written: {error}",
                    error=error_text(error),
                ),
                where=str(path),
            ) from error

    # --- reading

    def count(self) -> int:
        return len(self._listed)

    def kept_sizes(self, owner: str = "", begun_from: str = "") -> list[int]:
        """How many bytes are kept of each game of an owner, of each that was begun from an address, or of each."""
        return [
            row.size
            for row in list(self._listed.values())
            if not (owner or begun_from)
            or (
                row.kept is not None
                and (not owner or row.kept.owner == owner)
                and (not begun_from or row.kept.begun_from == begun_from)
            )
        ]

    def kept_bytes(self, owner: str = "", begun_from: str = "") -> int:
        """How many bytes are kept of all these together."""
        return sum(self.kept_sizes(owner, begun_from))

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
        if game in self._lost:
            found = found if found is not None else GameFound(game)
            found.damage.append(self._lost[game])
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
        columns = GameColumns(*row[:-1])
        found = GameFound(as_text(columns.id))
        take_game(found, row)
        self._listed[found.id] = GameRow(
            found.id,
            None if found.kept is None else kept_as_listed(found.kept, found.kept.line),
            columns.turn if isinstance(columns.turn, int) else 0,
            bool(columns.over),
            as_text(columns.changed),
            found.damage,
            columns.writes if isinstance(columns.writes, int) else 0,
            columns.size if isinstance(columns.size, int) else 0,
        )


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


def kept_as_listed(kept: GameKept, line: int) -> GameKept:
    """What a list needs to know of a game."""
    match = None if kept.match is None else msgspec.structs.replace(kept.match, decks=(), wishes=())
    return msgspec.structs.replace(kept, origin="", line=line, match=match, again=None)


def stamp() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def written_log(path: str) -> bytes:
    """What stands in SQLite's log; nothing of one that is very long."""
    log = Path(f"{path}-wal")
    with suppress(OSError):
        if log.stat().st_size <= MOST_LOG:
            return log.read_bytes()
    return b""


def free_name(path: str) -> Path:
    """A name that no file has, after this one."""
    return next(found for k in range(1, 10_000) if not (found := Path(f"{path}-{k}")).exists())


def told_loss(acknowledged: int, there: int) -> str:
    if not there:
        return f"all of it is missing, {acknowledged:,} changes that were acknowledged"
    left = acknowledged - there
    last = "its last change is" if left == 1 else f"its last {left:,} changes are"
    return f"{last} missing, of {acknowledged:,} that were acknowledged"


def not_kept_here(path: str, why: str) -> OptionError:
    """That games cannot be kept in a file, for what the system says of it."""
    said = worded("error-games-cannot-be-kept-here", "games cannot be kept here: {strerror}", strerror=why)
    return OptionError(said, where=path)

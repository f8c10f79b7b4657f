"""The format of the file of games: its tables, the checksum that every row has, and how a file of an earlier format
becomes one of this.

Format 1 (2026) had no checksums. Format 2 has one for each row, and counts what belongs to a game and to a line, so
that a row that is missing is missed.
"""

from __future__ import annotations

import hashlib
import sqlite3
from typing import Final

import msgspec

from mainphase.errors import OptionError

FORMAT: Final = 2
CHECK_BYTES: Final = 8
TABLES: Final = (
    """CREATE TABLE games (
    id TEXT PRIMARY KEY, line INTEGER NOT NULL, turn INTEGER NOT NULL, over INTEGER NOT NULL, made TEXT NOT NULL,
    changed TEXT NOT NULL, lines INTEGER NOT NULL, kept_check BLOB NOT NULL, row_check BLOB NOT NULL, kept BLOB NOT NULL
) WITHOUT ROWID""",
    """CREATE TABLE lines (
    game TEXT NOT NULL,
    line INTEGER NOT NULL, parent INTEGER NOT NULL, moment INTEGER NOT NULL, moves INTEGER NOT NULL,
    row_check BLOB NOT NULL, PRIMARY KEY (game, line)
) WITHOUT ROWID""",
    """CREATE TABLE moves (
    game TEXT NOT NULL,
    line INTEGER NOT NULL, moment INTEGER NOT NULL, move BLOB NOT NULL, row_check BLOB NOT NULL,
    PRIMARY KEY (game, line, moment)
) WITHOUT ROWID""",
)
FROM_FIRST: Final = (
    """INSERT INTO games SELECT id, line, turn, over, made, changed, n, k, checksum('games', CAST(id AS BLOB), line,
    turn, over, CAST(made AS BLOB), CAST(changed AS BLOB), n, k), kept FROM (SELECT *,
    (SELECT count(*) FROM first_lines WHERE game = id) AS n, checksum('kept', CAST(id AS BLOB), kept) AS k
    FROM first_games)""",
    """INSERT INTO lines SELECT game, line, parent, moment, n,
    checksum('lines', CAST(game AS BLOB), line, parent, moment, n) FROM (SELECT *,
    (SELECT count(*) FROM first_moves AS m WHERE m.game = l.game AND m.line = l.line) AS n FROM first_lines AS l)""",
    """INSERT INTO moves SELECT game, line, moment, move,
    checksum('moves', CAST(game AS BLOB), line, moment, move) FROM first_moves""",
)
GAME_COLUMNS: Final = "id, line, turn, over, made, changed, lines, kept_check, row_check"
LINE_COLUMNS: Final = "game, line, parent, moment, moves, row_check"
MOVE_COLUMNS: Final = "game, line, moment, move, row_check"


def checksum(table: str, *values: str | bytes | int) -> bytes:
    """The checksum of what stands in a row. A text counts as its bytes: a damaged one may be no text."""
    plain = [value.encode() if isinstance(value, str) else value for value in values]
    return hashlib.blake2b(msgspec.msgpack.encode([table, *plain]), digest_size=CHECK_BYTES).digest()


def row_is_whole(table: str, row: tuple[str | bytes | int, ...]) -> bool:
    """True if a row, whose last column is its checksum, is as it was written."""
    try:
        return row[-1] == checksum(table, *row[:-1])
    except OverflowError:
        return False


def prepare_file(db: sqlite3.Connection, path: str) -> None:
    """Makes the tables in a new file, and brings one of an earlier format to this one, all at once or not at all.
    Raises OptionError for a file of a later format, and for a database of something else.
    """
    (found,) = db.execute("PRAGMA user_version").fetchone()
    if found not in range(FORMAT + 1):
        raise OptionError(
            f"its games have format {found}; this mainphase reads formats 1 to {FORMAT}: they were kept by a later "
            "version, which can go on with them; or name another file with --games FILE",
            where=path,
        )
    (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if found == 0 and tables:
        raise OptionError("this is a database, but no file of games: name another file with --games FILE", where=path)
    if found == FORMAT:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        if found == 1:
            from_first(db)
        else:
            make_tables(db)
        db.execute(f"PRAGMA user_version = {FORMAT}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def make_tables(db: sqlite3.Connection) -> None:
    for table in TABLES:
        db.execute(table)


def from_first(db: sqlite3.Connection) -> None:
    """Brings a file of format 1 to format 2: what stands there is taken to be whole."""
    db.create_function("checksum", -1, checksum)
    for name in ("games", "lines", "moves"):
        db.execute(f"ALTER TABLE {name} RENAME TO first_{name}")
    make_tables(db)
    for copy in FROM_FIRST:
        db.execute(copy)
    for name in ("moves", "lines", "games"):
        db.execute(f"DROP TABLE first_{name}")


def row_of_game(
    game: str, line: int, turn: int, over: int, made: str, changed: str, lines: int, kept_check: bytes
) -> tuple[str | bytes | int, ...]:
    """The row of a game, but for what is kept of it (`kept_check` stands for that)."""
    given = (game, line, turn, int(over), made, changed, lines, kept_check)
    return (*given, checksum("games", *given))


def row_of_line(game: str, line: int, parent: int, moment: int, moves: int) -> tuple[str | bytes | int, ...]:
    given = (game, line, parent, moment, moves)
    return (*given, checksum("lines", *given))


def row_of_move(game: str, line: int, moment: int, move: bytes) -> tuple[str | bytes | int, ...]:
    given = (game, line, moment, move)
    return (*given, checksum("moves", *given))

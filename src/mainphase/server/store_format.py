"""The format of the file of games: its tables, the checksum that every row has, and how a file of an earlier format
becomes one of this.

Format 1 (2026) had no checksums. Format 2 had one for each row, and counted what belongs to a game and to a line, so
that a row that is missing is missed. Format 3 counts the changes of a game, too, so that the newest of them are missed
(`acknowledged`), and its bytes.
"""

from __future__ import annotations

import hashlib
import sqlite3
from typing import Final, NamedTuple

import msgspec

from mainphase.errors import OptionError
from mainphase.saying.worded import fixed, plain_text, worded

FORMAT: Final = 3
CHECK_BYTES: Final = 8
TABLES: Final = (
    """CREATE TABLE games (
    id TEXT PRIMARY KEY, line INTEGER NOT NULL, turn INTEGER NOT NULL, over INTEGER NOT NULL, made TEXT NOT NULL,
    changed TEXT NOT NULL, lines INTEGER NOT NULL, writes INTEGER NOT NULL, size INTEGER NOT NULL,
    kept_check BLOB NOT NULL, row_check BLOB NOT NULL, kept BLOB NOT NULL
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
# The bytes of a game: of what is kept of it, and of its moves.
BYTES: Final = "length(kept) + (SELECT coalesce(sum(length(move)), 0) FROM {moves} AS m WHERE m.game = g.id)"
OF_GAME: Final = "CAST(id AS BLOB), line, turn, over, CAST(made AS BLOB), CAST(changed AS BLOB)"
FROM_FIRST: Final = (
    f"""INSERT INTO games SELECT id, line, turn, over, made, changed, n, 1, b, k,
    checksum('games', {OF_GAME}, n, 1, b, k), kept FROM (SELECT *,
    (SELECT count(*) FROM first_lines WHERE game = id) AS n, checksum('kept', CAST(id AS BLOB), kept) AS k,
    {BYTES.format(moves="first_moves")} AS b FROM first_games AS g)""",
    """INSERT INTO lines SELECT game, line, parent, moment, n,
    checksum('lines', CAST(game AS BLOB), line, parent, moment, n) FROM (SELECT *,
    (SELECT count(*) FROM first_moves AS m WHERE m.game = l.game AND m.line = l.line) AS n FROM first_lines AS l)""",
    """INSERT INTO moves SELECT game, line, moment, move,
    checksum('moves', CAST(game AS BLOB), line, moment, move) FROM first_moves""",
)
# A row that was not as it was written gets no new checksum.
FROM_SECOND: Final = f"""INSERT INTO games SELECT id, line, turn, over, made, changed, lines, 1, b, kept_check,
    CASE WHEN row_check = checksum('games', {OF_GAME}, lines, kept_check)
    THEN checksum('games', {OF_GAME}, lines, 1, b, kept_check) ELSE row_check END, kept
    FROM (SELECT *, {BYTES.format(moves="moves")} AS b FROM second_games AS g)"""
GAME_COLUMNS: Final = "id, line, turn, over, made, changed, lines, writes, size, kept_check, row_check"
LINE_COLUMNS: Final = "game, line, parent, moment, moves, row_check"
MOVE_COLUMNS: Final = "game, line, moment, move, row_check"


def checksum(table: str, *values: str | bytes | int) -> bytes:
    """The checksum of what stands in a row. A text counts as its bytes: a damaged one may be no text."""
    plain = [value.encode() if isinstance(value, str) else value for value in values]
    return hashlib.blake2b(
        msgspec.msgpack.encode([table, *plain], enc_hook=plain_text), digest_size=CHECK_BYTES
    ).digest()


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
            worded(
                "error-its-games-have-format-this-mainphase",
                "its games have format {found}; this mainphase reads formats 1 to {format}: they were kept "
                "by a later version, which can go on with them; or name another file with --games FILE",
                found=found,
                format=FORMAT,
            ),
            where=path,
        )
    (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if found == 0 and tables:
        raise OptionError(
            fixed(
                "error-this-is-a-database",
                "this is a database, but no file of games: name another file with --games FILE",
            ),
            where=path,
        )
    if found == FORMAT:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        if found == 1:
            from_first(db)
        elif found == 2:
            from_second(db)
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
    """Brings a file of format 1 to this one: what stands there is taken to be whole."""
    db.create_function("checksum", -1, checksum)
    for name in ("games", "lines", "moves"):
        db.execute(f"ALTER TABLE {name} RENAME TO first_{name}")
    make_tables(db)
    for copy in FROM_FIRST:
        db.execute(copy)
    for name in ("moves", "lines", "games"):
        db.execute(f"DROP TABLE first_{name}")


def from_second(db: sqlite3.Connection) -> None:
    """Brings a file of format 2 to this one."""
    db.create_function("checksum", -1, checksum)
    db.execute("ALTER TABLE games RENAME TO second_games")
    db.execute(TABLES[0])
    db.execute(FROM_SECOND)
    db.execute("DROP TABLE second_games")


class GameColumns(NamedTuple):
    """What the row of a game says, but for what is kept of it, which `kept_check` stands for; as it is read, texts are
    bytes.
    """

    id: str
    line: int
    turn: int
    over: int
    made: str | bytes
    changed: str | bytes
    lines: int
    writes: int
    size: int
    kept_check: bytes
    row_check: bytes = b""

    def checked(self) -> GameColumns:
        """With the checksum that belongs to it."""
        return self._replace(row_check=checksum("games", *self[:-1]))


def row_of_line(game: str, line: int, parent: int, moment: int, moves: int) -> tuple[str | bytes | int, ...]:
    given = (game, line, parent, moment, moves)
    return (*given, checksum("lines", *given))


def row_of_move(game: str, line: int, moment: int, move: bytes) -> tuple[str | bytes | int, ...]:
    given = (game, line, moment, move)
    return (*given, checksum("moves", *given))

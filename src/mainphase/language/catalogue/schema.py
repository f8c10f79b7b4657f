"""The SQLite file of a catalogue: its tables, what marks it as ours, and how it is opened."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from mainphase.errors import CardError, cut
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, worded

# Catalogues of the same version that were made before these tables were there get them when they are written.
LATER: Final = (
    "CREATE TABLE IF NOT EXISTS released (code TEXT NOT NULL PRIMARY KEY, day TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS printed (language TEXT NOT NULL, folded TEXT NOT NULL, key TEXT NOT NULL, "
    "name TEXT NOT NULL, type_line TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (language, folded)) WITHOUT ROWID",
    "CREATE INDEX IF NOT EXISTS printed_by_key ON printed (key)",
)
TABLES_VERSION: Final = 1  # of the tables
OURS: Final = 0x6D706374  # "mpct", in the header of the file
PATIENCE: Final = 30.0  # seconds to wait for another process that writes

TABLES: Final = """
CREATE TABLE source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,  -- the name of the card file
    format TEXT NOT NULL,
    imported TEXT NOT NULL  -- when, in UTC
);
CREATE TABLE card (
    id INTEGER PRIMARY KEY,
    folded TEXT NOT NULL UNIQUE,  -- its name as names are compared
    name TEXT NOT NULL,
    faces TEXT NOT NULL,  -- what the file says of it, as JSON, so that it can be read again
    language TEXT NOT NULL,  -- the version of the language that read it
    verdict TEXT NOT NULL,
    reason TEXT NOT NULL,
    definition TEXT NOT NULL,  -- its nodes as JSON, if it is playable
    summary TEXT NOT NULL,
    source INTEGER NOT NULL REFERENCES source
);
CREATE TABLE name (  -- what it may be called: its name first, then other spellings, then its faces
    folded TEXT NOT NULL,
    card INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
    rank INTEGER NOT NULL,
    PRIMARY KEY (folded, card)
) WITHOUT ROWID;
CREATE TABLE line (  -- those that keep a card from being played
    card INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
    place INTEGER NOT NULL,
    face TEXT NOT NULL,
    text TEXT NOT NULL,
    verdict TEXT NOT NULL,
    reason TEXT NOT NULL,
    stopped INTEGER NOT NULL,
    expected TEXT NOT NULL,  -- a list as JSON, as `meanings`
    meanings TEXT NOT NULL,
    wanted TEXT NOT NULL,  -- empty; a family is found when somebody asks (`families`)
    PRIMARY KEY (card, place)
) WITHOUT ROWID;
CREATE TABLE printing (
    code TEXT NOT NULL,
    card INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
    PRIMARY KEY (code, card)
) WITHOUT ROWID;
CREATE TABLE legality (
    format TEXT NOT NULL,
    card INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
    status TEXT NOT NULL,
    PRIMARY KEY (format, card)
) WITHOUT ROWID;
CREATE TABLE token (  -- the names of the tokens that a card makes
    folded TEXT NOT NULL,
    card INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
    PRIMARY KEY (folded, card)
) WITHOUT ROWID;
CREATE TABLE subtype (
    word TEXT NOT NULL,
    card INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
    PRIMARY KEY (word, card)
) WITHOUT ROWID;
CREATE TABLE released (  -- the first day of a set, where the card file tells it
    code TEXT NOT NULL PRIMARY KEY,
    day TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE printed (  -- faces in other languages, where the card file tells them
    language TEXT NOT NULL,  -- "it"
    folded TEXT NOT NULL,  -- the English name of the face, as names are compared
    key TEXT NOT NULL,  -- its name in the language, as names are compared
    name TEXT NOT NULL,
    type_line TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (language, folded)
) WITHOUT ROWID;
CREATE INDEX name_of_card ON name (card);
CREATE INDEX printed_by_key ON printed (key);
CREATE INDEX printing_of_card ON printing (card);
CREATE INDEX legality_of_card ON legality (card);
CREATE INDEX token_of_card ON token (card);
CREATE INDEX subtype_of_card ON subtype (card);
"""


def wrong(path: Path, message: str) -> CardError:
    return CardError(message, where=cut(str(path), 500))


@contextmanager
def as_written(path: Path, name: str) -> Iterator[None]:
    """Raises CardError where what the catalogue keeps of a card is not what was written."""
    try:
        yield
    except CardError:
        raise
    except (ValueError, TypeError, AttributeError, RecursionError, msgspec.MsgspecError):
        said = f"what it keeps of {cut(str(name))} is damaged; import your card file again, into a new catalogue"
        raise wrong(path, said) from None


@contextmanager
def connected(path: Path, *, create: bool = False) -> Iterator[sqlite3.Connection]:
    """Opens the catalogue. What is changed is changed when this is left, all of it, or nothing if something goes wrong
    or the process is killed. Without `create` it must be there. Raises CardError if it cannot be opened, read or
    written.
    """
    mode = "rwc" if create else "rw"
    try:
        if create:
            path.parent.mkdir(parents=True, exist_ok=True)
        uri = f"{path.absolute().as_uri()}?mode={mode}"
        db = sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)
    except (OSError, sqlite3.Error, ValueError) as error:
        raise wrong(
            path,
            worded(
                "error-the-catalogue-cannot-be-opened",
                "the catalogue cannot be opened: {error}",
                error=error_text(error),
            ),
        ) from None
    try:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("BEGIN IMMEDIATE" if create else "BEGIN")
        check_schema(path, db, create)
        yield db
        db.execute("COMMIT")
    except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter where its own tables have odd names
        raise wrong(
            path,
            worded(
                "error-the-catalogue",
                "the catalogue cannot be {done}: {error}",
                done=fixed("error-written", "written") if create else fixed("error-read", "read"),
                error=error_text(error),
            ),
        ) from None
    finally:
        db.close()  # what was not committed is undone


def check_place(path: Path) -> None:
    """Raises CardError unless a catalogue can be written there, before anybody waits for it."""
    if path.is_dir():
        raise wrong(path, fixed("error-this-is-a-folder-a-catalogue", "this is a folder; a catalogue is a file"))
    if path.exists() and path.stat().st_size:
        with connected(path):
            pass
    place = path if path.exists() else next(folder for folder in path.absolute().parents if folder.exists())
    if not os.access(place, os.W_OK):
        raise wrong(
            path,
            fixed("error-a-catalogue-cannot-be-written-here", "a catalogue cannot be written here: permission denied"),
        )
    if not path.exists() and not place.is_dir():
        raise wrong(
            path,
            worded(
                "error-a-catalogue-cannot-be-written",
                "a catalogue cannot be written here: {place} is no folder",
                place=place,
            ),
        )


def check_schema(path: Path, db: sqlite3.Connection, create: bool) -> None:
    """Raises CardError unless it is a catalogue whose tables are known here; a new one gets its tables."""
    try:
        (mark,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "") != "SQLITE_NOTADB":
            raise
        raise wrong(
            path,
            fixed(
                "error-this-is-no-catalogue-of-cards",
                "this is no catalogue of cards, nor any SQLite file; nothing was changed",
            ),
        ) from None
    if not tables and not mark:
        if not create:
            raise wrong(
                path,
                fixed(
                    "error-this-catalogue-is-empty-fill",
                    "this catalogue is empty; fill it with `mainphase cards import FILE`",
                ),
            )
        for statement in TABLES.split(";\n"):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {OURS}")
        db.execute(f"PRAGMA user_version = {TABLES_VERSION}")
    elif create and mark == OURS and version == TABLES_VERSION:
        for statement in LATER:
            db.execute(statement)
    elif mark != OURS:
        raise wrong(
            path,
            fixed(
                "error-this-sqlite-file-is-no-catalogue",
                "this SQLite file is no catalogue of cards; nothing was changed",
            ),
        )
    elif version != TABLES_VERSION:
        raise wrong(
            path,
            worded(
                "error-this-catalogue-was-made-by-another",
                "this catalogue was made by another version of mainphase (its tables are version {version}; "
                "those known here are version {known}); import your card file again, into a new catalogue",
                version=version,
                known=TABLES_VERSION,
            ),
        )

"""Writing cards into a catalogue, and reading them out of it."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from mainphase.cards.names import folded
from mainphase.language.catalogue.reading import Faces, FailedLine, ReadCard
from mainphase.language.text.card_data import CardData, is_face_alone

COLUMNS = "card.id, card.name, card.faces, card.language, card.verdict, card.reason, card.definition, card.summary"

DAY = re.compile(r"(19|20)[0-9]{2}-[01][0-9]-[0-3][0-9]")
OWN = "cards of your own"  # the format of a source that is no card file


class StoredCard(NamedTuple):
    """A card as the catalogue has it."""

    id: int
    name: str
    faces: str
    language: str
    verdict: str
    reason: str
    definition: str
    summary: str

    def card_data(self) -> Faces:
        """Returns the card's faces as its card file has them."""
        return faces_in(self.faces)


def faces_in(stored: str) -> Faces:
    """Returns the faces of a card as they are stored."""
    return msgspec.json.decode(stored, type=tuple[CardData, ...])


def ranked_names(name: str, faces: Sequence[CardData]) -> dict[str, int]:
    """Every folded name of a card with its rank: its own first, then other spellings of the whole, then its faces."""
    ranks = {folded(name): 0}
    own = [face.own_name for face in faces]
    if len(own) > 1:
        for spelling in (" // ".join(own), "/".join(own)):
            ranks.setdefault(folded(spelling), 1)
    for each in own:
        ranks.setdefault(folded(each), 2)
    return ranks


# --- Writing


def add_source(db: sqlite3.Connection, file: str, form: str, when: str) -> int:
    (number,) = db.execute(
        "INSERT INTO source (file, format, imported) VALUES (?, ?, ?) RETURNING id", (file, form, when)
    ).fetchone()
    return int(number)


def put_card(
    db: sqlite3.Connection,
    source: int,
    name: str,
    faces: Faces,
    sets: Iterable[str],
    legal: dict[str, str],
    read: ReadCard,
    language: str,
) -> None:
    """A card that was imported, in the place of one of the same name. Where it was printed adds up over files; where it
    is legal is what the newest file says, if it says anything.
    """
    key = folded(name)
    (number,) = db.execute(
        "INSERT INTO card (folded, name, faces, language, verdict, reason, definition, summary, source) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (folded) DO UPDATE SET "
        "name = excluded.name, faces = excluded.faces, source = excluded.source RETURNING id",
        (key, name, msgspec.json.encode(faces).decode(), "", "", "", "", "", source),
    ).fetchone()
    db.execute("DELETE FROM name WHERE card = ?", (number,))
    ranks = ranked_names(name, faces)
    db.executemany(
        "INSERT INTO name (folded, card, rank) VALUES (?, ?, ?)", [(each, number, ranks[each]) for each in ranks]
    )
    db.executemany("INSERT OR IGNORE INTO printing (code, card) VALUES (?, ?)", [(code, number) for code in sets])
    if legal:
        db.execute("DELETE FROM legality WHERE card = ?", (number,))
        db.executemany(
            "INSERT INTO legality (format, card, status) VALUES (?, ?, ?)",
            [(form, number, status) for form, status in legal.items()],
        )
    put_reading(db, number, read, language)


def drop_faces_alone(db: sqlite3.Connection) -> None:
    """Takes out cards of one face that are a face of another card here, which another file had; not the user's own."""
    found = db.execute(
        "SELECT name.folded, whole.faces, alone.id, alone.faces FROM name JOIN card AS whole ON whole.id = name.card "
        "JOIN card AS alone ON alone.folded = name.folded JOIN source ON source.id = alone.source "
        "WHERE name.rank = 2 AND alone.id <> whole.id AND source.format <> ?",
        (OWN,),
    )
    alone = [
        number
        for key, whole, number, half in found
        if any(folded(face.own_name) == key and is_face_alone(faces_in(half), face) for face in faces_in(whole))
    ]
    db.executemany("DELETE FROM card WHERE id = ?", [(number,) for number in alone])


def put_days(db: sqlite3.Connection, days: dict[str, str]) -> None:
    """Stores the first day of sets."""
    good = [(code, day) for code, day in days.items() if DAY.fullmatch(day)]
    db.executemany("INSERT OR REPLACE INTO released (code, day) VALUES (?, ?)", good)


def tells_days(db: sqlite3.Connection) -> bool:
    """True if the catalogue is new enough to keep the days of sets."""
    return db.execute("SELECT 1 FROM sqlite_master WHERE name = 'released'").fetchone() is not None


def released_days(db: sqlite3.Connection) -> dict[str, str]:
    """The first day of each set, where a card file told it."""
    return dict(db.execute("SELECT code, day FROM released")) if tells_days(db) else {}


def first_years(db: sqlite3.Connection) -> dict[int, int]:
    """The year of the first printing of each card, as far as the card files told the days of its sets."""
    if not tells_days(db):
        return {}
    question = (
        "SELECT card, CAST(substr(min(day), 1, 4) AS INTEGER) "
        "FROM printing JOIN released ON released.code = printing.code GROUP BY card"
    )
    return dict(db.execute(question))


def put_reading(db: sqlite3.Connection, number: int, read: ReadCard, language: str) -> None:
    """Stores how a version of the language reads a card."""
    db.execute(
        "UPDATE card SET language = ?, verdict = ?, reason = ?, definition = ?, summary = ? WHERE id = ?",
        (language, read.verdict, read.reason, read.definition, read.summary, number),
    )
    for table in ("line", "token", "subtype"):
        db.execute(f"DELETE FROM {table} WHERE card = ?", (number,))
    db.executemany(
        "INSERT INTO line (card, place, face, text, verdict, reason, stopped, expected, meanings, wanted) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '')",
        [(number, place, *line_values(line)) for place, line in enumerate(read.lines)],
    )
    db.executemany("INSERT INTO token (folded, card) VALUES (?, ?)", [(token, number) for token in read.tokens])
    db.executemany("INSERT INTO subtype (word, card) VALUES (?, ?)", [(word, number) for word in read.subtypes])


def line_values(line: FailedLine) -> tuple[Any, ...]:
    expected, meanings = json.dumps(line.expected), json.dumps(line.meanings)
    return line.face, line.text, line.verdict, line.reason, line.stopped, expected, meanings


# --- Reading


def no_text(key: str) -> bool:
    """True of what has half a character in it: no name has, and SQLite cannot be asked for it."""
    return not key.isascii() and any("\ud800" <= c <= "\udfff" for c in key)


def row_named(db: sqlite3.Connection, key: str) -> StoredCard | None:
    """The card that a folded name means. What is only a face of a card (its file gives no other, or neither cost nor
    colours) comes last.
    """
    if no_text(key):
        return None
    found = db.execute(
        f"SELECT {COLUMNS} FROM name JOIN card ON card.id = name.card WHERE name.folded = ? "
        "ORDER BY card.reason LIKE 'faces:%' OR card.reason LIKE 'colors:%', name.rank, "
        "card.verdict <> 'playable', card.id LIMIT 1",
        (key,),
    ).fetchone()
    return None if found is None else StoredCard(*found)


def source_of_card(db: sqlite3.Connection, number: int) -> tuple[str, str]:
    """The file from which a card came, and its format."""
    question = "SELECT file, format FROM source JOIN card ON card.source = source.id WHERE card.id = ?"
    file, form = db.execute(question, (number,)).fetchone()
    return str(file), str(form)


def own_names(db: sqlite3.Connection) -> set[str]:
    """The folded names of the user's own cards."""
    question = "SELECT folded FROM card JOIN source ON card.source = source.id WHERE source.format = ?"
    return {key for (key,) in db.execute(question, (OWN,))}


def rows_read_by_others(db: sqlite3.Connection, language: str) -> list[StoredCard]:
    """The cards that another version of the language read."""
    found = db.execute(f"SELECT {COLUMNS} FROM card WHERE language <> ? ORDER BY id", (language,))
    return [StoredCard(*each) for each in found]


def failed_lines(db: sqlite3.Connection, number: int) -> Iterator[FailedLine]:
    """The lines that keep a card from being played."""
    found = db.execute(
        "SELECT face, text, verdict, reason, stopped, expected, meanings FROM line WHERE card = ? ORDER BY place",
        (number,),
    )
    for face, text, verdict, reason, stopped, expected, meanings in found:
        yield FailedLine(face, text, verdict, reason, stopped, tuple(json.loads(expected)), tuple(json.loads(meanings)))

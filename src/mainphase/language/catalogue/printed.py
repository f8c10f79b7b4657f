"""Cards as they are printed in other languages than English: names, type lines and texts, as card files tell them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final, NamedTuple

from mainphase.cards.names import folded

# Those in which MTGJSON and Scryfall tell cards, by what MTGJSON calls them.
CODES: Final = {
    "Chinese Simplified": "zh-hans",
    "Chinese Traditional": "zh-hant",
    "French": "fr",
    "German": "de",
    "Italian": "it",
    "Japanese": "ja",
    "Korean": "ko",
    "Portuguese (Brazil)": "pt",
    "Russian": "ru",
    "Spanish": "es",
}
SCRYFALL_CODES: Final = {"zhs": "zh-hans", "zht": "zh-hant"}
LONGEST_PRINTED: Final = 8_000


class PrintedFace(NamedTuple):
    """A face in a language. `face` is its English name."""

    language: str
    face: str
    name: str
    type_line: str = ""
    text: str = ""

    @property
    def is_good(self) -> bool:
        """True if it can be kept: it has a name, and nothing in it is longer than anything on a card."""
        texts = (self.face, self.name, self.type_line, self.text)
        return (
            bool(folded(self.name)) and self.name.isprintable() and all(len(each) <= LONGEST_PRINTED for each in texts)
        )


def put_printed(db: sqlite3.Connection, faces: Iterable[PrintedFace]) -> None:
    """Stores them, in the place of what an older file told."""
    db.executemany(
        "INSERT OR REPLACE INTO printed (language, folded, key, name, type_line, text) VALUES (?, ?, ?, ?, ?, ?)",
        [(each.language, folded(each.face), folded(each.name), each.name, each.type_line, each.text) for each in faces],
    )


def has_printed(db: sqlite3.Connection) -> bool:
    """True if the catalogue is new enough to keep them."""
    return db.execute("SELECT 1 FROM sqlite_master WHERE name = 'printed'").fetchone() is not None


def face_in_language(db: sqlite3.Connection, language: str, key: str) -> tuple[str, str, str]:
    """The name, type line and text of a face in a language, by its folded English name; nothing where no file told."""
    if not has_printed(db):
        return "", "", ""
    question = "SELECT name, type_line, text FROM printed WHERE language = ? AND folded = ?"
    return db.execute(question, (language, key)).fetchone() or ("", "", "")


def printed_names(db: sqlite3.Connection, key: str) -> list[str]:
    """The names that a face has in other languages, by its folded English name."""
    if not has_printed(db):
        return []
    return [name for (name,) in db.execute("SELECT DISTINCT name FROM printed WHERE folded = ?", (key,))]


def english_of(db: sqlite3.Connection, key: str) -> str:
    """The folded English name of a face that is called so in any language; "" if none is."""
    if not has_printed(db):
        return ""
    found = db.execute("SELECT folded FROM printed WHERE key = ? ORDER BY language, folded LIMIT 1", (key,)).fetchone()
    return found[0] if found else ""


def printed_like(db: sqlite3.Connection, shortest: int, longest: int, begins: str, ends: str) -> list[str]:
    """Printed names between these lengths that begin or end so."""
    if not has_printed(db):
        return []
    question = (
        "SELECT DISTINCT name FROM printed WHERE length(key) BETWEEN ? AND ? "
        "AND (substr(key, 1, 1) = ? OR substr(key, -3) = ?) ORDER BY key"
    )
    return [name for (name,) in db.execute(question, (shortest, longest, begins, ends))]

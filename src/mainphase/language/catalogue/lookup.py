"""A card by its name out of a catalogue: what `mainphase.cards.beside` asks for.

What another version of the language read is read again when it is asked for, and kept.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from mainphase.cards.codec import decode_card
from mainphase.cards.names import folded
from mainphase.cards.nodes import CardDef
from mainphase.errors import CardError
from mainphase.language.catalogue import reading
from mainphase.language.catalogue.families import family_of_line
from mainphase.language.catalogue.printed import english_of, face_in_language, printed_like, printed_names
from mainphase.language.catalogue.reading import FailedLine, ReadCard, read_one, reader_named
from mainphase.language.catalogue.schema import as_written, connected
from mainphase.language.catalogue.stored_cards import (
    StoredCard,
    failed_lines,
    no_text,
    put_reading,
    released_days,
    row_named,
)
from mainphase.language.catalogue.version import language_version
from mainphase.language.outline import outline_of
from mainphase.language.verdicts import Verdict

MOST_NAMES: Final = 50_000  # names
SHOWN: Final = 50  # characters of what is not understood
ABOUT_AS_LONG: Final = 3  # characters more or less


class CatalogueFile:
    """A catalogue that is there. It is opened for each question and closed again, so that it can be asked from any
    thread and in any process, and replaced between two questions.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[str, tuple[StoredCard, CardDef | None] | None] = {}
        self.names_elsewhere: dict[str, list[str]] = {}
        self.in_languages: dict[tuple[str, str], tuple[str, str, str]] = {}

    def find(self, key: str) -> CardDef | None:
        """The definition of a card that can be played."""
        known = self.known(key)
        return None if known is None else known[1]

    def is_whole(self, key: str) -> bool:
        """True if a card of it that can be played has this name, and not only a face of one."""
        known = self.known(key)
        return known is not None and known[1] is not None and folded(known[0].name) == key

    def why_not(self, key: str) -> str:
        """Why a card that it has cannot be played, without its name; "" of any other."""
        known = self.known(key)
        if known is None or known[1] is not None:
            return ""
        row = known[0]
        line = next(iter(self.lines(row)), None)
        if line is None:
            return row.reason
        rest = (line.text[line.stopped :] or line.text).lstrip().partition("\n")[0]
        shown = rest if len(rest) <= SHOWN else f"{rest[:SHOWN]}…"
        family = family_of_line(line.reason, line.text, line.stopped)
        return (
            f"{family}; reading stops at {shown!r}" if line.verdict == Verdict.UNSUPPORTED else f"{family}: {shown!r}"
        )

    def outline(self, key: str) -> CardDef | None:
        """What is known of a card that it has and that cannot be played, for whoever only checks a deck."""
        row = self.row(key)
        return None if row is None else outline_of(row.card_data())

    def row(self, key: str) -> StoredCard | None:
        """All that the catalogue has of a card."""
        known = self.known(key)
        return None if known is None else known[0]

    def lines(self, row: StoredCard) -> list[FailedLine]:
        """The lines that keep a card from being played."""
        with connected(self.path) as db, as_written(self.path, row.name):
            return list(failed_lines(db, row.id))

    def known(self, key: str) -> tuple[StoredCard, CardDef | None] | None:
        if key not in self.found:
            if len(self.found) >= MOST_NAMES:
                self.found.clear()
            with connected(self.path) as db:
                row = row_named(db, key)
            with as_written(self.path, key):
                if row is not None and row.language != language_version():
                    row = self.read_again(row)
                self.found[key] = None if row is None else (row, self.definition(row))
        return self.found[key]

    def definition(self, row: StoredCard) -> CardDef | None:
        if row.verdict != Verdict.PLAYABLE:
            return None
        return decode_card(json.loads(row.definition), f"{self.path}: {row.name}")

    def read_again(self, row: StoredCard) -> StoredCard:
        """The card as this version of the language reads it; kept, if the catalogue can be written now."""
        language = language_version()
        read: ReadCard = read_one(row.card_data(), reader_named(reading.READER))
        with suppress(CardError), connected(self.path) as db:
            put_reading(db, row.id, read, language)
        return row._replace(
            language=language,
            verdict=read.verdict,
            reason=read.reason,
            definition=read.definition,
            summary=read.summary,
        )

    # --- Many cards

    @contextmanager
    def rows(self, question: str, *values: Any) -> Iterator[sqlite3.Cursor]:
        with connected(self.path) as db:
            yield db.execute(question, values)

    def names_like(self, key: str) -> list[str]:
        """Names of cards, in any language, that are about as long and begin or end alike, whether they can be played
        or not.
        """
        question = (
            "SELECT name FROM card WHERE length(folded) BETWEEN ? AND ? "
            "AND (substr(folded, 1, 1) = ? OR substr(folded, -3) = ?) ORDER BY folded"
        )
        shortest, longest = len(key) - ABOUT_AS_LONG, len(key) + ABOUT_AS_LONG
        if no_text(key):
            return []
        with connected(self.path) as db:
            found = [name for (name,) in db.execute(question, (shortest, longest, key[:1], key[-3:]))]
            return found + printed_like(db, shortest, longest, key[:1], key[-3:])

    # --- In other languages

    def printed(self, language: str, key: str) -> tuple[str, str, str]:
        """The name, type line and text of a face in a language; empty where no card file told them."""
        known = self.in_languages.get((language, key))
        if known is None:
            with connected(self.path) as db:
                known = self.in_languages[language, key] = face_in_language(db, language, key)
        return known

    def printed_names(self, key: str) -> list[str]:
        """The names that a face has in other languages."""
        known = self.names_elsewhere.get(key)
        if known is None:
            with connected(self.path) as db:
                known = self.names_elsewhere[key] = printed_names(db, key)
        return known

    def english(self, key: str) -> str:
        """The folded English name of what is called so in any language; "" if nothing is."""
        if no_text(key):
            return ""
        with connected(self.path) as db:
            return english_of(db, key)

    def summaries(self) -> list[tuple[str, str]]:
        """Every card that can be played, with a line about it, by name."""
        with self.rows("SELECT name, summary FROM card WHERE verdict = 'playable' ORDER BY folded") as found:
            return list(found)

    def token_makers(self, key: str) -> list[str]:
        """The cards that make a token of this name."""
        question = (
            "SELECT name FROM token JOIN card ON card.id = token.card WHERE token.folded = ? ORDER BY card.folded"
        )
        if no_text(key):
            return []
        with self.rows(question, key) as found:
            return [name for (name,) in found]

    def token_names(self) -> list[str]:
        """The folded names of all tokens that its cards make."""
        with self.rows("SELECT DISTINCT folded FROM token ORDER BY folded") as found:
            return [name for (name,) in found]

    def subtypes(self) -> list[str]:
        """The subtypes of its cards."""
        with self.rows("SELECT DISTINCT word FROM subtype ORDER BY word") as found:
            return [word for (word,) in found]

    def printings(self, key: str) -> list[str]:
        """The codes of the sets in which a card was printed, as far as card files told."""
        row = self.row(key)
        if row is None:
            return []
        with self.rows("SELECT code FROM printing WHERE card = ? ORDER BY code", row.id) as found:
            return [code for (code,) in found]

    def days_of_sets(self) -> dict[str, str]:
        """The first day of each set, where a card file told it."""
        with connected(self.path) as db:
            return released_days(db)

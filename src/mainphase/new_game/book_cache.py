"""The book cache: games of the same cards under the same rules share one book, and it is lowered once.

A card is the same if the library gives the same definition for its name, so that whoever defines a card anew gets a new
book. A cached book is closed: no card can be added to it any more.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from mainphase.cards.codec import decode_card, encode
from mainphase.cards.decks import Deck
from mainphase.cards.names import definitions_by_name, folded
from mainphase.cards.nodes import CardDef
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import HIDDEN, add_card, add_hidden
from mainphase.kernel.lowering.provided import DEPLOYING, provide_cards, provide_deploying
from mainphase.new_game.commander_decks import chosen_commanders
from mainphase.rules.law import CommanderMulligan, Rules

MOST_BOOKS: Final = 64


@dataclass(frozen=True)
class Contents:
    """A deck in terms of a book: how many of which card, by their numbers there."""

    main: list[tuple[int, int]]
    schemes: list[tuple[int, int]]
    commanders: list[tuple[int, int]]
    vanguards: list[tuple[int, int]]
    planes: list[tuple[int, int]]
    sideboard: list[tuple[int, int]]


@dataclass(frozen=True)
class CachedBook:
    """A book, and what each deck is in it; the names, and what the library said of each when the book was made."""

    book: Book
    decks: list[Contents]
    names: list[str]
    said: list[CardDef | None]

    def is_current(self) -> bool:
        return definitions_by_name(self.names) == self.said


Entries = tuple[tuple[int, str], ...]
Wanted = tuple[Rules, bool, tuple[tuple[Entries, ...], ...]]

K = TypeVar("K")
V = TypeVar("V")

# By what the decks say; by what a pickle has. The one used last stands last.
BOOKS: Final[dict[Wanted, CachedBook]] = {}
STORED: Final[dict[tuple[Rules, bytes], Book]] = {}


def book_of(law: Rules, decks: Mapping[str, Deck], deploys: bool = False) -> CachedBook:
    """The book of a game of these decks, and each deck in it, in their order. `deploys`: creatures can be deployed."""
    wanted: Wanted = (
        law,
        deploys,
        tuple(
            [
                (deck.main, deck.schemes, deck.commanders, deck.vanguards, deck.planes, deck.sideboard)
                for deck in decks.values()
            ]
        ),
    )
    found = BOOKS.pop(wanted, None)
    if found is None or not found.is_current():
        found = written(law, decks, deploys)
    put_in_cache(BOOKS, wanted, found)
    return found


def put_in_cache(cache: dict[K, V], wanted: K, found: V) -> None:
    """Behind all others; the one that nobody has used for longest makes room."""
    if len(cache) >= MOST_BOOKS:
        del cache[next(iter(cache))]
    cache[wanted] = found


def deck_contents(book: Book, law: Rules, decks: Mapping[str, Deck]) -> list[Contents]:
    """The contents of each deck in this book; cards that are new to it are added."""
    contents: list[Contents] = []
    for deck in decks.values():
        main = [(count, add_card(book, card)) for count, card in deck.counted(law.date)]
        schemes = [(count, add_card(book, card)) for count, card in deck.counted_schemes(law.date)]
        commanders = [(count, add_card(book, card)) for count, card in chosen_commanders(deck, law)]
        vanguards = [(count, add_card(book, card)) for count, card in deck.counted_vanguards(law.date)]
        planes = [(count, add_card(book, card)) for count, card in deck.counted_planes(law.date)]
        sideboard = [(count, add_card(book, card)) for count, card in deck.counted_sideboard(law.date)]
        if commanders and law.commander_mulligan == CommanderMulligan.FACE_DOWN:
            add_hidden(book)
        contents.append(Contents(main, schemes, commanders, vanguards, planes, sideboard))
    return contents


def written(law: Rules, decks: Mapping[str, Deck], deploys: bool) -> CachedBook:
    """A new book, closed."""
    book = Book()
    provide_cards(book, law)
    if deploys:
        provide_deploying(book)
    contents = deck_contents(book, law, decks)
    book.closed = True
    names = list(dict.fromkeys(folded(name) for deck in decks.values() for _, name in deck.played))
    return CachedBook(book, contents, names, definitions_by_name(names))


# --- Books that travel


def pickled_book(law: Rules, book: Book) -> bytes:
    """The pickle of a book's definitions."""
    if book.stored:
        return book.stored
    said = json.dumps([encode(card) for card in book.definitions()], separators=(",", ":"))
    text = zlib.compress(said.encode())
    if book.closed:
        book.stored = text
        put_in_cache(STORED, (law, text), book)
    return text


def restored_book(law: Rules, text: bytes) -> Book:
    """The book of which a pickle has this; games of the same cards share it here too."""
    wanted = (law, text)
    book = STORED.pop(wanted, None)
    if book is None:
        book = Book()
        provide_cards(book, law)  # first, as for a new state: what it adds has the same numbers as it had
        for card in json.loads(zlib.decompress(text)):
            add_card(book, decode_card(card))
        if HIDDEN in book.index:
            add_hidden(book)
        if DEPLOYING in book.index:
            provide_deploying(book)
        book.closed = True
        book.stored = text
    put_in_cache(STORED, wanted, book)
    return book

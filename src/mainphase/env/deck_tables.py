"""What decks say before a game begins: how many rows its observations need, and the tables of what cards are."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mainphase.cards.decks import Deck
from mainphase.encoding.definitions import definitions_of
from mainphase.env.schema import ROWS, TABLES, Limits, Schema
from mainphase.game import Game
from mainphase.kernel.lowering.book import Book

ALTERED = 32  # looks that effects make at one time
BESIDE = 32  # tokens, and what is on the stack, beyond the cards that are not hidden
Tables = dict[str, NDArray[Any]]


def limits_for(game: Game) -> Limits:
    """As many rows as the observations of games of the same decks need: every card may lie open, and every card of a
    library be chosen. What effects make, tokens and what they alter, has no end; there is room for 32 each.
    """
    words = definitions_of(game.state.book)
    sizes = [cards_in(deck) for deck in game.decks.values()] or [0]
    objects = min(ROWS, sum(sizes) + BESIDE)
    return Limits(
        seats=len(game.players),
        objects=objects,
        links=objects,
        options=min(ROWS, max(sizes) + BESIDE),
        altered=ALTERED,
        definitions=min(ROWS, len(words.rows)),
        abilities=min(ROWS, len(words.ability_rows)),
    )


def cards_in(deck: Deck) -> int:
    """All cards of a deck, and beside it."""
    parts = (deck.main, deck.sideboard, deck.schemes, deck.commanders, deck.vanguards, deck.planes)
    return sum(count for part in parts for count, _ in part)


def tables_of(schema: Schema, book: Book) -> Tables:
    """The tables of a book as arrays, as they stand in every observation of a game of its cards."""
    words = definitions_of(book)
    tables: Tables = {}
    for name, rows in zip(TABLES, (words.rows, words.ability_rows), strict=True):
        table = np.zeros(schema[name].shape, np.int16)
        data = b"".join(rows[: len(table)])
        table.reshape(-1)[: len(data) // 2] = np.frombuffer(data, "<i2")
        table.flags.writeable = False
        tables[name] = table
    return tables

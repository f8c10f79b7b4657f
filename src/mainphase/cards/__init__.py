"""Cards as data: the vocabulary of nodes, the words they are built with, the built-in library, its cards as they once
read, decks, and the codec.

Cards are data; nothing here plays, and nothing here knows the kernel. It imports only `mainphase.errors` (and may
import `mainphase.rules`). `find_card` and `read_deck` are how the rest of the project comes by cards.
"""

from typing import TYPE_CHECKING

from mainphase.foundation.lazy_imports import lazy_getattr

if TYPE_CHECKING:
    from mainphase.cards.codec import decode, decode_card, encode, fingerprint
    from mainphase.cards.decks import Deck, bundled_decks, parse_deck, read_deck
    from mainphase.cards.names import card_names, find_card, find_cards, known_card
    from mainphase.cards.nodes import CardDef
    from mainphase.cards.summarizing import summary

__getattr__ = lazy_getattr(
    __name__,
    {
        "mainphase.cards.codec": ("decode", "decode_card", "encode", "fingerprint"),
        "mainphase.cards.decks": ("Deck", "bundled_decks", "parse_deck", "read_deck"),
        "mainphase.cards.names": ("card_names", "find_card", "find_cards", "known_card"),
        "mainphase.cards.nodes": ("CardDef",),
        "mainphase.cards.summarizing": ("summary",),
    },
)

__all__ = [
    "CardDef",
    "Deck",
    "bundled_decks",
    "card_names",
    "decode",
    "decode_card",
    "encode",
    "find_card",
    "find_cards",
    "fingerprint",
    "known_card",
    "parse_deck",
    "read_deck",
    "summary",
]

"""Sideboards in play (CR 100.4, 400.11a): a game has those of its decks if any card of them may bring a card into the
game from outside it. In all other games nothing can reach them, so that they are left where they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from mainphase.cards.decks import Deck
from mainphase.cards.names import definitions_by_name, folded
from mainphase.cards.nodes import CardDef
from mainphase.cards.outside import has_companion, reaches_outside

Entries = tuple[tuple[int, str], ...]

MOST_KNOWN: Final = 256
# By the cards of a deck and its sideboard: their definitions, and whether any of them reaches outside the game.
KNOWN: Final[dict[tuple[Entries, Entries], tuple[list[CardDef | None], bool]]] = {}


def with_sideboards_in_play(decks: Mapping[str, Deck]) -> dict[str, Deck]:
    """These decks, without their sideboards if no card of any of them can reach one."""
    if not any(deck.sideboard for deck in decks.values()) or any(uses_sideboard(deck) for deck in decks.values()):
        return dict(decks)
    return {name: replace(deck, sideboard=()) for name, deck in decks.items()}


def uses_sideboard(deck: Deck) -> bool:
    """True if a card of the deck brings cards in from outside the game, or one of the sideboard may be a companion."""
    begins = deck.main + deck.commanders
    said = definitions_by_name([folded(name) for _, name in begins + deck.sideboard])
    wanted = (begins, deck.sideboard)
    known = KNOWN.get(wanted)
    if known is not None and known[0] == said:
        return known[1]
    answer = any(reaches_outside(card) for card in known_definitions(said[: len(begins)]))
    answer = answer or any(has_companion(card) for card in known_definitions(said[len(begins) :]))
    if len(KNOWN) >= MOST_KNOWN:
        del KNOWN[next(iter(KNOWN))]
    KNOWN[wanted] = (said, answer)
    return answer


def known_definitions(said: Iterable[CardDef | None]) -> list[CardDef]:
    return [card for card in said if card is not None]

"""Sideboards in play (CR 100.4, 400.11a): a game has those of its decks if any card of them may bring a card into the
game from outside it. In all other games nothing can reach them, so that they are left where they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from mainphase.cards.decks import Deck
from mainphase.cards.names import definitions_by_name, folded
from mainphase.cards.nodes import CardDef
from mainphase.cards.reaching_outside import has_companion, reaches_outside

MOST_KNOWN: Final = 256


@dataclass(frozen=True)
class SideboardsKnown:
    """The names of the cards of some decks, what the library said of each, and the decks as they are played."""

    names: list[str]
    said: list[CardDef | None]
    decks: list[Deck]


KNOWN: Final[dict[tuple[Deck, ...], SideboardsKnown]] = {}


def with_sideboards_in_play(decks: Mapping[str, Deck]) -> Mapping[str, Deck]:
    """These decks, without their sideboards if no card of any of them can reach one."""
    if not any(deck.sideboard for deck in decks.values()):
        return decks
    wanted = tuple(decks.values())
    known = KNOWN.get(wanted)
    if known is None or definitions_by_name(known.names) != known.said:
        if len(KNOWN) >= MOST_KNOWN:
            del KNOWN[next(iter(KNOWN))]
        known = KNOWN[wanted] = sideboards_known(list(wanted))
    return dict(zip(decks, known.decks, strict=True))


def sideboards_known(decks: list[Deck]) -> SideboardsKnown:
    """Looks the cards up: does any of a deck bring cards in from outside, or may one of a sideboard be a companion?"""
    begin = [folded(name) for deck in decks for _, name in deck.main + deck.commanders]
    beside = [folded(name) for deck in decks for _, name in deck.sideboard]
    names = list(dict.fromkeys(begin + beside))
    said = definitions_by_name(names)
    by_name = dict(zip(names, said, strict=True))
    reached = any(reaches_outside(card) for name in begin if (card := by_name[name]) is not None)
    reached = reached or any(has_companion(card) for name in beside if (card := by_name[name]) is not None)
    return SideboardsKnown(names, said, decks if reached else [replace(deck, sideboard=()) for deck in decks])

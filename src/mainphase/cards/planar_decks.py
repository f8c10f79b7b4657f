"""Planar decks (CR 901.3, 901.15): how many planes and phenomena they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mainphase.cards.deck_entries import counter_of
from mainphase.cards.nodes import CardDef, CardType

LEAST_PLANES: Final = 10  # in a planar deck (901.3)
MOST_PHENOMENA: Final = 2  # for each player
ENOUGH_PLANES: Final = 40  # in one planar deck for any number of players (901.15a)


def why_no_planar_deck(planes: Sequence[tuple[int, CardDef]]) -> str:
    """Why these cards are no player's planar deck (CR 901.3); "" if they are one."""
    return _why_no_deck(planes, "a planar deck", "901.3", LEAST_PLANES, MOST_PHENOMENA)


def why_no_common_deck(planes: Sequence[tuple[int, CardDef]], players: int) -> str:
    """Why these cards are no planar deck for so many players together (CR 901.15a); "" if they are one."""
    deck = f"one planar deck for {players} players"
    least = min(ENOUGH_PLANES, LEAST_PLANES * players)
    return _why_no_deck(planes, deck, "901.15a", least, MOST_PHENOMENA * players)


def _why_no_deck(planes: Sequence[tuple[int, CardDef]], deck: str, rule: str, least: int, phenomena: int) -> str:
    """Why these cards are not such a deck, with so many cards and phenomena."""
    total = sum(count for count, _ in planes)
    if total < least:
        return f"{deck} has at least {least} cards ({rule}); found {total}"
    names = counter_of((count, card.name) for count, card in planes)
    twice = next((name for name, count in names.items() if count > 1), "")
    if twice:
        return f"the cards of a planar deck have different names (901.3); found {names[twice]} {twice}"
    held = sum(count for count, card in planes if card.types & CardType.PHENOMENON)
    return f"{deck} has at most {phenomena} phenomena ({rule}); found {held}" if held > phenomena else ""

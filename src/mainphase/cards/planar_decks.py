"""Planar decks (CR 901.3, 901.15): how many planes and phenomena they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mainphase.cards.deck_entries import counter_of
from mainphase.cards.nodes import CardDef, CardType

LEAST_PLANES: Final = 10  # in a planar deck (901.3)
MOST_PHENOMENA: Final = 2
ENOUGH_PLANES: Final = 40  # in one planar deck for any number of players (901.15a)


def why_no_planar_deck(planes: Sequence[tuple[int, CardDef]]) -> str:
    """Why these cards are no player's planar deck (CR 901.3); "" if they are one."""
    if why := _of_no_planar_deck(planes):
        return why
    phenomena = _phenomena(planes)
    if phenomena > MOST_PHENOMENA:
        return f"a planar deck has at most {MOST_PHENOMENA} phenomena (901.3); found {phenomena}"
    return ""


def why_no_common_deck(planes: Sequence[tuple[int, CardDef]], players: int) -> str:
    """Why these cards are no planar deck for so many players together (CR 901.15a); "" if they are one."""
    least = min(ENOUGH_PLANES, LEAST_PLANES * players)
    total = sum(count for count, _ in planes)
    if total < least:
        return f"one planar deck for {players} players has at least {least} cards (901.15a); found {total}"
    phenomena = _phenomena(planes)
    if phenomena > 2 * players:
        return f"one planar deck for {players} players has at most {2 * players} phenomena (901.15a); found {phenomena}"
    return _of_no_planar_deck(planes)


def _of_no_planar_deck(planes: Sequence[tuple[int, CardDef]]) -> str:
    total = sum(count for count, _ in planes)
    if total < LEAST_PLANES:
        return f"a planar deck has at least {LEAST_PLANES} cards (901.3); found {total}"
    names = counter_of((count, card.name) for count, card in planes)
    twice = next((name for name, count in names.items() if count > 1), "")
    return f"the cards of a planar deck have different names (901.3); found {names[twice]} {twice}" if twice else ""


def _phenomena(planes: Sequence[tuple[int, CardDef]]) -> int:
    return sum(count for count, card in planes if card.types & CardType.PHENOMENON)

"""The built-in cards that a deck may hold: schemes have a deck of their own (CR 904.3)."""

from __future__ import annotations

from typing import Final

from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardType

DECK_CARDS: Final = {name: made for name, made in CARDS.items() if not made.types & CardType.NONTRADITIONAL}

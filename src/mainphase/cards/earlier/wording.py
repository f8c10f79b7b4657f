"""A card as it once read."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final

from mainphase.cards.nodes import CardDef

# The Sixth Edition rules: no interrupts, mana sources, phase abilities or summons any more; tapped artifacts stay on.
SIXTH: Final = datetime.date(1999, 6, 1)


@dataclass(frozen=True)
class Wording:
    """The card as it read until (and not including) a day. `source`: where that is from, "5ED 1997"."""

    card: CardDef
    until: datetime.date
    source: str


def as_of_fifth(card: CardDef, source: str) -> Wording:
    """How a card read under the Fifth Edition rules."""
    return Wording(card, SIXTH, source)

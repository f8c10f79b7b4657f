"""CR 702.3b: a creature with defender that can attack as though it had none."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, defender, itself

WALL = card("Clay Wall", "{1}", creature, pt="0/3")(defender)
MOVING = card("Moving Wall", "{1}", creature, pt="2/3")(defender, n.Static(n.AttacksDespiteDefender(itself)))


def test_702_3b_only_what_may_attacks_despite_defender() -> None:
    table = position(alice=[WALL, MOVING])
    table.alice.attack(["Moving Wall"])
    with pytest.raises(NotOffered):
        position(alice=[WALL, MOVING]).alice.attack(["Clay Wall"])

"""CR 702.16a: protection from spells of any color, and from legendary creatures."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

ELDER = invented("Protection from spells that are one or more colors", name="Elder", pt="5/5")
GREY = invented("Destroy target creature.", name="Grey", types="Instant", cost="{1}")
PINGER = invented("{0}: ~ deals 1 damage to target creature.", name="Pinger", cost="{R}")
DUKE = invented("Protection from legendary creatures", name="Duke")
KING = invented("{0}: ~ deals 1 damage to target creature.", name="King", types="Legendary Creature — Human")


def test_702_16a_protection_from_colored_spells_alone() -> None:
    table = position(alice=["3 Mountain", PINGER], alice_hand=["Shock", GREY], bob=[ELDER])
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Shock", ["Elder"])
    table.alice.activate("Pinger", ["Elder"])  # of a red creature, which is no spell
    table.resolve()
    assert table.damage("Elder") == 1
    table.alice.cast("Grey", ["Elder"])
    table.resolve()
    assert "Elder" not in table.battlefield


def test_702_16a_protection_from_legendary_creatures() -> None:
    table = position(alice=[KING, PINGER], bob=[DUKE])
    with pytest.raises(NotOffered):
        table.copy().alice.activate("King", ["Duke"])
    table.alice.activate("Pinger", ["Duke"])
    table.resolve()
    assert table.damage("Duke") == 1

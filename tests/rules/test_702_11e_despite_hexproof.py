"""CR 702.11e: what may be a target as though it didn't have hexproof, of any kind."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

LAMP = invented(
    "Your opponents and creatures your opponents control with hexproof can be the targets of spells and abilities you "
    "control as though they didn't have hexproof.",
    name="Lamp",
    types="Artifact",
    cost="{1}",
)
VEIL = invented("You have hexproof.", name="Veil", types="Enchantment", cost="{W}")
HIDDEN = invented("Hexproof", name="Hidden", pt="2/2")
WARDED = invented("Hexproof from red", name="Warded", pt="2/2")
SHROUDED = invented("Shroud", name="Shrouded", pt="2/2")


@pytest.mark.parametrize(("lamp", "offered"), [([], []), ([LAMP], ["Hidden", "Warded", "bob"])])
def test_702_11e_permanents_and_players(lamp: list[CardDef], offered: list[str]) -> None:
    table = position(
        alice=["Mountain", *lamp], alice_hand=["Shock"], bob=[VEIL, HIDDEN, WARDED, SHROUDED], bob_hand=["Shock"]
    )
    card = table.find("Shock", zone=2)
    table.answer(lambda option: option.object == card.id, "cast Shock")
    assert sorted(set(table.options) & {"Hidden", "Warded", "Shrouded", "bob"}) == offered


def test_702_11b_nobody_elses_spells() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=[LAMP], bob=[HIDDEN], carol=["Mountain"], carol_hand=["Shock"]
    )
    table.advance_to("turn 3, precombat main")
    card = table.find("Shock", zone=2)
    table.answer(lambda option: option.object == card.id, "cast Shock")
    assert "Hidden" not in table.options

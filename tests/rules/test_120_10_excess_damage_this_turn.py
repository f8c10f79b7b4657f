"""CR 120.10: what was dealt excess damage this turn."""

from __future__ import annotations

import pytest
from tests.support.invented import card_read, invented
from tests.support.table import Table, position

from mainphase.language.text.card_data import CardData

SEEN = invented(
    "At the beginning of your end step, if a creature or planeswalker an opponent controlled was dealt excess damage "
    "this turn, you gain 1 life.", name="Witness",
)  # fmt: skip
BULLY = invented(
    "Whenever ~ deals damage to a creature, if that creature was dealt excess damage this turn, that creature's "
    "controller loses 3 life.\n{0}: ~ deals 3 damage to target creature.", name="Bully",
)  # fmt: skip
OGRE = invented("", name="Ogre", pt="3/3")
STAFF = invented("{0}: ~ deals 1 damage to target creature.", name="Staff", types="Artifact")
FANG = invented("Deathtouch\n{0}: ~ deals 2 damage to target creature.", name="Fang")
ROT = invented("Wither\n{0}: ~ deals 4 damage to target creature.", name="Rot")
TWIN = invented("Wither\n{0}: ~ deals 3 damage to target creature.", name="Mold")
BOLT = invented("~ deals 3 damage to target creature or planeswalker.", name="Bolt", types="Sorcery", cost="{0}")


def life_after(table: Table) -> int:
    table.resolve_all()
    table.advance_to("end step")
    table.resolve_all()
    return table.alice.life


@pytest.mark.parametrize(
    ("by", "times", "life"),
    [("Staff", 1, 20), ("Staff", 3, 20), ("Bully", 1, 20), ("Bully", 2, 20), ("Fang", 1, 21), ("Rot", 1, 21),
     ("Mold", 1, 20)],
)  # fmt: skip
def test_120_10_more_than_lethal_damage(by: str, times: int, life: int) -> None:
    table = position(alice=[SEEN, STAFF, BULLY, FANG, ROT, TWIN], bob=[OGRE])
    for _ in range(times):
        if table.bob.battlefield:
            table.alice.activate(by, ["Ogre"])
            table.resolve_all()
    assert life_after(table) == life


def test_120_10_damage_marked_before_counts() -> None:
    table = position(alice=[SEEN, STAFF, BULLY], bob=[OGRE])
    table.alice.activate("Staff", ["Ogre"])
    table.resolve_all()
    table.alice.activate("Bully", ["Ogre"])
    table.resolve_all()
    assert table.bob.life == 17
    assert life_after(table) == 21


def test_120_10_own_creatures_are_not_an_opponents() -> None:
    table = position(alice=[SEEN, BULLY, "Grizzly Bears"])
    table.alice.activate("Bully", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.life == 17
    assert life_after(table) == 17


def test_120_10_of_several_sources_at_once() -> None:
    table = position(alice=[SEEN, OGRE], bob=["Grizzly Bears", "Memnite"], active="alice")
    table.alice.attack(["Ogre"])
    table.bob.block({"Grizzly Bears": "Ogre"})
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.life == 21  # three damage to two toughness


@pytest.mark.parametrize(("loyalty", "life"), [(2, 21), (3, 20), (5, 20)])
def test_120_10_of_a_planeswalker_more_than_its_loyalty(loyalty: int, life: int) -> None:
    text = "[0]: You gain 1 life."
    told = "Legendary Planeswalker — Jace"
    walker = card_read(CardData(name="Walker", mana_cost="{3}", text=text, type_line=told, loyalty=str(loyalty)))
    table = position(alice=[SEEN], alice_hand=[BOLT], bob=[walker])
    table.alice.cast("Bolt", ["Walker"])
    assert life_after(table) == life


def test_120_10_on_another_turn_no_more() -> None:
    table = position(alice=[SEEN, FANG], bob=[OGRE])
    table.alice.activate("Fang", ["Ogre"])
    assert life_after(table) == 21
    table.advance_to("bob's upkeep")
    table.advance_to("alice's end step")
    table.resolve_all()
    assert table.alice.life == 21

"""CR 701.21, 608.2c, 701.23: any number of permanents are sacrificed, and what follows counts them."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

MOVE = invented(
    "Sacrifice any number of lands. Search your library for up to that many land cards, put them onto the battlefield "
    "tapped, then shuffle.",
    name="Move",
    types="Sorcery",
    cost="{B}",
)
FEAST = invented("When ~ enters, sacrifice any number of other creatures, then draw that many cards.", name="Feaster")
FLING = invented(
    "Sacrifice any number of creatures. Fling Them deals that much damage to any target.",
    name="Fling Them",
    types="Sorcery",
    cost="{B}",
)


def test_701_23b_as_many_are_sought_as_were_sacrificed() -> None:
    table = position(alice=["Swamp", "3 Forest"], alice_hand=[MOVE], alice_library=["3 Mountain", "Hill Giant"])
    table.alice.cast("Move")
    table.resolve()
    table.choose("Forest", "Forest", "done")
    assert table.alice.graveyard == ["Forest", "Forest"]
    table.choose("Mountain", "Mountain")
    assert table.asked == "priority"
    assert sorted(table.alice.battlefield) == ["Forest", "Mountain", "Mountain", "Swamp"]
    assert table.tapped("Mountain")


def test_701_23b_nobody_need_find_them() -> None:
    table = position(alice=["Swamp", "3 Forest"], alice_hand=[MOVE], alice_library=["3 Mountain"])
    table.alice.cast("Move")
    table.resolve()
    table.choose("Forest", "done")
    table.choose("done")
    assert sorted(table.alice.battlefield) == ["Forest", "Forest", "Swamp"]


def test_107_1c_any_number_may_be_none() -> None:
    table = position(alice=["Swamp", "3 Forest"], alice_hand=[MOVE], alice_library=["3 Mountain"])
    table.alice.cast("Move")
    table.resolve()
    table.choose("done")
    assert table.asked == "priority"
    assert sorted(table.alice.battlefield) == ["Forest", "Forest", "Forest", "Swamp"]
    assert table.events("shuffled")


def test_608_2c_as_many_cards_are_drawn() -> None:
    table = position(alice=["2 Swamp", "3 Grizzly Bears"], alice_hand=[FEAST])
    table.alice.cast("Feaster")
    table.resolve()
    table.resolve()
    table.choose("Grizzly Bears", "Grizzly Bears", "done")
    assert len(table.alice.hand) == 2
    assert sorted(table.alice.battlefield) == ["Feaster", "Grizzly Bears", "Swamp", "Swamp"]


def test_608_2c_as_much_damage_is_dealt() -> None:
    table = position(alice=["Swamp", "3 Grizzly Bears"], alice_hand=[FLING])
    table.alice.cast("Fling Them", ["bob"])
    table.resolve()
    table.choose("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    assert table.bob.life == 17

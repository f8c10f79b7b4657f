"""CR 303.7, 704.5y, 303.4i: Roles are created attached to a creature, of which each player has one there."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BRAVE = invented(
    "Create a Monster Role token attached to up to one target creature.", name="Brave", types="Instant", cost="{R}"
)
SAGE = invented("Create a Sorcerer Role token attached to target creature.", name="Sage", types="Instant", cost="{R}")
HEX = invented(
    "For each creature your opponents control, create a Cursed Role token attached to that creature.",
    name="Hex", types="Instant", cost="{R}",
)  # fmt: skip
WARDED = invented("Protection from enchantments", name="Warded")


def test_303_7_a_role_enters_attached() -> None:
    table = position(alice=["Mountain", "Grizzly Bears"], alice_hand=[BRAVE])
    table.alice.cast("Brave", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"
    assert "Monster" in table.battlefield


def test_704_5y_the_newest_of_one_players_roles_stays() -> None:
    table = position(
        alice=["2 Mountain", "Grizzly Bears"], alice_hand=[BRAVE, SAGE], bob=["Mountain"], bob_hand=[BRAVE]
    )
    table.alice.cast("Brave", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Sage", ["Grizzly Bears"])
    table.resolve()
    assert (table.pt("Grizzly Bears"), ("Monster" in table.battlefield), ("Sorcerer" in table.battlefield)) == (
        "3/3",
        False,
        True,
    )
    table.alice.passes()
    table.bob.cast("Brave", ["Grizzly Bears"])
    table.resolve_all()
    assert (table.pt("Grizzly Bears"), ("Monster" in table.battlefield), ("Sorcerer" in table.battlefield)) == (
        "4/4",
        True,
        True,
    )


def test_303_4i_no_role_without_a_creature_that_it_can_enchant() -> None:
    table = position(alice=["Mountain", WARDED], alice_hand=[BRAVE])
    table.alice.cast("Brave", [])
    table.resolve()
    assert "Monster" not in table.battlefield


def test_303_4i_a_protected_creature_gets_none() -> None:
    table = position(alice=["Mountain"], alice_hand=[HEX], bob=[WARDED, "Hill Giant", "Raging Goblin"])
    table.alice.cast("Hex")
    table.resolve()
    assert [table.pt(one) for one in ("Warded", "Hill Giant", "Raging Goblin")] == ["2/2", "1/1", "1/1"]
    assert [name for name in table.battlefield if name == "Cursed"] == ["Cursed", "Cursed"]

"""CR 701.8, 608.2c, 400.7j: what was destroyed is put onto the battlefield, as far as it went into a graveyard."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

REAP = invented(
    "Destroy up to three target creatures and/or other planeswalkers. Return each card put into a graveyard this way "
    "to the battlefield under your control.",
    name="Reap",
    types="Sorcery",
    cost="{B}",
)
SPROUT = invented("Create a 1/1 green Saproling creature token.", name="Sprout", types="Sorcery", cost="{B}")
TROLL = invented("Indestructible", name="Rock Troll", types="Creature — Troll")
REST = invented("If a nontoken creature would die, exile it instead.", name="Rest", types="Enchantment", cost="{B}")


def test_400_7j_what_was_destroyed_comes_back_under_your_control() -> None:
    table = position(alice=["Swamp"], alice_hand=[REAP], bob=["Grizzly Bears", "Hill Giant", TROLL])
    table.alice.cast("Reap", ["Grizzly Bears", "Hill Giant", "Rock Troll"])
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Hill Giant", "Swamp"]
    assert table.bob.battlefield == ["Rock Troll"]  # it was not destroyed
    assert table.bob.graveyard == []


def test_608_2c_cards_that_lay_there_before_stay() -> None:
    table = position(
        alice=["Swamp"], alice_hand=[REAP], bob=["Grizzly Bears"], bob_graveyard=["Hill Giant"],
    )  # fmt: skip
    table.alice.cast("Reap", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    assert table.bob.graveyard == ["Hill Giant"]


def test_111_8_a_token_does_not_come_back() -> None:
    table = position(alice=["2 Swamp"], alice_hand=[SPROUT, REAP])
    table.alice.cast("Sprout")
    table.resolve()
    [token] = [name for name in table.alice.battlefield if name != "Swamp"]
    table.alice.cast("Reap", [token])
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Swamp", "Swamp"]


def test_614_6_what_is_exiled_instead_was_put_into_no_graveyard() -> None:
    table = position(alice=["Swamp"], alice_hand=[REAP], bob=["Grizzly Bears", REST])
    table.alice.cast("Reap", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" not in table.alice.battlefield
    assert table.exile == ["Grizzly Bears"]

"""CR 702.64: absorb."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic

SPONGE = invented("Absorb 1", name="Sponge", pt="2/5")
GIVER = invented("All Beasts have absorb 1.", name="Giver", types="Enchantment")
SHOT = invented("~ deals 3 damage to target creature.", name="Shot", types="Instant", cost="{0}")
BEARS, SHOCK = "Grizzly Bears", "Shock"


@pytest.mark.parametrize(("there", "damage"), [([SPONGE], 2), ([SPONGE, GIVER], 1), ([SPONGE, GIVER, GIVER], 0)])
def test_702_64a_c_so_much_of_the_damage_is_prevented_by_each(there: list[object], damage: int) -> None:
    table = position(alice=there, alice_hand=[SHOT])  # type: ignore[arg-type]
    table.alice.cast("Shot")
    table.resolve()
    while table.asked != "priority":  # which of them is applied first
        table.choose(table.options[0])
    assert table.damage("Sponge") == damage


def test_702_64b_of_the_damage_of_each_source_and_each_time() -> None:
    table = position(alice=[SPONGE], alice_hand=[SHOT, SHOT])
    for damage in (2, 4):
        table.alice.cast("Shot")
        table.resolve()
        assert table.damage("Sponge") == damage
    table = position(alice=[BEARS, BEARS], bob=[SPONGE])
    table.advance_to("declare attackers")
    table.alice.attack([BEARS, f"{BEARS} 2"])
    table.bob.block({"Sponge": BEARS})
    table.advance_to("combat damage")
    assert table.damage("Sponge") == 1


def test_702_64_it_came_with_future_sight() -> None:
    assert "absorb" in unknown_mechanic(SPONGE, "2007-04-30")
    assert unknown_mechanic(SPONGE, "2007-05-01") == ""
    table = position(alice=[SPONGE], alice_hand=[SHOT], rules="2007-05-01")
    table.alice.cast("Shot")
    table.resolve()
    assert table.damage("Sponge") == 2

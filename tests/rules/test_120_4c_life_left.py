"""CR 120.4c: damage that would reduce a life total to less than some number reduces it to that instead."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

SHELTER = invented(
    "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
    name="Shelter",
    types="Enchantment",
    cost="{W}",
)
LEDGER = invented("Whenever you lose life, draw that many cards.", name="Ledger", types="Enchantment", cost="{B}")
BOLT, BEARS = "Lightning Bolt", "Grizzly Bears"


@pytest.mark.parametrize(("life", "left"), [(5, 2), (3, 1), (2, 1), (1, 1)])
def test_120_4c_one_life_is_left(life: int, left: int) -> None:
    table = position(alice=["Mountain"], alice_hand=[BOLT], bob=[SHELTER, BEARS], bob_life=life)
    table.alice.cast(BOLT, ["bob"])
    table.resolve()
    assert table.bob.life == left


def test_120_4c_only_so_much_life_is_lost() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[BOLT, BOLT], bob=[SHELTER, LEDGER, BEARS], bob_life=3)
    table.alice.cast(BOLT, ["bob"])
    table.resolve_all()
    assert len(table.bob.hand) == 2
    table.alice.cast(BOLT, ["bob"])
    table.resolve()
    assert (table.stack, len(table.bob.hand)) == ([], 2)  # no life is lost


def test_120_4c_the_damage_is_dealt_all_the_same() -> None:
    thief = invented("Whenever ~ deals damage to a player, you gain that much life.", name="Leech", pt="5/5")
    table = position(alice=[thief], bob=[SHELTER, BEARS], bob_life=2)
    table.alice.attack({"Leech": "bob"})
    table.advance_to("turn 1, postcombat main")
    assert (table.bob.life, table.alice.life) == (1, 25)


def test_119_3_life_is_lost_otherwise_as_ever() -> None:
    drain = invented("Target player loses 3 life.", name="Drain", types="Sorcery", cost="{B}")
    table = position(alice=["Swamp"], alice_hand=[drain], bob=[SHELTER, BEARS], bob_life=3)
    table.alice.cast("Drain", ["bob"])
    table.resolve()
    assert table.bob.life == 0


def test_611_3a_only_while_it_is_so() -> None:
    table = position(alice=["Mountain"], alice_hand=[BOLT], bob=[SHELTER], bob_life=3)
    table.alice.cast(BOLT, ["bob"])
    table.resolve()
    assert table.bob.life == 0


@pytest.mark.parametrize(("life", "left"), [(3, 7), (7, 7), (9, 9)])
def test_119_5_a_life_total_that_is_too_small_becomes_more(life: int, left: int) -> None:
    wurm = invented(
        "When ~ enters, if your life total is less than 7, your life total becomes 7.", name="Wurm", cost="{0}"
    )
    table = position(alice_hand=[wurm], alice_life=life)
    table.alice.cast("Wurm")
    table.resolve_all()
    assert table.alice.life == left

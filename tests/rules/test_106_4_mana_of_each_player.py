"""CR 106.4: where each player adds mana, each has it in their own pool, and chooses for themselves which."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

TREE = invented("{T}: Each player adds {G}{G}.", "Tree")
PRISM = invented("{T}: Each player adds one mana of any color.", "Prism")


def test_106_4_each_player_has_the_mana() -> None:
    table = position(alice=[TREE], bob=[])
    table.alice.taps("Tree")
    assert (table.alice.mana, table.bob.mana) == ("GG", "GG")


def test_101_4_each_player_chooses_in_turn_order() -> None:
    table = position(alice=[PRISM], bob=[])
    table.alice.taps("Prism")
    assert table.asked_player == "bob"
    table.choose("3")
    assert (table.alice.mana, table.bob.mana) == ("W", "R")

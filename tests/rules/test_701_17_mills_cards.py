"""CR 701.17a, c: what triggers on cards that are milled at once, once for each player, wherever they go."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

HIVE = invented("Whenever a player mills one or more creature cards, you gain 1 life.", name="Hive")
GRIND = invented("Each player mills two cards.", name="Grind", types="Sorcery", cost="{0}")
BOG = invented("Mill a card: Draw a card.", name="Bog")
VOID = invented("If a card would be put into a graveyard from anywhere, exile it instead.", name="Void",
                types="Enchantment")  # fmt: skip
COUNTS = invented("Whenever an opponent mills one or more cards, you draw that many cards.", name="Counts")


def test_701_17a_once_for_each_player() -> None:
    table = position(
        alice=[HIVE], alice_hand=[GRIND], alice_library=["Memnite", "Memnite"], bob_library=["Memnite", "Forest"]
    )
    table.alice.cast("Grind")
    table.resolve_all()
    assert table.alice.life == 22


def test_701_17a_not_without_such_a_card() -> None:
    table = position(alice=[HIVE], alice_hand=[GRIND], alice_library=["Forest"] * 2, bob_library=["Shock", "Forest"])
    table.alice.cast("Grind")
    table.resolve_all()
    assert table.alice.life == 20


def test_701_17c_wherever_they_go_and_as_a_cost() -> None:
    table = position(alice=[HIVE, BOG, VOID], alice_library=["Memnite"])
    table.alice.activate("Bog")
    table.resolve_all()
    assert table.exile == ["Memnite"]
    assert table.alice.life == 21


def test_701_17a_that_many() -> None:
    table = position(alice=[COUNTS], alice_hand=[GRIND])
    table.alice.cast("Grind")
    table.resolve_all()
    assert len(table.alice.hand) == 2

"""CR 608.2g, 113.6: a card in the graveyard is cast from there, for its costs, by an ability that works there."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

SPROUT = invented(
    "At the beginning of your end step, you may cast ~ from your graveyard.", name="Sprout", cost="{G}"
)  # fmt: skip


def test_608_2g_it_is_cast_from_the_graveyard_for_its_cost() -> None:
    table = position(alice=["2 Forest"], alice_graveyard=[SPROUT], step="postcombat main")
    table.advance_to("end")
    table.resolve()
    table.choose("yes")
    table.resolve()
    assert table.alice.battlefield == ["Forest", "Forest", "Sprout"]


def test_608_2g_not_without_the_mana() -> None:
    table = position(alice=["Island"], alice_graveyard=[SPROUT], step="postcombat main")
    table.advance_to("end")
    table.resolve()
    assert table.asked == "priority"
    assert table.alice.graveyard == ["Sprout"]


def test_113_6_and_not_on_the_battlefield() -> None:
    table = position(alice=["2 Forest", SPROUT], step="postcombat main")
    table.advance_to("end")
    assert not table.stack

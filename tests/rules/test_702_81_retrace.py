"""CR 702.81: retrace."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position


def test_702_81a_cast_from_the_graveyard_for_its_mana_cost_and_a_land_card() -> None:
    table = position(alice=["Mountain"], alice_hand=["Forest", "Shock"], alice_graveyard=["Flame Jab"])
    table.alice.cast("Flame Jab", ["bob"], way=1)
    assert table.alice.hand == ["Shock"]
    assert table.alice.graveyard == ["Forest"]
    assert table.tapped("Mountain")
    table.resolve()
    assert table.bob.life == 19
    assert table.alice.graveyard == ["Forest", "Flame Jab"], "it may be cast so again"


def test_702_81a_not_without_a_land_card_nor_without_the_mana() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], alice_graveyard=["Flame Jab"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Flame Jab", ["bob"], way=1)
    assert refused.value.rule.startswith("601.2")
    table = position(alice=[], alice_hand=["Forest"], alice_graveyard=["Flame Jab"])
    with pytest.raises(NotOffered):
        table.alice.cast("Flame Jab", ["bob"], way=1)


def test_702_81a_from_the_hand_it_costs_no_land_card() -> None:
    table = position(alice=["Mountain"], alice_hand=["Flame Jab", "Forest"])
    table.alice.cast("Flame Jab", ["bob"])
    assert table.alice.hand == ["Forest"]


def test_702_81a_its_timing_stays_that_of_its_type() -> None:
    table = position(step="upkeep", alice=["Mountain"], alice_hand=["Forest"], alice_graveyard=["Flame Jab"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Flame Jab", ["bob"], way=1)
    assert refused.value.rule == "307.1"

"""CR 702.74: evoke."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position


def test_702_74a_evoked_it_is_sacrificed_as_it_has_entered() -> None:
    table = position(alice=["3 Island"], alice_hand=["Mulldrifter"])
    table.alice.cast("Mulldrifter", way=1)
    table.resolve()
    assert table.alice.battlefield.count("Mulldrifter") == 1
    table.choose("Mulldrifter")
    assert table.stack == ["Mulldrifter", "Mulldrifter"], "both abilities trigger"
    table.resolve()
    table.resolve()
    assert table.alice.graveyard == ["Mulldrifter"]
    assert len(table.alice.hand) == 2


def test_702_74a_cast_for_its_mana_cost_it_stays() -> None:
    table = position(alice=["5 Island"], alice_hand=["Mulldrifter"])
    table.alice.cast("Mulldrifter")
    table.resolve()
    assert table.stack == ["Mulldrifter"]
    table.resolve()
    assert "Mulldrifter" in table.alice.battlefield


def test_702_74a_the_abilities_may_be_stacked_either_way() -> None:
    table = position(alice=["2 Swamp"], alice_hand=["Shriekmaw"], bob=["Grizzly Bears"])
    table.alice.cast("Shriekmaw", way=1)
    table.resolve()
    assert table.asked == "order triggers"
    assert len(table.options) == 2


def test_702_74a_it_changes_nothing_about_when_it_may_be_cast() -> None:
    table = position(alice=["3 Island"], alice_hand=["Mulldrifter"], step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Mulldrifter", way=1)
    assert refused.value.rule == "302.1"

"""CR 118.3, 608.2h: all counters of a kind are removed as a cost, and how many they were is known."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

VESSEL = invented(
    "{T}, Remove all charge counters from ~: You gain 2 life for each charge counter removed this way.",
    name="Vessel", types="Artifact", cost="{2}",
)  # fmt: skip


@pytest.mark.parametrize("count", [3, 1, 0])
def test_118_3_all_that_are_there(count: int) -> None:
    table = position(alice=[VESSEL])
    vessel = table.find("Vessel")
    vessel.put("charge", count)
    vessel.put("age", 1)
    table.alice.activate("Vessel")
    assert (table.counters("Vessel", "charge"), table.counters("Vessel", "age")) == (0, 1)
    table.resolve()
    assert table.alice.life == 20 + 2 * count

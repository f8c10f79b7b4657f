"""CR 701.23, 608.2c: of two cards that were found one goes here and the other there; then the library is shuffled."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

GROW = invented(
    "Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield "
    "tapped and the other into your hand, then shuffle.",
    name="Grow",
    cost="{G}",
    types="Sorcery",
)


@pytest.mark.parametrize("first", ["Swamp", "Mountain"])
def test_701_23_whoever_searches_chooses_which_goes_where(first: str) -> None:
    table = position(alice=["Forest"], alice_hand=[GROW], alice_library=["Shock", "Swamp", "Mountain", "Memnite"])
    table.alice.cast("Grow")
    table.resolve()
    table.choose("Swamp", "Mountain")
    table.choose(first)
    other = "Mountain" if first == "Swamp" else "Swamp"
    assert table.tapped(first)
    assert table.alice.hand == [other]
    assert len(table.events("revealed")) > 0
    assert len(table.events("shuffled")) == 1


def test_701_23b_the_only_one_goes_onto_the_battlefield() -> None:
    table = position(alice=["Forest"], alice_hand=[GROW], alice_library=["Shock", "Swamp", "Memnite"])
    table.alice.cast("Grow")
    table.resolve()
    table.choose("Swamp")
    if table.asked != "priority":
        table.choose("done")
    assert table.tapped("Swamp")
    assert table.alice.hand == []

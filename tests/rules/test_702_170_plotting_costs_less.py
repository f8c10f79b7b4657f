"""CR 702.170a, 118.7: plotting cards costs less; casting them costs what it did."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

DOC = invented("Plotting cards from your hand costs {2} less.", name="Doc")
TALE = invented("You gain 1 life.\nPlot {2}{U}", name="Tale", types="Sorcery", cost="{2}{U}")
MORE = invented("Plotting cards from your hand costs {1} more.", name="Taxes")


def test_702_170a_plotting_costs_less() -> None:
    table = position(alice=[DOC, "Island"], alice_hand=[TALE], bob=[MORE])
    with pytest.raises(NotOffered):
        table.alice.cast("Tale")
    table.alice.special("Tale")
    assert (table.exile, table.tapped("Island")) == (["Tale"], True)


def test_702_170a_it_costs_less_by_as_much_as_is_said_and_more() -> None:
    table = position(alice=[DOC, MORE, "Island"], alice_hand=[TALE])
    with pytest.raises(NotOffered):
        table.alice.special("Tale")
    table = position(alice=[DOC, MORE, "2 Island"], alice_hand=[TALE])
    table.alice.special("Tale")
    assert table.exile == ["Tale"]


def test_702_170a_only_whoever_controls_it_pays_less() -> None:
    table = position(alice=["2 Island"], alice_hand=[TALE], bob=[DOC])
    with pytest.raises(NotOffered):
        table.alice.special("Tale")

"""CR 702.71: transfigure."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic

SHIFTER = invented("Transfigure {1}{B}", name="Shifter", cost="{3}{B}")
BEARS, GIANT, WRATH = "Grizzly Bears", "Hill Giant", "Wrath of God"


def shifting(**more: Any) -> Table:
    return position(alice=["2 Swamp", SHIFTER], alice_library=[BEARS, GIANT, WRATH], **more)


def test_702_71a_a_creature_card_of_the_same_mana_value_is_put_onto_the_battlefield() -> None:
    table = shifting()
    table.alice.activate("Shifter")
    assert table.alice.graveyard == ["Shifter"]
    table.resolve()
    assert GIANT in table.options
    assert BEARS not in table.options
    assert WRATH not in table.options
    table.choose(GIANT)
    assert GIANT in table.alice.battlefield


def test_702_71a_as_a_sorcery() -> None:
    with pytest.raises(NotOffered) as refused:
        shifting(step="end").alice.activate("Shifter")
    assert refused.value.rule == "602.5d"


def test_702_71_it_came_with_future_sight() -> None:
    assert "transfigure" in unknown_mechanic(SHIFTER, "2007-04-30")
    assert unknown_mechanic(SHIFTER, "2007-05-01") == ""
    table = shifting(rules="2007-05-01")
    table.alice.activate("Shifter")
    table.resolve()
    table.choose(GIANT)
    assert GIANT in table.alice.battlefield

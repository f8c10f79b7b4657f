"""CR 701.65: airbend. The owner of what is exiled may cast it for {2} for as long as it remains exiled (118.9)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

GUST = invented("Airbend any number of target creatures.", name="Gust", cost="{0}", types="Instant")
BEARS = "Grizzly Bears"


def bent(owner: str = "bob") -> Table:
    mine, theirs = ([BEARS], []) if owner == "alice" else ([], [BEARS])
    table = position(alice=["2 Island", *mine], bob=["2 Swamp", *theirs], alice_hand=[GUST])
    table.alice.cast("Gust", [BEARS])
    table.resolve()
    return table


def test_701_65a_its_owner_casts_it_for_two_of_any_mana() -> None:
    table = bent()
    assert table.exile == [BEARS]
    table.advance_to("bob's precombat main")
    table.bob.cast(BEARS, way=-1)
    assert table.tapped("Swamp")
    table.resolve()
    assert BEARS in table.bob.battlefield


def test_701_65a_not_without_the_mana() -> None:
    table = bent("alice")
    table.alice.taps("Island")
    table.advance_to("end step")
    table.advance_to("turn 3, precombat main")
    spent = table.copy()
    spent.alice.taps("Island")
    spent.alice.cast(BEARS, way=-1)
    assert (spent.stack, spent.alice.mana) == ([BEARS], "")
    table = position(alice=["Island", BEARS], alice_hand=[GUST])
    table.alice.cast("Gust", [BEARS])
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.cast(BEARS, way=-1)


def test_701_65a_each_owner_casts_their_own() -> None:
    table = position(alice=["2 Island", BEARS], bob=["2 Swamp", "Memnite"], alice_hand=[GUST])
    table.alice.cast("Gust", [BEARS, "Memnite"])
    table.resolve()
    table.alice.cast(BEARS, way=-1)
    table.resolve()
    assert BEARS in table.alice.battlefield
    assert table.exile == ["Memnite"]

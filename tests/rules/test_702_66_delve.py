"""CR 702.66: delve."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position


def test_702_66a_cards_of_the_graveyard_stand_in_for_generic_mana() -> None:
    table = position(alice=["Swamp"], alice_hand=["Gurmag Angler"], alice_graveyard=["6 Forest"])
    table.alice.cast("Gurmag Angler")
    assert table.alice.graveyard == []
    assert len(table.exile) == 6
    assert table.tapped("Swamp")


def test_702_66a_never_for_coloured_mana_and_no_more_than_there_are() -> None:
    table = position(alice=[], alice_hand=["Gurmag Angler"], alice_graveyard=["7 Forest"])
    with pytest.raises(NotOffered):
        table.alice.cast("Gurmag Angler")
    table = position(alice=["Swamp"], alice_hand=["Gurmag Angler"], alice_graveyard=["5 Forest"])
    with pytest.raises(NotOffered):
        table.alice.cast("Gurmag Angler")


def test_702_66a_no_more_cards_than_the_cost_has_generic_mana() -> None:
    table = position(alice=["Island"], alice_hand=["Treasure Cruise"], alice_graveyard=["9 Forest"])
    table.alice.cast("Treasure Cruise")
    assert len(table.exile) == 7
    assert len(table.alice.graveyard) == 2


def test_702_66a_by_hand_as_many_as_one_likes() -> None:
    table = position(
        payment="manual", alice=["8 Island"], alice_hand=["Treasure Cruise"], alice_graveyard=["Shock", "9 Forest"]
    )
    table.alice.cast("Treasure Cruise")
    assert not any(o.startswith("use") for o in table.options), "the blue symbol first"
    table.choose("tap Island", "spend U")
    table.choose("use Shock")
    for _ in range(6):
        table.choose("tap Island", "spend U")
    assert table.exile == ["Shock"]
    assert table.stack == ["Treasure Cruise"]


def test_702_66b_what_costs_less_has_less_to_be_exiled_for() -> None:
    table = position(
        alice=["Swamp"], alice_hand=["Gurmag Angler"], alice_graveyard=["6 Forest"], bob=["2 Swamp"], bob_hand=["Shock"]
    )
    table.alice.cast("Gurmag Angler")
    table.resolve()
    assert table.alice.battlefield == ["Swamp", "Gurmag Angler"]
    spell = table.find("Gurmag Angler")
    assert spell.ch is not None
    assert spell.ch.mana_value == 7, "what was paid does not change it (702.66b)"

"""How a commander gets back to the command zone, on both sides of the days on which that changed."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

DOG = "Isamaru, Hound of Konda"


def cast_on(date: str, spell: str, *lands: str) -> Table:
    """The commander has been cast, and a spell with it as its target has resolved or is about to."""
    table = position(alice_commander=[DOG], alice=["Plains", *lands], alice_hand=[spell], rules=date)
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast(spell, targets=[DOG])
    table.resolve()
    return table


def in_command(table: Table) -> list[str]:
    return [table.name(oid) for oid in table.state.command]


def test_903_11_it_goes_to_a_hand_unasked_on_16_july_2015() -> None:
    table = cast_on("2015-07-16", "Unsummon", "Island")
    assert DOG in table.alice.hand


def test_903_11_instead_of_a_hand_it_may_go_to_the_command_zone_since_17_july_2015() -> None:
    table = cast_on("2015-07-17", "Unsummon", "Island")
    assert DOG not in table.alice.hand
    table.choose("yes")
    assert in_command(table) == [DOG]


@pytest.mark.parametrize("date", ["2009-10-01", "2011-02-04", "2020-07-02"])
def test_903_9_it_goes_there_instead_of_dying_on_2_july_2020(date: str) -> None:
    table = cast_on(date, "Lightning Bolt", "Mountain")
    assert DOG not in table.alice.graveyard
    table.choose("yes")
    assert in_command(table) == [DOG]
    assert table.events("dies") == []


def test_903_9a_it_dies_and_then_goes_there_since_3_july_2020() -> None:
    table = cast_on("2020-07-03", "Lightning Bolt", "Mountain")
    assert DOG in table.alice.graveyard
    table.choose("yes")
    assert in_command(table) == [DOG]
    assert len(table.events("dies")) == 1

"""CR 122.2, 400.7, 113.6b: counters that remain on a card as it moves, except to a hand or a library."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

WALKER = invented(
    "Haste\nCounters remain on ~ as it moves to any zone other than a player's hand or library.",
    name="Walker", types="Legendary Creature — Elemental", pt="1/1", cost="{0}",
)  # fmt: skip
GROW = invented("Put a +1/+1 counter on target creature.", name="Grow", types="Instant", cost="{0}")
KILL = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")
RAISE = invented(
    "Return target creature card from your graveyard to the battlefield.", name="Raise", types="Instant", cost="{0}"
)
SMALL = invented(
    "Return target creature card with power 1 or less from your graveyard to the battlefield.",
    name="Small", types="Instant", cost="{0}",
)  # fmt: skip
TAKE = invented("Return target creature to its owner's hand.", name="Take", types="Instant", cost="{0}")
NUMB = invented("Target creature loses all abilities until end of turn.", name="Numb", types="Instant", cost="{0}")
DOUBLE = invented(
    "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on "
    "it instead.",
    name="Twice", types="Enchantment",
)  # fmt: skip


def grown(*more: object) -> Table:
    hand = [GROW, KILL, RAISE, SMALL, TAKE, NUMB]
    table = position(alice=[WALKER, *more], alice_hand=hand)  # type: ignore[list-item]
    table.alice.cast("Grow", ["Walker"])
    table.resolve()
    return table


def does(table: Table, *spells: str) -> None:
    for spell in spells:
        table.alice.cast(spell, ["Walker"])
        table.resolve()


def test_122_2_they_remain_in_the_graveyard_and_come_back_with_it() -> None:
    table = grown()
    does(table, "Kill")
    assert table.alice.graveyard.count("Walker") == 1
    does(table, "Raise")
    assert table.pt("Walker") == "2/2"


def test_122_2_they_are_not_put_on_it_again() -> None:
    table = grown(DOUBLE)
    assert table.pt("Walker") == "3/3"
    does(table, "Kill", "Raise")
    assert table.pt("Walker") == "3/3"


def test_122_1a_they_change_its_power_in_a_graveyard_too() -> None:
    table = grown()
    does(table, "Kill")
    with pytest.raises(AssertionError, match="Small"):
        table.alice.cast("Small", ["Walker"])


def test_122_2_not_in_a_hand() -> None:
    table = grown()
    does(table, "Take")
    table.alice.cast("Walker")
    table.resolve()
    assert table.pt("Walker") == "1/1"


def test_613_1f_not_if_it_has_lost_the_ability() -> None:
    table = grown()
    does(table, "Numb", "Kill", "Raise")
    assert table.pt("Walker") == "1/1"

"""CR 701.63: a permanent endures: it grows, or its controller creates a Spirit as large."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

GUARD = invented("When ~ enters, it endures 2.", name="Guard", pt="1/1", cost="{0}")
WARDEN = invented(
    "Whenever another nontoken creature you control enters, it endures X, where X is the number of counters on ~.",
    name="Warden",
)  # fmt: skip
END = invented("Destroy target creature.", name="End", types="Instant", cost="{0}")


def entered() -> Table:
    table = position(alice_hand=[GUARD, END])
    table.alice.cast("Guard")
    table.resolve()
    return table


def test_701_63a_it_grows() -> None:
    table = entered()
    table.resolve()
    table.choose("yes")
    assert (table.counters("Guard", "+1/+1"), table.alice.battlefield) == (2, ["Guard"])


def test_701_63a_or_a_spirit_is_created() -> None:
    table = entered()
    table.resolve()
    table.choose("no")
    assert table.alice.battlefield == ["Guard", "Spirit Token"]
    assert table.pt("Spirit Token") == "2/2"


def test_701_63a_what_is_gone_does_not_grow() -> None:
    table = entered()
    table.alice.cast("End", ["Guard"])
    table.resolve()
    table.resolve()
    assert table.alice.battlefield == ["Spirit Token"]


@pytest.mark.parametrize(("counters", "asked"), [("", False), ("(3 +1/+1)", True)])
def test_701_63b_of_enduring_0_nothing_comes(counters: str, asked: bool) -> None:
    table = position(alice=[WARDEN], alice_hand=["Memnite"])
    if counters:
        table.state.permanents[0].put("+1/+1", 3)
    table.alice.cast("Memnite")
    table.resolve()
    table.resolve()
    assert (table.asked == "may") == asked
    if asked:
        table.choose("yes")
        assert table.counters("Memnite", "+1/+1") == 3


def test_701_63a_whoever_controls_it_then_decides() -> None:
    steal = invented("Gain control of target creature.", name="Steal", types="Instant", cost="{0}")
    table = position(alice_hand=[GUARD], bob_hand=[steal])
    table.alice.cast("Guard")
    table.resolve()
    table.alice.passes()
    table.bob.cast("Steal", ["Guard"])
    table.resolve()
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("no")
    assert (table.alice.battlefield, table.bob.battlefield) == ([], ["Guard", "Spirit Token"])

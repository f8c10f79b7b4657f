"""CR 702.62, 107.3: suspend X; what waits for time counters that are removed while it is exiled (113.6)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

from mainphase.cards.nodes import Zone

SEER = invented(
    "Suspend X—{X}{U}. X can't be 0.\nWhenever a time counter is removed from ~ while it's exiled, you gain 1 life.",
    name="Seer", cost="{5}{U}",
)  # fmt: skip
LAST = invented(
    "Suspend 1—{U}\nWhen the last time counter is removed from ~ while it's exiled, you gain 3 life.",
    name="Last", cost="{5}{U}",
)  # fmt: skip
HYDRA = invented("Whenever a +1/+1 counter is removed from ~, you gain 1 life.", name="Hydra")


def time_counters(table: Table) -> int:
    [card] = [o for o in table.state.objects.values() if o.zone == Zone.EXILE]
    return card.counters.get("time", 0)


def to_upkeep(table: Table, who: str) -> None:
    table.advance_to(f"{who}'s upkeep")


def test_702_62a_as_many_time_counters_as_was_paid() -> None:
    table = position(alice=["3 Island"], alice_hand=[SEER])
    table.alice.special("Seer")
    assert table.options == ["1", "2"]
    table.choose("2")
    assert time_counters(table) == 2
    to_upkeep(table, "alice")
    table.resolve()  # a counter is removed
    table.resolve()  # and seen
    assert (table.alice.life, time_counters(table)) == (21, 1)
    table.advance_to("bob's upkeep")
    to_upkeep(table, "alice")
    table.resolve()
    assert table.options == ["Seer", "Seer"]  # it is cast, and it is seen


def test_702_62a_x_is_not_zero() -> None:
    with pytest.raises(NotOffered):
        position(alice=["1 Island"], alice_hand=[SEER]).alice.special("Seer")


def test_702_62a_the_last_of_them() -> None:
    table = position(alice=["1 Island"], alice_hand=[LAST])
    table.alice.special("Last")
    to_upkeep(table, "alice")
    table.resolve()
    table.choose("Last")  # in which order they are put on the stack
    for _ in range(2):
        table.resolve()
        if table.asked == "may":
            table.choose("no")
    assert table.alice.life == 23


def test_603_2c_each_counter_that_is_removed() -> None:
    shrink = invented("Remove two +1/+1 counters from target creature.", name="Shrink", types="Instant", cost="{0}")
    table = position(alice=[HYDRA], alice_hand=[shrink])
    next(o for o in table.state.permanents).put("+1/+1", 3)
    table.alice.cast("Shrink", ["Hydra"])
    table.resolve()
    assert len(table.stack) == 2

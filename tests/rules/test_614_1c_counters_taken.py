"""CR 614.1c, 614.12: as something enters, counters are removed from other permanents, and it enters with as many."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Cards, position

THIEF = invented(
    "As ~ enters, remove all counters from all permanents. ~ enters with a +1/+1 counter on it for each counter "
    "removed this way.",
    name="Thief", pt="1/1", cost="{0}",
)  # fmt: skip


@pytest.mark.parametrize(
    ("bob", "taken"),
    [((), 0), (("Grizzly Bears (2 +1/+1)",), 2), (("Grizzly Bears (2 +1/+1)", "Forest (3 charge, 1 doom)"), 6)],
)
def test_614_1c_it_enters_with_all_that_were_removed(bob: Cards, taken: int) -> None:
    table = position(alice=["Memnite"], alice_hand=[THIEF], bob=bob)
    table.alice.cast("Thief")
    table.resolve()
    assert table.stack == [], "that uses no stack"
    assert table.counters("Thief", "+1/+1") == taken
    assert table.pt("Thief") == f"{1 + taken}/{1 + taken}"
    if taken:
        assert table.pt("Grizzly Bears") == "2/2"

"""CR 103.4: life totals compared with half of what a player begins with."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

ANGEL = invented(
    "~ gets +3/+3 for each opponent whose life total is less than half their starting life total.", name="Angel"
)


@pytest.mark.parametrize(("bob", "carol", "size"), [(9, 9, 8), (10, 9, 5), (10, 20, 2)])
def test_103_4_each_opponent_is_compared_with_their_own(bob: int, carol: int, size: int) -> None:
    table = position(players=("alice", "bob", "carol"), alice=[ANGEL], bob_life=bob, carol_life=carol)
    assert table.pt("Angel") == f"{size}/{size}"

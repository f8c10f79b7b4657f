"""CR 107.1a: what is a fraction is rounded as the text says, each time."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

HALVES = "When you cast this spell, you gain half X life and draw half X cards. Round {} each time."


@pytest.mark.parametrize(("rounded", "half"), [("down", 1), ("up", 2)])
def test_107_1a_107_3m_each_half_of_x_is_rounded(rounded: str, half: int) -> None:
    beast = invented(HALVES.format(rounded), pt="1/1", cost="{X}{G}")
    table = position(alice=["4 Forest"], alice_hand=[beast], alice_library=["4 Forest"])
    table.alice.cast("Beast", x=3)
    table.resolve()
    assert (table.alice.life, len(table.alice.hand)) == (20 + half, half)
    assert table.stack == ["Beast"]

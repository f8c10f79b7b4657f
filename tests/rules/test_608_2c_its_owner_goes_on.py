"""CR 608.2c, 701.24: the owner of what is shuffled away does the rest of the sentence; "they" is that player."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

WARP = invented(
    "The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's "
    "a permanent card, they put it onto the battlefield.",
    name="Warp",
    types="Instant",
)
BARTER = invented(
    "The owner of target nonland permanent shuffles it into their library, then draws two cards.",
    name="Barter",
    types="Instant",
)


@pytest.mark.parametrize("first", ["Grizzly Bears", "Shock"])
def test_608_2c_what_its_owner_reveals(first: str) -> None:
    """Whichever of the two is on top after shuffling: it enters under its owner's control if it is a permanent card."""
    table = position(
        alice=["Swamp", "Swamp"], alice_hand=[WARP], bob=["Grizzly Bears"], bob_library=[first], bob_blanks=0
    )
    table.alice.cast("Warp", ["Grizzly Bears"])
    table.resolve()
    assert sorted([*table.bob.battlefield, *table.bob.library]) == sorted(["Grizzly Bears", first])
    if first == "Grizzly Bears":
        assert table.bob.battlefield == [first]
    assert "Shock" not in table.bob.battlefield
    assert table.alice.battlefield == ["Swamp", "Swamp"]


def test_608_2c_its_owner_draws() -> None:
    table = position(alice=["Swamp", "Swamp"], alice_hand=[BARTER], bob=["Grizzly Bears"])
    table.alice.cast("Barter", ["Grizzly Bears"])
    table.resolve()
    assert len(table.bob.hand) == 2
    assert table.alice.hand == []

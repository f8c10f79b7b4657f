"""CR 615.12: damage of a spell that can't be prevented; and "that permanent or player", which is what was chosen."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

DOME = invented("If a source would deal damage to you, prevent 1 of that damage.", name="Dome", types="Artifact")
SEAR = invented(
    "~ deals 4 damage to any target. If you control a creature, instead ~ deals 5 damage to that permanent or player "
    "and the damage can't be prevented.",
    name="Sear",
    types="Instant",
    cost="{0}",
)
BURN = invented("~ deals 4 damage to any target.", name="Burn", types="Instant", cost="{0}")


@pytest.mark.parametrize(("alice", "lost"), [(["Forest"], 3), (["Memnite"], 5)])
def test_615_12_only_its_own_damage_and_only_then(alice: list[str], lost: int) -> None:
    table = position(alice=alice, alice_hand=[SEAR, BURN], bob=[DOME])
    table.alice.cast("Sear", ["bob"])
    table.resolve_all()
    assert table.bob.life == 20 - lost
    table.alice.cast("Burn", ["bob"])
    table.resolve_all()
    assert table.bob.life == 20 - lost - 3


def test_115_4_that_permanent_or_player() -> None:
    table = position(alice=["Memnite"], alice_hand=[SEAR], bob=["Craw Wurm", DOME])
    table.alice.cast("Sear", ["Craw Wurm"])
    table.resolve_all()
    assert table.bob.life == 20
    assert "Craw Wurm" in table.bob.graveyard


def test_615_12_a_permanent_says_no_such_thing() -> None:
    """It may deal other damage in the same turn, which can be prevented."""
    with pytest.raises(AssertionError):
        invented("{T}: ~ deals 1 damage to any target. The damage can't be prevented.", name="Pinger")

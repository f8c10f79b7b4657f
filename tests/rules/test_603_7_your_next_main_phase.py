"""CR 603.7, 505.1: what happens at the beginning of your next main phase, whichever it is."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position


@pytest.mark.parametrize("active", ["alice", "bob"])
def test_603_7_mana_for_what_was_countered(active: str) -> None:
    drain = invented(
        "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's "
        "mana value.",
        "Drain",
        "Instant",
        cost="{0}",
    )
    blaze = invented("You gain X life.", "Blaze", "Instant", cost="{X}{R}")
    table = position(alice_hand=[drain], bob=["Mountain"] * 4, bob_hand=[blaze], active=active)
    if active == "alice":
        table.alice.passes()
    table.bob.cast("Blaze", x=3)
    table.bob.passes()
    table.alice.cast("Drain", ["Blaze"])
    table.resolve()
    assert table.bob.graveyard == ["Blaze"]
    assert table.stack == []
    table.advance_to("postcombat main" if active == "alice" else "turn 2, precombat main")
    table.resolve_all()
    assert len(table.state.players[0].pool) == 4

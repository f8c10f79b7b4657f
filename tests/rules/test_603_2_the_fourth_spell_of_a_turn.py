"""CR 603.2: the fourth spell that is cast in a turn, by whomever."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

ERAYO = invented("Whenever the fourth spell of a turn is cast, draw a card.", name="Monk")
TALE = invented("You gain 1 life.", name="Tale", types="Instant", cost="{0}")


def test_603_2_of_all_players_together() -> None:
    table = position(alice=[ERAYO], alice_hand=[TALE, TALE, TALE], bob_hand=[TALE, TALE])
    table.alice.cast("Tale")
    table.alice.passes()
    table.bob.cast("Tale")
    table.resolve_all()
    table.alice.cast("Tale")
    assert table.stack == ["Tale"]
    table.alice.passes()
    table.bob.cast("Tale")
    assert table.stack == ["Tale", "Tale", "Monk"]
    table.resolve_all()
    table.alice.cast("Tale")
    assert table.stack == ["Tale"]

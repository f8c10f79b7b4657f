"""CR 601.2, 707.10: a spell that was cast during its player's main phase; a copy was not cast at all."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

ZEAL = invented(
    "You gain 1 life. If you cast this spell during your main phase, draw a card.", "Zeal", "Instant", cost="{0}"
)


def drawn(step: str, active: str = "alice") -> int:
    table = position(alice_hand=[ZEAL], step=step, active=active)
    if active != "alice":
        table.bob.passes()
    table.alice.cast("Zeal")
    table.resolve()
    assert table.alice.life == 21
    return len(table.alice.hand)


def test_601_2_in_either_main_phase_of_ones_own_turn() -> None:
    assert drawn("precombat main") == 1
    assert drawn("postcombat main") == 1


def test_601_2_in_no_other_phase_and_in_nobody_elses() -> None:
    assert drawn("upkeep") == 0
    assert drawn("end step") == 0
    assert drawn("precombat main", "bob") == 0


def test_707_10_a_copy_was_not_cast() -> None:
    echo = invented("Copy target instant spell.", "Echo", "Instant", cost="{0}")
    table = position(alice_hand=[ZEAL, echo])
    table.alice.cast("Zeal")
    table.alice.cast("Echo", ["Zeal"])
    table.resolve()
    table.resolve()  # the copy
    assert (table.alice.life, len(table.alice.hand)) == (21, 0)
    table.resolve()
    assert (table.alice.life, len(table.alice.hand)) == (22, 1)

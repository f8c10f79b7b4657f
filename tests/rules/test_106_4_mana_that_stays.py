"""CR 106.4: mana that doesn't empty from the pool, of which is told after something else."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

PLOW = invented(
    "Whenever ~ attacks, add {W}{W}{W} and you gain 3 life. Until end of turn, you don't lose this mana as steps and "
    "phases end.",
    name="Plow",
)  # fmt: skip


def test_106_4_the_mana_stays_until_end_of_turn() -> None:
    table = position(alice=[PLOW])
    table.alice.attack(["Plow"])
    table.resolve()
    assert (table.alice.life, table.alice.mana) == (23, "WWW")
    table.advance_to("turn 1, postcombat main")
    assert table.alice.mana == "WWW"
    table.advance_to("turn 2, upkeep")
    assert table.alice.mana == ""

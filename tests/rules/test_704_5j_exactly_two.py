"""CR 704.5j: the "legend rule" doesn't apply to permanents of a name if there are exactly two of them."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BROTHERS = invented(
    'If there are exactly two permanents named ~ on the battlefield, the "legend rule" doesn\'t apply to them.\n'
    "Each other creature named ~ gets +2/+2 and has haste.",
    name="Twins", types="Legendary Creature — Samurai", cost="{0}",
)  # fmt: skip


def test_704_5j_two_stay_and_of_three_one() -> None:
    table = position(alice=[BROTHERS], alice_hand=[BROTHERS], bob_hand=[BROTHERS])
    table.alice.cast("Twins")
    table.resolve()
    assert table.battlefield == ["Twins", "Twins"]
    assert table.pt("Twins") == "4/4"
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Twins")
    table.resolve()
    assert (table.asked_player, len(table.battlefield)) == ("alice", 3)
    table.apply(0)
    assert len(table.battlefield) == 2

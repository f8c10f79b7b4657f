"""CR 602.5: activated abilities that can't be activated this turn, or until your next turn."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

TRAP = invented("Tap target creature. Its activated abilities can't be activated this turn.", name="Trap",
                types="Instant", cost="{0}")  # fmt: skip
EDICT = invented(
    "Until your next turn, target creature can't attack or block, and its activated abilities can't be activated.",
    name="Edict", types="Instant", cost="{0}",
)  # fmt: skip
NOVICE = invented("{0}: You gain 1 life.", name="Novice")
WARDEN = invented("Creatures and nonbasic lands your opponents control enter tapped.", name="Warden")


def test_602_5_not_this_turn() -> None:
    table = position(alice_hand=[TRAP], bob=[NOVICE])
    table.alice.cast("Trap", targets=["Novice"])
    table.resolve()
    table.alice.passes()
    assert table.bob.why_not("activate Novice") is not None
    table.advance_to("turn 2, upkeep")
    table.alice.passes() if table.priority == "alice" else None
    assert table.bob.why_not("activate Novice") is None


def test_602_5_until_your_next_turn() -> None:
    table = position(alice_hand=[EDICT], bob=[NOVICE])
    table.alice.cast("Edict", targets=["Novice"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    assert table.bob.why_not("activate Novice") is not None
    table.advance_to("turn 2, declare attackers")
    assert table.asked != "attack"
    table.advance_to("turn 3, precombat main")
    table.alice.passes()
    assert table.bob.why_not("activate Novice") is None


def test_614_1c_creatures_and_nonbasic_lands_of_theirs_enter_tapped() -> None:
    table = position(alice=[WARDEN], bob_hand=["Memnite", "Mishra's Factory", "Forest"], active="bob")
    table.bob.cast("Memnite")
    table.resolve()
    table.bob.play_land("Mishra's Factory")
    assert table.tapped("Memnite")
    assert table.tapped("Mishra's Factory")
    table = position(alice=[WARDEN], bob_hand=["Forest"], active="bob")
    table.bob.play_land("Forest")
    assert not table.tapped("Forest")

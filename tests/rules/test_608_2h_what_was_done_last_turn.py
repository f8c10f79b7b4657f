"""CR 608.2h, 603.4: what was done in the turn before, with what fitted then, is asked for in a later turn."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

POLIS = invented(
    "At the beginning of each upkeep, if you had another creature enter the battlefield under your control last turn, "
    "draw a card.", name="Polis", cost="{0}",
)  # fmt: skip
PLAIN = invented("", name="Plain", cost="{0}")
TOOL = invented("{T}: Add {C}.", name="Tool", types="Artifact", cost="{0}")


def test_608_2h_another_creature_entered_last_turn() -> None:
    table = position(alice=[POLIS], alice_hand=[PLAIN, TOOL], bob_hand=[PLAIN])
    table.alice.cast("Plain")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.stack == ["Polis"]
    table.resolve()
    assert len(table.alice.hand) == 2
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Plain")
    table.resolve()
    table.advance_to("turn 3, upkeep")  # what entered was his
    assert table.stack == []
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Tool")
    table.resolve()
    table.advance_to("turn 4, upkeep")  # and that was no creature
    assert table.stack == []


def test_608_2h_this_is_no_other() -> None:
    """It has entered itself; with another, there is one."""
    table = position(alice_hand=[POLIS, PLAIN])
    table.alice.cast("Polis")
    table.resolve()
    both = table.copy()
    table.advance_to("turn 2, upkeep")
    assert table.stack == []
    both.alice.cast("Plain")
    both.resolve()
    both.advance_to("turn 2, upkeep")
    assert both.stack == ["Polis"]
    both.resolve()
    both.advance_to("turn 3, upkeep")
    assert both.stack == []

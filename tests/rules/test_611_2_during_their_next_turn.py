"""CR 611.2a, 601.3: what each player can't do during their own next turn."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

DECREE = invented(
    "Each opponent can't cast instant spells during that player's next turn.", name="Decree", types="Instant",
    cost="{0}",
)  # fmt: skip
JOLT = invented("You gain 1 life.", name="Jolt", types="Instant", cost="{0}")
BEAR = invented("Flash", name="Cub", cost="{0}")


def can(table: Table, player: str, name: str = "Jolt") -> bool:
    """True if that player can cast it as soon as they have priority."""
    table = table.copy()
    while table.priority != player:
        table.pass_once()
    return f"cast {name}" in table.options


def decreed(active: str = "alice") -> Table:
    table = position(
        players=("alice", "bob", "carol"), active=active, step="upkeep", alice_hand=[DECREE, JOLT],
        bob_hand=[JOLT, BEAR], carol_hand=[JOLT],
    )  # fmt: skip
    while table.priority != "alice":
        table.pass_once()
    table.alice.cast("Decree")
    while "Decree" in table.stack:
        table.pass_once()
    return table


def test_611_2a_in_their_own_next_turn_and_in_no_other() -> None:
    table = decreed()
    assert (can(table, "bob"), can(table, "carol")) == (True, True)
    table.advance_to("bob's upkeep")
    assert (can(table, "bob"), can(table, "carol"), can(table, "alice")) == (False, True, True)
    assert can(table, "bob", "Cub")
    table.advance_to("bob's end step")
    assert not can(table, "bob")
    table.advance_to("carol's upkeep")
    assert (can(table, "bob"), can(table, "carol")) == (True, False)
    table.advance_to("alice's upkeep")
    assert (can(table, "bob"), can(table, "carol")) == (True, True)
    table.advance_to("bob's upkeep")
    assert can(table, "bob")


def test_611_2a_the_turn_that_goes_on_is_not_the_next() -> None:
    table = decreed(active="bob")
    assert can(table, "bob")
    table.advance_to("carol's upkeep")
    table.advance_to("bob's upkeep")
    assert not can(table, "bob")

"""CR 500.8, 506.4, 508.1c-d: all attackers are removed from combat, and must attack somebody else in another one."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
GAMBIT = invented(
    "Remove all attacking creatures from combat and untap them. After this phase, there is an additional combat phase. "
    "Each of those creatures attacks that combat if able. They can't attack you or planeswalkers you control that "
    "combat.",
    name="Gambit", types="Instant", cost="{0}",
)  # fmt: skip


def test_what_was_removed_is_not_told_by_its_attacking() -> None:
    assert does("Remove target attacking creature from combat. Untap each attacking creature.") is not None
    assert does("Remove all attacking creatures from combat. Untap those creatures.") is None


def gambit(*players: str) -> Table:
    """Bears have attacked alice, and there is another combat to come."""
    table = position(players=players, alice_hand=[GAMBIT], bob=[BEARS, GIANT], active="bob")
    table.bob.attack({BEARS: "alice"})
    table.advance_to("declare blockers")
    while table.priority != "alice":
        table.pass_once()
    table.alice.cast("Gambit")
    while table.stack:
        table.pass_once()
    assert (table.attackers, table.tapped(BEARS)) == ({}, False)
    return table


def test_508_1d_it_attacks_somebody_else() -> None:
    table = gambit("alice", "bob", "cid")
    table.advance_to("next beginning of combat")
    table.advance_to("declare attackers")
    assert table.asked == "attack"
    for wrong in ({GIANT: "alice"}, {BEARS: "alice"}):
        with pytest.raises(NotOffered):
            table.copy().bob.attack(wrong)
    table.bob.attack({BEARS: "cid", GIANT: "alice"})
    assert table.attackers == {BEARS: "cid", GIANT: "alice"}, "the Giant was not removed, and may"


def test_508_1c_nobody_else_is_there() -> None:
    table = gambit("alice", "bob")
    table.advance_to("next beginning of combat")
    table.bob.attack([GIANT])
    assert table.attackers == {GIANT: "alice"}


def test_500_5_only_in_that_combat() -> None:
    table = gambit("alice", "bob")
    table.advance_to("postcombat main")
    table.advance_to("turn 3, precombat main")
    table.bob.attack([BEARS])
    assert table.attackers == {BEARS: "alice"}

"""CR 506.7: only before the combat damage step; 500.7: during an extra turn."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

HASTY = invented("{0}: You gain 1 life. Activate only before the combat damage step.", name="Hasty", types="Artifact")
KNIGHT = invented("First strike", name="Knight")
SHY = invented("~ can't attack during extra turns.", name="Shy")
HOURS = invented("Take an extra turn after this one.", name="Hours", types="Sorcery", cost="{0}")


def may(table: Table) -> bool:
    return "activate Hasty" in table.options


@pytest.mark.parametrize(
    ("step", "allowed"),
    [
        ("upkeep", True), ("precombat main", True), ("declare attackers", True), ("declare blockers", True),
        ("combat damage", False), ("end of combat", False), ("postcombat main", False), ("end step", False),
    ],
)  # fmt: skip
def test_506_7_until_the_step_begins(step: str, allowed: bool) -> None:
    early = step in ("upkeep", "precombat main")
    table = position(alice=[HASTY, KNIGHT], step=step if early else "precombat main")
    if not early:
        table.alice.attack(["Knight"])
    if step != "declare attackers":
        table.advance_to(step)
    assert may(table) == allowed


def test_506_7_the_first_of_two_such_steps_counts() -> None:
    table = position(alice=[HASTY, KNIGHT])
    table.alice.attack(["Knight"])
    while table.bob.life == 20:
        table.pass_once()
    assert not may(table)


def test_506_7e_nobody_attacks() -> None:
    table = position(alice=[HASTY, "Hill Giant"])
    table.advance_to("end of combat")
    assert not may(table)


def test_506_7d_the_first_combat_phase_of_the_turn() -> None:
    more = invented(
        "{0}: After this phase, there is an additional combat phase.", name="Again", types="Artifact", cost="{0}"
    )
    table = position(alice=[HASTY, more, KNIGHT])
    table.alice.activate("Again")
    table.resolve_all()
    table.advance_to("end of combat")
    first = table.state.phase
    while table.state.phase == first:
        table.pass_once()
    assert "beginning of combat" in table.step
    assert not may(table)


def test_506_7_a_position_after_combat() -> None:
    for step, allowed in (("postcombat main", False), ("end of combat", False), ("precombat main", True)):
        assert may(position(alice=[HASTY], step=step)) == allowed


def test_500_7_during_extra_turns_it_cannot_attack() -> None:
    table = position(alice=[SHY], alice_hand=[HOURS])
    table.copy().alice.attack(["Shy"])
    table.alice.cast("Hours")
    table.resolve_all()
    table.copy().alice.attack(["Shy"])
    table.advance_to("turn 2, precombat main")
    assert table.active == "alice"
    with pytest.raises((NotOffered, AssertionError)):
        table.copy().alice.attack(["Shy"])
    table.advance_to("turn 4, precombat main")
    table.alice.attack(["Shy"])

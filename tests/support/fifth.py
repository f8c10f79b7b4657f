"""What tests of the Fifth Edition's timing share."""

from __future__ import annotations

from tests.support.table import Table

from mainphase.kernel.fifth.damage_prevention import DamagePrevention
from mainphase.kernel.values import OptionKind
from mainphase.rules.plan import Action

FIFTH = "fifth"


def attack(table: Table) -> None:
    """The intention to attack is declared, and nobody opens a batch."""
    table.answer(lambda o: o.kind == OptionKind.PHASE_ACTION and o.a == Action.DECLARE_ATTACKERS, "declare an attack")
    table.pass_once()


def phase_ability(table: Table, action: int) -> None:
    """The active player uses what the phase itself gives them: untapping, the draw, wearing off."""
    table.answer(lambda o: o.kind == OptionKind.PHASE_ACTION and o.a == action, "use a phase ability")


def settle(table: Table) -> None:
    """All pass until nothing waits to resolve and no damage to be dealt, or something has to be chosen."""
    while table.priority and (table.stack or any(isinstance(frame, DamagePrevention) for frame in table.state.agenda)):
        table.pass_once()


def pass_all(table: Table, times: int = 2) -> None:
    for _ in range(times):
        table.pass_once()

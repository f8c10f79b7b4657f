"""Triggers on a beginning or an end of a part of the turn. The event's player is the active player."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.state.turn_parts import Part
from mainphase.kernel.what_happens import TriggerKind
from mainphase.rules.parts import PARTS, Main, step_kind
from mainphase.rules.plan import PhaseKind, StepKind

# The event that a step's beginning is, by kind of step; that of a main phase, by which of them is meant.
BEGINNINGS: Final[dict[int, int]] = {
    StepKind.UNTAP: TriggerKind.BEGIN_UNTAP,
    StepKind.UPKEEP: TriggerKind.BEGIN_UPKEEP,
    StepKind.DRAW: TriggerKind.BEGIN_DRAW,
    StepKind.BEGINNING_OF_COMBAT: TriggerKind.BEGIN_COMBAT,
    StepKind.DECLARE_ATTACKERS: TriggerKind.BEGIN_DECLARE_ATTACKERS,
    StepKind.DECLARE_BLOCKERS: TriggerKind.BEGIN_DECLARE_BLOCKERS,
    StepKind.COMBAT_DAMAGE: TriggerKind.BEGIN_COMBAT_DAMAGE,
    StepKind.END_OF_COMBAT: TriggerKind.BEGIN_END_OF_COMBAT,
    StepKind.END: TriggerKind.BEGIN_END,
    StepKind.CLEANUP: TriggerKind.BEGIN_CLEANUP,
    StepKind.DISCARD: TriggerKind.BEGIN_DISCARD,
    StepKind.BEGINNING_OF_TURN: TriggerKind.BEGIN_TURN,
}

BEGINNING_OF: Final = [BEGINNINGS.get(kind, -1) for kind in range(max(BEGINNINGS) + 1)]  # the same, asked at each step

MAIN_BEGINNINGS: Final[dict[int, tuple[int, ...]]] = {
    Main.ANY: (TriggerKind.BEGIN_PRECOMBAT_MAIN, TriggerKind.BEGIN_POSTCOMBAT_MAIN),
    Main.PRECOMBAT: (TriggerKind.BEGIN_PRECOMBAT_MAIN,),
    Main.POSTCOMBAT: (TriggerKind.BEGIN_POSTCOMBAT_MAIN,),
    Main.SECOND: (TriggerKind.BEGIN_POSTCOMBAT_MAIN,),
}


def begin_event(step: Part) -> int:
    """The event that the beginning of this step, or of a phase without steps, is."""
    if step.kind == StepKind.MAIN:
        return TriggerKind.BEGIN_PRECOMBAT_MAIN if step.precombat else TriggerKind.BEGIN_POSTCOMBAT_MAIN
    return BEGINNING_OF[step.kind]


# What can wait for the end of a phase; the end of the cleanup phase is the end of turn.
ENDS: Final[dict[int, tuple[int, ...]]] = {
    StepKind.UNTAP: (TriggerKind.END_PHASE,),
    StepKind.UPKEEP: (TriggerKind.END_PHASE,),
    StepKind.DRAW: (TriggerKind.END_PHASE,),
    StepKind.MAIN: (TriggerKind.END_PHASE,),
    StepKind.DISCARD: (TriggerKind.END_PHASE,),
    StepKind.CLEANUP: (TriggerKind.BEGIN_END,),
}


def kinds_of_beginning(node: n.BeginningOf) -> tuple[int, ...]:
    part = PARTS.get(node.part)
    if part is None or (
        node.first and part.step != StepKind.UPKEEP
    ):  # of no other is it counted which of the turn it is
        return ()
    if part.step == StepKind.MAIN:
        return MAIN_BEGINNINGS[part.main]
    if part.is_turn:
        return (TriggerKind.BEGIN_TURN,)
    if part.phase == PhaseKind.COMBAT:
        return (TriggerKind.BEGIN_COMBAT,)
    return (BEGINNINGS[part.step],) if part.step in BEGINNINGS else ()


def kinds_of_end(node: n.EndOf) -> tuple[int, ...]:
    return ENDS.get(step_kind(node.part), ())


@waits_by(n.BeginningOf, kinds_of_beginning)
def when_beginning_of(g: State, node: n.BeginningOf, event: TriggerEvent, ctx: Context) -> bool:
    if node.that:
        saved = ctx.saved.get(node.that, [])
        if g.phase not in saved and g.turn not in saved:
            return False
    if node.first and g.players[event.player].recall(MemoryKey.UPKEEPS) != 1:
        return False
    # CR 505.1b; until 29 July 2024 "second main phase" is another word for the postcombat one (505.1)
    if PARTS[node.part].main == Main.SECOND and g.rules.ordinal_main_phases and g.parts[g.phase].number != 2:
        return False
    return names_player(g, node.of, event.player, ctx)


@waits_by(n.EndOf, kinds_of_end)
def when_end_of(g: State, node: n.EndOf, event: TriggerEvent, ctx: Context) -> bool:
    return g.parts[g.step].kind == step_kind(node.part) and names_player(g, node.of, event.player, ctx)


@waits_for(n.EndOfCombat, TriggerKind.BEGIN_END_OF_COMBAT)
def when_end_of_combat(g: State, node: n.EndOfCombat, event: TriggerEvent, ctx: Context) -> bool:
    return True

"""Triggers on a beginning or an end of a part of the turn. The event's player is the active player."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.keys import Memory
from mainphase.kernel.lowering.kinds import EventKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.state.objects import Context, Part
from mainphase.kernel.state.state import State
from mainphase.rules.parts import PARTS, Main, step_kind
from mainphase.rules.plan import PhaseKind, StepKind

# The event that a step's beginning is, by kind of step; that of a main phase, by which of them is meant.
BEGINNINGS: Final[dict[int, int]] = {
    StepKind.UNTAP: EventKind.BEGIN_UNTAP,
    StepKind.UPKEEP: EventKind.BEGIN_UPKEEP,
    StepKind.DRAW: EventKind.BEGIN_DRAW,
    StepKind.BEGINNING_OF_COMBAT: EventKind.BEGIN_COMBAT,
    StepKind.DECLARE_ATTACKERS: EventKind.BEGIN_DECLARE_ATTACKERS,
    StepKind.DECLARE_BLOCKERS: EventKind.BEGIN_DECLARE_BLOCKERS,
    StepKind.COMBAT_DAMAGE: EventKind.BEGIN_COMBAT_DAMAGE,
    StepKind.END_OF_COMBAT: EventKind.BEGIN_END_OF_COMBAT,
    StepKind.END: EventKind.BEGIN_END,
    StepKind.CLEANUP: EventKind.BEGIN_CLEANUP,
    StepKind.DISCARD: EventKind.BEGIN_DISCARD,
    StepKind.BEGINNING_OF_TURN: EventKind.BEGIN_TURN,
}

MAIN_BEGINNINGS: Final[dict[int, tuple[int, ...]]] = {
    Main.ANY: (EventKind.BEGIN_PRECOMBAT_MAIN, EventKind.BEGIN_POSTCOMBAT_MAIN),
    Main.PRECOMBAT: (EventKind.BEGIN_PRECOMBAT_MAIN,),
    Main.POSTCOMBAT: (EventKind.BEGIN_POSTCOMBAT_MAIN,),
    Main.SECOND: (EventKind.BEGIN_POSTCOMBAT_MAIN,),
}


def begin_event(step: Part) -> int:
    """The event that the beginning of this step, or of a phase without steps, is."""
    if step.kind == StepKind.MAIN:
        return EventKind.BEGIN_PRECOMBAT_MAIN if step.precombat else EventKind.BEGIN_POSTCOMBAT_MAIN
    return BEGINNINGS[step.kind]


# What can wait for the end of a phase; the end of the cleanup phase is the end of turn.
ENDS: Final[dict[int, tuple[int, ...]]] = {
    StepKind.UNTAP: (EventKind.END_PHASE,),
    StepKind.UPKEEP: (EventKind.END_PHASE,),
    StepKind.DRAW: (EventKind.END_PHASE,),
    StepKind.MAIN: (EventKind.END_PHASE,),
    StepKind.DISCARD: (EventKind.END_PHASE,),
    StepKind.CLEANUP: (EventKind.BEGIN_END,),
}


def kinds_of_beginning(t: n.BeginningOf) -> tuple[int, ...]:
    part = PARTS.get(t.part)
    if part is None or (t.first and part.step != StepKind.UPKEEP):  # of no other is it counted which of the turn it is
        return ()
    if part.step == StepKind.MAIN:
        return MAIN_BEGINNINGS[part.main]
    if part.is_turn:
        return (EventKind.BEGIN_TURN,)
    if part.phase == PhaseKind.COMBAT:
        return (EventKind.BEGIN_COMBAT,)
    return (BEGINNINGS[part.step],) if part.step in BEGINNINGS else ()


def kinds_of_end(t: n.EndOf) -> tuple[int, ...]:
    return ENDS.get(step_kind(t.part), ())


@waits_by(n.BeginningOf, kinds_of_beginning)
def beginning_of(g: State, t: n.BeginningOf, e: TriggerEvent, ctx: Context) -> bool:
    if t.that and g.phase not in ctx.saved.get(t.that, []):
        return False
    if t.first and g.players[e.player].memory.get(Memory.UPKEEPS, 0) != 1:
        return False
    # CR 505.1b; until 29 July 2024 "second main phase" is another word for the postcombat one (505.1)
    if PARTS[t.part].main == Main.SECOND and g.rules.ordinal_main_phases and g.parts[g.phase].number != 2:
        return False
    return names_player(g, t.of, e.player, ctx)


@waits_by(n.EndOf, kinds_of_end)
def end_of(g: State, t: n.EndOf, e: TriggerEvent, ctx: Context) -> bool:
    return g.parts[g.step].kind == step_kind(t.part) and names_player(g, t.of, e.player, ctx)


@waits_for(n.EndOfCombat, EventKind.BEGIN_END_OF_COMBAT)
def end_of_combat(g: State, t: n.EndOfCombat, e: TriggerEvent, ctx: Context) -> bool:
    return True

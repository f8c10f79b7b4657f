"""Triggers on a beginning or an end of a part of the turn. The event's player is the active player."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.keys import Memory
from mainphase.kernel.lowering.kinds import EventKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.state.objects import Context
from mainphase.kernel.state.state import State
from mainphase.rules.parts import step_kind
from mainphase.rules.plan import StepKind

BEGINNINGS: Final[dict[str, tuple[int, ...]]] = {
    "upkeep": (EventKind.BEGIN_UPKEEP,),
    "draw step": (EventKind.BEGIN_DRAW,),
    "main phase": (EventKind.BEGIN_PRECOMBAT_MAIN, EventKind.BEGIN_POSTCOMBAT_MAIN),
    "precombat main": (EventKind.BEGIN_PRECOMBAT_MAIN,),
    "postcombat main": (EventKind.BEGIN_POSTCOMBAT_MAIN,),
    "second main": (EventKind.BEGIN_POSTCOMBAT_MAIN,),
    "combat": (EventKind.BEGIN_COMBAT,),
    "declare attackers": (EventKind.BEGIN_DECLARE_ATTACKERS,),
    "declare blockers": (EventKind.BEGIN_DECLARE_BLOCKERS,),
    "combat damage": (EventKind.BEGIN_COMBAT_DAMAGE,),
    "end of combat": (EventKind.BEGIN_END_OF_COMBAT,),
    "end step": (EventKind.BEGIN_END,),
    "cleanup": (EventKind.BEGIN_CLEANUP,),
    "untap step": (EventKind.BEGIN_UNTAP,),
    "turn": (EventKind.BEGIN_TURN,),
    "discard phase": (EventKind.BEGIN_DISCARD,),
}


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
    if t.first and t.part != "upkeep":  # of no other part is it known which one of the turn it is
        return ()
    return BEGINNINGS.get(t.part, ())


def kinds_of_end(t: n.EndOf) -> tuple[int, ...]:
    return ENDS.get(step_kind(t.part), ())


@waits_by(n.BeginningOf, kinds_of_beginning)
def beginning_of(g: State, t: n.BeginningOf, e: TriggerEvent, ctx: Context) -> bool:
    if t.that and g.phase not in ctx.saved.get(t.that, []):
        return False
    if t.first and g.players[e.player].memory.get(Memory.UPKEEPS, 0) != 1:
        return False
    # CR 505.1b; until 29 July 2024 "second main phase" is another word for the postcombat one (505.1)
    if t.part == "second main" and g.rules.ordinal_main_phases and g.parts[g.phase].number != 2:
        return False
    return names_player(g, t.of, e.player, ctx)


@waits_by(n.EndOf, kinds_of_end)
def end_of(g: State, t: n.EndOf, e: TriggerEvent, ctx: Context) -> bool:
    return g.parts[g.step].kind == step_kind(t.part) and names_player(g, t.of, e.player, ctx)


@waits_for(n.EndOfCombat, EventKind.BEGIN_END_OF_COMBAT)
def end_of_combat(g: State, t: n.EndOfCombat, e: TriggerEvent, ctx: Context) -> bool:
    return True

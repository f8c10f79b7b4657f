"""Tests whether a part of the turn is what a card calls it: the one that goes on, or one that is about to begin."""

from mainphase.cards import nodes as n
from mainphase.kernel.state.state import State
from mainphase.kernel.state.turn_parts import Level, Part
from mainphase.rules.parts import Main, NamedPart, phase_of
from mainphase.rules.plan import PhaseKind, StepKind, StepPlan


def step_plan(g: State, step: Part) -> StepPlan:
    """The plan of a step, kept with it."""
    known = step.planned
    if known is None:
        known = g.rules.plan.phases[step.plan_phase].steps[step.plan]
        step.planned = known
    return known


def is_turn(g: State) -> bool:
    """True if it is anybody's turn. In 1997 what depends on it changes at the beginning of the next one, not before."""
    return g.turn != 0 or g.rules.beginning_of_turn


def is_main(g: State, part: Part, which: int) -> bool:
    """True if a main phase, or its one part, is that main phase of the turn (CR 505.1)."""
    if which == Main.ANY:
        return True
    if which == Main.SECOND and g.rules.ordinal_main_phases:
        return (part if part.level == Level.PHASE else g.parts[part.parent]).number == 2  # CR 505.1b
    return part.precombat == (which == Main.PRECOMBAT)


def is_called(g: State, part: Part, said: NamedPart) -> bool:
    """True if an effect that says this means this part. What is a step today was a phase in 1997."""
    if part.level == Level.TURN:
        return said.is_turn
    if part.level == Level.PHASE:
        steps = g.rules.plan.phases[part.plan_phase].steps
        if not steps[0].alone:
            return part.kind == said.phase
        return steps[0].kind == said.step and is_main(g, part, said.main)
    return part.kind == said.step and is_main(g, part, said.main)


def in_part(g: State, said: NamedPart) -> bool:
    """True if that step or phase is going on. The attack of 1997 is no phase, yet has its declarations."""
    if g.step == 0:
        return False
    step = g.parts[g.step]
    if not g.rules.attack_is_phase:
        combat = g.combat
        if said.phase == PhaseKind.COMBAT:
            return combat is not None
        if said.step == StepKind.DECLARE_ATTACKERS:
            return combat is not None and combat.declared == 1
        if said.step == StepKind.DECLARE_BLOCKERS:
            return combat is not None and combat.declared == 2
    if said.step:
        return step.kind == said.step and is_main(g, step, said.main)
    return said.is_turn or phase_of(step.kind) == said.phase


def at_combat_point(g: State, node: n.CombatPoint) -> bool:
    """True if it is before or after a point of combat (CR 506.7a, b): its step has begun, or not."""
    step = g.parts.get(g.step)
    if step is None:
        return False
    wanted = 1 if node.point == "attackers" else 2
    combat = g.combat
    reached = 0 if combat is None else combat.declared
    if not g.rules.attack_is_phase:
        return combat is not None and (reached >= wanted) == node.after
    if phase_of(step.kind) != PhaseKind.COMBAT:  # CR 506.7c
        return False
    if node.after:
        return reached >= wanted  # CR 506.7f: never, where the step is skipped
    # CR 506.7e: where the point does not come, only until the declare attackers step ends
    return reached < wanted and step.kind <= StepKind.DECLARE_ATTACKERS

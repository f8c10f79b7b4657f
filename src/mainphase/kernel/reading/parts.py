"""Where in the turn the game is, as conditions ask for it."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.state.state import State
from mainphase.rules.plan import StepKind

STEP_NAMES: Final[dict[str, int]] = {
    "untap step": StepKind.UNTAP,
    "upkeep": StepKind.UPKEEP,
    "draw step": StepKind.DRAW,
    "beginning of combat": StepKind.BEGINNING_OF_COMBAT,
    "declare attackers": StepKind.DECLARE_ATTACKERS,
    "declare blockers": StepKind.DECLARE_BLOCKERS,
    "combat damage": StepKind.COMBAT_DAMAGE,
    "end of combat": StepKind.END_OF_COMBAT,
    "end step": StepKind.END,
    "discard phase": StepKind.DISCARD,
    "cleanup": StepKind.CLEANUP,
}

# The attack of 1997 is no phase: how far its declarations are when it is as if in one of these, or 0.
IN_ATTACK: Final[dict[str, int]] = {"combat phase": 0, "declare attackers": 1, "declare blockers": 2}


def in_part(g: State, place: str) -> bool:
    """Whether the named step or phase is going on."""
    if g.step == 0:
        return False
    step = g.parts[g.step]
    if place == "main phase":
        return step.kind == StepKind.MAIN
    if place == "precombat main":
        return step.kind == StepKind.MAIN and step.precombat
    if place == "postcombat main":
        return step.kind == StepKind.MAIN and not step.precombat
    if not g.rules.attack_is_phase and place in IN_ATTACK:
        combat = g.combat
        return combat is not None and (IN_ATTACK[place] == 0 or combat.declared == IN_ATTACK[place])
    if place == "combat phase":
        return StepKind.BEGINNING_OF_COMBAT <= step.kind <= StepKind.END_OF_COMBAT
    return STEP_NAMES.get(place, -1) == step.kind


def at_combat_point(g: State, c: n.CombatPoint) -> bool:
    """Whether it is before or after a point of combat (CR 506.7a, b): its step has begun, or not."""
    step = g.parts.get(g.step)
    if step is None:
        return False
    wanted = 1 if c.point == "attackers" else 2
    combat = g.combat
    reached = 0 if combat is None else combat.declared
    if not g.rules.attack_is_phase:
        return combat is not None and (reached >= wanted) == c.after
    if not StepKind.BEGINNING_OF_COMBAT <= step.kind <= StepKind.END_OF_COMBAT:  # CR 506.7c
        return False
    if c.after:
        return reached >= wanted  # CR 506.7f: never, where the step is skipped
    # CR 506.7e: where the point does not come, only until the declare attackers step ends
    return reached < wanted and step.kind <= StepKind.DECLARE_ATTACKERS


def is_turn(g: State) -> bool:
    """Whether it is anybody's turn. In 1997 what depends on it changes at the beginning of the next one, not before."""
    return g.turn != 0 or g.rules.beginning_of_turn

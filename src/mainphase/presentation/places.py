"""Names of places in a turn, and where a game is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from mainphase.foundation.whole_numbers import LARGEST, whole
from mainphase.kernel.effects.turn_editing import find_step
from mainphase.kernel.fifth.batches import Attack
from mainphase.kernel.fifth.series import Series
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.kernel.what_happens import TriggerKind
from mainphase.rules.law import Rules
from mainphase.rules.parts import PARTS, step_kind
from mainphase.rules.plan import Action, PriorityKind, StepKind
from mainphase.saying.worded import fixed, term, worded

BETWEEN_TURNS: Final = "between turns"
BETWEEN_WORDS: Final = fixed("found-between-turns", "between turns")
BEGINNING_OF_TURN: Final = "beginning of turn"

IN_COMBAT: Final = (
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first-strike damage",
    "combat damage",
    "end of combat",
)
PLACES: Final = (
    BEGINNING_OF_TURN,
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    *IN_COMBAT,
    "postcombat main",
    "end step",
    "cleanup",
    "discard",
    BETWEEN_TURNS,
)

# What the steps are called; the beginning of the turn was one in 1997.
KIND: Final = {part.step: part.name for part in PARTS.values() if part.step and not part.phase} | {
    StepKind.END: "end step",
}
STAGES: Final = {
    "beginning of combat": (-1, Attack.BURN, Attack.LIFE),
    "declare attackers": (Attack.ATTACKERS, Attack.BEFORE_BLOCKING),
    "declare blockers": (Attack.BLOCKERS, Attack.AFTER_BLOCKING),
    "first-strike damage": (Attack.ASSIGN_FIRST, Attack.DEAL_FIRST),
    "combat damage": (Attack.ASSIGN, Attack.DEAL),
}
OTHER_NAMES: Final = {
    "first strike damage": "first-strike damage",
    "beginning of the turn": BEGINNING_OF_TURN,
}
TURN: Final = re.compile(r"turn\s+([0-9]+)\s*(?:,\s*(.*))?", re.IGNORECASE)


@dataclass(frozen=True)
class PlaceInTurn:
    """A place in a turn; without a turn, the first such place still ahead."""

    name: str
    turn: int | None = None

    def __str__(self) -> str:
        return f"turn {self.turn}, {self.name}" if self.turn is not None else self.name


def place_name(text: str) -> str | None:
    """The name in its usual form: "Upkeep step" is "upkeep"; None if there is no such place."""
    name = " ".join(text.lower().split())
    for tried in (name, name.removesuffix(" step"), name.removesuffix(" phase"), name.removeprefix("the ")):
        if tried in PLACES:
            return tried
    part = PARTS.get(name)
    return OTHER_NAMES.get(name) if part is None else KIND.get(part.step)


def parse_place(text: str) -> PlaceInTurn | None:
    """ "upkeep", or "turn 2, upkeep"; None if it is neither."""
    found = TURN.fullmatch(text.strip())
    turn = whole(found[1]) if found else None
    if turn is not None and not 1 <= turn <= LARGEST:
        return None
    name = place_name((found[2] or "") if found else text)
    return None if name is None else PlaceInTurn(name, turn)


def places_to_act(rules: Rules) -> list[str]:
    """The places of that date's turn in which somebody may do something, in their order."""
    names: list[str] = []
    for phase in rules.plan.phases:
        for step in phase.steps:
            if step.priority == PriorityKind.NEVER:
                continue
            if step.kind != StepKind.MAIN:
                names.append(KIND[step.kind])
            elif not rules.attack_is_phase:
                names += ["precombat main", *STAGES, "end of combat", "postcombat main"]
            else:
                names += [name for name in ("precombat main", "postcombat main") if name not in names][:1]
            if any(end.action == Action.END_OF_TURN for end in step.ends):
                names.append("end step")
    return [name for name in names if name != "first-strike damage"]


def current_place(g: State) -> str:
    """Where the game is now; "" as a phase ends, after its last step."""
    step = g.parts.get(g.step)
    if step is None:
        return "" if g.turn else BETWEEN_TURNS
    if step.kind == StepKind.CLEANUP and ends_turn(g):
        return "end step"
    if step.kind == StepKind.MAIN and not g.rules.attack_is_phase:
        return place_in_main(g)
    if step.kind == StepKind.MAIN:
        return "precombat main" if step.precombat else "postcombat main"
    if step.first_strike:
        return "first-strike damage"
    return KIND[step.kind]


def place_words(g: State, name: str) -> str:
    """A place in a sentence: "the upkeep step", in 1997 "the upkeep phase"."""
    if name in (BETWEEN_TURNS, "") or name.endswith(" step"):
        return the_part(name) if name.endswith(" step") else BETWEEN_WORDS if name else ""
    if name == BEGINNING_OF_TURN or (name in IN_COMBAT and not g.rules.attack_is_phase):
        return the_part(name)
    is_phase = name.endswith(" main") or not g.rules.attack_is_phase
    return the_part(f"{name} {'phase' if is_phase else 'step'}")


def the_part(name: str) -> str:
    """A part of the turn in a sentence."""
    return worded("found-the-part", "the {part}", part=term(name))


def has_step(g: State, name: str) -> bool:
    """True if turns of the game's date have such a step."""
    return find_step(g, step_kind(name))[0] >= 0


def ends_turn(g: State) -> bool:
    """True while what happens at end of turn in the cleanup phase of 1997 is being played, as a series."""
    return any(isinstance(frame, Series) and frame.event == TriggerKind.BEGIN_END for frame in g.agenda)


def place_in_main(g: State) -> str:
    """The one main phase of 1997 by the names of today's parts: what lies before its attack, in it, and after it."""
    for frame in g.agenda:
        if isinstance(frame, Attack):
            done = frame.pc - 1  # the stage that goes on
            for place, stages in STAGES.items():
                if done in stages:
                    return place
            return "end of combat"
    return "postcombat main" if g.parts[g.turn].past_attack else "precombat main"


def is_at(g: State, name: str) -> bool:
    """True if the game is in a place of this name."""
    here = current_place(g)
    if name == "cleanup" and here == "end step":
        return not has_step(g, here)  # in 1997 a part of that phase
    if name == "discard" and not has_step(g, name):
        return here == "cleanup" and g.pending is not None and g.pending.kind == DecisionKind.DISCARD
    if name == "combat damage" and here == "first-strike damage":
        return True
    return here == name

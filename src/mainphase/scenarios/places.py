"""Names of places in a turn, and where a game is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from mainphase.kernel.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.rules.plan import StepKind

PLACES: Final = (
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first-strike damage",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end step",
    "cleanup",
    "discard",
)

KIND: Final = {
    StepKind.UNTAP: "untap",
    StepKind.UPKEEP: "upkeep",
    StepKind.DRAW: "draw",
    StepKind.BEGINNING_OF_COMBAT: "beginning of combat",
    StepKind.DECLARE_ATTACKERS: "declare attackers",
    StepKind.DECLARE_BLOCKERS: "declare blockers",
    StepKind.COMBAT_DAMAGE: "combat damage",
    StepKind.END_OF_COMBAT: "end of combat",
    StepKind.END: "end step",
    StepKind.CLEANUP: "cleanup",
}
TURN: Final = re.compile(r"turn\s+([0-9]+)\s*(?:,\s*(.*))?", re.IGNORECASE)


@dataclass(frozen=True)
class Place:
    """A place in a turn; without a turn, the first such place still ahead."""

    name: str
    turn: int | None = None

    def __str__(self) -> str:
        return f"turn {self.turn}, {self.name}" if self.turn is not None else self.name


def place_name(text: str) -> str | None:
    """The name in its usual form: "Upkeep step" is "upkeep"; None if it is no place."""
    name = " ".join(text.lower().split())
    for tried in (name, name.removesuffix(" step"), name.removesuffix(" phase"), name.removeprefix("the ")):
        if tried in PLACES:
            return tried
    return {"end": "end step", "end of turn": "end step", "first strike damage": "first-strike damage"}.get(name)


def parse_place(text: str) -> Place | None:
    """ "upkeep", or "turn 2, upkeep"; None if it is neither."""
    found = TURN.fullmatch(text.strip())
    turn = int(found[1]) if found else None
    name = place_name((found[2] or "") if found else text)
    return None if name is None else Place(name, turn)


def place_of(g: State) -> str:
    """Where the game is now, or "" between turns."""
    step = g.parts.get(g.step)
    if step is None:
        return ""
    if step.kind == StepKind.MAIN:
        return "precombat main" if step.precombat else "postcombat main"
    if step.first_strike:
        return "first-strike damage"
    return KIND[step.kind]


def is_at(g: State, name: str) -> bool:
    """Whether the game is in a place of this name."""
    here = place_of(g)
    if name == "discard":
        return here == "cleanup" and g.pending is not None and g.pending.kind == DecisionKind.DISCARD
    if name == "combat damage" and here == "first-strike damage":
        return True
    return here == name

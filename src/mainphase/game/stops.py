"""Where a person is asked, and where passing is done for them. A pass is a pass (CR 117.3d). And the strip of the turn,
on which they say so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mainphase.errors import OptionError, nearest
from mainphase.kernel.state.state import State
from mainphase.presentation.places import KIND, current_place, place_name, places_to_act
from mainphase.rules.history import describe_step
from mainphase.rules.law import Rules
from mainphase.rules.plan import PhasePlan, StepKind, StepPlan
from mainphase.saying.worded import commas, worded

WHOSE: Final = ("my", "their")
DEFAULT: Final = (
    "my precombat main",
    "my declare blockers",
    "my postcombat main",
    "their declare attackers",
    "their declare blockers",
    "their end step",
    "their discard",  # in 1997 the last phase in which anybody can act
)


class Stops:
    """The steps at which the person is asked; elsewhere they pass, unless an opponent's object is on top of the stack.
    Who stops everywhere is asked about their own as well, and can respond to it (CR 117.3c).
    """

    def __init__(self, rules: Rules, wanted: list[str] | None = None) -> None:
        self.known = places_to_act(rules)
        self.at: set[tuple[str, str]] = set()
        for text in wanted if wanted is not None else [d for d in DEFAULT if d.partition(" ")[2] in self.known]:
            self.add(text)

    def add(self, text: str) -> None:
        self.at.update(self.read(text))

    def remove(self, text: str) -> None:
        self.at.difference_update(self.read(text))

    def read(self, text: str) -> list[tuple[str, str]]:
        """The stops that a text means: "upkeep", "my upkeep", "their end step", "all". Raises OptionError if there is
        no such step.
        """
        words = text.lower().split()
        whose: tuple[str, ...] = WHOSE
        if words and words[0] in WHOSE:
            first = words.pop(0)
            whose = tuple(w for w in WHOSE if w == first)
        said = " ".join(words)
        name = place_name(said) or said
        if name == "all":
            return [(w, known) for known in self.known for w in whose]
        if name not in self.known:
            hint = nearest(name, self.known, 1)
            raise OptionError(
                worded(
                    "error-there-is-no-step-to-stop",
                    "there is no step {text} to stop at (nearest: {hint}); choose from {known}, or all; my or "
                    "their may come before it",
                    text=repr(text),
                    hint=hint,
                    known=commas(self.known),
                )
            )
        return [(w, name) for w in whose]

    def listed(self) -> list[str]:
        """All stops in the order of the turn."""
        lines: list[str] = []
        for name in self.known:
            whose = [w for w in WHOSE if (w, name) in self.at]
            if whose:
                lines.append(name if len(whose) == 2 else f"{whose[0]} {name}")
        return lines

    def each(self) -> list[str]:
        """The stops one by one, in the order of the turn: "my upkeep", "their upkeep"."""
        return [f"{whose} {name}" for name in self.known for whose in WHOSE if (whose, name) in self.at]

    @property
    def everywhere(self) -> bool:
        return len(self.at) == len(self.known) * len(WHOSE)

    def asks(self, g: State, seat: int) -> bool:
        """True if the person of this seat wants to be asked now that they have priority."""
        if g.stack:
            return self.everywhere or not own_on_top(g, seat)
        whose = "my" if g.is_active(seat) else "their"
        return (whose, strip_place(g)) in self.at


def own_on_top(g: State, seat: int) -> bool:
    """True if this player controls what resolves next."""
    return bool(g.stack) and g.objects[g.stack[-1]].controller == seat


def strip_place(g: State) -> str:
    """Where the game is, as the strip of the turn calls it: both combat damage steps are one place there."""
    place = current_place(g)
    return "combat damage" if place == "first-strike damage" else place


# --- The strip of the turn

# The attack of 1997 stands inside the main phase: what its parts are called elsewhere.
PARTS_OF_THE_ATTACK: Final = {
    "beginning of the attack": "beginning of combat",
    "declaration of attackers": "declare attackers",
    "declaration of blockers": "declare blockers",
    "damage": "combat damage",
    "end of the attack": "end of combat",
}


@dataclass(frozen=True)
class StripPart:
    """A step, a phase without steps, or a part of the attack of 1997. `place` is what stops and places call it; `stop`
    that somebody may act there; `what` is what happens in it.
    """

    name: str
    place: str
    rule: str
    stop: bool
    what: str


@dataclass(frozen=True)
class StripPhase:
    name: str
    rule: str
    parts: tuple[StripPart, ...]


def strip_of(rules: Rules) -> tuple[StripPhase, ...]:
    """The phases of the turn of a date, in order, each with its parts."""
    stops = places_to_act(rules)
    return tuple(
        StripPhase(phase.name, rules.number(phase.concept), tuple(strip_parts(phase, rules, stops, before=place)))
        for place, phase in enumerate(rules.plan.phases)
    )


def strip_parts(phase: PhasePlan, rules: Rules, stops: list[str], before: int) -> list[StripPart]:
    """The parts of a phase, of which so many come before it. A main phase is precombat until there has been combat."""
    out: list[StripPart] = []
    for step in phase.steps:
        if step.kind != StepKind.MAIN:
            out.append(part_of(step, KIND[step.kind], rules, stops))
            if "end step" in stops and step is phase.steps[-1] and step.kind == StepKind.CLEANUP:
                out += end_of_turn(step, rules)
            continue
        fought = any(earlier.kind == phase.kind for earlier in rules.plan.phases[:before])
        out.append(part_of(step, "postcombat main" if fought else "precombat main", rules, stops))
        for attack in phase.attack:
            if attack.name in PARTS_OF_THE_ATTACK:
                place = PARTS_OF_THE_ATTACK[attack.name]
                what = ", ".join(action.name.replace("_", " ") for action in attack.actions)
                out.append(StripPart(attack.name, place, rules.number(attack.concept), place in stops, what))
        if phase.attack:
            after = part_of(step, "postcombat main", rules, stops)
            out.append(StripPart("after the attack", after.place, after.rule, after.stop, after.what))
    return out


def part_of(step: StepPlan, place: str, rules: Rules, stops: list[str]) -> StripPart:
    return StripPart(step.name, place, rules.number(step.concept), place in stops, describe_step(step))


def end_of_turn(step: StepPlan, rules: Rules) -> list[StripPart]:
    """The part for what happens at end of turn in 1997: a part of the cleanup phase, where one can act."""
    if any(each.kind == StepKind.END for phase in rules.plan.phases for each in phase.steps):
        return []
    return [StripPart("end of turn", "end step", rules.number(step.concept), True, "what happens at end of turn")]

"""Where a person at the terminal is asked, and where passing is done for them. A pass is a pass (CR 117.3d)."""

from __future__ import annotations

from typing import Final

from mainphase.errors import OptionError, nearest
from mainphase.rules.law import Rules
from mainphase.rules.plan import PriorityKind
from mainphase.table.view import View

WHOSE: Final = ("my", "their")
DEFAULT: Final = (
    "my precombat main",
    "my declare blockers",
    "my postcombat main",
    "their declare attackers",
    "their declare blockers",
    "their end step",
)


def step_names(rules: Rules) -> list[str]:
    """The steps in which players get priority, as a stop calls them."""
    names: list[str] = []
    for phase in rules.plan.phases:
        for step in phase.steps:
            if step.priority == PriorityKind.NEVER:
                continue
            if "main" in step.name:
                names += ["precombat main", "postcombat main"] if "precombat main" not in names else []
            else:
                names.append(short(step.name))
    return names


def short(name: str) -> str:
    """Stops are said without "step" or "phase", but for the end step."""
    name = " ".join(name.lower().split())
    if name in ("end step", "end"):
        return "end step"
    return name.removesuffix(" step").removesuffix(" phase")


class Stops:
    """The steps at which the person is asked; elsewhere they pass, unless an opponent's object is on the stack."""

    def __init__(self, rules: Rules, wanted: list[str] | None = None) -> None:
        self.known = step_names(rules)
        self.at: set[tuple[str, str]] = set()
        for text in wanted if wanted is not None else DEFAULT:
            self.add(text)

    def add(self, text: str) -> None:
        self.at.update(self.read(text))

    def remove(self, text: str) -> None:
        self.at.difference_update(self.read(text))

    def read(self, text: str) -> list[tuple[str, str]]:
        """ "upkeep", "my upkeep", "their end step", "all"."""
        words = text.lower().split()
        whose: tuple[str, ...] = WHOSE
        if words and words[0] in WHOSE:
            first = words.pop(0)
            whose = tuple(w for w in WHOSE if w == first)
        name = short(" ".join(words))
        if name == "all":
            return [(w, known) for known in self.known for w in whose]
        if name not in self.known:
            hint = nearest(name, self.known, 1)
            raise OptionError(
                f"there is no step {text!r} to stop at (nearest: {hint}); there are {', '.join(self.known)}, "
                "and all; before it may stand my or their"
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

    def asks(self, view: View) -> bool:
        """Whether the person wants to be asked now that they have priority."""
        if view.stack and view.stack[-1].controller != view.seat:
            return True
        if view.stack:
            return False
        whose = "my" if view.players[view.active].team == view.me.team else "their"
        return (whose, short(view.place)) in self.at

"""Where a person at the terminal is asked, and where passing is done for them. A pass is a pass (CR 117.3d)."""

from __future__ import annotations

from typing import Final

from mainphase.errors import OptionError, nearest
from mainphase.rules.law import Rules
from mainphase.scenarios.places import place_name, places_to_act
from mainphase.table.view import View

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
    """The steps at which the person is asked; elsewhere they pass, unless an opponent's object is on the stack."""

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
        """ "upkeep", "my upkeep", "their end step", "all"."""
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
                f"there is no step {text!r} to stop at (nearest: {hint}); choose from {', '.join(self.known)}, "
                "or all; my or their may come before it"
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

    def asks(self, view: View, place: str) -> bool:
        """Whether the person wants to be asked now that they have priority in this place of the turn."""
        if view.stack and view.stack[-1].controller != view.seat:
            return True
        if view.stack:
            return False
        whose = "my" if view.players[view.active].team == view.me.team else "their"
        return (whose, "combat damage" if place == "first-strike damage" else place) in self.at

"""Where passing is done for a person: their stops, how far they pass on, the abilities that they always pass on, and
priority that they hold. The page, the terminal and programs go by it alike. A pass is a pass (CR 117.3d).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

from mainphase.errors import OptionError
from mainphase.game.stops import Stops, own_on_top
from mainphase.kernel.reading.turns_at_once import is_over
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.event import Event
from mainphase.presentation.view import view_of
from mainphase.presentation.words import EVENT_NAMES
from mainphase.saying.worded import worded

PassReason = Literal["", "nothing_to_do", "no_stop", "own_on_top", "asked_for", "yielded"]
PassUntil = Literal["stop", "end_of_turn", "something", "my_turn"]
# How far one can pass on, in words.
UNTIL_WORDS: Final[dict[PassUntil, str]] = {
    "stop": "the next stop",
    "end_of_turn": "the end of the turn",
    "something": "something happens",
    "my_turn": "my turn",
}
assert set(UNTIL_WORDS) == set(get_args(PassUntil))
MOST_YIELDS: Final = 100
LONGEST_YIELD: Final = 1000  # characters
# What an opponent does of their own accord, or sets off.
DOINGS: Final = frozenset(
    EVENT_NAMES[name]
    for name in (
        EventName.LAND_PLAYED,
        EventName.CAST,
        EventName.ACTIVATED,
        EventName.TRIGGERED,
        EventName.ATTACKS,
        EventName.TURNED_FACE_UP,
        EventName.SCHEME_SET_IN_MOTION,
        EventName.PLAYER_LOSES,
    )
)


class Passing:
    """What one person has said of passing. `yields` are abilities in the words of `ability_on_top`."""

    def __init__(self, stops: Stops, seat: int, yields: Iterable[str] = ()) -> None:
        self.seat = seat
        self.stops = stops
        self.yields = list(dict.fromkeys(yields))
        self.until: PassUntil = "stop"
        self.since = 0  # the turn in which passing on was asked for
        self.holds = False

    def why(self, g: State, count: int) -> PassReason:
        """Why this person passes without being asked, who has priority and so many options; "" if they are asked."""
        if count == 1:
            return "nothing_to_do"
        if self.yields and g.stack and ability_on_top(g, self.seat) in self.yields:
            return "yielded"
        own = own_on_top(g, self.seat)
        if self.holds and own:
            return ""
        self.holds = False
        if not g.stack and self.passes_on(g):
            return "asked_for"
        if self.stops.asks(g, self.seat):
            return ""
        return "own_on_top" if own else "no_stop"

    def pass_on(self, g: State, until: PassUntil) -> None:
        """From now on this person passes until then. What opponents put on the stack is asked about all the same."""
        self.until, self.since = until, g.turn_number
        self.holds = False

    def passes_on(self, g: State) -> bool:
        """True if it is still so that this person passes on."""
        over = is_over(g, self.since) if self.until == "end_of_turn" else self._comes_round(g)
        if over:
            self.until = "stop"
        return self.until != "stop"

    def _comes_round(self, g: State) -> bool:
        """True if a later turn of this person's has begun."""
        return g.is_active(self.seat) and g.turn_number > self.since

    def heard(self, events: Iterable[Event], name: str) -> None:
        """Something has happened, perhaps what this person, of this name, waits for."""
        if self.until == "something" and any(e.name in DOINGS and e.player != name for e in events):
            self.until = "stop"

    def decided(self, passed: bool, hold: bool = False) -> None:
        """This person has answered themselves. Who does more than pass is asked at their stops again."""
        self.holds = hold
        if not passed:
            self.until = "stop"

    def set_yields(self, wanted: Iterable[str]) -> None:
        """All the abilities that are always passed on. Raises OptionError if they are too many, or too long."""
        found = list(dict.fromkeys(wanted))
        if len(found) > MOST_YIELDS:
            raise OptionError(
                worded(
                    "error-there-are-abilities-to-yield",
                    "there are {count} abilities to yield to; at most {most_yields} are kept",
                    count=len(found),
                    most_yields=MOST_YIELDS,
                )
            )
        for text in found:
            if not text.strip() or len(text) > LONGEST_YIELD:
                raise OptionError(
                    worded(
                        "error-an-ability-to-yield",
                        "an ability to yield to is a text of 1 to {longest_yield} characters; found {count}",
                        longest_yield=LONGEST_YIELD,
                        count=len(text),
                    )
                )
        self.yields = found


def ability_on_top(g: State, seat: int) -> str:
    """The ability on top of the stack, as this seat reads it: its source and what it says; "" if none is there."""
    top = g.objects[g.stack[-1]] if g.stack else None
    if top is None or top.kind != ObjectKind.ABILITY:
        return ""
    seen = view_of(g, seat, words=False).find(top.id)
    return f"{seen.name}: {' '.join(seen.text)}"[:LONGEST_YIELD] if seen is not None else ""

"""The history of a game, which undo, records and replays read: where it began, every call with the decisions that it
answered, every random result.

There is no journal: taking back goes to the nearest checkpoint and plays the recorded decisions again. A checkpoint is
a whole state, so there are few: the one where the game began, and some later ones, the denser the nearer to the end.
"""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from mainphase.errors import IllegalOption
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.shortcuts import MOST_PLAYED, Repeating
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.saying.worded import fixed, worded

SPACING: Final = 32  # calls between two checkpoints, at least
IDS_A_CALL: Final = 256  # and one more for so many ids that the state has a place for: it takes as long to copy
KEPT: Final = 4  # checkpoints beside the first


@dataclass(frozen=True)
class Laps:
    """The choices of one lap of a shortcut, by their indices, and how many laps were taken (732.2c)."""

    answers: tuple[int, ...]
    times: int


# What one call answered: the index of an option, or -1 - seat for a concession; or several indices, one after another,
# perhaps several times over.
Call = int | tuple[int, ...] | Laps


class Checkpoint:
    """A state to go back to: so many calls and so many random results from the beginning."""

    def __init__(self, calls: int, state: State, chances: int) -> None:
        self.calls = calls
        self.state = state
        self.chances = chances


class GameHistory:
    """One entry for each call."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.calls: list[Call] = []
        self.automations: list[Automation] = []  # in force as each call was made
        self.told: list[int] = []  # how many events came of each call; those of the last calls may be untold yet
        self.tickets: list[int] = []  # of the decision that each call answered
        self.chances: list[int] = []
        self.automation = Automation()  # in force as the game began

    def begin(self, g: State) -> None:
        """The state that everything is counted from."""
        self.automation = g.automation
        self.checkpoints = [Checkpoint(0, flat.clone_state(g), len(self.chances))]

    @property
    def origin(self) -> State:
        return self.checkpoints[0].state

    def remember(self, g: State, call: Call, automation: Automation, ticket: int) -> None:
        """A call has been made."""
        calls = self.calls
        calls.append(call)
        self.automations.append(automation)
        self.tickets.append(ticket)
        if len(calls) - self.checkpoints[-1].calls >= max(SPACING, len(g.objects.at) // IDS_A_CALL):
            self.mark(g, len(calls), len(self.chances))

    def mark(self, g: State, calls: int, chances: int) -> None:
        """A last checkpoint; one that is not needed so much any more is given up for it."""
        marks = self.checkpoints
        marks.append(Checkpoint(calls, flat.clone_state(g, marks[-1].state), chances))
        if len(marks) > KEPT + 1:
            # Without this one it is the least longer way from the checkpoint before, for how far back it is.
            gaps = [
                (marks[k + 1].calls - marks[k - 1].calls) / (calls - marks[k - 1].calls) for k in range(1, KEPT + 1)
            ]
            del marks[1 + gaps.index(min(gaps))]

    def state_after(self, calls: int) -> State:
        """A state as it was after so many calls, to be played on as it was then (`play_again`)."""
        last = self.checkpoints[bisect_right(self.checkpoints, calls, key=lambda kept: kept.calls) - 1]
        g = flat.clone_state(last.state)
        g.script = self.chances[last.chances :][::-1]
        for k in range(last.calls, calls):
            if calls - k == SPACING // 2 and k - last.calls >= SPACING and last is self.checkpoints[-1]:
                # Whoever takes back one call after the other need not come so far again.
                self.mark(g, k, len(self.chances) - len(g.script))
            self.play_again(g, k)
        return g

    def play_again(self, g: State, at: int) -> None:
        """The call at that place is made once more."""
        g.automation = self.automations[at]
        play_call(g, self.calls[at])

    def back_to(self, calls: int) -> State:
        """The state after so many calls; what came later is forgotten. The very hash is restored."""
        while self.checkpoints[-1].calls > calls:
            self.checkpoints.pop()
        g = self.state_after(calls)
        assert g.script is not None
        del self.chances[len(self.chances) - len(g.script) :]
        del self.calls[calls:]
        del self.automations[calls:]
        del self.told[calls:]
        del self.tickets[calls:]
        g.script = None
        g.chances = self.chances
        return g

    def copy(self) -> "GameHistory":
        """For a clone: the checkpoints are shared, they are never played on."""
        h = GameHistory()
        h.checkpoints = self.checkpoints[:]
        h.calls = self.calls[:]
        h.automations = self.automations[:]
        h.told = self.told[:]
        h.tickets = self.tickets[:]
        h.chances = self.chances[:]
        h.automation = self.automation
        return h


def answers_of(call: Call) -> tuple[int, ...]:
    """The indices that it answered; of several laps those of one."""
    if isinstance(call, Laps):
        return call.answers
    return (call,) if isinstance(call, int) else call


def play_call(g: State, call: Call) -> None:
    if isinstance(call, Laps):
        take_laps_of(g, call)
        return
    for index in answers_of(call):
        play_entry(g, index)


def take_laps_of(g: State, call: Laps) -> None:
    """Raises IllegalOption if they cannot be taken so often."""
    laps = Repeating(g, list(call.answers), most_played=max(1, MOST_PLAYED // len(call.answers)))
    if not laps.go_on(call.times):
        why = (
            fixed("error-they-cannot-be-taken-at-once", "they cannot be taken at once")
            if laps.too_many()
            else fixed("error-there-is-no-such-choice", "there is no such choice")
        )
        raise IllegalOption(
            worded(
                "error-after-of-laps-why",
                "after {taken:,} of {times:,} laps {why}",
                taken=laps.taken,
                times=call.times,
                why=why,
            )
        )


def play_entry(g: State, index: int) -> None:
    """One recorded answer: the index of an option, or -1 - seat for a concession."""
    if index < 0:
        concede(g, -1 - index)
        machine.advance(g)
    else:
        machine.apply_option(g, index)

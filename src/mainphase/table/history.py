"""What undo, records and replays keep of a game: where it began, every call with the decisions that it answered, every
random result.

There is no journal: taking back goes to the nearest checkpoint and plays the recorded decisions again. A checkpoint is
a whole state, so there are few: the one where the game began, and some later ones, the denser the nearer to the end.
"""

from typing import Final

from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation

SPACING: Final = 32  # calls between two checkpoints, at least
KEPT: Final = 4  # checkpoints beside the first

# What one call answered: the index of an option, or -1 - seat for a concession; or several indices, one after another.
Call = int | tuple[int, ...]


class Checkpoint:
    """A state to go back to: so many calls and so many random results from the beginning."""

    def __init__(self, calls: int, state: State, chances: int) -> None:
        self.calls = calls
        self.state = state
        self.chances = chances


class History:
    """One entry for each call."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.calls: list[Call] = []
        self.automations: list[Automation] = []  # in force as each call was made
        self.told: list[int] = []  # how many events came of each call
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
        self.told.append(len(g.log) if g.log else 0)
        self.tickets.append(ticket)
        if len(calls) - self.checkpoints[-1].calls >= SPACING:
            self.mark(g)

    def mark(self, g: State) -> None:
        """A checkpoint here; one that is not needed so much any more is given up for it."""
        marks = self.checkpoints
        here = len(self.calls)
        marks.append(Checkpoint(here, flat.clone_state(g), len(self.chances)))
        if len(marks) > KEPT + 1:
            # Without this one it is the least longer way from the checkpoint before, for how far back it is.
            gaps = [(marks[k + 1].calls - marks[k - 1].calls) / (here - marks[k - 1].calls) for k in range(1, KEPT + 1)]
            del marks[1 + gaps.index(min(gaps))]

    def back_to(self, calls: int) -> State:
        """The state after so many calls; what came later is forgotten. The very hash is restored."""
        while self.checkpoints[-1].calls > calls:
            self.checkpoints.pop()
        last = self.checkpoints[-1]
        script = self.chances[last.chances :]
        del self.chances[last.chances :]
        g = flat.clone_state(last.state)
        g.chances = self.chances
        g.script = script[::-1]
        again = self.calls[last.calls : calls]
        del self.calls[last.calls :]
        del self.told[calls:]
        del self.tickets[calls:]
        for k in range(len(again)):
            if len(again) - k == SPACING // 2 and k >= SPACING:
                self.mark(g)  # whoever takes back one call after the other need not come so far again
            g.automation = self.automations[last.calls + k]
            play_call(g, again[k])
            self.calls.append(again[k])
        del self.automations[calls:]
        g.script = None
        return g

    def copy(self) -> "History":
        """For a clone: the checkpoints are shared, they are never played on."""
        h = History()
        h.checkpoints = self.checkpoints[:]
        h.calls = self.calls[:]
        h.automations = self.automations[:]
        h.told = self.told[:]
        h.tickets = self.tickets[:]
        h.chances = self.chances[:]
        h.automation = self.automation
        return h


def answers_of(call: Call) -> tuple[int, ...]:
    return (call,) if isinstance(call, int) else call


def play_call(g: State, call: Call) -> None:
    """Everything that one call answered."""
    if isinstance(call, int):
        play(g, call)
    else:
        for index in call:
            play(g, index)


def play(g: State, index: int) -> None:
    """One recorded answer: the index of an option, or -1 - seat for a concession."""
    if index < 0:
        concede(g, -1 - index)
        machine.advance(g)
    else:
        machine.apply(g, index)

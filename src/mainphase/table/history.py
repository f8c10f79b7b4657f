"""What undo, records and replays keep of a game: where it began, every call with the decisions that it answered, every
random result.

There is no journal: taking back goes to the nearest checkpoint (each turn's start) and plays the recorded decisions
again.
"""

from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation


class Checkpoint:
    """A state to go back to: so many calls and so many random results from the beginning."""

    def __init__(self, calls: int, state: State, chances: int) -> None:
        self.calls = calls
        self.state = state
        self.chances = chances


class History:
    """One entry for each call: the indices it chose, or -1 - seat for a concession."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.calls: list[tuple[int, ...]] = []
        self.automations: list[Automation] = []  # in force as each call was made
        self.marks: list[int] = []  # events told before each call
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

    def remember(self, g: State, answers: tuple[int, ...], automation: Automation, events: int, ticket: int) -> None:
        """A call has been made."""
        self.calls.append(answers)
        self.automations.append(automation)
        self.marks.append(events)
        self.tickets.append(ticket)
        if self.checkpoints[-1].state.turn_number != g.turn_number:
            self.checkpoints.append(Checkpoint(len(self.calls), flat.clone_state(g), len(self.chances)))

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
        for k in range(last.calls, calls):
            g.automation = self.automations[k]
            for index in self.calls[k]:
                play(g, index)
        g.script = None
        del self.calls[calls:]
        del self.automations[calls:]
        del self.marks[calls:]
        del self.tickets[calls:]
        return g

    def copy(self) -> "History":
        """For a clone: the checkpoints are shared, they are never played on."""
        h = History()
        h.checkpoints = self.checkpoints[:]
        h.calls = self.calls[:]
        h.automations = self.automations[:]
        h.marks = self.marks[:]
        h.tickets = self.tickets[:]
        h.chances = self.chances[:]
        h.automation = self.automation
        return h


def play(g: State, index: int) -> None:
    """One recorded answer: the index of an option, or -1 - seat for a concession."""
    if index < 0:
        concede(g, -1 - index)
        machine.advance(g)
    else:
        machine.apply(g, index)

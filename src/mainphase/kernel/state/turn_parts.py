"""Turns, phases and steps as they happen, and what is to become of coming ones."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.kernel.roles import Constant, Derived, Incidental, Ref
from mainphase.rules.plan import StepPlan

NO_PARTS: Final[list[int]] = []  # never changed, like the places of a plan


class Level:
    TURN: Final = 0
    PHASE: Final = 1
    STEP: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Part:
    """A turn, a phase or a step that happens or is to happen: an object with an identity, in a queue that effects edit.

    Its queue holds the ids of the parts still ahead inside this one (a turn's phases, a phase's steps), the next one
    first. As the plan has it they have been made in one go, so their ids follow from the first (`lay_out`); an effect
    that edits the queue writes it down. `plan` indexes the turn plan: phase index for a phase, step index for a step
    (of the plan phase `plan_phase`).
    """

    def __init__(
        self, id: int = 0, level: i64 = 0, kind: i64 = 0, plan_phase: i64 = -1, plan: i64 = -1, parent: int = 0
    ) -> None:
        self.id: Incidental[int] = id  # it is told in the place where its id was met
        self.level: i64 = level
        self.kind: i64 = kind  # PhaseKind or StepKind
        self.plan_phase: i64 = plan_phase
        self.plan: i64 = plan
        self.parent: Ref = parent
        # Of a step: what the plan says of it, once it was asked (`step_plan`).
        self.planned: Derived[StepPlan | None] = None
        self.player = -1  # whose turn
        self.number = 0  # turn number; for a main phase, which one of the turn (505.1b)
        self._first = 0  # the id from which the places are counted
        self._places: Constant[list[int]] = NO_PARTS  # of what is inside, as the plan has it
        self._next: i64 = 0  # how many of these have begun, or will not
        self._edited: list[int] = NO_PARTS  # what is ahead instead
        self.precombat = False  # the turn's first main phase (505.1a)
        self.first_strike = False  # the first of two combat damage steps (510.4)
        self.added = False  # by an effect
        self.begun = False
        self.cut = False  # its rest is left out (ended by an effect)
        self.mains = 0  # main phases that this turn has had (505.1b)
        self.past_attack = False  # this turn's first declaration of attackers lies behind, or will not come (506.7)
        self.past_damage = False  # nor will a combat damage step come that is its first (506.7d, e)

    def lay_out(self, first: int, places: list[int]) -> None:
        """Puts the parts at these places ahead, counted from the part with the id `first`."""
        self._first = first
        self._places = places
        self._next = 0

    def is_last(self) -> bool:
        """True if nothing is ahead."""
        return self.count_ahead() == 0

    def count_ahead(self) -> i64:
        """How many parts are ahead."""
        planned: i64 = len(self._places)
        return planned - self._next if self._next < planned else len(self._edited)

    def ahead(self, index: i64) -> int:
        """The part that comes after so many of them."""
        if self._next < len(self._places):
            return self._first + self._places[self._next + index]
        return self._edited[index]

    def take_next(self) -> int:
        """The part that comes next is ahead no more; 0: there is none."""
        at = self._next
        if at < len(self._places):
            self._next = at + 1
            return self._first + self._places[at]
        return self._edited.pop(0) if self._edited else 0

    def put_next(self, id: int) -> None:
        """A part comes before all others."""
        self.put_in(0, [id])

    def put_in(self, at: int, ids: list[int]) -> None:
        """These parts come after so many of those that are ahead."""
        queue = self.queue
        self.queue = [*queue[:at], *ids, *queue[at:]]

    @property
    def queue(self) -> Sequence[Ref]:
        """The parts ahead, in the order in which they come: to look at."""
        if self._next < len(self._places):
            return [self.ahead(k) for k in range(self.count_ahead())]
        return self._edited[:]

    @queue.setter
    def queue(self, ids: Sequence[int]) -> None:
        self._places = NO_PARTS
        self._next = 0
        self._edited = list(ids)


NO_DRAW: Final = "the draw for the turn"  # of a Skip: the draw alone, not the draw phase (1997)


@mypyc_attr(acyclic=True)
@final
class Skip:
    """A skip that an effect set up: the next part of that name of that player is skipped (CR 614.10)."""

    def __init__(self, part: str = "", player: int = -1, turn: int = 0) -> None:
        self.part = part
        self.player = player
        self.turn: Ref = turn  # only in the turn with this part id; 0: whenever it comes


@mypyc_attr(acyclic=True)
@final
class NextTurn:
    """Something that waits for the next turn that a player takes, and is about that turn."""

    def __init__(self, player: int = -1, decider: int = -1, extra_for: int = -1) -> None:
        self.player = player
        self.decider = decider  # who makes the player's decisions in it (723.1); -1: it is not about that
        self.extra_for = extra_for  # who takes an extra turn after it; -1: nobody

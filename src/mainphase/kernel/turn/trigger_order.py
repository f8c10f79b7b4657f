"""In which order waiting abilities are put on the stack (CR 603.3b).

Whose are next is found once for all that follow in their order, however many they are: not anew for each of them.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import Waiting
from mainphase.kernel.values import LazyOptions, Option


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TriggerOrder:
    """Whose waiting abilities are next, and where they stand: as long as only the first of them is ever taken, and
    nothing else comes or goes.
    """

    def __init__(self) -> None:
        self.among: list[Waiting] = []  # the list that was looked through,
        self.length: i64 = -1  # and its length as it must be now
        self.player = -1  # who is asked; -1: none wait whose controllers are still here
        self.mine: list[int] = []  # where these stood, never changed
        self.sources: list[int] = []  # and of what they are abilities, once somebody is asked
        self.taken: i64 = 0  # so many have gone since, each the first
        self.alike: i64 = -1  # from this one on, their order is no choice; -1: not found out yet

    def holds(self, g: State) -> bool:
        """True if what was found is still so."""
        length: i64 = len(g.waiting)
        return self.length == length and self.count() > 0 and self.among is g.waiting

    def find(self, g: State) -> None:
        """Looks through all that wait."""
        self.player, self.mine = order_of_triggers(g)
        self.among = g.waiting
        self.length = len(g.waiting)
        self.taken = 0
        self.alike = -1
        self.sources = []

    def forget(self) -> None:
        """Another one than the first is about to be put on the stack."""
        self.length = -1

    def is_choice(self, g: State) -> bool:
        """True if it makes a difference which of them is the next."""
        if self.count() < 2:
            return False
        if self.alike < 0:
            self.alike = self.taken + alike_from(g, self.left())
        return self.taken < self.alike

    def left(self) -> list[int]:
        """Where they stand now."""
        taken = self.taken
        return self.mine if taken == 0 else [int(at - taken) for at in self.mine[taken:]]

    def listing(self, g: State) -> "TriggerListing":
        """Each of them, to choose the next from."""
        if not self.sources:
            self.sources = [0] * int(self.taken) + [g.waiting[at].ctx.source for at in self.left()]
        return TriggerListing(self.mine, self.sources, self.taken)

    def is_first(self, g: State, index: int) -> bool:
        """True if the one that stands there is the first of them."""
        return self.holds(g) and self.first() == index

    def count(self) -> i64:
        return len(self.mine) - self.taken

    def first(self) -> int:
        """Where the first of them stands now."""
        return int(self.mine[self.taken] - self.taken)

    def take_first(self) -> None:
        """The first of them is about to be put on the stack."""
        self.taken += 1
        self.length -= 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TriggerListing(LazyOptions):
    """Which of these abilities is put on the stack next. So many, the first ones, are there already."""

    def __init__(self, places: list[int] | None = None, sources: list[int] | None = None, gone: i64 = 0) -> None:
        self.places = places if places is not None else []
        self.sources = sources if sources is not None else []
        self.gone = gone

    def count(self) -> int:
        return int(len(self.places) - self.gone)

    def option(self, index: int) -> Option:
        at = int(self.gone) + index
        return Option.stack_trigger(int(self.places[at] - self.gone), self.sources[at])


def order_of_triggers(g: State) -> tuple[int, list[int]]:
    """Whose waiting abilities are next to be put on the stack, and which (CR 603.3b): -1 if none wait.

    First those of the active player, then of each other player in turn order; those that triggered on another ability's
    triggering come after all others where the rules of the date say so. A team's are put there together (805.7).
    """
    passes = g.rules.trigger_passes
    for second in (False, True):
        for p in g.apnap():
            mine: list[int] = []
            for i in range(len(g.waiting)):
                w = g.waiting[i]
                by = w.ctx.controller
                theirs = by == p or (g.share_turns(by, p) and not g.players[by].left)
                if theirs and (passes == 1 or w.second_pass == second):
                    mine.append(i)
            if mine:
                asked = g.waiting[mine[0]].ctx.controller
                for i in mine:
                    if g.waiting[i].ctx.controller != asked:
                        return p, mine  # the primary player (805.2)
                return asked, mine
        if passes == 1:
            break
    return -1, []


def alike_from(g: State, mine: list[int]) -> int:
    """Of which of these on, all are one ability of one object on one event: their order is no choice."""
    at = len(mine) - 1
    last = g.waiting[mine[at]].ctx
    while at > 0:
        ctx = g.waiting[mine[at - 1]].ctx
        if ctx.ability != last.ability or ctx.source != last.source or ctx.event_object != last.event_object:
            break
        at -= 1
    return at

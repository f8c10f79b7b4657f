"""What cards ask of a turn: how often something has been done with what fitted then (`TimesThisTurn`). Each description
is kept once in the book, and what fits is counted as it happens, for it may be something else later.
"""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.kernel.keys import TURN_DEEDS


class TimesOf:
    """Of which of those things a card asks: all of them, all but this, or this alone."""

    ALL: Final = 0
    OTHERS: Final = 1
    THIS: Final = 2


@final
class TimesAsked:
    """A description that some card asks of: the deed, as its bit, what it is done with, the kind of counters; `key` is
    its name in a player's memory. `each`: each object counts for itself too.
    """

    def __init__(self, deed: int = 0, which: n.Filter | None = None, kind: str = "", number: int = 0) -> None:
        self.deed = deed
        self.which = which
        self.kind = kind
        self.number = number
        self.key = f"deed {number}"
        self.last_key = f"deed {number} last turn"
        self.each = False
        self.last = False  # it is asked of the turn before, too

    def is_of(self, deed: int, which: n.Filter | None, kind: str) -> bool:
        return self.deed == deed and self.kind == kind and self.which == which


@final
class AskedTimes:
    """All that the cards of a book ask of a turn so. `deeds` has a bit for each of the deeds."""

    def __init__(self) -> None:
        self.deeds = 0
        self.any_last = False
        self.told: list[TimesAsked] = []
        self.meant: dict[n.Node, TimesAsked] = {}

    def add(self, node: n.TimesThisTurn) -> None:
        deed = TURN_DEEDS[node.what]
        which = plainly_described(node.which)
        asked = None
        for known in self.told:
            if known.is_of(deed, which, node.kind):
                asked = known
        if asked is None:
            asked = TimesAsked(deed, which, node.kind, len(self.told))
            self.told.append(asked)
        asked.each = asked.each or who_is_counted(node.which) != TimesOf.ALL
        asked.last = asked.last or node.last
        self.any_last = self.any_last or node.last
        self.deeds |= deed
        self.meant[node] = asked


def who_is_counted(which: n.Filter) -> int:
    """One of `TimesOf`."""
    if isinstance(which, n.IsThis):
        return TimesOf.THIS
    parts = which.of if isinstance(which, n.All) else (which,)
    return TimesOf.OTHERS if n.Other() in parts else TimesOf.ALL


def plainly_described(which: n.Filter) -> n.Filter | None:
    """The description of what fits, whatever asks: None is anything."""
    if isinstance(which, (n.IsThis, n.Other, n.Anything)):
        return None
    if isinstance(which, n.All):
        rest = tuple([part for part in which.of if part != n.Other()])
        return rest[0] if len(rest) == 1 else n.All(rest)
    return which

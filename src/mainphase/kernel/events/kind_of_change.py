"""How each kind of change behaves: what may replace it, how it is carried out, what it invalidates, what it triggers.
Each kind is a class, in the file of its topic, registered by its number; `performing` takes every change through them.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.statics import NO_STATICS, ActiveStatic
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.what_happens import ChangeKind

BY_RULE: Final = 1 << 40  # in place of an ability's uid: the rules themselves replace

# Whose mana to pay with a change moves, where that is no single player's.
OF_NOBODY: Final = -1
OF_ALL: Final = -2


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Witnesses:
    """The objects that may trigger on an event in which they leave themselves: those of just before (CR 603.10a)."""

    def __init__(
        self,
        leaving: list[int] = NO_IDS,
        outward: list[int] = NO_IDS,
        emptying: list[int] = NO_IDS,
        sacrificing: list[int] = NO_IDS,
        together: list[int] = NO_IDS,
        phasing: list[int] = NO_IDS,
        how: list[ActiveStatic] = NO_STATICS,
    ) -> None:
        self.leaving = leaving  # of something that leaves,
        self.outward = outward  # those of them that watch also others leave
        self.emptying = emptying  # of something that leaves a graveyard
        self.sacrificing = sacrificing  # of something that is sacrificed
        self.together = together  # of one thing or more
        self.phasing = phasing  # of something that phases out
        self.how = how  # what says how often abilities trigger


class KindOfChange:
    """How one kind of change behaves. Unless a class says otherwise nothing replaces it, it comes to nothing, anything
    may have changed because of it, and nothing triggers.
    """

    # --- Replacement and prevention (CR 614-616)

    def may_be_replaced(self, g: State, change: Change) -> bool:
        """True if anything is indexed that might replace or prevent it."""
        return False

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        """Adds the effects that could replace or prevent it and have not done so yet (CR 614.5)."""

    def affected(self, g: State, change: Change) -> int:
        """The player who is affected, or who controls the affected object (CR 616.1)."""
        if change.player >= 0:
            return change.player
        o = g.objects.get(change.obj)
        return o.controller if o is not None else g.active

    def enters(self, change: Change) -> bool:
        """True if something is to enter the battlefield."""
        return False

    def card_entering(self, g: State, change: Change) -> int:
        """The card that is to enter with the front of itself up, or -1."""
        return -1

    # --- Just before it happens

    def may_leave(self) -> bool:
        """True if something may leave where it is, or be treated so as it phases out."""
        return False

    def settle(self, g: State, change: Change) -> None:
        """Makes of it the kind of change that it comes to, now that nothing replaces it any more."""

    def look_back(self, g: State, change: Change, changes: list[Change]) -> None:
        """Remembers what leaves the battlefield as it is before the event (CR 603.10a, 608.2h)."""

    # --- It happens

    def apply(self, g: State, change: Change) -> int:
        """Carries it out. Returns what it came to, 0 if to nothing: the id of the object, or the amount."""
        return 0

    # --- What it invalidates

    def mana_of(self, g: State, change: Change) -> int:
        """The player whose mana to pay with it may have changed, or OF_NOBODY or OF_ALL. What enters says so itself
        (`layers.modified`).
        """
        return OF_ALL

    def shows(self, g: State, change: Change) -> bool:
        """True if players might do something else because of it, mana and their own hands aside."""
        return True

    def may_cause_state_based_action(self, g: State, change: Change) -> bool:
        """True if a state-based action may apply because of it (CR 704). `refresh` unsettles the game by itself, and so
        does drawing from an empty library; what enters the battlefield is suspected by itself (`layers.modified`).
        """
        return True

    def facets(self, g: State, change: Change) -> int:
        """The facets that the change has touched, of all that continuous effects may read (bits of `Facet`)."""
        return Facet.MEMBERS | Facet.ATTACHED

    # --- What it triggers (CR 603)

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        """Triggers what waits for it, once it has happened."""

    def add_events(self, g: State, change: Change, gone: list[TriggerEvent], come: list[TriggerEvent]) -> None:
        """Adds the events that it is among those that happened at once (CR 603.2c): what has gone, what has come."""


@mypyc_attr(acyclic=True)
@final
class RegisteredKind:
    """The entry of a kind of change. What comes out of a list has its type checked: for a class without others below it
    that is one comparison, for `KindOfChange` it is a search.
    """

    def __init__(self, kind: KindOfChange) -> None:
        self.kind = kind


# ChangeKind.NOTHING; the others by their numbers
KINDS_OF_CHANGE: Final[list[RegisteredKind]] = [RegisteredKind(KindOfChange())]


def behaves(number: int, kind: KindOfChange) -> None:
    """Registers how a kind of change behaves (`ChangeKind`)."""
    while len(KINDS_OF_CHANGE) <= number:
        KINDS_OF_CHANGE.append(KINDS_OF_CHANGE[ChangeKind.NOTHING])
    KINDS_OF_CHANGE[number] = RegisteredKind(kind)


def kind_of(change: Change) -> KindOfChange:
    """How a change behaves."""
    return KINDS_OF_CHANGE[change.kind].kind


def mana_source_changed(g: State, change: Change) -> int:
    """The player whose mana changes with the object of a change: its controller, if it makes any."""
    o = g.objects.get(change.obj)
    return o.controller if o is not None and characteristics_of(o).mana else OF_NOBODY

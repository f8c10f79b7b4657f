"""Effects on permanents, which are destroyed, sacrificed, tapped, attached, turned over; and on their counters."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Effect, Filter, Quantity, Selector
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import This, You


@dataclass(frozen=True)
class Destroy(Effect):
    what: Selector
    regenerate: bool = True  # False: it can't be regenerated


@dataclass(frozen=True)
class Sacrifice(Effect):
    """Each of `by` sacrifices permanents that fit, of their choice; no more than so many with `up_to`."""

    which: Filter
    by: Selector
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    up_to: bool = False


@dataclass(frozen=True)
class SacrificeIt(Effect):
    """Somebody sacrifices an object, if it is a permanent that they control (CR 701.21a): the ability's controller,
    where the text does not say "its controller".
    """

    what: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class SacrificeFor(Effect):
    """The controller of a permanent sacrifices it and, at the same time, puts a card onto the battlefield."""

    what: Selector
    card: Selector


@dataclass(frozen=True)
class Tap(Effect):
    what: Selector


@dataclass(frozen=True)
class Untap(Effect):
    what: Selector


@dataclass(frozen=True)
class Attach(Effect):
    """Attaches an Aura or Equipment to something (CR 701.3a); what it can't be attached to it does not move to.
    `chosen`: the effect's controller chooses one of those named that it can be attached to.
    """

    what: Selector
    to: Selector
    chosen: bool = False


@dataclass(frozen=True)
class Unattach(Effect):
    """CR 701.3d."""

    what: Selector


@dataclass(frozen=True)
class PutCounters(Effect):
    """So many counters on each, or (`divided`) so many as were divided among targets (CR 601.2d). `by`: who puts them,
    if not you; several players each on what they have chosen.
    """

    kind: str
    amount: Quantity
    on: Selector
    divided: bool = False
    by: Selector | None = None


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """So many counters of a kind from each ("": of each kind)."""

    kind: str
    amount: Quantity | None  # None: all
    on: Selector


@dataclass(frozen=True)
class RemoveSomeCounters(Effect):
    """So many counters, of whatever kinds (or of one), are removed from one object or player; `up_to`: or fewer (None:
    any number). You choose which.
    """

    amount: Quantity | None
    on: Selector
    up_to: bool = False
    kind: str = ""


@dataclass(frozen=True)
class MoveCounters(Effect):
    """So many counters of a kind ("": all of each kind, or so many of a kind that is chosen) are moved from each of one
    group onto each of another, of which one is a single object (CR 122.5). `chosen`: any number of them, on each as
    many as its controller says.
    """

    kind: str
    amount: Quantity | None  # None: all, or as many as are chosen
    source: Selector
    onto: Selector
    chosen: bool = False


@dataclass(frozen=True)
class PutCountersOf(Effect):
    """Puts on each of these as many counters of each kind as something has, or last had (CR 122.8)."""

    of: Selector
    on: Selector


@dataclass(frozen=True)
class DoubleCounters(Effect):
    """On each as many counters of a kind again as it has ("": of each kind) (CR 701.10e)."""

    on: Selector
    kind: str = ""


@dataclass(frozen=True)
class Proliferate(Effect):
    """CR 701.34a."""


@dataclass(frozen=True)
class Designate(Effect):
    """Permanents become "monstrous", "renowned": a designation, and nothing else (CR 701.37b, 702.112b)."""

    what: Selector
    name: str


@dataclass(frozen=True)
class BecomeLevel(Effect):
    """The level of a permanent becomes this number: a designation, and no counters (CR 716.2)."""

    level: int
    what: Selector = field(default_factory=lambda: This())


@dataclass(frozen=True)
class Meld(Effect):
    """Exiles the object that the ability is on and something else that fits, both owned and controlled by its
    controller, then melds them into what has that name (CR 701.42a).
    """

    other: Filter
    into: str


@dataclass(frozen=True)
class Transform(Effect):
    """Double-faced permanents turn their other face up (CR 701.27a)."""

    what: Selector


@dataclass(frozen=True)
class Flip(Effect):
    """Permanents become flipped, and never cease to be (CR 110.5, 710.4)."""

    what: Selector


@dataclass(frozen=True)
class TurnFaceUp(Effect):
    """CR 708.8."""

    what: Selector


@dataclass(frozen=True)
class TurnFaceDown(Effect):
    """Permanents become face-down 2/2 creatures (CR 708.2a)."""

    what: Selector


@dataclass(frozen=True)
class PhaseOut(Effect):
    what: Selector


@dataclass(frozen=True)
class PhaseIn(Effect):
    """Phased-out permanents phase in."""

    what: Selector
    tapped: bool = False


@dataclass(frozen=True)
class HasExplored(Effect):
    """These permanents have explored (CR 701.44b): the last step of it. `land`: a land card was revealed."""

    what: Selector
    land: bool = False

"""Who attacks and blocks, changed by an effect (CR 506-509)."""

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Effect, Selector


@dataclass(frozen=True)
class RemoveFromCombat(Effect):
    what: Selector


@dataclass(frozen=True)
class ReselectAttacked(Effect):
    """You reselect what an attacking creature is attacking (CR 508.7)."""

    what: Selector


@dataclass(frozen=True)
class BecomeBlocked(Effect):
    """Attacking creatures become blocked, though nothing blocks them (CR 509.1h)."""

    what: Selector


@dataclass(frozen=True)
class MakeBlock(Effect):
    """Creatures on the battlefield block attacking creatures, though they were not declared to (CR 509.3)."""

    what: Selector
    whom: Selector


@dataclass(frozen=True)
class Goad(Effect):
    """Until your next turn these attack each combat if able, and a player other than you if able (CR 701.15)."""

    what: Selector


@dataclass(frozen=True)
class GiveGift(Effect):
    """You have given a gift: what was promised, and all else that the spell or ability does, is done (CR 702.174c)."""


@dataclass(frozen=True)
class Crew(Effect):
    """This Vehicle becomes crewed: its crew ability has resolved (CR 702.122d)."""

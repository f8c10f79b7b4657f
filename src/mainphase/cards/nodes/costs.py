"""Mana costs, and the components of costs (CR 118)."""

from dataclasses import field
from typing import Final

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Cost, Filter, Node, Quantity
from mainphase.cards.nodes.quantities import Fixed


@dataclass(frozen=True)
class ManaCost(Node):
    """A mana cost (CR 202.1): generic and X counts, and each other symbol as a mask.

    `symbols` holds one mask per coloured, colourless or hybrid symbol: the kinds of mana that can pay it (Color bits);
    PHYREXIAN (64) adds "or 2 life", and
    TWO_GENERIC (128) adds "or two generic" (107.4e, f). SNOW is a symbol of its own (107.4h). Of a cost as it is paid,
    `bent` is how much of the generic mana is that of a waterbend cost, and `bent_x` how many of the Xs are (701.67b).
    """

    generic: int = 0
    symbols: tuple[int, ...] = ()
    x: int = 0
    bent: int = 0
    bent_x: int = 0


PHYREXIAN: Final = 64
TWO_GENERIC: Final = 128
ANY_COLOR: Final = 1 << 14  # of a cost as it is paid: mana of any colour does
ANY_TYPE: Final = 1 << 15  # and for colourless mana too
SNOW: Final = 1 << 16  # one mana of any type from a snow source; of mana that could be had, that it is such


@dataclass(frozen=True)
class PayMana(Cost):
    mana: ManaCost


@dataclass(frozen=True)
class Waterbend(PayMana):
    """Pay it; artifacts and creatures may be tapped rather than its generic mana paid (CR 701.67a)."""


@dataclass(frozen=True)
class TapThis(Cost):
    """The {T} symbol (CR 107.5)."""


@dataclass(frozen=True)
class ExertThis(Cost):
    """Exert this permanent (CR 701.43a), as often as one likes."""


@dataclass(frozen=True)
class UntapThis(Cost):
    """The {Q} symbol (CR 107.6)."""


@dataclass(frozen=True)
class PayLife(Cost):
    amount: Quantity


@dataclass(frozen=True)
class SacrificeThis(Cost):
    pass


@dataclass(frozen=True)
class ExileThis(Cost):
    pass


@dataclass(frozen=True)
class DiscardThis(Cost):
    pass


@dataclass(frozen=True)
class SacrificeCost(Cost):
    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class TapCost(Cost):
    """Tap untapped permanents you control that fit."""

    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class TapHelper(Cost):
    """Tap up to one untapped permanent you control that fits: the spell costs as much less generic mana as its power
    (CR 702.180a). Which one is chosen as the cost is announced (702.180b).
    """

    which: Filter


@dataclass(frozen=True)
class DiscardCost(Cost):
    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))
    random: bool = False


@dataclass(frozen=True)
class DiscardHand(Cost):
    """Discard your whole hand, be it empty."""


@dataclass(frozen=True)
class TopOfLibraryCost(Cost):
    """Exile, or mill (`to` the graveyard), the top cards of your library: as many as there have to be."""

    to: int
    count: int = 1


@dataclass(frozen=True)
class ExileCost(Cost):
    """Exile cards that fit from a zone of yours; `anyones`: from that zone of any player. `linked`: they are "exiled
    with" the object this is on (607.2a).
    """

    which: Filter
    zone: int
    count: Quantity = field(default_factory=lambda: Fixed(1))
    linked: bool = False
    anyones: bool = False


@dataclass(frozen=True)
class SacrificeHelper(Cost):
    """Sacrifice a permanent of yours that fits: the spell costs as much less generic mana as its mana value (CR
    702.119a); or, `by_cost`, its mana cost less (702.48a). Which one is chosen as the cost is announced (702.119c).
    """

    which: Filter
    by_cost: bool = False


@dataclass(frozen=True)
class ReturnCost(Cost):
    """Return permanents you control that fit to their owners' hands."""

    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class ProcessCost(Cost):
    """Put so many exiled cards that fit from exile into their owners' graveyards; they need not be yours."""

    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class PutBackCost(Cost):
    """Put so many cards that fit from a single graveyard on the bottom of their owner's library; `times` over, each
    time from whichever graveyard. `yours`: only from that of whoever pays.
    """

    which: Filter
    count: int = 1
    yours: bool = False
    times: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class LoyaltyCost(Cost):
    """A loyalty symbol: that many loyalty counters are put on the permanent, or (negative) removed (CR 606.4)."""

    amount: int


@dataclass(frozen=True)
class RemoveCountersCost(Cost):
    """Remove counters from this permanent, or from one of yours that fits `which` (`among`: from several of them). Of
    the kind "" are all counters: so many of them, of whatever kinds.
    """

    kind: str
    count: Quantity = field(default_factory=lambda: Fixed(1))
    which: Filter | None = None
    among: bool = False


@dataclass(frozen=True)
class PayCounters(Cost):
    """Remove so many counters of a kind from yourself: "pay {E}" (CR 107.14)."""

    kind: str
    count: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class RevealCost(Cost):
    """Reveal cards that fit from your hand (CR 701.20a)."""

    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class RevealHand(Cost):
    """Reveal your whole hand."""


@dataclass(frozen=True)
class RevealChosenPlayer(Cost):
    """Reveal the player whom you secretly chose for this: from then on that is the chosen player."""


@dataclass(frozen=True)
class SkipDraw(Cost):
    """Do without the draw of your draw phase, which is still to come (until 1999)."""


@dataclass(frozen=True)
class PutCountersCost(Cost):
    """Put counters on this permanent, or on one of yours that fits `which`."""

    kind: str
    count: Quantity = field(default_factory=lambda: Fixed(1))
    which: Filter | None = None


@dataclass(frozen=True)
class CrewCost(Cost):
    """Tap any number of other untapped creatures you control with this much power in total (CR 702.122a); to saddle a
    Mount (702.171a).
    """

    power: int
    saddles: bool = False


@dataclass(frozen=True)
class ChooseOpponent(Cost):
    """Choose an opponent, whom the spell remembers: somebody is promised a gift (CR 702.174a)."""


@dataclass(frozen=True)
class Behold(Cost):
    """Reveal so many cards that fit from your hand, or choose permanents of yours (CR 701.4a); `exiles`: and exile
    them. `linked`: then they are "exiled with" the object this is on (607.2a).
    """

    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))
    exiles: bool = False
    linked: bool = False


@dataclass(frozen=True)
class Forage(Cost):
    """Exile three cards from your graveyard, or sacrifice a Food (CR 701.61a)."""


@dataclass(frozen=True)
class Blight(Cost):
    """Put so many -1/-1 counters on a creature you control (CR 701.68a)."""

    amount: int


@dataclass(frozen=True)
class CollectEvidence(Cost):
    """Exile any number of cards from your graveyard with this much mana value in total (CR 701.59a)."""

    amount: int

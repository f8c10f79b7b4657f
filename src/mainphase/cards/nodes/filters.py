"""Filters: which objects."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Filter, Quantity, Selector
from mainphase.cards.nodes.costs import ManaCost
from mainphase.cards.nodes.masks import Zone


@dataclass(frozen=True)
class Anything(Filter):
    pass


@dataclass(frozen=True)
class OfType(Filter):
    """Has any of these card types (mask)."""

    types: int


@dataclass(frozen=True)
class OfSupertype(Filter):
    supertypes: int


@dataclass(frozen=True)
class OfSubtype(Filter):
    subtype: str


@dataclass(frozen=True)
class OfColor(Filter):
    """Has any of these colours (mask); COLORLESS means it has none."""

    colors: int


@dataclass(frozen=True)
class OfChosenColor(Filter):
    """Is of the colour chosen for the object this ability is on."""


@dataclass(frozen=True)
class HasManaAbility(Filter):
    """Has an activated mana ability (CR 605.1a)."""


@dataclass(frozen=True)
class OfChosenName(Filter):
    """Has the name chosen for the object this ability is on."""


@dataclass(frozen=True)
class OfChosenType(Filter):
    """Is of the creature type chosen for the object this ability is on."""


@dataclass(frozen=True)
class BelongsTo(Filter):
    """One of these players controls it, or owns it where nobody controls it (CR 702.16k)."""

    who: Selector


@dataclass(frozen=True)
class WithKeyword(Filter):
    keyword: int


@dataclass(frozen=True)
class HasLandwalk(Filter):
    """Has landwalk for lands of this description: islandwalk, nonbasic landwalk (CR 702.14)."""

    which: Filter


@dataclass(frozen=True)
class Named(Filter):
    name: str


@dataclass(frozen=True)
class ControlledBy(Filter):
    who: Selector


@dataclass(frozen=True)
class OwnedBy(Filter):
    who: Selector


@dataclass(frozen=True)
class Other(Filter):
    """Not the object this ability is on, nor, if it triggered by leaving, what that has become."""


@dataclass(frozen=True)
class IsThis(Filter):
    """The object this ability is on."""


@dataclass(frozen=True)
class IsTapped(Filter):
    pass


@dataclass(frozen=True)
class IsUntapped(Filter):
    pass


@dataclass(frozen=True)
class IsAttacking(Filter):
    """Is an attacking creature; `player`, if given, is the player it attacks."""

    player: Selector | None = None


@dataclass(frozen=True)
class IsBlocking(Filter):
    """Is a blocking creature; `whom`, if given, names the attackers one of which it blocks."""

    whom: Selector | None = None


@dataclass(frozen=True)
class IsModified(Filter):
    """Has a counter, is equipped, or is enchanted by an Aura that its controller controls (CR 700.9)."""


@dataclass(frozen=True)
class IsDoubleFaced(Filter):
    """Is a double-faced card, or represented by one or by such a token: modal, melding and others (CR 712.1)."""


@dataclass(frozen=True)
class IsDesignated(Filter):
    """Is "monstrous", "renowned", "saddled", "suspected" or "solved" (`Designate`)."""

    name: str


@dataclass(frozen=True)
class IsGoaded(Filter):
    """Is goaded, by whomever (CR 701.15b)."""


@dataclass(frozen=True)
class IsRingBearer(Filter):
    """Has the designation of its controller's Ring-bearer (CR 701.54b, e)."""


@dataclass(frozen=True)
class IsBlocked(Filter):
    pass


@dataclass(frozen=True)
class IsUnblocked(Filter):
    """Is an unblocked attacking creature: blockers have been declared, and none for it (CR 509.1h)."""


@dataclass(frozen=True)
class IsBlockedBy(Filter):
    """Is an attacking creature that one of these is blocking."""

    what: Selector


@dataclass(frozen=True)
class WasBlockedBy(Filter):
    """Was blocked by one of these this turn."""

    what: Selector


@dataclass(frozen=True)
class HasCrewed(Filter):
    """It crewed one of these this turn (CR 702.122b)."""

    whom: Selector


@dataclass(frozen=True)
class HasSaddled(Filter):
    """It saddled one of these this turn (CR 702.171c)."""

    whom: Selector


@dataclass(frozen=True)
class WasCrewedBy(Filter):
    """One of these crewed it this turn (CR 702.122b)."""

    what: Selector


@dataclass(frozen=True)
class WasDamagedBy(Filter):
    """Was dealt damage this turn by one of these."""

    what: Selector


@dataclass(frozen=True)
class WasDamagedByA(Filter):
    """Was dealt damage this turn by something that fit then, and that one of these players controlled then."""

    which: Filter
    by: Selector


@dataclass(frozen=True)
class HurtAnother(Filter):
    """It has dealt damage this turn to something else that fit then."""

    which: Filter


@dataclass(frozen=True)
class EnteredThisTurn(Filter):
    """Entered the battlefield this turn; if `under` is given, under the control of one of these players."""

    under: Selector | None = None


@dataclass(frozen=True)
class OfSeveralTypes(Filter):
    """Has two or more card types (CR 205.2a)."""


@dataclass(frozen=True)
class OfSoManyColors(Filter):
    """Has exactly so many colours (CR 105.2); with one it is monocolored (CR 105.2a)."""

    count: int


@dataclass(frozen=True)
class IsToken(Filter):
    pass


@dataclass(frozen=True)
class IsCard(Filter):
    """Is a card, or represented by one (CR 108.2): no token, and no copy of a card or spell."""


@dataclass(frozen=True)
class IsCommander(Filter):
    """It is a commander: of these players, who own it, or of anybody (CR 903.3d)."""

    of: Selector | None = None


@dataclass(frozen=True)
class IsFaceDown(Filter):
    """CR 708.2."""


@dataclass(frozen=True)
class HasMorph(Filter):
    """It has a morph ability (CR 702.37)."""


@dataclass(frozen=True)
class WithAbility(Filter):
    """It has an ability that this keyword stands for: "cycling", "flanking" (CR 702.1)."""

    name: str


@dataclass(frozen=True)
class HasAdventure(Filter):
    """It has the characteristics of an Adventure, whether it shows them or not (CR 715.2a)."""


@dataclass(frozen=True)
class HasXInCost(Filter):
    """Its mana cost contains {X}."""


@dataclass(frozen=True)
class HasManaCost(Filter):
    """Its mana cost is this, symbol for symbol (CR 202.1); without a mana cost it has none."""

    mana: ManaCost


@dataclass(frozen=True)
class HasOneTarget(Filter):
    """A spell or ability with a single target (CR 115.9a)."""


@dataclass(frozen=True)
class IsAimedAt(Filter):
    """A spell or ability with a target that fits, or (`only`) with no other, or (`single`) with none but one such
    object, however often (CR 115.9b).
    """

    which: Filter
    only: bool = False
    single: bool = False


@dataclass(frozen=True)
class IsAimedAtPlayer(Filter):
    """A spell or ability that targets one of these players."""

    who: Selector


@dataclass(frozen=True)
class IsFromSource(Filter):
    """An ability on the stack whose source fits, or fitted as it last was (CR 113.7a)."""

    which: Filter


@dataclass(frozen=True)
class IsSpell(Filter):
    """Is a spell on the stack."""


@dataclass(frozen=True)
class PaidFor(Filter):
    """Is a spell for which the optional or alternative cost of this name was paid, or a permanent that was one."""

    name: str


@dataclass(frozen=True)
class CastFrom(Filter):
    """Is, or was as it entered, a spell cast from this zone: its owner's hand, a graveyard, exile, a library."""

    zone: int


@dataclass(frozen=True)
class IsAbility(Filter):
    """Is an activated or triggered ability on the stack; if `kind` is given, "activated" or "triggered"; if `keyword`
    is, one that this keyword ability is, "exhaust".
    """

    kind: str = ""
    keyword: str = ""


@dataclass(frozen=True)
class AttackedThisTurn(Filter):
    pass


@dataclass(frozen=True)
class ControlledSinceTurnBegan(Filter):
    """Its controller has controlled it continuously since the beginning of the turn."""


@dataclass(frozen=True)
class DrawnThisTurn(Filter):
    """Is a card in a hand that was drawn this turn and has been there since."""


@dataclass(frozen=True)
class DealtDamageThisTurn(Filter):
    """Was dealt damage this turn."""


@dataclass(frozen=True)
class DealtExcessDamage(Filter):
    """It was dealt excess damage this turn (CR 120.10)."""


@dataclass(frozen=True)
class DealtDamageTo(Filter):
    """It has dealt damage this turn; `whom`: to one of these players; `combat`: combat damage; `this_combat`: to one of
    these players in the combat that goes on.
    """

    whom: Selector | None = None
    combat: bool = False
    this_combat: bool = False


@dataclass(frozen=True)
class HasDealtDamage(Filter):
    """It has dealt damage, in this turn or before, since it became the object that it is."""


@dataclass(frozen=True)
class BlockedThisTurn(Filter):
    """It was declared as a blocker this turn."""


@dataclass(frozen=True)
class FoughtThisCombat(Filter):
    """It was declared as an attacker or as a blocker this combat, whatever became of it since."""


@dataclass(frozen=True)
class EnteredFrom(Filter):
    """Entered the battlefield from this zone, this turn."""

    zone: int


@dataclass(frozen=True)
class CastBy(Filter):
    """Is a spell that this player cast, or entered this turn as one."""

    who: Selector


@dataclass(frozen=True)
class PutThereThisTurn(Filter):
    """A card that was put into the graveyard where it is this turn; `source`: from that zone; `discarded`, `milled`: as
    it was.
    """

    source: int = Zone.NOWHERE
    discarded: bool = False
    milled: bool = False


@dataclass(frozen=True)
class InZone(Filter):
    zone: int


@dataclass(frozen=True)
class CreatedAgainst(Filter):
    """A token that was created for one of these players, to attack them (CR 702.141a)."""

    who: Selector


@dataclass(frozen=True)
class ExiledWithThis(Filter):
    """Was exiled by an ability of the object this ability is on that says so (CR 607.2a)."""


@dataclass(frozen=True)
class PutByThis(Filter):
    """Put onto the battlefield with the object this ability is on: by another ability of it, which is linked to this
    one (607.2).
    """


@dataclass(frozen=True)
class CreatedWithThis(Filter):
    """A token that an ability of the object this ability is on created (CR 607.2c)."""


@dataclass(frozen=True)
class IsOnTop(Filter):
    """Is the top card of its owner's library."""


@dataclass(frozen=True)
class PowerIs(Filter):
    """Power compared with a quantity: op is one of <, <=, =, >=, >."""

    op: str
    than: Quantity


@dataclass(frozen=True)
class ToughnessIs(Filter):
    op: str
    than: Quantity


@dataclass(frozen=True)
class OfBaseSize(Filter):
    """Has this base power and this base toughness (-1: whatever it is), which what adds to them does not change (CR
    208.4b). No ability that modifies objects asks for it.
    """

    power: int = -1
    toughness: int = -1


@dataclass(frozen=True)
class AboveBasePower(Filter):
    """Has power greater than its base power (CR 208.4b). No ability that modifies objects asks for it."""


@dataclass(frozen=True)
class ManaValueIs(Filter):
    op: str
    than: Quantity


@dataclass(frozen=True)
class ManaValueIsOdd(Filter):
    """Its mana value is odd; or even (zero is, too)."""

    odd: bool = True


@dataclass(frozen=True)
class ManaValueIsOfChosenParity(Filter):
    """Its mana value is odd or even, as was chosen for the object this ability is on; nothing fits before."""


@dataclass(frozen=True)
class RepeatsManaSymbol(Filter):
    """A mana symbol stands in its mana cost more than once."""


@dataclass(frozen=True)
class HasNoAbilities(Filter):
    """Has no abilities at all (CR 113.1): of a card that is its printed text."""


@dataclass(frozen=True)
class HasActivatedAbility(Filter):
    """Has an activated ability, be it a mana ability or a keyword that stands for one (CR 602.1)."""


@dataclass(frozen=True)
class HasCounter(Filter):
    """Has a counter of this kind on it ("": of any), or so many."""

    kind: str
    at_least: int = 1


@dataclass(frozen=True)
class IsAttachedTo(Filter):
    """Is attached to what the selector names."""

    to: Selector


@dataclass(frozen=True)
class SharesName(Filter):
    """Has a name that one of these has, too (CR 201.2); what has no name shares none. `another`: one besides itself."""

    of: Selector
    another: bool = False


@dataclass(frozen=True)
class SharesColor(Filter):
    """Has a color that one of these has, too."""

    of: Selector


@dataclass(frozen=True)
class SharesCardType(Filter):
    """Has a card type that one of these has, too: any, or a permanent type (CR 110.4)."""

    of: Selector
    permanent: bool = False


@dataclass(frozen=True)
class SharesCreatureType(Filter):
    """Has a creature type that one of these has, too (CR 205.3m)."""

    of: Selector


@dataclass(frozen=True)
class SharesLandType(Filter):
    """Has a land type that one of these has, too (CR 205.3i)."""

    of: Selector


@dataclass(frozen=True)
class SharesPower(Filter):
    """Has the power that one of these has, too."""

    of: Selector


@dataclass(frozen=True)
class SharesManaValue(Filter):
    """Has the mana value that one of these has, too."""

    of: Selector


@dataclass(frozen=True)
class IsPaired(Filter):
    """Is paired with another creature (CR 702.95b), one that fits."""

    to: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class HasAttached(Filter):
    """Something that fits is attached to it: an Aura for "enchanted", an Equipment for "equipped"."""

    which: Filter


@dataclass(frozen=True)
class OneOf(Filter):
    """Is among what the selector names."""

    of: Selector


@dataclass(frozen=True)
class All(Filter):
    of: tuple[Filter, ...]


@dataclass(frozen=True)
class Any(Filter):
    of: tuple[Filter, ...]


@dataclass(frozen=True)
class Not(Filter):
    of: Filter

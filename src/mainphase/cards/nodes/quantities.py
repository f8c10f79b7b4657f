"""Quantities: how many, how much."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Condition, Filter, Quantity, Selector
from mainphase.cards.nodes.selectors import EachPlayer, ThatObject, This


@dataclass(frozen=True)
class Fixed(Quantity):
    n: int


@dataclass(frozen=True)
class X(Quantity):
    """The value chosen for X (CR 107.3)."""


@dataclass(frozen=True)
class XOf(Quantity):
    """The value that was chosen for X of a spell (CR 107.3): "a spell with {X} in its mana cost … X of it"."""

    of: Selector


@dataclass(frozen=True)
class CountOf(Quantity):
    which: Filter


@dataclass(frozen=True)
class ChosenNumber(Quantity):
    """The number that was chosen for the object this ability is on; 0 if none was."""


@dataclass(frozen=True)
class SizeOf(Quantity):
    """How many players or objects the selector names; only objects that fit, if it says which: what has left as it last
    was.
    """

    of: Selector
    which: Filter | None = None


@dataclass(frozen=True)
class PowerOf(Quantity):
    of: Selector


@dataclass(frozen=True)
class ToughnessOf(Quantity):
    of: Selector


@dataclass(frozen=True)
class ManaValueOf(Quantity):
    of: Selector


@dataclass(frozen=True)
class ColorsOf(Quantity):
    """How many colors it is (CR 105.2)."""

    of: Selector


@dataclass(frozen=True)
class CountersOn(Quantity):
    """How many counters of a kind ("": of any) there are on these."""

    kind: str
    of: Selector


@dataclass(frozen=True)
class LevelOf(Quantity):
    """The level of a permanent, 1 if it has none (CR 716.2d)."""

    of: Selector


@dataclass(frozen=True)
class LifeOf(Quantity):
    of: Selector


@dataclass(frozen=True)
class StartingLifeOf(Quantity):
    """The life total with which this player began the game (CR 103.4)."""

    of: Selector


@dataclass(frozen=True)
class DungeonsCompleted(Quantity):
    """How many dungeons with different names a player has completed (CR 309.7); `name`: only one with that name."""

    of: Selector
    name: str = ""


@dataclass(frozen=True)
class TimesMutated(Quantity):
    """How many spells have merged with a permanent: "the number of times it has mutated" (CR 702.140)."""

    of: Selector


@dataclass(frozen=True)
class TimesTempted(Quantity):
    """How often the Ring has tempted a player in this game (CR 701.54c)."""

    of: Selector


@dataclass(frozen=True)
class HandSizeOf(Quantity):
    of: Selector


@dataclass(frozen=True)
class ResolvedThisTurn(Quantity):
    """How often this ability of its object has resolved this turn, this time included."""


@dataclass(frozen=True)
class CastsFromCommandZone(Quantity):
    """How often these commanders have been cast from the command zone this game (CR 903.8)."""

    of: Selector


@dataclass(frozen=True)
class CommanderCasts(Quantity):
    """How often these players have cast commanders from the command zone this game (CR 903.8)."""

    by: Selector


@dataclass(frozen=True)
class MostAmong(Quantity):
    """The greatest, or the least, of what the quantity is for one of these players, who is `ThatPlayer` in it."""

    who: Selector
    of: Quantity
    least: bool = False


@dataclass(frozen=True)
class MostInCommon(Quantity):
    """How many objects that fit are of one creature type: of the one that most of them are of."""

    which: Filter


@dataclass(frozen=True)
class SpellsCastThisTurn(Quantity):
    """How many spells that fit (None: any) these players have cast this turn."""

    by: Selector
    which: Filter | None = None


@dataclass(frozen=True)
class TimesThisTurn(Quantity):
    """How often this turn these players did this ("sacrificed", "created", "put counters on" …) with what fitted then,
    or how often it happened to such things of theirs ("had enter", "had leave their graveyard" …; see `TURN_DEEDS`).
    `kind`: with counters of this kind. What is described is no other than "another" or "this" by what asks. `last`: in
    the turn before this one.
    """

    what: str
    by: Selector
    which: Filter
    kind: str = ""
    last: bool = False


@dataclass(frozen=True)
class SpellsCastBefore(Quantity):
    """How many other spells that fit (None: any) these players cast this turn before the one named."""

    which: Filter | None = None
    by: Selector = field(default_factory=lambda: EachPlayer())
    than: Selector = field(default_factory=lambda: ThatObject())


@dataclass(frozen=True)
class LandsPlayedThisTurn(Quantity):
    by: Selector


@dataclass(frozen=True)
class CardsDrawnThisTurn(Quantity):
    by: Selector


@dataclass(frozen=True)
class SoMuchThisTurn(Quantity):
    """The amount that the turn's memory holds of these players together: "lost life", "damaged" … (as in
    `HappenedThisTurn`).
    """

    what: str
    by: Selector


@dataclass(frozen=True)
class DiedThisTurn(Quantity):
    """How many creatures that fit died this turn (CR 700.4): as they last were on the battlefield."""

    which: Filter


@dataclass(frozen=True)
class PartySize(Quantity):
    """How many creatures are in a player's party: at most one Cleric, Rogue, Warrior and Wizard each (CR 700.8)."""

    of: Selector


@dataclass(frozen=True)
class Devotion(Quantity):
    """A player's devotion to these colours (mask) together (CR 700.5); to the colour of the mana being added, if none
    is given.
    """

    colors: int
    of: Selector


@dataclass(frozen=True)
class TurnsTaken(Quantity):
    """How many turns of the game a player has begun, extra turns among them."""

    by: Selector


@dataclass(frozen=True)
class AttacksThisTurn(Quantity):
    """How many times a creature has attacked this turn."""

    of: Selector


@dataclass(frozen=True)
class EventAmount(Quantity):
    """The amount of the triggering event (damage dealt, life gained)."""


@dataclass(frozen=True)
class DoneThisWay(Quantity):
    """How much an instruction of the same effect did, when it was last carried out: "damage dealt", "life lost",
    "counters removed"; "damage dealt at once": by all that the trigger event is about (`OneOrMore`).
    """

    what: str


@dataclass(frozen=True)
class MostOfOnePlayer(Quantity):
    """Of what the selector names, the greatest number that one player owns ("the greatest number of cards a player
    discarded this way").
    """

    of: Selector


@dataclass(frozen=True)
class Plus(Quantity):
    left: Quantity
    right: Quantity


@dataclass(frozen=True)
class Times(Quantity):
    factor: int
    of: Quantity


@dataclass(frozen=True)
class ProductOf(Quantity):
    """The one so often as the other says."""

    one: Quantity
    other: Quantity


@dataclass(frozen=True)
class AmountIf(Quantity):
    """So much if the condition holds, and else nothing."""

    condition: Condition
    amount: Quantity


@dataclass(frozen=True)
class HalfOf(Quantity):
    of: Quantity
    up: bool = False


@dataclass(frozen=True)
class GreaterOf(Quantity):
    """Whichever of the two is greater."""

    left: Quantity
    right: Quantity


@dataclass(frozen=True)
class UntappedLandsAsTurnBegan(Quantity):
    """How many untapped lands a player controlled as this turn began."""

    of: Selector


@dataclass(frozen=True)
class CardTypesAmong(Quantity):
    """How many card types there are among objects that fit."""

    which: Filter


@dataclass(frozen=True)
class CardTypesCast(Quantity):
    """How many card types there are among the spells that fit and that these players have cast this turn."""

    by: Selector
    which: Filter


@dataclass(frozen=True)
class GreatestManaValueCast(Quantity):
    """The greatest mana value among the spells that fit and that these players have cast this turn; 0 without any."""

    by: Selector
    which: Filter


@dataclass(frozen=True)
class KeywordsAmong(Quantity):
    """How many of these keywords (mask) there are among objects that fit, each counted once."""

    keywords: int
    which: Filter


@dataclass(frozen=True)
class ColorPairsAmong(Quantity):
    """How many different pairs of colours there are among objects that fit and are exactly two colours."""

    which: Filter


@dataclass(frozen=True)
class GreatestPower(Quantity):
    """The greatest power among objects that fit; 0 if there are none."""

    which: Filter


@dataclass(frozen=True)
class LeastPower(Quantity):
    """The least power among objects that fit; 0 if there are none."""

    which: Filter


@dataclass(frozen=True)
class TotalPower(Quantity):
    """The power of all objects that fit together."""

    which: Filter


@dataclass(frozen=True)
class TotalToughness(Quantity):
    """The toughness of all objects that fit together."""

    which: Filter


@dataclass(frozen=True)
class TotalManaValue(Quantity):
    """The mana value of all objects that fit together."""

    which: Filter


@dataclass(frozen=True)
class NamesAmong(Quantity):
    """How many different names there are among objects that fit; what has no name is left out (CR 201.2b)."""

    which: Filter


@dataclass(frozen=True)
class GreatestToughness(Quantity):
    which: Filter


@dataclass(frozen=True)
class LeastToughness(Quantity):
    """The least toughness among objects that fit; 0 if there are none."""

    which: Filter


@dataclass(frozen=True)
class GreatestManaValue(Quantity):
    which: Filter


@dataclass(frozen=True)
class BasicLandTypesAmong(Quantity):
    """How many basic land types there are among objects that fit."""

    which: Filter


@dataclass(frozen=True)
class ColorsAmong(Quantity):
    """How many colours there are among objects that fit."""

    which: Filter


@dataclass(frozen=True)
class PowersAmong(Quantity):
    """How many different powers there are among objects that fit."""

    which: Filter


@dataclass(frozen=True)
class ManaValuesAmong(Quantity):
    """How many different mana values there are among objects that fit."""

    which: Filter


@dataclass(frozen=True)
class TimesPaid(Quantity):
    """How often the optional cost of this name was paid for the spell that this is or was (CR 702.33c, 702.56a)."""

    name: str


@dataclass(frozen=True)
class ManaSpent(Quantity):
    """How much mana of these kinds (mask) was spent to cast a spell, or the spell that a permanent was; `source`: from
    a "Treasure", an "artifact", a "creature", or what is "snow".
    """

    of: Selector = field(default_factory=lambda: This())
    colors: int = 63
    source: str = ""


@dataclass(frozen=True)
class ColorsSpent(Quantity):
    """How many colours of mana were spent on that."""

    of: Selector = field(default_factory=lambda: This())


@dataclass(frozen=True)
class TimesFaced(Quantity):
    """How often a player faces each villainous choice, one time after another (CR 701.55c)."""

    by: Selector


@dataclass(frozen=True)
class SpeedOf(Quantity):
    """A player's speed, 0 without any (CR 702.179f)."""

    of: Selector


@dataclass(frozen=True)
class UnspentMana(Quantity):
    """How much mana of a colour a player has in their pool."""

    color: int
    of: Selector

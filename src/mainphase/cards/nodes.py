"""What cards say: one typed vocabulary of frozen nodes. Data only; the kernel gives it meaning.

Families: `Quantity`, `Selector` (who or what), `Filter` (which), `Condition`, `Cost`, `Effect`, `Trigger`,
`StaticEffect`, `Ability`, and `CardDef` at the root.
A node never refers to another game object by identity: it says "this", "you", "the second target", "that player".
"""

from dataclasses import dataclass, field
from typing import Final

# --- Types, supertypes, colours, keywords: bit masks ------------------------------------------------------------------


class CardType:
    """Card types as bits (CR 205.2a)."""

    CREATURE: Final = 1
    LAND: Final = 2
    ARTIFACT: Final = 4
    ENCHANTMENT: Final = 8
    PLANESWALKER: Final = 16
    INSTANT: Final = 32
    SORCERY: Final = 64
    BATTLE: Final = 128
    KINDRED: Final = 256
    PERMANENT: Final = 159  # CR 110.4: creature, land, artifact, enchantment, planeswalker, battle


class Supertype:
    """Supertypes as bits (CR 205.4a)."""

    BASIC: Final = 1
    LEGENDARY: Final = 2
    SNOW: Final = 4
    WORLD: Final = 8


class Color:
    """Colours as bits, and colourless mana beside them (CR 105.1, 106.1b).

    Indices follow the bits: W 0, U 1, B 2, R 3, G 4, C 5.
    """

    WHITE: Final = 1
    BLUE: Final = 2
    BLACK: Final = 4
    RED: Final = 8
    GREEN: Final = 16
    COLORLESS: Final = 32
    LETTERS: Final = "WUBRGC"


class Keyword:
    """Keyword abilities without parameters, as bits (CR 702). Those with parameters are abilities of their own."""

    DEATHTOUCH: Final = 1 << 0
    DEFENDER: Final = 1 << 1
    DOUBLE_STRIKE: Final = 1 << 2
    FIRST_STRIKE: Final = 1 << 3
    FLASH: Final = 1 << 4
    FLYING: Final = 1 << 5
    HASTE: Final = 1 << 6
    HEXPROOF: Final = 1 << 7
    INDESTRUCTIBLE: Final = 1 << 8
    INTIMIDATE: Final = 1 << 9
    LIFELINK: Final = 1 << 10
    MENACE: Final = 1 << 11
    PHASING: Final = 1 << 12
    REACH: Final = 1 << 13
    SHADOW: Final = 1 << 14
    SHROUD: Final = 1 << 15
    TRAMPLE: Final = 1 << 16
    VIGILANCE: Final = 1 << 17
    FEAR: Final = 1 << 18
    HORSEMANSHIP: Final = 1 << 19
    SKULK: Final = 1 << 20
    SPLIT_SECOND: Final = 1 << 21


KEYWORD_NAMES: Final[dict[str, int]] = {
    "deathtouch": Keyword.DEATHTOUCH,
    "defender": Keyword.DEFENDER,
    "double strike": Keyword.DOUBLE_STRIKE,
    "first strike": Keyword.FIRST_STRIKE,
    "flash": Keyword.FLASH,
    "flying": Keyword.FLYING,
    "haste": Keyword.HASTE,
    "hexproof": Keyword.HEXPROOF,
    "indestructible": Keyword.INDESTRUCTIBLE,
    "intimidate": Keyword.INTIMIDATE,
    "lifelink": Keyword.LIFELINK,
    "menace": Keyword.MENACE,
    "phasing": Keyword.PHASING,
    "reach": Keyword.REACH,
    "shadow": Keyword.SHADOW,
    "shroud": Keyword.SHROUD,
    "trample": Keyword.TRAMPLE,
    "vigilance": Keyword.VIGILANCE,
    "fear": Keyword.FEAR,
    "horsemanship": Keyword.HORSEMANSHIP,
    "skulk": Keyword.SKULK,
    "split second": Keyword.SPLIT_SECOND,
}


class Zone:
    """Zones (CR 400.1). NOWHERE is the place of an object that has become another (400.7) or ceased to exist."""

    NOWHERE: Final = 0
    LIBRARY: Final = 1
    HAND: Final = 2
    BATTLEFIELD: Final = 3
    GRAVEYARD: Final = 4
    STACK: Final = 5
    EXILE: Final = 6
    COMMAND: Final = 7


ZONE_NAMES: Final = ("nowhere", "library", "hand", "battlefield", "graveyard", "stack", "exile", "command")


class Duration:
    """How long a continuous effect lasts (CR 611.2)."""

    PERMANENT: Final = 0
    END_OF_TURN: Final = 1  # until the cleanup action (514.2)
    END_OF_COMBAT: Final = 2  # until the combat phase ends (500.5a)
    END_OF_STEP: Final = 3
    END_OF_PHASE: Final = 4
    YOUR_NEXT_TURN: Final = 5  # until the controller's next turn begins
    NEXT_UNTAP: Final = 7  # for a player's next untap step
    WHILE_SOURCE: Final = 6  # as long as the source remains on the battlefield under its controller's control


class Window:
    """When an ability may be activated or a card played, besides having priority."""

    INSTANT: Final = 0
    SORCERY: Final = 1


@dataclass(frozen=True)
class Node:
    """The root of the vocabulary."""


# --- Selectors: who or what -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Selector(Node):
    """Names players or objects from inside an ability."""


@dataclass(frozen=True)
class This(Selector):
    """The object this ability is on, or the spell itself."""


@dataclass(frozen=True)
class You(Selector):
    """The controller of the spell or ability."""


@dataclass(frozen=True)
class Target(Selector):
    """What was chosen for the target phrase with this index (CR 115.1). Only those still legal are meant (608.2b)."""

    index: int = 0


@dataclass(frozen=True)
class ThatPlayer(Selector):
    """The player the triggering event was about."""


@dataclass(frozen=True)
class ThatObject(Selector):
    """The object the triggering event was about."""


@dataclass(frozen=True)
class ThatSource(Selector):
    """The source of the triggering event (of the damage, say)."""


@dataclass(frozen=True)
class DefendingPlayer(Selector):
    """The player that this attacking creature attacks, or whose planeswalker it attacks (CR 508.5)."""


@dataclass(frozen=True)
class ActivePlayer(Selector):
    """The player whose turn it is."""


@dataclass(frozen=True)
class EachPlayer(Selector):
    """Every player in the game, in APNAP order."""


@dataclass(frozen=True)
class EachOpponent(Selector):
    """Every opponent of the controller, in APNAP order."""


@dataclass(frozen=True)
class ControllerOf(Selector):
    """The controller of an object, or its last one."""

    of: Selector


@dataclass(frozen=True)
class OwnerOf(Selector):
    """The owner of an object."""

    of: Selector


@dataclass(frozen=True)
class Each(Selector):
    """Every object that fits, in the battlefield's order unless the filter names another zone."""

    which: "Filter"


@dataclass(frozen=True)
class Saved(Selector):
    """What an earlier instruction of the same effect put under this name: things chosen, objects moved (as they are
    now), tokens made.
    """

    name: str = "it"


# --- Filters: which objects -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Filter(Node):
    """A predicate on an object. Unless `InZone` says otherwise, permanents on the battlefield are meant."""


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
class WithKeyword(Filter):
    keyword: int


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
    """Not the object this ability is on."""


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
    pass


@dataclass(frozen=True)
class IsBlocked(Filter):
    pass


@dataclass(frozen=True)
class IsToken(Filter):
    pass


@dataclass(frozen=True)
class IsSpell(Filter):
    """Is a spell on the stack."""


@dataclass(frozen=True)
class IsAbility(Filter):
    """Is an activated or triggered ability on the stack."""


@dataclass(frozen=True)
class AttackedThisTurn(Filter):
    pass


@dataclass(frozen=True)
class DealtDamageThisTurn(Filter):
    """Was dealt damage this turn."""


@dataclass(frozen=True)
class InZone(Filter):
    zone: int


@dataclass(frozen=True)
class PowerIs(Filter):
    """Power compared with a quantity: op is one of <, <=, =, >=, >."""

    op: str
    than: "Quantity"


@dataclass(frozen=True)
class ToughnessIs(Filter):
    op: str
    than: "Quantity"


@dataclass(frozen=True)
class ManaValueIs(Filter):
    op: str
    than: "Quantity"


@dataclass(frozen=True)
class HasCounter(Filter):
    kind: str


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


# --- Quantities -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Quantity(Node):
    """A number read from the game when it is needed."""


@dataclass(frozen=True)
class Fixed(Quantity):
    n: int


@dataclass(frozen=True)
class X(Quantity):
    """The value chosen for X (CR 107.3)."""


@dataclass(frozen=True)
class CountOf(Quantity):
    which: Filter


@dataclass(frozen=True)
class SizeOf(Quantity):
    """How many players or objects the selector names."""

    of: Selector


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
class CountersOn(Quantity):
    kind: str
    of: Selector


@dataclass(frozen=True)
class LifeOf(Quantity):
    of: Selector


@dataclass(frozen=True)
class HandSizeOf(Quantity):
    of: Selector


@dataclass(frozen=True)
class SpellsCastThisTurn(Quantity):
    by: Selector


@dataclass(frozen=True)
class EventAmount(Quantity):
    """The amount of the triggering event (damage dealt, life gained)."""


@dataclass(frozen=True)
class Plus(Quantity):
    left: Quantity
    right: Quantity


@dataclass(frozen=True)
class Times(Quantity):
    factor: int
    of: Quantity


@dataclass(frozen=True)
class HalfOf(Quantity):
    of: Quantity
    up: bool = False


# --- Conditions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Condition(Node):
    pass


@dataclass(frozen=True)
class Fits(Condition):
    """Something the selector names fits the filter (an object that left is judged by its last known information)."""

    what: Selector
    which: Filter


@dataclass(frozen=True)
class Exists(Condition):
    """At least `at_least` objects fit."""

    which: Filter
    at_least: int = 1


@dataclass(frozen=True)
class Compare(Condition):
    left: Quantity
    op: str
    right: Quantity


@dataclass(frozen=True)
class IsYourTurn(Condition):
    pass


@dataclass(frozen=True)
class IsTurnOf(Condition):
    who: Selector


@dataclass(frozen=True)
class InPart(Condition):
    """The named step or phase is going on (a place name, such as "declare attackers" or "combat phase")."""

    place: str


@dataclass(frozen=True)
class WasKicked(Condition):
    """The kicker with this name was paid (CR 702.33)."""

    name: str = "kicker"


@dataclass(frozen=True)
class IsDay(Condition):
    pass


@dataclass(frozen=True)
class IsNight(Condition):
    pass


@dataclass(frozen=True)
class NeitherDayNorNight(Condition):
    pass


@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """The turn's memory holds this: "attacked", "gained life", "creature died", "cast a spell" … by
    the player named.
    """

    what: str
    by: Selector


@dataclass(frozen=True)
class Negated(Condition):
    of: Condition


@dataclass(frozen=True)
class Both(Condition):
    left: Condition
    right: Condition


@dataclass(frozen=True)
class Either(Condition):
    left: Condition
    right: Condition


# --- Mana and costs ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ManaCost(Node):
    """A mana cost (CR 202.1): generic and X counts, and each other symbol as a mask.

    `symbols` holds one mask per coloured, colourless or hybrid symbol: the kinds of mana that can pay it (Color bits);
    PHYREXIAN (64) adds "or 2 life", and
    TWO_GENERIC (128) adds "or two generic" (107.4e, f).
    """

    generic: int = 0
    symbols: tuple[int, ...] = ()
    x: int = 0


PHYREXIAN: Final = 64
TWO_GENERIC: Final = 128


@dataclass(frozen=True)
class Cost(Node):
    """One component of a cost (CR 118)."""


@dataclass(frozen=True)
class PayMana(Cost):
    mana: ManaCost


@dataclass(frozen=True)
class TapThis(Cost):
    """The {T} symbol (CR 107.5)."""


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
    count: int = 1


@dataclass(frozen=True)
class TapCost(Cost):
    """Tap untapped permanents you control that fit."""

    which: Filter
    count: int = 1


@dataclass(frozen=True)
class DiscardCost(Cost):
    which: Filter
    count: Quantity = field(default_factory=lambda: Fixed(1))
    random: bool = False


@dataclass(frozen=True)
class ExileCost(Cost):
    """Exile cards that fit from a zone of yours."""

    which: Filter
    zone: int
    count: int = 1


@dataclass(frozen=True)
class ReturnCost(Cost):
    """Return permanents you control that fit to their owners' hands."""

    which: Filter
    count: int = 1


@dataclass(frozen=True)
class RemoveCountersCost(Cost):
    kind: str
    count: int = 1


# --- Targets and modes ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TargetPhrase(Node):
    """One use of the word "target" (CR 115.1, 601.2c): which objects (None: no object), whether
    players too, how many.
    """

    which: Filter | None
    players: Selector | None = None  # EachPlayer() or EachOpponent()
    at_least: int = 1
    at_most: int = 1
    divided: Quantity | None = None  # an amount divided among them (601.2d)
    words: str = "target"


# --- Continuous modifications (CR 613) --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Modification(Node):
    """One thing a continuous effect does to an object, in its layer."""


@dataclass(frozen=True)
class AddPT(Modification):
    """Layer 7c: gets +power/+toughness."""

    power: Quantity
    toughness: Quantity


@dataclass(frozen=True)
class SetPT(Modification):
    """Layer 7b: has base power and toughness."""

    power: Quantity
    toughness: Quantity


@dataclass(frozen=True)
class SwitchPT(Modification):
    """Layer 7d."""


@dataclass(frozen=True)
class GainKeywords(Modification):
    """Layer 6."""

    keywords: int


@dataclass(frozen=True)
class LoseKeywords(Modification):
    """Layer 6."""

    keywords: int


@dataclass(frozen=True)
class GainAbility(Modification):
    """Layer 6."""

    ability: "Ability"


@dataclass(frozen=True)
class LoseAllAbilities(Modification):
    """Layer 6."""


@dataclass(frozen=True)
class SetColors(Modification):
    """Layer 5."""

    colors: int


@dataclass(frozen=True)
class SetTypes(Modification):
    """Layer 4: replaces card types (0: leaves them) and, if given, subtypes: those of the same set as the new ones, so
    that a Frog is of no other creature type (205.1a).
    """

    types: int = 0
    subtypes: tuple[str, ...] | None = None


@dataclass(frozen=True)
class AddTypes(Modification):
    """Layer 4: in addition to its other types."""

    types: int = 0
    subtypes: tuple[str, ...] = ()


@dataclass(frozen=True)
class SetController(Modification):
    """Layer 2."""

    who: Selector


# --- Effects ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect(Node):
    """One instruction of a spell or ability (CR 608.2c)."""


@dataclass(frozen=True)
class Sequence(Effect):
    of: tuple[Effect, ...]


@dataclass(frozen=True)
class If(Effect):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class May(Effect):
    """A choice whether to do it; `by` chooses."""

    then: Effect
    by: Selector = field(default_factory=lambda: You())
    otherwise: Effect | None = None


@dataclass(frozen=True)
class PayOrElse(Effect):
    """`by` may pay; `paid` follows payment, `otherwise` its refusal."""

    cost: tuple[Cost, ...]
    by: Selector
    paid: Effect | None = None
    otherwise: Effect | None = None


@dataclass(frozen=True)
class ForEachPlayer(Effect):
    """Once for each player named, who is `ThatPlayer` inside."""

    who: Selector
    do: Effect


@dataclass(frozen=True)
class Choose(Effect):
    """`by` chooses objects that fit; saved under a name. `by` may name several players: each chooses, in APNAP order
    (CR 101.4).
    """

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    at_least: Quantity = field(default_factory=lambda: Fixed(1))
    at_most: Quantity = field(default_factory=lambda: Fixed(1))
    save: str = "it"


@dataclass(frozen=True)
class DealDamage(Effect):
    amount: Quantity
    to: Selector
    source: Selector = field(default_factory=lambda: This())
    divided: bool = False  # as divided on announcement (601.2d)


@dataclass(frozen=True)
class Fight(Effect):
    """CR 701.14."""

    one: Selector
    other: Selector


@dataclass(frozen=True)
class Draw(Effect):
    amount: Quantity
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Discard(Effect):
    """Each of `by` discards; they choose unless random. `amount` None: their whole hand."""

    amount: Quantity | None
    by: Selector
    random: bool = False
    save: str = "discarded"


@dataclass(frozen=True)
class Mill(Effect):
    amount: Quantity
    by: Selector


@dataclass(frozen=True)
class GainLife(Effect):
    amount: Quantity
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class LoseLife(Effect):
    amount: Quantity
    by: Selector


@dataclass(frozen=True)
class Destroy(Effect):
    what: Selector
    regenerate: bool = True  # False: it can't be regenerated


@dataclass(frozen=True)
class Sacrifice(Effect):
    """Each of `by` sacrifices permanents that fit, of their choice."""

    which: Filter
    by: Selector
    amount: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class SacrificeIt(Effect):
    """The object's controller sacrifices it."""

    what: Selector


@dataclass(frozen=True)
class Move(Effect):
    """Puts objects into a zone; to a library: on top, or the bottom, or shuffled in. What they became is saved under
    `save`.
    """

    what: Selector
    to: int
    under: Selector | None = None  # whose control on the battlefield (None: the owner's)
    tapped: bool = False
    attacking: bool = False
    bottom: bool = False
    shuffled: bool = False
    save: str = "it"


@dataclass(frozen=True)
class SearchLibrary(Effect):
    """`by` searches their library for up to `amount` cards that fit, puts them somewhere, and shuffles (CR 701.23)."""

    which: Filter
    to: int
    by: Selector = field(default_factory=lambda: You())
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    tapped: bool = False


@dataclass(frozen=True)
class Scry(Effect):
    amount: Quantity
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Shuffle(Effect):
    by: Selector


@dataclass(frozen=True)
class CreateToken(Effect):
    token: "CardDef"
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    tapped: bool = False
    attacking: bool = False
    save: str = "it"


@dataclass(frozen=True)
class PutCounters(Effect):
    kind: str
    amount: Quantity
    on: Selector


@dataclass(frozen=True)
class RemoveCounters(Effect):
    kind: str
    amount: Quantity | None  # None: all
    on: Selector


@dataclass(frozen=True)
class Tap(Effect):
    what: Selector


@dataclass(frozen=True)
class Untap(Effect):
    what: Selector


@dataclass(frozen=True)
class DontUntapNext(Effect):
    """Permanents that fit don't untap during the next untap step of `who`: whatever fits then, if it came since or not
    (502.3, 611.2c).
    """

    which: Filter
    who: Selector


@dataclass(frozen=True)
class PhaseOut(Effect):
    what: Selector


@dataclass(frozen=True)
class RemoveFromCombat(Effect):
    what: Selector


@dataclass(frozen=True)
class Counter(Effect):
    """Counters a spell or ability on the stack (CR 701.6)."""

    what: Selector


@dataclass(frozen=True)
class AddMana(Effect):
    """Adds mana: `choices` are the alternatives, each a tuple of Color bits (one per mana); one is chosen where there
    are several, and added `amount` times.

    `keeps`: the mana isn't lost as steps and phases end until this duration is over (None: ordinary mana).
    `only_for`: a filter on the spell it may be spent on (106.6).
    """

    choices: tuple[tuple[int, ...], ...]
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    keeps: int | None = None
    only_for: Filter | None = None


@dataclass(frozen=True)
class Apply(Effect):
    """Starts a continuous effect on the objects named (fixed when it begins, 611.2c)."""

    to: Selector
    mods: tuple[Modification, ...]
    until: int = Duration.END_OF_TURN


@dataclass(frozen=True)
class Begin(Effect):
    """Starts a continuous effect that is not on particular objects: a rule such as "can't cast
    spells", for a duration.
    """

    static: "StaticEffect"
    until: int = Duration.END_OF_TURN


@dataclass(frozen=True)
class PreventDamage(Effect):
    """Prevents damage for a duration (CR 615): the next `amount` (None: all) that would be dealt to `to` (None: to
    anyone), combat damage only if so.
    """

    amount: Quantity | None = None
    to: Selector | None = None
    combat_only: bool = False
    until: int = Duration.END_OF_TURN


@dataclass(frozen=True)
class Delayed(Effect):
    """Creates a delayed triggered ability (CR 603.7). It sees what is saved, targeted and named now."""

    ability: "Triggered"
    once: bool = True


@dataclass(frozen=True)
class Reflexive(Effect):
    """Creates an ability that triggers on what this effect just did (CR 603.12)."""

    ability: "Triggered"


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """CR 500.7."""

    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ExtraPhases(Effect):
    """Adds phases after the current one (CR 500.8): names in order, such as ("combat phase", "main phase")."""

    phases: tuple[str, ...]


@dataclass(frozen=True)
class ExtraStep(Effect):
    """Adds a step after the current step, or after the named phase (CR 500.9, 500.10)."""

    step: str
    after_phase: str = ""
    amount: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class SkipNext(Effect):
    """Players skip their next part of that name: "turn", "combat phase", "draw step" … (CR 500.11, 614.10)."""

    part: str
    by: Selector
    this_turn: bool = False  # only a part of the current turn


@dataclass(frozen=True)
class EndTheTurn(Effect):
    """CR 724.1."""


@dataclass(frozen=True)
class EndTheCombatPhase(Effect):
    """CR 724.2."""


@dataclass(frozen=True)
class BecomeDay(Effect):
    pass


@dataclass(frozen=True)
class BecomeNight(Effect):
    pass


@dataclass(frozen=True)
class LoseTheGame(Effect):
    who: Selector


@dataclass(frozen=True)
class WinTheGame(Effect):
    who: Selector


# --- Triggers: what an ability waits for (CR 603) ---------------------------------------------------------------------


@dataclass(frozen=True)
class Trigger(Node):
    pass


@dataclass(frozen=True)
class BeginningOf(Trigger):
    """The beginning of a step or phase: "upkeep", "draw step", "precombat main", "combat phase", "end step" …; of whose
    turn.
    """

    part: str
    of: Selector = field(default_factory=lambda: EachPlayer())


@dataclass(frozen=True)
class EndOfCombat(Trigger):
    """At end of combat: as the end of combat step begins (CR 511.2)."""


@dataclass(frozen=True)
class Enters(Trigger):
    which: Filter


@dataclass(frozen=True)
class Leaves(Trigger):
    which: Filter


@dataclass(frozen=True)
class Dies(Trigger):
    which: Filter


@dataclass(frozen=True)
class PutIntoGraveyard(Trigger):
    """Put into a graveyard from the battlefield, creature or not."""

    which: Filter


@dataclass(frozen=True)
class Attacks(Trigger):
    """An attacking creature that fits is declared (CR 508.3a)."""

    which: Filter


@dataclass(frozen=True)
class AttacksAlone(Trigger):
    which: Filter


@dataclass(frozen=True)
class YouAttack(Trigger):
    """You attack with one or more creatures that fit (508.3d)."""

    which: Filter


@dataclass(frozen=True)
class Blocks(Trigger):
    which: Filter


@dataclass(frozen=True)
class BecomesBlocked(Trigger):
    which: Filter


@dataclass(frozen=True)
class DealsDamage(Trigger):
    """A source that fits deals damage; to a player, to a creature, or to anyone; combat damage only if so."""

    which: Filter
    to_player: bool = False
    to_creature: bool = False
    combat_only: bool = False


@dataclass(frozen=True)
class IsDealtDamage(Trigger):
    which: Filter


@dataclass(frozen=True)
class CastsSpell(Trigger):
    who: Selector
    which: Filter


@dataclass(frozen=True)
class GainsLife(Trigger):
    who: Selector


@dataclass(frozen=True)
class LosesLife(Trigger):
    who: Selector


@dataclass(frozen=True)
class DrawsCard(Trigger):
    who: Selector


@dataclass(frozen=True)
class DiscardsCard(Trigger):
    who: Selector


@dataclass(frozen=True)
class PlaysLand(Trigger):
    who: Selector


@dataclass(frozen=True)
class BecomesTapped(Trigger):
    which: Filter
    for_mana: bool = False


@dataclass(frozen=True)
class BecomesUntapped(Trigger):
    which: Filter


@dataclass(frozen=True)
class CountersArePut(Trigger):
    kind: str
    which: Filter
    reaches: int = 0  # chapter abilities: the number that the counters reach or pass (714.2b)


@dataclass(frozen=True)
class DayNightChanges(Trigger):
    """It becomes day from night or night from day (CR 731.1c)."""


@dataclass(frozen=True)
class BecomesTarget(Trigger):
    which: Filter


@dataclass(frozen=True)
class AbilityTriggers(Trigger):
    """Another triggered ability triggers (the second pass of 603.3b)."""

    which: Filter


@dataclass(frozen=True)
class StateIs(Trigger):
    """A state trigger (CR 603.8)."""

    condition: Condition


@dataclass(frozen=True)
class PhasesIn(Trigger):
    which: Filter


@dataclass(frozen=True)
class PhasesOut(Trigger):
    """A permanent that fits phases out (CR 702.26); its own ability looks back in time (603.10a)."""

    which: Filter


@dataclass(frozen=True)
class WhenYouDo(Trigger):
    """The condition of a reflexive ability."""


# --- Static effects ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StaticEffect(Node):
    pass


@dataclass(frozen=True)
class Modify(StaticEffect):
    """Objects that fit have these modifications (CR 611.3)."""

    which: Filter
    mods: tuple[Modification, ...]


@dataclass(frozen=True)
class CantCast(StaticEffect):
    who: Selector
    which: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class CantActivate(StaticEffect):
    """Activated abilities of permanents that fit can't be activated."""

    which: Filter
    mana_too: bool = True


@dataclass(frozen=True)
class CantAttack(StaticEffect):
    """Creatures that fit can't attack; if `who` is given, can't attack that player."""

    which: Filter
    who: Selector | None = None


@dataclass(frozen=True)
class CantBlock(StaticEffect):
    which: Filter


@dataclass(frozen=True)
class CantBeBlocked(StaticEffect):
    """Attackers that fit can't be blocked by creatures that fit `by` (None: at all)."""

    which: Filter
    by: Filter | None = None


@dataclass(frozen=True)
class CanBlockMore(StaticEffect):
    """Creatures that fit can block this many additional creatures."""

    which: Filter
    more: int = 1


@dataclass(frozen=True)
class CantAttackAlone(StaticEffect):
    which: Filter
    nor_block: bool = False


@dataclass(frozen=True)
class AtMostAttackers(StaticEffect):
    """No more than this many creatures can attack each combat."""

    count: int


@dataclass(frozen=True)
class AtMostBlockers(StaticEffect):
    count: int


@dataclass(frozen=True)
class MustAttack(StaticEffect):
    """Creatures that fit attack each combat if able (508.1d); if `who` is given, that player."""

    which: Filter
    who: Selector | None = None


@dataclass(frozen=True)
class MustBlock(StaticEffect):
    """Creatures that fit block each combat if able (509.1c)."""

    which: Filter


@dataclass(frozen=True)
class MustBeBlocked(StaticEffect):
    """Attackers that fit must be blocked if able; `by_all`: by every creature able to."""

    which: Filter
    by_all: bool = False


@dataclass(frozen=True)
class AttackTax(StaticEffect):
    """Creatures can't attack these players unless their controller pays this for each (508.1g–j)."""

    who: Selector
    cost: ManaCost


@dataclass(frozen=True)
class DoesntUntap(StaticEffect):
    """Permanents that fit don't untap during their controllers' untap steps (502.3)."""

    which: Filter


@dataclass(frozen=True)
class AtMostUntap(StaticEffect):
    """Players can't untap more than this many permanents that fit during their untap steps."""

    which: Filter
    count: int


@dataclass(frozen=True)
class MayKeepTapped(StaticEffect):
    """You may choose not to untap permanents that fit during your untap step."""

    which: Filter


@dataclass(frozen=True)
class NoMaximumHandSize(StaticEffect):
    who: Selector


@dataclass(frozen=True)
class ExtraLandPlays(StaticEffect):
    who: Selector
    count: int = 1


@dataclass(frozen=True)
class CostChange(StaticEffect):
    """Spells that fit, cast by these players, cost this much more or (negative) less generic mana."""

    who: Selector
    which: Filter
    generic: int


@dataclass(frozen=True)
class CastAsThoughFlash(StaticEffect):
    """These players may cast spells that fit as though they had flash (601.3b)."""

    who: Selector
    which: Filter


@dataclass(frozen=True)
class ManaPersists(StaticEffect):
    """Mana of these kinds (mask) isn't lost by these players as steps and phases end."""

    who: Selector
    colors: int = 63


@dataclass(frozen=True)
class SkipPart(StaticEffect):
    """These players skip that part: "draw step", "untap step" (614.10)."""

    part: str
    who: Selector


@dataclass(frozen=True)
class EntersTapped(StaticEffect):
    """Permanents that fit enter tapped (614.1c)."""

    which: Filter = field(default_factory=lambda: IsThis())


@dataclass(frozen=True)
class EntersWithCounters(StaticEffect):
    kind: str
    amount: Quantity
    which: Filter = field(default_factory=lambda: IsThis())


@dataclass(frozen=True)
class AsEnters(StaticEffect):
    """As this permanent enters, this happens (CR 614.1c, 614.12): before it is on the battlefield, not by the stack."""

    do: Effect


@dataclass(frozen=True)
class ReplaceDraw(StaticEffect):
    """If one of these players would draw a card, this happens instead (614.11)."""

    who: Selector
    instead: Effect
    optional: bool = False


@dataclass(frozen=True)
class ReplaceMove(StaticEffect):
    """If an object that fits would go from one zone (0: anywhere) to another, it goes to a third instead (614.6)."""

    which: Filter
    source: int
    to: int
    instead: int


@dataclass(frozen=True)
class PreventAll(StaticEffect):
    """Damage is prevented: to what fits `to`, from what fits `source` (None: whatever)."""

    to: Filter | None = None
    source: Filter | None = None
    combat_only: bool = False


# --- Abilities --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ability(Node):
    pass


@dataclass(frozen=True)
class Mode(Node):
    """One mode of a modal spell or ability (CR 700.2)."""

    effect: Effect
    targets: tuple[TargetPhrase, ...] = ()
    words: str = ""


@dataclass(frozen=True)
class SpellAbility(Ability):
    """What an instant or sorcery does. Exactly one mode: not modal."""

    modes: tuple[Mode, ...]
    choose_least: int = 1
    choose_most: int = 1


@dataclass(frozen=True)
class Activated(Ability):
    cost: tuple[Cost, ...]
    modes: tuple[Mode, ...]
    window: int = Window.INSTANT
    zone: int = Zone.BATTLEFIELD
    per_turn: int = 0  # 0: no limit
    condition: Condition | None = None  # "activate only if"
    any_player: bool = False
    loyalty: int | None = None
    choose_least: int = 1
    choose_most: int = 1


@dataclass(frozen=True)
class Triggered(Ability):
    on: Trigger
    modes: tuple[Mode, ...]
    condition: Condition | None = None  # intervening if (603.4)
    zone: int = Zone.BATTLEFIELD
    choose_least: int = 1
    choose_most: int = 1
    chapter: tuple[int, ...] = ()  # chapter numbers of a Saga's ability (714.2)


@dataclass(frozen=True)
class Static(Ability):
    effect: StaticEffect
    condition: Condition | None = None
    zone: int = Zone.BATTLEFIELD


@dataclass(frozen=True)
class HasKeywords(Ability):
    keywords: int


@dataclass(frozen=True)
class CastCost(Ability):
    """An additional cost to cast this spell: mandatory, or optional under a name such as "kicker" (601.2b)."""

    cost: tuple[Cost, ...]
    optional: str = ""


@dataclass(frozen=True)
class CastOnlyIf(Ability):
    """This spell can be cast only while the condition holds (CR 601.3)."""

    condition: Condition


@dataclass(frozen=True)
class AlternativeCost(Ability):
    """This spell may be cast for another cost, from a zone (118.9): flashback and the like have their name."""

    cost: tuple[Cost, ...]
    name: str
    zone: int = Zone.HAND
    condition: Condition | None = None
    exile_after: bool = False  # flashback: exiled instead of going anywhere else (702.34a)


@dataclass(frozen=True)
class CardDef(Node):
    """A whole card or token: its characteristics (CR 109.3) and abilities."""

    name: str
    cost: ManaCost | None = None
    types: int = 0
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    abilities: tuple[Ability, ...] = ()
    colors: int | None = None  # None: by its mana cost (CR 202.2); tokens say theirs

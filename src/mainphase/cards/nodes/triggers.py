"""Triggers: what an ability waits for (CR 603)."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Condition, Filter, Selector, Trigger
from mainphase.cards.nodes.filters import Anything
from mainphase.cards.nodes.masks import Revealed
from mainphase.cards.nodes.selectors import EachPlayer, You


@dataclass(frozen=True)
class BeginningOf(Trigger):
    """The beginning of a step or phase: "upkeep", "draw step", "precombat main", "second main", "combat phase", "end
    step" …; of whose turn. `first`: only the first upkeep of the turn.
    """

    part: str
    of: Selector = field(default_factory=lambda: EachPlayer())
    that: str = ""  # of the phase saved under this name and no other; or in the turn saved so
    first: bool = False


@dataclass(frozen=True)
class EndOf(Trigger):
    """The end of a phase, before its mana is lost: until 1999 something could wait for it. "untap", "upkeep", "draw",
    "main", "discard" or "cleanup", which is the end of turn; of whose turn.
    """

    part: str
    of: Selector = field(default_factory=lambda: EachPlayer())


@dataclass(frozen=True)
class AnyOf(Trigger):
    """Whichever of these happens: "leaves the battlefield or becomes untapped"."""

    of: tuple[Trigger, ...]


@dataclass(frozen=True)
class While(Trigger):
    """It happens while this is so: "attacks while you control a Goblin", "casts a spell during your turn". Unlike an
    intervening "if" (CR 603.4) that is asked only as it happens.
    """

    on: Trigger
    condition: Condition


@dataclass(frozen=True)
class OneOrMore(Trigger):
    """It happens to one thing or more at once (CR 603.2c): entering, leaving, dying, leaving graveyards; dealing damage
    to a player, once for each player. The amount of the event is how many there are.
    """

    on: Trigger


@dataclass(frozen=True)
class ByKeyword(Trigger):
    """It happens as an ability resolves that this keyword stands for, and that is on an object that fits: a creature
    "evolves" as its evolve ability puts a counter on it (CR 702.100b), "exploits" what its exploit ability has
    sacrificed (702.110b).
    """

    keyword: str
    of: Filter
    on: Trigger


@dataclass(frozen=True)
class EndOfCombat(Trigger):
    """At end of combat: as the end of combat step begins (CR 511.2)."""


@dataclass(frozen=True)
class Enters(Trigger):
    which: Filter


@dataclass(frozen=True)
class Leaves(Trigger):
    """A permanent that fits leaves the battlefield; if `alive`, without dying (CR 700.4)."""

    which: Filter
    alive: bool = False


@dataclass(frozen=True)
class Dies(Trigger):
    which: Filter


@dataclass(frozen=True)
class IsDestroyed(Trigger):
    """A permanent that fits is destroyed (CR 701.8), wherever it goes instead of the graveyard."""

    which: Filter


@dataclass(frozen=True)
class PutIntoGraveyard(Trigger):
    """Put into a graveyard from the battlefield, creature or not."""

    which: Filter


@dataclass(frozen=True)
class PutIntoCommandZone(Trigger):
    """Put into the command zone from the battlefield (CR 903.9b)."""

    which: Filter


@dataclass(frozen=True)
class PutIntoExile(Trigger):
    """Put into exile from the battlefield."""

    which: Filter


@dataclass(frozen=True)
class CardPutIntoGraveyard(Trigger):
    """A card that fits is put into the graveyard of one of these players: from `source` (0: from anywhere), and not
    from `but_from`. If `was` is given, it was such a permanent on the battlefield. `resolved`: as it resolves.
    """

    which: Filter
    whose: Selector = field(default_factory=lambda: EachPlayer())
    source: int = 0
    but_from: int = 0
    was: Filter | None = None
    resolved: bool = False


@dataclass(frozen=True)
class ExiledFromBattlefield(Trigger):
    """A permanent that fits is put into exile."""

    which: Filter


@dataclass(frozen=True)
class CardPutIntoExile(Trigger):
    """A card of one of these players that fits is exiled: from one of these zones, or (none) from anywhere."""

    which: Filter
    whose: Selector = field(default_factory=lambda: EachPlayer())
    sources: tuple[int, ...] = ()


@dataclass(frozen=True)
class ReturnedToHand(Trigger):
    """A permanent that fits is put into its owner's hand."""

    which: Filter


@dataclass(frozen=True)
class RevealsDrawn(Trigger):
    """A card that fits is revealed as it is drawn because this says so (`RevealsFirstDraw`)."""

    which: Filter


@dataclass(frozen=True)
class LeavesGraveyard(Trigger):
    """A card that fits leaves the graveyard of one of these players (CR 603.10a)."""

    which: Filter
    whose: Selector = field(default_factory=lambda: EachPlayer())


@dataclass(frozen=True)
class LosesControl(Trigger):
    """One of these players loses control of a permanent that fits, which another player controls now, or which has left
    the battlefield (CR 603.10d). `to`: only as one of those gains control of it.
    """

    which: Filter
    who: Selector = field(default_factory=lambda: You())
    to: Selector | None = None


@dataclass(frozen=True)
class Sacrifices(Trigger):
    """One of these players sacrifices a permanent that fits (CR 701.21)."""

    who: Selector
    which: Filter


@dataclass(frozen=True)
class Attacks(Trigger):
    """An attacking creature that fits is declared (CR 508.3a); if either is given, only one that attacks this player or
    a permanent that fits; only together with at least so many others.
    """

    which: Filter
    player: Selector | None = None
    permanent: Filter | None = None
    others: int = 0


@dataclass(frozen=True)
class AttacksAlone(Trigger):
    """A creature that fits is the only one declared as an attacker (CR 506.5)."""

    which: Filter


@dataclass(frozen=True)
class BlocksAlone(Trigger):
    """A creature that fits is the only one declared as a blocker (CR 506.5)."""

    which: Filter


@dataclass(frozen=True)
class PlayerAttacks(Trigger):
    """A player attacks, with at least so many creatures that fit (CR 508.3c, d); if `whom` is given, attacks this
    player, not counting planeswalkers and battles (508.3e).
    """

    who: Selector
    which: Filter = field(default_factory=lambda: Anything())
    whom: Selector | None = None
    at_least: int = 1


@dataclass(frozen=True)
class IsAttacked(Trigger):
    """This player, or a permanent that fits, is attacked by one creature or more (CR 508.3b); if `by` is given, by one
    that fits.
    """

    player: Selector | None = None
    permanent: Filter | None = None
    by: Filter | None = None


@dataclass(frozen=True)
class IsntBlocked(Trigger):
    """A creature that fits attacks and isn't blocked (CR 508.3f, 509.3g)."""

    which: Filter


@dataclass(frozen=True)
class Blocks(Trigger):
    """A creature that fits blocks, once however many it blocks (CR 509.3a), or only if it blocks so many (509.3e); if
    `whom` is given, once for each such attacker that it blocks (509.3b).
    """

    which: Filter
    whom: Filter | None = None
    at_least: int = 1


@dataclass(frozen=True)
class BecomesBlocked(Trigger):
    """A creature that fits becomes blocked, once by however many (CR 509.3c), or only by so many (509.3e); if `by` is
    given, once for each such creature that blocks it (509.3d).
    """

    which: Filter
    by: Filter | None = None
    at_least: int = 1


@dataclass(frozen=True)
class DealsDamage(Trigger):
    """A source that fits deals damage; to a player, to a creature, or to anyone; combat damage only, or all but that
    (`noncombat`), if so. `player`: to one of these; `to`: to a permanent that fits. `first`: it deals such damage to
    players for the first time this turn.
    """

    which: Filter
    to_player: bool = False
    to_creature: bool = False
    combat_only: bool = False
    player: Selector | None = None
    to: Filter | None = None
    noncombat: bool = False
    first: bool = False


@dataclass(frozen=True)
class CreaturesHit(Trigger):
    """One or more creatures that one of `by` controls deal combat damage to one of `to`: once for each of both. "That
    player" is who controls them.
    """

    by: Selector
    to: Selector


@dataclass(frozen=True)
class BecomesMonarch(Trigger):
    who: Selector


@dataclass(frozen=True)
class EntersRoom(Trigger):
    """The owner of this dungeon moves their venture marker into its room of this number (CR 309.4c)."""

    room: int


@dataclass(frozen=True)
class IsDealtDamage(Trigger):
    """A permanent that fits is dealt damage: all of it that is dealt at a time. `combat_only`: combat damage."""

    which: Filter
    combat_only: bool = False


@dataclass(frozen=True)
class PlayerIsDealtDamage(Trigger):
    """One of these players is dealt damage: all of it that is dealt at a time (CR 603.2c). `combat_only`: combat
    damage; `noncombat`: all but that.
    """

    who: Selector
    combat_only: bool = False
    noncombat: bool = False


@dataclass(frozen=True)
class DamageIsPrevented(Trigger):
    """Damage that would be dealt to one of these players, or to what fits, is prevented: all that one effect prevents
    at a time (CR 615.13).
    """

    to: Filter | None = None
    players: Selector | None = None


@dataclass(frozen=True)
class CastsSpell(Trigger):
    """One of these players casts a spell that fits; `nth`: only if it is the player's n-th spell of the turn."""

    who: Selector
    which: Filter
    nth: int = 0


@dataclass(frozen=True)
class CopiesSpell(Trigger):
    """One of these players copies a spell that fits (CR 707.10)."""

    who: Selector
    which: Filter


@dataclass(frozen=True)
class CountersSpell(Trigger):
    """A spell or ability that one of these players controls counters a spell (CR 701.6a)."""

    who: Selector


@dataclass(frozen=True)
class ActivatesAbility(Trigger):
    """One of these players activates an ability that isn't a mana ability and fits (`such`), of whatever it may be or
    of a permanent that fits.
    """

    who: Selector
    which: Filter | None = None
    such: Filter = Anything()


@dataclass(frozen=True)
class FlipsCoin(Trigger):
    """One of these players wins, or loses, the flip of a coin (CR 705.2)."""

    who: Selector
    wins: bool = True


@dataclass(frozen=True)
class CommitsCrime(Trigger):
    """One of these players aims a spell or ability at an opponent, or at what an opponent controls or has in their
    graveyard (CR 700.13).
    """

    who: Selector


@dataclass(frozen=True)
class Expends(Trigger):
    """One of these players spends their n-th mana of the turn on casting spells (CR 700.14)."""

    who: Selector
    nth: int


@dataclass(frozen=True)
class PlayerDoes(Trigger):
    """One of these players does what is called so: "scries", "surveils", "searches their library" … (CR 701); `first`:
    for the first time in the turn.
    """

    who: Selector
    deed: str
    first: bool = False


@dataclass(frozen=True)
class GainsLife(Trigger):
    """One of these players gains life; `first`: for the first time in the turn."""

    who: Selector
    first: bool = False


@dataclass(frozen=True)
class LosesLife(Trigger):
    """One of these players loses life; `first`: for the first time in the turn."""

    who: Selector
    first: bool = False


@dataclass(frozen=True)
class DrawsCard(Trigger):
    who: Selector
    nth: int = 0  # only the card that is the player's n-th of the turn
    but_first: bool = False  # not the first card that the player draws in each of their draw steps
    which: Filter | None = None  # only such a card, where cards are revealed as they are drawn


@dataclass(frozen=True)
class DiscardsCard(Trigger):
    who: Selector
    which: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class Cycles(Trigger):
    """One of these players discards a card that fits to pay for its cycling ability (CR 702.29c)."""

    who: Selector
    which: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class DiscardsCards(Trigger):
    """One of these players discards one or more cards that fit at once; `first`: cards for the first time in the turn.
    The amount of the event is how many there are.
    """

    who: Selector
    first: bool = False
    which: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class MillsCards(Trigger):
    """One of these players mills one or more cards that fit at once (CR 701.17a). The amount of the event is how many
    there are.
    """

    who: Selector
    which: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class PlaysLand(Trigger):
    """One of these players plays a land that fits, as it enters."""

    who: Selector
    which: Filter = Anything()


@dataclass(frozen=True)
class BecomesTapped(Trigger):
    which: Filter
    for_mana: bool = False


@dataclass(frozen=True)
class AddsMana(Trigger):
    """A mana ability of something that fits adds mana of one of these colors (mask), or of the color chosen for this
    (0), to the pool of whoever activated it; `tapped`: that was tapped for it (CR 106.12).
    """

    which: Filter
    by: Selector = field(default_factory=lambda: EachPlayer())
    colors: int = 0
    tapped: bool = False


@dataclass(frozen=True)
class BecomesUntapped(Trigger):
    which: Filter


@dataclass(frozen=True)
class CountersArePut(Trigger):
    """One or more counters of a kind ("": of any kind) are put on what fits; or (`each`) once for each of them. `by`:
    one of these players puts them (CR 122.6).
    """

    kind: str
    which: Filter
    reaches: int = 0  # chapter abilities, "the fourth counter": the number that they reach or pass (714.2b)
    by: Selector | None = None
    each: bool = False


@dataclass(frozen=True)
class IsNowDesignated(Trigger):
    """A permanent that fits becomes "monstrous" or "renowned": X in the ability is what X was in the ability that made
    it so (CR 701.37c).
    """

    which: Filter
    name: str


@dataclass(frozen=True)
class DayNightChanges(Trigger):
    """It becomes day from night or night from day (CR 731.1c)."""


@dataclass(frozen=True)
class Mutates(Trigger):
    """A spell merges with a permanent that fits (CR 702.140d)."""

    which: Filter


@dataclass(frozen=True)
class Transforms(Trigger):
    """A permanent transforms and then fits (CR 701.27e): "into this" is what an ability of that face says."""

    which: Filter


@dataclass(frozen=True)
class BecomesTarget(Trigger):
    """Becomes the target of a spell or ability that one of these players controls (None: whoever), and that fits.
    `first`: of any of theirs for the first time in the turn. `players`: one of these players does so, too.
    """

    which: Filter
    by: Selector | None = None
    what: Filter | None = None
    first: bool = False
    players: Selector | None = None


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
class Exerted(Trigger):
    """A creature that fits is exerted as it attacks (CR 701.43d, 607.2h)."""

    which: Filter


@dataclass(frozen=True)
class WhenYouDo(Trigger):
    """The condition of a reflexive ability."""


@dataclass(frozen=True)
class SpentOn(Trigger):
    """Mana that says so is spent on a spell that fits (CR 106.6): the ability triggers, or (`at_once`) the spell is
    changed as it is cast.
    """

    which: Filter
    at_once: bool = False


@dataclass(frozen=True)
class LosesGame(Trigger):
    """A player loses the game."""

    who: Selector


@dataclass(frozen=True)
class BecomesLevel(Trigger):
    """The level of a permanent that fits becomes this number."""

    level: int
    which: Filter


@dataclass(frozen=True)
class IsDiscarded(Trigger):
    """A card that fits is discarded, wherever it goes."""

    which: Filter


@dataclass(frozen=True)
class CounterRemoved(Trigger):
    """A counter of a kind is removed from an object that fits: each of several that are removed at once."""

    kind: str
    which: Filter


@dataclass(frozen=True)
class LastCounterRemoved(Trigger):
    """The last counter of a kind is removed from an object that fits."""

    kind: str
    which: Filter


@dataclass(frozen=True)
class IsSetInMotion(Trigger):
    """A scheme that fits is set in motion (CR 701.32)."""

    which: Filter


@dataclass(frozen=True)
class PlaneswalksTo(Trigger):
    """One of these players planeswalks to a plane that fits (CR 701.31d)."""

    which: Filter
    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class PlaneswalksAway(Trigger):
    """One of these players planeswalks away from a plane that fits (CR 701.31d); it looks back in time (603.10g)."""

    which: Filter
    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Encounters(Trigger):
    """One of these players moves a phenomenon that fits off a planar deck and turns it face up (CR 312.5)."""

    which: Filter
    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChaosEnsues(Trigger):
    """The condition of a chaos ability (CR 311.7): chaos ensues for everybody, or for the plane that the ability is on.
    Until 16 June 2023: you roll the chaos symbol on the planar die.
    """


@dataclass(frozen=True)
class RollsPlanarDie(Trigger):
    """One of these players rolls the planar die, whatever comes up; `symbol`: only if this does (`PlanarSymbol`)."""

    who: Selector = field(default_factory=lambda: You())
    symbol: int = -1


@dataclass(frozen=True)
class IsTurnedFaceUp(Trigger):
    """A permanent that fits is turned face up (CR 708.8)."""

    which: Filter


@dataclass(frozen=True)
class CrewsVehicle(Trigger):
    """A creature that fits is tapped to pay for a Vehicle's crew ability (CR 702.122b)."""

    which: Filter


@dataclass(frozen=True)
class Explores(Trigger):
    """A permanent that fits has explored (CR 701.44b), and such a card was revealed."""

    which: Filter
    revealed: int = Revealed.ANYTHING


@dataclass(frozen=True)
class BecomesCrewed(Trigger):
    """A crew ability of a Vehicle that fits resolves (CR 702.122d)."""

    which: Filter

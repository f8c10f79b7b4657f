"""Static effects: what simply holds (CR 604), by a static ability or for a duration."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.abilities import AlternativeCost, CardDef, Triggered
from mainphase.cards.nodes.base import (
    Ability,
    Cost,
    Effect,
    Filter,
    Modification,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
)
from mainphase.cards.nodes.costs import ManaCost
from mainphase.cards.nodes.filters import Anything, IsThis
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class Modify(StaticEffect):
    """Objects that fit have these modifications (CR 611.3)."""

    which: Filter
    mods: tuple[Modification, ...]


@dataclass(frozen=True)
class Defines(StaticEffect):
    """A characteristic-defining ability (CR 604.3): says what this object's own characteristics are, in every zone.
    `chosen`: as was chosen for it before the game, which was not chosen for a copy of it (CR 607.2p).
    """

    mods: tuple[Modification, ...]
    chosen: bool = False


@dataclass(frozen=True)
class AssignsByToughness(StaticEffect):
    """Creatures that fit assign combat damage equal to their toughness rather than their power."""

    which: Filter


@dataclass(frozen=True)
class AssignsNoDamage(StaticEffect):
    """Creatures that fit assign no combat damage."""

    which: Filter


@dataclass(frozen=True)
class AssignsAsUnblocked(StaticEffect):
    """You may have creatures that fit assign their combat damage as though they weren't blocked (CR 510.1b, c)."""

    which: Filter


@dataclass(frozen=True)
class CantCast(StaticEffect):
    """These players can't cast spells that fit; `at_all` False: they can when they could cast a sorcery (307.5).
    `lands`: nor play cards that fit as lands.
    """

    who: Selector
    which: Filter = field(default_factory=lambda: Anything())
    at_all: bool = True
    lands: bool = False


@dataclass(frozen=True)
class CantBeCountered(StaticEffect):
    """Spells and abilities on the stack that fit can't be countered (CR 101.2, 701.6a). `once`: the next such spell to
    be cast can't be, and nothing else.
    """

    which: Filter
    once: bool = False


@dataclass(frozen=True)
class CantBeTargeted(StaticEffect):
    """Objects that fit, where the filter says, can't be targets of spells that fit `spells`, nor of abilities of
    sources that fit `abilities` (None: they can be); if `by` is given, only of those that these players control.
    """

    which: Filter
    by: Selector | None = None
    spells: Filter | None = field(default_factory=lambda: Anything())
    abilities: Filter | None = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class TargetsDespiteHexproof(StaticEffect):
    """Permanents that fit, and these players, can be targets of spells and abilities that `by` controls as though they
    didn't have hexproof (702.11e).
    """

    which: Filter
    players: Selector | None = None
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class CantRegenerate(StaticEffect):
    """Permanents that fit can't be regenerated: what would regenerate them is not applied (CR 701.19c)."""

    which: Filter


@dataclass(frozen=True)
class CantActivate(StaticEffect):
    """Activated abilities of permanents that fit can't be activated. `anywhere`: of sources that fit, in any zone.
    `who`: not by these players.
    """

    which: Filter
    mana_too: bool = True
    anywhere: bool = False
    who: Selector | None = None


@dataclass(frozen=True)
class CantAttack(StaticEffect):
    """Creatures that fit can't attack; if `who` is given, can't attack these players, nor (`theirs`) the planeswalkers
    that they control and the battles that they protect, nor permanents that fit `permanents`.
    """

    which: Filter
    who: Selector | None = None
    theirs: bool = False
    permanents: Filter | None = None


@dataclass(frozen=True)
class AttacksDespiteDefender(StaticEffect):
    """Creatures that fit can attack as though they didn't have defender (CR 702.3b)."""

    which: Filter


@dataclass(frozen=True)
class CantBlock(StaticEffect):
    which: Filter


@dataclass(frozen=True)
class CantBeBlocked(StaticEffect):
    """Attackers that fit can't be blocked by creatures that fit `by` (None: at all); `stronger`: not by those of them
    with greater power.
    """

    which: Filter
    by: Filter | None = None
    stronger: bool = False


@dataclass(frozen=True)
class BlocksDespite(StaticEffect):
    """Creatures that fit `by` (None: all) can block attackers as though these didn't have this landwalk ability, or any
    (`any_landwalk`), or shadow (CR 609.4); or as though they were untapped themselves.
    """

    by: Filter | None = None
    landwalk: Filter | None = None
    any_landwalk: bool = False
    shadow: bool = False
    tapped: bool = False


@dataclass(frozen=True)
class NeedsBlockers(StaticEffect):
    """Attackers that fit can't be blocked except by so many creatures or more."""

    which: Filter
    at_least: int


@dataclass(frozen=True)
class AtMostBlockersEach(StaticEffect):
    """Attackers that fit can't be blocked by more than so many creatures."""

    which: Filter
    count: int = 1


@dataclass(frozen=True)
class BlockTax(StaticEffect):
    """Creatures that fit can't block unless their controller pays this for each (509.1d–f)."""

    which: Filter
    cost: ManaCost


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
    """No more than this many creatures can attack each combat; if `who` is given, that player."""

    count: int
    who: Selector | None = None


@dataclass(frozen=True)
class AtMostBlockers(StaticEffect):
    count: int


@dataclass(frozen=True)
class MustAttack(StaticEffect):
    """Creatures that fit attack each combat if able (508.1d); if `who` is given, that player."""

    which: Filter
    who: Selector | None = None


@dataclass(frozen=True)
class Goaded(StaticEffect):
    """Creatures that fit are goaded by whoever controls this (CR 701.15b)."""

    which: Filter


@dataclass(frozen=True)
class MustBlock(StaticEffect):
    """Creatures that fit block each combat if able (509.1c); if `whom` is given, attackers that fit that."""

    which: Filter
    whom: Filter | None = None


@dataclass(frozen=True)
class MustBeBlocked(StaticEffect):
    """Attackers that fit must be blocked if able; `by_all`: by every creature able to."""

    which: Filter
    by_all: bool = False


@dataclass(frozen=True)
class ChoosesAttackers(StaticEffect):
    """You choose which creatures attack; their controllers, what they attack, and whether they pay for it."""


@dataclass(frozen=True)
class ChoosesBlocks(StaticEffect):
    """You choose whether and how creatures that fit block."""

    which: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class AttackTax(StaticEffect):
    """Creatures can't attack these players unless their controller pays this for each (508.1g–j). `x`: an X in that
    cost.
    """

    who: Selector
    cost: ManaCost
    x: Quantity | None = None


@dataclass(frozen=True)
class DoesntUntap(StaticEffect):
    """Permanents that fit don't untap during their controllers' untap steps (502.3)."""

    which: Filter


@dataclass(frozen=True)
class CantBecomeUntapped(StaticEffect):
    """What fits can't become untapped, by whatever would untap it (CR 101.2)."""

    which: Filter


@dataclass(frozen=True)
class CantPhaseIn(StaticEffect):
    """Permanents that fit and are phased out don't phase in as their controller's turn has them do."""

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
class MaximumHandSize(StaticEffect):
    """The maximum hand size of these players is so much (402.2), or (`more`) so much more than it was otherwise."""

    who: Selector
    size: Quantity
    more: bool = False


@dataclass(frozen=True)
class ExtraLandPlays(StaticEffect):
    who: Selector
    count: int = 1  # -1: any number


@dataclass(frozen=True)
class CostChange(StaticEffect):
    """Spells that fit, cast by these players, cost this much more or (negative) less generic mana; if `times` is given,
    so many times as much: "for each +1/+1 counter on this". `aimed`: if they target something that fits; `once`: only
    the next of them.
    """

    who: Selector
    which: Filter
    generic: int
    times: Quantity | None = None
    aimed: Filter | None = None
    once: bool = False


@dataclass(frozen=True)
class AbilityCostChange(StaticEffect):
    """Activated abilities of what fits cost this much more or (negative) less generic mana; if `times` is given, so
    many times as much. `who`: as these players activate them; `keyword`: only those that this keyword stands for;
    `no_mana`: no mana abilities; `anywhere`: of objects in all zones; `least`: of the mana so much is left.
    """

    which: Filter
    generic: int
    times: Quantity | None = None
    who: Selector | None = None
    keyword: str = ""
    no_mana: bool = False
    anywhere: bool = False
    least: int = 0


@dataclass(frozen=True)
class AidedBy(StaticEffect):
    """As these players cast spells that fit, those have convoke, delve or improvise, as bits (CR 702.51a, 702.66a,
    702.126a); on the stack they have it by another effect.
    """

    who: Selector
    which: Filter
    keywords: int


@dataclass(frozen=True)
class GivesCost(StaticEffect):
    """As these players cast spells that fit, those may be cast for this alternative cost (CR 118.9). A spell that is
    cast for it gets these modifications, which go on with the permanent that it becomes (400.7b).
    """

    who: Selector
    which: Filter
    cost: AlternativeCost
    mods: tuple[Modification, ...] = ()


@dataclass(frozen=True)
class NextSpellHas(StaticEffect):
    """A spell that fits which one of these players casts has these modifications as it becomes cast; as an effect that
    has begun, only the next of them.
    """

    who: Selector
    which: Filter
    mods: tuple[Modification, ...]


@dataclass(frozen=True)
class SpendsAsThough(StaticEffect):
    """These players may spend mana as though it were of any colour, or (`any_type`) type, to cast spells that fit (CR
    609.4b); `activating`: to activate abilities of what fits.
    """

    who: Selector
    which: Filter
    any_type: bool = False
    activating: bool = False


@dataclass(frozen=True)
class MorphCostChange(StaticEffect):
    """Turning permanents face up for their morph costs takes this much more generic mana (CR 702.37e)."""

    generic: int


@dataclass(frozen=True)
class LoyaltyCostChange(StaticEffect):
    """Loyalty abilities of what fits cost these players so many loyalty counters more to put on it, or (negative) to
    remove from it (CR 606.4, 606.5).
    """

    which: Filter
    who: Selector
    amount: int


@dataclass(frozen=True)
class PlotCostChange(StaticEffect):
    """Plotting cards costs these players this much more or (negative) less generic mana (CR 702.170a)."""

    who: Selector
    generic: int


@dataclass(frozen=True)
class CastAsThoughFlash(StaticEffect):
    """These players may cast spells that fit as though they had flash (601.3b); `once`: only the next of them."""

    who: Selector
    which: Filter
    once: bool = False


@dataclass(frozen=True)
class MayPlayFrom(StaticEffect):
    """These players may cast cards that fit where those are (601.3), and play them as lands (`lands`): for their costs,
    or without paying their mana costs.

    `own_turn`: on their own turns. `per_turn`: so many each turn, 0 any number. `any_color`: mana may be spent on them
    as though it were of any colour; `any_type`: or colourless. `price`: what is paid rather than a mana cost (`free`).
    `then` triggers when they do. `exiled_after`: a spell cast so is exiled if it would be put into a graveyard.
    `instead`: nothing is permitted but to pay the price for what may be cast for its costs where it is (118.9);
    `once`: for the next spell that fits. `extra`: what is paid besides its costs (118.8); `entering`: how the permanent
    enters that a spell cast so becomes.
    """

    which: Filter
    who: Selector = field(default_factory=lambda: You())
    free: bool = False
    lands: bool = True
    own_turn: bool = False
    per_turn: int = 0
    any_color: bool = False
    then: Triggered | None = None
    exiled_after: bool = False
    any_type: bool = False
    price: tuple[Cost, ...] = ()
    instead: bool = False
    once: bool = False
    extra: tuple[Cost, ...] = ()
    entering: StaticEffect | None = None


@dataclass(frozen=True)
class MayLookAtTop(StaticEffect):
    """These players may look at the top card of their libraries any time; `revealed`: everybody may, for they play with
    it revealed.
    """

    whose: Selector = field(default_factory=lambda: You())
    revealed: bool = False


@dataclass(frozen=True)
class ManaPersists(StaticEffect):
    """Mana of these kinds (mask) isn't lost by these players as steps and phases end."""

    who: Selector
    colors: int = 63


@dataclass(frozen=True)
class ManaBecomesColorless(StaticEffect):
    """Unspent mana that these players would lose becomes colourless instead."""

    who: Selector


@dataclass(frozen=True)
class LosingManaHurts(StaticEffect):
    """One of these players who loses unspent mana loses that much life for it, at once."""

    who: Selector


@dataclass(frozen=True)
class SkipPart(StaticEffect):
    """These players skip that part: "draw step", "untap step" (614.10). `optional`: if they want to. `then` is done as
    the first thing of what really happens next (614.10b).
    """

    part: str
    who: Selector
    optional: bool = False
    then: Effect | None = None


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
class EntersAs(StaticEffect):
    """Permanents that fit enter with these modifications, which last (CR 614.1c): "enters as a Mutant"."""

    mods: tuple[Modification, ...]
    which: Filter = field(default_factory=lambda: IsThis())


@dataclass(frozen=True)
class CountersRemain(StaticEffect):
    """Counters remain on this as it moves to another zone than a hand or a library, from whatever zone (113.6b)."""


@dataclass(frozen=True)
class AsEnters(StaticEffect):
    """As this permanent enters, this happens (CR 614.1c, 614.12): before it is on the battlefield, not by the stack."""

    do: Effect


@dataclass(frozen=True)
class ReplaceDraw(StaticEffect):
    """If one of these players would draw a card, this happens instead (614.11). `but_first`: not of the first card that
    they draw in each of their draw steps.
    """

    who: Selector
    instead: Effect
    optional: bool = False
    but_first: bool = False


@dataclass(frozen=True)
class UntapsInstead(StaticEffect):
    """If a permanent that fits would untap during its controller's untap step, this happens instead (614.1a); it is
    about that object.
    """

    which: Filter
    instead: Effect


@dataclass(frozen=True)
class RevealsDrawnCards(StaticEffect):
    """These players reveal each card as they draw it."""

    who: Selector


@dataclass(frozen=True)
class AtMostDraws(StaticEffect):
    """These players can't draw more than so many cards each turn (121.2b)."""

    who: Selector
    count: int = 1


@dataclass(frozen=True)
class LegendExempt(StaticEffect):
    """The "legend rule" doesn't apply to permanents that fit (CR 704.5j)."""

    which: Filter


@dataclass(frozen=True)
class ActivatesAtInstantSpeed(StaticEffect):
    """These players may activate abilities of what fits any time they could cast an instant (CR 602.5, 606.3):
    those of this keyword ("equip"), or loyalty abilities if it names none.
    """

    which: Filter
    keyword: str = ""
    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ActivatesMore(StaticEffect):
    """Abilities that this keyword stands for, of what fits, which can be activated only once, can be once more (CR
    602.5b).
    """

    which: Filter
    keyword: str


@dataclass(frozen=True)
class ActivatesForNothing(StaticEffect):
    """These players may pay {0} rather than what an ability costs that this keyword stands for: equip, or cycling
    (CR 118.9). `first`: only the first such ability that they activate in a turn.
    """

    keyword: str
    first: bool = True
    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ActivatesAsHasty(StaticEffect):
    """Its controller may activate abilities of what fits as though it had haste (CR 302.6, 702.10c)."""

    which: Filter


@dataclass(frozen=True)
class RevealsFirstDraw(StaticEffect):
    """Its controller reveals the first card that they draw each turn; `own_turns`: each of their turns; `optional`: if
    they want to.
    """

    own_turns: bool = False
    optional: bool = False


@dataclass(frozen=True)
class RollsMoreDice(StaticEffect):
    """If one of these players would roll dice, they roll one more of them and ignore the lowest roll (706.6)."""

    who: Selector


@dataclass(frozen=True)
class BlanksAreChaos(StaticEffect):
    """Each blank roll of the planar die is a roll of the chaos symbol."""


@dataclass(frozen=True)
class ReplaceMove(StaticEffect):
    """If an object that fits would go from one zone (0: anywhere) to another (0: any but the third), it goes to a third
    instead (614.6).
    `bottom`: under a library; `shuffled`: into it. `then` is done with it. `linked`: another ability of this speaks of
    what it exiles (607.2a).
    """

    which: Filter
    source: int
    to: int
    instead: int
    bottom: bool = False
    shuffled: bool = False
    then: Effect | None = None
    linked: bool = False


@dataclass(frozen=True)
class GoesInstead(StaticEffect):
    """If this object would be put into its owner's graveyard, from wherever it is, it goes elsewhere (CR 614.6).
    `discarded_by`: only as it is discarded because a spell or ability of one of these players says so. `reveal`: it is
    revealed first; `shuffled`: into the library; `counters`: of each kind one, with which it enters.
    """

    to: int
    discarded_by: Selector | None = None
    reveal: bool = False
    shuffled: bool = False
    counters: tuple[str, ...] = ()


@dataclass(frozen=True)
class CantGetCounters(StaticEffect):
    """Counters of this kind ("": of any) can't be put on permanents that fit, or on these players (CR 101.2, 122.1)."""

    which: Filter | None = None
    who: Selector | None = None
    kind: str = ""


@dataclass(frozen=True)
class CountersTimes(StaticEffect):
    """If one of these players would put counters on a permanent or player, it is this many times as many, and so many
    more; or (`halved`) half as many, rounded down. `which`: on a permanent that fits. `kind`: counters of this kind
    alone; "": of every kind. `by_effect`: what an effect puts, no cost, no damage and no rule (CR 609.1).
    """

    who: Selector
    times: int = 2
    halved: bool = False
    which: Filter | None = None
    kind: str = ""
    plus: int = 0
    by_effect: bool = False


@dataclass(frozen=True)
class MayExert(StaticEffect):
    """You may exert this creature as it attacks (701.43d, 508.1g); `first`: if it hasn't been exerted this turn."""

    first: bool = False


@dataclass(frozen=True)
class Toxic(StaticEffect):
    """Combat damage to a player also gives them this many poison counters (CR 702.164)."""

    amount: int


@dataclass(frozen=True)
class ManaTimes(StaticEffect):
    """If one of these players taps a permanent for mana, it produces this many times as much (106.12b)."""

    who: Selector
    times: int = 2


@dataclass(frozen=True)
class Prevents(StaticEffect):
    """Damage is prevented: to what fits `to` and to `players` (both None: to whatever), from what fits `source` (None:
    whatever). Of each instance of damage as much as `amount` says, which may count it (`EventAmount`; None: all).
    `then` happens immediately afterwards, with the amount prevented (615.5). `combat_only`: combat damage;
    `noncombat`: all but that. `replaced`: nothing is prevented, but `then` happens instead of the damage (614.1a).
    """

    to: Filter | None = None
    source: Filter | None = None
    combat_only: bool = False
    then: Effect | None = None
    players: Selector | None = None
    amount: Quantity | None = None
    noncombat: bool = False
    replaced: bool = False


@dataclass(frozen=True)
class Redirects(StaticEffect):
    """Damage that would be dealt to what fits `to` and to `players`, by what fits `source` (None: whatever), is dealt
    to `onto` instead (614.9).
    """

    onto: Selector
    to: Filter | None = None
    players: Selector | None = None
    source: Filter | None = None


@dataclass(frozen=True)
class DamageTimes(StaticEffect):
    """A source that fits deals this many times as much damage, and so much more, to what fits `to` and to `players`
    (both None: to whatever). `combat_only`: combat damage; `noncombat`: all but that.
    """

    source: Filter = field(default_factory=lambda: Anything())
    to: Filter | None = None
    players: Selector | None = None
    times: int = 2
    plus: int = 0
    combat_only: bool = False
    noncombat: bool = False


@dataclass(frozen=True)
class EntersUnder(StaticEffect):
    """Permanents that fit and would enter under the control of one of `whose` enter under that of `under` (616.1b)."""

    which: Filter
    whose: Selector
    under: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class EntersAsCopy(StaticEffect):
    """Permanents that fit enter as copies of an object (616.1c, 707.5)."""

    which: Filter
    of: Selector


@dataclass(frozen=True)
class CantEnter(StaticEffect):
    """Objects that fit, as they would be on the battlefield, can't enter it from these zones (none: from any)
    (614.17d).
    """

    which: Filter
    zones: tuple[int, ...] = ()


@dataclass(frozen=True)
class TokensTimes(StaticEffect):
    """If tokens would be created under the control of one of these players, this many times as many are (614.16)."""

    who: Selector
    times: int = 2


@dataclass(frozen=True)
class TokensPlus(StaticEffect):
    """If tokens that fit would be created under the control of one of these players, those and these are: so many of
    each as there are of those (`as_many`), or one, and then for all that are created at once (CR 614.16). `instead`:
    one of each of these for each of those, which are not created.
    """

    who: Selector
    which: Filter
    tokens: tuple[CardDef, ...]
    as_many: bool = False
    instead: bool = False


@dataclass(frozen=True)
class DestroyedInstead(StaticEffect):
    """If the permanent that this Aura enchants would be destroyed, all damage marked on it is removed instead, and this
    Aura is destroyed (CR 702.89a).
    """


@dataclass(frozen=True)
class AttachOnlyTo(StaticEffect):
    """This can be attached only to what fits (CR 301.5b)."""

    which: Filter


@dataclass(frozen=True)
class AttachesAs(StaticEffect):
    """As this Equipment becomes attached, these modifications of it begin, and last until it becomes unattached; it can
    be attached although it is a creature (CR 702.151b, 301.5c).
    """

    mods: tuple[Modification, ...]


@dataclass(frozen=True)
class PlayersHave(StaticEffect):
    """These players have protection, hexproof or shroud (CR 702.16, 702.11c, 702.18a)."""

    who: Selector
    ability: Ability


@dataclass(frozen=True)
class LifeCantChange(StaticEffect):
    """These players can't gain or lose life (119.7, 119.8)."""

    who: Selector
    gain: bool = True
    lose: bool = True


@dataclass(frozen=True)
class DamageLeavesLife(StaticEffect):
    """Damage that would reduce these players' life totals to less than this reduces them to this instead (120.4c)."""

    who: Selector
    least: int


@dataclass(frozen=True)
class CantLoseGame(StaticEffect):
    """These players can't lose the game (CR 101.2); `by_life`: they don't lose it for having 0 or less life."""

    who: Selector
    by_life: bool = False


@dataclass(frozen=True)
class CantSearch(StaticEffect):
    """These players can't search libraries (CR 101.2): they find nothing there. `own`: their own libraries, because of
    spells and abilities that they control.
    """

    who: Selector
    own: bool = False


@dataclass(frozen=True)
class CantBeMadeTo(StaticEffect):
    """Spells and abilities that some players control can't cause these to do so (CR 101.2): they neither have to nor
    may because of them. `deed`: "sacrifice" permanents.
    """

    who: Selector
    deed: str
    by: Selector


@dataclass(frozen=True)
class CantWinGame(StaticEffect):
    """These players can't win the game (CR 101.2), unless they alone are left (104.2a)."""

    who: Selector


@dataclass(frozen=True)
class LifeGainTimes(StaticEffect):
    """If one of these players would gain life, they gain so many times as much (0: none), and so much more (119.10)."""

    who: Selector
    times: int = 2
    plus: int = 0


@dataclass(frozen=True)
class CantPreventDamage(StaticEffect):
    """Damage by sources that fit can't be prevented (615.12), or only combat damage."""

    source: Filter = field(default_factory=lambda: Anything())
    combat_only: bool = False


@dataclass(frozen=True)
class UntapsInOthersUntapSteps(StaticEffect):
    """You untap permanents that fit during each other player's untap step."""

    which: Filter


@dataclass(frozen=True)
class CrewsAs(StaticEffect):
    """Creatures that fit crew Vehicles, and saddle Mounts if it says so, as though their power were so much greater (CR
    702.122a, 702.171a).
    """

    which: Filter
    more: int
    saddling: bool = False


@dataclass(frozen=True)
class CantCrew(StaticEffect):
    """Creatures that fit can't crew Vehicles (CR 702.122c)."""

    which: Filter


@dataclass(frozen=True)
class VotesMore(StaticEffect):
    """You vote an additional time whenever you vote (CR 701.38d), or may."""

    may: bool = True


@dataclass(frozen=True)
class FacesAgain(StaticEffect):
    """These players face each villainous choice an additional time (CR 701.55c)."""

    who: Selector


@dataclass(frozen=True)
class TriggersMore(StaticEffect):
    """A triggered ability of a permanent that fits triggers an additional time (CR 603.2d); if `on` is given, only
    where such an event causes it.
    """

    of: Filter
    on: Trigger | None = None


@dataclass(frozen=True)
class DontTrigger(StaticEffect):
    """Such events don't cause abilities to trigger; if `of` is given, only those of permanents that fit."""

    on: Trigger
    of: Filter | None = None

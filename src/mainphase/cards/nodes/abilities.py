"""Abilities with their modes and target phrases, and the card, which is characteristics and abilities.

An effect can make a token or a delayed ability, so this file is below the effects: here an effect is only an `Effect`.
"""

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import (
    Ability,
    Condition,
    Cost,
    Effect,
    Filter,
    Node,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
)
from mainphase.cards.nodes.costs import ManaCost
from mainphase.cards.nodes.masks import NewModes, Window, Zone


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
    another: bool = False  # nothing that another phrase of the same spell or ability is aimed at
    amount: Quantity | None = None  # so many instead: exactly ("X target lands"), or at most if `at_least` is 0
    of_one_player: bool = False  # all owned by the same player: "from a single graveyard"
    one_for_each: bool = False  # one, or up to one, for each player whom `which` names as whose they are
    chosen_by: Selector | None = None  # who chooses, if not you; of several you choose one who does
    of_chooser: bool = False  # whoever chooses controls it
    beside: Filter | None = None  # what each is beside those chosen before it, which are `Saved("it")`
    at_random: bool = False  # nobody chooses: it is one of those that it could be, at random
    mutual: Filter | None = None  # what `which` says of it and of the target before it alike


@dataclass(frozen=True)
class Mode(Node):
    """One mode of a modal spell or ability (CR 700.2). It is chosen only with an X of at least `least_x`."""

    effect: Effect
    targets: tuple[TargetPhrase, ...] = ()
    words: str = ""
    cost: tuple[Cost, ...] = ()  # an additional cost of the spell for which this is chosen (702.172a, 702.183a)
    least_x: int = 0


@dataclass(frozen=True)
class SpellAbility(Ability):
    """The instructions of an instant or sorcery. Exactly one mode: not modal.

    `again`: the same mode may be chosen more than once (700.2d). While `wider` holds, up to `widest` modes may be
    chosen instead ("choose both instead"). `apart`: each mode must target a different player.
    """

    modes: tuple[Mode, ...]
    choose_least: int = 1
    choose_most: int = 1
    again: bool = False
    wider: Condition | None = None
    widest: int = 0
    apart: bool = False


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
    during: str = ""  # a phase ability of 1997: used once in that phase of the turn, "upkeep" or "draw"
    mandatory: bool = False  # and it must be
    any_turn: bool = False  # in that phase of each player's turn
    phase_cost: bool = False  # until it has resolved, no other ability of its permanent can be used
    keyword: str = ""  # the keyword ability that this is, "cycling": what the rules of a date must know
    less: Quantity | None = None  # it costs that much less generic mana
    dearer: bool = False  # that amount is negative: it costs more
    once: bool = False  # an object's ability is activated only once (702.177a)
    again: bool = False  # the same mode may be chosen more than once (700.2d)
    x_is: Quantity | None = None  # the X of its cost, which is not chosen (107.3c)
    new_modes: int = NewModes.ANY
    less_own_cost: Condition | None = None  # if so, it costs less by its permanent's mana cost (602.2b, 118.7)
    own_mana: bool = False  # the mana cost of its object is paid, too, with 0 for X (107.3g)


@dataclass(frozen=True)
class Triggered(Ability):
    on: Trigger
    modes: tuple[Mode, ...]
    condition: Condition | None = None  # intervening if (603.4)
    zone: int = Zone.BATTLEFIELD
    choose_least: int = 1
    choose_most: int = 1
    chapter: int = 0  # of a Saga (714.2b)
    keyword: str = ""  # the keyword ability that this is, "echo"
    per_turn: int = 0  # how often it triggers each turn; 0: no limit
    again: bool = False  # the same mode may be chosen more than once (700.2d)
    new_modes: int = NewModes.ANY
    done_once: bool = False  # what its controller may do is done only once each turn (603.2h)
    random_modes: bool = False  # nobody chooses its modes: they are some of those that could be, at random
    apart: bool = False  # each mode must target a different player


@dataclass(frozen=True)
class Static(Ability):
    effect: StaticEffect
    condition: Condition | None = None
    zone: int = Zone.BATTLEFIELD
    keyword: str = ""  # "riot"


@dataclass(frozen=True)
class HasKeywords(Ability):
    keywords: int


@dataclass(frozen=True)
class Enchant(Ability):
    """The objects that fit, or players, that an Aura spell can target and an Aura can be attached to (CR 702.5a)."""

    which: Filter | None
    players: Selector | None = None


@dataclass(frozen=True)
class Protection(Ability):
    """Protection from sources that fit (CR 702.16).

    `spares`: given by an effect, it doesn't remove Auras and Equipment that fit (`IsThis`: what gives it); `already`:
    only those that were attached when the effect began (702.16n, p).
    """

    against: Filter
    spares: Filter | None = None
    already: bool = False


@dataclass(frozen=True)
class HexproofFrom(Ability):
    """Can't be the target of opponents' spells that fit, nor of their abilities from sources that fit (CR 702.11d)."""

    against: Filter


@dataclass(frozen=True)
class Landwalk(Ability):
    """Can't be blocked as long as the defending player controls a land that fits (CR 702.14c)."""

    which: Filter


@dataclass(frozen=True)
class CastCost(Ability):
    """An additional cost to cast this spell: mandatory, or optional under a name such as "kicker" (601.2b).

    `otherwise`: without it, this must be paid. `many`: it may be paid any number of times (702.33c). `by_modes`: it is
    paid for modes, and never asked about: for all of them beyond what the spell says (entwine), for each beyond the
    first (`many`: escalate), or for one. `gift`: if it was paid, this is done before all else that the spell does, or
    as the permanent enters (702.174b, j). `own_mana`: the mana cost of the spell is paid once more for it.
    """

    cost: tuple[Cost, ...]
    optional: str = ""
    otherwise: tuple[Cost, ...] = ()
    many: bool = False
    by_modes: bool = False
    gift: Effect | None = None
    own_mana: bool = False


@dataclass(frozen=True)
class Splice(Ability):
    """As its owner casts a spell that fits, this card may be revealed from their hand: for an additional cost the spell
    gains this card's text (CR 702.47a).
    """

    onto: Filter
    cost: tuple[Cost, ...]


@dataclass(frozen=True)
class CastOnlyIf(Ability):
    """This spell can be cast only while the condition holds (CR 601.3)."""

    condition: Condition


@dataclass(frozen=True)
class AlternativeCost(Ability):
    """This spell may be cast for another cost, from a zone (118.9): flashback and the like have their name.
    `additional`: paid besides its mana cost (retrace, 702.81a). Zone.NOWHERE: only when an effect says so. `text`:
    cast so, it does this instead (overload, 702.96a; cleave, 702.148a). `also`: cast so, it does this, too, after the
    rest (awaken, 702.113a).
    """

    cost: tuple[Cost, ...]
    name: str
    zone: int = Zone.HAND
    condition: Condition | None = None
    exile_after: bool = False  # flashback: exiled instead of going anywhere else (702.34a)
    transformed: bool = False  # disturb: it is cast with its back face up (702.146a)
    additional: bool = False
    text: SpellAbility | None = None
    only_there: bool = False  # from that zone alone, wherever else it may be cast from (702.185a)
    at_any_time: bool = False  # whenever an instant could be cast (601.3b, 702.190a)
    attacking: bool = False  # the permanent enters tapped and attacking what the returned creature did (702.190b)
    also: Mode | None = None
    less: int = 0  # of what is paid besides the mana cost: that much less generic mana


@dataclass(frozen=True)
class CostsLessToCast(Ability):
    """This spell costs that much less generic mana to cast (CR 601.2f, 702.41a)."""

    amount: Quantity
    condition: Condition | None = None
    keyword: str = ""  # "affinity"


@dataclass(frozen=True)
class CostsByTarget(Ability):
    """This spell costs this much more or (negative) less generic mana if it targets something that fits (CR 601.2f)."""

    which: Filter
    generic: int


@dataclass(frozen=True)
class CostsMoreForTargets(Ability):
    """This spell costs that much more to cast for each target beyond the first (CR 601.2f)."""

    cost: ManaCost


@dataclass(frozen=True)
class SpecialAction(Ability):
    """An action that a player may take with this card in their hand without using the stack (CR 116.2f, h, k), with
    their companion outside the game (116.2g), or because this plane is face up (116.2c): whenever they could begin to
    cast it; with an empty stack in their main phase; or (`own_turn`) with priority in their turn. X in the cost is at
    least `least_x`. Only if the condition holds.
    """

    name: str  # "suspend", "plot", "foretell"
    cost: tuple[Cost, ...]
    do: Effect
    as_a_sorcery: bool = False
    own_turn: bool = False
    zone: int = Zone.HAND
    least_x: int = 0
    condition: Condition | None = None


@dataclass(frozen=True)
class Companion(Ability):
    """This card may be its owner's companion if their starting deck fulfils the condition (CR 702.139a)."""

    condition: Condition


@dataclass(frozen=True)
class ResolvesInto(Ability):
    """As this spell resolves it is put into a zone of its owner's, not into their graveyard, if the condition holds."""

    zone: int
    condition: Condition | None = None


@dataclass(frozen=True)
class RevealAsDrawn(Ability):
    """You may reveal this card as you draw it if it's the first card you draw in the turn (CR 702.94a); then this
    triggers.
    """

    then: Triggered


@dataclass(frozen=True)
class BeginsOnBattlefield(Ability):
    """You may begin the game with this on the battlefield if it is in your opening hand (CR 103.6a)."""


@dataclass(frozen=True)
class AnyNumberInDecks(Ability):
    """A deck can have any number of cards with this name: nothing that is played, for decks are not counted here (CR
    100.2a).
    """


@dataclass(frozen=True)
class CanBeCommander(Ability):
    """This card can be a commander though it is no legendary creature: about decks, not about the game (CR 903.3a)."""


@dataclass(frozen=True)
class ColorChosenFirst(Ability):
    """If this is a player's commander, they choose a color before the game begins, and it is that color (CR 607.2p,
    903.4b). The deck tells which; a commander of that deck defines its color instead of this.
    """


@dataclass(frozen=True)
class PairsAsCommander(Ability):
    """It can be one of two commanders: about decks, not about the game (CR 702.124). `kind` is the partner ability by
    its name, partner itself aside, which is a keyword; `name` that of the other card, if it names one (702.124j).
    """

    kind: str
    name: str = ""


@dataclass(frozen=True)
class WhenResolved(Ability):
    """This spell, if it was cast from its owner's hand, is exiled as it resolves; then this happens (CR 702.88a)."""

    then: Triggered


@dataclass(frozen=True)
class ExiledAsResolves(Ability):
    """This spell is exiled as it resolves, instead of being put into a graveyard; then this happens, in which the card
    that it has become is "this" (CR 608.2n, 614.6). `yours`: only instead of that of whoever controls it.
    """

    then: Effect
    yours: bool = True


@dataclass(frozen=True)
class Haunt(Ability):
    """As this permanent is put into a graveyard, or as this spell is as it resolves, it is exiled haunting a creature
    (CR 702.55a).
    """


@dataclass(frozen=True)
class Epic(Ability):
    """Once it has resolved its player casts no more spells this game, and copies it in each of their upkeeps (CR
    702.50a).
    """


@dataclass(frozen=True)
class Paradigm(Ability):
    """It is exiled as it resolves; after the first time its player may cast a copy of it in each of their precombat
    main phases (CR 702.192a).
    """


@dataclass(frozen=True)
class Backup(Ability):
    """As it enters so many +1/+1 counters are put on a creature, and another one gains the abilities that stand after
    this one until end of turn (CR 702.165a).
    """

    counters: int


@dataclass(frozen=True)
class Cipher(Ability):
    """As it resolves this card may be exiled encoded on a creature, which then has an ability to cast copies of it (CR
    702.99a).
    """


@dataclass(frozen=True)
class Fuse(Ability):
    """Both halves may be cast together from hand, as one spell (CR 702.102)."""


@dataclass(frozen=True)
class Morph(Ability):
    """May be cast face down as a 2/2 creature for {3}, and turned face up for this cost (CR 702.37): morph, megamorph
    (702.37b) or disguise, which is a 2/2 with ward {2} (702.168).
    """

    cost: tuple[Cost, ...]
    name: str = "morph"


@dataclass(frozen=True)
class Aftermath(Ability):
    """This half is cast only from a graveyard, and exiled when it would leave the stack then (CR 702.127)."""


@dataclass(frozen=True)
class Daybound(Ability):
    """On a front face: it enters transformed at night, transforms as it becomes night, and by nothing else (CR
    702.145b-d).
    """


@dataclass(frozen=True)
class Nightbound(Ability):
    """On a back face: it transforms as it becomes day, and by nothing else (CR 702.145e-g)."""


@dataclass(frozen=True)
class CardDef(Node):
    """A whole card or token: its characteristics (CR 109.3) and abilities.

    A card with several sets of characteristics says here what it is where nothing else is said: a split card's two
    halves combined, with the abilities that are on neither half (709.4); an adventurer card's normal characteristics
    (715.4); the front face (712.8a). `faces` are the others: both halves, the Adventure, the back face.
    """

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
    defense: int | None = None
    faces: tuple["CardDef", ...] = ()
    layout: str = ""
    hand: int = 0  # the modifiers of a vanguard (313.6, 313.7)
    life: int = 0

"""Effects: the instructions of spells and abilities (CR 608.2c)."""

from dataclasses import dataclass, field

from mainphase.cards.nodes.abilities import CardDef, Triggered
from mainphase.cards.nodes.base import (
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
)
from mainphase.cards.nodes.masks import Duration, Zone
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import This, You


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
class ChooseEffect(Effect):
    """A choice of one of these as this resolves; `by` chooses (CR 608.2d)."""

    of: tuple[Effect, ...]
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class PayOrElse(Effect):
    """`by` may pay; `paid` follows payment, `otherwise` its refusal. `forced`: they have to if the mana that they have
    and what such permanents of theirs can make is enough.
    """

    cost: tuple[Cost, ...]
    by: Selector
    paid: Effect | None = None
    otherwise: Effect | None = None
    times: Quantity | None = None  # the mana is to be paid that many times
    forced: Filter | None = None


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
class Remember(Effect):
    """Saves under a name what a selector names now."""

    what: Selector
    save: str


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
class DiscardThese(Effect):
    """The owners of these cards discard them."""

    what: Selector


@dataclass(frozen=True)
class Mill(Effect):
    """Each of `by` mills cards (CR 701.17); those are saved under `save`."""

    amount: Quantity
    by: Selector
    save: str = "milled"


@dataclass(frozen=True)
class RepeatWhile(Effect):
    """It is done, and done again as long as the condition holds afterwards."""

    do: Effect
    condition: Condition


@dataclass(frozen=True)
class LoseUnspentMana(Effect):
    """These players lose all unspent mana (CR 106.4)."""

    who: Selector


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
    """Somebody sacrifices an object, if it is a permanent that they control (CR 701.21a): the ability's controller,
    where the text does not say "its controller".
    """

    what: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Move(Effect):
    """Puts objects into a zone; to a library: on top, or the bottom, or shuffled in. What they became is saved under
    `save`. `at_random`: their order in the library is random. `linked`: what is exiled is "exiled with" the object this
    ability is on (607.2a).

    `attacking`: they enter attacking what `attacked` names, or what their controller chooses (CR 508.4). `blocking`:
    they enter blocking one of these (509.4). `counters_of`: they enter with the counters that this has or last had.
    `host`: they enter attached to one of these, which you choose; Auras that can't be stay where they are, and other
    things enter unattached (303.4h, i, 301.5e).
    """

    what: Selector
    to: int
    under: Selector | None = None  # whose control on the battlefield (None: the owner's)
    tapped: bool = False
    attacking: bool = False
    bottom: bool = False
    shuffled: bool = False
    save: str = "it"
    at_random: bool = False
    linked: bool = False
    face_down: bool = False  # exiled so that only whoever exiles it may look at it (406.3)
    attacked: Selector | None = None
    blocking: Selector | None = None
    counters: tuple[str, ...] = ()  # a counter of each kind that permanents enter with (122.6)
    transformed: bool = False  # it enters with its back face up; what has none stays where it is (712.14a)
    counters_of: Selector | None = None
    host: Selector | None = None


@dataclass(frozen=True)
class Transform(Effect):
    """Double-faced permanents turn their other face up (CR 701.27a)."""

    what: Selector


@dataclass(frozen=True)
class RevealUntil(Effect):
    """`by` reveals cards from the top of their library until one fits (CR 701.20a). All of them are saved."""

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    save: str = "revealed"


@dataclass(frozen=True)
class Reveal(Effect):
    """Shows cards to all players (CR 701.20a)."""

    what: Selector


@dataclass(frozen=True)
class ExileUntil(Effect):
    """`by` exiles cards from the top of their library, one by one, until one fits. All of them are saved under `save`,
    the one that fits under `found`.
    """

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    save: str = "exiled"
    found: str = "found"


@dataclass(frozen=True)
class ExileForNow(Effect):
    """Exiles permanents until an event (CR 610.3): then they return immediately, each under its owner's control."""

    what: Selector
    until: Trigger


@dataclass(frozen=True)
class SearchLibrary(Effect):
    """`by` searches their library for up to `amount` cards that fit, reveals them if they are to be revealed, puts them
    somewhere, and shuffles (CR 701.23).
    """

    which: Filter
    to: int
    by: Selector = field(default_factory=lambda: You())
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    tapped: bool = False
    reveal: bool = False


@dataclass(frozen=True)
class Scry(Effect):
    amount: Quantity
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Shuffle(Effect):
    by: Selector


@dataclass(frozen=True)
class CreateToken(Effect):
    """`attacking`, `attacked`, `blocking`: as for what is put onto the battlefield."""

    token: CardDef
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    tapped: bool = False
    attacking: bool = False
    save: str = "it"
    attacked: Selector | None = None
    blocking: Selector | None = None


@dataclass(frozen=True)
class PutCounters(Effect):
    kind: str
    amount: Quantity
    on: Selector


@dataclass(frozen=True)
class BecomeLevel(Effect):
    """The level of a permanent becomes this number: a designation, and no counters (CR 716.2)."""

    level: int
    what: Selector = field(default_factory=lambda: This())


@dataclass(frozen=True)
class RemoveCounters(Effect):
    kind: str
    amount: Quantity | None  # None: all
    on: Selector


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
class StayTapped(Effect):
    """These permanents don't untap during their controllers' next untap steps (CR 502.3)."""

    what: Selector


@dataclass(frozen=True)
class ReturnAsUntapping(Effect):
    """As you untap your permanents during your next untap step, these are returned to their owners' hands."""

    what: Selector


@dataclass(frozen=True)
class CreateEmblem(Effect):
    """Each of `by` gets an emblem with the abilities of this definition, which work in the command zone (CR 114)."""

    emblem: CardDef
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class PhaseOut(Effect):
    what: Selector


@dataclass(frozen=True)
class PhaseIn(Effect):
    """What is phased out phases in."""

    what: Selector
    tapped: bool = False


@dataclass(frozen=True)
class LoseControl(Effect):
    """The effects by which this permanent has given control of these objects end."""

    what: Selector


@dataclass(frozen=True)
class RemoveFromCombat(Effect):
    what: Selector


@dataclass(frozen=True)
class Crew(Effect):
    """This Vehicle becomes crewed: its crew ability has resolved (CR 702.122d)."""


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
class Counter(Effect):
    """Counters a spell or ability on the stack (CR 701.6). A card countered so goes to `to`; what it became there is
    saved under `save`.
    """

    what: Selector
    to: int = Zone.GRAVEYARD
    save: str = "countered"


@dataclass(frozen=True)
class AddMana(Effect):
    """Adds mana: `choices` are the alternatives, each a tuple of Color bits (one per mana); one is chosen where there
    are several, and added `amount` times.

    `keeps`: the mana isn't lost as steps and phases end until this duration is over (None: ordinary mana).
    `only_for`: a filter on the spell it may be spent on (106.6).
    `of_produced`: only alternatives of a type that the permanent tapped for mana has just produced (106.12a).
    `could_produce`: only alternatives of a type that a permanent that fits could produce (106.7).
    """

    choices: tuple[tuple[int, ...], ...]
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    keeps: int | None = None
    only_for: Filter | None = None
    of_produced: bool = False
    could_produce: Filter | None = None


@dataclass(frozen=True)
class Apply(Effect):
    """Starts a continuous effect on the objects named (fixed when it begins, 611.2c). `as_long_as`: what its duration
    asks for if that is WHILE.
    """

    to: Selector
    mods: tuple[Modification, ...]
    until: int = Duration.END_OF_TURN
    as_long_as: Condition | None = None


@dataclass(frozen=True)
class ChangeText(Effect):
    """Changes the text of spells and permanents (CR 612): every instance of one colour word or basic land type, as you
    choose, becomes another.
    """

    what: Selector
    colors: bool = True
    land_types: bool = True
    until: int = Duration.PERMANENT


@dataclass(frozen=True)
class Begin(Effect):
    """Starts a continuous effect that is not on particular objects: a rule such as "can't cast
    spells", for a duration.
    """

    static: StaticEffect
    until: int = Duration.END_OF_TURN
    as_long_as: Condition | None = None


@dataclass(frozen=True)
class Shield(Effect):
    """Changes damage for a duration (CR 614.9, 615): the next `amount` (None: all) that would be dealt to `to`, fixed
    as it begins, or to what fits `to_fits` then (both None: to anyone); combat damage only if so.

    `source`: only damage by what this names (615.8), a permanent spell's also by the permanent it becomes (609.7a).
    `source_fits`: checked again as the damage would be dealt (615.9). `next_time`: used up by one instance of damage.
    `then` happens immediately afterwards; `EventAmount` is the damage prevented, `ThatSource` what would have dealt it.
    """

    amount: Quantity | None = None
    to: Selector | None = None
    combat_only: bool = False
    until: int = Duration.END_OF_TURN
    source: Selector | None = None
    source_fits: Filter | None = None
    next_time: bool = False
    to_fits: Filter | None = None
    then: Effect | None = None


@dataclass(frozen=True)
class PreventDamage(Shield):
    """The damage is prevented (CR 615)."""


@dataclass(frozen=True)
class RedirectDamage(Shield):
    """The damage is dealt to something else instead (CR 614.9)."""

    onto: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseSource(Effect):
    """`by` chooses a source of damage that fits (CR 609.7a); saved under a name."""

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    save: str = "source"


@dataclass(frozen=True)
class ChoosePlayer(Effect):
    """You choose one of these players, whom the object this ability is on remembers (CR 607.2d), or who becomes its
    protector (310.8a).
    """

    of: Selector
    role: str = "player"  # or "protector"


@dataclass(frozen=True)
class ChooseColor(Effect):
    """`by` chooses a colour, which the object this ability is on remembers (CR 607.2d). Of several players you say
    which one chooses.
    """

    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseName(Effect):
    """The same for a card name (CR 201.4), but not that of a card with one of these types (mask)."""

    but_not: int = 0
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseCreatureType(Effect):
    """The same for a creature type (CR 205.3m)."""

    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseAnchorWord(Effect):
    """The same for one of these anchor words (CR 614.12c)."""

    words: tuple[str, ...]
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Goad(Effect):
    """Until your next turn these attack each combat if able, and a player other than you if able (CR 701.15)."""

    what: Selector


@dataclass(frozen=True)
class Regenerate(Effect):
    """The next time one of these would be destroyed this turn, it regenerates instead (CR 701.19a)."""

    what: Selector


@dataclass(frozen=True)
class Delayed(Effect):
    """Creates a delayed triggered ability (CR 603.7). It sees what is saved, targeted and named now."""

    ability: Triggered
    once: bool = True
    on_your_next_turn: bool = False  # and on no other turn
    until: int = Duration.PERMANENT


@dataclass(frozen=True)
class Reflexive(Effect):
    """Creates an ability that triggers on what this effect just did (CR 603.12)."""

    ability: Triggered


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """CR 500.7: after this turn, or after the next turn that another player takes. The turns are saved under
    `save`.
    """

    by: Selector = field(default_factory=lambda: You())
    save: str = ""
    after_next_turn_of: Selector | None = None


@dataclass(frozen=True)
class NewTargets(Effect):
    """`by` may choose new targets for spells or abilities: any of them may stay (CR 115.7d)."""

    what: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Abandon(Effect):
    """Ongoing schemes are abandoned (CR 701.33)."""

    what: Selector


@dataclass(frozen=True)
class BecomeMonarch(Effect):
    """CR 725."""

    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ControlNextTurn(Effect):
    """`by` controls these players during their next turn (CR 723.1)."""

    of: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ExtraPhases(Effect):
    """Adds phases after the current one (CR 500.8): names in order, such as ("combat phase", "main phase"). `after`:
    after the first postcombat main phase of the turn instead, unless that is over. They are saved under `save`.
    """

    phases: tuple[str, ...]
    after_first_postcombat_main: bool = False
    save: str = ""


@dataclass(frozen=True)
class ExtraStep(Effect):
    """Adds a step after the current step, or after the named phase (CR 500.9, 500.10).

    `you_get`: the effect says "you get" a step, so it adds nothing to another player's turn (500.10a).
    """

    step: str
    after_phase: str = ""
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    you_get: bool = False


@dataclass(frozen=True)
class SkipNext(Effect):
    """Players skip their next part of that name: "turn", "combat phase", "draw step" … (CR 500.11, 614.10)."""

    part: str
    by: Selector
    this_turn: bool = False  # only a part of the current turn
    in_turn: str = ""  # only a part of the turn saved under this name


@dataclass(frozen=True)
class ReverseTurnOrder(Effect):
    """Turns go the other way round the table from now on, and so does whatever else follows turn order (CR 101.4)."""


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


@dataclass(frozen=True)
class MayPlay(Effect):
    """`by` may play the cards named, from exile (CR 601.3, 305.1): for their costs, or without paying their mana costs.

    `as_a_sorcery`, `later_turn`: when the stack is empty in a main phase of theirs; on any turn after this one (plot,
    702.170d). `normally`: not as one of their other faces (715.3d).
    """

    what: Selector
    until: int = Duration.PERMANENT
    free: bool = False
    as_a_sorcery: bool = False
    later_turn: bool = False
    normally: bool = False
    # For their alternative cost of this name, whenever an instant could be cast (madness to September 2006).
    alternative: str = ""


@dataclass(frozen=True)
class CastNow(Effect):
    """You may cast a card while this resolves (CR 608.2g): without paying its mana cost, or for its alternative cost of
    that name. What it became is saved under `save`.

    `land_too`: a land is played instead. `hasty`: a creature cast so has haste while you control it (702.62a).
    `fits`: only if the resulting spell does.
    `transformed`: it is cast with its back face up (712.11a).
    """

    what: Selector
    alternative: str = ""
    land_too: bool = False
    hasty: bool = False
    transformed: bool = False
    save: str = "cast"
    fits: Filter | None = None
    once_waited: bool = False  # until September 2006 you could do so until you passed next (502.24a of those rules)


@dataclass(frozen=True)
class ExileIfLeaving(Effect):
    """If the permanents would leave the battlefield, they are exiled instead of going anywhere else (CR 702.84a)."""

    what: Selector


@dataclass(frozen=True)
class BecomeCopy(Effect):
    """An object becomes a copy of another (CR 707.4), except as the modifications say."""

    what: Selector
    of: Selector
    but: tuple[Modification, ...] = ()
    until: int = Duration.PERMANENT
    as_long_as: Condition | None = None


@dataclass(frozen=True)
class CreateCopy(Effect):
    """Creates tokens that are copies of an object (CR 707.2), except as the modifications say."""

    of: Selector
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    but: tuple[Modification, ...] = ()
    tapped: bool = False
    save: str = "it"


@dataclass(frozen=True)
class CopySpell(Effect):
    """Puts copies of a spell or ability onto the stack (CR 707.10); `by` may choose new targets for them."""

    what: Selector
    by: Selector = field(default_factory=lambda: You())
    but: tuple[Modification, ...] = ()
    new_targets: bool = True
    amount: Quantity = field(default_factory=lambda: Fixed(1))


@dataclass(frozen=True)
class TurnFaceUp(Effect):
    """CR 708.8."""

    what: Selector


@dataclass(frozen=True)
class TurnFaceDown(Effect):
    """Permanents become face-down 2/2 creatures (CR 708.2a)."""

    what: Selector


@dataclass(frozen=True)
class ChangeTarget(Effect):
    """`by` changes the target of a spell or ability with one target, if it could have another (CR 115.7a)."""

    what: Selector
    by: Selector = field(default_factory=lambda: You())

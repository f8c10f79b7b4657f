"""Effects that go on after a spell or ability has resolved: continuous effects, shields, permissions (CR 611, 614,
615).
"""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Condition, Cost, Effect, Filter, Modification, Quantity, Selector, StaticEffect
from mainphase.cards.nodes.filters import Anything
from mainphase.cards.nodes.masks import Duration
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class Apply(Effect):
    """Starts a continuous effect on the objects named (fixed when it begins, 611.2c). `as_long_as`: what its duration
    asks for if that is WHILE. `as_it_enters`: they "are" that, they don't become it: on what the same ability puts onto
    the battlefield it begins as that enters (611.2e).
    """

    to: Selector
    mods: tuple[Modification, ...]
    until: int = Duration.END_OF_TURN
    as_long_as: Condition | None = None
    as_it_enters: bool = False


@dataclass(frozen=True)
class Pair(Effect):
    """Two creatures become paired for as long as both remain creatures on the battlefield under the control of whoever
    pairs them (CR 702.95a); if either is not that, or is paired already, nothing happens (702.95c, d).
    """

    one: Selector
    other: Selector


@dataclass(frozen=True)
class ExchangeControl(Effect):
    """The controllers of two permanents each gain control of the other's; if it can't be done wholly, nothing is
    exchanged (CR 701.12a, b).
    """

    what: Selector  # both


@dataclass(frozen=True)
class PassAround(Effect):
    """Each player gains control of those of these permanents that the next player in the chosen direction controls: of
    all at once, as they were controlled before.
    """

    what: Selector


@dataclass(frozen=True)
class ExchangePower(Effect):
    """The power of each of two creatures becomes what the other's was (CR 701.12g); if it can't be done wholly, nothing
    is exchanged (701.12a).
    """

    what: Selector  # both
    until: int = Duration.END_OF_TURN


@dataclass(frozen=True)
class ExchangeLifeAndPower(Effect):
    """A player's life total becomes a creature's power (or toughness), and that, for good, what the life total was (CR
    701.12g); if it can't be done wholly, nothing is exchanged (701.12a).
    """

    who: Selector
    what: Selector
    toughness: bool = False


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
    spells", for a duration. `of`: whose next turn that speaks of, if not yours. `only_then`: it holds in that turn
    alone, and not before. `during`: it holds in the first of the phases saved under this name alone, until that ends.
    """

    static: StaticEffect
    until: int = Duration.END_OF_TURN
    as_long_as: Condition | None = None
    of: Selector | None = None
    during: str = ""
    only_then: bool = False


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
class Regenerate(Effect):
    """The next time one of these would be destroyed this turn, it regenerates instead (CR 701.19a)."""

    what: Selector


@dataclass(frozen=True)
class ExileIfLeaving(Effect):
    """If the permanents would leave the battlefield, they are exiled instead of going anywhere else (CR 702.84a)."""

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
class LoseControl(Effect):
    """The effects by which this permanent has given control of these objects end."""

    what: Selector


@dataclass(frozen=True)
class MayPlay(Effect):
    """You may play the cards named where they are (CR 601.3, 305.1): for their costs, or without paying their mana
    costs.

    `as_a_sorcery`, `later_turn`: when the stack is empty in a main phase of theirs; on any turn after this one (plot,
    702.170d). `normally`: not as one of their other faces (715.3d). `lands`: as lands, too. `any_color`: mana may be
    spent on them as though it were of any colour; `any_type`: or colourless. `exiled_after`: a spell cast so is exiled
    if it would be put into a graveyard. `price`: what is paid instead, with `free` (118.9). `owners`: not you, but the
    owner of each card may. `fits`: only as spells that fit. `if_so`: only while that is so. `as_long_as`: until it is
    not (`Duration.WHILE`).
    """

    what: Selector
    until: int = Duration.PERMANENT
    free: bool = False
    as_a_sorcery: bool = False
    later_turn: bool = False
    normally: bool = False
    # For their alternative cost of this name, whenever an instant could be cast (madness to September 2006).
    alternative: str = ""
    lands: bool = True
    any_color: bool = False
    exiled_after: bool = False
    any_type: bool = False
    price: tuple[Cost, ...] = ()
    owners: bool = False
    fits: Filter = field(default_factory=lambda: Anything())
    if_so: Condition | None = None
    as_long_as: Condition | None = None

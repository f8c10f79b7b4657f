"""Static effects: what simply holds (CR 604), by a static ability or for a duration."""

from dataclasses import dataclass, field

from mainphase.cards.nodes.base import Effect, Filter, Modification, Quantity, Selector, StaticEffect
from mainphase.cards.nodes.costs import ManaCost
from mainphase.cards.nodes.filters import Anything, IsThis


@dataclass(frozen=True)
class Modify(StaticEffect):
    """Objects that fit have these modifications (CR 611.3)."""

    which: Filter
    mods: tuple[Modification, ...]


@dataclass(frozen=True)
class Defines(StaticEffect):
    """A characteristic-defining ability (CR 604.3): says what this object's own characteristics are, in every zone."""

    mods: tuple[Modification, ...]


@dataclass(frozen=True)
class AssignsByToughness(StaticEffect):
    """Creatures that fit assign combat damage equal to their toughness rather than their power."""

    which: Filter


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
    count: int = 1  # -1: any number


@dataclass(frozen=True)
class CostChange(StaticEffect):
    """Spells that fit, cast by these players, cost this much more or (negative) less generic mana."""

    who: Selector
    which: Filter
    generic: int


@dataclass(frozen=True)
class CastAsThoughFlash(StaticEffect):
    """These players may cast spells that fit as though they had flash (601.3b); `once`: only the next of them."""

    who: Selector
    which: Filter
    once: bool = False


@dataclass(frozen=True)
class ManaPersists(StaticEffect):
    """Mana of these kinds (mask) isn't lost by these players as steps and phases end."""

    who: Selector
    colors: int = 63


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
class CountersTimes(StaticEffect):
    """If one of these players would put counters on a permanent or player, it is this many times as many, or (`halved`)
    half as many, rounded down.
    """

    who: Selector
    times: int = 2
    halved: bool = False


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
class PreventAll(StaticEffect):
    """Damage is prevented: to what fits `to`, from what fits `source` (None: whatever). `then` happens immediately
    afterwards (615.5).
    """

    to: Filter | None = None
    source: Filter | None = None
    combat_only: bool = False
    then: Effect | None = None


@dataclass(frozen=True)
class CantPreventDamage(StaticEffect):
    """Damage by sources that fit can't be prevented (615.12)."""

    source: Filter = field(default_factory=lambda: Anything())


@dataclass(frozen=True)
class UntapsInOthersUntapSteps(StaticEffect):
    """You untap permanents that fit during each other player's untap step."""

    which: Filter

"""Conditions: whether."""

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Condition, Filter, Quantity, Selector


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
class IsOdd(Condition):
    """The amount is odd, or (`odd` false) even: so is zero."""

    of: Quantity
    odd: bool = True


@dataclass(frozen=True)
class IsYourTurn(Condition):
    pass


@dataclass(frozen=True)
class IsTurnOf(Condition):
    who: Selector


@dataclass(frozen=True)
class IsAmong(Condition):
    """Each of these players is one of those, and there is any."""

    who: Selector
    of: Selector


@dataclass(frozen=True)
class InPart(Condition):
    """The named step or phase is going on (a place name, such as "declare attackers" or "combat phase")."""

    place: str


@dataclass(frozen=True)
class InFirst(Condition):
    """Such a part of the turn is going on, and it is the turn's first: "combat phase", "end step"."""

    place: str


@dataclass(frozen=True)
class BeforeAttackersDeclared(Condition):
    """The first declare attackers step of the turn has not begun, and still may (CR 506.7)."""


@dataclass(frozen=True)
class BeforeCombatDamage(Condition):
    """The first combat damage step of the turn has not begun, and still may (CR 506.7d, e)."""


@dataclass(frozen=True)
class IsExtraTurn(Condition):
    """The turn that goes on was added by an effect (CR 500.7)."""


@dataclass(frozen=True)
class CombatPoint(Condition):
    """During combat, before or `after` "attackers" or "blockers" are declared: in any combat phase (CR 506.7)."""

    point: str
    after: bool = False


@dataclass(frozen=True)
class WasPaid(Condition):
    """The optional or alternative cost with this name was paid for the spell: "kicker", "evoke" (CR 601.2b)."""

    name: str


@dataclass(frozen=True)
class YouCastItFromYourHand(Condition):
    """This is, or was, a spell that you cast from your hand, whoever controlled it later."""


@dataclass(frozen=True)
class ControlledAsCast(Condition):
    """This is, or was, a spell whose controller controlled something that fits as they had finished casting it. A copy
    was not cast. A card asks so of one kind of thing.
    """

    which: Filter


@dataclass(frozen=True)
class WasCast(Condition):
    """This is, or was, a spell that was cast: it was not put onto the battlefield otherwise, and is no copy. `by_you`:
    you are who cast it, whoever controlled it later.
    """

    by_you: bool = False


@dataclass(frozen=True)
class WasCastInMainPhase(Condition):
    """This is a spell, and no copy, that its player cast during a main phase of their own turn."""


@dataclass(frozen=True)
class CastOutOfSorceryTime(Condition):
    """This is or was a spell that its player cast when a sorcery couldn't have been cast (CR 307.1)."""


@dataclass(frozen=True)
class HurtWith(Condition):
    """A player was dealt combat damage this turn by a creature under your control that was of this creature type then,
    or (`commander`) a commander (CR 702.173a).
    """

    subtype: str
    commander: bool = False


@dataclass(frozen=True)
class HurtWithItsTypes(Condition):
    """A player was dealt combat damage this turn by a source that was then yours and of a creature type of this (CR
    702.76a).
    """


@dataclass(frozen=True)
class SomePlayer(Condition):
    """The condition holds for one of these players, who is `ThatPlayer` in it."""

    who: Selector
    condition: Condition


@dataclass(frozen=True)
class ShareColor(Condition):
    """At least `at_least` of what the selector names fit, and some two of those share a color."""

    of: Selector
    which: Filter
    at_least: int = 2


@dataclass(frozen=True)
class WordIsChosen(Condition):
    """This anchor word was chosen for the object this ability is on (CR 614.12c)."""

    word: str


@dataclass(frozen=True)
class GetsMoreVotes(Condition):
    """This word got more votes than each other (CR 701.38a), or `tied`: no fewer."""

    word: str
    tied: bool = False


@dataclass(frozen=True)
class ArrivedSinceLastUpkeep(Condition):
    """This came under its controller's control since the beginning of that player's last upkeep (CR 702.30a)."""


@dataclass(frozen=True)
class IsMonarch(Condition):
    """One of these players is the monarch (CR 725); false while nobody is."""

    who: Selector


@dataclass(frozen=True)
class HasInitiative(Condition):
    """One of these players has the initiative (CR 726); false while nobody has."""

    who: Selector


@dataclass(frozen=True)
class HasBlessing(Condition):
    """One of these players has the city's blessing (CR 702.131c)."""

    who: Selector


@dataclass(frozen=True)
class IsDay(Condition):
    pass


@dataclass(frozen=True)
class IsNight(Condition):
    pass


@dataclass(frozen=True)
class CastLastTurn(Condition):
    """Some player cast at least that many spells in the turn before this one."""

    at_least: int = 1


@dataclass(frozen=True)
class NeitherDayNorNight(Condition):
    pass


@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """The turn's memory holds this: "attacked", "gained life", "nonland permanents entered", "cast a spell" … by the
    player named, so many times (or so much).
    """

    what: str
    by: Selector
    at_least: int = 1


@dataclass(frozen=True)
class AttackedThisCombat(Condition):
    """One of `by` declared a creature that attacked one of these players this combat, whatever became of it since (CR
    508.1b).
    """

    whom: Selector
    by: Selector


@dataclass(frozen=True)
class ActivatedThisTurn(Condition):
    """This very ability of the object has been activated at least so many times this turn."""

    at_least: int


@dataclass(frozen=True)
class StartingDeckHasOnly(Condition):
    """Each card of your starting deck that is one of these fits (CR 702.139b)."""

    which: Filter
    among: Filter


@dataclass(frozen=True)
class StartingDeckNamesDiffer(Condition):
    """No two of these cards of your starting deck have a name in common."""

    among: Filter


@dataclass(frozen=True)
class StartingDeckSharesType(Condition):
    """There is a card type that each of these cards of your starting deck has."""

    among: Filter


@dataclass(frozen=True)
class StartingDeckLarger(Condition):
    """Your starting deck has at least so many cards more than a deck must have (CR 100.2a)."""

    by: int


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

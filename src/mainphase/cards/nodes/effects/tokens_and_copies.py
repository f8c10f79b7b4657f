"""Tokens, emblems, and objects that become copies (CR 111, 114, 707)."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.abilities import CardDef
from mainphase.cards.nodes.base import Condition, Effect, Modification, Quantity, Selector
from mainphase.cards.nodes.masks import Duration
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class CreateToken(Effect):
    """`attacking`, `attacked`, `blocking`: as for what is put onto the battlefield. `size`: the power and the toughness
    of an "X/X" token, worked out as it is created. `against`: so many for each of these players; they are attacking
    that player or a planeswalker that player controls, as their controller chooses (CR 508.4).
    `attached`: what the tokens enter attached to, one to each of these. `grown`: with how many +1/+1 counters they
    enter.
    """

    token: CardDef
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    tapped: bool = False
    attacking: bool = False
    save: str = "it"
    attacked: Selector | None = None
    blocking: Selector | None = None
    size: Quantity | None = None
    against: Selector | None = None
    attached: Selector | None = None
    grown: Quantity | None = None


@dataclass(frozen=True)
class CreateEmblem(Effect):
    """Each of `by` gets an emblem with the abilities of this definition, which work in the command zone (CR 114)."""

    emblem: CardDef
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class CreateCopy(Effect):
    """Creates tokens that are copies of an object, or of each of several (CR 707.2), except as is said. `attacking`,
    `attacked`, `against`: as for other tokens. `themselves`: those players, none of their planeswalkers. `later`: they
    do not enter attacking those players. `blocking`: each blocks what it is a copy of (CR 509.4).
    """

    of: Selector
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    but: tuple[Modification, ...] = ()
    tapped: bool = False
    save: str = "it"
    attacking: bool = False
    attacked: Selector | None = None
    against: Selector | None = None
    blocking: bool = False
    later: bool = False
    themselves: bool = False


@dataclass(frozen=True)
class BecomeCopy(Effect):
    """An object becomes a copy of another (CR 707.4), except as the modifications say."""

    what: Selector
    of: Selector
    but: tuple[Modification, ...] = ()
    until: int = Duration.PERMANENT
    as_long_as: Condition | None = None

"""Damage and life (CR 119, 120)."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Effect, Quantity, Selector
from mainphase.cards.nodes.selectors import This, You


@dataclass(frozen=True)
class DealDamage(Effect):
    amount: Quantity
    to: Selector
    source: Selector = field(default_factory=lambda: This())
    divided: bool = False  # as divided on announcement (601.2d)
    with_next: bool = False  # at the same time as the damage told next: "2 damage to it and 1 damage to you"
    excess_to: Selector | None = None  # to whom what is more than lethal to a creature is dealt instead (120.4a)


@dataclass(frozen=True)
class EachDealsDamage(Effect):
    """Each of these deals as much damage as is true of it, to what is named or (None) to itself."""

    sources: Selector
    amount: Quantity
    to: Selector | None = None


@dataclass(frozen=True)
class SetLife(Effect):
    """The life totals of these players become a number: they gain or lose what that takes (CR 119.5). Of each player or
    each opponent the amount is about `ThatPlayer`.
    """

    amount: Quantity
    by: Selector


@dataclass(frozen=True)
class ExchangeLife(Effect):
    """The life total of each of two players becomes what the other's was (CR 701.12c); if that can't be done wholly,
    nothing is exchanged (701.12a, 119.7, 119.8).
    """

    what: Selector  # both


@dataclass(frozen=True)
class Fight(Effect):
    """CR 701.14."""

    one: Selector
    other: Selector


@dataclass(frozen=True)
class FightDifferentOnes(Effect):
    """Each of these fights a different one of others, as far as there are enough (CR 701.14): you choose which."""

    each: Selector
    others: Selector


@dataclass(frozen=True)
class GainLife(Effect):
    amount: Quantity
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class LoseLife(Effect):
    amount: Quantity
    by: Selector

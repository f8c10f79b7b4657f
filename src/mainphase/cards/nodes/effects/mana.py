"""Mana added and lost (CR 106)."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.abilities import Triggered
from mainphase.cards.nodes.base import Effect, Filter, Quantity, Selector
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class AddMana(Effect):
    """Adds mana: `choices` are the alternatives, each a tuple of Color bits (one per mana); one is chosen where there
    are several, and added `amount` times.

    `keeps`: the mana isn't lost as steps and phases end until this duration is over (None: ordinary mana).
    `only_for`: a filter on the spell it may be spent on (106.6); `or_abilities`: or on the source of an activated
    ability; with that alone, on nothing else. `not_for`: it can't be spent on a spell that fits.
    `of_produced`: only alternatives of a type that the permanent tapped for mana has just produced (106.12a).
    `could_produce`: only alternatives of a type that a permanent that fits could produce (106.7).
    `colors_among`: only alternatives of a color of something that fits (105.2).
    `of_identity`: only alternatives of a color in the color identity of their commanders (903.4f).
    `each`: the alternative is chosen anew for each time.
    `chosen_or`: only alternatives of the colour chosen for the object this ability is on, or of these (mask).
    `secures`: spells that fit and on which it is spent can't be countered (106.6).
    `then`: what happens as it is spent on a spell that fits (106.6), an ability with `SpentOn` for its trigger.
    """

    choices: tuple[tuple[int, ...], ...]
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    keeps: int | None = None
    only_for: Filter | None = None
    of_produced: bool = False
    could_produce: Filter | None = None
    or_abilities: Filter | None = None
    chosen_or: int | None = None
    each: bool = False
    secures: Filter | None = None
    of_identity: bool = False
    then: Triggered | None = None
    not_for: Filter | None = None
    colors_among: Filter | None = None


@dataclass(frozen=True)
class LoseUnspentMana(Effect):
    """These players lose all unspent mana (CR 106.4)."""

    who: Selector

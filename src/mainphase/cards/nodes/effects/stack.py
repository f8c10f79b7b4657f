"""Spells and abilities on the stack: countered, copied, sent elsewhere; and what is cast while another resolves."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Ability, Effect, Filter, Modification, Quantity, Selector
from mainphase.cards.nodes.masks import Zone
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class Counter(Effect):
    """Counters a spell or ability on the stack (CR 701.6). A card countered so goes to `to`; what it became there is
    saved under `save`. `bottom`: of a library.
    """

    what: Selector
    to: int = Zone.GRAVEYARD
    save: str = "countered"
    bottom: bool = False


@dataclass(frozen=True)
class NewTargets(Effect):
    """`by` may choose new targets for spells or abilities: any of them may stay (CR 115.7d)."""

    what: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChangeTarget(Effect):
    """`by` changes the target of a spell or ability with one target, if it could have another (CR 115.7a)."""

    what: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChangeTargetTo(Effect):
    """`by` changes one target of a spell or ability to what `to` names, if that could be its target (CR 115.7b)."""

    what: Selector
    to: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class CopySpell(Effect):
    """Puts copies of a spell or ability onto the stack (CR 707.10); `by` may choose new targets for them. `marked`: as
    though this had been paid for them.
    """

    what: Selector
    by: Selector = field(default_factory=lambda: You())
    but: tuple[Modification, ...] = ()
    new_targets: bool = True
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    marked: str = ""


@dataclass(frozen=True)
class CopyForEachTarget(Effect):
    """`by` puts copies of a spell or ability onto the stack, one for each other thing that it could target, among what
    fits and these players; without a filter, any object. Each copy targets that (CR 707.10d).
    """

    what: Selector
    which: Filter | None = None
    players: Selector | None = None
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class CopyAimedAt(Effect):
    """`by` puts a copy of a spell or ability onto the stack that targets this, wherever it has a target; if that isn't
    legal, there is no copy (CR 707.10e).
    """

    what: Selector
    at: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class CopyCards(Effect):
    """You create so many copies of each of these cards where they are, to be cast (CR 707.12); saved under `save`.
    `exiled`: in exile, of whatever has become of them.
    """

    what: Selector
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    save: str = "copies"
    exiled: bool = False


@dataclass(frozen=True)
class Encode(Effect):
    """If a card represents this spell, you may exile that card encoded on a creature you control (CR 702.99a)."""


@dataclass(frozen=True)
class ExileHaunting(Effect):
    """This card is exiled from its owner's graveyard haunting a creature (CR 702.55a)."""

    haunted: Selector


@dataclass(frozen=True)
class CastNow(Effect):
    """You may cast a card while this resolves (CR 608.2g): without paying its mana cost, or for its alternative cost of
    that name; or, `paying`, for its costs as usual. What it became is saved under `save`.

    `land_too`: a land is played instead. `hasty`: a creature cast so has haste while you control it (702.62a).
    `fits`: only if the resulting spell does.
    `transformed`: it is cast with its back face up (712.11a). `exiled_after`: it is exiled if it would be put into a
    graveyard, or (`only_spells`) an instant or sorcery is. `one_by_one`: any number of these cards are cast, one after
    another in an order that you choose; or `at_most` so many. `must`: it is cast if it can be. `any_type`: mana of any
    type can be spent to cast it (609.4b). `for_cost`: for this alternative cost, whatever gave the card that.
    """

    what: Selector
    alternative: str = ""
    land_too: bool = False
    hasty: bool = False
    transformed: bool = False
    save: str = "cast"
    fits: Filter | None = None
    once_waited: bool = False  # until September 2006 you could do so until you passed next (502.24a of those rules)
    exiled_after: bool = False
    one_by_one: bool = False
    at_most: int = 0
    paying: bool = False
    must: bool = False
    only_spells: bool = False
    any_type: bool = False
    for_cost: Ability | None = None

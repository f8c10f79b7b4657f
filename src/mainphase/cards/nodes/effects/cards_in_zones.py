"""Cards that go from zone to zone, are shown or looked for (CR 400, 701)."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.abilities import CardDef
from mainphase.cards.nodes.base import Effect, Filter, Quantity, Selector, Trigger
from mainphase.cards.nodes.masks import Zone
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class Draw(Effect):
    """The cards that are drawn are saved under `save`, if it is given and anybody ventures."""

    amount: Quantity
    by: Selector = field(default_factory=lambda: You())
    save: str = ""


@dataclass(frozen=True)
class Discard(Effect):
    """Each of `by` discards; they choose unless random. `amount` None: their whole hand. `up_to`: as many of these as
    they like.
    """

    amount: Quantity | None
    by: Selector
    random: bool = False
    save: str = "discarded"
    up_to: bool = False


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
class Scry(Effect):
    amount: Quantity
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class SearchLibrary(Effect):
    """`by` searches their library for up to `amount` cards that fit, reveals them if they are to be revealed, puts them
    somewhere, and shuffles (CR 701.23); what goes to the library is put on top of it then. Saved under `save`.
    `others`: the zone to which all of them but one go, which `by` chooses. `kinds`: one card for each of these filters,
    whatever `which` and `amount` are. `beside`: what each after the first is, too, beside those found before it, which
    are saved then. To `NOWHERE`: they stay there, and the library is not shuffled yet.
    """

    which: Filter
    to: int
    by: Selector = field(default_factory=lambda: You())
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    tapped: bool = False
    reveal: bool = False
    save: str = "found"
    others: int = Zone.NOWHERE
    kinds: tuple[Filter, ...] = ()
    beside: Filter | None = None
    linked: bool = False  # another ability of this speaks of what it exiles (CR 607.2a)


@dataclass(frozen=True)
class SearchZones(Effect):
    """`by` searches these zones of `of` for up to `amount` cards that fit (None: all of them, of which none that lies
    open is left out), reveals them if they are to be revealed, and puts them somewhere; then `of` shuffles (CR 701.23).
    `at_will`: `by` says whether the library is searched, and it is not shuffled if it was not. `exact`: of mere cards
    that many must be found (701.23d). Saved under `save`.
    """

    which: Filter
    zones: tuple[int, ...]
    of: Selector
    to: int
    amount: Quantity | None = None
    by: Selector = field(default_factory=lambda: You())
    at_will: bool = False
    reveal: bool = False
    tapped: bool = False
    exact: bool = False
    save: str = "found"


@dataclass(frozen=True)
class BringIn(Effect):
    """`by` takes `amount` cards that fit and that they own from outside the game (CR 400.11b), or, `up_to`, as many of
    these as they like; shows them if they are to be revealed, and puts them into a zone: on top of a library, or
    shuffled into it. `exiled_too`: face-up cards that they own in exile may be taken. Saved under `save`.
    """

    which: Filter
    to: int = Zone.HAND
    by: Selector = field(default_factory=lambda: You())
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    up_to: bool = False
    reveal: bool = False
    shuffled: bool = False
    exiled_too: bool = False
    save: str = "found"


@dataclass(frozen=True)
class Shuffle(Effect):
    by: Selector


@dataclass(frozen=True)
class Reveal(Effect):
    """Shows cards to all players (CR 701.20a)."""

    what: Selector


@dataclass(frozen=True)
class LookAt(Effect):
    """You look at cards in a hand or library, which stay where they are; nobody else sees them."""

    what: Selector


@dataclass(frozen=True)
class RevealUntil(Effect):
    """`by` reveals cards from the top of their library, or (`planar`) of their planar deck, until one fits, or so many
    do (CR 701.20a). All of them are saved.
    """

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    save: str = "revealed"
    count: Quantity | None = None
    planar: bool = False


@dataclass(frozen=True)
class ExileUntil(Effect):
    """`by` exiles cards from the top of their library, one by one, until one fits. All of them are saved under `save`,
    the one that fits under `found`. `linked`: another ability of this speaks of what it exiles (607.2a).
    """

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    save: str = "exiled"
    found: str = "found"
    linked: bool = False


@dataclass(frozen=True)
class ExileForNow(Effect):
    """Exiles permanents, or cards in a hand, until an event (CR 610.3): then they return immediately to where they
    were, permanents under their owners' control. `linked`: another ability of this speaks of them (607.2a).
    """

    what: Selector
    until: Trigger
    linked: bool = False


@dataclass(frozen=True)
class ExchangeWithCard(Effect):
    """Exchanges a permanent with a card in another zone, which enters attached to what the permanent was attached to
    (CR 701.12d, e); nothing happens unless both can move so (701.12a).
    """

    what: Selector
    card: Selector


@dataclass(frozen=True)
class Move(Effect):
    """Puts objects into a zone; to a library: on top, or the bottom, or shuffled in, or `from_top`: 2 is second from
    the top, and what would be beyond the last card is on the bottom (401.7). What they became is saved under `save`.
    `at_random`: their order in the library is random. `linked`: what is exiled is "exiled with" the object this
    ability is on (607.2a), or put onto the battlefield with it.

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
    # Exiled so that only whoever exiles it may look at it (406.3), or manifested (701.40a).
    face_down: bool = False
    unseen: bool = False  # exiled face down so that nobody may look at it
    shape: CardDef | None = None  # put onto the battlefield face down, it is this and was not manifested (708.2)
    cloaked: bool = False  # of that shape, it may be turned up as though it was (701.58b)
    attacked: Selector | None = None
    blocking: Selector | None = None
    counters: tuple[str, ...] = ()  # a counter of each kind that permanents enter with (122.6)
    transformed: bool = False  # it enters with its back face up; what has none stays where it is (712.14a)
    counters_of: Selector | None = None
    host: Selector | None = None
    from_top: int = 1
    arranged_by: Selector | None = (
        None  # who looks at cards that go to a library, and orders them; None: owners (401.4)
    )
    from_your_graveyard: bool = False  # only what is there

"""Selectors: who or what."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Condition, Filter, Quantity, Selector


@dataclass(frozen=True)
class This(Selector):
    """The object this ability is on, or the spell itself."""


@dataclass(frozen=True)
class You(Selector):
    """The controller of the spell or ability."""


@dataclass(frozen=True)
class Target(Selector):
    """The targets chosen for the phrase with this index (CR 115.1). Only those still legal are meant (608.2b)."""

    index: int = 0


@dataclass(frozen=True)
class ThatPlayer(Selector):
    """The player the triggering event was about."""


@dataclass(frozen=True)
class ThatObject(Selector):
    """The object the triggering event was about."""


@dataclass(frozen=True)
class ThatSource(Selector):
    """The source of the triggering event (of the damage, say)."""


@dataclass(frozen=True)
class DefendingPlayer(Selector):
    """The player that this attacking creature attacks, or whose planeswalker it attacks (CR 508.5)."""


@dataclass(frozen=True)
class AttackedBy(Selector):
    """The player or permanent that an attacking creature attacks, or attacked as it left the battlefield; a battle only
    if `battles`.
    """

    of: Selector = field(default_factory=lambda: This())
    battles: bool = True


@dataclass(frozen=True)
class ActivePlayer(Selector):
    """The player whose turn it is."""


@dataclass(frozen=True)
class ChosenPlayer(Selector):
    """The player chosen for the object this ability is on, as it entered or later."""


@dataclass(frozen=True)
class EachPlayer(Selector):
    """Every player in the game, in APNAP order."""


@dataclass(frozen=True)
class EachOpponent(Selector):
    """Every opponent of the controller, in APNAP order."""


@dataclass(frozen=True)
class PlayersWho(Selector):
    """Those of these players for whom the condition holds, in which they are `ThatPlayer`."""

    who: Selector
    condition: Condition


@dataclass(frozen=True)
class PlayersInTurn(Selector):
    """Every player in the game in turn order, starting with one: "starting with you"."""

    first: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class PlayersAround(Selector):
    """Every player in the game, starting with one and proceeding in the direction, left or right, that was chosen for
    the object this ability is on.
    """

    first: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class NextPlayer(Selector):
    """The player who sits next to one in the direction that was chosen for the object this ability is on."""

    to: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class PlayersBut(Selector):
    """These players without those of `but`."""

    who: Selector
    but: Selector


@dataclass(frozen=True)
class EachOtherPlayer(Selector):
    """Every player but the controller, in APNAP order: those of the same team, too."""


@dataclass(frozen=True)
class ControllerOf(Selector):
    """The controller of an object, or its last one; of a player, that player."""

    of: Selector


@dataclass(frozen=True)
class OwnerOf(Selector):
    """The owner of an object."""

    of: Selector


@dataclass(frozen=True)
class AttachedTo(Selector):
    """The permanent or player that an object is attached to: enchanted or equipped (CR 303.4m, 301.5f)."""

    of: Selector = field(default_factory=lambda: This())


@dataclass(frozen=True)
class PairedWith(Selector):
    """The creature that another is paired with (CR 702.95b)."""

    of: Selector = field(default_factory=lambda: This())


@dataclass(frozen=True)
class Haunted(Selector):
    """The creature that this exiled card haunts (CR 702.55b)."""


@dataclass(frozen=True)
class EncodedOn(Selector):
    """The creature that this exiled card is encoded on (CR 702.99b)."""


@dataclass(frozen=True)
class EncodedCard(Selector):
    """A card of that name that is encoded on this creature, or was as it left (CR 702.99c)."""

    name: str


@dataclass(frozen=True)
class Each(Selector):
    """Every object that fits, in the battlefield's order unless the filter names another zone."""

    which: Filter


@dataclass(frozen=True)
class CommandersOf(Selector):
    """The commanders that these players own, in whatever zones they are (CR 903.3)."""

    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Together(Selector):
    """Everything that each of these names, at once."""

    of: tuple[Selector, ...]


@dataclass(frozen=True)
class TopOfLibrary(Selector):
    """The top cards of a player's library, as many as there are of so many; or of as many as the amount says. `bottom`:
    those at the bottom.
    """

    of: Selector
    count: int = 1
    amount: Quantity | None = None
    bottom: bool = False


@dataclass(frozen=True)
class TopOfPlanarDeck(Selector):
    """The top cards of a player's planar deck, as many as there are of so many (CR 901.3)."""

    of: Selector
    count: int = 1


@dataclass(frozen=True)
class Saved(Selector):
    """Whatever an earlier instruction of the same effect put under this name: things chosen, objects moved (as they are
    now), tokens made.
    """

    name: str = "it"


@dataclass(frozen=True)
class Modified(Selector):
    """The object that a continuous effect is modifying: for amounts that differ from one to another."""

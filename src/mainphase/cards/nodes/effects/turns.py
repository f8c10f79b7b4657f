"""Turns and their parts: added, skipped, ended. The monarch, day and night, schemes, planes (CR 500, 701.31, 701.33,
723-725, 731, 901).
"""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Effect, Quantity, Selector
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """CR 500.7: after this turn, or after the next turn that another player takes. The turns are saved under
    `save`.
    """

    by: Selector = field(default_factory=lambda: You())
    save: str = ""
    after_next_turn_of: Selector | None = None


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
class EndTheTurn(Effect):
    """CR 724.1."""


@dataclass(frozen=True)
class EndTheCombatPhase(Effect):
    """CR 724.2."""


@dataclass(frozen=True)
class ReverseTurnOrder(Effect):
    """Turns go the other way round the table from now on, and so does whatever else follows turn order (CR 101.4)."""


@dataclass(frozen=True)
class ControlNextTurn(Effect):
    """`by` controls these players during their next turn (CR 723.1)."""

    of: Selector
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class IncreaseSpeed(Effect):
    """The speed of these players increases (CR 702.179c, d)."""

    who: Selector
    by: int = 1


@dataclass(frozen=True)
class BecomeMonarch(Effect):
    """CR 725."""

    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class TakeInitiative(Effect):
    """CR 726."""

    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class RingTempts(Effect):
    """The Ring tempts a player (CR 701.54)."""

    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Venture(Effect):
    """A player ventures into the dungeon (CR 701.49), or into one of this dungeon type (701.49d)."""

    who: Selector = field(default_factory=lambda: You())
    into: str = ""


@dataclass(frozen=True)
class BecomeDay(Effect):
    pass


@dataclass(frozen=True)
class BecomeNight(Effect):
    pass


@dataclass(frozen=True)
class Abandon(Effect):
    """Ongoing schemes are abandoned (CR 701.33)."""

    what: Selector


@dataclass(frozen=True)
class Planeswalk(Effect):
    """These players planeswalk (CR 701.31), of whom only a planar controller can; `to` planes that were on or among the
    top cards of their planar deck, all at once, instead of to its top card.
    """

    who: Selector = field(default_factory=lambda: You())
    to: Selector | None = None


@dataclass(frozen=True)
class LetChaosEnsue(Effect):
    """Chaos ensues (CR 311.7); if `of` is given, for these planes alone, even in a planar deck."""

    of: Selector | None = None


@dataclass(frozen=True)
class RollPlanarDie(Effect):
    """These players roll the planar die (CR 901.3a), which is no special action then and costs nothing."""

    who: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class PutInPlanarDeck(Effect):
    """Cards of your planar deck go to its bottom, in an order that you choose or (`at_random`) that nobody knows; or on
    top of it.
    """

    what: Selector
    top: bool = False
    at_random: bool = False

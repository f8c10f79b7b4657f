"""The events that a triggered ability waits for, as the book sees them. The functions are registered in the files
`trigger_*` of the events room, where an event and a game in progress are known.
"""

from collections.abc import Callable
from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.meanings import MEANINGS, NodeMeaning
from mainphase.kernel.what_happens import TriggerKind

# Whether an event is the one that a condition describes: of the state, the condition, the event and the context.
FitsEvent = Callable[..., bool]

# What is told together with what else happens at once (`OneOrMore`).
AT_ONCE: Final = (
    TriggerKind.ENTERS,
    TriggerKind.LEAVES,
    TriggerKind.LEAVES_GRAVEYARD,
    TriggerKind.PUT_INTO_GRAVEYARD,
    TriggerKind.PUT_INTO_EXILE,
    TriggerKind.SACRIFICED,
    TriggerKind.DAMAGE_DEALT,
    TriggerKind.COUNTERS_PUT,
)


@final
class TriggerMeaning(NodeMeaning):
    """How a class of trigger conditions is understood."""

    def __init__(
        self, fits: FitsEvent, kinds: tuple[int, ...], kinds_by: Callable[[n.Trigger], tuple[int, ...]] | None = None
    ) -> None:
        super().__init__()
        self.fits = fits
        self.kinds = kinds  # of the events that it waits for
        self.kinds_by = kinds_by  # where these depend on what it says


def trigger_meaning(trigger: n.Trigger) -> TriggerMeaning | None:
    meaning = MEANINGS.get(type(trigger))
    return meaning if isinstance(meaning, TriggerMeaning) else None


def trigger_kinds_of(trigger: n.Trigger) -> tuple[int, ...]:
    """The kinds of events that a trigger condition waits for; none if it has no meaning."""
    meaning = trigger_meaning(trigger)
    if meaning is None:
        return ()
    by = meaning.kinds_by
    return meaning.kinds if by is None else by(trigger)


# Conditions about one object, `which`, that the event has happened to (or that has dealt the damage).
ABOUT_ONE: Final = (
    n.Enters,
    n.Leaves,
    n.Dies,
    n.PutIntoGraveyard,
    n.PutIntoCommandZone,
    n.PutIntoExile,
    n.ReturnedToHand,
    n.ExiledFromBattlefield,
    n.Attacks,
    n.AttacksAlone,
    n.Blocks,
    n.BlocksAlone,
    n.BecomesBlocked,
    n.IsntBlocked,
    n.IsDealtDamage,
    n.DealsDamage,
)


def is_about_itself(trigger: n.Trigger) -> bool:
    """True if only what happens to an ability's own object can be what its trigger condition describes."""
    if isinstance(trigger, (n.AnyOf, n.While)):
        for one in inner_conditions(trigger):
            if not is_about_itself(one):
                return False
        return True
    return isinstance(trigger, ABOUT_ONE) and isinstance(trigger.which, n.IsThis)


def without_meaning(trigger: n.Trigger) -> n.Trigger | None:
    """This condition, or the part of it, that waits for nothing known."""
    for one in inner_conditions(trigger):
        unknown = without_meaning(one)
        if unknown is not None:
            return unknown
    if isinstance(trigger, n.OneOrMore):
        for kind in trigger_kinds_of(trigger.on):
            if kind not in AT_ONCE:
                return trigger
    return None if trigger_kinds_of(trigger) else trigger


def inner_conditions(trigger: n.Trigger) -> tuple[n.Trigger, ...]:
    """The conditions that a condition is made of."""
    if isinstance(trigger, n.AnyOf):
        return trigger.of
    if isinstance(trigger, (n.While, n.OneOrMore, n.ByKeyword)):
        return (trigger.on,)
    return ()

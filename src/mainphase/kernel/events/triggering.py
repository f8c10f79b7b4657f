"""How a trigger condition is given its meaning: the events that it waits for, and whether one of them fits it. See the
files `trigger_*`, by topic.
"""

from collections.abc import Callable
from typing import TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.lowering.meanings import give
from mainphase.kernel.lowering.trigger_meanings import TriggerMeaning
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State

T = TypeVar("T", bound=n.Trigger)

Fitting = Callable[[State, T, TriggerEvent, Context], bool]
KindsBy = Callable[[T], tuple[int, ...]]


def waits_for(node: type[T], *kinds: int) -> Callable[[Fitting[T]], Fitting[T]]:
    """The function tells whether an event of these kinds is the one that such a condition describes."""

    def register(function: Fitting[T]) -> Fitting[T]:
        give(node, TriggerMeaning(function, kinds))
        return function

    return register


def waits_by(node: type[T], kinds_by: KindsBy[T]) -> Callable[[Fitting[T]], Fitting[T]]:
    """Registers the function for a trigger condition whose own fields decide for which kinds of events it waits."""

    def register(function: Fitting[T]) -> Fitting[T]:
        give(node, TriggerMeaning(function, (), cast(KindsBy[n.Trigger], kinds_by)))
        return function

    return register


def set_event_context(ctx: Context, event: TriggerEvent) -> None:
    """Puts what an ability knows of the event by which it triggers into its context."""
    if event.obj != 0:
        ctx.event_object = event.obj
    if event.source != 0:
        ctx.event_source = event.source
    if event.player >= 0:
        ctx.event_player = event.player
    ctx.event_amount = event.amount

"""Triggers on what happens to a permanent that stays where it is: tapping, counters, faces, phasing, crewing."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword, Revealed
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ENTERED, Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import TriggerKind


def kinds_of_becomes_tapped(node: n.BecomesTapped) -> tuple[int, ...]:
    return (TriggerKind.TAP_FOR_MANA,) if node.for_mana else (TriggerKind.TAP,)


@waits_by(n.BecomesTapped, kinds_of_becomes_tapped)
def when_becomes_tapped(g: State, node: n.BecomesTapped, event: TriggerEvent, ctx: Context) -> bool:
    if node.for_mana and not event.declared:
        return False
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.AddsMana, TriggerKind.TAP_FOR_MANA)
def when_adds_mana(g: State, node: n.AddsMana, event: TriggerEvent, ctx: Context) -> bool:
    if node.tapped and not event.declared:
        return False
    colors = node.colors
    this = g.find(ctx.source)
    if not colors and this is not None:
        colors = this.chosen.get(ChosenKey.COLOR, 0)
    if not event.amount & colors or not names_player(g, node.by, event.player, ctx):
        return False
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.BecomesUntapped, TriggerKind.UNTAP)
def when_becomes_untapped(g: State, node: n.BecomesUntapped, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


def kinds_of_counters_put(node: n.CountersArePut) -> tuple[int, ...]:
    return (TriggerKind.COUNTER_PUT,) if node.each else (TriggerKind.COUNTERS_PUT,)


def is_read_ahead(g: State, saga: Obj, ctx: Context) -> bool:
    """True if this is a chapter ability of a Saga with read ahead that has entered this turn (CR 702.155a)."""
    return (
        ctx.ability >= 0
        and g.book.abilities[ctx.ability].chapter > 0
        and characteristics_of(saga).keywords & Keyword.READ_AHEAD != 0
        and saga.uses(ENTERED) > 0
    )


@waits_by(n.CountersArePut, kinds_of_counters_put)
def when_counters_are_put(g: State, node: n.CountersArePut, event: TriggerEvent, ctx: Context) -> bool:
    if node.kind != event.counter and node.kind != "":
        return False
    if event.obj < 0 or not matches(g, node.which, event.obj, ctx):
        return False
    by = node.by
    if by is not None and not names_player(g, by, event.player, ctx):
        return False
    if node.reaches:  # CR 714.2c: fewer before, at least as many now
        count = g.objects[event.obj].counters.get(event.counter, 0)
        if is_read_ahead(g, g.objects[event.obj], ctx) and count != node.reaches:
            return False
        return count - event.amount < node.reaches <= count
    return True


@waits_for(n.LastCounterRemoved, TriggerKind.LAST_COUNTER_REMOVED)
def when_last_counter_removed(g: State, node: n.LastCounterRemoved, event: TriggerEvent, ctx: Context) -> bool:
    return node.kind == event.counter and matches(g, node.which, event.obj, ctx)


@waits_for(n.CounterRemoved, TriggerKind.COUNTER_REMOVED)
def when_counter_removed(g: State, node: n.CounterRemoved, event: TriggerEvent, ctx: Context) -> bool:
    return node.kind == event.counter and matches(g, node.which, event.obj, ctx)


@waits_for(n.IsNowDesignated, TriggerKind.DESIGNATED)
def when_is_now_designated(g: State, node: n.IsNowDesignated, event: TriggerEvent, ctx: Context) -> bool:
    return node.name == event.counter and matches(g, node.which, event.obj, ctx)


@waits_for(n.Transforms, TriggerKind.TRANSFORMS)
def when_transforms(g: State, node: n.Transforms, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.Mutates, TriggerKind.MUTATES)
def when_mutates(g: State, node: n.Mutates, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.IsTurnedFaceUp, TriggerKind.TURNED_FACE_UP)
def when_is_turned_face_up(g: State, node: n.IsTurnedFaceUp, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.PhasesIn, TriggerKind.PHASE_IN)
def when_phases_in(g: State, node: n.PhasesIn, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.PhasesOut, TriggerKind.PHASE_OUT)
def when_phases_out(g: State, node: n.PhasesOut, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


def how_control_is_lost(node: n.LosesControl) -> tuple[int, ...]:
    if node.to is not None:
        return (TriggerKind.CONTROL_LOST,)
    return (TriggerKind.CONTROL_LOST, TriggerKind.LEAVES)


@waits_by(n.LosesControl, how_control_is_lost)
def when_loses_control(g: State, node: n.LosesControl, event: TriggerEvent, ctx: Context) -> bool:
    to = node.to
    was = event.amount if event.kind == TriggerKind.CONTROL_LOST else g.objects[event.obj].controller
    if to is not None and not names_player(g, to, event.player, ctx):
        return False
    return names_player(g, node.who, was, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.Exerted, TriggerKind.EXERTED)
def when_exerted(g: State, node: n.Exerted, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.CrewsVehicle, TriggerKind.CREWS)
def when_crews_vehicle(g: State, node: n.CrewsVehicle, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.BecomesCrewed, TriggerKind.CREWED)
def when_becomes_crewed(g: State, node: n.BecomesCrewed, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.Explores, TriggerKind.EXPLORES)
def when_explores(g: State, node: n.Explores, event: TriggerEvent, ctx: Context) -> bool:
    return node.revealed in (Revealed.ANYTHING, event.amount) and matches(g, node.which, event.obj, ctx)


@waits_for(n.BecomesLevel, TriggerKind.BECOMES_LEVEL)
def when_becomes_level(g: State, node: n.BecomesLevel, event: TriggerEvent, ctx: Context) -> bool:
    return event.amount == node.level and matches(g, node.which, event.obj, ctx)

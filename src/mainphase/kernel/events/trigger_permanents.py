"""Triggers on what happens to a permanent that stays where it is: tapping, counters, faces, phasing, crewing."""

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import TriggerKind


def kinds_of_becomes_tapped(t: n.BecomesTapped) -> tuple[int, ...]:
    return (TriggerKind.TAP_FOR_MANA,) if t.for_mana else (TriggerKind.TAP,)


@waits_by(n.BecomesTapped, kinds_of_becomes_tapped)
def becomes_tapped(g: State, t: n.BecomesTapped, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.BecomesUntapped, TriggerKind.UNTAP)
def becomes_untapped(g: State, t: n.BecomesUntapped, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.CountersArePut, TriggerKind.COUNTERS_PUT)
def counters_are_put(g: State, t: n.CountersArePut, e: TriggerEvent, ctx: Context) -> bool:
    if t.kind != e.counter or e.obj < 0 or not matches(g, t.which, e.obj, ctx):
        return False
    if t.reaches:  # CR 714.2c: fewer before, at least as many now
        count = g.objects[e.obj].counters.get(e.counter, 0)
        return count - e.amount < t.reaches <= count
    return True


@waits_for(n.LastCounterRemoved, TriggerKind.LAST_COUNTER_REMOVED)
def last_counter_removed(g: State, t: n.LastCounterRemoved, e: TriggerEvent, ctx: Context) -> bool:
    return t.kind == e.counter and matches(g, t.which, e.obj, ctx)


@waits_for(n.Transforms, TriggerKind.TRANSFORMS)
def transforms(g: State, t: n.Transforms, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.IsTurnedFaceUp, TriggerKind.TURNED_FACE_UP)
def is_turned_face_up(g: State, t: n.IsTurnedFaceUp, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.PhasesIn, TriggerKind.PHASE_IN)
def phases_in(g: State, t: n.PhasesIn, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.PhasesOut, TriggerKind.PHASE_OUT)
def phases_out(g: State, t: n.PhasesOut, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.Exerted, TriggerKind.EXERTED)
def exerted(g: State, t: n.Exerted, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.CrewsVehicle, TriggerKind.CREWS)
def crews_vehicle(g: State, t: n.CrewsVehicle, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.BecomesCrewed, TriggerKind.CREWED)
def becomes_crewed(g: State, t: n.BecomesCrewed, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.BecomesLevel, TriggerKind.BECOMES_LEVEL)
def becomes_level(g: State, t: n.BecomesLevel, e: TriggerEvent, ctx: Context) -> bool:
    return e.amount == t.level and matches(g, t.which, e.obj, ctx)

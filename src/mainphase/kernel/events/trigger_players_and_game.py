"""Triggers on what becomes of players and of the game, on states (CR 603.8). And triggers made of others: whichever of
several events, an event while something is so, one event or more at once.
"""

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import tell, waits_by, waits_for
from mainphase.kernel.lowering.trigger_meanings import kinds_of, trigger_meaning
from mainphase.kernel.reading.evaluate import holds, matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import TriggerKind


@waits_for(n.BecomesMonarch, TriggerKind.BECOMES_MONARCH)
def becomes_monarch(g: State, t: n.BecomesMonarch, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx)


@waits_for(n.LosesGame, TriggerKind.PLAYER_LOSES)
def loses_game(g: State, t: n.LosesGame, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx)


@waits_for(n.DayNightChanges, TriggerKind.DAY_NIGHT_CHANGES)
def day_night_changes(g: State, t: n.DayNightChanges, e: TriggerEvent, ctx: Context) -> bool:
    return True


@waits_for(n.IsSetInMotion, TriggerKind.SCHEME_SET_IN_MOTION)
def is_set_in_motion(g: State, t: n.IsSetInMotion, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.StateIs, TriggerKind.STATE)
def state_is(g: State, t: n.StateIs, e: TriggerEvent, ctx: Context) -> bool:
    return holds(g, t.condition, ctx)


def kinds_of_any(t: n.AnyOf) -> tuple[int, ...]:
    kinds: list[int] = []
    for one in t.of:
        for kind in kinds_of(one):
            if kind not in kinds:
                kinds.append(kind)
    return tuple(kinds)


@waits_by(n.AnyOf, kinds_of_any)
def any_of(g: State, t: n.AnyOf, e: TriggerEvent, ctx: Context) -> bool:
    for one in t.of:
        meaning = trigger_meaning(one)
        if meaning is not None and e.kind in kinds_of(one) and meaning.fits(g, one, e, ctx):
            return True
    return False


def kinds_of_while(t: n.While) -> tuple[int, ...]:
    return kinds_of(t.on)


@waits_by(n.While, kinds_of_while)
def happens_while(g: State, t: n.While, e: TriggerEvent, ctx: Context) -> bool:
    meaning = trigger_meaning(t.on)
    if meaning is None or not meaning.fits(g, t.on, e, ctx):
        return False
    told = copy_context(ctx)
    tell(told, e)
    return holds(g, t.condition, told)


@waits_for(n.OneOrMore, TriggerKind.TOGETHER)
def one_or_more(g: State, t: n.OneOrMore, e: TriggerEvent, ctx: Context) -> bool:
    """The event tells its amount to whoever asked last: how many of all that happened at once are meant."""
    meaning = trigger_meaning(t.on)
    events = e.parts
    if meaning is None or events is None:
        return False
    kinds = kinds_of(t.on)
    count = 0
    for one in events:
        if one.kind in kinds and meaning.fits(g, t.on, one, ctx):
            count += 1
    e.amount = count
    return count > 0

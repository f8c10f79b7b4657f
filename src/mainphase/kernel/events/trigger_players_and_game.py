"""Triggers on what becomes of players and of the game, on states (CR 603.8). And triggers made of others: whichever of
several events, an event while something is so, one event or more at once.
"""

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import set_event_context, waits_by, waits_for
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.trigger_meanings import trigger_kinds_of, trigger_meaning
from mainphase.kernel.reading.evaluate import holds, matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import TriggerKind


@waits_for(n.BecomesMonarch, TriggerKind.BECOMES_MONARCH)
def when_becomes_monarch(g: State, node: n.BecomesMonarch, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.CreaturesHit, TriggerKind.CREATURES_HIT)
def when_creatures_hit(g: State, node: n.CreaturesHit, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.by, event.player, ctx) and names_player(g, node.to, ref_player(event.obj), ctx)


@waits_for(n.EntersRoom, TriggerKind.ENTERS_ROOM)
def when_enters_room(g: State, node: n.EntersRoom, event: TriggerEvent, ctx: Context) -> bool:
    return event.obj == ctx.source and event.amount == node.room


@waits_for(n.PlayerDoes, TriggerKind.PLAYER_DOES)
def when_player_does(g: State, node: n.PlayerDoes, event: TriggerEvent, ctx: Context) -> bool:
    if node.deed != event.counter or (node.first and g.players[event.player].recall(node.deed) != 1):
        return False
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.LosesGame, TriggerKind.PLAYER_LOSES)
def when_loses_game(g: State, node: n.LosesGame, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.DayNightChanges, TriggerKind.DAY_NIGHT_CHANGES)
def when_day_night_changes(g: State, node: n.DayNightChanges, event: TriggerEvent, ctx: Context) -> bool:
    return True


@waits_for(n.IsSetInMotion, TriggerKind.SCHEME_SET_IN_MOTION)
def when_is_set_in_motion(g: State, node: n.IsSetInMotion, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.PlaneswalksTo, TriggerKind.PLANESWALKS_TO)
def when_planeswalks_to(g: State, node: n.PlaneswalksTo, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.PlaneswalksAway, TriggerKind.PLANESWALKS_AWAY)
def when_planeswalks_away(g: State, node: n.PlaneswalksAway, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.Encounters, TriggerKind.PLANESWALKS_TO)
def when_encounters(g: State, node: n.Encounters, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.ChaosEnsues, TriggerKind.CHAOS_ENSUES)
def when_chaos_ensues(g: State, node: n.ChaosEnsues, event: TriggerEvent, ctx: Context) -> bool:
    """Until 16 June 2023 its controller had to roll the chaos symbol, or another of a team (CR 901.12c)."""
    return g.rules.chaos_ensues_for_all or event.player in g.team(ctx.controller)


@waits_for(n.RollsPlanarDie, TriggerKind.PLANAR_DIE_ROLLED)
def when_rolls_planar_die(g: State, node: n.RollsPlanarDie, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and node.symbol in (-1, event.amount)


@waits_for(n.StateIs, TriggerKind.STATE)
def when_state_is(g: State, node: n.StateIs, event: TriggerEvent, ctx: Context) -> bool:
    return holds(g, node.condition, ctx)


def kinds_of_any(node: n.AnyOf) -> tuple[int, ...]:
    kinds: list[int] = []
    for one in node.of:
        for kind in trigger_kinds_of(one):
            if kind not in kinds:
                kinds.append(kind)
    return tuple(kinds)


@waits_by(n.AnyOf, kinds_of_any)
def when_any_of(g: State, node: n.AnyOf, event: TriggerEvent, ctx: Context) -> bool:
    for one in node.of:
        meaning = trigger_meaning(one)
        if meaning is not None and event.kind in trigger_kinds_of(one) and meaning.fits(g, one, event, ctx):
            return True
    return False


def kinds_of_while(node: n.While) -> tuple[int, ...]:
    return trigger_kinds_of(node.on)


@waits_by(n.While, kinds_of_while)
def when_happens_while(g: State, node: n.While, event: TriggerEvent, ctx: Context) -> bool:
    meaning = trigger_meaning(node.on)
    if meaning is None or not meaning.fits(g, node.on, event, ctx):
        return False
    told = copy_context(ctx)
    set_event_context(told, event)
    return holds(g, node.condition, told)


def kinds_by_keyword(node: n.ByKeyword) -> tuple[int, ...]:
    return trigger_kinds_of(node.on)


@waits_by(n.ByKeyword, kinds_by_keyword)
def when_by_keyword(g: State, node: n.ByKeyword, event: TriggerEvent, ctx: Context) -> bool:
    acting = resolving_context(g)
    if acting is None or acting.ability < 0:
        return False
    ability = g.book.abilities[acting.ability].node
    if not isinstance(ability, n.Triggered) or ability.keyword != node.keyword:
        return False
    meaning = trigger_meaning(node.on)
    return meaning is not None and matches(g, node.of, acting.source, ctx) and meaning.fits(g, node.on, event, ctx)


def resolving_context(g: State) -> Context | None:
    """Returns the context of the innermost effect that is being carried out; None while none is."""
    frame = g.top
    while frame is not None:
        if isinstance(frame, RunEffectBase):
            return frame.ctx
        frame = frame.below
    return None


@waits_for(n.OneOrMore, TriggerKind.TOGETHER)
def when_one_or_more(g: State, node: n.OneOrMore, event: TriggerEvent, ctx: Context) -> bool:
    """The event tells its amount to whoever asked last: how many of all that happened at once are meant."""
    meaning = trigger_meaning(node.on)
    events = event.parts
    if meaning is None or events is None:
        return False
    kinds = trigger_kinds_of(node.on)
    count = 0
    total = 0
    for one in events:
        if one.kind in kinds and meaning.fits(g, node.on, one, ctx):
            count += 1
            total += one.amount
    event.amount = count
    if count > 0 and isinstance(node.on, n.DealsDamage) and SavedAs.DAMAGE_AT_ONCE in g.book.deeds:
        ctx.saved[SavedAs.DAMAGE_AT_ONCE] = [total]
    if count > 0 and SavedAs.AT_ONCE in g.book.deeds:
        by_source = isinstance(node.on, n.DealsDamage)
        meant = [one for one in events if one.kind in kinds and meaning.fits(g, node.on, one, ctx)]
        ctx.saved[SavedAs.AT_ONCE] = [one.source if by_source else one.obj for one in meant]
    return count > 0


@waits_for(n.FlipsCoin, TriggerKind.COIN_FLIPPED)
def when_flips_coin(g: State, node: n.FlipsCoin, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and node.wins == (event.amount == 1)

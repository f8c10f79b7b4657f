"""Triggered abilities: noticing that their event has happened (CR 603.2).

What an ability waits for, and whether an event is the one, stands in the files `trigger_*`, by topic. Putting abilities
on the stack is `priority`'s work.
"""

from typing import Final

from mypy_extensions import i64

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.deeds_of_turn import cannot_do_again, remember_deed
from mainphase.kernel.events.ranges import part_within_range
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import set_event_context
from mainphase.kernel.keys import MemoryKey, TurnDeed
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.trigger_meanings import trigger_kinds_of, trigger_meaning
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds, matches
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.limited_use import times_acquired
from mainphase.kernel.reading.planes import as_mates_see_it
from mainphase.kernel.reading.seating import is_of_plane
from mainphase.kernel.reading.statics import (
    NO_STATICS,
    ActiveStatic,
    StaticKind,
    active_statics,
    any_static,
    insert_in_id_order,
)
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.ids import stands_in_order
from mainphase.kernel.state.objects import AIMED_AT_BY, X_OF_SPELL, Obj, ObjectFlag
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.state.upcalls import UPCALLS, run_effect
from mainphase.kernel.state.waiting import DelayedTrigger, Waiting
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept

FEW_WATCHERS: Final = 4  # so many are all asked


def is_watched(g: State, kind: i64) -> bool:
    """True if any ability waits for this kind of event. Very cheap: who fires often asks before making the event."""
    return len(g.watchers[kind]) > 0 or len(g.delayed) > 0


def any_watched(g: State, kinds: list[int]) -> bool:
    """True if any ability waits for an event of one of these kinds."""
    if g.delayed:
        return True
    for kind in kinds:
        if g.watchers[kind]:
            return True
    return False


def fire(g: State, event: TriggerEvent) -> None:
    """An event has happened: every ability that waits for it triggers (CR 603.2)."""
    watching = g.watchers[event.kind]
    if watching or g.delayed:
        if len(watching) > FEW_WATCHERS:
            watching = concerned(event, watching, g.outward.get(event.kind, NO_IDS))
        fire_seen_by(g, event, watching, False)


def concerned(event: TriggerEvent, watching: list[int], outward: list[int]) -> list[int]:
    """Of many objects that watch for such events those that one could concern: whatever watches also where it happens
    to others, and what it happens to itself.
    """
    kind = event.kind
    subject = event.source if kind == TriggerKind.DEALS_DAMAGE or kind == TriggerKind.DAMAGE_DEALT else event.obj
    if len(outward) == len(watching) or not stands_in_order(watching, subject) or stands_in_order(outward, subject):
        return outward
    out = outward[:]
    insert_in_id_order(out, subject)
    return out


def fire_looking_back(
    g: State, event: TriggerEvent, watching: list[int], outward: list[int], before: list[ActiveStatic]
) -> None:
    """Fires an event for those that there were before it: their abilities look back in time (CR 603.10a)."""
    if len(watching) > FEW_WATCHERS:
        watching = concerned(event, watching, outward)
    fire_seen_by(g, event, watching, looking_back=True, before=before)


def announce_control_lost(g: State) -> None:
    """Others control some permanents than did before. What triggers by that looks back in time (CR 603.10d): an ability
    of such a permanent is still that of whoever controlled it.
    """
    lost = g.lost_control
    g.lost_control = NO_IDS
    for k in range(0, len(lost), 2):
        o = g.objects[lost[k]]
        was = lost[k + 1]
        if o.zone == Zone.BATTLEFIELD and o.controller != was:
            event = TriggerEvent.control_lost(o.id, was, o.controller)
            fire_seen_by(g, event, g.watchers[TriggerKind.CONTROL_LOST], False, then=lost)


UPCALLS.announce_control = announce_control_lost


def controller_then(o: Obj, then: list[int]) -> int:
    """Who controlled it: who controls it, unless it stands there with another player."""
    for k in range(0, len(then), 2):
        if then[k] == o.id:
            return then[k + 1]
    return o.controller


def fire_seen_by(
    g: State,
    event: TriggerEvent,
    watching: list[int],
    looking_back: bool,
    before: list[ActiveStatic] = NO_STATICS,
    then: list[int] = NO_IDS,
) -> None:
    """Fires an event for given watchers: those that there were before it, where abilities look back in time (CR
    603.10a). `before`: what said then how often abilities trigger. `then`: who controlled some of them.
    """
    refresh(g)
    kind = event.kind
    how = before if looking_back else what_changes_triggering(g)
    for oid in watching[:]:
        o = g.objects.get(oid)
        if o is None:
            continue
        for uid in characteristics_of(o).triggered:
            code = g.book.abilities[uid]
            if kind not in code.events:
                continue
            if code.zone != o.zone and not (looking_back and worked_before(o, code.zone)):
                continue
            ctx = Context(oid, controller_then(o, then), uid)
            if o.paid:
                ctx.paid = list(o.paid)
            if oid == event.obj:
                ctx.x = x_of(o, event)
            notice_event(g, code, ctx, event, how)
    if g.delayed:
        for d in g.delayed[:]:
            code = g.book.abilities[d.ability]
            if kind not in code.events:
                continue
            if is_early(g, d):
                continue
            ctx = of_delayed(g, d, code)
            if notice_event(g, code, ctx, event, how) and d.once:
                g.delayed.remove(d)  # CR 603.7b


def x_of(o: Obj, event: TriggerEvent) -> int:
    """The value of X for an ability that triggers on its own object's entering or being cast: what was chosen for the
    spell (CR 107.3i, 107.3m). On its becoming monstrous: what was chosen for the ability that made it so (701.37c); on
    its being turned face up: for its morph cost (702.37f).
    """
    if event.kind == TriggerKind.ENTERS:
        return o.uses(X_OF_SPELL)
    if event.kind == TriggerKind.DESIGNATED or event.kind == TriggerKind.TURNED_FACE_UP:
        return event.amount
    spell = o.ctx
    return spell.x if spell is not None and o.zone == Zone.STACK else 0


def worked_before(o: Obj, zone: int) -> bool:
    """True if what has left in the event was where an ability that works in that zone works."""
    return o.zone == Zone.NOWHERE and ((o.flags & ObjectFlag.LEFT_BATTLEFIELD) != 0) == (zone == Zone.BATTLEFIELD)


def fire_beginning(g: State, kind: int) -> None:
    """A part of the turn begins. It is each player's of the team whose turn it is: an ability about "that player"
    triggers once for each of them, any other only once (CR 805.4d).
    """
    if not is_watched(g, kind):
        return
    team = g.team(g.active)
    if len(team) == 1:
        fire(g, TriggerEvent.of_part(kind, g.active))
        return
    how = what_changes_triggering(g)
    theirs = [TriggerEvent.of_part(kind, p) for p in team if not g.players[p].left]
    for oid in g.watchers[kind][:]:
        o = g.objects.get(oid)
        if o is None:
            continue
        for uid in characteristics_of(o).triggered:
            code = g.book.abilities[uid]
            if kind not in code.events or code.zone != o.zone:
                continue
            for e in theirs:
                if notice_event(g, code, Context(oid, o.controller, uid), e, how) and not code.for_each:
                    break
    for d in g.delayed[:]:
        code = g.book.abilities[d.ability]
        if kind not in code.events or is_early(g, d):
            continue
        for e in theirs:
            if notice_event(g, code, of_delayed(g, d, code), e, how):
                if d.once:
                    g.delayed.remove(d)  # CR 603.7b
                break


def fire_radiation(g: State) -> None:
    """The precombat main phase begins: the ability of whoever's it is and has rad counters triggers (CR 728.1)."""
    code = g.book.abilities[g.book.radiation]
    for p in g.team(g.active):
        if not g.players[p].left:
            notice_event(
                g, code, Context(0, p, code.uid), TriggerEvent.of_part(TriggerKind.BEGIN_PRECOMBAT_MAIN, p), NO_STATICS
            )


def of_delayed(g: State, delayed: DelayedTrigger, code: AbilityCode) -> Context:
    """The context of a delayed triggered ability as it triggers. Its controller is that of the spell or ability that
    made it (CR 603.7d-e); until 30 September 2007 whoever controlled its source then (410.2).
    """
    ctx = copy_context(delayed.ctx)
    if g.rules.delayed_follows_source and not code.at_once:
        o = g.find(ctx.source)
        if o is not None and g.is_permanent(ctx.source):
            ctx.controller = o.controller
    return ctx


def is_early(g: State, delayed: DelayedTrigger) -> bool:
    """True if a delayed triggered ability waits for another turn, its controller's or anybody's."""
    if delayed.turn < 0:
        return g.turn_number != -delayed.turn
    by = delayed.ctx.controller
    return delayed.turn != 0 and (g.players[by].turns_taken != delayed.turn or not g.is_active(by))


def what_changes_triggering(g: State) -> list[ActiveStatic]:
    """The static abilities that say now that abilities trigger more often, or that something doesn't cause them to
    trigger.
    """
    return active_statics(g, StaticKind.TRIGGERING) if any_static(g, StaticKind.TRIGGERING) else NO_STATICS


def notice_event(g: State, code: AbilityCode, ctx: Context, event: TriggerEvent, how: list[ActiveStatic]) -> bool:
    """True if this ability triggers on the event; if so it waits. `how`: what says how often abilities trigger."""
    if g.ranged and not is_of_plane(g, code.uid):
        seen = part_within_range(g, event, ctx.controller)
        if seen is None:
            return False
        event = seen
    if how:
        event = but_what_is_kept_from_triggering(g, code, event, ctx, how)
        if event.kind == TriggerKind.TOGETHER and not event.parts:
            return False
        if is_kept_from_triggering(g, code, event, ctx, how):
            return False
    if not fits_trigger_condition(g, code, ctx, event):
        return False
    set_event_context(ctx, event)
    condition = code.condition
    if condition is not None and not holds(g, condition, ctx):  # CR 603.4
        return False
    if code.done_once and cannot_do_again(g, ctx):  # CR 603.2h
        return False
    if code.per_turn and not triggers_again(g, code, ctx):
        return False
    times = how_often(g, ctx, event, how) if how else 1
    while times > 1:
        trigger_ability(g, code, copy_context(ctx), event)
        times -= 1
    trigger_ability(g, code, ctx, event)
    return True


def trigger_ability(g: State, code: AbilityCode, ctx: Context, event: TriggerEvent) -> None:
    """The ability triggers: it waits, or is done at once."""
    if code.at_once or code.triggered_mana:  # CR 610.3, 605.4a
        run_effect(g, ctx)
        return
    g.bounds.check_things(len(g.waiting))
    g.waiting.append(Waiting(ctx, event.kind == TriggerKind.TRIGGERED))
    g.note(EventName.TRIGGERED, Concept.TRIGGERS, ctx.controller, ctx.source, amount=code.chapter)
    if g.watchers[TriggerKind.TRIGGERED] and event.kind != TriggerKind.TRIGGERED:
        fire(g, TriggerEvent.triggered(ctx.source, ctx.controller))


def would_add_mana(g: State, event: TriggerEvent) -> list[Context]:
    """The triggered mana abilities that would resolve at once if a permanent were tapped for mana so (CR 605.4a): each
    with what it would know, as often as it would trigger.
    """
    out: list[Context] = []
    how = what_changes_triggering(g)
    for oid in g.watchers[event.kind]:
        o = g.objects.get(oid)
        if o is None:
            continue
        for uid in characteristics_of(o).triggered:
            code = g.book.abilities[uid]
            if code.triggered_mana and code.zone == o.zone and (not code.per_turn or o.uses(uid) < code.per_turn):
                foresee_trigger(g, code, Context(oid, o.controller, uid), event, how, out)
    for d in g.delayed:
        code = g.book.abilities[d.ability]
        if code.triggered_mana and not is_early(g, d):
            foresee_trigger(g, code, of_delayed(g, d, code), event, how, out)
    return out


def foresee_trigger(
    g: State, code: AbilityCode, ctx: Context, event: TriggerEvent, how: list[ActiveStatic], out: list[Context]
) -> None:
    """Notes an ability that would trigger on such an event."""
    if g.ranged and not is_of_plane(g, code.uid) and part_within_range(g, event, ctx.controller) is None:
        return
    if event.kind not in code.events or not fits_trigger_condition(g, code, ctx, event):
        return
    if how and is_kept_from_triggering(g, code, event, ctx, how):
        return
    set_event_context(ctx, event)
    condition = code.condition
    if condition is not None and not holds(g, condition, ctx):
        return
    for _ in range(how_often(g, ctx, event, how) if how else 1):
        out.append(ctx)


# --- How often (CR 603.2d)


def how_often(g: State, ctx: Context, event: TriggerEvent, how: list[ActiveStatic]) -> int:
    """How many times an ability triggers that does: more often only if it is a permanent's own."""
    if not is_of_permanent(g, ctx):
        return 1
    times = 1
    for s in how:
        node = s.node
        if isinstance(node, n.TriggersMore) and matches(g, node.of, ctx.source, s.ctx):
            if node.on is None or is_caused(g, node.on, event, s.ctx):
                times += 1
    return times


def is_of_permanent(g: State, ctx: Context) -> bool:
    """True if it is an ability that a permanent has, or had as it left; no delayed or reflexive one."""
    source = g.objects.get(ctx.source)
    if source is None or ctx.ability not in characteristics_of(source).triggered:
        return False
    return source.zone == Zone.BATTLEFIELD or (source.flags & ObjectFlag.LEFT_BATTLEFIELD) != 0


def is_caused(g: State, on: n.Trigger, event: TriggerEvent, ctx: Context) -> bool:
    """True if it is such an event, or one of several at once that is."""
    parts = event.parts
    for one in parts if parts is not None else []:
        if is_caused(g, on, one, ctx):
            return True
    meaning = trigger_meaning(on)
    return meaning is not None and event.kind in trigger_kinds_of(on) and meaning.fits(g, on, event, ctx)


def is_kept_from_triggering(
    g: State, code: AbilityCode, event: TriggerEvent, ctx: Context, how: list[ActiveStatic]
) -> bool:
    """True if such an event doesn't cause this ability to trigger. That of a card which has been put into a graveyard
    looks at where that is now, from wherever it came (CR 603.6c).
    """
    if code.zone == Zone.GRAVEYARD and event.obj == ctx.source:
        return False
    for s in how:
        node = s.node
        if isinstance(node, n.DontTrigger):
            of = node.of
            if of is not None and not (is_of_permanent(g, ctx) and matches(g, of, ctx.source, s.ctx)):
                continue
            meaning = trigger_meaning(node.on)
            if (
                meaning is not None
                and event.kind in trigger_kinds_of(node.on)
                and meaning.fits(g, node.on, event, s.ctx)
            ):
                return True
    return False


def but_what_is_kept_from_triggering(
    g: State, code: AbilityCode, event: TriggerEvent, ctx: Context, how: list[ActiveStatic]
) -> TriggerEvent:
    """Of what happened at once only what can cause this ability to trigger."""
    parts = event.parts
    if parts is None or event.kind != TriggerKind.TOGETHER:
        return event
    caused = [one for one in parts if not is_kept_from_triggering(g, code, one, ctx, how)]
    return TriggerEvent.together(caused, event.player)


def triggers_again(g: State, code: AbilityCode, ctx: Context) -> bool:
    """True if an ability that triggers only so often each turn does once more; it is counted for its object."""
    o = g.find(ctx.source)
    if o is None:
        return True
    if o.uses(code.uid) >= code.per_turn * times_acquired(o, code.uid):
        return False
    o.use(code.uid)
    return True


def fits_trigger_condition(g: State, code: AbilityCode, ctx: Context, event: TriggerEvent) -> bool:
    """True if the event is the one that the ability's trigger condition describes."""
    meant = code.fits
    assert meant is not None
    if meant(g, code.trigger, event, ctx):
        return True
    if code.for_team:  # CR 901.12c
        for mine in as_mates_see_it(g, ctx):
            if meant(g, code.trigger, event, mine):
                return True
    return False


def fire_targeted(g: State, spell: int, ctx: Context) -> None:
    """Fires the events of becoming a target, for each target of a spell or ability (CR 115.1, 707.10c)."""
    if not is_watched(g, TriggerKind.BECOMES_TARGET):
        return
    for chosen in ctx.targets:
        for ref in chosen:
            if ref > 0 and g.book.asks_aims:
                g.objects[ref].use(AIMED_AT_BY - ctx.controller)
            if ref != 0:
                fire(g, TriggerEvent.becomes_target(ref, spell, ctx.controller))


def fire_crime(g: State, ctx: Context) -> None:
    """Whoever aims at an opponent or at what is theirs commits a crime, once for each spell or ability (CR 700.13)."""
    if not g.book.asks_crime and not is_watched(g, TriggerKind.CRIME):
        return
    for chosen in ctx.targets:
        for ref in chosen:
            if ref < 0:
                whose = ref_player(ref)
            else:
                o = g.objects[ref]
                if o.zone not in (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD):
                    continue
                whose = o.owner if o.zone == Zone.GRAVEYARD else o.controller
            if g.are_opponents(whose, ctx.controller):
                g.players[ctx.controller].remember(MemoryKey.CRIME)
                g.invalidate(Facet.MEMORY)
                fire(g, TriggerEvent.crime(ctx.controller))
                return


def fire_deed(g: State, player: int, deed: str, cards: int = 0, what: int = 0) -> None:
    """A player has done what the rules call so, and so looked at so many cards, or chosen this."""
    if g.book.asks_deeds:
        g.players[player].remember(deed)
    fire(g, TriggerEvent.player_does(player, deed, cards, what))


def fire_cycled(g: State, player: int, card: int) -> None:
    """A card was cycled. Its own ability triggers wherever it is now (CR 702.29c), to April 2009 in the graveyard."""
    o = g.objects[card]
    if g.book.asked_times.deeds:
        remember_deed(g, TurnDeed.CYCLED, player, o)
    fire(g, TriggerEvent.cycled(card, player))
    if o.zone != Zone.GRAVEYARD and g.rules.cycled_anywhere:
        for uid in characteristics_of(o).triggered:
            code = g.book.abilities[uid]
            if TriggerKind.CYCLED in code.events and code.zone == Zone.GRAVEYARD:
                event = TriggerEvent.cycled(card, player)
                notice_event(g, code, Context(card, o.controller, uid), event, what_changes_triggering(g))


def fire_states(g: State) -> None:
    """State triggers (CR 603.8): one triggers as soon as its state is true, be it for a moment of a resolution, and not
    again while the ability waits or is on the stack. Callers ask first whether there are any.
    """
    refresh(g)
    now_is = TriggerEvent.state()
    for oid in g.watchers[TriggerKind.STATE]:
        o = g.objects[oid]
        for uid in characteristics_of(o).triggered:
            code = g.book.abilities[uid]
            if TriggerKind.STATE not in code.events or code.zone != o.zone:
                continue
            ctx = Context(oid, o.controller, uid)
            if is_pending(g, o, uid) or not fits_trigger_condition(g, code, ctx, now_is):
                continue
            g.waiting.append(Waiting(ctx))
            g.note(EventName.TRIGGERED, Concept.STATE_TRIGGER, o.controller, oid)
            if g.watchers[TriggerKind.TRIGGERED]:
                fire(g, TriggerEvent.triggered(oid, o.controller))


def is_pending(g: State, o: Obj, uid: int) -> bool:
    for w in g.waiting:
        if w.ctx.source == o.id and w.ctx.ability == uid:
            return True
    for sid in g.stack:
        ctx = g.objects[sid].ctx
        if ctx is not None and ctx.source == o.id and ctx.ability == uid:
            return True
    return False

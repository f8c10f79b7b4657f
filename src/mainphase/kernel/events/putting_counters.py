"""Putting counters on objects and players, and removing them (CR 122)."""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.deeds_of_turn import remember_deed
from mainphase.kernel.events.entering import dismiss_entering, own_context, present_entering, would_fit
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched
from mainphase.kernel.keys import TurnDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds, matches, names_player
from mainphase.kernel.reading.lasting import begin_keyword_counter, end_keyword_counter
from mainphase.kernel.reading.layers import modified
from mainphase.kernel.reading.modifying import PT_COUNTERS
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static, instance_at
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.sharing import POISON, sharers, shares_poison
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept


@final
class CounterPlacement(KindOfChange):
    """Counters are put on an object or player; a negative amount: removed."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        return change.amount > 0 and any_static(g, StaticKind.CHANGE_COUNTERS)

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        changing_counters(g, change, change.player, out)

    def affected(self, g: State, change: Change) -> int:
        return ref_player(change.obj) if change.obj < 0 else g.objects[change.obj].controller

    def apply(self, g: State, change: Change) -> int:
        """Removing takes no more than there are."""
        o = g.objects.get(change.obj)
        if change.obj >= 0 and (o is None or o.zone == Zone.NOWHERE):
            return 0
        counters = o.counters if o is not None else g.players[ref_player(change.obj)].counters
        have = counters.get(change.counter, 0)
        amount = change.amount if change.amount > 0 else -min(-change.amount, have)
        if amount == 0 or (amount > 0 and cannot_get_counters(g, change.obj, change.counter)):
            return 0
        if o is not None:
            o.put(change.counter, have + amount)
            if amount > 0:
                begin_keyword_counter(g, o, change.counter)
            elif have + amount == 0:
                end_keyword_counter(g, o, change.counter)
        else:
            put_on_player(g, ref_player(change.obj), change.counter, have + amount)
        if change.obj > 0 and change.counter in PT_COUNTERS:
            o2 = g.objects[change.obj]
            if o2.zone == Zone.BATTLEFIELD:
                modified(g, o2)
        if amount > 0:
            name = EventName.LORE_COUNTER if change.concept == Concept.LORE else EventName.COUNTERS_PUT
            g.note(name, change.concept, -1, change.obj, amount=amount, word=change.counter)
        else:
            g.note(EventName.COUNTERS_REMOVED, change.concept, -1, change.obj, amount=-amount, word=change.counter)
        return amount if amount > 0 else -amount

    def facets(self, g: State, change: Change) -> int:
        return Facet.COUNTERS

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if change.amount > 0:
            announce_counters(g, change.obj, change.counter, change.result, change.player)
        elif change.obj > 0:
            if is_watched(g, TriggerKind.COUNTER_REMOVED):
                g.bounds.check_things(change.result)
                for _ in range(change.result):
                    fire(g, TriggerEvent.counter_removed(change.obj, change.counter))
            if change.counter not in g.objects[change.obj].counters:
                fire(g, TriggerEvent.last_counter_removed(change.obj, change.counter, change.result))

    def add_events(self, g: State, change: Change, gone: list[TriggerEvent], come: list[TriggerEvent]) -> None:
        if change.amount > 0:
            come.append(TriggerEvent.counters_put(change.obj, change.counter, change.result, change.player))


behaves(ChangeKind.COUNTERS, CounterPlacement())


def put_on_player(g: State, player: int, kind: str, count: int) -> None:
    """A player has so many counters of a kind now: poison counters are the team's where it shares them (CR 810.10)."""
    for p in sharers(g, player) if kind == POISON and shares_poison(g) else [player]:
        counters = g.players[p].counters
        if count:
            counters[kind] = count
        else:
            counters.pop(kind, None)


def announce_counters(g: State, on: int, kind: str, amount: int, by: int) -> None:
    """So many counters have been put at once, by a player (CR 122.6): on what enters, by its controller (122.6a)."""
    if on > 0 and g.book.asked_times.deeds:
        o = g.objects[on]
        if o.zone == Zone.BATTLEFIELD:
            remember_deed(g, TurnDeed.HAD_COUNTERS_PUT, o.controller, o, kind)
            if by >= 0:
                remember_deed(g, TurnDeed.PUT_COUNTERS, by, o, kind)
    fire(g, TriggerEvent.counters_put(on, kind, amount, by))
    if is_watched(g, TriggerKind.COUNTER_PUT):
        g.bounds.check_things(amount)
        for _ in range(amount):
            fire(g, TriggerEvent.counter_put(on, kind, by))


def counters_may_change(g: State) -> bool:
    """True if any effect may change how many counters something enters with."""
    return any_static(g, StaticKind.CHANGE_COUNTERS) or g.book.changes_own_counters


def changing_counters(g: State, change: Change, by: int, out: list[ActiveStatic]) -> None:
    """Collects the effects that change how many counters a player puts; on what enters, its controller puts them (CR
    122.6a).
    """
    if by < 0 or change.amount < 0:
        return
    if change.kind == ChangeKind.COUNTERS and change.obj > 0 and g.objects[change.obj].zone != Zone.BATTLEFIELD:
        return  # a card elsewhere, a suspended one, is no permanent
    for s in active_statics(g, StaticKind.CHANGE_COUNTERS):
        node = s.node
        if isinstance(node, n.CountersTimes) and names_player(g, node.who, by, s.ctx) and s.key() not in change.applied:
            if changes_these(g, change, node, s.ctx):
                out.append(s)
    if change.kind != ChangeKind.COUNTERS and g.book.changes_own_counters:
        changing_its_own(g, change, by, out)


def cannot_get_counters(g: State, ref: int, kind: str) -> bool:
    """True if counters of this kind can't be put on this permanent or player (CR 101.2)."""
    if not any_static(g, StaticKind.CHANGE_COUNTERS):
        return False
    for s in active_statics(g, StaticKind.CHANGE_COUNTERS):
        node = s.node
        if not isinstance(node, n.CantGetCounters) or node.kind not in ("", kind):
            continue
        who = node.who
        which = node.which
        if ref < 0:
            if who is not None and names_player(g, who, ref_player(ref), s.ctx):
                return True
        elif which is not None and matches(g, which, ref, s.ctx):
            return True
    return False


def drop_what_it_cannot_have(g: State, change: Change) -> None:
    """What enters gets none of the counters that can't be put on it, as it would be there (CR 614.12)."""
    if not counters_may_change(g):
        return
    barring: list[tuple[n.CantGetCounters, Context]] = []
    for s in active_statics(g, StaticKind.CHANGE_COUNTERS):
        node = s.node
        if isinstance(node, n.CantGetCounters):
            barring.append((node, s.ctx))
    if g.book.changes_own_counters:
        o = present_entering(g, change)
        for uid in characteristics_of(o).statics:
            own = g.book.abilities[uid].static
            if isinstance(own, n.CantGetCounters) and isinstance(own.which, n.IsThis):
                barring.append((own, Context(o.id, change.player)))
        dismiss_entering(g, o)
    for node, ctx in barring:
        which = node.which
        if which is not None and would_fit(g, change, which, ctx):
            for kind in list(change.counters):
                if node.kind in ("", kind):
                    del change.counters[kind]


def changing_its_own(g: State, change: Change, by: int, out: list[ActiveStatic]) -> None:
    """The abilities of what enters that change how many counters are put on itself, and on nothing else (CR 614.12)."""
    o = present_entering(g, change)
    statics = characteristics_of(o).statics
    for k in range(len(statics)):
        uid = statics[k]
        code = g.book.abilities[uid]
        node = code.static
        if not isinstance(node, n.CountersTimes) or not isinstance(node.which, n.IsThis):
            continue
        own = ActiveStatic(node, own_context(g, change, uid), change.obj, uid, 0, None, instance_at(statics, k))
        condition = code.condition
        if own.key() in change.applied or not names_player(g, node.who, by, own.ctx):
            continue
        if (not node.kind or node.kind in change.counters) and (condition is None or holds(g, condition, own.ctx)):
            out.append(own)
    dismiss_entering(g, o)


BY_NO_EFFECT: Final = (
    Concept.PAY_COSTS, Concept.LOYALTY_COST, Concept.LORE, Concept.DAMAGE_WITHER, Concept.INFECT, Concept.TOXIC,
)  # fmt: skip


def changes_these(g: State, change: Change, node: n.CountersTimes, ctx: Context) -> bool:
    """True if such counters, on such a permanent, are what an effect changes."""
    entering = change.kind != ChangeKind.COUNTERS
    if node.by_effect and not entering and change.concept in BY_NO_EFFECT:
        return False
    if node.kind and (node.kind not in change.counters if entering else change.counter != node.kind):
        return False
    which = node.which
    if which is None:
        return True
    return would_fit(g, change, which, ctx) if entering else change.obj > 0 and matches(g, which, change.obj, ctx)

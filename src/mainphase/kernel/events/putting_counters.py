"""Putting counters on objects and players, and removing them (CR 122)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.entering import would_fit
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.reading.layers import modified
from mainphase.kernel.reading.modifying import PT_COUNTERS
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


@final
class CounterPlacement(KindOfChange):
    """Counters are put on an object or player; a negative amount: removed."""

    def may_be_replaced(self, g: State, c: Change) -> bool:
        return c.amount > 0 and any_static(g, StaticKind.CHANGE_COUNTERS)

    def replaced_by(self, g: State, c: Change, out: list[ActiveStatic]) -> None:
        changing_counters(g, c, c.player, out)

    def affected(self, g: State, c: Change) -> int:
        return ref_player(c.obj) if c.obj < 0 else g.objects[c.obj].controller

    def apply(self, g: State, c: Change) -> int:
        """Removing takes no more than there are."""
        o = g.objects.get(c.obj)
        if c.obj >= 0 and (o is None or o.zone == Zone.NOWHERE):
            return 0
        counters = o.counters if o is not None else g.players[ref_player(c.obj)].counters
        have = counters.get(c.counter, 0)
        amount = c.amount if c.amount > 0 else -min(-c.amount, have)
        if amount == 0:
            return 0
        if o is not None:
            o.put(c.counter, have + amount)
        elif have + amount:
            counters[c.counter] = have + amount
        else:
            del counters[c.counter]
        if c.obj > 0 and c.counter in PT_COUNTERS:
            o2 = g.objects[c.obj]
            if o2.zone == Zone.BATTLEFIELD:
                modified(g, o2)
        if amount > 0:
            name = EventName.LORE_COUNTER if c.concept == Concept.LORE else EventName.COUNTERS_PUT
            g.note(name, c.concept, -1, c.obj, amount=amount, word=c.counter)
        else:
            g.note(EventName.COUNTERS_REMOVED, c.concept, -1, c.obj, amount=-amount, word=c.counter)
        return amount if amount > 0 else -amount

    def facets(self, g: State, c: Change) -> int:
        return Facet.COUNTERS

    def announce(self, g: State, c: Change, seen_by: Witnesses) -> None:
        if c.amount > 0:
            fire(g, TriggerEvent.counters_put(c.obj, c.counter, c.result))
        elif c.obj > 0 and c.counter not in g.objects[c.obj].counters:
            fire(g, TriggerEvent.last_counter_removed(c.obj, c.counter, c.result))


behaves(ChangeKind.COUNTERS, CounterPlacement())


def changing_counters(g: State, c: Change, by: int, out: list[ActiveStatic]) -> None:
    """Collects the effects that change how many counters a player puts; on what enters, its controller puts them (CR
    122.6a).
    """
    if by < 0 or c.amount < 0:
        return
    if c.kind == ChangeKind.COUNTERS and c.obj > 0 and g.objects[c.obj].zone != Zone.BATTLEFIELD:
        return  # a card elsewhere, a suspended one, is no permanent
    for s in active_statics(g, StaticKind.CHANGE_COUNTERS):
        node = s.node
        if isinstance(node, n.CountersTimes) and names_player(g, node.who, by, s.ctx) and s.key() not in c.applied:
            if changes_these(g, c, node, s.ctx):
                out.append(s)


def changes_these(g: State, c: Change, node: n.CountersTimes, ctx: Context) -> bool:
    """True if such counters, on such a permanent, are what an effect changes."""
    entering = c.kind != ChangeKind.COUNTERS
    if node.kind and (node.kind not in c.counters if entering else c.counter != node.kind):
        return False
    which = node.which
    if which is None:
        return True
    return would_fit(g, c, which, ctx) if entering else c.obj > 0 and matches(g, which, c.obj, ctx)

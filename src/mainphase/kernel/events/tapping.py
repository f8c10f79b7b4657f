"""Tapping and untapping permanents (CR 701.26), and what happens instead (CR 614.1a, 122.1d)."""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import STUN
from mainphase.kernel.events.kind_of_change import BY_RULE, KindOfChange, Witnesses, behaves, mana_source_changed
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import matches_it
from mainphase.kernel.reading.statics import (
    ActiveStatic,
    active_statics,
    any_static,
    index_object,
    is_off,
    unindex_all_statics,
)
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.ids import index_of_id
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept


class Turning(KindOfChange):
    """The invalidation that tapping and untapping have in common."""

    def mana_of(self, g: State, change: Change) -> int:
        return mana_source_changed(g, change)

    def shows(self, g: State, change: Change) -> bool:
        return g.book.reads & Facet.TAPPED != 0 or index_of_id(g.actives, change.obj) >= 0

    def may_cause_state_based_action(self, g: State, change: Change) -> bool:
        return g.rules.tapped_artifact_off

    def facets(self, g: State, change: Change) -> int:
        return Facet.TAPPED


@final
class Tapping(Turning):
    """A permanent becomes tapped."""

    def apply(self, g: State, change: Change) -> int:
        o = g.objects[change.obj]
        if o.tapped or o.zone != Zone.BATTLEFIELD:
            return 0
        o.tapped = True
        if is_off(g, o):
            unindex_all_statics(g, o)
            index_object(g, o)
        if g.log is not None:
            g.note(EventName.TAP, change.concept, o.controller, o.id)
        return o.id

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if is_watched(g, TriggerKind.TAP):
            fire(g, TriggerEvent.tap(change.obj, g.objects[change.obj].controller))


behaves(ChangeKind.TAP, Tapping())


def stays_tapped(g: State, o: Obj) -> bool:
    """True if a permanent can't become untapped (CR 101.2)."""
    if not any_static(g, StaticKind.SELDOM_ASKED):
        return False
    for s in active_statics(g, StaticKind.SELDOM_ASKED):
        node = s.node
        if isinstance(node, n.CantBecomeUntapped) and matches_it(g, node.which, o, s.ctx):
            return True
    return False


STUNNED: Final = n.UntapsInstead(n.IsThis(), n.RemoveCounters(STUN, n.Fixed(1), n.This()))
BY_STUN: Final = BY_RULE - 3  # in the place of an ability's uid, beside those of protecting counters


def untapping_otherwise(g: State, change: Change, out: list[ActiveStatic]) -> None:
    """What happens instead of untapping during its controller's untap step; what a stun counter does is one of these
    effects (CR 122.1d), and whoever controls the permanent chooses (616.1).
    """
    o = g.objects[change.obj]
    if change.concept != Concept.UNTAP or not g.is_active(o.controller) or stays_tapped(g, o):
        return
    for s in active_statics(g, StaticKind.SELDOM_ASKED):
        node = s.node
        if isinstance(node, n.UntapsInstead) and s.key() not in change.applied and matches_it(g, node.which, o, s.ctx):
            out.append(s)
    if out and o.counters.get(STUN, 0):
        out.append(ActiveStatic(STUNNED, Context(o.id, o.controller), o.id, BY_STUN, 0))


@final
class Untapping(Turning):
    """A permanent becomes untapped, or loses a stun counter."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        return g.book.untaps_instead and any_static(g, StaticKind.SELDOM_ASKED)

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        untapping_otherwise(g, change, out)

    def apply(self, g: State, change: Change) -> int:
        o = g.objects[change.obj]
        if not o.tapped or o.zone != Zone.BATTLEFIELD or stays_tapped(g, o):
            return 0
        stunned = o.counters.get(STUN, 0)
        if stunned:  # CR 122.1d
            o.put(STUN, stunned - 1)
            g.note(EventName.COUNTERS_REMOVED, Concept.COUNTER_STUN, -1, o.id, amount=1, word=STUN)
            return 0
        o.tapped = False
        if g.rules.tapped_artifact_off:
            index_object(g, o)
        if g.log is not None:
            g.note(EventName.UNTAP, change.concept, o.controller, o.id)
        return o.id

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if is_watched(g, TriggerKind.UNTAP):
            fire(g, TriggerEvent.untap(change.obj, g.objects[change.obj].controller))


behaves(ChangeKind.UNTAP, Untapping())

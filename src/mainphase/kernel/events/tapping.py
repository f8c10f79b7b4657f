"""Tapping and untapping permanents (CR 701.26)."""

from typing import final

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import STUN
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves, mana_source_changed
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, watched
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.statics import forget_all, is_off, learn
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.ids import place_of
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept


class Turning(KindOfChange):
    """The invalidation that tapping and untapping have in common."""

    def mana_of(self, g: State, c: Change) -> int:
        return mana_source_changed(g, c)

    def shows(self, g: State, c: Change) -> bool:
        return g.book.reads & Facet.TAPPED != 0 or place_of(g.actives, c.obj) >= 0

    def may_unsettle(self, g: State, c: Change) -> bool:
        return g.rules.tapped_artifact_off

    def facets(self, g: State, c: Change) -> int:
        return Facet.TAPPED


@final
class Tapping(Turning):
    """A permanent becomes tapped."""

    def apply(self, g: State, c: Change) -> int:
        o = g.objects[c.obj]
        if o.tapped or o.zone != Zone.BATTLEFIELD:
            return 0
        o.tapped = True
        if g.rules.tapped_artifact_off and is_off(o):
            forget_all(g, o)
            learn(g, o)
        if g.log is not None:
            g.note(EventName.TAP, c.concept, o.controller, o.id)
        return o.id

    def announce(self, g: State, c: Change, seen_by: Witnesses) -> None:
        if watched(g, TriggerKind.TAP):
            fire(g, TriggerEvent.tap(c.obj, g.objects[c.obj].controller))


behaves(ChangeKind.TAP, Tapping())


@final
class Untapping(Turning):
    """A permanent becomes untapped, or loses a stun counter."""

    def apply(self, g: State, c: Change) -> int:
        o = g.objects[c.obj]
        if not o.tapped or o.zone != Zone.BATTLEFIELD:
            return 0
        stunned = o.counters.get(STUN, 0)
        if stunned:  # CR 122.1d
            o.put(STUN, stunned - 1)
            g.note(EventName.COUNTERS_REMOVED, Concept.COUNTER_STUN, -1, o.id, amount=1, word=STUN)
            return 0
        o.tapped = False
        if g.rules.tapped_artifact_off:
            learn(g, o)
        if g.log is not None:
            g.note(EventName.UNTAP, c.concept, o.controller, o.id)
        return o.id

    def announce(self, g: State, c: Change, seen_by: Witnesses) -> None:
        if watched(g, TriggerKind.UNTAP):
            fire(g, TriggerEvent.untap(c.obj, g.objects[c.obj].controller))


behaves(ChangeKind.UNTAP, Untapping())

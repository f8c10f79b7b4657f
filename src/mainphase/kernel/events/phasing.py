"""Phasing out and in (CR 702.26)."""

from typing import final

from mainphase.cards.nodes import Apply, Duration, Zone
from mainphase.kernel.events.changes import phase_in_change, phase_out_change
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_looking_back, fire_seen_by
from mainphase.kernel.reading.attaching import attachments_of
from mainphase.kernel.reading.layers import modified
from mainphase.kernel.reading.modifying import apply_only_counters, removed_from_combat
from mainphase.kernel.reading.statics import index_object, unindex_statics
from mainphase.kernel.reading.turns_at_once import forget_damage
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.ids import take_object
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


@final
class PhasingOut(KindOfChange):
    """A permanent phases out."""

    def may_leave(self) -> bool:
        return True

    def apply(self, g: State, change: Change) -> int:
        """It is treated as though it did not exist (CR 702.26b, d, f)."""
        o = g.objects[change.obj]
        if o.zone != Zone.BATTLEFIELD or o.phased_out:
            return 0
        unindex_statics(g, o)
        removed_from_combat(g, o.id)
        take_object(g.permanents, o)
        g.phased_out.append(o.id)
        o.phased_out = True
        if change.indirectly:
            o.flags |= ObjectFlag.PHASED_INDIRECTLY
        if g.rules.phased_out_zone:
            forget_in_zone(g, o)
        g.note(EventName.PHASE_OUT, change.concept, o.controller, o.id)
        return o.id

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if seen_by.phasing:
            fire_seen_by(g, TriggerEvent.phase_out(change.obj), seen_by.phasing, looking_back=True, before=seen_by.how)
        if g.rules.phasing_out_leaves and (seen_by.leaving or g.delayed):  # CR 702.26d; 502.15d until 30 September 2005
            gone = TriggerEvent.leaves(change.obj, change.obj, Zone.NOWHERE, g.objects[change.obj].controller)
            fire_looking_back(g, gone, seen_by.leaving, seen_by.outward, seen_by.how)


behaves(ChangeKind.PHASE_OUT, PhasingOut())


@final
class PhasingIn(KindOfChange):
    """A permanent phases in."""

    def apply(self, g: State, change: Change) -> int:
        """Phasing in is not entering: it is the object it was (CR 702.26d, g)."""
        o = g.objects[change.obj]
        if not o.phased_out:
            return 0
        g.phased_out.remove(o.id)
        g.permanents.append(o)
        o.phased_out = False
        if g.rules.phased_in_unsick:
            o.arrived = 0
        if change.tapped:
            o.tapped = True
        o.flags &= ~(ObjectFlag.PHASED_INDIRECTLY | ObjectFlag.PHASES_IN_NEXT)
        apply_only_counters(
            g, o
        )  # what gave it abilities may have gone: until it is determined anew, it has those printed
        index_object(g, o)
        if o.controller != o.entered_under:  # CR 702.26f: what gave control of it may have ended meanwhile
            g.stale_objects.append(o.id)
        else:
            modified(g, o)
        g.note(EventName.PHASE_IN, Concept.PHASING, o.controller, o.id)
        return o.id

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        fire(g, TriggerEvent.phase_in(change.obj))


behaves(ChangeKind.PHASE_IN, PhasingIn())


def with_attachments(g: State, changes: list[Change]) -> list[Change]:
    """Adds the changes of what is attached to permanents: it phases out, indirectly, and in with them (702.26g, h)."""
    out = changes
    i = 0
    while i < len(out):
        c = out[i]
        i += 1
        if c.kind != ChangeKind.PHASE_OUT and c.kind != ChangeKind.PHASE_IN:
            continue
        for oid in attachments_of(g, c.obj):
            o = g.objects[oid]
            if c.kind == ChangeKind.PHASE_IN:
                if not o.phased_out or not o.flags & ObjectFlag.PHASED_INDIRECTLY:
                    continue
                more = phase_in_change(oid)
            else:
                if o.phased_out:
                    continue
                more = phase_out_change(oid, c.concept)
                more.indirectly = True
            known = False
            for other in out:
                if other.obj == oid and other.kind == more.kind:
                    other.indirectly = more.indirectly
                    known = True
            if not known:
                if out is changes:
                    out = changes[:]
                out.append(more)
    return out


def forget_in_zone(g: State, o: Obj) -> None:
    """Where phasing out is a move to another zone, damage is gone with it, and what lasts for a limited time finds the
    permanent no more (502.15e, g until 10 July 2009).
    """
    o.damage = 0
    if g.moving >= 0:
        forget_damage(g, o.id)
    for e in g.lasting:
        if e.until != Duration.PERMANENT and o.id in e.objects and isinstance(g.book.nodes[e.node], Apply):
            e.objects = [oid for oid in e.objects if oid != o.id]

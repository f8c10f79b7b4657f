"""Spells that merge with permanents (CR 730.2), and what becomes of all that represents a permanent as it leaves the
battlefield (712.21, 730.3).
"""

from typing import final

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves
from mainphase.kernel.events.moving import (
    announce_burial,
    announce_exile,
    carry_effects_over,
    forget_where_it_was,
    hide_order,
    keep_record,
    put_in,
    take_out,
    tell_move,
)
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.reading.commanders import is_commander
from mainphase.kernel.reading.faces import shown_definition
from mainphase.kernel.reading.lasting import reword
from mainphase.kernel.reading.merging import new_component, put_component
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.seen_cards import everybody
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


def merge_change(spell: int, permanent: int, under: bool) -> Change:
    """A spell merges with a permanent: on top of it, or under it."""
    c = Change(ChangeKind.MERGE, spell)
    c.host = permanent
    c.bottom = under
    c.concept = Concept.MUTATING
    return c


@final
class Merging(KindOfChange):
    """A mutating creature spell merges with its target: it does not enter the battlefield (CR 702.140c, 730.2b)."""

    def apply(self, g: State, change: Change) -> int:
        """The permanent is the object that it was (CR 730.2c). What changed the spell changes it (702.140f)."""
        spell = g.objects[change.obj]
        o = g.objects[change.host]
        if spell.zone != Zone.STACK or o.zone != Zone.BATTLEFIELD or o.phased_out:
            return 0
        take_out(g, spell)
        forget_where_it_was(g, spell, change)
        face = shown_definition(g, spell).whole
        kind = ObjectKind.TOKEN if spell.kind == ObjectKind.COPY else spell.kind
        part = new_component(g, spell.card, face, kind, spell.owner)
        part.entered_as = spell.copied
        keep_record(g, spell, o, Zone.STACK)
        if g.trail is not None:
            g.trail[spell.id] = o.id
        put_component(g, o, part, change.bottom)
        if g.lasting:
            carry_effects_over(g, spell, o)
            reword(g, [o.id])
            g.all_stale = True
        beneath = o.components[-1] if change.bottom else o.components[1]
        g.note(EventName.MUTATES, change.concept, o.controller, o.id, other=beneath)
        return o.id

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        fire(g, TriggerEvent.mutates(change.host, g.objects[change.host].controller))


behaves(ChangeKind.MERGE, Merging())


def with_components(g: State, changes: list[Change]) -> list[Change]:
    """Adds, for each permanent that leaves the battlefield, the changes of what represents it besides the card that it
    becomes: one permanent leaves, and each component goes with it (CR 712.21, 730.3).
    """
    out = changes
    for c in changes:
        o = g.objects.get(c.obj) if c.kind == ChangeKind.MOVE else None
        if o is None or not o.components or o.zone != Zone.BATTLEFIELD:
            continue
        if out is changes:
            out = changes[:]
        for oid in o.components[1:]:
            out.append(component_change(g, c, oid))
    return out


def component_change(g: State, leaving: Change, oid: int) -> Change:
    """A component goes where its permanent goes, or where it goes by itself (CR 730.3e, 903.9c)."""
    own = g.objects[oid].zone
    more = Change(ChangeKind.COMPONENT, oid, leaving.player, 0, leaving.obj)
    more.zone = leaving.zone if own == Zone.NOWHERE else own
    more.concept = leaving.concept if own == Zone.NOWHERE else Concept.REPLACED
    if own == Zone.COMMAND:
        more.concept = Concept.COMMANDER_RETURN
    more.bottom = leaving.bottom
    more.beneath = leaving.beneath
    more.host = leaving.host
    if leaving.cause == Cause.QUIET:
        more.cause = leaving.cause
    return more


@final
class ComponentMoving(KindOfChange):
    """What represents a permanent together with others becomes an object of its own in another zone. It is no permanent
    that leaves: that has been told of the one that it was part of.
    """

    def apply(self, g: State, change: Change) -> int:
        part = g.objects[change.obj]
        change.came_from = Zone.BATTLEFIELD
        o = Obj(g.new_id(), part.card, part.kind, part.owner, change.zone)
        g.objects[o.id] = o
        o.ch = apart_of(g, o)
        part.zone = Zone.NOWHERE
        part.became = o.id
        if o.kind == ObjectKind.TOKEN:
            g.vanishing.append(o.id)
        put_in(g, change, part, o, Zone.BATTLEFIELD)
        if g.commanding and (change.zone == Zone.GRAVEYARD or change.zone == Zone.EXILE) and is_commander(g, o):
            g.commanders_put.append(o.id)
        if o.zone == Zone.HAND:
            g.known[o.id] = everybody(g)
        hide_order(g, o)
        if g.log is not None and change.cause != Cause.QUIET:
            tell_move(g, change, part, o, Zone.NOWHERE)
            if g.book.cards[part.face].face_down and o.kind == ObjectKind.CARD:  # CR 708.9
                g.note(EventName.REVEALED, Concept.REVEAL_FACE_DOWN, o.owner, o.id)
        return o.id

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        """A card is put into a graveyard, or into exile, for each component (CR 712.21)."""
        zone = g.objects[change.result].zone
        if zone == Zone.GRAVEYARD:
            announce_burial(g, change, change.source)
        elif zone == Zone.EXILE:
            announce_exile(g, change)

    def add_events(self, g: State, change: Change, gone: list[TriggerEvent], come: list[TriggerEvent]) -> None:
        o = g.objects[change.result]
        if o.zone == Zone.GRAVEYARD and o.kind == ObjectKind.CARD:
            come.append(TriggerEvent.put_into_graveyard(o.id, o.owner, Zone.BATTLEFIELD, change.source))
        elif o.zone == Zone.EXILE and o.kind == ObjectKind.CARD:
            come.append(TriggerEvent.put_into_exile(o.id, o.owner, Zone.BATTLEFIELD))


behaves(ChangeKind.COMPONENT, ComponentMoving())

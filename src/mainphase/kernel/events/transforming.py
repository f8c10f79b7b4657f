"""Double-faced permanents that turn their other face up (CR 701.27, 712), and day and night, which make some of them do
so (731, 702.145).
"""

from typing import final

from mainphase.cards.nodes import Layout, Zone
from mainphase.kernel.events.changes import transform_change
from mainphase.kernel.events.entering import DAY, NIGHT
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.faces import other_face, turn_to
from mainphase.kernel.reading.merging import components_of, show_components
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


@final
class Transformation(KindOfChange):
    """A double-faced permanent turns its other face up."""

    def apply(self, g: State, change: Change) -> int:
        """It shows its other face, and is the object it was (CR 701.27a, 712.18)."""
        o = g.objects[change.obj]
        if o.components:
            return transform_together(g, change, o)
        other = other_face(g, o)
        if o.zone != Zone.BATTLEFIELD or o.phased_out or other < 0:
            return 0
        turn_to(g, o.id, other)
        o.turned = g.clock
        g.note(EventName.TRANSFORMS, change.concept, o.controller, o.id)
        return o.id

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        fire(g, TriggerEvent.transforms(change.obj, g.objects[change.obj].controller))


behaves(ChangeKind.TRANSFORM, Transformation())


def transform_together(g: State, change: Change, o: Obj) -> int:
    """Each component that can turn its other face up does so (CR 730.2i)."""
    if o.zone != Zone.BATTLEFIELD or o.phased_out or not can_transform(g, o):
        return 0
    for part in components_of(g, o):
        if can_transform(g, part):
            part.face = other_face(g, part)
    show_components(g, o)
    turn_to(g, o.id, o.face)
    o.turned = g.clock
    g.note(EventName.TRANSFORMS, change.concept, o.controller, o.id)
    return o.id


def can_transform(g: State, o: Obj) -> bool:
    """True if an instruction turns it over: to a face that can be on the battlefield (CR 701.27c, d); of several
    components, any of them. Until 2023 no token had another face; until 2025 modal cards were not turned over.
    """
    if o.components:
        for part in components_of(g, o):
            if can_transform(g, part):
                return True
        return False
    other = other_face(g, o)
    if other < 0 or not g.book.cards[other].is_permanent:
        return False
    if o.kind == ObjectKind.TOKEN and not g.rules.double_faced_tokens:
        return False
    return g.rules.modal_transforms or g.book.cards[o.card].node.layout == Layout.TRANSFORMING


def has_daybound_or_nightbound(g: State, o: Obj) -> bool:
    """It has daybound or nightbound, and transforms by nothing else (CR 702.145b, e)."""
    for uid in characteristics_of(o).statics:
        kind = g.book.abilities[uid].static_kind
        if kind == StaticKind.DAYBOUND or kind == StaticKind.NIGHTBOUND:
            return True
    return False


def transform_changes(g: State, ids: list[int], ctx: Context) -> list[Change]:
    """The changes that an instruction to transform these comes to. An ability of the permanent itself transforms it
    only if it has not done so since the ability was put on the stack or, if it is a delayed one, created (CR 701.27f);
    until 2016 it did whatever had happened.
    """
    changes: list[Change] = []
    for oid in ids:
        o = g.objects[oid]
        if o.zone != Zone.BATTLEFIELD or not can_transform(g, o) or has_daybound_or_nightbound(g, o):
            continue
        if ctx.source == oid and ctx.since != 0 and o.turned > ctx.since and g.rules.transforms_once:
            continue
        changes.append(transform_change(oid))
    return changes


# --- Day and night (CR 731)


def set_day_night(g: State, value: int, concept: int) -> None:
    """It becomes day or night (CR 731.1); `concept` says by which rule."""
    if g.day_night == value:
        return
    changed = g.day_night != 0
    g.day_night = value
    g.invalidate(Facet.TURN)
    g.note(EventName.BECOMES_DAY if value == DAY else EventName.BECOMES_NIGHT, concept)
    g.require_state_based_check()
    follow_day(g)
    if changed:
        fire(g, TriggerEvent.day_night_changes())


def follow_day(g: State) -> None:
    """Has daybound and nightbound permanents transform, and day or night come, whenever that is due (CR 702.145b-g)."""
    days = g.statics[StaticKind.DAYBOUND]
    nights = g.statics[StaticKind.NIGHTBOUND]
    if g.day_night == 0:
        if days:  # CR 702.145d
            set_day_night(g, DAY, Concept.DAYBOUND_DAY)
        elif nights:  # CR 702.145g
            set_day_night(g, NIGHT, Concept.NIGHTBOUND_NIGHT)
        return
    changes: list[Change] = []
    for oid in days if g.day_night == NIGHT else nights:
        o = g.objects[oid]
        front = o.face == o.card
        if o.components:  # it has the ability of a component that shows that face (730.2i)
            front = g.day_night == NIGHT
        if front == (g.day_night == NIGHT) and can_transform(g, o):
            changes.append(transform_change(oid, Concept.DAYBOUND_TRANSFORMS))
    if changes:
        kept = g.result
        perform_event(g, changes)
        g.result = kept

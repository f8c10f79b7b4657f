"""Destroying permanents, and regenerating them instead (CR 701.8, 701.19)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword, Zone
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves, kind_of
from mainphase.kernel.events.protecting_counters import shield_from_destruction
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import may_return_instead
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.layers import has_keyword
from mainphase.kernel.reading.merging import must_be_arranged
from mainphase.kernel.reading.modifying import removed_from_combat
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.reading.turns_at_once import forget_damage
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


@final
class Destruction(KindOfChange):
    """A permanent is destroyed: a move to the graveyard, once nothing regenerates it."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        return (
            any_static(g, StaticKind.REPLACE_MOVE)
            or any_static(g, StaticKind.REGENERATE)
            or (g.objects[change.obj].flags & ObjectFlag.EXILE_LEAVING) != 0
            or g.book.asks_going
            or g.book.protecting_counters
            or (g.book.merges and must_be_arranged(g, g.objects[change.obj], Zone.GRAVEYARD))
            or (g.commanding and may_return_instead(g, g.objects[change.obj], Zone.GRAVEYARD))
            or g.timing.holds_back(g, change)
        )

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        if g.objects.get(change.obj) is None:
            return
        umbra_armor(g, change, out)
        shield_from_destruction(g, change, out)
        saved = regeneration(g, change)
        if saved is not None:
            out.append(saved)
        if out:
            return
        self.settle(g, change)  # CR 616.1g: what replaces the move comes after what replaces destruction
        kind_of(change).replaced_by(g, change, out)  # nothing does if it is not destroyed (614.17c)

    def may_leave(self) -> bool:
        return True

    def settle(self, g: State, change: Change) -> None:
        """Destroying is a move to the graveyard, unless the permanent is indestructible (CR 701.8, 702.12b)."""
        o = g.objects[change.obj]
        if o.zone != Zone.BATTLEFIELD or has_keyword(g, o, Keyword.INDESTRUCTIBLE):
            change.kind = ChangeKind.NOTHING
            return
        change.kind = ChangeKind.MOVE
        change.zone = Zone.GRAVEYARD
        change.cause = Cause.DESTROYED


behaves(ChangeKind.DESTROY, Destruction())


@final
class Regeneration(KindOfChange):
    """A permanent is regenerated instead of being destroyed."""

    def apply(self, g: State, change: Change) -> int:
        """Its damage goes, it is tapped and out of combat (CR 701.19a)."""
        o = g.objects[change.obj]
        o.damage = 0
        if g.moving >= 0:
            forget_damage(g, o.id)
        change.tapped = not o.tapped
        o.tapped = True
        g.note(EventName.REGENERATED, Concept.REGENERATION, o.controller, o.id)
        if change.tapped:
            g.note(EventName.TAP, Concept.REGENERATION, o.controller, o.id)
        combat = g.combat
        if combat is not None and (combat.is_attacking(o.id) or combat.is_blocking(o.id)):
            removed_from_combat(g, o.id)
        return o.id

    def facets(self, g: State, change: Change) -> int:
        return Facet.TAPPED

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if change.tapped:
            fire(g, TriggerEvent.tap(change.obj, g.objects[change.obj].controller))


behaves(ChangeKind.REGENERATE, Regeneration())


def umbra_armor(g: State, change: Change, out: list[ActiveStatic]) -> None:
    """Collects the umbra armor of the Auras on a permanent that would be destroyed (CR 702.89a)."""
    o = g.objects[change.obj]
    if o.zone != Zone.BATTLEFIELD or characteristics_of(o).keywords & Keyword.INDESTRUCTIBLE:
        return
    if not any_static(g, StaticKind.REGENERATE):
        return
    for s in active_statics(g, StaticKind.REGENERATE):
        if isinstance(s.node, n.DestroyedInstead) and g.objects[s.source].attached_to == o.id:
            if s.key() not in change.applied:
                out.append(s)


def regeneration(g: State, change: Change) -> ActiveStatic | None:
    """The shield that would save a permanent from being destroyed (CR 614.8), the oldest of several."""
    o = g.objects[change.obj]
    if change.buried or not any_static(g, StaticKind.REGENERATE):  # CR 701.19c
        return None
    if o.zone != Zone.BATTLEFIELD or characteristics_of(o).keywords & Keyword.INDESTRUCTIBLE:
        return None
    found: ActiveStatic | None = None
    for s in active_statics(g, StaticKind.REGENERATE):
        node = s.node
        lasting = s.lasting
        if isinstance(node, n.CantRegenerate):
            if matches(g, node.which, o.id, s.ctx):
                return None
        elif found is None and lasting is not None and o.id in lasting.objects:
            found = s
    return found

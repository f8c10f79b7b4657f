"""Attaching permanents to permanents and players (CR 701.3)."""

from typing import final

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.kind_of_change import KindOfChange, behaves
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.attaching import cannot_attach, index_attachment
from mainphase.kernel.reading.faces import is_bestowed, unbestow
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


@final
class Attachment(KindOfChange):
    """A permanent becomes attached or unattached."""

    def apply(self, g: State, change: Change) -> int:
        """To what it can't be attached to, or is attached to already, it does not move (CR 701.3b)."""
        o = g.objects[change.obj]
        if o.zone != Zone.BATTLEFIELD or o.phased_out:
            return 0
        if change.onto == 0 and is_bestowed(g, o):  # CR 702.103f
            was = o.attached_to
            o.attached_to = 0
            unbestow(g, o)
            g.note(EventName.UNATTACHED, change.concept, o.controller, o.id, other=was)
            return o.id
        if o.attached_to == change.onto:
            return 0
        if change.onto == 0:
            was = o.attached_to
            set_host(g, o, 0)
            g.note(EventName.UNATTACHED, change.concept, o.controller, o.id, other=was)
            return o.id
        if cannot_attach(g, o, change.onto) != 0:
            return 0
        o.timestamp = g.tick()  # CR 613.7e
        set_host(g, o, change.onto)
        g.note(EventName.ATTACHED, change.concept, o.controller, o.id, other=change.onto)
        return o.id

    def facets(self, g: State, change: Change) -> int:
        return Facet.ATTACHED


behaves(ChangeKind.ATTACH, Attachment())


def set_host(g: State, o: Obj, ref: int) -> None:
    o.attached_to = ref
    index_attachment(g, o)
    if o.id in g.statics[StaticKind.MODIFY]:
        g.all_stale = True


def enter_attached(g: State, o: Obj, ref: int) -> None:
    """A permanent enters attached to something (CR 303.4a, f); to 0: it does not."""
    if ref != 0:
        set_host(g, o, ref)
        g.note(EventName.ATTACHED, Concept.ATTACH, o.controller, o.id, other=ref)

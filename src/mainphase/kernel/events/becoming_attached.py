"""Attaching permanents to permanents and players (CR 701.3)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.kind_of_change import KindOfChange, behaves
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.rewording import printed
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.attaching import cannot_attach, index_attachment
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.faces import is_bestowed, unbestow
from mainphase.kernel.reading.lasting import begin_effect, end_lasting_effects
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
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
            end_as_it_comes_off(g, o)
            g.note(EventName.UNATTACHED, change.concept, o.controller, o.id, other=was)
            return o.id
        if cannot_attach(g, o, change.onto) != 0:
            return 0
        o.timestamp = g.tick()  # CR 613.7e
        set_host(g, o, change.onto)
        begin_as_it_attaches(g, o)
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


def begin_as_it_attaches(g: State, o: Obj) -> None:
    """Begins the effects that it has because it became attached, anew if it was already (CR 702.151b)."""
    if g.book.attaching_effects:
        end_as_it_comes_off(g, o)
        for uid in characteristics_of(o).statics:
            effect = g.book.attaching_effect(uid)
            if effect >= 0:
                node = g.book.nodes[effect]
                assert isinstance(node, n.Apply)
                begin_effect(g, effect, node, [o.id], Context(o.id, o.controller, uid))


def end_as_it_comes_off(g: State, o: Obj) -> None:
    """Ends the effects that it had because it was attached (CR 702.151b)."""
    if g.book.attaching_effects:
        begun = list(g.book.attaching_effects.values())
        ending = [e for e in g.lasting if o.id in e.objects and printed(e.node) in begun]
        end_lasting_effects(g, ending, Concept.RECONFIGURE)


def enter_attached(g: State, o: Obj, ref: int) -> None:
    """A permanent enters attached to something (CR 303.4a, f); to 0: it does not."""
    if ref != 0:
        set_host(g, o, ref)
        begin_as_it_attaches(g, o)
        g.note(EventName.ATTACHED, Concept.ATTACH, o.controller, o.id, other=ref)

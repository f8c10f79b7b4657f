"""Turning permanents face down and face up (CR 708): the special action of morph (702.37e), and effects that do it."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.asking.choosing import AskX
from mainphase.kernel.costs.ability_costs import mana_component, with_generic
from mainphase.kernel.costs.affording import cannot_pay_whole, max_x
from mainphase.kernel.costs.paying import PayCosts, reserved
from mainphase.kernel.costs.paying_mana import PayMana, begin_to_pay
from mainphase.kernel.events.changes import counters_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.faces import face_up_of, shown_definition, turn_to
from mainphase.kernel.reading.lasting import copied_now
from mainphase.kernel.reading.layers import foresee_characteristics, refreshed_characteristics
from mainphase.kernel.reading.merging import components_of, is_double_faced, show_components
from mainphase.kernel.reading.modifying import PLUS, as_status_has_it, with_text_changes
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.values import Characteristics
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

MEGAMORPH: Final = "megamorph"
DISGUISE: Final = "disguise"
MANIFEST: Final = "manifest"


def is_face_down(g: State, o: Obj) -> bool:
    return shown_definition(g, o).face_down


def ways_up(g: State, o: Obj) -> list[n.Morph]:
    """The morph ability that a face-down permanent would have if it were face up (CR 702.37e, 708.10), with the effects
    that would apply to it then; and its mana cost, if it was manifested and is a creature card (701.40b-d).
    """
    ways: list[n.Morph] = []
    face_up = as_face_up(g, o)
    for uid in face_up.abilities:
        node = g.book.abilities[uid].node
        if isinstance(node, n.Morph) and not ways:
            ways.append(node)
    if o.flags & ObjectFlag.MANIFESTED and face_up.types & CardType.CREATURE:
        cost = g.book.cards[o.card].node.cost
        if cost is not None:
            ways.append(n.Morph((n.PayMana(cost),), MANIFEST))
    return ways


def cannot_pay_to_turn_up(g: State, player: int, oid: int, morph: n.Morph) -> int:
    return cannot_pay_whole(g, player, mana_to_turn_up(g, morph), morph.cost, Context(oid, player))


def way_up(g: State, player: int, o: Obj) -> n.Morph | None:
    """The first of them that can be paid for; where none can be, the first."""
    ways = ways_up(g, o)
    for morph in ways:
        if cannot_pay_to_turn_up(g, player, o.id, morph) == 0:
            return morph
    return ways[0] if ways else None


def as_face_up(g: State, o: Obj) -> Characteristics:
    """The characteristics that a face-down permanent would have face up (CR 708.8)."""
    copied = copied_now(g, o)
    if not g.lasting and not g.statics[StaticKind.MODIFY]:
        return as_status_has_it(o, copied) if copied is not None else g.book.cards[face_up_of(g, o)].base
    face = o.face
    values = o.copied
    before = refreshed_characteristics(g, o)
    o.face = face_up_of(g, o)
    o.copied = copied
    o.ch = with_text_changes(g, o)
    foresee_characteristics(g, o, o.id)
    would_be = characteristics_of(o)
    o.face = face
    o.copied = values
    o.ch = before
    return would_be


def mana_to_turn_up(g: State, morph: n.Morph) -> n.ManaCost:
    """The mana that turning a permanent face up for this cost takes, with the effects that change morph costs. A
    disguise cost is none (CR 702.168).
    """
    cost = mana_component(morph.cost)
    if morph.name == DISGUISE or morph.name == MANIFEST or not any_static(g, StaticKind.COST_CHANGE):
        return cost
    generic = cost.generic
    for s in active_statics(g, StaticKind.COST_CHANGE):
        if isinstance(s.node, n.MorphCostChange):
            generic += s.node.generic
    return with_generic(cost, generic)


def cannot_turn_up(g: State, player: int, oid: int) -> int:
    """0, or why this player can't turn this permanent face up as a special action now (CR 116.2b)."""
    o = g.objects[oid]
    if o.zone != Zone.BATTLEFIELD or o.phased_out or o.controller != player or not is_face_down(g, o):
        return pack_refusal(Concept.TURN_FACE_UP, oid)
    morph = way_up(g, player, o)
    if morph is None:
        return pack_refusal(Concept.TURN_FACE_UP, oid)
    return cannot_pay_to_turn_up(g, player, oid, morph)


def turn_permanent_face_up(g: State, oid: int) -> bool:
    """Turns a face-down permanent face up (CR 708.8). What has no face to show stays as it is."""
    o = g.objects[oid]
    if o.zone != Zone.BATTLEFIELD or not is_face_down(g, o) or o.card == o.face:
        return False
    for part in components_of(g, o):  # CR 708.7: an instant or sorcery card stays face down, and all with it (730.2g)
        if not g.book.cards[part.card].is_permanent:
            return False
    if o.components:  # CR 730.2f
        for part in components_of(g, o):
            part.face = part.card if g.book.cards[part.face].face_down else part.face
        show_components(g, o)
    turn_to(g, oid, face_up_of(g, o))
    o.flags &= ~ObjectFlag.MANIFESTED
    refreshed_characteristics(g, o)  # its own abilities see it being turned up
    g.note(EventName.TURNED_FACE_UP, Concept.TURN_FACE_UP, o.controller, oid)
    return True


def turn_down(g: State, oid: int) -> None:
    """A permanent becomes a face-down 2/2 (CR 708.2a); one that is face down stays as it is (708.2b), and so does a
    double-faced one (712.16), or one with a double-faced component (730.2j).
    """
    o = g.objects[oid]
    if o.zone == Zone.BATTLEFIELD and not o.phased_out and not is_face_down(g, o) and not is_double_faced(g, o):
        g.note(EventName.TURNED_FACE_DOWN, Concept.FACE_DOWN, o.controller, oid)
        if o.components:  # CR 730.2f
            for part in components_of(g, o):
                part.face = g.book.face_down
            show_components(g, o)
        turn_to(g, oid, g.book.face_down)


def turned_up(g: State, oid: int, x: int = 0) -> None:
    """Fires the event of a permanent that was turned face up, for a cost with that X."""
    fire(g, TriggerEvent.turned_face_up(oid, g.objects[oid].controller, x))


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnFaceUp(PlayersFrame):
    """The special action: the morph cost is shown and paid, then the permanent is turned up (CR 702.37e)."""

    FIND_MORPH: Final = 0
    X: Final = 1
    MANA: Final = 2
    OTHER_COSTS: Final = 3
    TURN_UP: Final = 4
    TRIGGERS: Final = 5

    def __init__(self, player: int = 0, what: int = 0) -> None:
        self.pc = TurnFaceUp.FIND_MORPH
        self.player = player
        self.what = what
        self.morph: n.Morph | None = None
        self.x = 0  # chosen for the morph cost (107.3d)

    def run(self, g: State) -> None:
        o = g.objects[self.what]
        ctx = Context(self.what, self.player)
        if self.pc == TurnFaceUp.FIND_MORPH:
            self.pc = TurnFaceUp.MANA
            self.morph = way_up(g, self.player, o)
            found = self.morph
            if found is not None and found.name != MANIFEST and mana_component(found.cost).x:
                self.pc = TurnFaceUp.X
                most = max_x(g, self.player, mana_to_turn_up(g, found), 0, reserved(g, self.player, found.cost, ctx))
                g.push(AskX(self.player, max(0, most), self.what))
                return
        morph = self.morph
        assert morph is not None
        if self.pc == TurnFaceUp.X:
            self.pc = TurnFaceUp.MANA
            self.x = g.answered
        ctx.x = self.x
        if self.pc == TurnFaceUp.MANA:
            self.pc = TurnFaceUp.OTHER_COSTS
            if begin_to_pay(g, PayMana(self.player, mana_to_turn_up(g, morph), self.x), morph.cost, ctx):
                return
        if self.pc == TurnFaceUp.OTHER_COSTS:
            self.pc = TurnFaceUp.TURN_UP
            g.push(PayCosts(self.player, morph.cost, ctx))
            return
        if self.pc == TurnFaceUp.TURN_UP:
            self.pc = TurnFaceUp.TRIGGERS
            if not turn_permanent_face_up(g, self.what):
                g.pop()
                return
            if morph.name == MEGAMORPH:  # CR 702.37b, 708.11
                perform_event(g, [counters_change(self.what, PLUS, 1, Concept.COUNTERS_PUT, self.player)])
                return
        g.pop()
        turned_up(g, self.what, self.x)

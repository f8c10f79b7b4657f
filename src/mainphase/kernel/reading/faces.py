"""Cards with several sets of characteristics (CR 709, 712, 715, 720) and what is face down (708).

`Obj.card` says which card an object is, `Obj.face` what it shows: the same number in the book unless it is a half, an
Adventure, a back face, or face down. `modifying.base_of` starts from the face, so that everything else follows.

A card's faces are numbered as `CardCode.faces` lists them, 0 being the card as a whole. A *way* of casting is a face
and a price in one number: the price is 0 for the mana cost, n for the face's n-th alternative, FREE without paying that
as a permission says; there is another for each other permission that says so, and for what a resolving effect allows.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards.nodes import Layout, Zone
from mainphase.kernel.lowering.codes import CardCode
from mainphase.kernel.reading.attaching import index_attachment
from mainphase.kernel.reading.lasting import recopy
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.merging import components_of, show_components
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.turns_at_once import stacks_set_aside
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

FREE: Final = -1  # the price of casting without paying the mana cost (118.9)
BITS: Final = 6
BY_EFFECT: Final = 47  # without paying, as an effect that resolves lets it be cast; then, the second permission's …
MOST_PERMISSIONS: Final = 14


def way_of(face: int, price: int) -> int:
    """Casting the card as its face of that number for that price."""
    return (face << BITS) + price


def face_number(way: int) -> int:
    """The number among the card's faces."""
    number: i64 = way
    return int((number + 1) >> BITS)


def price_number(way: int) -> int:
    number: i64 = way
    return int(number - ((number + 1) >> BITS << BITS))


def is_free(price: int) -> bool:
    """True if neither the mana cost nor an alternative cost of the card itself is paid."""
    return price < 0 or price >= BY_EFFECT


def price_of(place: int) -> int:
    """The price by the permission of that place among those by which the mana cost isn't paid."""
    return FREE if place == 0 else BY_EFFECT + place


def place_of(price: int) -> int:
    """The place of the permission; -1: there is none."""
    if price == FREE:
        return 0
    return price - BY_EFFECT if price > BY_EFFECT else -1


def as_land(face: int) -> int:
    """Among the ways to cast a card: playing it as a land with its face of that number up; and back again."""
    return FREE - 1 - face


def land_play(permission: int, face: int) -> int:
    """Playing a land under a permission (0: the rule itself) with its face of that number up (CR 305.2, 712.12)."""
    return (permission << BITS) + face


def permission_of(play: int) -> int:
    return play >> BITS


def face_played(play: int) -> int:
    return play & ((1 << BITS) - 1)


def shown_definition(g: State, o: Obj) -> CardCode:
    """The definition whose characteristics an object shows."""
    return g.book.cards[o.face]


def face_cast(g: State, o: Obj, way: int) -> int:
    """The face, as an index in the book, that is put on the stack when a card is cast this way."""
    face = g.book.cards[o.card].faces[face_number(way)]
    if g.book.alters:
        altered = g.book.cards[face].altered
        price = price_number(way)
        if 0 < price <= len(altered) and altered[price - 1] >= 0:
            return altered[price - 1]
    return face


def other_face(g: State, o: Obj) -> int:
    """The face that a double-faced object, or one component of a permanent, does not show, as an index in the book; -1:
    it is not double-faced, or face down (CR 712.9, 712.15a), or several cards represent it (730.2i).
    """
    if o.components:
        return -1
    code = g.book.cards[o.card]
    if code.node.layout != Layout.TRANSFORMING and code.node.layout != Layout.MODAL:
        return -1
    front = code.faces[0]
    back = code.faces[1]
    if o.face == front:
        return back
    return front if o.face == back else -1


def back_face(g: State, card: int) -> int:
    """The back face of a double-faced card that could be a permanent, or -1 (CR 712.14a)."""
    code = g.book.cards[card]
    if code.node.layout != Layout.TRANSFORMING and code.node.layout != Layout.MODAL:
        return -1
    return code.faces[1] if g.book.cards[code.faces[1]].is_permanent else -1


def turn_face_in_place(g: State, o: Obj, face: int) -> None:
    """It shows another face, in no zone where that has to be noticed."""
    o.face = face
    o.ch = apart_of(g, o)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Appearance:
    """The appearance of an object: the face and the characteristics that it shows."""

    def __init__(self, face: int = 0, ch: Characteristics | None = None) -> None:
        self.face = face
        self.ch = ch


def show_meanwhile(g: State, o: Obj, face: int) -> Appearance:
    """It shows another face while it is asked whether it could be cast or played so (CR 709.3a, 712.12, 715.3a): until
    `show_again`, which is given what it showed before.
    """
    before = Appearance(o.face, refreshed_characteristics(g, o))
    turn_face_in_place(g, o, face)
    return before


def show_again(o: Obj, before: Appearance) -> None:
    o.face = before.face
    o.ch = before.ch


def turn_to(g: State, oid: int, face: int) -> None:
    """A permanent shows another face from now on (CR 701.27a, 708.8): what applies to it goes on, counters and damage
    stay. It does not enter.
    """
    o = g.objects[oid]
    o.face = face
    if g.rules.turned_is_newer:
        o.timestamp = g.tick()  # CR 613.7f, g
    if o.zone == Zone.BATTLEFIELD:
        recopy(g, [oid])
        index_attachment(g, o)
    else:
        o.ch = apart_of(g, o)
    g.require_state_based_check()


def face_up_of(g: State, o: Obj) -> int:
    """The face that a permanent shows face up, be it flipped or not (CR 110.5, 710.2)."""
    other = g.book.cards[o.card].flipside
    return other if other >= 0 and o.flags & ObjectFlag.FLIPPED and not o.components else o.card


def flip_permanent(g: State, oid: int) -> bool:
    """A permanent becomes flipped, whatever that means for it; False: it is already (CR 710.4). It gets no timestamp
    (613.7).
    """
    o = g.objects[oid]
    if o.zone != Zone.BATTLEFIELD or o.phased_out or o.flags & ObjectFlag.FLIPPED:
        return False
    o.flags |= ObjectFlag.FLIPPED
    if o.face == o.card and not o.components:  # those are what their values say (730.2h)
        o.face = face_up_of(g, o)
    recopy(g, [oid])
    index_attachment(g, o)
    g.require_state_based_check()
    return True


def is_bestowed(g: State, o: Obj) -> bool:
    """True if it is an Aura because it was cast bestowed (CR 702.103b)."""
    code = g.book.cards[o.face]
    return code.is_altered and code.is_permanent and not code.mutating


def is_mutating(g: State, o: Obj) -> bool:
    """True if it is a mutating creature spell (CR 702.140a)."""
    return g.book.merges and o.zone == Zone.STACK and o.kind != ObjectKind.ABILITY and g.book.cards[o.face].mutating


def unbestow(g: State, o: Obj) -> None:
    """It ceases to be bestowed, or a mutating spell, and is a creature again (CR 702.103e, f, 702.140b)."""
    o.face = g.book.cards[o.face].whole
    for part in components_of(g, o) if o.components else []:
        part.face = g.book.cards[part.face].whole
    if o.components:
        show_components(g, o)
    if o.zone == Zone.BATTLEFIELD:
        recopy(g, [o.id])
        index_attachment(g, o)
    else:
        o.ch = apart_of(g, o)
    g.require_state_based_check()


def reveal_all(g: State, owner: int = -1) -> None:
    """As a player leaves, the face-down permanents and spells that they own are shown; as the game ends, everybody's
    (CR 708.9). Cards that lie face down in exile are neither.
    """
    log = g.log
    if log is None or not g.book.turned_down:
        return
    for oid in g.battlefield + g.phased_out + g.stack + stacks_set_aside(g):
        o = g.objects[oid]
        if owner not in (-1, o.owner):
            continue
        for part in components_of(g, o):
            if shown_definition(g, part).face_down and part.kind == ObjectKind.CARD:
                g.note(EventName.REVEALED, Concept.REVEAL_FACE_DOWN, o.owner, oid)
                log[-1].obj_card = part.card


def may_look(g: State, o: Obj, seat: int) -> bool:
    """True if this seat may look at a face-down object (CR 708.5): its controller; in exile, whoever exiled it, and who
    controls the permanent that did (406.3, 702.75a), unless nobody may.
    """
    if o.flags & ObjectFlag.UNSEEN:
        return False
    if seat in (o.controller, g.decider(o.controller)):
        return True
    by = g.objects.get(o.exiled_with) if o.zone == Zone.EXILE else None
    return by is not None and by.zone == Zone.BATTLEFIELD and seat in (by.controller, g.decider(by.controller))


def show_face(o: Obj, old: Obj, change: Change) -> None:
    """A card is put on the stack as one of its faces, and a permanent shows that of the spell it was; everywhere else
    a card is what it says as a whole (CR 709.4, 712.8, 715.4).
    """
    if change.face >= 0:
        o.face = change.face
    elif old.zone == Zone.STACK and o.zone == Zone.BATTLEFIELD:
        o.face = old.face

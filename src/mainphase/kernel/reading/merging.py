"""Permanents that are represented by several cards: merged with others (CR 730), or melded (701.42a, 712.4).

Such a permanent is one object. `Obj.components` names the records of all that represents it, the topmost first: each
is an `Obj` in no zone, with its card, the face that it shows, and (`entered_as`) its copiable values if those are not
that face's. What the permanent says of itself (`card`, `face`, `kind`) is what its topmost component says, and its
copiable values are those of all components together. A component that a spell became has the time when it merged as its
timestamp.
"""

from typing import Final

from mainphase.cards.nodes import Layout, Zone
from mainphase.kernel.lowering.cards import with_flipside, with_mana_value
from mainphase.kernel.reading.lasting import recopy
from mainphase.kernel.reading.modifying import apart_of, with_abilities
from mainphase.kernel.state.copies import copy_lasting
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics

# The copiable values of the second card of a melded permanent: the first one stands for both (712.8g).
OTHER_HALF: Final = Characteristics()


def components_of(g: State, o: Obj) -> list[Obj]:
    """The records of all that represents a permanent, the topmost first; itself, if that is one card."""
    if not o.components:
        return [o]
    return [g.objects[oid] for oid in o.components]


def new_component(g: State, card: int, face: int, kind: int, owner: int) -> Obj:
    """The record of something that represents a permanent together with others."""
    made = Obj(g.new_id(), card, kind, owner, Zone.NOWHERE)
    made.face = face
    made.ch = apart_of(g, made)
    g.objects[made.id] = made
    return made


def begin_components(g: State, o: Obj) -> None:
    """A permanent that one card represents is about to have other components besides."""
    if not o.components:
        first = new_component(g, o.card, o.face, o.kind, o.owner)
        first.entered_as = o.entered_as
        o.components = (first.id,)


def put_component(g: State, o: Obj, part: Obj, under: bool) -> None:
    """Something becomes the topmost component of a permanent, or the one under all others (CR 730.2)."""
    begin_components(g, o)
    part.timestamp = g.tick()
    own = component_values(g, part, False)
    for e in g.lasting[:]:  # what is a copy for a while is what this makes of the copy (730.2a, 613.2)
        copied = e.copied
        if copied is None or o.id not in e.objects:
            continue
        if len(e.objects) > 1:
            e.objects.remove(o.id)
            apart = copy_lasting(e)
            apart.id = g.new_id()
            apart.objects = [o.id]
            g.lasting.insert(g.lasting.index(e) + 1, apart)
            e = apart
        e.copied = with_abilities_of(g, copied, own) if under else with_abilities_of(g, own, copied)
    o.components = (*o.components, part.id) if under else (part.id, *o.components)
    show_components(g, o)


def become_copy_together(g: State, o: Obj, values: Characteristics) -> None:
    """A permanent of several components becomes a copy for good: no component has values of its own any more."""
    for at, part in enumerate(components_of(g, o)):
        part.entered_as = values if at == 0 else OTHER_HALF


def is_counterpart(g: State, one: Obj, other: Obj) -> bool:
    """True if these are the two cards of a meld pair (CR 701.42b)."""
    if one.kind != ObjectKind.CARD or other.kind != ObjectKind.CARD or one.card == other.card:
        return False
    code = g.book.cards[one.card]
    return code.melded >= 0 and code.node.faces == g.book.cards[other.card].node.faces


def join_halves(g: State, first: Obj, second: Obj) -> None:
    """Two records of a meld pair stand for what they meld into: the first for both (CR 712.8g)."""
    first.entered_as = g.book.cards[g.book.cards[first.card].melded].base
    second.entered_as = OTHER_HALF


def show_components(g: State, o: Obj) -> None:
    """A permanent is what its components make of it now (CR 702.140e, 730.2a)."""
    top = g.objects[o.components[0]]
    o.card = top.card
    o.face = face_of(g, top)
    o.kind = top.kind
    for part in components_of(g, o):
        part.ch = apart_of(g, part)
    o.entered_as = values_together(g, o)
    recopy(g, [o.id])
    g.invalidate_mana()
    g.require_state_based_check()


def face_of(g: State, part: Obj) -> int:
    """The face that a permanent shows whose topmost component this is: of a meld pair the combined one (CR 712.8g)."""
    melded = g.book.cards[part.card].melded
    own = part.entered_as
    if melded >= 0 and own is not None and own.name == g.book.cards[melded].base.name:
        return melded
    return part.face


def values_together(g: State, o: Obj) -> Characteristics:
    """The copiable values of a permanent with these components: those of the topmost, with the abilities of all. While
    the topmost is face down they are what it would have face up, and all others with it (CR 730.2e, f).
    """
    parts = components_of(g, o)
    up = g.book.cards[parts[0].face].face_down
    values = component_values(g, parts[0], up)
    other = values.flipside
    flipped = values if other is None else other
    flips = other is not None
    for part in parts[1:]:
        own = component_values(g, part, up)
        values = with_abilities_of(g, values, own)
        other = own.flipside
        flips = flips or other is not None
        flipped = with_abilities_of(g, flipped, own if other is None else other)  # CR 730.2h
    return with_flipside(values, flipped) if flips else values


def component_values(g: State, part: Obj, up: bool) -> Characteristics:
    """The copiable values that a component brings. Face down it has none, unless it is asked what it would have."""
    copied = part.entered_as
    if copied is not None:
        return copied
    code = g.book.cards[part.face]
    return g.book.cards[part.card].base if code.face_down and up else code.base


def values_of_topmost(g: State, o: Obj) -> Characteristics:
    """The copiable values that the topmost component of a permanent brings."""
    return component_values(g, g.objects[o.components[0]], False)


def with_abilities_of(g: State, values: Characteristics, other: Characteristics) -> Characteristics:
    """Values with all abilities of something else besides (CR 702.140e)."""
    if not other.abilities and not other.keywords:
        return values
    return with_abilities(g, values, values.keywords | other.keywords, values.abilities + other.abilities)


def times_mutated(g: State, o: Obj) -> int:
    """How many spells have merged with a permanent."""
    times = 0
    for oid in o.components:
        part = g.objects.get(oid)
        if part is not None and part.timestamp:
            times += 1
    return times


def is_double_faced(g: State, o: Obj) -> bool:
    """True if some card that represents a permanent has two faces, a meld card among them (CR 712.1)."""
    for part in components_of(g, o):
        layout = g.book.cards[part.card].node.layout
        if layout == Layout.TRANSFORMING or layout == Layout.MODAL or layout == Layout.MELD:
            return True
    return False


def copied_without_cost(g: State, o: Obj, values: Characteristics) -> Characteristics:
    """What is copied of a back face has no mana cost that its mana value could come from (CR 202.3b, c)."""
    if g.book.cards[o.face].back and (o.copied is None or o.components):
        return with_mana_value(values, 0)
    return values


def must_be_arranged(g: State, o: Obj, zone: int) -> bool:
    """True if somebody says in which order a permanent's components go to a graveyard, a library or exile (CR 712.21a,
    b, 730.3a, b). Of tokens, and of one card several times, it is no choice.
    """
    if zone != Zone.GRAVEYARD and zone != Zone.LIBRARY and zone != Zone.EXILE:
        return False
    first = -1
    for oid in o.components:
        part = g.objects[oid]
        if part.kind != ObjectKind.CARD or part.zone != Zone.NOWHERE:
            continue
        if first >= 0 and part.card != first:
            return True
        first = part.card
    return False

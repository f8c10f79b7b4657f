"""Planes and phenomena (CR 311, 312, 901): what is one, and where they are."""

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.layers import apply_only_counters
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State


def is_planar(g: State, o: Obj) -> bool:
    """True if it is a plane or a phenomenon."""
    return (g.book.cards[o.card].base.types & CardType.PLANAR) != 0


def is_phenomenon(g: State, o: Obj) -> bool:
    return (g.book.cards[o.card].base.types & CardType.PHENOMENON) != 0


def planar_deck_of(g: State, player: int) -> list[int]:
    """A player's planar deck, from the top; that of them all where there is only one (CR 901.15c)."""
    return g.planar_deck if g.one_planar_deck else g.players[player].planar_deck


def face_up_planes(g: State) -> list[int]:
    """The planes and phenomena that are face up."""
    return [oid for oid in g.command if is_planar(g, g.objects[oid])]


def in_planar_deck(g: State, o: Obj) -> bool:
    """True if it is face down in a planar deck (CR 311.2)."""
    return o.zone == Zone.COMMAND and g.planar_controller >= 0 and is_planar(g, o) and o.id not in g.command


def become_plane(g: State, o: Obj, card: int) -> None:
    """What lies at the place of a card in a planar deck is another one."""
    o.card = o.face = card
    apply_only_counters(g, o)

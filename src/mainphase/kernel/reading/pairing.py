"""Creatures that are paired (CR 702.95): a pair is an effect that lasts while both are what they were."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import Lasting


def partner_of(g: State, oid: int) -> int:
    """Returns the creature with which this one is paired; 0: with none (CR 702.95d)."""
    for e in g.lasting:
        if oid in e.objects and isinstance(g.book.nodes[e.node], n.Pair):
            return e.objects[1] if e.objects[0] == oid else e.objects[0]
    return 0


def can_be_of_a_pair(g: State, oid: int, player: int) -> bool:
    """True if it is a creature on the battlefield under a player's control (CR 702.95c)."""
    o = g.find(oid)
    if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out or o.controller != player:
        return False
    return characteristics_of(o).types & CardType.CREATURE != 0


def are_still_a_pair(g: State, pair: Lasting) -> bool:
    """True unless something has happened that ends it (CR 702.95e)."""
    for oid in pair.objects:
        if not can_be_of_a_pair(g, oid, pair.controller):
            return False
    return True

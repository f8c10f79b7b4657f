"""Protection, hexproof from a quality and landwalk (CR 702.16, 702.11d, 702.14): keyword abilities with a filter.

They are looked for only where some object is indexed as having one.
"""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.evaluate import matches, now
from mainphase.kernel.kinds import StaticKind
from mainphase.kernel.objects import Context
from mainphase.kernel.state import State


def is_protected(g: State, oid: int, source: int) -> bool:
    """Whether a permanent has protection from what this source is (CR 702.16a)."""
    return len(g.statics[StaticKind.PROTECTION]) > 0 and protecting(g, oid, source) >= 0


def protecting(g: State, oid: int, source: int) -> int:
    """The uid of the protection ability that a permanent has from this source, or -1."""
    o = g.objects.get(oid)
    if o is None or o.zone != Zone.BATTLEFIELD:
        return -1
    for uid in now(o).statics:
        code = g.book.abilities[uid]
        if code.static_kind == StaticKind.PROTECTION:
            node = code.node
            assert isinstance(node, n.Protection)
            if matches(g, node.against, source, Context(oid, o.controller, uid)):
                return uid
    return -1


def is_hexproof_from(g: State, oid: int, source: int) -> bool:
    """Whether a permanent has hexproof from what this source of an opponent is (CR 702.11d)."""
    o = g.objects[oid]
    for uid in now(o).statics:
        code = g.book.abilities[uid]
        if code.static_kind == StaticKind.HEXPROOF_FROM:
            node = code.node
            assert isinstance(node, n.HexproofFrom)
            if matches(g, node.against, source, Context(oid, o.controller, uid)):
                return True
    return False


def walks_past(g: State, attacker: int, defender: int) -> bool:
    """Whether an attacker has a landwalk ability for a land that the defending player controls (CR 702.14c)."""
    a = g.objects[attacker]
    for uid in now(a).statics:
        code = g.book.abilities[uid]
        if code.static_kind == StaticKind.LANDWALK:
            node = code.node
            assert isinstance(node, n.Landwalk)
            ctx = Context(attacker, a.controller, uid)
            for oid in g.battlefield:
                o = g.objects[oid]
                if o.controller == defender and now(o).types & CardType.LAND and matches(g, node.which, oid, ctx):
                    return True
    return False

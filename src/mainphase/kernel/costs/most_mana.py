"""The most mana that a player could come to have now: a count that takes little time, and is never too small."""

from mainphase.kernel.lowering.codes import UNBOUNDED
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.state import State


def most_mana(g: State, player: int) -> int:
    """The pool, and each permanent activated once as `sources_of_mana` counts it; UNBOUNDED where anything may stand
    in for mana, or it depends on more than what there is.
    """
    if g.book.aids_are_given or any_static(g, StaticKind.MULTIPLY_MANA):
        return UNBOUNDED
    total = len(g.players[player].pool)
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller != player:
            continue
        best = 0
        for uid in now(o).mana:
            code = g.book.abilities[uid]
            if code.most_mana > best and not (code.taps and o.tapped):
                best = code.most_mana
        total += best
    return min(total, UNBOUNDED)

"""The mana that a player has at hand: counted once, and again only after something has changed that it could come from
(`State.mana_moves`).
"""

from mainphase.cards.nodes import CardType
from mainphase.kernel.costs.components import is_sick
from mainphase.kernel.costs.sources_of_mana import plain_mask
from mainphase.kernel.lowering.codes import UNBOUNDED
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.player import PlainMana
from mainphase.kernel.state.state import State


def mana_at_hand(g: State, player: int) -> PlainMana:
    """What this player's permanents could give now."""
    p = g.players[player]
    known = p.mana
    if known.moves != g.mana_moves:
        known = count_mana(g, player, [])
        p.mana = known
    return known


def count_mana(g: State, player: int, exclude: list[int]) -> PlainMana:
    """The same without some of them."""
    out = PlainMana(g.mana_moves)
    masks = out.masks
    counts = out.counts
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller != player:
            continue
        ch = now(o)
        if len(ch.mana) == 0:
            continue
        best = 0
        for uid in ch.mana:
            code = g.book.abilities[uid]
            if code.most_mana > best and not (code.taps and o.tapped):
                best = code.most_mana
        out.most += best
        mask = plain_mask(g, ch.mana)
        if mask == 0:
            out.plain = False
            continue
        if o.tapped or oid in exclude or (ch.types & CardType.CREATURE and is_sick(g, o)):
            continue
        out.total += 1
        known = False
        for i in range(len(masks)):
            if masks[i] == mask:
                counts[i] += 1
                known = True
                break
        if not known:
            masks.append(mask)
            counts.append(1)
    return out


def most_mana(g: State, player: int) -> int:
    """The most mana that a player could come to have now, and never too little: the pool, and each permanent activated
    once as `sources_of_mana` counts it; UNBOUNDED where anything may stand in for mana, or it depends on more than what
    there is.
    """
    if g.book.aids_are_given or any_static(g, StaticKind.MULTIPLY_MANA):
        return UNBOUNDED
    return min(mana_at_hand(g, player).most + len(g.players[player].pool), UNBOUNDED)

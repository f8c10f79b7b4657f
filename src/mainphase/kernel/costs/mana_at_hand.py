"""The mana that a player has at hand: counted once, and again only after something has changed that it could come from
(`State.invalidate_mana`).
"""

from typing import Final

from mypy_extensions import i64

from mainphase.cards.nodes import CardType
from mainphase.kernel.costs.components import is_sick
from mainphase.kernel.costs.pool import narrows_mana
from mainphase.kernel.costs.sources_of_mana import cards_with_mana
from mainphase.kernel.lowering.codes import UNBOUNDED
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.player import NO_PLAIN_MANA, PlainMana
from mainphase.kernel.state.state import State

NONE_LEFT_OUT: Final[list[int]] = []  # never changed


def mana_at_hand(g: State, player: int) -> PlainMana:
    """The mana that this player's permanents could give now."""
    p = g.players[player]
    known = p.mana
    if known is NO_PLAIN_MANA:
        known = count_mana(g, player, NONE_LEFT_OUT)
        p.mana = known
    return known


def count_mana(g: State, player: int, exclude: list[int]) -> PlainMana:
    """The mana that a player's permanents could give now, without some of them."""
    out = PlainMana()
    narrowed = narrows_mana(g)
    masks = out.masks
    counts = out.counts
    for o in g.permanents:
        if o.controller != player:
            continue
        ch = characteristics_of(o)
        if len(ch.mana) == 0:
            continue
        best: i64 = 0
        mask: i64 = 0  # the types of mana of which it makes exactly one by just tapping, whatever the state of the game
        plain = True  # that is all there is to it
        for uid in ch.mana:
            code = g.book.abilities[uid]
            most: i64 = code.most_mana
            if not code.taps:
                out.most += most
            elif most > best and not o.tapped:
                best = most
            one: i64 = code.plain_mask
            if one == 0 or narrowed:
                plain = False
            mask |= one
        out.most += int(best)
        if not plain:
            out.plain = False
            continue
        if not is_ready(g, o, exclude):
            continue
        if len(ch.mana) > 1 or ch.types & CardType.CREATURE or len(ch.activated) > 0:
            out.even = False
        out.total += 1
        known = False
        for i in range(len(masks)):
            if masks[i] == mask:
                counts[i] = counts[i] + 1
                known = True
                break
        if not known:
            masks.append(int(mask))
            counts.append(1)
    return out


def is_ready(g: State, o: Obj, exclude: list[int]) -> bool:
    """True if a permanent that does nothing for mana but tap can do so now, and is none of those."""
    if o.tapped or (len(exclude) > 0 and o.id in exclude):
        return False
    return not characteristics_of(o).types & CardType.CREATURE or not is_sick(g, o)


def first_sources(g: State, player: int, exclude: list[int], count: int) -> list[int]:
    """So many of the permanents that were counted, where there is nothing else that mana could come from."""
    out: list[int] = []
    for o in g.permanents:
        if len(out) == count:
            break
        if o.controller == player and len(characteristics_of(o).mana) > 0 and is_ready(g, o, exclude):
            out.append(o.id)
    return out


def most_mana(g: State, player: int) -> int:
    """The most mana that a player could come to have now, and never too little: the pool, and each permanent activated
    once as `sources_of_mana` counts it; UNBOUNDED where anything may stand in for mana, or it depends on more than what
    there is.
    """
    if g.book.aids_are_given or any_static(g, StaticKind.MULTIPLY_MANA):
        return UNBOUNDED
    if g.book.mana_elsewhere and cards_with_mana(g, player, 0):
        return UNBOUNDED
    return min(mana_at_hand(g, player).most + len(g.players[player].pool), UNBOUNDED)

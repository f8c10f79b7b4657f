"""The mana costs that a player can pay (CR 601.2g-h): with what, whether it is enough, for how great an X."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.costs.arithmetic import (
    IN_USE_PENALTY,
    KINDS,
    PaymentPlan,
    Supply,
    color_index,
    feasible,
    greatest_x,
    keep_colors,
    least_generic,
    meets_hall_condition,
    solve,
)
from mainphase.kernel.costs.combining import MOST_TRIED, Combination, Combining, combination
from mainphase.kernel.costs.makers import makers
from mainphase.kernel.costs.mana_at_hand import count_mana, mana_at_hand
from mainphase.kernel.costs.paying import cannot_pay, reserved
from mainphase.kernel.costs.pool import may_spend, rank_of
from mainphase.kernel.costs.sources_of_mana import adds_by_triggers, aid_keywords, mana_sources, symbols_with_aid
from mainphase.kernel.events.changing_life import life_to_pay
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.player import PlainMana
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.values import ManaUnit
from mainphase.rules.concepts import Concept


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Overview:
    """All that a player can pay with for one purpose: the solver's supply, and which unit of the pool each of its pool
    entries is.
    """

    def __init__(self) -> None:
        self.supply = Supply()
        self.units: list[int] = []


def mana_overview(
    g: State,
    player: int,
    for_obj: int,
    exclude: list[int],
    sources: bool = True,
    aids_only: bool = False,
    bends: bool = False,
) -> Overview:
    """The pool's mana that may be spent on this, and (unless only the pool is asked for) the sources; or of them those
    alone that stand in for mana. `bends`: a waterbend cost is paid.
    """
    out = Overview()
    pool = g.players[player].pool
    for i in range(len(pool)):
        unit = pool[i]
        if unit.only_for < 0 or may_spend(g, player, unit.only_for, unit.source, for_obj):
            out.supply.add_pool(unit.color | n.SNOW if unit.snow else unit.color, rank_of(g, unit))
            out.units.append(i)
    if sources:
        for s in mana_sources(g, player, for_obj, exclude, aids_only, bends):
            out.supply.add_source(s)
    return out


def is_bent(cost: n.ManaCost) -> bool:
    """True if a waterbend cost is a part of it."""
    return cost.bent > 0 or cost.bent_x > 0


def set_apart(cost: n.ManaCost, x: int, generic: int, symbols: list[int]) -> int:
    """Returns how much of this generic mana a waterbend cost asks for, after the rest was put among the symbols, as
    what mana of any type pays (CR 701.67b).
    """
    bent = min(generic, cost.bent + x * cost.bent_x)
    symbols.extend([KINDS] * (generic - bent))
    return bent


def is_nothing(cost: n.ManaCost) -> bool:
    return cost.generic <= 0 and len(cost.symbols) == 0


def plain_mana(g: State, player: int, for_obj: int, exclude: list[int]) -> PlainMana | None:
    """The mana at hand to pay with, if that is no more than a pool without restrictions and permanents that tap for one
    mana each.
    """
    if (
        any_static(g, StaticKind.CANT_ACTIVATE)
        or any_static(g, StaticKind.MULTIPLY_MANA)
        or aid_keywords(g, player, for_obj) != 0
    ):
        return None
    if g.book.mana_elsewhere or adds_by_triggers(g):
        return None
    for unit in g.players[player].pool:
        if unit.only_for >= 0:
            return None
    at_hand = count_mana(g, player, exclude) if exclude else mana_at_hand(g, player)
    return at_hand if at_hand.plain else None


def can_pay_mana(g: State, player: int, cost: n.ManaCost, x: int, for_obj: int, exclude: list[int]) -> bool:
    """True if a player could pay this cost now with the pool, mana abilities and (for Phyrexian symbols) life.

    Asked for every card in hand at every priority: where only permanents are about that tap for one mana, it is a
    count.
    """
    generic = cost.generic + x * cost.x
    symbols = cost.symbols
    if generic <= 0 and len(symbols) == 0:
        return True
    if generic < 0:
        generic = least_generic(generic, list(symbols))
    if is_bent(cost):
        left = list(symbols)
        generic = set_apart(cost, x, generic, left)
        by = aid_keywords(g, player, for_obj)
        return payable(g, player, generic, symbols_with_aid(tuple(left), by), for_obj, exclude, True)
    counted = True
    for m in symbols:
        if m & ~KINDS:
            counted = False
    at_hand = plain_mana(g, player, for_obj, exclude) if counted else None
    if at_hand is None:
        return payable(
            g, player, generic, symbols_with_aid(symbols, aid_keywords(g, player, for_obj)), for_obj, exclude
        )
    pool = g.players[player].pool
    if generic + len(symbols) > at_hand.total + len(pool):
        return False
    masks = at_hand.masks
    if any_pays_each(masks, pool, symbols):
        return True
    counts = at_hand.counts
    if pool:
        masks = masks[:]
        counts = counts[:]
        for unit in pool:
            masks.append(unit.color)
            counts.append(1)
    return meets_hall_condition(masks, counts, generic, list(symbols))


def payable(
    g: State, player: int, generic: int, symbols: list[int], for_obj: int, exclude: list[int], bends: bool = False
) -> bool:
    """True if this much mana could be paid now with anything at all: sources first, then mana abilities that ask for
    more (CR 601.2g, 605.3a). It never says so wrongly; it does not find what takes more than `MOST_TRIED` attempts.
    """
    supply = mana_overview(g, player, for_obj, exclude, True, False, bends).supply
    life = life_to_pay(g, player)
    if feasible(supply, generic, symbols, life):
        return True
    return way_to_pay(g, player, supply, generic, symbols, for_obj, exclude, life) is not None


def way_to_pay(
    g: State,
    player: int,
    supply: Supply,
    generic: int,
    symbols: list[int],
    for_obj: int,
    exclude: list[int],
    life: int,
) -> Combination | None:
    """How to begin to pay what the sources alone can't."""
    abilities = makers(g, player, for_obj, exclude)
    if not abilities:
        return None
    return combination(supply, abilities, generic, symbols, life)


def was_cut(g: State, player: int, cost: n.ManaCost, for_obj: int, exclude: list[int]) -> bool:
    """True if no way to pay this was found only because there were too many to try."""
    supply = mana_overview(g, player, for_obj, exclude, True, False, is_bent(cost)).supply
    search = Combining(supply, makers(g, player, for_obj, exclude), life_to_pay(g, player), NO_IDS)
    found = search.look(cost.generic, symbols_with_aid(cost.symbols, aid_keywords(g, player, for_obj)))
    return found is None and search.tried >= MOST_TRIED


def any_pays_each(masks: list[int], pool: list[ManaUnit], symbols: tuple[int, ...]) -> bool:
    """True if each of these mana could pay each of these symbols: then it is only a matter of how much there is."""
    for s in symbols:
        for mask in masks:
            if not s & mask:
                return False
        for unit in pool:
            if not s & unit.color:
                return False
    return True


def cannot_pay_whole(g: State, player: int, mana: n.ManaCost, costs: tuple[n.Cost, ...], ctx: Context) -> int:
    """0, or why a player could not pay a cost: this mana, and its other components."""
    why = cannot_pay(g, player, costs, ctx)
    if why != 0 or is_nothing(mana):
        return why
    if not can_pay_mana(g, player, mana, 0, 0, reserved(g, player, costs, ctx)):
        why = pack_refusal(Concept.PAY_MANA, ctx.source)
    return why


def can_pay_announced(g: State, player: int, cost: n.ManaCost, for_obj: int, exclude: list[int], ready: bool) -> bool:
    """True if a player could pay this cost for what is announced. In 1997 the mana has to be in the pool by then
    (`ready`: it is time for that); whoever pays automatically draws it just before.
    """
    if not g.rules.mana_beforehand or (g.automation.pay and not ready):
        return can_pay_mana(g, player, cost, 0, for_obj, exclude)
    over = mana_overview(g, player, for_obj, exclude, True, True)
    return feasible(
        over.supply,
        cost.generic,
        symbols_with_aid(cost.symbols, aid_keywords(g, player, for_obj)),
        life_to_pay(g, player),
    )


def max_x(g: State, player: int, cost: n.ManaCost, for_obj: int, exclude: list[int], from_pool: bool = False) -> int:
    """The greatest X this player could pay for (CR 107.3), -1 if the cost can't be paid even without."""
    if is_bent(cost):
        most = -1
        while can_pay_mana(g, player, cost, most + 1, for_obj, exclude) and (cost.x > 0 or most < 0):
            most += 1
        return most
    supply = mana_overview(g, player, for_obj, exclude, True, from_pool).supply
    symbols = symbols_with_aid(cost.symbols, aid_keywords(g, player, for_obj))
    life = life_to_pay(g, player)
    x = greatest_x(supply, cost.generic, symbols, cost.x, life)
    if from_pool:
        return x
    abilities = makers(g, player, for_obj, exclude)
    if not abilities or (cost.x == 0 and x == 0):
        return x
    while combination(supply, abilities, cost.generic + (x + 1) * cost.x, symbols, life) is not None:
        x += 1
        if cost.x == 0:
            break
    return x


def other_costs_in_hand(g: State, player: int, for_obj: int) -> list[n.ManaCost]:
    """The mana costs of the cards in a player's hand, but for the one that is being paid for."""
    out: list[n.ManaCost] = []
    for oid in g.players[player].hand:
        cost = g.book.cards[g.objects[oid].card].node.cost
        if oid != for_obj and cost is not None:
            out.append(cost)
    return out


def needed_colors(costs: list[n.ManaCost]) -> list[int]:
    """How many mana of each type the one of these costs needs that needs most."""
    out = [0, 0, 0, 0, 0, 0]
    for cost in costs:
        for m in cost.symbols:
            if m & KINDS and m & (m - 1) == 0:
                color = color_index(m)
                out[color] = max(out[color], cost.symbols.count(m))
    return out


def best_payment(
    g: State, player: int, supply: Supply, generic: int, symbols: list[int], for_obj: int
) -> PaymentPlan | None:
    """The payment that spares most of what has another use, if sources alone can pay (`docs/architecture.md`)."""
    using = in_use(g, for_obj)
    if using:
        for s in supply.sources:
            if s.obj in using:
                s.spare(IN_USE_PENALTY)
    others = other_costs_in_hand(g, player, for_obj)
    if len(supply.sources) > 1:
        keep_colors(supply, needed_colors(others))
    return solve(supply, generic, symbols, wanted_colors(others), life_to_pay(g, player))


def in_use(g: State, for_obj: int) -> list[int]:
    """The objects wanted for something else while this is paid for: the source of an ability, and the targets."""
    o = g.find(for_obj) if for_obj > 0 else None
    if o is None or o.ctx is None or o.zone == Zone.BATTLEFIELD:
        return NO_IDS
    out: list[int] = []
    if o.kind == ObjectKind.ABILITY:
        out.append(o.ctx.source)
    for chosen in o.ctx.targets:
        for ref in chosen:
            if ref > 0:
                out.append(ref)
    return out


def wanted_colors(costs: list[n.ManaCost]) -> list[int]:
    """How many symbols of each type these costs have: what payment should leave."""
    out = [0, 0, 0, 0, 0, 0]
    for cost in costs:
        for m in cost.symbols:
            types: i64 = m & KINDS
            while types:
                color = color_index(types & -types)
                out[color] += 1
                types &= types - 1
    return out

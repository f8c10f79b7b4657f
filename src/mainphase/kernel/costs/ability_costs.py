"""The mana that activating an ability costs (CR 118.7, 601.2f, 602.2b), mana abilities among them."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.costs.arithmetic import KINDS, least_generic, popcount
from mainphase.kernel.keys import MemoryKey, Paid
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import mana_cost_of
from mainphase.kernel.reading.evaluate import holds, is_in_zone_meant, matches, names_player, quantity
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State

NO_MANA: Final = n.ManaCost()


def mana_component(costs: tuple[n.Cost, ...]) -> n.ManaCost:
    """All mana that is to be paid among these components."""
    total = NO_MANA
    for c in costs:
        if isinstance(c, n.PayMana):
            total = add_costs(total, waterbent(c.mana) if isinstance(c, n.Waterbend) else c.mana)
    return total


def waterbent(mana: n.ManaCost) -> n.ManaCost:
    """A waterbend cost: for its generic mana things may be tapped (CR 701.67a, b)."""
    return n.ManaCost(mana.generic, mana.symbols, mana.x, mana.generic, mana.x)


def add_costs(cost: n.ManaCost, component: n.ManaCost) -> n.ManaCost:
    if component is NO_MANA:
        return cost
    if cost is NO_MANA:
        return component
    return n.ManaCost(
        cost.generic + component.generic,
        cost.symbols + component.symbols,
        cost.x + component.x,
        cost.bent + component.bent,
        cost.bent_x + component.bent_x,
    )


def with_symbols(cost: n.ManaCost, symbols: tuple[int, ...]) -> n.ManaCost:
    return n.ManaCost(cost.generic, symbols, cost.x, cost.bent, cost.bent_x)


def with_generic(cost: n.ManaCost, generic: int) -> n.ManaCost:
    """The cost with this much generic mana, which may be less than none: a reduction then takes off what X and
    two-generic symbols ask for, once they are announced (CR 118.7a, 601.2f).
    """
    if generic < 0 and cost.x == 0:
        generic = least_generic(generic, list(cost.symbols))
    return n.ManaCost(generic, cost.symbols, cost.x, cost.bent, cost.bent_x)


def with_x(cost: n.ManaCost, x: int) -> n.ManaCost:
    """The cost with this number for X."""
    bent = cost.bent + x * cost.bent_x
    return with_generic(n.ManaCost(0, cost.symbols, 0, bent), cost.generic + x * cost.x)


def less_by_cost(symbols: tuple[int, ...], less: n.ManaCost | None) -> n.ManaCost:
    """Symbols of a cost without those of another, and the generic mana that this takes off besides (CR 118.7b-g): a
    symbol takes off one of its color or type, and where there is none, one generic mana. Of a hybrid symbol, here and
    there, that half is chosen with which what is left is easiest to pay (601.2b, 118.7e).
    """
    left = list(symbols)
    generic = less.generic if less is not None else 0
    for symbol in less.symbols if less is not None else ():
        found = -1 if symbol & n.TWO_GENERIC else symbol_taken_off(left, symbol & KINDS)
        if found >= 0:
            del left[found]
        else:
            generic += 2 if symbol & n.TWO_GENERIC else 1
    return n.ManaCost(generic, tuple(left))


def symbol_taken_off(left: list[int], types: int) -> int:
    """Which of the symbols of a cost one mana of one of these types takes off; -1: none."""
    hybrid = -1
    for k in range(len(left)):
        if left[k] & ~KINDS == 0 and left[k] & types:
            if popcount(left[k]) == 1:
                return k
            if hybrid < 0:
                hybrid = k
    return hybrid


def mana_to_activate(g: State, ability: n.Activated, ctx: Context) -> n.ManaCost:
    """The mana of its cost, with what the ability itself says and what effects in force do."""
    cost = mana_component(costs_due(ability, ctx))
    if ability.own_mana:
        o = g.objects.get(ctx.source)
        own = mana_cost_of(g, o) if o is not None else None
        if own is not None:
            cost = add_costs(cost, n.ManaCost(own.generic, own.symbols))
    told = ability.x_is
    if told is not None:  # CR 107.3c
        cost = with_x(cost, max(0, quantity(g, told, ctx)))
    generic = cost.generic
    less = ability.less
    if less is not None:
        amount = quantity(g, less, ctx)
        if amount > 0 or ability.dearer:
            generic -= amount
    powered = ability.less_own_cost
    if powered is not None and holds(g, powered, ctx):
        off = less_by_cost(cost.symbols, mana_cost_of(g, g.objects[ctx.source]))
        cost = with_symbols(cost, off.symbols)
        generic -= off.generic
    if not any_static(g, StaticKind.COST_CHANGE):
        return cost if generic == cost.generic else with_generic(cost, generic)
    cost = changed_by_effects(g, ability, cost, generic, ctx)
    mark = mark_by_effects(g, ctx.controller, ctx.source, True) if cost.symbols else 0
    return with_symbols(cost, tuple([m | mark for m in cost.symbols])) if mark else cost


def costs_due(ability: n.Activated, ctx: Context) -> tuple[n.Cost, ...]:
    """What activating an ability costs, or what is left of that if {0} is paid instead: discarding the card is no part
    of a cycling cost (CR 702.29a).
    """
    if Paid.NOTHING not in ctx.paid:
        return ability.cost
    return tuple([c for c in ability.cost if isinstance(c, n.DiscardThis)])


def may_pay_nothing(g: State, ability: n.Activated, ctx: Context) -> bool:
    """True if an effect lets the player pay {0} rather than what the ability costs (CR 118.9)."""
    if ability.keyword not in g.book.keywords_counted or not any_static(g, StaticKind.COST_CHANGE):
        return False
    used = g.players[ctx.controller].recall(MemoryKey.ACTIVATED + ability.keyword) > 0
    for s in active_statics(g, StaticKind.COST_CHANGE):
        node = s.node
        if isinstance(node, n.ActivatesForNothing) and node.keyword == ability.keyword and not (node.first and used):
            if names_player(g, node.who, ctx.controller, s.ctx):
                return True
    return False


def mark_by_effects(g: State, player: int, oid: int, activating: bool) -> int:
    """The mark for the symbols of a cost if mana may be spent as though it were of any colour or type to cast this
    spell, or to activate abilities of this object (CR 609.4b); 0: it may not.
    """
    mark = 0
    for s in active_statics(g, StaticKind.COST_CHANGE):
        node = s.node
        if (
            isinstance(node, n.SpendsAsThough)
            and node.activating == activating
            and names_player(g, node.who, player, s.ctx)
            and matches(g, node.which, oid, s.ctx)
        ):
            if node.any_type:
                return n.ANY_TYPE
            mark = n.ANY_COLOR
    return mark


def changed_by_effects(g: State, ability: n.Activated, cost: n.ManaCost, generic: int, ctx: Context) -> n.ManaCost:
    """The cost with what effects change about so much generic mana, of which less than none may be left. Increases come
    before reductions (CR 601.2f); one that leaves at least so much mana is applied last.
    """
    o = g.objects.get(ctx.source)
    if o is None:
        return cost if generic == cost.generic else with_generic(cost, generic)
    kept: list[int] = []  # reductions that leave some mana, and how much they leave
    for s in active_statics(g, StaticKind.COST_CHANGE):
        node = s.node
        if not isinstance(node, n.AbilityCostChange) or not is_about(g, node, ability, o, s.ctx, ctx):
            continue
        times = node.times
        by = node.generic * (1 if times is None else max(0, quantity(g, times, s.ctx)))
        if node.least:
            kept.append(-by)
            kept.append(node.least)
        else:
            generic += by
    if generic != cost.generic:
        cost = with_generic(cost, generic)
    for i in range(0, len(kept), 2):
        total = cost.generic + max(0, ctx.x) * cost.x + len(cost.symbols)
        if cost.x and ctx.x <= 0:  # X is still to be chosen
            cost = with_generic(cost, cost.generic - kept[i])
        elif total > kept[i + 1]:
            cost = with_generic(cost, cost.generic - min(kept[i], total - kept[i + 1]))
    return cost


def is_about(g: State, node: n.AbilityCostChange, ability: n.Activated, o: Obj, by: Context, ctx: Context) -> bool:
    """True if such an effect changes what it costs this player to activate this ability of an object."""
    if node.keyword and ability.keyword != node.keyword:
        return False
    if node.no_mana and g.book.abilities[ctx.ability].is_mana:
        return False
    who = node.who
    if who is not None and not names_player(g, who, ctx.controller, by):
        return False
    return (node.anywhere or is_in_zone_meant(node.which, o)) and matches(g, node.which, o.id, by)


def more_loyalty(g: State, player: int, ctx: Context) -> int:
    """How many loyalty counters more are put on a permanent to activate a loyalty ability of its (CR 606.4, 606.5)."""
    more = 0
    if any_static(g, StaticKind.COST_CHANGE):
        for s in active_statics(g, StaticKind.COST_CHANGE):
            node = s.node
            if isinstance(node, n.LoyaltyCostChange) and names_player(g, node.who, player, s.ctx):
                if matches(g, node.which, ctx.source, s.ctx):
                    more += node.amount
    return more

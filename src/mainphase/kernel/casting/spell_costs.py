"""The costs of casting a spell (CR 601.2f), in mana and besides."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.casting.playing import any_mana_of, first_permission, permission_at
from mainphase.kernel.costs.ability_costs import (
    NO_MANA,
    add_costs,
    less_by_cost,
    mana_component,
    mark_by_effects,
    with_generic,
    with_symbols,
)
from mainphase.kernel.costs.components import helper_chosen, permanents_for, untapped_for
from mainphase.kernel.keys import Paid, SavedAs
from mainphase.kernel.lowering.codes import UNBOUNDED, CardCode, Price
from mainphase.kernel.lowering.dependencies import is_decided_by_size
from mainphase.kernel.lowering.least_costs import helper_of
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import mana_cost_of, mana_value_of, power_of
from mainphase.kernel.reading.commanders import commander_tax
from mainphase.kernel.reading.evaluate import holds, is_in_zone_meant, matches, names_player, quantity
from mainphase.kernel.reading.faces import (
    BY_EFFECT,
    FREE,
    face_cast,
    is_free,
    place_of,
    price_number,
    show_again,
    show_meanwhile,
    shown_definition,
)
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.reading.targets import least_targets, legal_targets, most_targets
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import NO_IDS, State

NONE_PAID: Final[list[str]] = []  # no optional cost; never changed
NO_PRICE: Final = -1  # no permission that has one of its own (`permission_number`)
WITHOUT_PAYING: Final = "nothing"  # what is told to be paid then


def alternative_of_way(code: CardCode, way: int) -> n.AlternativeCost | None:
    number = price_number(way)
    return code.alternatives[number - 1] if 0 < number < BY_EFFECT else None


def price_of_way(code: CardCode, way: int, paid: list[str]) -> Price:
    """The price of casting a card with this face up before anything changes it, with these optional costs."""
    for extra in code.cast_costs:
        if extra.optional and extra.optional in paid:
            number = price_number(way)
            return added_up(code, FREE if is_free(number) else number, paid)
    prices = code.prices
    if not prices:
        for k in range(FREE, len(code.alternatives) + 1):
            prices.append(added_up(code, k, NONE_PAID))
    number = price_number(way)
    return prices[0 if is_free(number) else number - FREE]


def added_up(code: CardCode, number: int, paid: list[str]) -> Price:
    """The price of that number, and all that has to be paid with it (CR 601.2f)."""
    alt = code.alternatives[number - 1] if number > 0 else None
    mana: n.ManaCost | None = NO_MANA
    others: list[n.Cost] = []
    if number != FREE and (alt is None or alt.additional):
        mana = code.node.cost
        if alt is not None and alt.less and mana is not None:
            mana = with_generic(mana, mana.generic - alt.less)  # of X too, which is generic mana (CR 107.4b)
    parts: list[tuple[n.Cost, ...]] = []
    own = code.own_cast_costs
    for k, extra in enumerate(code.cast_costs):
        if not extra.optional:
            parts.append(extra.cost)
        elif extra.many or k >= own:  # of what several effects give it, each is paid separately (702.153b)
            parts.append(so_many_times(cost_of_extra(code, extra), paid.count(extra.optional)))
        else:
            parts.append(extra.cost if extra.optional in paid else extra.otherwise)
    if alt is not None:
        parts.insert(0, alt.cost)
    for part in parts:
        if mana is not None:
            mana = add_costs(mana, mana_component(part))
        for c in part:
            if not isinstance(c, n.PayMana):
                others.append(c)
    return Price(mana, tuple(others))


def cost_of_extra(code: CardCode, extra: n.CastCost) -> tuple[n.Cost, ...]:
    """What an optional cost of a spell asks for; its mana cost, where that is said (CR 702.56a)."""
    own = code.node.cost
    return (*extra.cost, n.PayMana(own)) if extra.own_mana and own is not None else extra.cost


def so_many_times(cost: tuple[n.Cost, ...], times: int) -> tuple[n.Cost, ...]:
    """A cost that is paid so many times, as one: what it takes must be there for all of them together."""
    if times == 1:
        return cost
    out: list[n.Cost] = []
    for c in cost:
        if times == 0:
            break
        if isinstance(c, n.PayMana):
            much = n.ManaCost(c.mana.generic * times, c.mana.symbols * times, c.mana.x * times)
            out.append(n.Waterbend(much) if isinstance(c, n.Waterbend) else n.PayMana(much))
        elif isinstance(c, n.DiscardCost) and isinstance(c.count, n.Fixed):
            out.append(n.DiscardCost(c.which, n.Fixed(c.count.n * times), c.random))
        elif isinstance(c, n.TapCost) and isinstance(c.count, n.Fixed):
            out.append(n.TapCost(c.which, n.Fixed(c.count.n * times)))
        elif isinstance(c, n.ReturnCost) and isinstance(c.count, n.Fixed):
            out.append(n.ReturnCost(c.which, n.Fixed(c.count.n * times)))
        elif isinstance(c, n.ExileCost) and isinstance(c.count, n.Fixed):
            out.append(n.ExileCost(c.which, c.zone, n.Fixed(c.count.n * times), c.linked, c.anyones))
        elif isinstance(c, n.SacrificeCost) and isinstance(c.count, n.Fixed):
            out.append(n.SacrificeCost(c.which, n.Fixed(c.count.n * times)))
        else:
            out.extend([c] * times)
    return tuple(out)


def costs_of_splicing(g: State, paid: list[str]) -> tuple[n.Cost, ...]:
    """What has to be paid besides for the cards that are spliced onto a spell (CR 702.47a): mana as one component."""
    mana = NO_MANA
    others: tuple[n.Cost, ...] = ()
    for k in range(len(paid)):
        name = paid[k]
        if name.startswith(Paid.SPLICED) and name not in paid[:k]:
            spliced = card_spliced(g, name).splice
            assert spliced is not None
            cost = so_many_times(spliced.cost, paid.count(name))
            mana = add_costs(mana, mana_component(cost))
            others += besides_mana(cost)
    return others if mana is NO_MANA else (n.PayMana(mana), *others)


def card_spliced(g: State, name: str) -> CardCode:
    """The card that is spliced onto a spell, by what the spell remembers of it among its costs."""
    return g.book.cards[int(name.removeprefix(Paid.SPLICED))]


def way_said(code: CardCode, way: int) -> str:
    """The way in which a spell is cast if not for its mana cost: "flashback", "nothing"; "" for that, and face down."""
    if code.face_down:
        return ""
    if is_free(price_number(way)):
        return WITHOUT_PAYING
    alt = alternative_of_way(code, way)
    return alt.name if alt is not None else ""


def mana_to_cast(
    g: State, player: int, oid: int, way: int, paid: list[str], choosing: bool = False
) -> n.ManaCost | None:
    """The total mana cost (CR 601.2f). None: it has no mana cost to be cast for (202.1b). `choosing`: more targets may
    yet be chosen for what was chosen last.
    """
    o = g.objects[oid]
    return mana_to_cast_it(g, player, o, shown_definition(g, o), way, paid, choosing)


def mana_to_cast_it(
    g: State,
    player: int,
    o: Obj,
    code: CardCode,
    way: int,
    paid: list[str],
    choosing: bool = False,
    x: int = 0,
    helper: int = 0,
) -> n.ManaCost | None:
    """The total mana cost of what a card shows (CR 601.2f). None: it has no mana cost to be cast for. `x`: what X would
    be, and `helper`: what would be tapped to pay less, of what is looked at before it is cast.
    """
    oid = o.id
    said = price_of_way(code, way, paid).mana
    if said is None:
        return None
    cost = said
    if g.book.splices:
        cost = add_costs(cost, mana_component(costs_of_splicing(g, paid)))
    if is_priced(g, way):
        cost = add_costs(cost, mana_component(price_of_permission(g, player, o, way)))
    for more in code.per_target:
        for _ in range(targets_beyond_first(o)):
            cost = add_costs(cost, more)
    if g.commanding and commander_tax(g, o):  # CR 903.8
        cost = with_generic(cost, cost.generic + commander_tax(g, o))
    generic = cost.generic
    if code.reductions:
        ctx = Context(oid, player, code.spell)
        for r in code.reductions:
            condition = r.condition
            if condition is None or holds(g, condition, ctx):
                generic -= max(0, quantity(g, r.amount, ctx))  # CR 107.1b
    if g.book.asks_helpers:
        alt = alternative_of_way(code, way)
        helped = helper_of(alt) if alt is not None else None
        if helped is not None:
            lost = off_by_helper(g, o, helper, helped, cost.symbols)
            cost = n.ManaCost(cost.generic, lost.symbols, cost.x, cost.bent, cost.bent_x)
            generic -= lost.generic
    if any_static(g, StaticKind.COST_CHANGE):
        looked_at = x > 0 and g.book.sized_costs and o.ctx is None
        if looked_at:  # its mana value is as it would be with this X (CR 202.3e)
            o.ctx = Context(oid, player, code.spell)
            o.ctx.x = x
        for s in active_statics(g, StaticKind.COST_CHANGE):
            node = s.node
            if (
                isinstance(node, n.CostChange)
                and node.aimed is None
                and names_player(g, node.who, player, s.ctx)
                and matches(g, node.which, oid, s.ctx)
            ):
                generic += generic_changed(g, node, s.ctx)
        if looked_at:
            o.ctx = None
    if g.book.aimed_costs:
        generic += aimed_costs(g, player, o, code, choosing, x)
    if generic != cost.generic:  # what is more than there is comes off nothing else, after all increases
        cost = with_generic(cost, generic)
    permitted = any_static(g, StaticKind.MAY_PLAY_FROM) or g.begun[StaticKind.MAY_PLAY] != 0 or g.book.any_mana_once
    if permitted or any_static(g, StaticKind.COST_CHANGE):
        whatever = spends_as_though(g, player, oid, way)
        if whatever:
            cost = with_symbols(cost, tuple([m | whatever for m in cost.symbols]))
    return cost


def generic_changed(g: State, change: n.CostChange, ctx: Context) -> int:
    """How much more generic mana a spell costs for a change that fits it."""
    times = change.times
    return change.generic * (1 if times is None else max(0, quantity(g, times, ctx)))


def off_by_helper(
    g: State, o: Obj, helper: int, helped: n.TapHelper | n.SacrificeHelper, symbols: tuple[int, ...]
) -> n.ManaCost:
    """The generic mana that a spell costs less for what is tapped or sacrificed for it, this or what has been chosen,
    and the symbols that are left of these: for its power (CR 702.180a), its mana value (702.119a) or its mana cost
    (702.48c).
    """
    ctx = o.ctx
    if ctx is not None:
        for oid in helper_chosen(ctx):
            helper = oid
    if not helper:
        return n.ManaCost(0, symbols)
    given = g.objects[helper]
    if isinstance(helped, n.TapHelper):
        return n.ManaCost(max(0, power_of(g, given)), symbols)  # CR 107.1b
    if helped.by_cost:
        return less_by_cost(symbols, mana_cost_of(g, given))
    return n.ManaCost(mana_value_of(g, given), symbols)


def has_to_be_helped(alt: n.AlternativeCost | None) -> bool:
    """True if something has to be sacrificed to cast a spell for this cost."""
    return alt is not None and isinstance(helper_of(alt), n.SacrificeHelper)


def helpers_for(g: State, player: int, alt: n.AlternativeCost | None, ctx: Context) -> list[int]:
    """What could be tapped or sacrificed to pay less of this cost; a list that is not changed."""
    taken = helper_of(alt) if alt is not None else None
    if isinstance(taken, n.TapHelper):
        return untapped_for(g, player, taken.which, ctx)
    return permanents_for(g, player, taken.which, ctx) if taken is not None else NO_IDS


@mypyc_attr(acyclic=True)
@final
class AimedCost:
    """A change of what a spell costs if it targets something that fits."""

    def __init__(self, which: n.Filter, generic: int, ctx: Context) -> None:
        self.which = which
        self.generic = generic
        self.ctx = ctx

    def is_for(self, g: State, ref: int) -> bool:
        return ref > 0 and is_in_zone_meant(self.which, g.objects[ref]) and matches(g, self.which, ref, self.ctx)

    def is_for_any(self, g: State, refs: list[int]) -> bool:
        for ref in refs:
            if self.is_for(g, ref):
                return True
        return False


def changes_by_target(g: State, player: int, o: Obj, code: CardCode) -> list[AimedCost]:
    """The changes of what a spell costs that its targets could make."""
    out = [AimedCost(own.which, own.generic, Context(o.id, player, code.spell)) for own in code.by_target]
    for s in active_statics(g, StaticKind.COST_CHANGE):
        node = s.node
        if not isinstance(node, n.CostChange):
            continue
        aimed = node.aimed
        if aimed is None or not names_player(g, node.who, player, s.ctx) or not matches(g, node.which, o.id, s.ctx):
            continue
        out.append(AimedCost(aimed, generic_changed(g, node, s.ctx), s.ctx))
    return out


def changes_by_size(g: State, player: int, code: CardCode) -> list[int]:
    """The changes of what a spell costs that its mana value decides, and so X, if it has one in its mana cost (CR
    202.3e, 601.2f).
    """
    own = code.node.cost
    if own is None or own.x == 0:
        return []
    out: list[int] = []
    for s in active_statics(g, StaticKind.COST_CHANGE):
        node = s.node
        if isinstance(node, n.CostChange) and is_decided_by_size(node) and names_player(g, node.who, player, s.ctx):
            out.append(generic_changed(g, node, s.ctx))
    return out


def varies_with_x(g: State, player: int, o: Obj, code: CardCode) -> bool:
    """True if each X has a cost of its own: what the spell costs depends on targets that depend on X, or on its own
    mana value.
    """
    if g.book.aimed_costs and code.by_x and len(changes_by_target(g, player, o, code)) > 0:
        return True
    return g.book.sized_costs and len(changes_by_size(g, player, code)) > 0


def most_off_by_aim(g: State, player: int, o: Obj, code: CardCode) -> int:
    """How much generic mana targets could take off what a spell costs, at most."""
    return -sum([min(0, change.generic) for change in changes_by_target(g, player, o, code)])


def cost_at_least(g: State, player: int, o: Obj, code: CardCode, cost: n.ManaCost) -> n.ManaCost:
    """Returns the least that a spell could cost beside X, with what depends on X as it makes it cheapest."""
    if not varies_with_x(g, player, o, code):
        return cost
    off = most_off_by_aim(g, player, o, code) if code.by_x else 0
    for change in changes_by_size(g, player, code):
        off += abs(change)  # what it costs now may have it, or not
    return with_generic(cost, cost.generic - off)


def aimed_costs(g: State, player: int, o: Obj, code: CardCode, choosing: bool, x: int) -> int:
    """How much more generic mana a spell costs because of what it targets (CR 601.2f): of the targets that are chosen;
    and as long as others may be, the least that it could come to.
    """
    if code.spell < 0:
        return 0
    changes = changes_by_target(g, player, o, code)
    if not changes:
        return 0
    ability = g.book.abilities[code.spell]
    own = o.ctx if o.zone == Zone.STACK else None
    if own is None or (not own.modes and not own.targets):  # as it is looked at, and before a mode is chosen
        most = -UNBOUNDED
        ctx = Context(o.id, player, code.spell)
        ctx.x = x if own is None else own.x
        for mode in ability.modes:
            most = max(most, least_change(g, changes, list(mode.phrases), ctx, o.id, False))
        return 0 if most == -UNBOUNDED else most
    phrases: list[n.TargetPhrase] = []
    for m in own.modes:
        phrases.extend(g.book.chosen_mode(ability, m).phrases)
    return least_change(g, changes, phrases, own, o.id, choosing)


def least_change(
    g: State, changes: list[AimedCost], phrases: list[n.TargetPhrase], ctx: Context, spell: int, choosing: bool
) -> int:
    """The least that changes come to with the targets that are chosen and those that these phrases may yet have."""
    chosen: list[int] = []
    for refs in ctx.targets:
        chosen.extend(refs)
    begun = len(ctx.targets)
    if choosing and len(ctx.targets[begun - 1]) < most_targets(g, phrases[begun - 1], ctx):
        begun -= 1
    left = phrases[begun:]
    if len(left) == 1 and left[0].at_most == 1 and left[0].amount is None:
        return least_with_one(g, changes, left[0], chosen, ctx, spell)
    total = 0
    for c in changes:
        so = c.is_for_any(g, chosen)
        for phrase in left:
            if so:
                break
            fitting = [ref for ref in legal_targets(g, phrase, ctx, spell) if c.is_for(g, ref)]
            if c.generic < 0:
                so = len(fitting) > 0
            else:  # it must
                free = len(legal_targets(g, phrase, ctx, spell)) - len(fitting)
                so = free < least_targets(g, phrase, ctx)
        if so:
            total += c.generic
    return total


def least_with_one(
    g: State, changes: list[AimedCost], phrase: n.TargetPhrase, chosen: list[int], ctx: Context, spell: int
) -> int:
    """The least that changes come to with these targets and one that a phrase may be aimed at."""
    least = UNBOUNDED
    others = [0] if phrase.at_least == 0 else []
    for ref in others + legal_targets(g, phrase, ctx, spell):
        total = 0
        for c in changes:
            if c.is_for_any(g, chosen) or c.is_for(g, ref):
                total += c.generic
        least = min(least, total)
    return 0 if least == UNBOUNDED else least


def targets_beyond_first(o: Obj) -> int:
    """How many targets a spell has besides one."""
    ctx = o.ctx
    count = 0
    if o.zone == Zone.STACK and ctx is not None:
        for chosen in ctx.targets:
            count += len(chosen)
    return max(0, count - 1)


def spends_as_though(g: State, player: int, oid: int, way: int) -> int:
    """The mark for the symbols of a cost if mana may be spent as though it were of any colour or type to cast this
    spell, by an effect or by its permission; 0: it may not.
    """
    mark = mark_by_effects(g, player, oid, False)
    return mark if mark == n.ANY_TYPE else max(mark, permitted_mark(g, player, g.objects[oid], way))


def permitted_mark(g: State, player: int, o: Obj, way: int) -> int:
    """The mark that the permission gives by which a card is cast."""
    ctx = o.ctx
    known = ctx.saved.get(SavedAs.ANY_COLOR) if ctx is not None else None
    if known is not None:  # or an effect that resolves asks whether it can be cast so
        return known[0] * n.ANY_COLOR
    if o.zone == Zone.STACK:
        return 0
    price = price_number(way)
    if is_free(price):
        s = permission_at(g, player, o.id, place_of(price))
    else:
        s = first_permission(g, player, o.id, False)
    return any_mana_of(s.node) if s is not None else 0


def mana_to_cast_as(
    g: State, player: int, oid: int, way: int, paid: list[str] = NONE_PAID, x: int = 0
) -> n.ManaCost | None:
    """The mana that casting a card this way would cost, as it is asked before it is cast: with targets for this X."""
    o = g.objects[oid]
    before = show_meanwhile(g, o, face_cast(g, o, way))
    cost = mana_to_cast_it(g, player, o, shown_definition(g, o), way, paid, False, x)
    show_again(o, before)
    return cost


def other_costs(g: State, oid: int, way: int, paid: list[str]) -> tuple[n.Cost, ...]:
    """The costs that must be paid besides mana."""
    o = g.objects[oid]
    others = price_of_way(shown_definition(g, o), way, paid).others
    if g.book.splices:
        others += besides_mana(costs_of_splicing(g, paid))
    if g.book.asks_more:
        others += extra_of_permission(g, o.owner, o, way)
    if is_priced(g, way):
        return besides_mana(price_of_permission(g, o.owner, o, way)) + others
    return others


def extra_of_permission(g: State, player: int, o: Obj, way: int) -> tuple[n.Cost, ...]:
    """The costs that a player pays besides as the permission to cast it from where it is says (CR 118.8)."""
    if is_free(price_number(way)):
        return ()
    said: n.Node | None = None
    if o.zone == Zone.STACK:
        ctx = o.ctx
        known = ctx.saved.get(SavedAs.PERMISSION) if ctx is not None else None
        if known is not None and known[0] >= 0:
            said = g.book.abilities[known[0]].static
    else:
        code = shown_definition(g, o)
        alt = alternative_of_way(code, way)
        if o.owner != player or o.zone != (alt.zone if alt is not None else code.home):
            s = first_permission(g, player, o.id, False)
            said = s.node if s is not None else None
    return said.extra if isinstance(said, n.MayPlayFrom) else ()


def price_of_permission(g: State, player: int, o: Obj, way: int) -> tuple[n.Cost, ...]:
    """The costs that a player pays instead as the permission to cast it without its mana cost says (CR 118.9)."""
    ctx = o.ctx
    said: n.Node | None = None
    if o.zone == Zone.STACK:
        known = ctx.saved.get(SavedAs.PERMISSION) if ctx is not None else None
        if known is not None:
            said = g.book.abilities[known[0]].static if known[0] >= 0 else g.book.nodes[NO_PRICE - 1 - known[0]]
    else:
        s = permission_at(g, player, o.id, place_of(price_number(way)))
        said = s.node if s is not None else None
    if isinstance(said, n.Begin):
        said = said.static
    return said.price if isinstance(said, (n.MayPlayFrom, n.MayPlay)) else ()


def permission_number(permission: ActiveStatic) -> int:
    """The uid of the ability that gives a permission; for an effect, a number below `NO_PRICE` made of its node's."""
    e = permission.lasting
    return permission.uid if e is None else NO_PRICE - 1 - e.node


def is_priced(g: State, way: int) -> bool:
    """True if a permission may ask for something instead of the mana cost."""
    if place_of(price_number(way)) < 0:
        return False
    return any_static(g, StaticKind.MAY_PLAY_FROM) or g.begun[StaticKind.MAY_PLAY] != 0


def besides_mana(costs: tuple[n.Cost, ...]) -> tuple[n.Cost, ...]:
    return tuple([c for c in costs if not isinstance(c, n.PayMana)])


def other_costs_as(g: State, oid: int, way: int, paid: list[str] = NONE_PAID) -> tuple[n.Cost, ...]:
    """The costs besides mana of casting a card this way, as they are asked before it is cast."""
    o = g.objects[oid]
    before = show_meanwhile(g, o, face_cast(g, o, way))
    costs = other_costs(g, oid, way, paid)
    show_again(o, before)
    return costs

"""The payment solver against brute force: what it calls payable is, what it pays with is cheapest, and no colour is
spent that could have been kept.
"""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mainphase.cards.nodes import PHYREXIAN, TWO_GENERIC, Color
from mainphase.kernel.costs import arithmetic as payment
from mainphase.kernel.costs.arithmetic import (
    ManaSource,
    Output,
    PoolRank,
    Supply,
    feasible,
    greatest_x,
    plain_source,
    simple_source,
    solve,
)

W, U, B, R, G, C = (Color.WHITE, Color.BLUE, Color.BLACK, Color.RED, Color.GREEN, Color.COLORLESS)
NOTHING = [0, 0, 0, 0, 0, 0]


def supply(sources: list[ManaSource], pool: list[int] | None = None, ranks: list[int] | None = None) -> Supply:
    s = Supply()
    for i, color in enumerate(pool or []):
        s.add_pool(color, ranks[i] if ranks else PoolRank.ORDINARY)
    for source in sources:
        s.add_source(source)
    return s


def land(obj: int, *colors: int) -> ManaSource:
    return simple_source(obj, 0, tuple((c,) for c in colors))


# --- Brute force: every set of activations, every assignment, written without the solver's ideas.


def ways_to_decide(generic: int, symbols: tuple[int, ...], life: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Every (generic, plain masks, life paid) that a cost can come to."""
    out: list[tuple[int, tuple[int, ...], int]] = [(generic, (), 0)]
    for m in symbols:
        more: list[tuple[int, tuple[int, ...], int]] = []
        for g, masks, paid in out:
            more.append((g, (*masks, m & 63), paid))
            if m & TWO_GENERIC:
                more.append((g + 2, masks, paid))
            if m & PHYREXIAN and paid + 2 <= life:
                more.append((g, masks, paid + 2))
        out = more
    return out


def pays(units: tuple[int, ...], generic: int, masks: tuple[int, ...]) -> bool:
    if len(units) < generic + len(masks):
        return False
    return any(
        all(u & m for u, m in zip(order, masks, strict=False)) for order in itertools.permutations(units, len(masks))
    )


def brute_feasible(s: Supply, generic: int, symbols: tuple[int, ...], life: int) -> bool:
    decided = ways_to_decide(generic, symbols, life)
    for uses in itertools.product(*[[None, *source.outputs] for source in s.sources]):
        spent = sum(o.life for o in uses if o is not None)
        units = tuple(s.pool) + tuple(c for o in uses if o is not None for c in o.colors)
        for g, masks, paid in decided:
            if spent + paid <= life and pays(units, g, masks):
                return True
    return False


def weigh(s: Supply, plan: payment.PaymentPlan, weights: list[int]) -> int:
    """A plan's weight, added up anew from what it says."""
    total = plan.life_symbols * payment._LIFE
    made = 0
    for i, k in zip(plan.sources, plan.outputs, strict=True):
        o = s.sources[i].outputs[k]
        made += len(o.colors)
        total += payment.source_weight(s.sources[i].mask, o.penalty, o.life, weights)
    for i in plan.pool:
        total += payment._pool_weight(s.pool[i], s.ranks[i], weights)
    surplus = made + len(plan.pool) - sum(plan.spend)
    return total + surplus * payment.SURPLUS_PENALTY * payment._PENALTY


def brute_best(s: Supply, generic: int, symbols: tuple[int, ...], life: int, weights: list[int]) -> int | None:
    best: int | None = None
    decided = ways_to_decide(generic, symbols, life)
    pools = [c for n in range(len(s.pool) + 1) for c in itertools.combinations(range(len(s.pool)), n)]
    for uses in itertools.product(*[[None, *source.outputs] for source in s.sources]):
        spent = sum(o.life for o in uses if o is not None)
        made = tuple(c for o in uses if o is not None for c in o.colors)
        base = sum(
            payment.source_weight(source.mask, o.penalty, o.life, weights)
            for source, o in zip(s.sources, uses, strict=True)
            if o is not None
        )
        for g, masks, paid in decided:
            if spent + paid > life:
                continue
            for taken in pools:
                units = tuple(s.pool[i] for i in taken) + made
                if not pays(units, g, masks):
                    continue
                surplus = len(units) - g - len(masks)
                if surplus > len(made):
                    continue
                total = base + sum(payment._pool_weight(s.pool[i], s.ranks[i], weights) for i in taken)
                total += surplus * payment.SURPLUS_PENALTY * payment._PENALTY + paid // 2 * payment._LIFE
                if best is None or total < best:
                    best = total
    return best


def check_plan(s: Supply, plan: payment.PaymentPlan, generic: int, symbols: tuple[int, ...], life: int) -> None:
    """A plan does what it claims: it is a payment."""
    assert len(set(plan.sources)) == len(plan.sources)
    assert len(set(plan.pool)) == len(plan.pool)
    outputs = [s.sources[i].outputs[k] for i, k in zip(plan.sources, plan.outputs, strict=True)]
    spent = sum(o.life for o in outputs) + 2 * plan.life_symbols
    assert spent <= life
    have = [0] * 6
    for c in [s.pool[i] for i in plan.pool] + [c for o in outputs for c in o.colors]:
        have[payment.color_index(c)] += 1
    for k in range(6):
        assert plan.spend[k] <= have[k]
    units = tuple(1 << k for k in range(6) for _ in range(plan.spend[k]))
    assert any(
        paid == 2 * plan.life_symbols and len(units) == g + len(masks) and pays(units, g, masks)
        for g, masks, paid in ways_to_decide(generic, symbols, life)
    )


color = st.sampled_from([W, U, B, C])
plain = color
hybrid = st.sampled_from([W | U, U | B, W | B])
symbol = st.one_of(
    plain, plain, hybrid, plain.map(lambda m: m & 31 | PHYREXIAN if m & 31 else m), plain.map(lambda m: m | TWO_GENERIC)
)
cost = st.tuples(st.integers(0, 3), st.lists(symbol, max_size=3).map(tuple))
plain_cost = st.tuples(st.integers(0, 3), st.lists(st.one_of(plain, plain, hybrid), max_size=3).map(tuple))


@st.composite
def lands(draw: st.DrawFn) -> ManaSource:
    colors = draw(st.lists(color, min_size=1, max_size=3, unique=True))
    return ManaSource(0, [Output((c,), 0, k) for k, c in enumerate(colors)])


@st.composite
def any_source(draw: st.DrawFn) -> ManaSource:
    kind = draw(st.integers(0, 5))
    if kind <= 2:
        return draw(lands())
    outputs: list[Output] = []
    for k in range(draw(st.integers(1, 3))):
        colors = tuple(draw(st.lists(color, min_size=1, max_size=1 if kind == 3 else 3)))
        outputs.append(Output(colors, 0, k, draw(st.sampled_from([0, 0, 1, 100])), draw(st.sampled_from([0, 0, 1, 2]))))
    return ManaSource(0, outputs)


ranks = st.lists(st.integers(0, 2), min_size=3, max_size=3)
pools = st.lists(color, max_size=3)


@settings(max_examples=250, deadline=None)
@given(st.lists(any_source(), max_size=4), pools, ranks, cost, st.integers(0, 4))
def test_601_2h_payable_is_exactly_what_some_payment_achieves(
    sources: list[ManaSource], pool: list[int], rank: list[int], price: tuple[int, tuple[int, ...]], life: int
) -> None:
    s = supply(sources, pool, rank)
    generic, symbols = price
    can = brute_feasible(s, generic, symbols, life)
    assert feasible(s, generic, list(symbols), life) == can
    plan = solve(s, generic, list(symbols), NOTHING, life)
    assert (plan is not None) == can
    if plan is not None:
        check_plan(s, plan, generic, symbols, life)


@settings(max_examples=120, deadline=None)
@given(
    st.lists(any_source(), max_size=4),
    pools,
    ranks,
    cost,
    st.integers(0, 4),
    st.lists(st.integers(0, 3), min_size=6, max_size=6),
)
def test_the_plan_is_the_cheapest_of_all_payments(
    sources: list[ManaSource],
    pool: list[int],
    rank: list[int],
    price: tuple[int, tuple[int, ...]],
    life: int,
    wanted: list[int],
) -> None:
    s = supply(sources, pool, rank)
    generic, symbols = price
    weights = payment._color_weights(s, wanted)
    plan = solve(s, generic, list(symbols), wanted, life)
    best = brute_best(s, generic, symbols, life, weights)
    assert (plan is None) == (best is None)
    if plan is not None:
        assert plan.weight == best
        assert weigh(s, plan, weights) == best


@settings(max_examples=250, deadline=None)
@given(st.lists(lands(), max_size=6), pools, ranks, plain_cost, st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_no_colour_is_spent_that_could_have_been_kept(
    sources: list[ManaSource], pool: list[int], rank: list[int], price: tuple[int, tuple[int, ...]], wanted: list[int]
) -> None:
    s = supply(sources, pool, rank)
    generic, symbols = price
    plan = solve(s, generic, list(symbols), wanted, 0)
    if plan is None:
        return
    spare = [i for i in range(len(sources)) if i not in plan.sources]
    for v in plan.sources:
        for u in spare:
            one, other = sources[u].mask, sources[v].mask
            if one & other == one != other or one & 31 & other == one & 31 != other & 31:
                swapped = supply(
                    [sources[i] for i in [*[p for p in plan.sources if p != v], u]], [pool[i] for i in plan.pool], rank
                )
                assert not brute_feasible(swapped, generic, symbols, 0)


@settings(max_examples=200, deadline=None)
@given(st.lists(color, max_size=7), pools, ranks, st.integers(0, 4), st.lists(plain, max_size=4))
def test_counting_basics_agrees_with_the_search(
    basics: list[int], pool: list[int], rank: list[int], generic: int, symbols: list[int]
) -> None:
    s = supply([land(i, c) for i, c in enumerate(basics)], pool, rank)
    assert s.basic
    quick = solve(s, generic, symbols, NOTHING, 0)
    s.basic = False
    slow = solve(s, generic, symbols, NOTHING, 0)
    assert (quick is None) == (slow is None)
    if quick is not None and slow is not None:
        assert quick.weight == slow.weight
        assert quick.spend == slow.spend


@settings(max_examples=50, deadline=None)
@given(st.lists(color, min_size=1, max_size=3, unique=True), st.integers(0, 1))
def test_a_plain_source_is_one_whose_outputs_are_made_later(colors: list[int], penalty: int) -> None:
    choices = tuple((c,) for c in colors)
    plain, made = plain_source(7, 3, choices, sum(colors), penalty), simple_source(7, 3, choices, penalty)
    told = ("obj", "mask", "most", "life", "single", "basic")
    assert [getattr(plain, name) for name in told] == [getattr(made, name) for name in told]
    fields = ("colors", "ability", "choice", "penalty", "life")
    assert [[getattr(o, f) for f in fields] for o in plain.outputs] == [
        [getattr(o, f) for f in fields] for o in made.outputs
    ]


@settings(max_examples=80, deadline=None)
@given(st.lists(any_source(), max_size=4), pools, ranks, cost, st.integers(0, 2))
def test_107_3_the_greatest_x_is_the_greatest_that_can_be_paid(
    sources: list[ManaSource], pool: list[int], rank: list[int], price: tuple[int, tuple[int, ...]], xs: int
) -> None:
    s = supply(sources, pool, rank)
    generic, symbols = price
    x = greatest_x(s, generic, list(symbols), xs, 3)
    payable = [k for k in range(s.total + 2) if brute_feasible(s, generic + k * xs, symbols, 3)]
    assert x == (-1 if not payable else payable[-1] if xs else 0)


# --- What a player would expect


def used(s: Supply, generic: int, symbols: list[int], wanted: list[int] | None = None, life: int = 20) -> list[int]:
    plan = solve(s, generic, symbols, wanted or NOTHING, life)
    assert plan is not None
    return sorted(s.sources[i].obj for i in plan.sources)


def test_a_dual_land_is_kept_when_a_basic_will_do() -> None:
    s = supply([land(1, W, U), land(2, W), land(3, U)])
    assert used(s, 0, [W]) == [2]
    assert used(s, 0, [W, W]) == [1, 2]
    assert used(s, 1, [U], [5, 0, 0, 0, 0, 0]) == [2, 3]  # the more flexible one stays, even where white is wanted


def test_colourless_mana_pays_generic_costs_before_colours() -> None:
    s = supply([land(1, G), land(2, C)])
    assert used(s, 1, []) == [2]


def test_what_the_hand_needs_is_kept() -> None:
    s = supply([land(1, R), land(2, G), land(3, R), land(4, G)])
    assert used(s, 2, [], [0, 0, 0, 3, 0, 0]) == [2, 4]
    assert used(s, 2, [], [0, 0, 0, 0, 3, 0]) == [1, 3]


def test_106_4_mana_in_the_pool_goes_first() -> None:
    s = supply([land(1, G), land(2, G)], [G, R])
    plan = solve(s, 1, [G], NOTHING, 20)
    assert plan is not None
    assert plan.sources == []
    assert plan.spend == [0, 0, 0, 1, 1, 0]


def test_106_6_restricted_mana_goes_first_and_kept_mana_last() -> None:
    s = supply([], [G, G, G], [PoolRank.KEPT, PoolRank.ORDINARY, PoolRank.RESTRICTED])
    plan = solve(s, 2, [], NOTHING, 20)
    assert plan is not None
    assert plan.pool == [1, 2]


def test_107_4f_life_is_the_last_resort() -> None:
    phyrexian = G | PHYREXIAN
    s = supply([land(1, G)])
    plan = solve(s, 0, [phyrexian, phyrexian], NOTHING, 5)
    assert plan is not None
    assert plan.life_symbols == 1
    assert plan.sources == [0]
    assert solve(s, 0, [phyrexian, phyrexian, phyrexian], NOTHING, 3) is None
    assert not feasible(s, 0, [phyrexian, phyrexian, phyrexian], 3)  # 118.3: three life do not pay for two symbols


def test_107_4e_two_generic_for_one_coloured_symbol() -> None:
    s = supply([land(1, R), land(2, R), land(3, W)])
    assert used(s, 0, [W | TWO_GENERIC]) == [3]
    assert used(s, 0, [U | TWO_GENERIC, W]) == [1, 2, 3]
    assert not feasible(s, 0, [U | TWO_GENERIC, B | TWO_GENERIC], 20)


def test_a_source_of_two_mana_is_used_when_both_are_needed_and_left_when_one_would_be_lost() -> None:
    ring = simple_source(9, 0, ((C, C),))
    s = supply([ring, land(1, W), land(2, W)])
    assert used(s, 2, []) == [9]
    assert used(s, 1, []) == [1]
    assert used(s, 1, [W]) == [1, 2]
    assert used(s, 2, [W]) == [1, 9]


def test_sacrifices_and_creatures_are_spared() -> None:
    lotus = simple_source(8, 0, ((W, W, W), (U, U, U), (B, B, B)), payment.SACRIFICE_PENALTY)
    elf = simple_source(9, 0, ((G,),), payment.CREATURE_PENALTY)
    s = supply([lotus, elf, land(1, G), land(2, W, U, B, R, G)])
    assert used(s, 0, [G]) == [1]
    assert used(s, 0, [G, G]) == [1, 2]
    assert used(s, 0, [G, G, G]) == [1, 2, 9]
    assert used(s, 0, [B, B]) == [8]


def test_118_3_life_is_shared_between_abilities_and_symbols() -> None:
    painful = simple_source(5, 0, ((B,),), 0, 1)
    s = supply([painful, land(1, W)])
    assert feasible(s, 0, [B, W | PHYREXIAN], 1)
    assert not feasible(s, 0, [B, W | PHYREXIAN, W | PHYREXIAN], 2)
    assert feasible(s, 0, [B, W | PHYREXIAN, W | PHYREXIAN], 3)
    assert used(s, 1, []) == [1]


@pytest.mark.parametrize("lotuses", [1, 3, 6])
def test_many_sources_of_several_mana_are_searched_without_trying_the_same_twice(lotuses: int) -> None:
    sources = [
        simple_source(10 + i, 0, tuple((c,) * 3 for c in (W, U, B, R, G)), payment.SACRIFICE_PENALTY)
        for i in range(lotuses)
    ]
    s = supply(sources + [land(i, C) for i in range(4)])
    need = [W, U, B, R, G, W][:lotuses]
    assert feasible(s, 2, need, 20)
    plan = solve(s, 2, need, NOTHING, 20)
    assert plan is not None
    check_plan(s, plan, 2, tuple(need), 20)

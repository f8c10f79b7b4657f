"""Paying mana costs: which mana, from which sources, pays which symbol (CR 107.4, 118.3a). Pure: knows neither the
state nor the cards.

Which units of mana can pay which symbols is a transversal matroid, so that taking the cheapest unit that still fits (an
augmenting path says whether it does)
gives the cheapest payment exactly. Sources whose activation is not one mana each (Sol Ring, a land that hurts for
colours) are tried in all their ways around it.

What "cheap" means, in this order: little damage (life, sacrifices, mana that would be lost unspent), mana already in
the pool, few and inflexible
sources, colours that are not needed elsewhere. A source that could give fewer colours always weighs less: no colour is
spent that could have been kept.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards.nodes import PHYREXIAN, SNOW, TWO_GENERIC
from mainphase.cards.nodes.masks import FIVE_COLORS

# Penalties of a source, beyond tapping it: what is spent first has the least. They only need to be in this order
# (docs/architecture.md says it in words).
OTHER_USE_PENALTY: Final = 1  # it has an ability that is no mana ability
KEPT_PENALTY: Final = 2  # without it a card in hand would lack a colour
CREATURE_PENALTY: Final = 4  # it could have attacked or blocked
OTHER_EFFECT_PENALTY: Final = 8  # the mana ability does something besides
SURPLUS_PENALTY: Final = 12  # one mana left over
COUNTER_PENALTY: Final = 30  # for each counter removed
IN_USE_PENALTY: Final = 60  # what is paid for comes from it, or is aimed at it
LIFE_PENALTY: Final = 80  # for each life
FROM_HAND_PENALTY: Final = 200  # for each card
SACRIFICE_PENALTY: Final = 400  # for each permanent

KINDS: Final = 63  # all six types of mana (CR 106.1b)

# What pays instead of mana (702.51a, 702.66a) is a unit too: of a colour, shifted so that no mana is of it, or of none.
# Only a symbol that says so can be paid by it; anything pays generic mana.
AID_SHIFT: Final = 8
AID_COLORLESS: Final = 1 << 13
AID_WATERBENT: Final = 1 << 17  # by waterbending; only of its own cost is any mana generic then (701.67b)
ANYTHING: Final = 63 | 63 << 8 | SNOW | AID_WATERBENT

# Weights: a source's penalty, then its flexibility, then the colours that others need.
_PENALTY: Final = 1 << 32
_FLEX: Final = 1 << 20
_RANK: Final = 1 << 16
_COLOR: Final = 1 << 14
_SNOW: Final = 1 << 13
_LIFE: Final = 65536 * _PENALTY  # two life for a symbol: the last resort
_INDEX: Final = 4096  # elements of one search are fewer

_POOL: Final = 0
_SOURCE: Final = 1
_UNIT: Final = 2
_LIFE_PAID: Final = 3


class PoolRank:
    """Which mana of a pool goes first: what can be spent on little else, then what is lost soonest."""

    RESTRICTED: Final = 0
    MARKED: Final = 1  # something comes of it where it is spent on some things, and it may be spent on all
    ORDINARY: Final = 2
    KEPT: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Output:
    """One thing a source can give: the mana (Color bits), the ability and the alternative that give it, and what it
    costs beyond tapping.

    `extra`: which of the mana is chosen after that alternative, or added by what triggers. `leaves`: the source itself
    is sacrificed or exiled. `only_here`: the mana may be spent on nothing but what is paid for. `steady`: however the
    board changes meanwhile, it is as much.
    """

    def __init__(
        self,
        colors: tuple[int, ...],
        ability: int = -1,
        choice: int = 0,
        penalty: int = 0,
        life: int = 0,
        extra: tuple[int, ...] = (),
        leaves: bool = False,
        only_here: bool = False,
        steady: bool = True,
    ) -> None:
        self.extra = extra
        self.leaves = leaves
        self.only_here = only_here
        self.steady = steady
        self.colors = colors
        self.ability = ability
        self.choice = choice
        self.penalty = penalty  # life is not in it
        self.life = life


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ManaSource:
    """An object that can be activated for mana once, in one of several ways.

    A plain one gives one mana by one ability, of one of the types in `mask`: most are, so its outputs are made when
    somebody asks for them.
    """

    def __init__(
        self,
        obj: int,
        outputs: list[Output] | None,
        ability: int = -1,
        choices: tuple[tuple[int, ...], ...] = (),
        mask: int = 0,
        penalty: int = 0,
    ) -> None:
        self.obj = obj
        self._outputs = outputs
        self.ability = ability
        self.choices = choices
        self.penalty = penalty  # of its first output
        if outputs is None:
            self.mask = mask
            self.most = 1
            self.life = 0
            self.single = True
            self.basic = mask & (mask - 1) == 0
            return
        first = outputs[0]
        self.penalty = first.penalty
        mask = 0
        most = 0
        life = 0
        single = True
        for o in outputs:
            for c in o.colors:
                mask |= c
            most = max(most, len(o.colors))
            life = max(life, o.life)
            if len(o.colors) != 1 or o.penalty != first.penalty or o.life != first.life:
                single = False
        self.mask = mask
        self.most = most  # mana at most
        self.life = life  # life at most
        self.single = single  # always one mana, always at the same cost
        self.basic = single and first.life == 0 and mask & (mask - 1) == 0 and mask & ~KINDS == 0

    def spare(self, penalty: int) -> None:
        """It is to be spent later than others like it."""
        self.penalty += penalty
        known = self._outputs
        if known is not None:
            for o in known:
                o.penalty += penalty

    @property
    def outputs(self) -> list[Output]:
        known = self._outputs
        if known is None:
            known = []
            for k in range(len(self.choices)):
                known.append(Output(marked_snow(self.choices[k], self.mask), self.ability, k, self.penalty))
            self._outputs = known
        return known


def marked_snow(colors: tuple[int, ...], mark: int) -> tuple[int, ...]:
    """This mana, marked as mana from a snow source if that is in the mark (CR 107.4h)."""
    if not mark & SNOW:
        return colors
    return tuple([c | SNOW for c in colors])


def plain_source(
    obj: int, ability: int, choices: tuple[tuple[int, ...], ...], mask: int, penalty: int = 0
) -> ManaSource:
    """A source that gives one mana by one ability: one of the choices, which are of the types in `mask`."""
    return ManaSource(obj, None, ability, choices, mask, penalty)


def simple_source(
    obj: int, ability: int, outputs: tuple[tuple[int, ...], ...], penalty: int = 0, life: int = 0
) -> ManaSource:
    """A source with one ability."""
    out: list[Output] = []
    for k in range(len(outputs)):
        out.append(Output(outputs[k], ability, k, penalty, life))
    return ManaSource(obj, out)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Supply:
    """All mana that a player has or could make now for one purpose."""

    def __init__(self) -> None:
        self.pool: list[int] = []  # colours
        self.ranks: list[int] = []
        self.sources: list[ManaSource] = []
        self.total = 0  # mana at most
        self.life = 0  # what the sources could cost in life, at most
        self.basic = True  # every source gives one mana of one type, and costs no life
        self.masks: list[int] = []  # distinct masks of single units …
        self.counts: list[int] = []  # … and how many there are of each
        self.branching: list[ManaSource] = []  # several mana, in more than one way

    def count(self, mask: int, count: int) -> None:
        for i in range(len(self.masks)):
            if self.masks[i] == mask:
                self.counts[i] += count
                return
        self.masks.append(mask)
        self.counts.append(count)

    def add_pool(self, color: int, rank: int = PoolRank.ORDINARY) -> None:
        self.pool.append(color)
        self.ranks.append(rank)
        self.total += 1
        if color & SNOW:
            self.basic = False
        self.count(color, 1)

    def add_source(self, node: ManaSource) -> None:
        if node.most == 0:
            return
        self.sources.append(node)
        self.total += node.most
        self.life += node.life
        if not node.basic:
            self.basic = False
        if node.most == 1:
            self.count(node.mask, 1)
        elif len(node.outputs) == 1:  # several mana: not a plain one
            for c in node.outputs[0].colors:
                self.count(c, 1)
        else:
            self.branching.append(node)


def supply_without(supply: Supply, exclude: list[int]) -> Supply:
    """A supply less these objects."""
    out = Supply()
    for i in range(len(supply.pool)):
        out.add_pool(supply.pool[i], supply.ranks[i])
    for source in supply.sources:
        if source.obj not in exclude:
            out.add_source(source)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PaymentPlan:
    """A payment: sources to activate (indices into the supply) with the output of each, mana to spend by type, symbols
    to pay with life.
    """

    def __init__(self) -> None:
        self.sources: list[int] = []
        self.outputs: list[int] = []
        self.spend: list[int] = [0, 0, 0, 0, 0, 0]
        self.pool: list[int] = []  # which pool units
        self.life_symbols = 0  # symbols paid with two life each
        self.weight = 0


# --- Feasibility


def meets_hall_condition(masks: list[int], counts: list[int], generic: int, symbols: list[int]) -> bool:
    """Hall's condition: for every set of symbols, as much mana that can pay one of them; only unions of their masks
    matter.
    """
    total = 0
    for c in counts:
        total += c
    if generic + len(symbols) > total:
        return False
    if not symbols:
        return True
    kind = symbols[0] & ANYTHING
    for s in symbols:
        if s & ANYTHING != kind:
            break
    else:
        return amount_that_pays(masks, counts, kind) >= len(symbols)
    unions: list[int] = []
    for s in symbols:
        k = s & ANYTHING
        if k in unions:
            continue
        for i in range(len(unions)):
            u = unions[i] | k
            if u not in unions:
                unions.append(u)
        if k not in unions:
            unions.append(k)
    for k in unions:
        demand = 0
        for s in symbols:
            if s & ANYTHING & ~k == 0:
                demand += 1
        if amount_that_pays(masks, counts, k) < demand:
            return False
    return True


def amount_that_pays(masks: list[int], counts: list[int], kind: int) -> int:
    """How much of this mana can pay a symbol that one of these types pays."""
    have = 0
    for i in range(len(masks)):
        if masks[i] & kind:
            have += counts[i]
    return have


def _enough_branching(
    branching: list[ManaSource], at: int, masks: list[int], counts: list[int], generic: int, symbols: list[int]
) -> bool:
    """True if some way of using the branching sources is enough. Using one is never worse than not."""
    if at == len(branching):
        return meets_hall_condition(masks, counts, generic, symbols)
    size = len(masks)
    for o in branching[at].outputs:
        for c in o.colors:
            masks.append(c)
            counts.append(1)
        good = _enough_branching(branching, at + 1, masks, counts, generic, symbols)
        del masks[size:]
        del counts[size:]
        if good:
            return True
    return False


def least_generic(generic: int, symbols: list[int]) -> int:
    """The generic mana that is owed at least. Less than none is what a reduction has left over: it comes off the
    generic half of two-generic symbols, if there are any, and else off nothing (CR 118.7a, 601.2f).
    """
    if generic >= 0:
        return generic
    for m in symbols:
        if m & TWO_GENERIC:
            return generic
    return 0


def owes_nothing(generic: int, symbols: list[int]) -> bool:
    """True if nothing is left to pay: a reduction may have taken off all that two-generic symbols ask for."""
    for m in symbols:
        if not m & TWO_GENERIC:
            return False
    return generic + 2 * len(symbols) <= 0


def _feasible_plain(supply: Supply, generic: int, symbols: list[int], at: int) -> bool:
    """Feasible without life; two-generic symbols from `at` on are still to be decided."""
    for i in range(at, len(symbols)):
        if symbols[i] & TWO_GENERIC:
            one = symbols[:]
            one[i] = symbols[i] & ANYTHING
            if _feasible_plain(supply, generic, one, i + 1):
                return True
            two = symbols[:i] + symbols[i + 1 :]
            return _feasible_plain(supply, generic + 2, two, i)
    generic = max(0, generic)
    if not supply.branching:
        return meets_hall_condition(supply.masks, supply.counts, generic, symbols)
    masks = supply.masks[:]
    counts = supply.counts[:]
    for b in supply.branching:  # as if each mana could be of any type the source has: if that is not enough, nothing is
        masks.append(b.mask)
        counts.append(b.most)
    if not meets_hall_condition(masks, counts, generic, symbols):
        return False
    return _enough_branching(supply.branching, 0, supply.masks[:], supply.counts[:], generic, symbols)


def feasible(supply: Supply, generic: int, symbols: list[int], life: int) -> bool:
    """True if the cost can be paid. Exact."""
    generic = least_generic(generic, symbols)
    phyrexian = 0
    for m in symbols:
        if m & PHYREXIAN:
            phyrexian += 1
    if generic + len(symbols) - phyrexian > supply.total:
        return False
    if phyrexian == 0:
        if supply.life <= life:
            return _feasible_plain(supply, generic, symbols, 0)
    elif supply.life == 0 and life < 2:
        return _feasible_plain(supply, generic, symbols, 0)
    elif supply.life + 2 * phyrexian <= life:
        return _feasible_plain(supply, generic, [m for m in symbols if not m & PHYREXIAN], 0)
    return solve(supply, generic, symbols, [0, 0, 0, 0, 0, 0], life) is not None


def greatest_x(supply: Supply, generic: int, symbols: list[int], x_symbols: int, life: int) -> int:
    """The greatest X that can be paid (CR 107.3), 0 where there is no X; -1 if the cost cannot be paid even so."""
    if x_symbols == 0:
        return 0 if feasible(supply, generic, symbols, life) else -1
    x = (supply.total - min(0, generic)) // x_symbols
    while x >= 0:
        if feasible(supply, generic + x * x_symbols, symbols, life):
            return x
        x -= 1
    return -1


# --- Plans


def popcount(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def color_index(color: i64) -> i64:
    """Of one Color bit: W 0 … C 5."""
    i: i64 = 0
    while color > 1:
        color >>= 1
        i += 1
    return i


def _color_weights(supply: Supply, wanted: list[int]) -> list[int]:
    """The worth of keeping a unit of each type: first what is wanted elsewhere, then what is scarce. Never nothing."""
    weights: list[int] = []
    for i in range(6):
        have = 0
        bit = 1 << i
        for k in range(len(supply.masks)):
            if supply.masks[k] & bit:
                have += supply.counts[k]
        for b in supply.branching:
            if b.mask & bit:
                have += 1
        weights.append(min(wanted[i], 31) * 64 + 32 - min(have, 31))
    return weights


def keep_colors(supply: Supply, needed: list[int]) -> None:
    """Spares for each type of mana as many sources as a card in hand needs: those that give the fewest types, and those
    that would be spent last anyway.
    """
    kept = [False] * len(supply.sources)
    for k in range(6):
        bit = 1 << k
        for _ in range(needed[k]):
            best = -1
            least = 0
            for i in range(len(supply.sources)):
                source = supply.sources[i]
                if source.mask & bit and not kept[i]:
                    weight = int(popcount(source.mask) * 4096 - source.penalty)
                    if best < 0 or weight <= least:
                        best = i
                        least = weight
            if best < 0:
                break
            kept[best] = True
            supply.sources[best].spare(KEPT_PENALTY)


def _mask_weight(mask: i64, weights: list[int]) -> i64:
    total: i64 = 0
    bit: i64 = 1
    for weight in weights:
        if mask & bit:
            total += weight
        bit <<= 1
    return total


def source_weight(mask: i64, penalty: i64, life: i64, weights: list[int]) -> int:
    dear = (penalty + life * LIFE_PENALTY) * _PENALTY
    return int(dear + (1 + popcount(mask & (FIVE_COLORS | SNOW))) * _FLEX + _mask_weight(mask, weights))


def _pool_weight(color: int, rank: int, weights: list[int]) -> int:
    kept = (_COLOR if color & FIVE_COLORS else 0) + (_SNOW if color & SNOW else 0)
    return rank * _RANK + kept + _mask_weight(color, weights)


def by_weight(weight: i64, index: i64) -> int:
    """A weight and what has it in one number, to be sorted."""
    return int(weight * _INDEX + index)


def _solve_basic(supply: Supply, generic: int, symbols: list[int], weights: list[int]) -> PaymentPlan | None:
    """The common case by counting: every symbol one type, every source one mana of one type."""
    need = [0, 0, 0, 0, 0, 0]
    for m in symbols:
        need[color_index(m)] += 1
    plan = PaymentPlan()
    used_pool = [False] * len(supply.pool)
    left: list[int] = []  # weight and index of the mana that generic costs may take
    order: list[int] = []
    for i in range(len(supply.pool)):
        order.append(by_weight(_pool_weight(supply.pool[i], supply.ranks[i], weights), i))
    order.sort()
    for key in order:
        i = key % _INDEX
        k = color_index(supply.pool[i])
        if need[k] > 0:
            need[k] -= 1
            used_pool[i] = True
            plan.spend[k] += 1
            plan.weight += key // _INDEX
    for key in order:
        i = key % _INDEX
        if generic > 0 and not used_pool[i]:
            generic -= 1
            used_pool[i] = True
            plan.spend[color_index(supply.pool[i])] += 1
            plan.weight += key // _INDEX
    order = []
    for i in range(len(supply.sources)):
        source = supply.sources[i]
        order.append(by_weight(source_weight(source.mask, source.penalty, 0, weights), i))
    order.sort()
    for key in order:
        i = key % _INDEX
        k = color_index(supply.sources[i].mask)
        if need[k] > 0:
            need[k] -= 1
            plan.sources.append(i)
            plan.outputs.append(0)
            plan.spend[k] += 1
            plan.weight += key // _INDEX
        else:
            left.append(key)
    for k in need:
        if k > 0:
            return None
    if generic > len(left):
        return None
    if generic > 0:
        for j in range(generic):
            i = left[j] % _INDEX
            plan.sources.append(i)
            plan.outputs.append(0)
            plan.spend[color_index(supply.sources[i].mask)] += 1
            plan.weight += left[j] // _INDEX
    for i in range(len(supply.pool)):
        if used_pool[i]:
            plan.pool.append(i)
    return plan


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Way:
    """A source and one of its outputs, by their indices."""

    def __init__(self, source: int = 0, output: int = 0) -> None:
        self.source = source
        self.output = output


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Element:
    """One unit of mana, or two life, that may pay for a slot. `ref`: its index in the pool or among the sources, or the
    slot that life is for. `out`: of a source the index of an output, -1: whichever fits. `cost`: in life.
    """

    def __init__(
        self, kind: i64 = _POOL, ref: i64 = 0, out: i64 = 0, mask: i64 = 0, weight: i64 = 0, cost: i64 = 0
    ) -> None:
        self.kind: i64 = kind
        self.ref: i64 = ref
        self.out: i64 = out
        self.mask: i64 = mask
        self.weight: i64 = weight
        self.cost: i64 = cost

    def can_pay(self, slot: i64, what: i64) -> bool:
        """True if it could pay for this slot, which what is of these types can pay for."""
        return self.mask & what != 0 or (self.kind == _LIFE_PAID and self.ref == slot)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class _Search:
    """One search for the cheapest payment of fixed slots."""

    def __init__(self, supply: Supply, weights: list[int], life: int) -> None:
        self.s = supply
        self.weights = weights
        self.life = life
        self.slots: list[int] = []  # what can pay each symbol
        self.life_slots: list[int] = []  # slots that two life can pay
        self.elements: list[Element] = []
        self.owner: list[int] = []  # of each slot: an element, or -1
        self.seen: list[bool] = []
        # Sources with more than one way.
        self.ways: list[int] = []  # source indices
        self.taken: list[int] = []  # for each: 0 not used, k its (k-1)th way
        self.forced: list[Way] = []  # what is activated for certain
        self.forced_life = 0
        self.best: PaymentPlan | None = None

    def prepare(self, generic: int, symbols: list[int]) -> None:
        """Slots and elements for a cost whose two-generic symbols are decided."""
        self.slots = []
        self.life_slots = []
        self.elements = []
        self.ways = []
        self.taken = []
        s = self.s
        phyrexian = 0
        for m in symbols:
            if m & PHYREXIAN:
                phyrexian += 1
                self.life_slots.append(len(self.slots))
            self.slots.append(m & ANYTHING)
        for _ in range(generic):
            self.slots.append(ANYTHING)
        tight = s.life + 2 * phyrexian > self.life  # life has to be shared out
        for i in range(len(s.pool)):
            weight = _pool_weight(s.pool[i], s.ranks[i], self.weights)
            self.elements.append(Element(_POOL, i, 0, s.pool[i], weight))
        for i in range(len(s.sources)):
            source = s.sources[i]
            if source.single and not (tight and source.life > 0):
                weight = source_weight(source.mask, source.penalty, source.life, self.weights)
                self.elements.append(Element(_SOURCE, i, -1, source.mask, weight, source.life))
            else:
                at = len(self.ways)  # beside those that are alike
                for k in range(len(self.ways)):
                    if self.same(self.ways[k], i):
                        at = k + 1
                self.ways.insert(at, i)
                self.taken.append(0)
        if self.life >= 2:
            for slot in self.life_slots:
                self.elements.append(Element(_LIFE_PAID, slot, -1, 0, _LIFE, 2))

    def same(self, one: int, other: int) -> bool:
        """True if two sources are alike, so that the order in which they are used does not matter."""
        a = self.s.sources[one].outputs
        b = self.s.sources[other].outputs
        if len(a) != len(b):
            return False
        for i in range(len(a)):
            if a[i].colors != b[i].colors or a[i].penalty != b[i].penalty or a[i].life != b[i].life:
                return False
        return True

    def branch(self, at: int, weight: int, units: int) -> None:
        """Tries every way of using the sources from `at` on."""
        best = self.best
        bound = weight
        if units > len(self.slots):
            bound += (units - len(self.slots)) * SURPLUS_PENALTY * _PENALTY
        if best is not None and bound >= best.weight:
            return
        if at == len(self.ways):
            self.evaluate(weight, units)
            return
        i = self.ways[at]
        source = self.s.sources[i]
        limit = len(source.outputs)
        if at > 0 and self.same(self.ways[at - 1], i):
            limit = self.taken[at - 1]
        self.taken[at] = 0
        self.branch(at + 1, weight, units)
        for k in range(1, limit + 1):
            o = source.outputs[k - 1]
            self.taken[at] = k
            size = len(self.elements)
            # How flexible the source is counts whole, whichever way it is used.
            price = source_weight(source.mask, o.penalty, o.life, self.weights)
            if len(o.colors) == 1:
                self.elements.append(Element(_SOURCE, i, k - 1, o.colors[0], price, o.life))
                self.branch(at + 1, weight, units)
            elif len(o.colors) > 1:
                for c in o.colors:
                    self.elements.append(Element(_UNIT, i, k - 1, c))
                self.forced.append(Way(i, k - 1))
                self.forced_life += o.life
                self.branch(at + 1, weight + price, units + len(o.colors))
                self.forced_life -= o.life
                self.forced.pop()
            del self.elements[size:]
        self.taken[at] = 0

    def place(self, effect: int) -> bool:
        """Element `e` pays a free slot, or another that an element may leave."""
        if self.fill(effect):
            return True
        self.seen = [False] * len(self.slots)
        return self.augment(effect)

    def fill(self, effect: int) -> bool:
        """True if there is a free slot that an element can pay; then it does."""
        element = self.elements[effect]
        for slot in range(len(self.slots)):
            if self.owner[slot] < 0 and element.can_pay(slot, self.slots[slot]):
                self.owner[slot] = effect
                return True
        return False

    def augment(self, effect: int) -> bool:
        """An augmenting path from an element that finds no free slot to one."""
        element = self.elements[effect]
        for slot in range(len(self.slots)):
            if not self.seen[slot] and element.can_pay(slot, self.slots[slot]):
                self.seen[slot] = True
                if self.fill(self.owner[slot]) or self.augment(self.owner[slot]):
                    self.owner[slot] = effect
                    return True
        return False

    def evaluate(self, weight: int, units: int) -> None:
        """The cheapest payment with the ways chosen: units at hand first, then by weight, whatever still fits."""
        slots = len(self.slots)
        first: list[int] = []
        order: list[int] = []
        for e in range(len(self.elements)):
            element = self.elements[e]
            if element.kind == _UNIT:
                first.append(e)
            else:
                order.append(by_weight(element.weight, e))
        order.sort()
        self.owner = [-1] * slots
        placed = 0
        surplus = units
        life = self.forced_life
        total = weight
        for e in first:
            if placed == slots:
                break
            if self.place(e):
                placed += 1
                surplus -= 1
        dead: list[int] = []  # masks of which nothing fits any more, now or later
        for key in order:
            if placed == slots:
                break
            e = key % _INDEX
            element = self.elements[e]
            if element.kind != _LIFE_PAID and element.mask in dead:
                continue
            if self.place(e):
                placed += 1
                total += element.weight
                life += element.cost
            elif element.kind != _LIFE_PAID:
                dead.append(int(element.mask))
        total += surplus * SURPLUS_PENALTY * _PENALTY
        if placed < slots or life > self.life:
            return
        best = self.best
        if best is None or total < best.weight:
            self.best = self.plan(total)

    def plan(self, weight: int) -> PaymentPlan:
        plan = PaymentPlan()
        plan.weight = weight
        for way in self.forced:
            plan.sources.append(way.source)
            plan.outputs.append(way.output)
        chosen: list[int] = []  # source and output in one number, to list them in the sources' order
        for slot in range(len(self.slots)):
            element = self.elements[self.owner[slot]]
            if element.kind == _LIFE_PAID:
                plan.life_symbols += 1
                continue
            ref = int(element.ref)
            color = int(element.mask)
            if element.kind == _POOL:
                plan.pool.append(ref)
            elif element.kind == _SOURCE:
                k = int(element.out)
                outputs = self.s.sources[ref].outputs
                if k < 0:
                    k = 0
                    while not outputs[k].colors[0] & self.slots[slot]:
                        k += 1
                color = outputs[k].colors[0]
                chosen.append(ref * _INDEX + k)
            if color & KINDS:
                plan.spend[color_index(color & KINDS)] += 1
        chosen.sort()
        for c in chosen:
            plan.sources.append(c // _INDEX)
            plan.outputs.append(c % _INDEX)
        plan.pool.sort()
        return plan

    def decide(self, generic: int, symbols: list[int], at: int) -> None:
        """Settles the two-generic symbols from `at` on, each both ways."""
        for i in range(at, len(symbols)):
            if symbols[i] & TWO_GENERIC:
                one = symbols[:]
                one[i] = symbols[i] & ~TWO_GENERIC
                self.decide(generic, one, i + 1)
                two = symbols[:i] + symbols[i + 1 :]
                self.decide(generic + 2, two, i)
                return
        generic = max(0, generic)
        if generic + len(symbols) - self.life // 2 > self.s.total:
            return
        self.prepare(generic, symbols)
        self.branch(0, 0, 0)


def solve(supply: Supply, generic: int, symbols: list[int], wanted: list[int], life: int) -> PaymentPlan | None:
    """The best payment, or None. `wanted` says how much each type of mana (W U B R G C) is needed elsewhere; `life` is
    what may be paid of it.
    """
    generic = least_generic(generic, symbols)
    weights = _color_weights(supply, wanted)
    if supply.basic:
        plain = True
        for m in symbols:
            if m & (m - 1) or m & ~KINDS:
                plain = False
        if plain:
            return _solve_basic(supply, generic, symbols, weights)
    search = _Search(supply, weights, max(life, 0))
    search.decide(generic, symbols, 0)
    return search.best

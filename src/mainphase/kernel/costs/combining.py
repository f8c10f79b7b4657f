"""Mana abilities that pay for one another: an order of activations after which a cost can be paid (CR 601.2g, 605.3).

Pure: knows neither the state nor the cards. Mana of a source is at hand from the beginning; mana that a maker adds is
there for what comes after it. For a given order it is a matching of mana and symbols, as in `arithmetic`, so that it is
never decided too early which mana pays for what. Orders are tried from the shortest on, with the makers that cost least
first, `MOST_TRIED` of them at most: after that the answer is that none was found.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import PHYREXIAN, SNOW, TWO_GENERIC
from mainphase.kernel.costs.arithmetic import ANYTHING, KINDS, Output, PoolRank, Supply, source_weight
from mainphase.kernel.costs.makers import LEAVING, TAPPING, Maker, makers_of_source, slot

MOST_TRIED: Final = 1500  # orders of activations, for one cost
MOST_STEPS: Final = 40
MOST_VARIANTS: Final = 16  # of paying hybrid and Phyrexian symbols
MOST_SETS: Final = 3  # of objects that one component may take

NEVER_DUE: Final = 1 << 20  # the time at which the cost itself is paid: after everything


@mypyc_attr(acyclic=True)
@final
class Step:
    """A maker that is activated: with which of its outputs, and what its costs take."""

    def __init__(self, maker: int, output: int, taken: list[int]) -> None:
        self.maker = maker
        self.output = output
        self.taken = taken


def alike_in_use(outputs: list[Output]) -> bool:
    """True if all the mana that a source may give can be spent on the same things."""
    for o in outputs:
        if o.only_here != outputs[0].only_here:
            return False
    return True


@mypyc_attr(acyclic=True)
@final
class Combination:
    """A way to pay that was found. The sources to activate before the first maker, with the type that each is wanted
    for; then that maker: its mana, its objects, what it adds.

    Whoever follows it looks again after the first maker: what is left is shorter.
    """

    def __init__(self) -> None:
        self.sources: list[int] = []  # indices into the supply
        self.colors: list[int] = []  # the type wanted of each; 0: whichever
        self.maker: Maker | None = None
        self.output: Output | None = None
        self.taken: list[int] = []
        self.spend: list[int] = []  # the types that pay for the maker, marked if from a snow source
        self.life_symbols = 0


@mypyc_attr(acyclic=True)
@final
class Combining:
    """One search. `life` is what may be paid of it; `used` are slots that are used up. `first`: by object and ability,
    the maker that must come first.
    """

    def __init__(self, supply: Supply, makers: list[Maker], life: int, used: list[int]) -> None:
        self.s = supply
        self.life = life
        self.makers: list[Maker] = []
        # Mana: what is at hand, and what the steps so far add.
        self.mask: list[int] = []
        self.time: list[int] = []
        self.only_here: list[bool] = []
        self.weight: list[int] = []
        self.source: list[int] = []  # the index in the supply; -1: it is in the pool or comes of a step
        self.slots: list[int] = []  # the slot that it needs; 0: none
        # What has to be paid: by the steps so far, and the cost itself.
        self.due: list[int] = []  # masks
        self.when: list[int] = []
        self.steps: list[Step] = []
        self.used = used[:]  # slots
        self.times: list[int] = []  # of each maker
        self.spent_life = 0
        self.disturbed = False
        self.tried = 0
        self.cut = False  # there are longer orders
        self.owner: list[int] = []  # of each that is due: which mana, -1 none
        self.seen: list[bool] = []
        self.final: list[int] = []  # what the cost itself asks for
        self.first_obj = 0
        self.first_ability = -1
        weights = [0, 0, 0, 0, 0, 0]
        for i in range(len(supply.pool)):
            self.add(supply.pool[i], 0, supply.ranks[i] == PoolRank.RESTRICTED, supply.ranks[i], -1, 0)
        for i in range(len(supply.sources)):
            source = supply.sources[i]
            outputs = source.outputs
            first = outputs[0]
            plain = (source.single or len(outputs) == 1) and source.life == 0 and first.steady
            if first.ability < 0 or (plain and alike_in_use(outputs)):
                what = slot(source.obj, LEAVING if first.leaves else TAPPING)
                price = source_weight(source.mask, source.penalty, 0, weights)
                only_here = first.only_here or first.ability < 0  # what stands in for mana pays for nothing else
                if source.single:
                    self.add(source.mask, 0, only_here, price, i, what)
                else:
                    for c in first.colors:
                        self.add(c, 0, only_here, price, i, what)
            else:
                self.makers.append(makers_of_source(source))
        self.own = len(self.makers)  # so many are sources
        self.makers.extend(makers)
        keys: list[int] = []
        for i in range(len(self.makers)):
            m = self.makers[i]
            costs = 1 if m.generic or m.symbols else 0
            keys.append((m.penalty * 2 + costs) * 4096 + i)
        keys.sort()
        self.makers = [self.makers[key % 4096] for key in keys]
        self.times = [0] * len(self.makers)

    def add(self, mask: int, time: int, only_here: bool, weight: int, source: int, what: int) -> None:
        self.mask.append(mask)
        self.time.append(time)
        self.only_here.append(only_here)
        self.weight.append(weight)
        self.source.append(source)
        self.slots.append(what)

    # --- Looking

    def look(self, generic: int, symbols: list[int]) -> Combination | None:
        """A way to pay this, or None if there is none, or none was found."""
        if not self.makers:
            return None
        variants: list[list[int]] = []
        paid: list[int] = []
        decide(generic, symbols, 0, 0, [], variants, paid)
        for k in range(len(variants)):
            if 2 * paid[k] <= self.life and self.could_ever(variants[k]):
                self.final = variants[k]
                self.spent_life = 2 * paid[k]
                found = self.deepen()
                if found is not None:
                    found.life_symbols = paid[k]
                    return found
        return None

    def could_ever(self, wanted: list[int]) -> bool:
        """True if there could be enough mana, and of each type, if nothing stood in the way."""
        most = len(self.mask)
        kinds = 0
        for m in self.makers:
            for o in m.outputs:
                for c in o.colors:
                    kinds |= c
            if m.most > 0:
                times = min(m.times, MOST_STEPS)
                for t in m.takings:
                    if t.count > 0:
                        times = min(times, len(t.candidates) // t.count)
                most += m.most * times
        if most < len(wanted):
            return False
        for mask in self.mask:
            kinds |= mask
        for w in wanted:
            if not w & kinds:
                return False
        return True

    def deepen(self) -> Combination | None:
        depth = 1
        while depth <= MOST_STEPS and self.tried < MOST_TRIED:
            self.cut = False
            if self.extend(depth, -1):
                return self.found()
            if not self.cut:
                return None
            depth += 1
        return None

    def extend(self, depth: int, last: int) -> bool:
        """True if at most so many more steps lead to a payment; then they are in `steps`."""
        at = len(self.steps)
        if at > 0 and self.match(True):
            return True
        if depth == 0:
            self.cut = True
            return False
        for i in range(len(self.makers)):
            if at == 0 and self.first_obj and not self.is_first(i):
                continue
            if self.tried >= MOST_TRIED:
                return False
            m = self.makers[i]
            idle = not m.generic and not m.symbols and not m.disturbs
            if (idle and i < last) or not self.can_use(i):
                continue
            for taken in self.sets_taken(m, 0, []):
                for k in range(len(m.outputs)):
                    self.tried += 1
                    if self.step(i, k, taken, depth):
                        return True
        return False

    def is_first(self, index: int) -> bool:
        return self.makers[index].obj == self.first_obj and self.makers[index].ability == self.first_ability

    def can_use(self, index: int) -> bool:
        m = self.makers[index]
        if self.times[index] >= m.times or self.spent_life + m.life > self.life or (self.disturbed and not m.steady):
            return False
        if slot(m.obj, LEAVING) in self.used:
            return False
        for what in m.once:
            if what in self.used:
                return False
        if m.counters:
            gone = 0
            for j in range(len(self.makers)):
                if self.makers[j].counters_of == m.counters_of:
                    gone += self.makers[j].counters * self.times[j]
            if gone + m.counters > m.counters_there:
                return False
        for j in range(index):
            if self.times[j] == 0 and m.is_like(self.makers[j]) and (len(self.steps) or not self.first_obj):
                if self.is_free(self.makers[j]):
                    return False
        return True

    def is_free(self, maker: Maker) -> bool:
        for what in maker.once:
            if what in self.used:
                return False
        return True

    def sets_taken(self, maker: Maker, at: int, so_far: list[int]) -> list[list[int]]:
        """The sets of objects that its costs could take, the cheapest first: few of them."""
        if at == len(maker.takings):
            return [so_far]
        t = maker.takings[at]
        free: list[int] = []
        needed: list[int] = []  # what a source or maker could still need
        for oid in t.candidates:
            if oid in so_far or slot(oid, LEAVING) in self.used or slot(oid, t.what) in maker.once:
                continue
            if t.what == TAPPING and slot(oid, TAPPING) in self.used:
                continue
            if t.what == LEAVING and slot(oid, LEAVING) in maker.once:
                continue
            if self.is_needed(oid, t.what, maker):
                needed.append(oid)
            else:
                free.append(oid)
        out: list[list[int]] = []
        if len(free) + len(needed) < t.count:
            return out
        short = t.count - min(len(free), t.count)
        for first in range(max(1, min(MOST_SETS, len(needed) - short + 1)) if short else 1):
            chosen = so_far + free[: t.count - short] + needed[first : first + short]
            out.extend(self.sets_taken(maker, at + 1, chosen))
        return out

    def is_needed(self, oid: int, what: int, by: Maker) -> bool:
        """True if another source or maker would take what this would use up."""
        one = slot(oid, what)
        if one in self.slots:
            return True
        for m in self.makers:
            if m is not by and (one in m.once or (what == LEAVING and m.obj == oid)):
                return True
        return by.obj == oid

    def step(self, index: int, place: int, taken: list[int], depth: int) -> bool:
        """Activates a maker, and goes on; what that comes to is taken back unless it leads to a payment."""
        m = self.makers[index]
        size = len(self.mask)
        dues = len(self.due)
        used = len(self.used)
        disturbed = self.disturbed
        self.steps.append(Step(index, place, taken))
        now = len(self.steps)
        self.used.extend(m.once)
        at = 0
        for t in m.takings:
            for oid in taken[at : at + t.count]:
                self.used.append(slot(oid, t.what))
            at += t.count
        for symbol in m.symbols:
            self.due.append(symbol & ANYTHING)
            self.when.append(now)
        for _ in range(m.generic):
            self.due.append(ANYTHING)
            self.when.append(now)
        good = self.match(False)
        if good:
            for c in m.outputs[place].colors:
                self.add(c, now, m.outputs[place].only_here, 0, -1, 0)
            self.times[index] += 1
            self.spent_life += m.life
            self.disturbed = disturbed or m.disturbs
            good = self.extend(depth - 1, index)
            if good:
                return True
            self.times[index] -= 1
            self.spent_life -= m.life
            self.disturbed = disturbed
        del self.mask[size:]
        del self.time[size:]
        del self.only_here[size:]
        del self.weight[size:]
        del self.source[size:]
        del self.slots[size:]
        del self.due[dues:]
        del self.when[dues:]
        del self.used[used:]
        self.steps.pop()
        return False

    # --- Matching

    def match(self, whole: bool) -> bool:
        """True if all that is due so far can be paid; `whole`: and the cost itself. The cheapest mana first."""
        steps = len(self.due)
        if whole:
            for mask in self.final:
                self.due.append(mask)
                self.when.append(NEVER_DUE)
        count = len(self.due)
        self.owner = [-1] * count
        placed = 0
        order: list[int] = []
        for e in range(len(self.mask)):
            if not self.slots[e] or self.slots[e] not in self.used:
                order.append(self.weight[e] * 4096 + e)
        order.sort()
        dead: list[int] = []
        for key in order:
            if placed == count:
                break
            e = key % 4096
            kind = (self.mask[e] * 64 + min(self.time[e], 63)) * 2 + (1 if self.only_here[e] else 0)
            if kind in dead:
                continue
            self.seen = [False] * count
            if self.place(e):
                placed += 1
            else:
                dead.append(kind)
        if whole:
            del self.due[steps:]
            del self.when[steps:]
        return placed == count

    def pays(self, effect: int, at: int) -> bool:
        return (
            self.due[at] & self.mask[effect] != 0
            and self.time[effect] < self.when[at]
            and (not self.only_here[effect] or self.when[at] == NEVER_DUE)
        )

    def place(self, effect: int) -> bool:
        for at in range(len(self.due)):
            if self.owner[at] < 0 and self.pays(effect, at):
                self.owner[at] = effect
                return True
        for at in range(len(self.due)):
            if not self.seen[at] and self.owner[at] >= 0 and self.pays(effect, at):
                self.seen[at] = True
                if self.place(self.owner[at]):
                    self.owner[at] = effect
                    return True
        return False

    # --- What was found

    def found(self) -> Combination:
        """The first maker of the steps, with what has to be activated before it."""
        out = Combination()
        step = self.steps[0]
        m = self.makers[step.maker]
        out.maker = m
        out.output = m.outputs[step.output]
        out.taken = step.taken
        count = len(m.symbols) + m.generic
        dues = self.due + self.final
        for at in range(len(dues)):
            e = self.owner[at]
            mask = self.mask[e] & dues[at]
            i = self.source[e]
            color = lowest(mask if mask & KINDS else self.mask[e])
            if at < count:
                out.spend.append(color | self.mask[e] & SNOW)
            if i >= 0 and (at < count or m.disturbs) and i not in out.sources:
                if self.s.sources[i].outputs[0].ability >= 0:
                    out.sources.append(i)
                    out.colors.append(color if self.s.sources[i].single else 0)
        return out


def lowest(mask: int) -> int:
    """One type of those."""
    bit = 1
    while bit <= KINDS:
        if mask & bit:
            return bit
        bit <<= 1
    return 0


def decide(
    generic: int, symbols: list[int], at: int, life: int, so_far: list[int], out: list[list[int]], paid: list[int]
) -> None:
    """Every way of settling the symbols that can be paid in several: what is left to be paid with mana, one by one, and
    how many are paid with life. First those without life.
    """
    if len(out) >= MOST_VARIANTS:
        return
    if at == len(symbols):
        out.append(so_far + [ANYTHING] * generic)
        paid.append(life)
        return
    m = symbols[at]
    decide(generic, symbols, at + 1, life, [*so_far, m & ANYTHING], out, paid)
    if m & TWO_GENERIC:
        decide(generic + 2, symbols, at + 1, life, so_far, out, paid)
    if m & PHYREXIAN:
        decide(generic, symbols, at + 1, life + 1, so_far, out, paid)


NOTHING_USED: Final[list[int]] = []  # never changed


def combination(supply: Supply, makers: list[Maker], generic: int, symbols: list[int], life: int) -> Combination | None:
    """A way to pay with makers what can't be paid without."""
    return Combining(supply, makers, life, NOTHING_USED).look(generic, symbols)

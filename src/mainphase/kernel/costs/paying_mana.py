"""Activating mana abilities (CR 605.3) and paying mana costs with them (601.2g-h): each can call for the other."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.asking.decisions import ask_number, ask_one_of
from mainphase.kernel.costs.ability_costs import mana_to_activate
from mainphase.kernel.costs.affording import (
    best_payment,
    is_bent,
    is_nothing,
    mana_overview,
    max_x,
    payable,
    plain_mana,
    set_apart,
    way_to_pay,
)
from mainphase.kernel.costs.arithmetic import (
    KINDS,
    ManaSource,
    Output,
    Supply,
    color_index,
    feasible,
    least_generic,
    owes_nothing,
    supply_without,
)
from mainphase.kernel.costs.combining import Combination, Combining
from mainphase.kernel.costs.components import asks_for_x
from mainphase.kernel.costs.makers import LEAVING, TAPPING, makers, slot
from mainphase.kernel.costs.mana_at_hand import first_sources
from mainphase.kernel.costs.paying import PayCosts, most_for_x, reserved
from mainphase.kernel.costs.pool import (
    Payer,
    add_mana,
    add_mana_effect,
    allowed_alternatives,
    follow_spending,
    may_spend,
    secures_spell,
)
from mainphase.kernel.costs.sources_of_mana import (
    WATERBENDS,
    add_mana_of,
    aid_keywords,
    delving,
    helping,
    is_source,
    only_adds,
    symbols_with_aid,
)
from mainphase.kernel.events.changes import lose_life_change, move_change, tap_change
from mainphase.kernel.events.changing_life import life_to_pay
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched
from mainphase.kernel.keys import Paid, SavedAs
from mainphase.kernel.lowering.codes import UNBOUNDED
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.packed import PlannedMana
from mainphase.kernel.state.state import NO_IDS, PlayersFrame, State
from mainphase.kernel.state.upcalls import run_effect
from mainphase.kernel.values import DecisionKind, ManaUnit, Option, OptionKind
from mainphase.kernel.what_happens import TriggerKind
from mainphase.rules.concepts import Concept

NOTHING_PLANNED: Final[list[PlannedMana]] = []  # never changed


def types_of(pool: list[ManaUnit], since: int) -> int:
    """The types of the mana in a pool from a place on: what was just produced (CR 106.12a)."""
    mask = 0
    for i in range(since, len(pool)):
        mask |= pool[i].color
    return mask


@mypyc_attr(acyclic=True, free_list_len=1)
class ActivateMana(PlayersFrame):
    """Activates a mana ability (CR 605.3): its costs, then at once its effect, without the stack (605.3b)."""

    MANA: Final = 0
    OTHER_COSTS: Final = 1
    CHOICE: Final = 2
    EFFECT: Final = 3
    PRODUCED: Final = 4

    def __init__(self, player: int = 0, obj: int = 0, uid: int = -1) -> None:
        self.pc = ActivateMana.MANA
        self.player = player
        self.obj = obj
        self.uid = uid
        self.allowed: list[int] = []  # the alternatives that may be chosen; empty: all
        self.choice = -1
        self.before = 0  # mana in the pool as it resolved
        self.x = -1  # not announced
        self.given = NO_IDS  # for a payment: what its costs take, and the mana that they do
        self.meant = NO_IDS

    def run(self, g: State) -> None:
        code = g.book.abilities[self.uid]
        a = code.activated
        assert a is not None
        ctx = Context(self.obj, self.player, self.uid)
        ctx.modes = [0]
        if self.pc == ActivateMana.MANA and self.x < 0 and asks_for_x(a.cost):  # CR 107.3a
            mana = mana_to_activate(g, a, ctx)
            most = UNBOUNDED
            if mana.x > 0:
                most = max_x(g, self.player, mana, 0, [self.obj])
            ask_number(g, self.player, DecisionKind.X, 0, most_for_x(g, self.player, a.cost, ctx, most), about=self.obj)
            return
        ctx.x = max(0, self.x)
        if self.pc == ActivateMana.MANA:
            self.pc = ActivateMana.OTHER_COSTS
            mana = mana_to_activate(g, a, ctx)
            if not is_nothing(mana) or mana.x:
                pay = PayMana(self.player, mana, ctx.x)
                pay.exclude = reserved(g, self.player, a.cost, ctx)
                pay.meant = self.meant
                g.push(pay)
                return
        if self.pc == ActivateMana.OTHER_COSTS:
            self.pc = ActivateMana.CHOICE
            o = g.objects[self.obj]
            o.use(self.uid)
            if g.book.abilities[self.uid].only_taps:
                perform_event(g, [tap_change(self.obj, Concept.TAP_SYMBOL)])
            else:
                pay_costs = PayCosts(self.player, a.cost, ctx)
                pay_costs.given = self.given
                g.push(pay_costs)
            if not g.is_on_top(self):
                return
        if self.pc == ActivateMana.CHOICE:
            self.pc = ActivateMana.EFFECT
            if self.choice < 0 and self.ask_for_choice(g, ctx):
                return
        if self.pc == ActivateMana.EFFECT:
            self.pc = ActivateMana.PRODUCED
            self.before = len(g.players[self.player].pool)
            if self.choice >= 0:
                ctx.saved[SavedAs.CHOICE_OF_MANA] = [self.choice]
            node, where = add_mana_of(g, self.uid)
            if node is not None and only_adds(g, self.uid):
                add_mana_effect(g, node, ctx, where)
            else:
                run_effect(g, ctx)
            if not g.is_on_top(self):
                return
        g.pop()
        if len(g.players[self.player].pool) > self.before:
            # CR 106.12a; triggered mana abilities among them resolve at once (605.4a).
            if is_watched(g, TriggerKind.TAP_FOR_MANA):
                produced = types_of(g.players[self.player].pool, self.before)
                fire(g, TriggerEvent.tap_for_mana(self.obj, self.player, produced, code.taps_for_mana))

    def ask_for_choice(self, g: State, ctx: Context) -> bool:
        """Which mana it adds, where its controller has a choice. False: nobody is asked."""
        node, _ = add_mana_of(g, self.uid)
        if node is None or len(node.choices) <= 1 or node.each or not isinstance(node.by, n.You):
            return False
        options: list[Option] = []
        for k in allowed_alternatives(g, node, ctx):
            if len(self.allowed) == 0 or k in self.allowed:
                options.append(Option.add_mana(k))
        if len(options) > 1:
            ask_one_of(g, self.player, DecisionKind.COLOR, options, about=self.obj)
            return True
        if options:
            self.choice = options[0].index
        return False

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.NUMBER:
            self.x = option.number
        else:
            self.choice = option.index


@mypyc_attr(acyclic=True, free_list_len=1)
class PayMana(Payer):
    """Pays a mana cost: the chance to activate mana abilities, then the payment (CR 601.2g, 601.2h, 118.2).

    By the solver if automation says so; else in small choices, of which none is offered after which the cost could not
    be paid.
    """

    PLAN: Final = 0
    CARRY_OUT: Final = 1

    def __init__(
        self, player: int = 0, cost: n.ManaCost | None = None, x: int = 0, for_obj: int = 0, from_pool: bool = False
    ) -> None:
        super().__init__()
        self.pc = PayMana.PLAN
        self.player = player
        self.for_obj = for_obj
        self.exclude = NO_IDS  # permanents that may not be used: they are needed for another part of the cost
        self.generic = 0
        self.symbols: list[int] = []
        self.bends = False  # things may be tapped for the generic mana, but not for what stands among the symbols
        if cost is not None:
            self.symbols = list(cost.symbols)
            self.generic = least_generic(cost.generic + x * cost.x, self.symbols)
            self.bends = is_bent(cost)
            if self.bends:
                self.generic = set_apart(cost, x, self.generic, self.symbols)
        self.planned = NOTHING_PLANNED  # still to be activated
        self.aids = NO_IDS  # what stands in for mana: tapped and exiled as the rest is paid
        self.marked = False  # the symbols say what can stand in for mana
        self.from_pool = from_pool  # no mana abilities meanwhile
        self.want = NO_IDS
        self.meant = NO_IDS  # the types of mana in the pool that pay, if that has been decided already
        self.then = NO_IDS  # by hand: the object and the ability that were chosen, while what pays for it is activated

    def run(self, g: State) -> None:
        if not self.marked:
            self.marked = True
            self.symbols = symbols_with_aid(tuple(self.symbols), aid_keywords(g, self.player, self.for_obj))
        if owes_nothing(self.generic, self.symbols):
            g.pop()
            return
        if self.meant:
            self.pay_exactly(g)
        elif self.then:
            self.go_on_with(g)
        elif g.automation.pay:
            self.pay_by_plan(g)
        else:
            self.offer(g)

    def after_leaving(self, g: State, player: int) -> None:
        """Plans the payment anew: what was to pay may have left with its owner. The spell is not taken back (CR 733.1),
        since what has been paid could not be: what can't be paid any more is forgiven.
        """
        self.planned = NOTHING_PLANNED
        self.aids = NO_IDS
        self.pc = PayMana.PLAN
        if self.marked:
            self.then = NO_IDS
            if not payable(g, self.player, self.generic, self.symbols, self.for_obj, self.exclude, self.bends):
                self.generic = 0
                self.symbols = []

    # By the solver

    def pay_by_plan(self, g: State) -> None:
        exact = False
        if self.pc == PayMana.PLAN:
            exact = self.plan(g)
            if not g.is_on_top(self):
                return
        while self.planned:
            planned = self.planned.pop(0)
            if is_watched(g, TriggerKind.TAP_FOR_MANA):  # more mana may come of it than was planned with
                self.planned = NOTHING_PLANNED
                self.pc = PayMana.PLAN
            self.activate(g, planned)
            if not g.is_on_top(self):
                return
            if self.pc == PayMana.PLAN:
                exact = self.plan(g)
                if not g.is_on_top(self):
                    return
        if exact and len(g.players[self.player].pool) == self.generic + len(self.symbols):  # what was planned, no more
            self.remember(g, g.players[self.player].pool)
            g.players[self.player].pool = []
            g.invalidate(Facet.MANA)
            g.pop()
            return
        over = mana_overview(g, self.player, self.for_obj, self.exclude, False)
        for oid in self.aids:
            over.supply.add_source(self.aid(g, oid))
        best = best_payment(g, self.player, over.supply, self.generic, self.symbols, self.for_obj)
        assert best is not None, "a payment that was planned falls short"
        self.take_from_pool(g, [over.units[i] for i in best.pool])
        g.pop()
        changes = [self.use(g, over.supply.sources[i].obj) for i in best.sources]
        if best.life_symbols:  # CR 107.4f
            changes.append(lose_life_change(self.player, 2 * best.life_symbols))
        if changes:
            perform_event(g, changes)

    def take_from_pool(self, g: State, units: list[int]) -> None:
        pool = g.players[self.player].pool
        self.remember(g, [pool[i] for i in units])
        g.players[self.player].pool = [pool[i] for i in range(len(pool)) if i not in units]
        g.invalidate(Facet.MANA)

    def pay_exactly(self, g: State) -> None:
        """With the mana that was meant for this as the payment that it is a part of was planned."""
        pool = g.players[self.player].pool
        units: list[int] = []
        for color in self.meant:
            for i in range(len(pool)):
                unit = pool[i]
                free = unit.only_for < 0 or may_spend(g, self.player, unit.only_for, unit.source, 0)
                alike = unit.color == color & KINDS and unit.snow == (color & n.SNOW != 0)
                if alike and free and i not in units:
                    units.append(i)
                    break
        assert len(units) == len(self.meant), "mana that was meant for a mana ability is gone"
        self.take_from_pool(g, units)
        g.pop()

    def remember(self, g: State, spent: list[ManaUnit]) -> None:
        """The spell knows what was spent on it, if some card asks (CR 400.7d), and if that means that it can't be
        countered or that something else happens (106.6).
        """
        if not (g.book.asks_spent or g.book.secures) or self.for_obj <= 0:
            return
        o = g.find(self.for_obj)
        if o is not None and o.ctx is not None and o.kind != ObjectKind.ABILITY:
            for unit in spent:
                if g.book.asks_spent:
                    o.ctx.paid.append(Paid.MANA[color_index(unit.color)])
                if g.book.asks_spent_from:
                    note_source(g, unit, o.ctx)
                if g.book.secures and Paid.SECURED not in o.ctx.paid and secures_spell(g, self.player, unit, o.id):
                    o.ctx.paid.append(Paid.SECURED)
                if g.book.secures:
                    follow_spending(g, self.player, unit, o.id)

    def aid(self, g: State, oid: int) -> ManaSource:
        """A creature or a card of the graveyard, as what stands in for mana."""
        o = g.objects[oid]
        if o.zone != Zone.BATTLEFIELD:
            return delving(oid)
        outputs: list[Output] = []
        by = aid_keywords(g, self.player, self.for_obj)
        helping(o, by | WATERBENDS if self.bends else by, outputs)
        return ManaSource(oid, outputs)

    def use(self, g: State, oid: int) -> Change:
        if g.objects[oid].zone == Zone.BATTLEFIELD:
            by = aid_keywords(g, self.player, self.for_obj)
            concept = Concept.CONVOKE if by & Keyword.CONVOKE else Concept.IMPROVISE
            return tap_change(oid, Concept.WATERBEND if self.bends else concept)
        delved = move_change(oid, Zone.EXILE, 0, Concept.PAY_COSTS)
        if g.book.asks_delved:
            delved.host = self.for_obj
        return delved

    def plan(self, g: State) -> bool:
        """Finds the best payment for what is in the pool and on the battlefield now. True: it consists of abilities
        that add one mana each, one for each mana of the cost.
        """
        self.pc = PayMana.CARRY_OUT
        self.planned = NOTHING_PLANNED
        self.aids = NO_IDS
        if self.plan_alike(g):
            return True
        self.planned = []
        self.aids = []
        over = mana_overview(g, self.player, self.for_obj, self.exclude, True, self.from_pool, self.bends)
        best = best_payment(g, self.player, over.supply, self.generic, self.symbols, self.for_obj)
        if best is None:
            found = self.way(g, over.supply)
            assert found is not None, "a cost that cannot be paid was offered"
            self.begin(g, found, over.supply)
            return False
        exact = len(best.sources) == self.generic + len(self.symbols) and not g.book.multiplied
        for i in range(len(best.sources)):
            s = over.supply.sources[best.sources[i]]
            o = s.outputs[best.outputs[i]]
            if o.ability < 0:
                self.aids.append(s.obj)
                continue
            if o.extra:  # one at a time: what it adds is chosen as it is added
                self.planned = [PlannedMana(s.obj, o.ability, o.choice)]
                self.want = list(o.extra)
                self.aids = NO_IDS
                self.pc = PayMana.PLAN
                return False
            self.planned.append(PlannedMana(s.obj, o.ability, o.choice))
            exact = exact and g.book.abilities[o.ability].plain_mask != 0
        return exact and len(self.aids) == 0

    def way(self, g: State, supply: Supply) -> Combination | None:
        """How to begin to pay what sources alone can't."""
        if self.from_pool:
            return None
        life = life_to_pay(g, self.player)
        return way_to_pay(g, self.player, supply, self.generic, self.symbols, self.for_obj, self.exclude, life)

    def begin(self, g: State, found: Combination, supply: Supply) -> None:
        """Activates the next source that pays for a mana ability, or the ability itself; then it is looked at again."""
        self.pc = PayMana.PLAN
        self.planned = []
        if found.sources:
            self.planned.append(planned_of(supply.sources[found.sources[0]], found.colors[0], self))
        else:
            self.want = list(wanted_of(found))
            g.push(activation(self.player, found))

    def go_on_with(self, g: State) -> None:
        """By hand: the ability that was chosen, once it has been paid for."""
        over = mana_overview(g, self.player, self.for_obj, self.exclude, True, False, self.bends)
        found = self.way_with(g, over.supply, self.then[0], self.then[1])
        self.then = NO_IDS if found is None or not found.sources else self.then
        if found is not None:
            self.begin(g, found, over.supply)
            while self.planned:
                self.activate(g, self.planned.pop())

    def way_with(self, g: State, supply: Supply, obj: int, uid: int) -> Combination | None:
        """How to pay so that this ability comes first."""
        abilities = makers(g, self.player, self.for_obj, self.exclude)
        search = Combining(supply, abilities, life_to_pay(g, self.player), NO_IDS)
        search.first_obj = obj
        search.first_ability = uid
        return search.look(self.generic, self.symbols)

    def suits(self, g: State, colors: tuple[int, ...], coming: list[ManaSource]) -> bool:
        over = mana_overview(g, self.player, self.for_obj, self.exclude, True, self.from_pool, self.bends)
        for c in colors:
            over.supply.add_pool(c)
        for source in coming:
            over.supply.add_source(source)
        return self.good(g, over.supply, self.generic, self.symbols, life_to_pay(g, self.player), NO_IDS)

    def good(self, g: State, supply: Supply, generic: int, symbols: list[int], life: int, used: list[int]) -> bool:
        """True if this could still be paid after these slots have been used."""
        if feasible(supply, generic, symbols, life):
            return True
        if self.from_pool or not g.book.special_mana:
            return False
        abilities = makers(g, self.player, self.for_obj, self.exclude)
        return len(abilities) > 0 and Combining(supply, abilities, life, used).look(generic, symbols) is not None

    def plan_alike(self, g: State) -> bool:
        """The best payment where there is nothing to weigh: no mana in the pool, all sources alike, and only their mana
        asked for. False if that is not so, or they are too few.
        """
        if self.from_pool or self.bends or g.book.multiplied or g.book.asks_snow or g.players[self.player].pool:
            return False
        at_hand = plain_mana(g, self.player, self.for_obj, self.exclude)
        if at_hand is None or not at_hand.even or len(at_hand.masks) != 1:
            return False
        mask = at_hand.masks[0]
        if mask & (mask - 1):
            return False
        for m in self.symbols:
            if m != mask:
                return False
        count = self.generic + len(self.symbols)
        if count > at_hand.total:
            return False
        self.planned = []
        for source in first_sources(g, self.player, self.exclude, count):
            self.planned.append(PlannedMana(source, characteristics_of(g.objects[source]).mana[0]))
        return True

    def activate(self, g: State, planned: PlannedMana) -> None:
        """One mana ability of the plan; without a frame of its own where nothing can come between its cost and its
        effect.
        """
        source, uid = planned.source, planned.ability
        if planned.choice < 0 or not g.book.abilities[uid].only_taps or not only_adds(g, uid):
            frame = ActivateMana(self.player, source, uid)
            frame.choice = planned.choice
            g.push(frame)
            return
        o = g.objects[source]
        o.use(uid)
        perform_event(g, [tap_change(source, Concept.TAP_SYMBOL)])
        node, where = add_mana_of(g, uid)
        assert node is not None
        before = len(g.players[self.player].pool)
        if g.book.abilities[uid].plain_mask and not g.book.multiplied:
            add_mana(g, self.player, node.choices[planned.choice], source, where)
        else:
            ctx = Context(source, self.player, uid)
            ctx.saved[SavedAs.CHOICE_OF_MANA] = [planned.choice]
            add_mana_effect(g, node, ctx, where)
        if is_watched(g, TriggerKind.TAP_FOR_MANA):
            produced = types_of(g.players[self.player].pool, before)
            fire(g, TriggerEvent.tap_for_mana(source, self.player, produced))

    # By hand

    def offer(self, g: State) -> None:
        """Everything that can be done towards the cost: spend a mana on its next symbol, pay life for it, activate a
        mana ability.
        """
        over = mana_overview(g, self.player, self.for_obj, self.exclude, True, self.from_pool, self.bends)
        life = life_to_pay(g, self.player)
        options: list[Option] = []
        for i in range(6):
            if self.kind_to_spend(g, 1 << i, over.supply, life):
                options.append(Option.spend_mana(1 << i))
        if self.symbols and self.symbols[0] & n.PHYREXIAN and life >= 2:
            if self.good(g, over.supply, self.generic, self.symbols[1:], life - 2, NO_IDS):
                options.append(Option(OptionKind.PAY_LIFE))
        for s in over.supply.sources:
            last = -1
            for o in s.outputs:
                if o.ability < 0:
                    if o.ability != last and self.after_aid(g, over.supply, s, o, life):
                        last = o.ability
                        options.append(Option.aid(s.obj))
                    continue
                if o.ability != last and self.choices_after(g, over.supply, s, o.ability, life):
                    last = o.ability
                    options.append(Option.activate_mana(s.obj, o.ability))
        if not self.from_pool and not feasible(over.supply, self.generic, self.symbols, life):
            self.add_makers(g, over.supply, options)
        assert options, "a cost that cannot be paid was offered"
        ask_one_of(g, self.player, DecisionKind.PAY, options, about=self.for_obj)

    def add_makers(self, g: State, supply: Supply, options: list[Option]) -> None:
        """The mana abilities that ask for more, with which the cost could be paid."""
        last = 0
        for m in makers(g, self.player, self.for_obj, self.exclude):
            this = m.obj * 4096 + m.ability
            if this != last and self.way_with(g, supply, m.obj, m.ability) is not None:
                options.append(Option.activate_mana(m.obj, m.ability))
            last = this

    def kind_to_spend(self, g: State, color: int, supply: Supply, life: int) -> int:
        """This type, marked if only mana of it from a snow source will do for the next symbol; 0 if none will."""
        if color in supply.pool and self.after_spending(g, color, supply, life):
            return color
        snow = color | n.SNOW
        return snow if snow in supply.pool and self.after_spending(g, snow, supply, life) else 0

    def after_spending(self, g: State, color: int, supply: Supply, life: int) -> bool:
        """True if mana of this type may be spent on the next symbol: it pays it, and what is left stays payable."""
        rest = Supply()
        gone = False
        for i in range(len(supply.pool)):
            if supply.pool[i] == color and not gone:
                gone = True
            else:
                rest.add_pool(supply.pool[i], supply.ranks[i])
        for s in supply.sources:
            rest.add_source(s)
        if not self.symbols:
            return self.good(g, rest, self.generic - 1, [], life, NO_IDS)
        first = self.symbols[0]
        if first & color:
            return self.good(g, rest, self.generic, self.symbols[1:], life, NO_IDS)
        if first & n.TWO_GENERIC:
            return self.good(g, rest, self.generic + 1, self.symbols[1:], life, NO_IDS)
        return False

    def after_aid(self, g: State, supply: Supply, source: ManaSource, o: Output, life: int) -> bool:
        """True if this may stand in for the next symbol, so that what is left stays payable."""
        rest = supply_without(supply, [source.obj])
        used = [slot(source.obj, TAPPING)]
        if not self.symbols:
            return self.good(g, rest, self.generic - 1, [], life, used)
        first = self.symbols[0]
        if first & o.colors[0]:
            return self.good(g, rest, self.generic, self.symbols[1:], life, used)
        if first & n.TWO_GENERIC:
            return self.good(g, rest, self.generic + 1, self.symbols[1:], life, used)
        return False

    def choices_after(self, g: State, supply: Supply, source: ManaSource, uid: int, life: int) -> list[int]:
        """The alternatives of this ability after which the cost stays payable."""
        out: list[int] = []
        a = g.book.abilities[uid]
        for o in source.outputs:
            if o.ability != uid or o.life > life:
                continue
            rest = Supply()
            for i in range(len(supply.pool)):
                rest.add_pool(supply.pool[i], supply.ranks[i])
            for c in o.colors:
                rest.add_pool(c)
            for s in supply.sources:
                if s is not source:
                    rest.add_source(s)
            used = [slot(source.obj, LEAVING)] if o.leaves else []
            if a.taps:
                used.append(slot(source.obj, TAPPING))
            if self.good(g, rest, self.generic, self.symbols, life - o.life, used):
                out.append(o.choice)
        return out

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.SPEND:
            self.spend(g, option.color)
        elif option.kind == OptionKind.PAY_LIFE:
            self.symbols.pop(0)
            perform_event(g, [lose_life_change(self.player, 2)])
        elif option.kind == OptionKind.AID:
            mask = self.aid(g, option.object).mask
            if not self.symbols:
                self.generic -= 1
            elif not self.symbols.pop(0) & mask:  # the two-generic half of a hybrid symbol (107.4e)
                self.generic += 1
            perform_event(g, [self.use(g, option.object)])
        else:
            over = mana_overview(g, self.player, self.for_obj, self.exclude, True, False, self.bends)
            frame = ActivateMana(self.player, option.object, option.ability)
            for s in over.supply.sources:
                if s.obj == option.object:
                    frame.allowed = self.choices_after(g, over.supply, s, option.ability, life_to_pay(g, self.player))
            a = g.book.abilities[option.ability].activated
            assert a is not None
            if is_source(a, len(characteristics_of(g.objects[option.object]).mana) > 1):
                g.push(frame)
            else:
                self.then = [option.object, option.ability]

    def spend(self, g: State, color: int) -> None:
        """One mana goes from the pool to the next symbol (CR 118.3a): restricted mana before other, kept mana last."""
        kind = color
        if g.book.asks_snow:
            over = mana_overview(g, self.player, self.for_obj, self.exclude, True, self.from_pool)
            kind = self.kind_to_spend(g, color, over.supply, life_to_pay(g, self.player))
        over = mana_overview(g, self.player, self.for_obj, self.exclude, False)
        best = -1
        for i in range(len(over.units)):
            if over.supply.pool[i] == kind and (best < 0 or over.supply.ranks[i] < over.supply.ranks[best]):
                best = i
        assert best >= 0
        self.remember(g, [g.players[self.player].pool[over.units[best]]])
        del g.players[self.player].pool[over.units[best]]
        g.invalidate(Facet.MANA)
        if not self.symbols:
            self.generic -= 1
            return
        first = self.symbols.pop(0)
        if not first & kind:  # the two-generic half of a hybrid symbol (107.4e)
            self.generic += 1

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player


def wanted_of(found: Combination) -> tuple[int, ...]:
    """The mana that is to be chosen as a mana ability resolves."""
    o = found.output
    return o.extra if o is not None else ()


def activation(player: int, found: Combination) -> ActivateMana:
    """The ability that a payment begins with, with all its choices."""
    m = found.maker
    o = found.output
    assert m is not None
    assert o is not None
    frame = ActivateMana(player, m.obj, o.ability)
    frame.choice = o.choice
    frame.x = m.x
    frame.given = found.taken
    frame.meant = found.spend
    return frame


def planned_of(node: ManaSource, color: int, payer: Payer) -> PlannedMana:
    """A source, activated for mana of this type."""
    for o in node.outputs:
        if not color or o.colors[0] & color:
            payer.want = list(o.extra)
            return PlannedMana(node.obj, o.ability, o.choice)
    raise AssertionError("a source does not give what was planned")


def begin_to_pay(g: State, payment: PayMana, costs: tuple[n.Cost, ...], ctx: Context) -> bool:
    """Goes on to pay the mana of a cost, with what its other components need kept back (CR 601.2g, h). False: it has no
    mana in it.
    """
    if owes_nothing(payment.generic, payment.symbols):
        return False
    payment.exclude = reserved(g, payment.player, costs, ctx)
    g.push(payment)
    return True


def note_source(g: State, unit: ManaUnit, ctx: Context) -> None:
    """Notes what mana that is spent comes from, as it is or last was (CR 106.3, 608.2h)."""
    if unit.snow:
        ctx.paid.append(f"{Paid.MANA_FROM}snow")
    source = g.objects.get(unit.source)
    if source is None:
        return
    ch = characteristics_of(source)
    if "Treasure" in ch.subtypes:
        ctx.paid.append(f"{Paid.MANA_FROM}Treasure")
    if ch.types & CardType.ARTIFACT:
        ctx.paid.append(f"{Paid.MANA_FROM}artifact")
    if ch.types & CardType.CREATURE:
        ctx.paid.append(f"{Paid.MANA_FROM}creature")

"""Mana is drawn before something is announced, not meanwhile (Fifth Edition, "Mana Sources", "Paying Costs").

The mana sources that are still needed are played here, each an action of its own, and then the announcement begins. To
whoever pays by hand only what the pool can pay for is offered; whoever begins more than that is asked what to draw on.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.asking.decisions import ask_number, ask_one_of, ask_yes_no
from mainphase.kernel.casting.activating import ActivateAbility, cannot_activate
from mainphase.kernel.casting.announcing import ask_x, cost_with_x, each_x, x_for_targets
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.casting.spell_costs import cost_at_least, mana_to_cast_as, other_costs_as, varies_with_x
from mainphase.kernel.costs.ability_costs import mana_to_activate
from mainphase.kernel.costs.affording import best_payment, can_pay_mana, mana_overview, max_x, way_to_pay
from mainphase.kernel.costs.arithmetic import ManaSource, Supply, feasible
from mainphase.kernel.costs.combining import Combination
from mainphase.kernel.costs.components import asks_for_x
from mainphase.kernel.costs.mana_abilities import cannot_activate_mana
from mainphase.kernel.costs.paying import cannot_pay, most_for_x, reserved
from mainphase.kernel.costs.paying_mana import ActivateMana, PayMana, activation, planned_of, wanted_of
from mainphase.kernel.costs.pool import Payer
from mainphase.kernel.costs.sources_of_mana import aid_keywords, symbols_with_aid
from mainphase.kernel.events.changing_life import life_to_pay
from mainphase.kernel.lowering.codes import UNBOUNDED
from mainphase.kernel.reading.faces import face_cast
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.packed import PlannedMana
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, Option, OptionKind


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawMana(Payer):
    """Plays the mana sources that an announcement needs, then begins it. It is given up if it has become illegal."""

    INTENTIONS: Final = 0
    CHOOSE_X: Final = 1
    PLAN: Final = 2
    CARRY_OUT: Final = 3

    def __init__(self, player: int = 0, kind: int = 0, obj: int = 0, way: int = 0, use: int = 0) -> None:
        super().__init__()
        self.pc = DrawMana.INTENTIONS
        self.player = player
        self.kind = kind
        self.obj = obj
        self.way = way  # or the ability
        self.use = use
        self.x = -1
        self.costs_asked = 0  # optional costs asked so far
        self.intended: list[str] = []  # those that are going to be paid
        self.planned: list[PlannedMana] = []  # still to be activated
        self.want: list[int] = []

    def run(self, g: State) -> None:
        g.holder = self.player
        if self.pc == DrawMana.INTENTIONS:
            if self.kind == OptionKind.CAST and self.ask_intention(g):
                return
            self.pc = DrawMana.CHOOSE_X
        if self.pc == DrawMana.CHOOSE_X:
            self.pc = DrawMana.PLAN
            cost = self.cost(g)
            if asks_for_x(self.costs(g)) or cost.x > 0:
                most = UNBOUNDED
                if cost.x > 0:
                    most = max_x(g, self.player, self.cost_at_least(g, cost), self.for_obj(), self.exclude(g))
                self.ask_for_x(g, most_for_x(g, self.player, self.costs(g), self.context(), most))
                return
        if self.pc == DrawMana.PLAN:
            self.pc = DrawMana.CARRY_OUT
            if g.automation.pay:
                self.plan(g)
                if not g.is_on_top(self):
                    return
        g.holder = -1
        if g.timing.settle(g) or g.over:
            return
        g.holder = self.player
        while self.planned:
            planned = self.planned.pop(0)
            source, uid = planned.source, planned.ability
            if source in g.objects and cannot_activate_mana(g, self.player, source, uid) == 0:
                frame = ActivateMana(self.player, source, uid)
                frame.choice = planned.choice
                g.push(frame)
                return
        if not g.automation.pay and self.offer(g):
            return
        g.pop()
        kept = g.batches
        if kept is not None:
            kept.use = self.use
        if self.obj not in g.objects:
            return
        if self.kind == OptionKind.CAST:
            if cannot_cast(g, self.player, self.obj, self.way, True) == 0 and self.is_ready(g):
                g.push(CastSpell(self.player, self.obj, self.way, self.x, self.intended))
        elif cannot_activate(g, self.player, self.obj, self.way, True) == 0 and self.is_ready(g):
            g.push(ActivateAbility(self.player, self.obj, self.way, self.x))

    def ask_intention(self, g: State) -> bool:
        """The intentions to pay optional costs, for which mana must be drawn too. True: somebody is asked."""
        code = g.book.cards[face_cast(g, g.objects[self.obj], self.way)]
        extras = code.cast_costs
        while self.costs_asked < code.own_cast_costs:
            extra = extras[self.costs_asked]
            if extra.optional and not extra.by_modes and not extra.otherwise and self.could_pay(g, extra.optional):
                ask_yes_no(g, self.player, DecisionKind.OPTIONAL_COST, about=self.obj)
                return True
            self.costs_asked += 1
        return False

    def could_pay(self, g: State, optional: str) -> bool:
        """True if mana could be drawn for the whole cost with this optional one."""
        paid = [*self.intended, optional]
        cost = mana_to_cast_as(g, self.player, self.obj, self.way, paid)
        others = other_costs_as(g, self.obj, self.way, paid)
        if cost is None or cannot_pay(g, self.player, others, self.context()) != 0:
            return False
        kept = reserved(g, self.player, others, self.context())
        return can_pay_mana(g, self.player, cost, 0, self.obj, kept)

    def is_ready(self, g: State) -> bool:
        """True if what is in the pool is enough for X too."""
        return self.x <= 0 or max_x(g, self.player, self.cost(g), self.for_obj(), self.exclude(g), True) >= self.x

    def cost(self, g: State) -> n.ManaCost:
        if self.kind == OptionKind.CAST:
            return self.cost_to_cast(g, max(0, self.x))
        a = g.book.abilities[self.way].activated
        assert a is not None
        return mana_to_activate(g, a, self.context())

    def cost_to_cast(self, g: State, x: int) -> n.ManaCost:
        return mana_to_cast_as(g, self.player, self.obj, self.way, self.intended, x) or n.ManaCost()

    def varies_with_x(self, g: State) -> bool:
        if self.kind != OptionKind.CAST:
            return False
        o = g.objects[self.obj]
        return varies_with_x(g, self.player, o, g.book.cards[face_cast(g, o, self.way)])

    def cost_at_least(self, g: State, cost: n.ManaCost) -> n.ManaCost:
        """Returns the least that it could cost beside X."""
        if self.kind != OptionKind.CAST:
            return cost
        o = g.objects[self.obj]
        return cost_at_least(g, self.player, o, g.book.cards[face_cast(g, o, self.way)], cost)

    def could_pay_x(self, g: State, x: int) -> bool:
        cost = cost_with_x(self.cost_to_cast(g, x), x)
        return can_pay_mana(g, self.player, cost, 0, self.obj, self.exclude(g))

    def costs(self, g: State) -> tuple[n.Cost, ...]:
        if self.kind == OptionKind.CAST:
            return other_costs_as(g, self.obj, self.way, self.intended)
        a = g.book.abilities[self.way].activated
        assert a is not None
        return a.cost

    def context(self) -> Context:
        return Context(self.obj, self.player, -1 if self.kind == OptionKind.CAST else self.way)

    def ask_for_x(self, g: State, most: int) -> None:
        """No X without targets for it; which modes are chosen is not known yet."""
        uid = self.way
        if self.kind == OptionKind.CAST:
            card = g.book.cards[face_cast(g, g.objects[self.obj], self.way)]
            uid = card.spell
            by_x = card.by_x
        else:
            by_x = g.book.abilities[uid].by_x
        code = g.book.abilities[uid] if uid >= 0 else None
        ctx = Context(self.obj, self.player, uid)
        if code is not None and len(code.modes) == 1:
            ctx.modes = [0]
            most = x_for_targets(g, ctx, 0, most)
        varies = self.varies_with_x(g)
        if not by_x and not varies:
            ask_number(g, self.player, DecisionKind.X, 0, most, about=self.obj)
            return
        numbers = each_x(g, self.player, code, ctx, 0, self.costs(g), most) if by_x else list(range(most + 1))
        if varies:
            numbers = [x for x in numbers if self.could_pay_x(g, x)]
        if not numbers:  # nothing that it can be
            g.pop()
            return
        ask_x(g, self.player, numbers, self.obj)

    def for_obj(self) -> int:
        return self.obj if self.kind == OptionKind.CAST else 0

    def exclude(self, g: State) -> list[int]:
        return reserved(g, self.player, self.costs(g), self.context())

    def plan(self, g: State) -> None:
        cost = self.cost(g)
        over = mana_overview(g, self.player, self.for_obj(), self.exclude(g))
        generic = cost.generic + max(0, self.x) * cost.x
        symbols = symbols_with_aid(cost.symbols, aid_keywords(g, self.player, self.for_obj()))
        best = best_payment(g, self.player, over.supply, generic, symbols, self.for_obj())
        if best is None:
            life = life_to_pay(g, self.player)
            kept = self.exclude(g)
            found = way_to_pay(g, self.player, over.supply, generic, symbols, self.for_obj(), kept, life)
            if found is not None:
                self.begin(g, found, over.supply)
            return
        for i in range(len(best.sources)):
            s = over.supply.sources[best.sources[i]]
            o = s.outputs[best.outputs[i]]
            if o.ability >= 0:
                if o.extra:
                    self.want = list(o.extra)
                    self.planned = [PlannedMana(s.obj, o.ability, o.choice)]
                    self.pc = DrawMana.PLAN  # one at a time: what it adds is chosen as it is added
                    return
                self.planned.append(PlannedMana(s.obj, o.ability, o.choice))

    def begin(self, g: State, found: Combination, supply: Supply) -> None:
        """Begins with what pays for a mana ability, or with that; then it is looked at again."""
        self.pc = DrawMana.PLAN
        if found.sources:
            self.planned.append(planned_of(supply.sources[found.sources[0]], found.colors[0], self))
        else:
            self.want = list(wanted_of(found))
            g.push(activation(self.player, found))

    def suits(self, g: State, colors: tuple[int, ...], coming: list[ManaSource]) -> bool:
        """True if what is to be announced can still be paid for if this mana is added, and then what is coming."""
        return self.payment(g).suits(g, colors, coming)

    def payment(self, g: State) -> PayMana:
        """The payment to come."""
        out = PayMana(self.player, self.cost(g), max(0, self.x), self.for_obj())
        out.exclude = self.exclude(g)
        out.symbols = symbols_with_aid(tuple(out.symbols), aid_keywords(g, self.player, self.for_obj()))
        return out

    def offer(self, g: State) -> bool:
        """By hand: if the pool is not enough, the mana abilities that help. True: somebody is asked."""
        pay = self.payment(g)
        life = life_to_pay(g, self.player)
        pool = mana_overview(g, self.player, self.for_obj(), self.exclude(g), True, True)
        if feasible(pool.supply, pay.generic, pay.symbols, life):
            return False
        supply = mana_overview(g, self.player, self.for_obj(), self.exclude(g)).supply
        options: list[Option] = []
        for s in supply.sources:
            last = -1
            for o in s.outputs:
                if o.ability >= 0 and o.ability != last and pay.choices_after(g, supply, s, o.ability, life):
                    last = o.ability
                    options.append(Option.activate_mana(s.obj, o.ability))
        pay.add_makers(g, supply, options)
        if options:
            ask_one_of(g, self.player, DecisionKind.PAY, options, about=self.obj)
        return len(options) > 0

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.NUMBER:
            self.x = option.number
            return
        if option.kind in (OptionKind.YES, OptionKind.NO):
            extra = g.book.cards[face_cast(g, g.objects[self.obj], self.way)].cast_costs[self.costs_asked]
            if option.kind == OptionKind.YES:
                self.intended.append(extra.optional)
            if option.kind == OptionKind.NO or not extra.many:
                self.costs_asked += 1
            return
        frame = ActivateMana(self.player, option.object, option.ability)
        pay = self.payment(g)
        supply = mana_overview(g, self.player, self.for_obj(), self.exclude(g)).supply
        for s in supply.sources:
            if s.obj == option.object:
                frame.allowed = pay.choices_after(g, supply, s, option.ability, life_to_pay(g, self.player))
        g.push(frame)

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player

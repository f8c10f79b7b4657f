"""Mana: what a player could make now, paying mana costs, and mana abilities (CR 106, 601.2g-h, 605).

`payment` does the arithmetic, `pool` holds the mana; here is what they know of the game. The automatic payer counts on
abilities that need no decision but a colour: {T}, sacrificing the permanent itself, its counters, life. Others (a mana
ability that costs mana, or another creature) are used by hand, before payment (117.1d).
"""

from typing import ClassVar, Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.costs.arithmetic import (
    AID_COLORLESS,
    AID_SHIFT,
    COLORED,
    CREATURE_PENALTY,
    KINDS,
    LIFE_PENALTY,
    SACRIFICE_PENALTY,
    Output,
    Source,
    Supply,
    enough,
    feasible,
    solve,
    without,
)
from mainphase.kernel.costs.arithmetic import max_x as greatest_x
from mainphase.kernel.costs.paying import PayCosts, can_pay_other, cannot_pay, is_sick
from mainphase.kernel.costs.pool import (
    CHOICE,
    ChooseMana,
    add_mana,
    add_mana_effect,
    alternatives,
    empty_pools,
    may_spend,
    rank_of,
    times_produced,
)
from mainphase.kernel.events.dealing import life_to_pay
from mainphase.kernel.events.happening import happen, lose_life, move, tap
from mainphase.kernel.events.triggers import fire, watched
from mainphase.kernel.lowering.codes import Op
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.kinds import EventKind, StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import holds, matches, quantity
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.objects import Change, Context, Obj, ObjectKind
from mainphase.kernel.state.packed import PlannedMana
from mainphase.kernel.state.refusal import pack
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import Decision, DecisionKind, ManaUnit, Option, OptionKind
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import StepKind

__all__ = [
    "ActivateMana",
    "ChooseMana",
    "PayMana",
    "add_mana",
    "add_mana_effect",
    "can_pay_mana",
    "cannot_activate_mana",
    "empty_pools",
    "mana_options",
    "mana_overview",
    "mana_sources",
    "max_x",
]

CONVOKED: Final = -2  # in the place of an ability: the creature is tapped, the card exiled, rather than mana paid
DELVED: Final = -3
OTHER_EFFECT_PENALTY = 2  # a mana ability that does something besides
COUNTER_PENALTY = 10  # for each counter removed


# --- What could be made


def add_mana_of(g: State, uid: int) -> tuple[n.AddMana | None, int]:
    """What a mana ability adds, and the uid of that instruction: None unless it is one mode of instructions done one
    after another, one of them adding mana.
    """
    code = g.book.abilities[uid]
    if len(code.modes) != 1:
        return None, -1
    found: n.AddMana | None = None
    where = -1
    for instr in code.modes[0].program:
        if instr.op != Op.DO:
            return None, -1
        node = instr.node
        if isinstance(node, n.AddMana):
            if found is not None:
                return None, -1
            found = node
            where = instr.uid
    return found, where


def only_adds(g: State, uid: int) -> bool:
    """Its effect is one instruction that adds mana."""
    return g.book.abilities[uid].only_adds


def plain_mask(g: State, mana: tuple[int, ...]) -> int:
    """The types of mana of which a permanent makes exactly one by just tapping, whatever the state of the game; 0 if
    that is not all there is to it.
    """
    mask = 0
    for uid in mana:
        one = g.book.abilities[uid].plain_mask
        if one == 0:
            return 0
        mask |= one
    return mask


def forbidden(g: State, oid: int) -> int:
    """The source of an effect because of which this object's mana abilities can't be activated (CR 602.5), or 0."""
    if any_static(g, StaticKind.CANT_ACTIVATE):
        for s in active_statics(g, StaticKind.CANT_ACTIVATE):
            node = s.node
            if isinstance(node, n.CantActivate) and node.mana_too and matches(g, node.which, oid, s.ctx):
                return s.source
    return 0


def main_phase_empty_stack(g: State, player: int) -> bool:
    """CR 602.5d. Priority is the caller's affair."""
    return (
        len(g.stack) == 0
        and g.step != 0
        and g.parts[g.step].kind == StepKind.MAIN
        and g.players[g.active].group == g.players[player].group
        and g.holder == player
    )


def cannot_use(g: State, player: int, o: Obj, uid: int, ctx: Context) -> int:
    """0, or why this mana ability can't be activated, its costs aside."""
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if o.zone != code.zone or o.phased_out:
        return pack(Concept.ACTIVATE_ZONE, o.id)
    if (o.controller if o.zone == Zone.BATTLEFIELD else o.owner) != player:
        return pack(Concept.ACTIVATE_CONTROLLER, o.id)
    if a.window == n.Window.SORCERY and not main_phase_empty_stack(g, player):
        return pack(Concept.ACTIVATE_SORCERY_TIMING, o.id)
    if a.per_turn and o.used.get(uid, 0) >= a.per_turn:
        return pack(Concept.ACTIVATION_LIMIT, o.id)
    if a.condition is not None and not holds(g, a.condition, ctx):
        return pack(Concept.ACTIVATION_CONDITION, o.id)
    return 0


def cannot_activate_mana(g: State, player: int, oid: int, uid: int) -> int:
    """0, or why this mana ability can't be activated now (CR 605.3, 602.5)."""
    o = g.objects[oid]
    if uid not in now(o).mana:
        return pack(Concept.NO_SUCH_ABILITY, oid)
    ctx = Context(oid, player, uid)
    why = cannot_use(g, player, o, uid, ctx)
    if why != 0:
        return why
    by = forbidden(g, oid)
    if by:
        return pack(Concept.CANT_ACTIVATE, by)
    a = g.book.abilities[uid].activated
    assert a is not None
    why = cannot_pay(g, player, a.cost, ctx)
    if why != 0:
        return why
    for c in a.cost:
        if isinstance(c, n.PayMana) and not can_pay_mana(g, player, c.mana, 0, 0, [oid]):
            return pack(Concept.PAY_MANA, oid)
    return 0


def automatic_outputs(g: State, player: int, o: Obj, uid: int, for_obj: int, out: list[Output]) -> None:
    """What the automatic payer can get from this ability now: one output for each alternative."""
    node, where = add_mana_of(g, uid)
    if node is None or not isinstance(node.by, n.You):
        return
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    ctx = Context(o.id, player, uid)
    penalty = 0
    life = 0
    for c in a.cost:
        if isinstance(c, n.TapThis):
            if o.tapped or is_sick(g, o):
                return
            if now(o).types & CardType.CREATURE:
                penalty += CREATURE_PENALTY
        elif isinstance(c, n.SacrificeThis):
            penalty += SACRIFICE_PENALTY
        elif isinstance(c, n.PayLife):
            life += quantity(g, c.amount, ctx)
        elif isinstance(c, n.RemoveCountersCost):
            if can_pay_other(g, player, c, ctx) != 0:
                return
            penalty += COUNTER_PENALTY * c.count
        elif isinstance(c, n.PutCountersCost):
            penalty += COUNTER_PENALTY * c.count
        else:
            return
    if cannot_use(g, player, o, uid, ctx) != 0:
        return
    if node.only_for is not None and not may_spend(g, player, where, o.id, for_obj):
        return
    for instr in code.modes[0].program:
        done = instr.node
        if isinstance(done, (n.DealDamage, n.LoseLife)):
            penalty += LIFE_PENALTY
        elif not isinstance(done, n.AddMana):
            penalty += OTHER_EFFECT_PENALTY
    amount = quantity(g, node.amount, ctx)
    if g.book.multiplied and code.taps_for_mana:
        amount *= times_produced(g, player, o.id)
    if amount <= 0:
        return
    for k in alternatives(g, node, ctx):
        out.append(Output(node.choices[k] * amount, uid, k, penalty, life))


def aids(g: State, for_obj: int) -> int:
    """What may stand in for mana as this spell is paid for: convoke, delve (CR 702.51a, 702.66a), as keyword bits."""
    if not g.book.aided or for_obj <= 0:
        return 0
    o = g.objects.get(for_obj)
    if o is None or o.zone == Zone.BATTLEFIELD or o.kind == ObjectKind.ABILITY:
        return 0
    return now(o).keywords & (Keyword.CONVOKE | Keyword.DELVE)


def convoking(g: State, o: Obj, out: list[Output]) -> None:
    """What an untapped creature can stand in for: one mana of a colour of its, or one generic (CR 702.51a)."""
    ch = now(o)
    if o.tapped or not ch.types & CardType.CREATURE:
        return
    for i in range(5):
        if ch.colors & (1 << i):
            out.append(Output((1 << (i + AID_SHIFT),), CONVOKED, 0, CREATURE_PENALTY))
    if ch.colors & COLORED == 0:
        out.append(Output((AID_COLORLESS,), CONVOKED, 0, CREATURE_PENALTY))


def delving(oid: int) -> Source:
    """A card of the graveyard can stand in for one generic mana (CR 702.66a)."""
    return Source(oid, [Output((AID_COLORLESS,), DELVED)])


def aided(symbols: tuple[int, ...], by: int) -> list[int]:
    """A cost's symbols as they can be paid: coloured ones by what stands in for mana too, and by mana of any type where
    it may be spent as though it were of any colour.
    """
    out: list[int] = []
    for m in symbols:
        kinds = m & ~n.ANY_COLOR
        if by & Keyword.CONVOKE:
            kinds |= (m & COLORED) << AID_SHIFT
        if m & n.ANY_COLOR and m & COLORED:
            kinds |= KINDS
        out.append(kinds)
    return out


def source_of_mana(
    g: State, player: int, o: Obj, for_obj: int, convoke: bool = False, aids_only: bool = False
) -> Source | None:
    """One permanent as a source for the automatic payer. It is counted for one activation."""
    outputs: list[Output] = []
    if aids_only:
        pass
    elif not any_static(g, StaticKind.CANT_ACTIVATE) or not forbidden(g, o.id):
        for uid in now(o).mana:
            automatic_outputs(g, player, o, uid, for_obj, outputs)
    if convoke:
        convoking(g, o, outputs)
    if not outputs:
        return None
    return Source(o.id, outputs)


def mana_sources(g: State, player: int, for_obj: int, exclude: list[int], aids_only: bool = False) -> list[Source]:
    """The permanents that a player could activate for mana now, for this purpose, without another decision than the
    colour; and what could stand in for mana.
    """
    out: list[Source] = []
    by = aids(g, for_obj)
    convoke = (by & Keyword.CONVOKE) != 0
    if aids_only and by == 0:
        return out
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller != player or (len(now(o).mana) == 0 and not convoke) or oid in exclude:
            continue
        s = source_of_mana(g, player, o, for_obj, convoke, aids_only)
        if s is not None:
            out.append(s)
    if by & Keyword.DELVE:
        for oid in g.players[player].graveyard:
            if oid != for_obj and oid not in exclude:
                out.append(delving(oid))
    return out


@final
class Overview:
    """All that a player can pay with for one purpose: the solver's supply, and which unit of the pool each of its pool
    entries is.
    """

    def __init__(self) -> None:
        self.supply = Supply()
        self.units: list[int] = []


def mana_overview(
    g: State, player: int, for_obj: int, exclude: list[int], sources: bool = True, aids_only: bool = False
) -> Overview:
    """The pool's mana that may be spent on this, and (unless only the pool is asked for) the sources; or of them those
    alone that stand in for mana.
    """
    out = Overview()
    pool = g.players[player].pool
    for i in range(len(pool)):
        unit = pool[i]
        if unit.only_for < 0 or may_spend(g, player, unit.only_for, unit.source, for_obj):
            out.supply.add_pool(unit.color, rank_of(unit))
            out.units.append(i)
    if sources:
        for s in mana_sources(g, player, for_obj, exclude, aids_only):
            out.supply.add_source(s)
    return out


def is_nothing(cost: n.ManaCost) -> bool:
    return cost.generic == 0 and len(cost.symbols) == 0


def can_pay_mana(g: State, player: int, cost: n.ManaCost, x: int, for_obj: int, exclude: list[int]) -> bool:
    """Whether a player could pay this cost now with the pool, mana abilities and (for Phyrexian symbols) life.

    Asked for every card in hand at every priority: where only permanents are about that tap for one mana, it is a
    count.
    """
    generic = cost.generic + x * cost.x
    symbols = cost.symbols
    if generic == 0 and len(symbols) == 0:
        return True
    p = g.players[player]
    by = aids(g, for_obj)
    plain = by == 0 and not any_static(g, StaticKind.CANT_ACTIVATE) and not any_static(g, StaticKind.MULTIPLY_MANA)
    for m in symbols:
        if m & ~63:
            plain = False
    for unit in p.pool:
        if unit.only_for >= 0:
            plain = False
    if plain:
        masks: list[int] = []
        counts: list[int] = []
        total = len(p.pool)
        for unit in p.pool:
            masks.append(unit.color)
            counts.append(1)
        for oid in g.battlefield:
            o = g.objects[oid]
            if o.controller != player:
                continue
            ch = now(o)
            if len(ch.mana) == 0:
                continue
            mask = plain_mask(g, ch.mana)
            if mask == 0:
                plain = False
                break
            if o.tapped or oid in exclude or (ch.types & CardType.CREATURE and is_sick(g, o)):
                continue
            total += 1
            known = False
            for i in range(len(masks)):
                if masks[i] == mask:
                    counts[i] += 1
                    known = True
                    break
            if not known:
                masks.append(mask)
                counts.append(1)
        if plain:
            if generic + len(symbols) > total:
                return False
            return len(symbols) == 0 or enough(masks, counts, generic, list(symbols))
    return feasible(
        mana_overview(g, player, for_obj, exclude).supply, generic, aided(symbols, by), life_to_pay(g, player)
    )


def can_pay_announced(g: State, player: int, cost: n.ManaCost, for_obj: int, exclude: list[int], ready: bool) -> bool:
    """The same for what is announced. In 1997 the mana has to be in the pool by then (`ready`: it is time for that);
    whoever pays automatically draws it just before.
    """
    if not g.rules.mana_beforehand or (g.automation.pay and not ready):
        return can_pay_mana(g, player, cost, 0, for_obj, exclude)
    over = mana_overview(g, player, for_obj, exclude, True, True)
    return feasible(over.supply, cost.generic, aided(cost.symbols, aids(g, for_obj)), life_to_pay(g, player))


def max_x(g: State, player: int, cost: n.ManaCost, for_obj: int, exclude: list[int], from_pool: bool = False) -> int:
    """The greatest X this player could pay for (CR 107.3), -1 if the cost can't be paid even without."""
    supply = mana_overview(g, player, for_obj, exclude, True, from_pool).supply
    symbols = aided(cost.symbols, aids(g, for_obj))
    return greatest_x(supply, cost.generic, symbols, cost.x, life_to_pay(g, player))


def wanted_colors(g: State, player: int, for_obj: int) -> list[int]:
    """How many symbols of each type the other cards in hand have: what payment should leave."""
    out = [0, 0, 0, 0, 0, 0]
    for oid in g.players[player].hand:
        if oid == for_obj:
            continue
        cost = g.book.cards[g.objects[oid].card].node.cost
        if cost is None:
            continue
        for m in cost.symbols:
            for i in range(6):
                if m & (1 << i):
                    out[i] += 1
    return out


def mana_options(g: State, player: int) -> list[Option]:
    """The mana abilities a player may activate with priority (CR 117.1d, 605.3a).

    With automatic mana only those are left that do more than pay: that cost more than tapping, do more than add mana,
    or are waited for.
    """
    out: list[Option] = []
    if not g.timing.mana_allowed(g, player):
        return out
    all_of_them = not g.automation.mana_auto or watched(g, EventKind.TAPPED) or watched(g, EventKind.TAPPED_FOR_MANA)
    if not all_of_them and not g.book.special_mana:
        return out
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller == player:
            for uid in now(o).mana:
                add_option(g, player, oid, uid, all_of_them, out)
    p = g.players[player]
    for oid in p.hand:
        if g.book.cards[g.objects[oid].card].active_zones & (1 << Zone.HAND):
            for uid in now(g.objects[oid]).mana:
                add_option(g, player, oid, uid, all_of_them, out)
    for oid in p.graveyard:
        if g.book.cards[g.objects[oid].card].active_zones & (1 << Zone.GRAVEYARD):
            for uid in now(g.objects[oid]).mana:
                add_option(g, player, oid, uid, all_of_them, out)
    return out


def add_option(g: State, player: int, oid: int, uid: int, all_of_them: bool, out: list[Option]) -> None:
    code = g.book.abilities[uid]
    if not all_of_them and code.only_taps and code.only_adds:
        return
    if cannot_activate_mana(g, player, oid, uid) == 0:
        out.append(Option(OptionKind.MANA, oid, uid))


# --- Mana abilities


def types_of(pool: list[ManaUnit], since: int) -> int:
    """The types of the mana in a pool from a place on: what was just produced (CR 106.12a)."""
    mask = 0
    for i in range(since, len(pool)):
        mask |= pool[i].color
    return mask


class ActivateMana(Frame):
    """Activates a mana ability (CR 605.3): its costs, then at once its effect, without the stack (605.3b)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "player", "obj", "uid", "allowed", "choice", "before")

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

    def run(self, g: State) -> None:
        code = g.book.abilities[self.uid]
        a = code.activated
        assert a is not None
        ctx = Context(self.obj, self.player, self.uid)
        ctx.modes = [0]
        if self.pc == ActivateMana.MANA:
            self.pc = ActivateMana.OTHER_COSTS
            for c in a.cost:
                if isinstance(c, n.PayMana):
                    pay = PayMana(self.player, c.mana, 0, 0)
                    pay.exclude = [self.obj]
                    g.push(pay)
                    return
        if self.pc == ActivateMana.OTHER_COSTS:
            self.pc = ActivateMana.CHOICE
            o = g.objects[self.obj]
            o.used[self.uid] = o.used.get(self.uid, 0) + 1
            if g.book.abilities[self.uid].only_taps:
                happen(g, [tap(self.obj, Concept.TAP_SYMBOL)])
            else:
                g.push(PayCosts(self.player, a.cost, ctx))
            if g.agenda[-1] is not self:
                return
        if self.pc == ActivateMana.CHOICE:
            self.pc = ActivateMana.EFFECT
            node, _ = add_mana_of(g, self.uid)
            if node is not None and self.choice < 0 and len(node.choices) > 1 and isinstance(node.by, n.You):
                options: list[Option] = []
                for k in alternatives(g, node, ctx):
                    if len(self.allowed) == 0 or k in self.allowed:
                        options.append(Option(OptionKind.COLOR, k))
                if len(options) > 1:
                    g.ask(Decision(self.player, DecisionKind.COLOR, options, 0, -1, self.obj))
                    return
                if options:
                    self.choice = options[0].a
        if self.pc == ActivateMana.EFFECT:
            self.pc = ActivateMana.PRODUCED
            self.before = len(g.players[self.player].pool)
            if self.choice >= 0:
                ctx.saved[CHOICE] = [self.choice]
            node, where = add_mana_of(g, self.uid)
            if node is not None and only_adds(g, self.uid):
                add_mana_effect(g, node, ctx, where)
            else:
                g.timing.run_effect(g, ctx)
            if g.agenda[-1] is not self:
                return
        g.pop()
        if len(g.players[self.player].pool) > self.before:
            for c in a.cost:
                if isinstance(c, n.TapThis):  # CR 106.12a; triggered mana abilities among them resolve at once (605.4a)
                    produced = types_of(g.players[self.player].pool, self.before)
                    fire(g, EventKind.TAPPED_FOR_MANA, self.obj, 0, self.player, produced)

    def answer(self, g: State, option: Option) -> None:
        self.choice = option.a

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player


# --- Paying


class PayMana(Frame):
    """Pays a mana cost: the chance to activate mana abilities, then the payment (CR 601.2g, 601.2h, 118.2).

    By the solver if automation says so; else in small choices, of which none is offered after which the cost could not
    be paid.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "pc", "player", "for_obj", "exclude", "generic", "symbols", "planned", "aids", "marked", "from_pool",
    )  # fmt: skip

    PLAN: Final = 0
    CARRY_OUT: Final = 1

    def __init__(
        self, player: int = 0, cost: n.ManaCost | None = None, x: int = 0, for_obj: int = 0, from_pool: bool = False
    ) -> None:
        self.pc = PayMana.PLAN
        self.player = player
        self.for_obj = for_obj
        self.exclude: list[int] = []  # permanents that may not be used: they are needed for another part of the cost
        self.generic = 0
        self.symbols: list[int] = []
        if cost is not None:
            self.generic = cost.generic + x * cost.x
            self.symbols = list(cost.symbols)
        self.planned: list[PlannedMana] = []  # still to be activated
        self.aids: list[int] = []  # what stands in for mana: tapped and exiled as the rest is paid
        self.marked = False  # the symbols say what can stand in for mana
        self.from_pool = from_pool  # no mana abilities meanwhile

    def run(self, g: State) -> None:
        if not self.marked:
            self.marked = True
            self.symbols = aided(tuple(self.symbols), aids(g, self.for_obj))
        if self.generic == 0 and len(self.symbols) == 0:
            g.pop()
            return
        if g.automation.pay:
            self.pay_by_plan(g)
        else:
            self.offer(g)

    def after_leaving(self, g: State, player: int) -> None:
        """What was to pay may have left with its owner. The spell is not taken back (CR 733.1), since what has been
        paid could not be: what can't be paid any more is forgiven.
        """
        self.planned = []
        self.aids = []
        self.pc = PayMana.PLAN
        if self.marked:
            over = mana_overview(g, self.player, self.for_obj, self.exclude)
            if not feasible(over.supply, self.generic, self.symbols, g.players[self.player].life):
                self.generic = 0
                self.symbols = []

    # By the solver

    def pay_by_plan(self, g: State) -> None:
        if self.pc == PayMana.PLAN:
            self.plan(g)
        while self.planned:
            planned = self.planned.pop(0)
            if watched(g, EventKind.TAPPED_FOR_MANA):  # more mana may come of it than was planned with
                self.planned = []
                self.pc = PayMana.PLAN
            self.activate(g, planned)
            if g.agenda[-1] is not self:
                return
            if self.pc == PayMana.PLAN:
                self.plan(g)
        over = mana_overview(g, self.player, self.for_obj, self.exclude, False)
        for oid in self.aids:
            over.supply.add_source(self.aid(g, oid))
        best = solve(
            over.supply,
            self.generic,
            self.symbols,
            wanted_colors(g, self.player, self.for_obj),
            life_to_pay(g, self.player),
        )
        assert best is not None, "a payment that was planned falls short"
        gone: list[int] = [over.units[i] for i in best.pool]
        pool = g.players[self.player].pool
        g.players[self.player].pool = [pool[i] for i in range(len(pool)) if i not in gone]
        g.shifted(Facet.MANA)
        g.pop()
        changes = [self.use(g, over.supply.sources[i].obj) for i in best.sources]
        if best.life_symbols:  # CR 107.4f
            changes.append(lose_life(self.player, 2 * best.life_symbols))
        if changes:
            happen(g, changes)

    def aid(self, g: State, oid: int) -> Source:
        """A creature or a card of the graveyard, as what stands in for mana."""
        o = g.objects[oid]
        if o.zone != Zone.BATTLEFIELD:
            return delving(oid)
        outputs: list[Output] = []
        convoking(g, o, outputs)
        return Source(oid, outputs)

    def use(self, g: State, oid: int) -> Change:
        if g.objects[oid].zone == Zone.BATTLEFIELD:
            return tap(oid, Concept.CONVOKE)
        return move(oid, Zone.EXILE, 0, Concept.PAY_COSTS)

    def plan(self, g: State) -> None:
        """Finds the best payment for what is in the pool and on the battlefield now."""
        self.pc = PayMana.CARRY_OUT
        life = life_to_pay(g, self.player)
        over = mana_overview(g, self.player, self.for_obj, self.exclude, True, self.from_pool)
        wanted = wanted_colors(g, self.player, self.for_obj)
        best = solve(over.supply, self.generic, self.symbols, wanted, life)
        assert best is not None, "a cost that cannot be paid was offered"
        self.planned = []
        self.aids = []
        for i in range(len(best.sources)):
            s = over.supply.sources[best.sources[i]]
            o = s.outputs[best.outputs[i]]
            if o.ability < 0:
                self.aids.append(s.obj)
                continue
            self.planned.append(PlannedMana(s.obj, o.ability, o.choice))

    def activate(self, g: State, planned: PlannedMana) -> None:
        """One mana ability of the plan; without a frame of its own where nothing can come between its cost and its
        effect.
        """
        source, uid = planned.source, planned.ability
        if not g.book.abilities[uid].only_taps or not only_adds(g, uid):
            frame = ActivateMana(self.player, source, uid)
            frame.choice = planned.choice
            g.push(frame)
            return
        o = g.objects[source]
        o.used[uid] = o.used.get(uid, 0) + 1
        happen(g, [tap(source, Concept.TAP_SYMBOL)])
        ctx = Context(source, self.player, uid)
        ctx.saved[CHOICE] = [planned.choice]
        node, where = add_mana_of(g, uid)
        assert node is not None
        before = len(g.players[self.player].pool)
        add_mana_effect(g, node, ctx, where)
        fire(g, EventKind.TAPPED_FOR_MANA, source, 0, self.player, types_of(g.players[self.player].pool, before))

    # By hand

    def offer(self, g: State) -> None:
        """Everything that can be done towards the cost: spend a mana on its next symbol, pay life for it, activate a
        mana ability.
        """
        over = mana_overview(g, self.player, self.for_obj, self.exclude, True, self.from_pool)
        life = life_to_pay(g, self.player)
        options: list[Option] = []
        for i in range(6):
            color = 1 << i
            if color in over.supply.pool and self.after_spending(color, over.supply, life):
                options.append(Option(OptionKind.SPEND, color))
        if self.symbols and self.symbols[0] & n.PHYREXIAN and life >= 2:
            if feasible(over.supply, self.generic, self.symbols[1:], life - 2):
                options.append(Option(OptionKind.PAY_LIFE))
        for s in over.supply.sources:
            last = -1
            for o in s.outputs:
                if o.ability < 0:
                    if o.ability != last and self.after_aid(over.supply, s, o, life):
                        last = o.ability
                        options.append(Option(OptionKind.AID, s.obj))
                    continue
                if o.ability != last and self.choices_after(over.supply, s, o.ability, life):
                    last = o.ability
                    options.append(Option(OptionKind.MANA, s.obj, o.ability))
        assert options, "a cost that cannot be paid was offered"
        g.ask(Decision(self.player, DecisionKind.PAY, options, 0, -1, self.for_obj))

    def after_spending(self, color: int, supply: Supply, life: int) -> bool:
        """Whether mana of this type may be spent on the next symbol: it pays it, and what is left stays payable."""
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
            return feasible(rest, self.generic - 1, [], life)
        first = self.symbols[0]
        if first & color:
            return feasible(rest, self.generic, self.symbols[1:], life)
        if first & n.TWO_GENERIC:
            return feasible(rest, self.generic + 1, self.symbols[1:], life)
        return False

    def after_aid(self, supply: Supply, source: Source, o: Output, life: int) -> bool:
        """Whether this may stand in for the next symbol, so that what is left stays payable."""
        rest = without(supply, [source.obj])
        if not self.symbols:
            return feasible(rest, self.generic - 1, [], life)
        first = self.symbols[0]
        if first & o.colors[0]:
            return feasible(rest, self.generic, self.symbols[1:], life)
        if first & n.TWO_GENERIC:
            return feasible(rest, self.generic + 1, self.symbols[1:], life)
        return False

    def choices_after(self, supply: Supply, source: Source, uid: int, life: int) -> list[int]:
        """The alternatives of this ability after which the cost stays payable."""
        out: list[int] = []
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
            if feasible(rest, self.generic, self.symbols, life - o.life):
                out.append(o.choice)
        return out

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.SPEND:
            self.spend(g, option.a)
        elif option.kind == OptionKind.PAY_LIFE:
            self.symbols.pop(0)
            happen(g, [lose_life(self.player, 2)])
        elif option.kind == OptionKind.AID:
            mask = self.aid(g, option.a).mask
            if not self.symbols:
                self.generic -= 1
            elif not self.symbols.pop(0) & mask:  # the two-generic half of a hybrid symbol (107.4e)
                self.generic += 1
            happen(g, [self.use(g, option.a)])
        else:
            over = mana_overview(g, self.player, self.for_obj, self.exclude)
            frame = ActivateMana(self.player, option.a, option.b)
            for s in over.supply.sources:
                if s.obj == option.a:
                    frame.allowed = self.choices_after(over.supply, s, option.b, life_to_pay(g, self.player))
            g.push(frame)

    def spend(self, g: State, color: int) -> None:
        """One mana goes from the pool to the next symbol (CR 118.3a): restricted mana before other, kept mana last."""
        over = mana_overview(g, self.player, self.for_obj, self.exclude, False)
        best = -1
        for i in range(len(over.units)):
            if over.supply.pool[i] == color and (best < 0 or over.supply.ranks[i] < over.supply.ranks[best]):
                best = i
        assert best >= 0
        del g.players[self.player].pool[over.units[best]]
        g.shifted(Facet.MANA)
        if not self.symbols:
            self.generic -= 1
            return
        first = self.symbols.pop(0)
        if not first & color:  # the two-generic half of a hybrid symbol (107.4e)
            self.generic += 1

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player

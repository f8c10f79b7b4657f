"""Mana abilities that ask for more than their own object (CR 605.1a): mana, permanents to tap or to sacrifice, cards,
counters, as often as there are any. `combining` looks for an order in which they pay for something.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.costs.ability_costs import mana_to_activate
from mainphase.kernel.costs.arithmetic import (
    COUNTER_PENALTY,
    CREATURE_PENALTY,
    FROM_HAND_PENALTY,
    OTHER_EFFECT_PENALTY,
    SACRIFICE_PENALTY,
    ManaSource,
    Output,
)
from mainphase.kernel.costs.components import (
    asks_for_x,
    cards_for,
    cards_to_exile,
    component_of,
    permanents_for,
    untapped_for,
)
from mainphase.kernel.costs.paying import most_for_x
from mainphase.kernel.costs.sources_of_mana import (
    cannot_use,
    cards_with_mana,
    is_mana_steady,
    is_simple,
    is_source,
    mana_forbidden_by,
    other_use,
    penalty_of_effect,
    restricts,
    yields_of,
)
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State

ANY_NUMBER: Final = 1 << 20  # of times
MOST_X: Final = 24  # greater ones are not looked at

# What an activation uses up of an object: that it is untapped, that it is there, that the ability may be used.
TAPPING: Final = 0
LEAVING: Final = 1
USING: Final = 2


def slot(oid: int, what: int) -> int:
    """The number under which that is noted."""
    return oid * 4 + what


@mypyc_attr(acyclic=True)
@final
class Taking:
    """A component that takes so many of some objects: it taps them, or they leave. Which is cheapest stands first."""

    def __init__(self, what: int, candidates: list[int], count: int) -> None:
        self.what = what
        self.candidates = candidates
        self.count = count


@mypyc_attr(acyclic=True)
@final
class Maker:
    """A mana ability that can be activated: what it takes, and what comes of it.

    `disturbs`: something leaves, so that whatever counts objects may come to less. `once`: what it uses up of its own
    object, as slots.
    """

    def __init__(self, obj: int, ability: int) -> None:
        self.obj = obj
        self.ability = ability
        self.x = -1
        self.generic = 0
        self.symbols: tuple[int, ...] = ()
        self.once: list[int] = []
        self.takings: list[Taking] = []
        self.counters_of = ""  # whose counters of which kind
        self.counters = 0
        self.counters_there = 0
        self.life = 0
        self.times = ANY_NUMBER
        self.penalty = 0
        self.disturbs = False
        self.steady = True
        self.outputs: list[Output] = []
        self.most = 0  # mana that it adds at most, less what it costs

    def finish(self) -> None:
        most = 0
        for o in self.outputs:
            most = max(most, len(o.colors))
        self.most = most - self.generic - len(self.symbols)

    def is_like(self, other: "Maker") -> bool:
        """True if it makes no difference which of two is activated."""
        if (
            self.generic != other.generic
            or self.symbols != other.symbols
            or self.x != other.x
            or self.takings
            or other.takings
            or self.counters
            or other.counters
            or self.life != other.life
            or self.times != other.times
            or self.penalty != other.penalty
            or len(self.once) != len(other.once)
            or len(self.outputs) != len(other.outputs)
        ):
            return False
        for i in range(len(self.outputs)):
            if self.outputs[i].colors != other.outputs[i].colors:
                return False
        return True


def makers_of_source(node: ManaSource) -> Maker:
    """A source that gives several mana in more than one way, or costs life, as what is chosen rather than at hand."""
    m = Maker(node.obj, node.outputs[0].ability)
    m.times = 1
    for o in node.outputs:
        m.life = max(m.life, o.life)
        if o.leaves:
            m.disturbs = True
            if slot(node.obj, LEAVING) not in m.once:
                m.once.append(slot(node.obj, LEAVING))
        m.steady = m.steady and o.steady
    m.once.append(slot(node.obj, TAPPING))
    m.penalty = node.penalty
    m.outputs = node.outputs
    m.finish()
    return m


def makers(g: State, player: int, for_obj: int, exclude: list[int]) -> list[Maker]:
    """All of them that a player could activate now if they had the mana."""
    out: list[Maker] = []
    if not g.book.special_mana:
        return out
    checked = any_static(g, StaticKind.CANT_ACTIVATE)
    for o in g.permanents:
        if o.controller == player and o.id not in exclude and (not checked or not mana_forbidden_by(g, o.id)):
            for uid in characteristics_of(o).mana:
                add_makers(g, player, o, uid, for_obj, exclude, out)
    if g.book.mana_elsewhere:
        for oid in cards_with_mana(g, player, for_obj):
            if oid not in exclude and -oid not in exclude:
                o = g.objects[oid]
                for uid in characteristics_of(o).mana:
                    add_makers(g, player, o, uid, for_obj, exclude, out)
    return out


def add_makers(g: State, player: int, o: Obj, uid: int, for_obj: int, exclude: list[int], out: list[Maker]) -> None:
    """Adds the makers that this ability comes to: one for each X that it could be activated with."""
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if (
        (code.only_taps and code.only_adds)
        or is_source(a, len(characteristics_of(o).mana) > 1)
        or a.window != n.Window.INSTANT
    ):
        return
    ctx = Context(o.id, player, uid)
    ctx.modes = [0]
    if cannot_use(g, player, o, uid, ctx) != 0:
        return
    if not asks_for_x(a.cost):
        m = maker_of(g, player, o, uid, ctx, for_obj, exclude)
        if m is not None:
            out.append(m)
        return
    for x in range(1, min(MOST_X, most_for_x(g, player, a.cost, ctx, MOST_X)) + 1):
        ctx.x = x
        m = maker_of(g, player, o, uid, ctx, for_obj, exclude)
        if m is not None:
            m.x = x
            out.append(m)


def maker_of(g: State, player: int, o: Obj, uid: int, ctx: Context, for_obj: int, exclude: list[int]) -> Maker | None:
    """None: it can't be activated, or has a component that nobody could pay for a payment."""
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    m = Maker(o.id, uid)
    if a.per_turn:
        m.times = a.per_turn - o.uses(uid)
    for c in a.cost:
        if isinstance(c, n.PayMana):
            mana = mana_to_activate(g, a, ctx)
            m.generic += max(0, mana.generic + max(0, ctx.x) * mana.x)
            m.symbols += mana.symbols
        elif not add_component(g, player, o, c, ctx, for_obj, exclude, m):
            return None
    if code.taps and o.zone == Zone.BATTLEFIELD:
        m.penalty += other_use(g, o)
    m.penalty += penalty_of_effect(g, uid)
    m.steady = is_mana_steady(g, uid)
    only_here = restricts(g, uid)
    for y in yields_of(g, player, o, uid, for_obj, ctx):
        m.outputs.append(Output(y.colors, uid, y.choice, 0, 0, y.extra, False, only_here, m.steady))
    m.finish()
    if not m.outputs:
        return None
    if m.times == ANY_NUMBER and m.most <= 0 and not m.takings and not m.counters:
        m.times = max(1, 2 * len(m.outputs[0].colors))  # it only turns mana into other mana
    return m


def add_component(
    g: State, player: int, o: Obj, cost: n.Cost, ctx: Context, for_obj: int, exclude: list[int], maker: Maker
) -> bool:
    """Notes what this component takes. False: it can't be paid."""
    if is_simple(cost) or isinstance(cost, (n.PayLife, n.UntapThis)):
        if component_of(cost).cannot_pay(g, player, cost, ctx) != 0:
            return False
    if isinstance(cost, (n.TapThis, n.UntapThis)):
        maker.once.append(slot(o.id, TAPPING if isinstance(cost, n.TapThis) else USING))
        maker.times = 1
    elif isinstance(cost, (n.SacrificeThis, n.ExileThis)):
        if -o.id in exclude:
            return False
        maker.once.append(slot(o.id, LEAVING))
        maker.times = 1
        maker.disturbs = True
        maker.penalty += SACRIFICE_PENALTY if o.zone == Zone.BATTLEFIELD else FROM_HAND_PENALTY
    elif isinstance(cost, n.PayLife):
        maker.life += quantity(g, cost.amount, ctx)
    elif isinstance(cost, n.RemoveCountersCost) and (cost.among or not cost.kind):
        return False  # which of them is not foreseen
    elif isinstance(cost, n.RemoveCountersCost) and cost.which is None:
        maker.counters_of = f"{o.id} {cost.kind}"
        maker.counters = quantity(g, cost.count, ctx)
        maker.counters_there = o.counters.get(cost.kind, 0)
        maker.penalty += COUNTER_PENALTY * maker.counters
    elif isinstance(cost, n.PayCounters):
        maker.counters_of = f"player {cost.kind}"
        maker.counters = quantity(g, cost.count, ctx)
        maker.counters_there = g.players[player].counters.get(cost.kind, 0)
        maker.penalty += COUNTER_PENALTY * maker.counters
    elif isinstance(cost, n.PutCountersCost) and cost.which is None:
        maker.penalty += COUNTER_PENALTY
    elif isinstance(cost, (n.ExertThis, n.TopOfLibraryCost)):
        maker.times = 1  # what it does is not foreseen further
        maker.penalty += OTHER_EFFECT_PENALTY
    else:
        taking = taking_of(g, player, cost, ctx, for_obj, exclude)
        if taking is None or len(taking.candidates) < taking.count:
            return False
        if taking.what == TAPPING:
            maker.penalty += CREATURE_PENALTY * taking.count
        else:
            maker.disturbs = True
            in_hand = isinstance(cost, n.DiscardCost) or (isinstance(cost, n.ExileCost) and cost.zone == Zone.HAND)
            maker.penalty += (FROM_HAND_PENALTY if in_hand else SACRIFICE_PENALTY) * taking.count
        maker.takings.append(taking)
    return True


def taking_of(g: State, player: int, cost: n.Cost, ctx: Context, for_obj: int, exclude: list[int]) -> Taking | None:
    """The taking of other objects that a component asks for, if it does. The card that is to be cast is on the stack by
    then (CR 601.2a).
    """
    candidates: list[int]
    what = LEAVING
    if isinstance(cost, n.TapCost):
        candidates = untapped_for(g, player, cost.which, ctx)
        count = quantity(g, cost.count, ctx)
        what = TAPPING
    elif isinstance(cost, (n.SacrificeCost, n.ReturnCost)):
        candidates = permanents_for(g, player, cost.which, ctx)
        count = quantity(g, cost.count, ctx)
    elif isinstance(cost, n.DiscardCost) and not cost.random:
        candidates = cards_for(g, player, Zone.HAND, cost.which, ctx)
        count = quantity(g, cost.count, ctx)
    elif isinstance(cost, n.ExileCost):
        candidates = cards_to_exile(g, player, cost, ctx)
        count = quantity(g, cost.count, ctx)
    else:
        return None
    if what == LEAVING and for_obj in candidates and g.objects[for_obj].zone != Zone.BATTLEFIELD:
        candidates = [oid for oid in candidates if oid != for_obj]
    candidates = [oid for oid in candidates if oid not in exclude and (what == TAPPING or -oid not in exclude)]
    return Taking(what, least_valuable_first(g, candidates, what), count)


def least_valuable_first(g: State, candidates: list[int], what: int) -> list[int]:
    """The objects that could be tapped, sacrificed or discarded for mana, the least valuable first: tokens, what is
    tapped already, what costs least; sources of mana last.
    """
    keys: list[int] = []
    for i in range(len(candidates)):
        o = g.objects[candidates[i]]
        ch = characteristics_of(o)
        worth = 0 if o.kind == ObjectKind.TOKEN else 1
        worth = worth * 2 + (0 if o.tapped and what == LEAVING else 1)
        worth = worth * 2 + (1 if len(ch.mana) > 0 or ch.types & CardType.LAND else 0)
        cost = g.book.cards[o.card].node.cost
        value = cost.generic + len(cost.symbols) if cost is not None else 0
        worth = worth * 64 + min(63, value)
        keys.append(worth * 4096 + i)
    keys.sort()
    return [candidates[key % 4096] for key in keys]

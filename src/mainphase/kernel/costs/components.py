"""The components of a cost other than mana (CR 118): whether each can be paid, what it asks, what it does.

Each is a class of its own, registered for its node: a new cost is written here, and nowhere else in the kernel; one
that puts cards back into libraries in `putting_back`, one that objects pay which add up to enough in `adding_up`.
"""

from typing import Final, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.cards.nodes.often_named import EACH_OPPONENT
from mainphase.kernel.asking.choosing import ChooseCountersToRemove, ChooseFor, ChooseObjects, counters_there
from mainphase.kernel.costs.ability_costs import more_loyalty
from mainphase.kernel.events.changes import (
    LOYALTY,
    Cause,
    counters_change,
    discard_change,
    lose_life_change,
    move_change,
    sacrifice_change,
    tap_change,
    untap_change,
)
from mainphase.kernel.events.changing_life import life_held, life_stays, life_to_pay
from mainphase.kernel.events.putting_counters import cannot_get_counters
from mainphase.kernel.events.tapping import stays_tapped
from mainphase.kernel.keys import ChosenKey, SavedAs
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.meanings import MeaningOf, meaning_of, means
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of, kinds_of_counters
from mainphase.kernel.reading.deeds import cannot_be_made_to, so_much_instead
from mainphase.kernel.reading.evaluate import matches_it, quantity, who_may_choose
from mainphase.kernel.reading.lasting import exert
from mainphase.kernel.reading.seen_cards import reveal_cards
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import NO_IDS, Frame, State
from mainphase.kernel.state.turn_parts import NO_DRAW
from mainphase.kernel.values import DecisionKind, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import DrawForTurn
from mainphase.rules.plan import Action, StepKind

C = TypeVar("C", bound=n.Cost)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Payment:
    """Who pays, what the cost knows, and the spell or ability that it is for (0: none)."""

    def __init__(self, player: int = 0, ctx: Context | None = None, spell: int = 0) -> None:
        self.player = player
        self.ctx: Context = ctx if ctx is not None else Context()
        self.spell = spell


class Component(MeaningOf[C]):
    """How one kind of component is paid. Unless a class says otherwise, it can always be paid and asks nothing."""

    def cannot_pay(self, g: State, player: int, cost: C, ctx: Context) -> int:
        """0, or why it can't be paid."""
        return 0

    def missing(self, g: State, player: int, cost: C, ctx: Context) -> int:
        """How many more of the objects that could pay there would have to be; 0 or less if there are enough."""
        return 0

    def question(self, g: State, player: int, cost: C, ctx: Context) -> Frame | None:
        """The frame that asks which objects pay, if the component leaves that open."""
        return None

    def reserved(self, g: State, player: int, cost: C, ctx: Context) -> list[int]:
        """Objects that must not be used up for mana, so that this can be paid after it; a list that is not changed.
        What stands in it as -id has to stay where it is, but may be tapped.
        """
        return NO_IDS

    def most_for_x(self, g: State, player: int, cost: C, ctx: Context, most: int) -> int:
        """How great X may be, where this counts it too (CR 601.2b)."""
        return most

    def pay(self, g: State, payment: Payment, cost: C, chosen: list[int]) -> list[Change]:
        """The changes by which it is paid, with the objects chosen for it."""
        return []


def component_of(cost: n.Cost) -> Component[n.Cost]:
    """How a component is paid."""
    return cast(Component[n.Cost], meaning_of(cost))


def counts_x(cost: n.Cost) -> bool:
    """True if X is how much of this component is paid."""
    if isinstance(cost, n.PayMana):
        return cost.mana.x > 0
    if isinstance(cost, n.PayLife):
        return isinstance(cost.amount, n.X)
    if isinstance(
        cost,
        (
            n.SacrificeCost,
            n.TapCost,
            n.DiscardCost,
            n.ExileCost,
            n.ReturnCost,
            n.RevealCost,
            n.RemoveCountersCost,
            n.PayCounters,
        ),
    ):
        return isinstance(cost.count, n.X)
    return False


def takes_by_x(costs: tuple[n.Cost, ...]) -> bool:
    """True if X is how many objects a component takes, which then may pay for nothing else."""
    for c in costs:
        if isinstance(c, (n.SacrificeCost, n.TapCost, n.DiscardCost, n.ExileCost, n.ReturnCost)) and counts_x(c):
            return True
    return False


def asks_for_x(costs: tuple[n.Cost, ...]) -> bool:
    """True if X has to be announced for a cost (CR 107.3a), whatever it is that counts it, or that X describes."""
    for c in costs:
        if counts_x(c) or (isinstance(c, (n.DiscardCost, n.SacrificeCost)) and is_described_by_x(c.which)):
            return True
    return False


def is_described_by_x(which: n.Filter) -> bool:
    """True if it depends on X what fits: "a card with mana value X"."""
    if isinstance(which, n.ManaValueIs):
        return isinstance(which.than, n.X)
    if isinstance(which, n.All):
        for part in which.of:
            if is_described_by_x(part):
                return True
    return False


# --- Who could pay with what


def is_sick(g: State, o: Obj) -> bool:
    """A creature without haste that its controller has not controlled since their most recent turn began (CR 302.6)."""
    ch = characteristics_of(o)
    if not ch.types & CardType.CREATURE or ch.keywords & Keyword.HASTE:
        return False
    if o.arrived <= g.players[o.controller].turn_began:
        return False
    return not any_static(g, StaticKind.SELDOM_ASKED) or not is_used_as_hasty(g, o)


def is_used_as_hasty(g: State, o: Obj) -> bool:
    for s in active_statics(g, StaticKind.SELDOM_ASKED):
        node = s.node
        if isinstance(node, n.ActivatesAsHasty) and s.ctx.controller == o.controller:
            if matches_it(g, node.which, o, s.ctx):
                return True
    return False


ALL: Final = 1 << 30  # however many there are


def permanents_for(g: State, player: int, which: n.Filter, ctx: Context, most: int = ALL) -> list[int]:
    """Permanents of a player that fit, for costs and sacrifices: all of them, or no more than are wanted."""
    out: list[int] = []
    for o in g.permanents:
        if len(out) >= most:
            break
        if o.controller == player and matches_it(g, which, o, ctx):
            out.append(o.id)
    return out


def untapped_for(g: State, player: int, which: n.Filter, ctx: Context) -> list[int]:
    return [oid for oid in permanents_for(g, player, which, ctx) if not g.objects[oid].tapped]


def cards_for(g: State, player: int, zone: int, which: n.Filter, ctx: Context, most: int = ALL) -> list[int]:
    """Likewise cards of a player in one of their zones that fit; never the spell or card the cost is for."""
    out: list[int] = []
    for oid in g.zone_list(zone, player):
        if len(out) >= most:
            break
        if oid == ctx.source:
            continue
        o = g.objects[oid]
        if o.owner == player and matches_it(g, which, o, ctx):
            out.append(oid)
    return out


def cards_to_exile(g: State, player: int, cost: n.ExileCost, ctx: Context, most: int = ALL) -> list[int]:
    """The cards that could be exiled for this: a player's own first."""
    found = cards_for(g, player, cost.zone, cost.which, ctx, most)
    if cost.anyones:
        for other in g.apnap():
            if other != player:
                found += cards_for(g, other, cost.zone, cost.which, ctx, most)
    return found


# --- Telling the spell, ability or effect that asked for payment what was paid


def save_paid_objects(g: State, spell: int, name: str, objects: list[int]) -> None:
    o = g.find(spell)
    top = g.top
    below = top.below if top is not None else None
    if o is not None and o.ctx is not None:
        o.ctx.saved[name] = objects[:]
    elif isinstance(below, RunEffectBase):
        below.ctx.saved[name] = objects[:]


# --- Mana, which `affording` and `paying_mana` see to


means(n.PayMana, Component())
means(n.Waterbend, Component(reads=Facet.TAPPED))


# --- This object itself


@final
class TapThis(Component[n.TapThis]):
    def cannot_pay(self, g: State, player: int, cost: n.TapThis, ctx: Context) -> int:
        o = g.objects[ctx.source]
        if o.tapped:
            return pack_refusal(Concept.TAP_SYMBOL, o.id)
        return pack_refusal(Concept.SUMMONING_SICK_TAP, o.id) if is_sick(g, o) else 0

    def reserved(self, g: State, player: int, cost: n.TapThis, ctx: Context) -> list[int]:
        return [ctx.source]

    def pay(self, g: State, payment: Payment, cost: n.TapThis, chosen: list[int]) -> list[Change]:
        return [tap_change(payment.ctx.source, Concept.TAP_SYMBOL)]


means(n.TapThis, TapThis())


@final
class UntapThis(Component[n.UntapThis]):
    def cannot_pay(self, g: State, player: int, cost: n.UntapThis, ctx: Context) -> int:
        o = g.objects[ctx.source]
        if not o.tapped or stays_tapped(g, o):
            return pack_refusal(Concept.UNTAP_SYMBOL, o.id)
        return pack_refusal(Concept.SUMMONING_SICK_TAP, o.id) if is_sick(g, o) else 0

    def pay(self, g: State, payment: Payment, cost: n.UntapThis, chosen: list[int]) -> list[Change]:
        return [untap_change(payment.ctx.source, Concept.UNTAP_SYMBOL)]


means(n.UntapThis, UntapThis())


@final
class ExertThis(Component[n.ExertThis]):
    def pay(self, g: State, payment: Payment, node: n.ExertThis, chosen: list[int]) -> list[Change]:
        exert(g, payment.ctx.source, payment.player)
        return []


means(n.ExertThis, ExertThis())


@final
class SacrificeThis(Component[n.SacrificeThis]):
    def cannot_pay(self, g: State, player: int, cost: n.SacrificeThis, ctx: Context) -> int:
        o = g.objects[ctx.source]
        held = o.zone == Zone.BATTLEFIELD and o.controller == player
        return 0 if held else pack_refusal(Concept.SACRIFICE, o.id)  # CR 701.21a

    def reserved(self, g: State, player: int, cost: n.SacrificeThis, ctx: Context) -> list[int]:
        return [-ctx.source] if g.book.special_mana else NO_IDS

    def pay(self, g: State, payment: Payment, cost: n.SacrificeThis, chosen: list[int]) -> list[Change]:
        return [sacrifice_change(payment.ctx.source)]


means(n.SacrificeThis, SacrificeThis())


@final
class ExileThis(Component[n.ExileThis]):
    def reserved(self, g: State, player: int, cost: n.ExileThis, ctx: Context) -> list[int]:
        return [-ctx.source] if g.book.special_mana else NO_IDS

    def pay(self, g: State, payment: Payment, cost: n.ExileThis, chosen: list[int]) -> list[Change]:
        return [move_change(payment.ctx.source, Zone.EXILE, 0, Concept.PAY_COSTS)]


means(n.ExileThis, ExileThis())


@final
class DiscardThis(Component[n.DiscardThis]):
    def reserved(self, g: State, player: int, cost: n.DiscardThis, ctx: Context) -> list[int]:
        return [-ctx.source] if g.book.special_mana else NO_IDS

    def pay(self, g: State, payment: Payment, cost: n.DiscardThis, chosen: list[int]) -> list[Change]:
        return [discard_change(payment.ctx.source)]


means(n.DiscardThis, DiscardThis())


@final
class TapHelper(Component[n.TapHelper]):
    """It is chosen as the spell is announced (CR 702.180b)."""

    def reserved(self, g: State, player: int, cost: n.TapHelper, ctx: Context) -> list[int]:
        return helper_chosen(ctx)

    def pay(self, g: State, payment: Payment, cost: n.TapHelper, chosen: list[int]) -> list[Change]:
        return [tap_change(oid, Concept.PAY_COSTS) for oid in helper_chosen(payment.ctx)]


means(n.TapHelper, TapHelper(reads=Facet.TAPPED))


@final
class SacrificeHelper(Component[n.SacrificeHelper]):
    """It is chosen as the spell is announced (CR 702.119c); there has to be one."""

    def cannot_pay(self, g: State, player: int, cost: n.SacrificeHelper, ctx: Context) -> int:
        return 0 if helper_chosen(ctx) else pack_refusal(Concept.PAY_COSTS, ctx.source)

    def reserved(self, g: State, player: int, cost: n.SacrificeHelper, ctx: Context) -> list[int]:
        return [-oid for oid in helper_chosen(ctx)]

    def pay(self, g: State, payment: Payment, cost: n.SacrificeHelper, chosen: list[int]) -> list[Change]:
        given = helper_chosen(payment.ctx)
        save_paid_objects(g, payment.spell, SavedAs.SACRIFICED, given)
        return [sacrifice_change(oid) for oid in given]


means(n.SacrificeHelper, SacrificeHelper(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


def helper_chosen(ctx: Context) -> list[int]:
    """What is tapped or sacrificed to cast a spell for less, if anything; a list that is not changed."""
    return ctx.saved.get(SavedAs.HELPER, NO_IDS)


# --- Players


@final
class ChooseOpponent(Component[n.ChooseOpponent]):
    def cannot_pay(self, g: State, player: int, cost: n.ChooseOpponent, ctx: Context) -> int:
        return 0 if who_may_choose(g, EACH_OPPONENT, ctx) else pack_refusal(Concept.PAY_COSTS, ctx.source)

    def question(self, g: State, player: int, cost: n.ChooseOpponent, ctx: Context) -> Frame | None:
        return ChooseFor(player, ctx.source, ChosenKey.PLAYER, who_may_choose(g, EACH_OPPONENT, ctx))


means(n.ChooseOpponent, ChooseOpponent())


# --- Life


@final
class PayLife(Component[n.PayLife]):
    def cannot_pay(self, g: State, player: int, cost: n.PayLife, ctx: Context) -> int:
        amount = quantity(g, cost.amount, ctx)
        if amount > 0 and life_to_pay(g, player) < amount:  # CR 119.4, 614.17b
            if life_stays(g, player, -1):
                return pack_refusal(Concept.LIFE_CANT_LOSE, life_held(g, player, -1))
            return pack_refusal(Concept.PAY_LIFE, ctx.source)
        return 0

    def most_for_x(self, g: State, player: int, cost: n.PayLife, ctx: Context, most: int) -> int:
        return min(most, life_to_pay(g, player)) if counts_x(cost) else most

    def pay(self, g: State, payment: Payment, cost: n.PayLife, chosen: list[int]) -> list[Change]:
        return [lose_life_change(payment.player, quantity(g, cost.amount, payment.ctx))]


means(n.PayLife, PayLife(reads=Facet.LIFE))


# --- Counters


def is_loyalty_of_x(g: State, cost: n.RemoveCountersCost, ctx: Context) -> bool:
    """True of the cost [−X] of a loyalty ability."""
    ability = g.book.abilities[ctx.ability].activated if ctx.ability >= 0 else None
    return ability is not None and ability.loyalty is not None and cost.kind == LOYALTY and cost.which is None


@final
class Loyalty(Component[n.LoyaltyCost]):
    def cannot_pay(self, g: State, player: int, cost: n.LoyaltyCost, ctx: Context) -> int:
        amount = cost.amount + more_loyalty(g, player, ctx)
        if g.objects[ctx.source].counters.get(LOYALTY, 0) + amount < 0:  # CR 606.6
            return pack_refusal(Concept.LOYALTY_NEGATIVE, ctx.source)
        if amount > 0 and cannot_get_counters(g, ctx.source, LOYALTY):
            return pack_refusal(Concept.PAY_COSTS, ctx.source)
        return 0

    def pay(self, g: State, payment: Payment, cost: n.LoyaltyCost, chosen: list[int]) -> list[Change]:
        amount = cost.amount + more_loyalty(g, payment.player, payment.ctx)
        if amount == 0:
            return []
        return [counters_change(payment.ctx.source, LOYALTY, amount, Concept.LOYALTY_COST, payment.player)]


means(n.LoyaltyCost, Loyalty(reads=Facet.COUNTERS))


@final
class PayCounters(Component[n.PayCounters]):
    def cannot_pay(self, g: State, player: int, cost: n.PayCounters, ctx: Context) -> int:
        short = g.players[player].counters.get(cost.kind, 0) < quantity(g, cost.count, ctx)
        return pack_refusal(Concept.PAY_COSTS, ctx.source) if short else 0

    def most_for_x(self, g: State, player: int, cost: n.PayCounters, ctx: Context, most: int) -> int:
        return min(most, g.players[player].counters.get(cost.kind, 0)) if counts_x(cost) else most

    def pay(self, g: State, payment: Payment, cost: n.PayCounters, chosen: list[int]) -> list[Change]:
        count = quantity(g, cost.count, payment.ctx)
        return [counters_change(player_ref(payment.player), cost.kind, -count)] if count > 0 else []


means(n.PayCounters, PayCounters(reads=Facet.COUNTERS))


# --- Some of several objects, as the player chooses


class PaidByChoice(Component[C]):
    """So many of the objects that could pay."""

    def among(self, g: State, player: int, cost: C, ctx: Context, most: int = ALL) -> list[int]:
        """The objects that could pay: all of them, or no more than are wanted."""
        raise NotImplementedError

    def count(self, g: State, cost: C, ctx: Context) -> int:
        """How many of them it takes."""
        raise NotImplementedError

    def cannot_pay(self, g: State, player: int, cost: C, ctx: Context) -> int:
        need = self.count(g, cost, ctx)
        return pack_refusal(Concept.PAY_COSTS, ctx.source) if len(self.among(g, player, cost, ctx, need)) < need else 0

    def missing(self, g: State, player: int, cost: C, ctx: Context) -> int:
        return self.count(g, cost, ctx) - len(self.among(g, player, cost, ctx))

    def most_for_x(self, g: State, player: int, cost: C, ctx: Context, most: int) -> int:
        return min(most, len(self.among(g, player, cost, ctx))) if counts_x(cost) else most

    def question(self, g: State, player: int, cost: C, ctx: Context) -> Frame | None:
        count = self.count(g, cost, ctx)
        among = self.among(g, player, cost, ctx)
        return ChooseObjects(player, among, count, count, DecisionKind.COST_CARD, ctx.source)


@final
class PutCounters(PaidByChoice[n.PutCountersCost]):
    def among(self, g: State, player: int, cost: n.PutCountersCost, ctx: Context, most: int = ALL) -> list[int]:
        which = cost.which
        found = [ctx.source] if which is None else permanents_for(g, player, which, ctx)
        if any_static(g, StaticKind.CHANGE_COUNTERS):  # CR 118.3
            return [oid for oid in found if not cannot_get_counters(g, oid, cost.kind)]
        return found

    def count(self, g: State, cost: n.PutCountersCost, ctx: Context) -> int:
        return 1

    def most_for_x(self, g: State, player: int, cost: n.PutCountersCost, ctx: Context, most: int) -> int:
        return most

    def missing(self, g: State, player: int, cost: n.PutCountersCost, ctx: Context) -> int:
        return 0 if cost.which is None else super().missing(g, player, cost, ctx)

    def question(self, g: State, player: int, cost: n.PutCountersCost, ctx: Context) -> Frame | None:
        return None if cost.which is None else super().question(g, player, cost, ctx)

    def pay(self, g: State, payment: Payment, cost: n.PutCountersCost, chosen: list[int]) -> list[Change]:
        count = quantity(g, cost.count, payment.ctx)
        on = chosen if cost.which is not None else [payment.ctx.source]
        return [counters_change(oid, cost.kind, count, Concept.PAY_COSTS, payment.player) for oid in on]


means(n.PutCountersCost, PutCounters())


@final
class RemoveCounters(PaidByChoice[n.RemoveCountersCost]):
    def among(self, g: State, player: int, cost: n.RemoveCountersCost, ctx: Context, most: int = ALL) -> list[int]:
        """The objects that have enough of them."""
        which = cost.which
        count = self.so_many(g, player, cost, ctx)
        candidates = [ctx.source] if which is None else permanents_for(g, player, which, ctx)
        if cost.among:
            there = [oid for oid in candidates if counters_there(g, oid, cost.kind) > 0]
            return there if sum([counters_there(g, oid, cost.kind) for oid in there]) >= count else []
        return [oid for oid in candidates if counters_there(g, oid, cost.kind) >= count]

    def so_many(self, g: State, player: int, cost: n.RemoveCountersCost, ctx: Context) -> int:
        """How many are removed; of a loyalty ability it may be less than none: then some are put there."""
        count = quantity(g, cost.count, ctx)
        return count - more_loyalty(g, player, ctx) if is_loyalty_of_x(g, cost, ctx) else count

    def count(self, g: State, cost: n.RemoveCountersCost, ctx: Context) -> int:
        return 1

    def most_for_x(self, g: State, player: int, cost: n.RemoveCountersCost, ctx: Context, most: int) -> int:
        if not counts_x(cost):
            return most
        which = cost.which
        there = 0
        for oid in [ctx.source] if which is None else permanents_for(g, player, which, ctx):
            here = counters_there(g, oid, cost.kind)
            there = there + here if cost.among else max(there, here)
        if is_loyalty_of_x(g, cost, ctx):
            there += more_loyalty(g, player, ctx)
        return min(most, there)

    def missing(self, g: State, player: int, cost: n.RemoveCountersCost, ctx: Context) -> int:
        return 0 if cost.which is None else super().missing(g, player, cost, ctx)

    def question(self, g: State, player: int, cost: n.RemoveCountersCost, ctx: Context) -> Frame | None:
        if cost.among or not cost.kind:  # one counter after another
            count = quantity(g, cost.count, ctx)
            return ChooseCountersToRemove(player, self.among(g, player, cost, ctx), cost.kind, count, count, ctx.source)
        return None if cost.which is None else super().question(g, player, cost, ctx)

    def pay(self, g: State, payment: Payment, cost: n.RemoveCountersCost, chosen: list[int]) -> list[Change]:
        count = self.so_many(g, payment.player, cost, payment.ctx)
        if isinstance(cost.count, n.CountersOn):
            save_paid_objects(g, payment.spell, SavedAs.COUNTERS_REMOVED, [count])
        if cost.among or not cost.kind:
            return counters_removed(g, chosen)
        of = chosen if cost.which is not None else [payment.ctx.source]
        if count < 0:
            return [counters_change(oid, LOYALTY, -count, Concept.LOYALTY_COST, payment.player) for oid in of]
        return [counters_change(oid, cost.kind, -count) for oid in of] if count > 0 else []


def counters_removed(g: State, chosen: list[int]) -> list[Change]:
    """The changes that remove the counters that were chosen: of each what it is on, and the place of its kind."""
    so_many: dict[tuple[int, int], int] = {}
    for i in range(0, len(chosen), 2):
        key = (chosen[i], chosen[i + 1])
        so_many[key] = so_many.get(key, 0) + 1
    return [counters_change(ref, kinds_of_counters(g, ref)[k], -count) for (ref, k), count in so_many.items()]


means(n.RemoveCountersCost, RemoveCounters(reads=Facet.COUNTERS))


@final
class Sacrifice(PaidByChoice[n.SacrificeCost]):
    def among(self, g: State, player: int, cost: n.SacrificeCost, ctx: Context, most: int = ALL) -> list[int]:
        if player != ctx.controller and cannot_be_made_to(g, player, "sacrifice", ctx.controller):
            return NO_IDS  # what somebody else's effect offers or demands
        return permanents_for(g, player, cost.which, ctx, most)

    def count(self, g: State, cost: n.SacrificeCost, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def reserved(self, g: State, player: int, cost: n.SacrificeCost, ctx: Context) -> list[int]:
        """As many as it takes, where mana abilities could take too many of them."""
        return kept_back(g, self.among(g, player, cost, ctx), quantity(g, cost.count, ctx))

    def pay(self, g: State, payment: Payment, cost: n.SacrificeCost, chosen: list[int]) -> list[Change]:
        save_paid_objects(g, payment.spell, SavedAs.SACRIFICED, chosen)
        return [sacrifice_change(oid) for oid in chosen]


means(n.SacrificeCost, Sacrifice())


def kept_back(g: State, candidates: list[int], count: int) -> list[int]:
    """So many of these, as what has to stay until a cost takes them: what does not leave for mana by itself first. None
    where enough of them can't leave for mana at all.
    """
    if not g.book.special_mana:
        return NO_IDS
    first: list[int] = []
    last: list[int] = []
    for oid in candidates:
        if leaves_for_mana(g, oid):
            last.append(-oid)
        else:
            first.append(-oid)
    if not g.book.takes_for_mana:
        return last[: max(0, count - len(first))]
    return (first + last)[:count]


def leaves_for_mana(g: State, oid: int) -> bool:
    """True if a mana ability of its own takes it from where it is."""
    for uid in characteristics_of(g.objects[oid]).mana:
        a = g.book.abilities[uid].activated
        if a is not None:
            for c in a.cost:
                if isinstance(c, (n.SacrificeThis, n.ExileThis, n.DiscardThis)):
                    return True
    return False


@final
class Tap(PaidByChoice[n.TapCost]):
    def among(self, g: State, player: int, cost: n.TapCost, ctx: Context, most: int = ALL) -> list[int]:
        found = untapped_for(g, player, cost.which, ctx)
        return [oid for oid in found if oid != ctx.source] if self.beside_source(g, cost, ctx) else found

    def beside_source(self, g: State, cost: n.TapCost, ctx: Context) -> bool:
        """True if the ability taps its source as well, which is then no other that could be tapped (CR 118.3)."""
        if ctx.ability < 0 or not g.book.abilities[ctx.ability].taps:
            return False
        a = g.book.abilities[ctx.ability].activated
        return a is not None and cost in a.cost

    def count(self, g: State, cost: n.TapCost, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def reserved(self, g: State, player: int, cost: n.TapCost, ctx: Context) -> list[int]:
        """As many as it needs, those without mana abilities first."""
        out: list[int] = []
        need = quantity(g, cost.count, ctx)
        candidates = self.among(g, player, cost, ctx)
        for with_mana in (False, True):
            for oid in candidates:
                if len(out) < need and (len(characteristics_of(g.objects[oid]).mana) > 0) == with_mana:
                    out.append(oid)
        return out

    def pay(self, g: State, payment: Payment, cost: n.TapCost, chosen: list[int]) -> list[Change]:
        if SavedAs.TAPPED in g.book.deeds:
            save_paid_objects(g, payment.spell, SavedAs.TAPPED, chosen)
        return [tap_change(oid, Concept.PAY_COSTS) for oid in chosen]


means(n.TapCost, Tap(reads=Facet.TAPPED))


@final
class Discard(PaidByChoice[n.DiscardCost]):
    def among(self, g: State, player: int, cost: n.DiscardCost, ctx: Context, most: int = ALL) -> list[int]:
        return cards_for(g, player, Zone.HAND, cost.which, ctx, most)

    def count(self, g: State, cost: n.DiscardCost, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def reserved(self, g: State, player: int, cost: n.DiscardCost, ctx: Context) -> list[int]:
        return kept_back(g, self.among(g, player, cost, ctx), quantity(g, cost.count, ctx))

    def question(self, g: State, player: int, cost: n.DiscardCost, ctx: Context) -> Frame | None:
        return None if cost.random else super().question(g, player, cost, ctx)

    def pay(self, g: State, payment: Payment, cost: n.DiscardCost, chosen: list[int]) -> list[Change]:
        if cost.random:
            cards = self.among(g, payment.player, cost, payment.ctx)
            chosen = random_cards(g, cards, self.count(g, cost, payment.ctx))
        return [discard_change(oid) for oid in chosen]


means(n.DiscardCost, Discard())


@final
class DiscardAll(Component[n.DiscardHand]):
    def pay(self, g: State, payment: Payment, node: n.DiscardHand, chosen: list[int]) -> list[Change]:
        return [discard_change(oid) for oid in g.players[payment.player].hand]


means(n.DiscardHand, DiscardAll())


@final
class FromTopOfLibrary(Component[n.TopOfLibraryCost]):
    def cannot_pay(self, g: State, player: int, cost: n.TopOfLibraryCost, ctx: Context) -> int:
        """CR 118.3, 701.17b."""
        return pack_refusal(Concept.PAY_COSTS, ctx.source) if len(g.players[player].library) < cost.count else 0

    def pay(self, g: State, payment: Payment, cost: n.TopOfLibraryCost, chosen: list[int]) -> list[Change]:
        player = payment.player
        count = cost.count
        cause = 0
        if cost.to == Zone.GRAVEYARD:
            cause = Cause.MILLED
            count = so_much_instead(g, player, "mill", count)
        return [move_change(oid, cost.to, cause, Concept.PAY_COSTS) for oid in g.players[player].library[:count]]


means(n.TopOfLibraryCost, FromTopOfLibrary())


def random_cards(g: State, cards: list[int], count: int) -> list[int]:
    out: list[int] = []
    while len(out) < count and cards:
        out.append(cards.pop(g.random(len(cards))))
    return out


@final
class Exile(PaidByChoice[n.ExileCost]):
    def among(self, g: State, player: int, cost: n.ExileCost, ctx: Context, most: int = ALL) -> list[int]:
        return cards_to_exile(g, player, cost, ctx, most)

    def count(self, g: State, cost: n.ExileCost, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def reserved(self, g: State, player: int, cost: n.ExileCost, ctx: Context) -> list[int]:
        count = quantity(g, cost.count, ctx)
        if cost.zone != Zone.GRAVEYARD:
            return kept_back(g, self.among(g, player, cost, ctx), count)
        return self.among(g, player, cost, ctx)[:count]

    def pay(self, g: State, payment: Payment, cost: n.ExileCost, chosen: list[int]) -> list[Change]:
        return exiled_to_pay(payment, chosen, cost.linked)


means(n.ExileCost, Exile())


def exiled_to_pay(payment: Payment, chosen: list[int], linked: bool) -> list[Change]:
    """They are exiled; linked ones are known as exiled with what is paid for (CR 607.2a)."""
    changes = [move_change(oid, Zone.EXILE, 0, Concept.PAY_COSTS) for oid in chosen]
    if linked:
        for change in changes:
            change.host = payment.ctx.source
    return changes


@final
class Process(PaidByChoice[n.ProcessCost]):
    def among(self, g: State, player: int, cost: n.ProcessCost, ctx: Context, most: int = ALL) -> list[int]:
        out: list[int] = []
        for oid in g.exile:
            if len(out) < most and matches_it(g, cost.which, g.objects[oid], ctx):
                out.append(oid)
        return out

    def count(self, g: State, cost: n.ProcessCost, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def pay(self, g: State, payment: Payment, cost: n.ProcessCost, chosen: list[int]) -> list[Change]:
        return [move_change(oid, Zone.GRAVEYARD, 0, Concept.PAY_COSTS) for oid in chosen]


means(n.ProcessCost, Process())


@final
class Return(PaidByChoice[n.ReturnCost]):
    def among(self, g: State, player: int, cost: n.ReturnCost, ctx: Context, most: int = ALL) -> list[int]:
        return permanents_for(g, player, cost.which, ctx, most)

    def count(self, g: State, cost: n.ReturnCost, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def reserved(self, g: State, player: int, cost: n.ReturnCost, ctx: Context) -> list[int]:
        return kept_back(g, self.among(g, player, cost, ctx), quantity(g, cost.count, ctx))

    def pay(self, g: State, payment: Payment, cost: n.ReturnCost, chosen: list[int]) -> list[Change]:
        combat = g.combat
        paid_for = g.find(payment.spell)
        if combat is not None and paid_for is not None and paid_for.ctx is not None:  # CR 702.49c
            paid_for.ctx.saved[SavedAs.ATTACKED] = [
                combat.attacked_by(oid) for oid in chosen if combat.is_attacking(oid)
            ]
        return [move_change(oid, Zone.HAND, 0, Concept.PAY_COSTS) for oid in chosen]


means(n.ReturnCost, Return())


@final
class Reveal(PaidByChoice[n.RevealCost]):
    def among(self, g: State, player: int, cost: n.RevealCost, ctx: Context, most: int = ALL) -> list[int]:
        return cards_for(g, player, Zone.HAND, cost.which, ctx, most)

    def count(self, g: State, cost: n.RevealCost, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def pay(self, g: State, payment: Payment, cost: n.RevealCost, chosen: list[int]) -> list[Change]:
        reveal_cards(g, payment.player, chosen)
        if SavedAs.REVEALED in g.book.deeds:
            save_paid_objects(g, payment.spell, SavedAs.REVEALED, chosen)
            for oid in chosen:
                g.objects[oid].flags |= ObjectFlag.SHOWN_TO_PAY
        return []


means(n.RevealCost, Reveal())


@final
class RevealHand(Component[n.RevealHand]):
    def pay(self, g: State, payment: Payment, node: n.RevealHand, chosen: list[int]) -> list[Change]:
        reveal_cards(g, payment.player, g.players[payment.player].hand)
        return []


means(n.RevealHand, RevealHand())


@final
class RevealChosenPlayer(Component[n.RevealChosenPlayer]):
    def cannot_pay(self, g: State, player: int, cost: n.RevealChosenPlayer, ctx: Context) -> int:
        o = g.find(ctx.source)
        if o is None or ChosenKey.SECRET not in o.chosen or o.chosen[ChosenKey.CHOOSER] != player:
            return pack_refusal(Concept.PAY_COSTS, ctx.source)
        return 0

    def pay(self, g: State, payment: Payment, cost: n.RevealChosenPlayer, chosen: list[int]) -> list[Change]:
        o = g.objects[payment.ctx.source]
        secret = o.chosen.pop(ChosenKey.SECRET)
        o.choose(ChosenKey.PLAYER, secret)
        g.note(EventName.CHOSEN, Concept.PAY_COSTS, payment.player, o.id, other=player_ref(secret), word="player")
        g.all_stale = True
        return []


means(n.RevealChosenPlayer, RevealChosenPlayer())


# --- The draw of the draw phase (until 1999)


def draw_is_due(g: State, player: int) -> bool:
    """True if this player has yet to draw for the turn, and may do without it: while the draw is a phase ability."""
    if g.rules.draw_in_draw_part != DrawForTurn.PHASE_ABILITY or g.step == 0 or player != g.active:
        return False
    return g.parts[g.step].kind == StepKind.DRAW and not g.timing.is_done(g, Action.DRAW)


@final
class SkipDraw(Component[n.SkipDraw]):
    def cannot_pay(self, g: State, player: int, node: n.SkipDraw, ctx: Context) -> int:
        return 0 if draw_is_due(g, player) else pack_refusal(Concept.PAY_COSTS, ctx.source)

    def pay(self, g: State, payment: Payment, node: n.SkipDraw, chosen: list[int]) -> list[Change]:
        g.timing.leave_out(g, Action.DRAW)
        g.note(EventName.SKIPPED, Concept.DRAW, payment.player, word=NO_DRAW)
        return []


means(n.SkipDraw, SkipDraw())

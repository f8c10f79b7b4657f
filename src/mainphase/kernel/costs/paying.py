"""Costs other than mana (CR 118, 601.2h): whether they can be paid, and paying them."""

from typing import ClassVar

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.events.changes import ChangeKind
from mainphase.kernel.events.dealing import life_held, life_stays, life_to_pay
from mainphase.kernel.events.happening import (
    LOYALTY,
    discard,
    happen,
    lose_life,
    move,
    put_counters,
    sacrifice,
    tap,
    untap,
)
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, quantity
from mainphase.kernel.reading.lasting import exert
from mainphase.kernel.reading.statics import StaticKind, active_statics, any_static
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.following import Moved, moves_of, save_moves
from mainphase.kernel.state.objects import Change, Context, Obj
from mainphase.kernel.state.refusal import pack
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, EventName, Option, OptionKind
from mainphase.rules.concepts import Concept


def is_sick(g: State, o: Obj) -> bool:
    """A creature without haste that its controller has not controlled since their most recent turn began (CR 302.6)."""
    ch = now(o)
    if not ch.types & CardType.CREATURE or ch.keywords & Keyword.HASTE:
        return False
    return o.arrived > g.players[o.controller].turn_began


def permanents_for(g: State, player: int, which: n.Filter, ctx: Context) -> list[int]:
    """Permanents of a player that fit, for costs and sacrifices."""
    out: list[int] = []
    for oid in g.battlefield:
        if g.objects[oid].controller == player and matches(g, which, oid, ctx):
            out.append(oid)
    return out


def cards_for(g: State, player: int, zone: int, which: n.Filter, ctx: Context) -> list[int]:
    """Cards of a player in one of their zones that fit; never the spell or card the cost is for."""
    out: list[int] = []
    for oid in g.zone_list(zone, player):
        if oid != ctx.source and g.objects[oid].owner == player and matches(g, which, oid, ctx):
            out.append(oid)
    return out


def can_pay_other(g: State, player: int, c: n.Cost, ctx: Context) -> int:
    """0, or why this component can't be paid. Mana is `mana`'s affair and passes here."""
    if isinstance(c, n.PayMana):
        return 0
    if isinstance(c, n.TapThis):
        o = g.objects[ctx.source]
        if o.tapped:
            return pack(Concept.TAP_SYMBOL, o.id)
        return pack(Concept.SUMMONING_SICK_TAP, o.id) if is_sick(g, o) else 0
    if isinstance(c, n.UntapThis):
        o = g.objects[ctx.source]
        if not o.tapped:
            return pack(Concept.UNTAP_SYMBOL, o.id)
        return pack(Concept.SUMMONING_SICK_TAP, o.id) if is_sick(g, o) else 0
    if isinstance(c, n.PayLife):
        amount = quantity(g, c.amount, ctx)
        if amount > 0 and life_to_pay(g, player) < amount:  # CR 119.4, 614.17b
            if life_stays(g, player, -1):
                return pack(Concept.LIFE_CANT_LOSE, life_held(g, player, -1))
            return pack(Concept.PAY_LIFE, ctx.source)
        return 0
    if isinstance(c, n.SacrificeThis):
        o = g.objects[ctx.source]
        held = o.zone == Zone.BATTLEFIELD and o.controller == player
        return 0 if held else pack(Concept.SACRIFICE, o.id)  # CR 701.21a
    if isinstance(c, (n.ExileThis, n.DiscardThis, n.ExertThis)):
        return 0
    if isinstance(c, n.SacrificeCost):
        short = len(permanents_for(g, player, c.which, ctx)) < c.count
    elif isinstance(c, n.TapCost):
        short = len(untapped_for(g, player, c.which, ctx)) < c.count
    elif isinstance(c, n.DiscardCost):
        short = len(cards_for(g, player, Zone.HAND, c.which, ctx)) < quantity(g, c.count, ctx)
    elif isinstance(c, n.RevealCost):
        short = len(cards_for(g, player, Zone.HAND, c.which, ctx)) < c.count
    elif isinstance(c, n.ExileCost):
        short = len(cards_for(g, player, c.zone, c.which, ctx)) < c.count
    elif isinstance(c, n.ReturnCost):
        short = len(permanents_for(g, player, c.which, ctx)) < c.count
    elif isinstance(c, n.LoyaltyCost):
        if g.objects[ctx.source].counters.get(LOYALTY, 0) + c.amount < 0:  # CR 606.6
            return pack(Concept.LOYALTY_NEGATIVE, ctx.source)
        return 0
    elif isinstance(c, (n.PutCountersCost, n.RevealHand)):
        return 0
    elif isinstance(c, n.SkipDraw):
        short = not g.timing.draw_is_due(g, player)
    elif isinstance(c, n.CrewCost):
        short = total_power(g, crew_for(g, player, ctx)) < c.power
    elif isinstance(c, n.RemoveCountersCost):
        short = g.objects[ctx.source].counters.get(c.kind, 0) < c.count
    else:
        raise AssertionError(f"no meaning for {type(c).__name__}")
    return pack(Concept.PAY_COSTS, ctx.source) if short else 0


def untapped_for(g: State, player: int, which: n.Filter, ctx: Context) -> list[int]:
    return [oid for oid in permanents_for(g, player, which, ctx) if not g.objects[oid].tapped]


def crew_for(g: State, player: int, ctx: Context) -> list[int]:
    """The creatures that could crew a Vehicle (CR 702.122a, c). Summoning sickness does not matter to them (302.6)."""
    out: list[int] = []
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller != player or o.tapped or not now(o).types & CardType.CREATURE:
            continue
        if oid == ctx.source and not g.rules.vehicles_crew_themselves:
            continue
        if any_static(g, StaticKind.CANT_CREW) and cant_crew(g, oid):
            continue
        out.append(oid)
    return out


def cant_crew(g: State, oid: int) -> bool:
    for s in active_statics(g, StaticKind.CANT_CREW):
        node = s.node
        if isinstance(node, n.CantCrew) and matches(g, node.which, oid, s.ctx):
            return True
    return False


def total_power(g: State, creatures: list[int]) -> int:
    """The most power that some of these have together."""
    total = 0
    for oid in creatures:
        power = now(g.objects[oid]).power
        if power > 0:
            total += power
    return total


class ChooseCrew(Frame):
    """A player chooses creatures with enough power in total, one by one in canonical order, into `g.result`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "player", "candidates", "power", "about", "chosen", "at")

    def __init__(self, player: int = 0, candidates: list[int] | None = None, power: int = 0, about: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.candidates: list[int] = candidates if candidates is not None else []
        self.power = power  # what is still lacking
        self.about = about
        self.chosen: list[int] = []
        self.at = 0  # candidates before this index are decided

    def run(self, g: State) -> None:
        options: list[Option] = []
        if self.power <= 0:
            options.append(Option(OptionKind.DONE))
        for i in range(self.at, len(self.candidates)):
            oid = self.candidates[i]
            others = total_power(g, self.candidates[i + 1 :])
            if now(g.objects[oid]).power + others >= self.power:
                options.append(Option(OptionKind.CARD, oid, i))
        if not options or self.at >= len(self.candidates):
            g.pop()
            g.result = self.chosen
            return
        ask_one_of(g, self.player, DecisionKind.COST_CARD, options, about=self.about)

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.DONE:
            self.at = len(self.candidates)
            return
        self.chosen.append(option.a)
        self.power -= now(g.objects[option.a]).power
        self.at = option.b + 1

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player

    def abandoned(self, g: State) -> None:
        g.result = []


def cannot_pay(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context) -> int:
    """0, or why these components, mana aside, can't all be paid."""
    for c in costs:
        why = can_pay_other(g, player, c, ctx)
        if why != 0:
            return why
    return 0


def reserved(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context) -> list[int]:
    """Permanents that must not be used up for mana, so that these components can be paid after it.

    What taps for its own cost; as many of the permanents to be tapped as the cost needs, those without mana abilities
    first; and what could be sacrificed for mana, where too little else could be sacrificed for the cost.
    """
    out: list[int] = []
    for c in costs:
        if isinstance(c, n.TapThis):
            out.append(ctx.source)
        elif isinstance(c, n.TapCost):
            need = c.count
            candidates = untapped_for(g, player, c.which, ctx)
            for with_mana in (False, True):
                for oid in candidates:
                    if need > 0 and (len(now(g.objects[oid]).mana) > 0) == with_mana:
                        need -= 1
                        out.append(oid)
        elif isinstance(c, n.ExileCost) and c.zone == Zone.GRAVEYARD:
            out.extend(cards_for(g, player, c.zone, c.which, ctx)[: c.count])
        elif isinstance(c, n.SacrificeCost):
            need = c.count
            spent: list[int] = []
            for oid in permanents_for(g, player, c.which, ctx):
                if sacrifices_itself_for_mana(g, oid):
                    spent.append(oid)
                else:
                    need -= 1
            for oid in spent:
                if need > 0:
                    need -= 1
                    out.append(oid)
    return out


def sacrifices_itself_for_mana(g: State, oid: int) -> bool:
    for uid in now(g.objects[oid]).mana:
        a = g.book.abilities[uid].activated
        if a is not None:
            for c in a.cost:
                if isinstance(c, (n.SacrificeThis, n.SacrificeCost)):
                    return True
    return False


def most_for_x(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context, most: int) -> int:
    """How great X may be where other components than mana count it too (CR 601.2b)."""
    for c in costs:
        if isinstance(c, n.DiscardCost) and isinstance(c.count, n.X):
            most = min(most, len(cards_for(g, player, Zone.HAND, c.which, ctx)))
        elif isinstance(c, n.PayLife) and isinstance(c.amount, n.X):
            most = min(most, life_to_pay(g, player))
    return most


class PayCosts(Frame):
    """Pays the components of a cost that are not mana, one after another, with the choices that they need.

    What was sacrificed or exiled is told to the spell or ability that the cost is for (`spell`), or to the effect that
    asked for payment.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "player", "costs", "ctx", "asked", "spell", "exiling", "moving")

    def __init__(
        self, player: int = 0, costs: tuple[n.Cost, ...] = (), ctx: Context | None = None, spell: int = 0
    ) -> None:
        self.pc = 0  # how many of the costs are paid, or being paid
        self.player = player
        self.costs = costs
        self.ctx: Context = ctx.copy() if ctx is not None else Context()
        self.asked = False
        self.spell = spell
        self.exiling = False  # what was exiled is to be told yet
        self.moving: list[int] = []  # what the last component moves: what that becomes is to be told yet

    def run(self, g: State) -> None:
        while True:
            if self.moving:
                self.tell_moved(g)
            if self.exiling:
                self.exiling = False
                self.tell(g, SavedAs.EXILED, g.result)
            if self.pc >= len(self.costs) or g.players[self.player].left:
                g.pop()
                return
            c = self.costs[self.pc]
            if not self.asked:
                chooser = self.choice(g, c)
                if chooser is not None:
                    self.asked = True
                    g.push(chooser)
                    return
            chosen = g.result if self.asked else []
            self.asked = False
            self.pc += 1
            changes = self.changes(g, c, chosen)
            if changes:
                if self.spell and changes[0].kind == ChangeKind.MOVE:
                    self.moving = [one.obj for one in changes]
                happen(g, changes)
                if g.agenda[-1] is not self:
                    return

    def choice(self, g: State, c: n.Cost) -> Frame | None:
        """The frame that asks which objects pay, if the component leaves that open."""
        ctx = self.ctx
        p = self.player
        if isinstance(c, n.SacrificeCost):
            return ChooseObjects(
                p, permanents_for(g, p, c.which, ctx), c.count, c.count, DecisionKind.COST_CARD, ctx.source
            )
        if isinstance(c, n.CrewCost):
            return ChooseCrew(p, crew_for(g, p, ctx), c.power, ctx.source)
        if isinstance(c, n.TapCost):
            return ChooseObjects(
                p, untapped_for(g, p, c.which, ctx), c.count, c.count, DecisionKind.COST_CARD, ctx.source
            )
        if isinstance(c, n.DiscardCost) and not c.random:
            count = quantity(g, c.count, ctx)
            return ChooseObjects(
                p, cards_for(g, p, Zone.HAND, c.which, ctx), count, count, DecisionKind.COST_CARD, ctx.source
            )
        if isinstance(c, n.RevealCost):
            return ChooseObjects(
                p, cards_for(g, p, Zone.HAND, c.which, ctx), c.count, c.count, DecisionKind.COST_CARD, ctx.source
            )
        if isinstance(c, n.ExileCost):
            return ChooseObjects(
                p, cards_for(g, p, c.zone, c.which, ctx), c.count, c.count, DecisionKind.COST_CARD, ctx.source
            )
        if isinstance(c, n.ReturnCost):
            return ChooseObjects(
                p, permanents_for(g, p, c.which, ctx), c.count, c.count, DecisionKind.COST_CARD, ctx.source
            )
        return None

    def changes(self, g: State, c: n.Cost, chosen: list[int]) -> list[Change]:
        ctx = self.ctx
        if isinstance(c, n.TapThis):
            return [tap(ctx.source, Concept.TAP_SYMBOL)]
        if isinstance(c, n.UntapThis):
            return [untap(ctx.source, Concept.UNTAP_SYMBOL)]
        if isinstance(c, n.ExertThis):
            exert(g, ctx.source, self.player)
            return []
        if isinstance(c, n.PayLife):
            return [lose_life(self.player, quantity(g, c.amount, ctx))]
        if isinstance(c, n.SacrificeThis):
            return [sacrifice(ctx.source)]
        if isinstance(c, n.ExileThis):
            return [move(ctx.source, Zone.EXILE, 0, Concept.PAY_COSTS)]
        if isinstance(c, n.DiscardThis):
            return [discard(ctx.source)]
        if isinstance(c, n.SacrificeCost):
            self.tell(g, SavedAs.SACRIFICED, chosen)
            return [sacrifice(oid) for oid in chosen]
        if isinstance(c, n.CrewCost):
            for oid in chosen:
                fire(g, TriggerEvent.crews(oid, ctx.source, self.player))  # CR 702.122b
            return [tap(oid, Concept.PAY_COSTS) for oid in chosen]
        if isinstance(c, n.TapCost):
            return [tap(oid, Concept.PAY_COSTS) for oid in chosen]
        if isinstance(c, n.DiscardCost):
            if c.random:
                chosen = self.random_cards(
                    g, cards_for(g, self.player, Zone.HAND, c.which, ctx), quantity(g, c.count, ctx)
                )
            self.tell_discarded(g, chosen)
            return [discard(oid) for oid in chosen]
        if isinstance(c, n.ExileCost):
            self.exiling = True
            return [move(oid, Zone.EXILE, 0, Concept.PAY_COSTS) for oid in chosen]
        if isinstance(c, n.ReturnCost):
            combat = g.combat
            paid_for = g.find(self.spell)
            if combat is not None and paid_for is not None and paid_for.ctx is not None:  # CR 702.49c
                paid_for.ctx.saved[SavedAs.ATTACKED] = [combat.attacks[oid] for oid in chosen if oid in combat.attacks]
            return [move(oid, Zone.HAND, 0, Concept.PAY_COSTS) for oid in chosen]
        if isinstance(c, n.RevealHand):
            chosen = g.players[self.player].hand
        if isinstance(c, (n.RevealCost, n.RevealHand)):
            for oid in chosen:
                g.note(EventName.REVEALED, Concept.REVEAL, self.player, oid)
            return []
        if isinstance(c, n.LoyaltyCost):
            if c.amount == 0:
                return []
            return [put_counters(ctx.source, LOYALTY, c.amount, Concept.LOYALTY_COST, self.player)]
        if isinstance(c, n.SkipDraw):
            g.timing.skip_draw(g, self.player)
            return []
        if isinstance(c, n.PutCountersCost):
            return [put_counters(ctx.source, c.kind, c.count, Concept.PAY_COSTS, self.player)]
        if isinstance(c, n.RemoveCountersCost):
            return [put_counters(ctx.source, c.kind, -c.count)]
        return []

    def tell_discarded(self, g: State, cards: list[int]) -> None:
        """Which cards were discarded, by what the effect may ask: they have become other objects since (608.2h)."""
        o = g.find(self.spell)
        if o is not None and o.ctx is not None:
            lands = [oid for oid in cards if now(g.objects[oid]).types & CardType.LAND]
            o.ctx.saved[SavedAs.DISCARDED_LANDS] = lands
            o.ctx.saved[SavedAs.DISCARDED_NONLANDS] = [oid for oid in cards if oid not in lands]

    def tell_moved(self, g: State) -> None:
        """What the cost of a spell or ability moves, its effect finds (CR 400.7j)."""
        o = g.find(self.spell)
        if o is not None and o.ctx is not None:
            moves = moves_of(o.ctx)
            for i in range(min(len(self.moving), len(g.result))):
                if g.result[i] > 0:
                    moves.append(Moved(self.moving[i], g.result[i]))
            if moves:
                save_moves(o.ctx, moves)
        self.moving = []

    def tell(self, g: State, name: str, objects: list[int]) -> None:
        o = g.find(self.spell)
        below = g.agenda[-2] if len(g.agenda) > 1 else None
        if o is not None and o.ctx is not None:
            o.ctx.saved[name] = objects[:]
        elif isinstance(below, RunEffectBase):
            below.ctx.saved[name] = objects[:]

    def random_cards(self, g: State, cards: list[int], count: int) -> list[int]:
        out: list[int] = []
        while len(out) < count and cards:
            out.append(cards.pop(g.random(len(cards))))
        return out

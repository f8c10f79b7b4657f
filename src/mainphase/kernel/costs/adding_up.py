"""Costs that objects pay which add up to enough: creatures with so much power crew a Vehicle (CR 702.122a), cards with
so much mana value are evidence (701.59a).
"""

from typing import final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.often_named import ANYTHING
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.costs.components import Component, Payment, cards_for
from mainphase.kernel.events.changes import move_change, tap_change
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_deed
from mainphase.kernel.keys import PlayerDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of, mana_value_of
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import HAS_CREWED, HAS_SADDLED
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import NO_IDS, Frame, PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.rules.concepts import Concept


def sum_of_positive(worths: list[int], first: int = 0) -> int:
    """The most that some of these make together, from this place on."""
    total = 0
    for i in range(first, len(worths)):
        if worths[i] > 0:
            total += worths[i]
    return total


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseEnough(PlayersFrame):
    """A player chooses objects that are worth enough together, one by one in canonical order, into `g.result`."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        worths: list[int] | None = None,
        need: int = 0,
        about: int = 0,
    ) -> None:
        self.pc = 0
        self.player = player
        self.candidates: list[int] = candidates if candidates is not None else []
        self.worths: list[int] = worths if worths is not None else []  # of each candidate
        self.need = need  # what is still lacking
        self.about = about
        self.chosen: list[int] = []
        self.at = 0  # candidates before this index are decided

    def run(self, g: State) -> None:
        options: list[Option] = []
        if self.need <= 0:
            options.append(Option(OptionKind.DONE))
        for i in range(self.at, len(self.candidates)):
            if self.worths[i] + sum_of_positive(self.worths, i + 1) >= self.need:
                options.append(Option.choose_card(self.candidates[i], i))
        if not options or self.at >= len(self.candidates):
            g.pop()
            g.result = self.chosen
            return
        ask_one_of(g, self.player, DecisionKind.COST_CARD, options, about=self.about)

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.DONE:
            self.at = len(self.candidates)
            return
        self.chosen.append(option.object)
        self.need -= self.worths[option.place]
        self.at = option.place + 1

    def abandoned(self, g: State) -> None:
        g.result = []


# --- Crew (CR 702.122)


@final
class Crew(Component[n.CrewCost]):
    def cannot_pay(self, g: State, player: int, cost: n.CrewCost, ctx: Context) -> int:
        crew = crew_for(g, player, ctx, cost.saddles)
        short = sum_of_positive(crewing_powers(g, crew, cost.saddles)) < cost.power
        return pack_refusal(Concept.PAY_COSTS, ctx.source) if short else 0

    def question(self, g: State, player: int, cost: n.CrewCost, ctx: Context) -> Frame | None:
        crew = crew_for(g, player, ctx, cost.saddles)
        return ChooseEnough(player, crew, crewing_powers(g, crew, cost.saddles), cost.power, ctx.source)

    def pay(self, g: State, payment: Payment, cost: n.CrewCost, chosen: list[int]) -> list[Change]:
        if g.book.asks_crew:
            done = HAS_SADDLED if cost.saddles else HAS_CREWED  # CR 702.122b, 702.171c
            for oid in chosen:
                g.objects[oid].mark(done - payment.ctx.source)
            g.invalidate(Facet.MEMORY)
        for oid in chosen if not cost.saddles else NO_IDS:
            fire(g, TriggerEvent.crews(oid, payment.ctx.source, payment.player))  # CR 702.122b
        return [tap_change(oid, Concept.PAY_COSTS) for oid in chosen]


means(n.CrewCost, Crew(reads=Facet.TAPPED))


def crew_for(g: State, player: int, ctx: Context, saddling: bool) -> list[int]:
    """The creatures that could crew a Vehicle (CR 702.122a, c) or saddle a Mount (702.171a). Summoning sickness does
    not matter to them (302.6).
    """
    out: list[int] = []
    for o in g.permanents:
        if o.controller != player or o.tapped or not characteristics_of(o).types & CardType.CREATURE:
            continue
        if o.id == ctx.source and (saddling or not g.rules.vehicles_crew_themselves):
            continue
        if not saddling and any_static(g, StaticKind.CREWING) and cant_crew(g, o.id):
            continue
        out.append(o.id)
    return out


def cant_crew(g: State, oid: int) -> bool:
    for s in active_statics(g, StaticKind.CREWING):
        node = s.node
        if isinstance(node, n.CantCrew) and matches(g, node.which, oid, s.ctx):
            return True
    return False


def crewing_powers(g: State, creatures: list[int], saddling: bool) -> list[int]:
    return [crewing_power(g, oid, saddling) for oid in creatures]


def crewing_power(g: State, oid: int, saddling: bool) -> int:
    """The power with which a creature crews (CR 702.122a) or saddles (702.171a)."""
    power = characteristics_of(g.objects[oid]).power
    if any_static(g, StaticKind.CREWING):
        for s in active_statics(g, StaticKind.CREWING):
            node = s.node
            if isinstance(node, n.CrewsAs) and (node.saddling or not saddling) and matches(g, node.which, oid, s.ctx):
                power += node.more
    return power


# --- Evidence (CR 701.59)


@final
class CollectEvidence(Component[n.CollectEvidence]):
    def cards(self, g: State, player: int, ctx: Context) -> list[int]:
        return cards_for(g, player, Zone.GRAVEYARD, ANYTHING, ctx)

    def cannot_pay(self, g: State, player: int, cost: n.CollectEvidence, ctx: Context) -> int:
        """Not without so much (CR 701.59b)."""
        short = sum_of_positive(mana_values(g, self.cards(g, player, ctx))) < cost.amount
        return pack_refusal(Concept.PAY_COSTS, ctx.source) if short else 0

    def question(self, g: State, player: int, cost: n.CollectEvidence, ctx: Context) -> Frame | None:
        cards = self.cards(g, player, ctx)
        return ChooseEnough(player, cards, mana_values(g, cards), cost.amount, ctx.source)

    def reserved(self, g: State, player: int, cost: n.CollectEvidence, ctx: Context) -> list[int]:
        """The fewest cards that are enough."""
        cards = self.cards(g, player, ctx)
        worths = mana_values(g, cards)
        out: list[int] = []
        left = cost.amount
        while left > 0 and len(out) < len(cards):
            best = -1
            for i in range(len(cards)):
                if cards[i] not in out and (best < 0 or worths[i] > worths[best]):
                    best = i
            out.append(cards[best])
            left -= worths[best]
        return out

    def pay(self, g: State, payment: Payment, cost: n.CollectEvidence, chosen: list[int]) -> list[Change]:
        fire_deed(g, payment.player, PlayerDeed.COLLECTS_EVIDENCE, len(chosen))
        return [move_change(oid, Zone.EXILE, 0, Concept.COLLECT_EVIDENCE) for oid in chosen]


means(n.CollectEvidence, CollectEvidence())


def mana_values(g: State, cards: list[int]) -> list[int]:
    return [mana_value_of(g, g.objects[oid]) for oid in cards]

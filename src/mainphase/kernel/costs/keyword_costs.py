"""Costs that are keyword actions: to behold (CR 701.4), to forage (701.61), to blight (701.68)."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import CREATURE
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.costs.components import (
    ALL,
    Component,
    PaidByChoice,
    Payment,
    cards_for,
    exiled_to_pay,
    kept_back,
    permanents_for,
    save_paid_objects,
)
from mainphase.kernel.events.changes import counters_change, move_change, sacrifice_change
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.reading.seen_cards import reveal_cards
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import NO_IDS, Frame, PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option
from mainphase.rules.concepts import Concept

ANY_CARD: Final = n.Anything()
FOOD: Final = n.OfSubtype("Food")
FORAGED: Final = 3  # cards of the graveyard


# --- Behold (CR 701.4)


@final
class Behold(PaidByChoice[n.Behold]):
    def among(self, g: State, player: int, cost: n.Behold, ctx: Context, most: int = ALL) -> list[int]:
        """Cards of the hand, and permanents of the player (CR 701.4a)."""
        cards = cards_for(g, player, Zone.HAND, cost.which, ctx, most)
        return cards + permanents_for(g, player, cost.which, ctx, most)

    def count(self, g: State, cost: n.Behold, ctx: Context) -> int:
        return quantity(g, cost.count, ctx)

    def reserved(self, g: State, player: int, cost: n.Behold, ctx: Context) -> list[int]:
        return kept_back(g, self.among(g, player, cost, ctx), self.count(g, cost, ctx))

    def pay(self, g: State, payment: Payment, cost: n.Behold, chosen: list[int]) -> list[Change]:
        reveal_cards(g, payment.player, [oid for oid in chosen if g.objects[oid].zone == Zone.HAND])
        return exiled_to_pay(payment, chosen, cost.linked) if cost.exiles else []


means(n.Behold, Behold())


# --- Forage (CR 701.61)


@final
class Forage(Component[n.Forage]):
    def foods(self, g: State, player: int, ctx: Context) -> list[int]:
        return permanents_for(g, player, FOOD, ctx)

    def cards(self, g: State, player: int, ctx: Context) -> list[int]:
        """The cards of the graveyard, if they are enough."""
        cards = cards_for(g, player, Zone.GRAVEYARD, ANY_CARD, ctx)
        return cards if len(cards) >= FORAGED else NO_IDS

    def cannot_pay(self, g: State, player: int, cost: n.Forage, ctx: Context) -> int:
        can = self.foods(g, player, ctx) or self.cards(g, player, ctx)
        return 0 if can else pack_refusal(Concept.PAY_COSTS, ctx.source)

    def question(self, g: State, player: int, cost: n.Forage, ctx: Context) -> Frame | None:
        return ChooseToForage(player, self.foods(g, player, ctx), self.cards(g, player, ctx), ctx.source)

    def reserved(self, g: State, player: int, cost: n.Forage, ctx: Context) -> list[int]:
        """A Food, if there is one, and otherwise cards."""
        foods = self.foods(g, player, ctx)
        return kept_back(g, foods, 1) if foods else self.cards(g, player, ctx)[:FORAGED]

    def pay(self, g: State, payment: Payment, cost: n.Forage, chosen: list[int]) -> list[Change]:
        if g.objects[chosen[0]].zone == Zone.GRAVEYARD:
            return [move_change(oid, Zone.EXILE, 0, Concept.FORAGE) for oid in chosen]
        save_paid_objects(g, payment.spell, SavedAs.SACRIFICED, chosen)
        return [sacrifice_change(oid) for oid in chosen]


means(n.Forage, Forage())


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseToForage(PlayersFrame):
    """A player chooses a Food, or three cards one by one in canonical order, into `g.result`."""

    def __init__(
        self, player: int = 0, foods: list[int] | None = None, cards: list[int] | None = None, about: int = 0
    ) -> None:
        self.pc = 0
        self.player = player
        self.foods: list[int] = foods if foods is not None else []
        self.cards: list[int] = cards if cards is not None else []
        self.about = about
        self.chosen: list[int] = []
        self.at = 0  # cards before this index are decided

    def run(self, g: State) -> None:
        need = FORAGED - len(self.chosen)
        if need == 0 or (self.chosen and self.chosen[0] in self.foods):
            g.pop()
            g.result = self.chosen
            return
        options: list[Option] = []
        if not self.chosen:
            for i in range(len(self.foods)):
                options.append(Option.choose_card(self.foods[i], i))
        for i in range(self.at, len(self.cards) - need + 1):
            options.append(Option.choose_card(self.cards[i], len(self.foods) + i))
        ask_one_of(g, self.player, DecisionKind.COST_CARD, options, about=self.about)

    def answer(self, g: State, option: Option) -> None:
        self.chosen.append(option.object)
        self.at = option.place - len(self.foods) + 1

    def abandoned(self, g: State) -> None:
        g.result = []


# --- Blight (CR 701.68)


@final
class Blight(PaidByChoice[n.Blight]):
    def among(self, g: State, player: int, cost: n.Blight, ctx: Context, most: int = ALL) -> list[int]:
        return permanents_for(g, player, CREATURE, ctx, most)

    def count(self, g: State, cost: n.Blight, ctx: Context) -> int:
        return 1

    def pay(self, g: State, payment: Payment, cost: n.Blight, chosen: list[int]) -> list[Change]:
        save_paid_objects(g, payment.spell, SavedAs.BLIGHTED, chosen)  # CR 701.68c
        return [counters_change(oid, "-1/-1", cost.amount, Concept.BLIGHT, payment.player) for oid in chosen]


means(n.Blight, Blight())

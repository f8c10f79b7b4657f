"""Costs that put cards from graveyards on the bottom of libraries (CR 118, 401.4)."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.arranging import ArrangeCards
from mainphase.kernel.asking.choosing import is_still_there
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.costs.components import Component, Payment, cards_for
from mainphase.kernel.events.changes import move_change
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import Frame, PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option
from mainphase.rules.concepts import Concept


def graveyards_for(g: State, player: int, cost: n.PutBackCost, ctx: Context) -> list[list[int]]:
    """The cards that could pay, of each graveyard that has enough of them."""
    out: list[list[int]] = []
    for p in range(len(g.players)):
        if cost.yours and p != player:
            continue
        cards = cards_for(g, p, Zone.GRAVEYARD, cost.which, ctx)
        if len(cards) >= cost.count:
            out.append(cards)
    return out


def sets_in(graveyards: list[list[int]], count: int) -> int:
    """How many sets of so many cards there are, each of one graveyard."""
    sets = 0
    for cards in graveyards:
        sets += len(cards) // count
    return sets


@final
class PutBack(Component[n.PutBackCost]):
    def cannot_pay(self, g: State, player: int, cost: n.PutBackCost, ctx: Context) -> int:
        """All of it, or nothing (CR 118.3, 702.24a)."""
        short = sets_in(graveyards_for(g, player, cost, ctx), cost.count) < quantity(g, cost.times, ctx)
        return pack_refusal(Concept.PAY_COSTS, ctx.source) if short else 0

    def question(self, g: State, player: int, cost: n.PutBackCost, ctx: Context) -> Frame | None:
        graveyards = graveyards_for(g, player, cost, ctx)
        return ChooseSets(player, graveyards, cost.count, quantity(g, cost.times, ctx), ctx.source)

    def reserved(self, g: State, player: int, cost: n.PutBackCost, ctx: Context) -> list[int]:
        out: list[int] = []
        left = quantity(g, cost.times, ctx)
        for cards in graveyards_for(g, player, cost, ctx):
            sets = min(left, len(cards) // cost.count)
            out.extend(cards[: sets * cost.count])
            left -= sets
        return out

    def pay(self, g: State, payment: Payment, cost: n.PutBackCost, chosen: list[int]) -> list[Change]:
        changes: list[Change] = []
        for oid in chosen:
            change = move_change(oid, Zone.LIBRARY, 0, Concept.PAY_COSTS)
            change.bottom = True
            changes.append(change)
        return changes


means(n.PutBackCost, PutBack())


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSets(PlayersFrame):
    """A player chooses sets of so many cards, each of one graveyard, one by one in canonical order. Their owners
    arrange them (CR 401.4); the result is `g.result`.
    """

    CHOOSING: Final = 0
    ARRANGING: Final = 1

    def __init__(
        self,
        player: int = 0,
        graveyards: list[list[int]] | None = None,
        count: int = 1,
        sets: int = 1,
        about: int = 0,
    ) -> None:
        self.pc = ChooseSets.CHOOSING
        self.player = player
        self.graveyards: list[list[int]] = graveyards if graveyards is not None else []  # what is left to choose from
        self.count = count
        self.sets = sets  # those that are not begun yet
        self.open = 0  # how many cards the set that is begun lacks; the rest of its graveyard comes first
        self.about = about
        self.chosen: list[int] = []

    def run(self, g: State) -> None:
        if self.pc == ChooseSets.ARRANGING:  # `g.result` is in order
            g.pop()
            return
        options = self.options()
        while len(options) == 1:
            self.take(options[0].object)
            options = self.options()
        if options:
            ask_one_of(g, self.player, DecisionKind.COST_CARD, options, about=self.about)
            return
        self.pc = ChooseSets.ARRANGING
        g.push(ArrangeCards(self.chosen))

    def options(self) -> list[Option]:
        """The cards that may be next: after each of them there are enough."""
        out: list[Option] = []
        if self.sets <= 0 and self.open <= 0:
            return out
        for i in range(len(self.graveyards)):
            cards = self.graveyards[i]
            lacking = self.open if self.open > 0 else self.count
            further = self.sets if self.open > 0 else self.sets - 1
            later = sets_in(self.graveyards[i + 1 :], self.count)
            for j in range(len(cards)):
                left = len(cards) - j - lacking
                if left < 0 or left // self.count + later < further:
                    break
                out.append(Option.choose_card(cards[j], len(out)))
            if self.open > 0:
                break
        return out

    def take(self, oid: int) -> None:
        while oid not in self.graveyards[0]:
            self.graveyards.pop(0)
        cards = self.graveyards[0]
        self.graveyards[0] = cards[cards.index(oid) + 1 :]
        self.chosen.append(oid)
        if self.open == 0:
            self.sets -= 1
            self.open = self.count
        self.open -= 1

    def answer(self, g: State, option: Option) -> None:
        self.take(option.object)

    def abandoned(self, g: State) -> None:
        g.result = []

    def after_leaving(self, g: State, player: int) -> None:
        self.graveyards = [[oid for oid in cards if is_still_there(g, oid)] for cards in self.graveyards]
        gone = [oid for oid in self.chosen if not is_still_there(g, oid)]
        if gone and self.pc == ChooseSets.CHOOSING:
            self.chosen = [oid for oid in self.chosen if oid not in gone]
            if self.open > 0 and len(self.chosen) % self.count == 0:
                self.open = 0
                self.sets += 1
            self.sets += len(gone) // self.count

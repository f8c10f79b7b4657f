"""Asking another player to pay for a part of a spell with assist (CR 702.132a).

The player who is asked says how much they pay before anybody activates a mana ability: so if it is too little, nothing
has been paid yet, and the spell is taken back as a whole (CR 601.2, 733.1).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.asking.decisions import ask_number, ask_one_of
from mainphase.kernel.casting.announcing import cost_with_x
from mainphase.kernel.casting.spell_costs import mana_to_cast, other_costs
from mainphase.kernel.casting.taking_back import take_back
from mainphase.kernel.costs.affording import can_pay_mana
from mainphase.kernel.costs.assisting import (
    could_pay_helped_by,
    generic_of,
    helpers_to_ask,
    hidden_cards_of,
    less_help,
    most_from,
    refusal_key,
)
from mainphase.kernel.costs.paying import reserved
from mainphase.kernel.costs.paying_mana import PayMana
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

NOBODY: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class AskForHelp(PlayersFrame):
    """The player who casts a spell chooses whom to ask, or nobody if they can pay alone; who is asked, how much they
    pay. Whoever could pay nothing is not asked.
    """

    WHOM: Final = 0
    HOW_MUCH: Final = 1
    NOT_ASKED: Final = 2

    def __init__(self, player: int = 0, spell: int = 0) -> None:
        self.pc = AskForHelp.WHOM
        self.player = player
        self.spell = spell
        self.helper = NOBODY

    def run(self, g: State) -> None:
        if self.pc == AskForHelp.WHOM:
            options = self.options(g)
            if len(options) > 1:
                ask_one_of(g, self.player, DecisionKind.ASSIST, options, about=self.spell)
                return
            if not options:  # whoever could have helped has left
                take_back(g, self.spell)
                return
            self.answer(g, options[0])
        if self.pc == AskForHelp.NOT_ASKED:
            g.pop()
            return
        most = min(generic_of(self.cost(g)), most_from(g, self.helper, self.spell))
        ask_number(g, self.helper, DecisionKind.ASSIST_MANA, 0, most, about=self.spell)

    def options(self, g: State) -> list[Option]:
        """Nobody, if the player can pay alone; else those alone with whose help they could pay."""
        out: list[Option] = []
        cost = self.cost(g)
        kept = self.kept(g)
        alone = can_pay_mana(g, self.player, cost, 0, self.spell, kept)
        if alone:
            out.append(Option(OptionKind.DONE))
        if generic_of(cost) == 0:
            return out
        for helper in helpers_to_ask(g, self.player, g.objects[self.spell]):
            if alone:
                helps = most_from(g, helper, self.spell) > 0
            else:
                helps = could_pay_helped_by(g, self.player, helper, cost, self.spell, kept)
            if helps:
                out.append(Option.choose_player(helper))
        return out

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.PLAYER:
            self.helper = option.player
            self.pc = AskForHelp.HOW_MUCH
        elif option.kind == OptionKind.NUMBER:
            self.answered(g, option.number)
        else:
            self.pc = AskForHelp.NOT_ASKED

    def answered(self, g: State, amount: int) -> None:
        """The other player pays this much, or the spell is taken back, since its player could not pay the rest."""
        helper = self.helper
        g.note(EventName.ASSISTS, Concept.ASSIST, helper, self.spell, amount=amount)
        if not self.suffices(g, amount):
            key = refusal_key(helper, g.objects[self.spell])
            player = self.player
            take_back(g, self.spell)
            g.players[player].remember(key)
            return
        g.pop()
        if amount > 0:
            self.context(g).saved[SavedAs.ASSISTED] = [helper, amount]
            payment = PayMana(helper, n.ManaCost(amount, ()), 0, self.spell)
            payment.exclude = hidden_cards_of(g, helper)
            g.push(payment)

    def suffices(self, g: State, amount: int) -> bool:
        """True if the player who casts it could pay the rest."""
        return can_pay_mana(g, self.player, less_help(self.cost(g), amount), 0, self.spell, self.kept(g))

    def context(self, g: State) -> Context:
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        return ctx

    def cost(self, g: State) -> n.ManaCost:
        """The mana in the total cost (CR 601.2f)."""
        ctx = self.context(g)
        cost = mana_to_cast(g, self.player, self.spell, ctx.way, ctx.paid)
        assert cost is not None
        return cost_with_x(cost, ctx.x)

    def kept(self, g: State) -> list[int]:
        """What the player needs for the other components of the cost."""
        ctx = self.context(g)
        return reserved(g, self.player, other_costs(g, self.spell, ctx.way, ctx.paid), ctx)

    def after_leaving(self, g: State, player: int) -> None:
        """Whoever was asked has left: the player may ask another one."""
        if player == self.helper:
            self.helper = NOBODY
            self.pc = AskForHelp.WHOM

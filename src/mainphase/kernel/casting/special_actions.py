"""Special actions with cards in hand (suspend, foretell, plot: CR 116.2f, h, k), with a companion (116.2g), with the
planar die (116.2i), and those that a plane allows (116.2c).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.decisions import ask_number
from mainphase.kernel.casting.announcing import cost_with_x
from mainphase.kernel.casting.castable import cast_timing, forbidden_to_cast
from mainphase.kernel.casting.playing import sorcery_timing
from mainphase.kernel.costs.ability_costs import mana_component, with_generic
from mainphase.kernel.costs.affording import cannot_pay_whole, max_x
from mainphase.kernel.costs.paying import PayCosts
from mainphase.kernel.costs.paying_mana import PayMana, begin_to_pay
from mainphase.kernel.events.planes import roll_planar_die
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import holds, names_player
from mainphase.kernel.reading.faces import shown_definition
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.reading.turns_at_once import takes_turn
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.state.upcalls import run_effect
from mainphase.kernel.values import DecisionKind, Option
from mainphase.rules.concepts import Concept

PLOT: Final = "plot"


def cannot_act_specially(g: State, player: int, oid: int, uid: int) -> int:
    """0, or why this card can't be suspended, foretold or plotted now (CR 116.2f, h, k)."""
    o = g.objects[oid]
    node = g.book.abilities[uid].node
    assert isinstance(node, n.SpecialAction)
    if node.zone == Zone.COMMAND:  # a plane allows it to each of the team (CR 901.12c)
        if oid not in g.command or player not in g.team(o.controller):
            return pack_refusal(Concept.ACTIVATE_ZONE, oid)
    elif o.zone != node.zone or o.owner != player:
        return pack_refusal(Concept.ACTIVATE_ZONE, oid)
    elif uid in g.book.granted_specials and uid not in refreshed_characteristics(g, o).abilities:
        return pack_refusal(Concept.NO_SUCH_ABILITY, oid)
    if node.zone == Zone.OUTSIDE:  # CR 116.2g: a chosen companion, once
        if not g.rules.companion_to_hand or g.players[player].companion != oid or not sorcery_timing(g, player):
            return pack_refusal(Concept.COMPANION_ACTION, oid)
    elif node.as_a_sorcery:
        if not sorcery_timing(g, player):
            plane = node.zone == Zone.COMMAND
            return pack_refusal(Concept.ACTIVATE_SORCERY_TIMING if plane else Concept.PLOT_ACTION, oid)
    elif node.own_turn:
        if not takes_turn(g, player) or (g.turn == 0 and g.moving < 0):
            return pack_refusal(Concept.FORETELL_ACTION, oid)
    else:  # CR 702.62c: only if it could begin to be cast
        why = cast_timing(g, player, o, g.book.cards[o.card])
        if why == 0 and not g.rules.only_timing_begins_suspend:
            why = forbidden_to_cast(g, player, o, shown_definition(g, o), None)
        if why != 0:
            return why
    ctx = Context(oid, player, uid)
    condition = node.condition
    if condition is not None and not holds(g, condition, ctx):
        return pack_refusal(Concept.ACTIVATION_CONDITION, oid)
    mana = mana_of_action(g, player, node)
    if mana.x:
        mana = cost_with_x(mana, node.least_x)
    return cannot_pay_whole(g, player, mana, node.cost, ctx)


def mana_of_action(g: State, player: int, node: n.SpecialAction) -> n.ManaCost:
    """The mana that it takes, with the effects that change what plotting costs (CR 118.7)."""
    cost = mana_component(node.cost)
    if node.name != PLOT or not any_static(g, StaticKind.COST_CHANGE):
        return cost
    generic = cost.generic
    for s in active_statics(g, StaticKind.COST_CHANGE):
        change = s.node
        if isinstance(change, n.PlotCostChange) and names_player(g, change.who, player, s.ctx):
            generic += change.generic
    return with_generic(cost, generic)


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeSpecialAction(PlayersFrame):
    """The cost is paid, then it is done at once: no stack, no response (CR 116.1)."""

    MANA: Final = 0
    OTHER_COSTS: Final = 1
    EFFECT: Final = 2
    X: Final = 3

    def __init__(self, player: int = 0, card: int = 0, uid: int = -1) -> None:
        self.pc = TakeSpecialAction.X
        self.player = player
        self.card = card
        self.uid = uid
        self.x = 0

    def run(self, g: State) -> None:
        node = g.book.abilities[self.uid].node
        assert isinstance(node, n.SpecialAction)
        mana = mana_of_action(g, self.player, node)
        if self.pc == TakeSpecialAction.X:
            if mana.x:
                most = max_x(g, self.player, mana, 0, [])
                ask_number(g, self.player, DecisionKind.X, node.least_x, max(node.least_x, most), self.card)
                return
            self.pc = TakeSpecialAction.MANA
        ctx = Context(self.card, self.player, self.uid)
        ctx.x = self.x
        if self.pc == TakeSpecialAction.MANA:
            self.pc = TakeSpecialAction.OTHER_COSTS
            if begin_to_pay(g, PayMana(self.player, mana, self.x), node.cost, ctx):
                return
        if self.pc == TakeSpecialAction.OTHER_COSTS:
            self.pc = TakeSpecialAction.EFFECT
            g.push(PayCosts(self.player, node.cost, ctx))
            return
        g.pop()
        run_effect(g, ctx)

    def answer(self, g: State, option: Option) -> None:
        self.x = option.number
        self.pc = TakeSpecialAction.MANA


# --- The planar die


def cost_of_planar_roll(g: State, player: int) -> n.ManaCost:
    """As much mana as the player has taken this action in this turn (CR 901.9)."""
    return n.ManaCost(g.players[player].recall(MemoryKey.PLANAR_ROLLS))


def who_rolls(g: State, seat: int) -> int:
    """Whose rolls are counted for what a seat is told: its own in its turn, since each of a team has a count of their
    own (CR 901.12d); else those of the active player.
    """
    return seat if seat >= 0 and g.is_active(seat) else g.active


def cannot_roll_planar_die(g: State, player: int) -> int:
    """0, or why a player can't roll the planar die now (CR 116.2i)."""
    if not g.planechase or not sorcery_timing(g, player):
        return pack_refusal(Concept.ROLL_PLANAR_DIE)
    return cannot_pay_whole(g, player, cost_of_planar_roll(g, player), (), Context(0, player))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakePlanarRoll(PlayersFrame):
    """The mana is paid, then the planar die is rolled: no stack, no response (CR 901.9)."""

    MANA: Final = 0
    ROLL: Final = 1

    def __init__(self, player: int = 0) -> None:
        self.pc = TakePlanarRoll.MANA
        self.player = player

    def run(self, g: State) -> None:
        if self.pc == TakePlanarRoll.MANA:
            self.pc = TakePlanarRoll.ROLL
            cost = cost_of_planar_roll(g, self.player)
            if cost.generic and begin_to_pay(g, PayMana(self.player, cost), (), Context(0, self.player)):
                return
        g.players[self.player].remember(MemoryKey.PLANAR_ROLLS)
        g.pop()
        roll_planar_die(g, self.player, Concept.ROLL_PLANAR_DIE)

"""Paying costs other than mana (CR 118, 601.2h): all their components, one after another."""

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.costs.components import Payment, component_of, helper_chosen, permanents_for, save_paid_objects
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.following import Moved, followed_moves, save_moves
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import NO_IDS, Frame, State
from mainphase.kernel.what_happens import ChangeKind
from mainphase.rules.concepts import Concept


def cannot_pay(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context) -> int:
    """0, or why these components, mana aside, can't all be paid."""
    sacrifices = 0
    for c in costs:
        why = component_of(c).cannot_pay(g, player, c, ctx)
        if why != 0:
            return why
        if isinstance(c, (n.SacrificeCost, n.SacrificeHelper)):
            sacrifices += 1
    if sacrifices == 0 or len(costs) == 1 or enough_for_all(g, player, costs, ctx):
        return 0
    return pack_refusal(Concept.PAY_COSTS, ctx.source)


def enough_for_all(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context) -> bool:
    """True if no two of these components need the same permanents to be sacrificed (CR 601.2h, 602.2b)."""
    before: list[list[int]] = []
    needs: list[int] = []
    for c in costs:
        if isinstance(c, n.SacrificeThis):
            those, need = [ctx.source], 1
        elif isinstance(c, n.SacrificeHelper):
            those, need = helper_chosen(ctx), 1
        elif isinstance(c, n.SacrificeCost):
            those, need = permanents_for(g, player, c.which, ctx), quantity(g, c.count, ctx)
        else:
            continue
        for i in range(len(before)):
            if len(set(before[i]).union(those)) < needs[i] + need:
                return False
        before.append(those)
        needs.append(need)
    return True


def leaves_enough(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context, oid: int) -> bool:
    """True if each of these components could be paid after this permanent has been sacrificed."""
    for c in costs:
        if isinstance(c, n.SacrificeHelper) and oid in helper_chosen(ctx):
            return False
        if isinstance(c, n.SacrificeCost):
            need = quantity(g, c.count, ctx)
            those = permanents_for(g, player, c.which, ctx, need + 1)
            if len(those) - (1 if oid in those else 0) < need:
                return False
    return True


def reserved(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context) -> list[int]:
    """Objects that must not be used up for mana, so that these components can be paid after it."""
    if not costs:
        return NO_IDS
    out: list[int] = []
    for c in costs:
        out.extend(component_of(c).reserved(g, player, c, ctx))
    return out


def most_for_x(g: State, player: int, costs: tuple[n.Cost, ...], ctx: Context, most: int) -> int:
    """How great X may be where other components than mana count it too (CR 601.2b)."""
    for c in costs:
        most = component_of(c).most_for_x(g, player, c, ctx, most)
    return most


@mypyc_attr(acyclic=True, free_list_len=1)
class PayCosts(Frame):
    """Pays the components of a cost that are not mana, one after another, with the choices that they need.

    What was sacrificed or exiled is told to the spell or ability that the cost is for (`spell`), or to the effect that
    asked for payment.
    """

    def __init__(
        self, player: int = 0, costs: tuple[n.Cost, ...] = (), ctx: Context | None = None, spell: int = 0
    ) -> None:
        self.pc = 0  # how many of the costs are paid, or being paid
        self.player = player
        self.costs = costs
        self.ctx: Context = copy_context(ctx) if ctx is not None else Context()
        self.asked = False
        self.spell = spell
        self.exiling = False  # what was exiled or discarded is to be told yet
        self.moving: list[int] = []  # what the last component moves: what that becomes is to be told yet
        self.given = NO_IDS  # what the components take, one after another, if that has been decided already

    def run(self, g: State) -> None:
        while True:
            if self.moving:
                self.tell_moved(g)
            if self.exiling:
                self.exiling = False
                as_cost = isinstance(self.costs[self.pc - 1], n.DiscardCost)
                save_paid_objects(g, self.spell, SavedAs.DISCARDED if as_cost else SavedAs.EXILED, g.result)
            if self.pc >= len(self.costs) or g.players[self.player].left:
                g.pop()
                return
            c = self.costs[self.pc]
            chosen: list[int] = []
            if self.asked:
                chosen = g.result
            else:
                chooser = component_of(c).question(g, self.player, c, self.ctx)
                if self.given and isinstance(chooser, ChooseObjects):
                    chosen = self.given[: chooser.least]
                    self.given = self.given[chooser.least :]
                elif chooser is not None:
                    if isinstance(c, n.SacrificeCost) and isinstance(chooser, ChooseObjects):
                        self.keep_enough(g, chooser)
                    self.asked = True
                    g.push(chooser)
                    return
            self.asked = False
            self.pc += 1
            changes = component_of(c).pay(g, Payment(self.player, self.ctx, self.spell), c, chosen)
            self.exiling = isinstance(c, n.ExileCost) or (
                isinstance(c, n.DiscardCost) and SavedAs.DISCARDED in g.book.deeds
            )
            if changes:
                if self.spell and changes[0].kind == ChangeKind.MOVE:
                    self.moving = [one.obj for one in changes]
                perform_event(g, changes)
                if not g.is_on_top(self):
                    return

    def keep_enough(self, g: State, chooser: ChooseObjects) -> None:
        """Nothing is offered without which what is still to be paid could not be."""
        later = self.costs[self.pc + 1 :]
        if later and chooser.least == 1:
            chooser.candidates = [
                oid for oid in chooser.candidates if leaves_enough(g, self.player, later, self.ctx, oid)
            ]

    def ask_again(self, g: State, player: int) -> bool:
        self.asked = False
        return True

    def missing(self, g: State) -> int:
        """How many more of what the next cost takes there would have to be."""
        c = self.costs[self.pc]
        return component_of(c).missing(g, self.player, c, self.ctx)

    def tell_moved(self, g: State) -> None:
        """Notes what the cost of a spell or ability has moved: its effect finds that (CR 400.7j)."""
        o = g.find(self.spell)
        if o is not None and o.ctx is not None:
            moves = followed_moves(o.ctx)
            for i in range(min(len(self.moving), len(g.result))):
                if g.result[i] > 0:
                    moves.append(Moved(self.moving[i], g.result[i]))
            if moves:
                save_moves(o.ctx, moves)
        self.moving = []

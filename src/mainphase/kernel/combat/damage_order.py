"""The damage assignment order (11 July 2009 to 7 November 2024) of those that block a creature, or that it blocks."""

from mypy_extensions import mypyc_attr

from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, Option
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def order_blockers(g: State) -> None:
    """The order in which each blocked attacker assigns damage to its blockers, by its controller."""
    combat = g.combat
    if combat is None:
        return
    several: list[int] = []
    for f in combat.on_attack:
        if len(f.blockers) > 1:
            several.append(f.id)
    if several:
        g.push(OrderDamage(several, True, Concept.ORDER_BLOCKERS))


def order_attackers(g: State) -> None:
    """The order in which each blocker assigns damage to the attackers that it blocks, by its controller."""
    combat = g.combat
    if combat is None:
        return
    several: list[int] = []
    for player in g.apnap():
        for f in combat.on_guard:
            if len(f.blocks) > 1 and g.objects[f.id].controller == player:
                several.append(f.id)
    if several:
        g.push(OrderDamage(several, False, Concept.ORDER_ATTACKERS))


def place_in_orders(g: State, combat: Combat, blocker: int, attacker: int, concept: int) -> None:
    """A creature that blocks though it was not declared to is given its place in the orders that there are (CR 509.6
    and 509.7 of those years, as the concept says): by the attackers' controller first, then by its own.
    """
    several: list[int] = []
    for member in combat.band_of(attacker):
        if len(combat.blockers_of(member)) > 1:
            several.append(member)
    if len(combat.blocked_by(blocker)) > 1:
        g.push(OrderDamage([blocker], False, concept, attacker))
    if several:
        g.push(OrderDamage(several, True, concept, blocker))


@mypyc_attr(acyclic=True, free_list_len=1)
class OrderDamage(Frame):
    """An order is built by picking the next. It is kept as the order of `Fighter.blockers` (or `blocks`) itself.

    With a newcomer the others keep their order: it is the next, or the first of those not yet reached is.
    """

    def __init__(
        self, creatures: list[int] | None = None, attackers: bool = True, concept: int = 0, newcomer: int = 0
    ) -> None:
        super().__init__()
        self.creatures: list[int] = creatures if creatures is not None else []
        self.attackers = attackers  # the creatures are attackers, and their blockers are put in order
        self.concept = concept  # why there is an order
        self.newcomer = newcomer
        self.index = 0
        self.order: list[int] = []  # picked so far

    def opposed(self, combat: Combat) -> list[int]:
        creature = self.creatures[self.index]
        return combat.blockers_of(creature) if self.attackers else combat.blocked_by(creature)

    def run(self, g: State) -> None:
        combat = g.combat
        if combat is None or self.index >= len(self.creatures):
            g.pop()
            return
        creature = self.creatures[self.index]
        options: list[Option] = []
        for oid in self.opposed(combat):
            if oid not in self.order and (self.newcomer == 0 or oid == self.newcomer or not options):
                options.append(Option.choose_card(oid))
        ask_one_of(g, g.objects[creature].controller, DecisionKind.DAMAGE_ORDER, options, about=creature)

    def answer(self, g: State, option: Option) -> None:
        combat = g.combat
        if combat is None:
            return
        self.order.append(option.object)
        rest = self.opposed(combat)
        if len(self.order) < len(rest) - 1 and option.object != self.newcomer:
            return
        for oid in rest:
            if oid not in self.order:
                self.order.append(oid)
        creature = self.creatures[self.index]
        for i in range(len(self.order)):
            g.note(
                EventName.DAMAGE_ORDERED,
                self.concept,
                g.objects[creature].controller,
                creature,
                other=self.order[i],
                amount=i + 1,
            )
        if self.attackers:
            combat.entry(creature).blockers = self.order
        else:
            combat.entry(creature).blocks = self.order
        self.order = []
        self.index += 1

    def after_leaving(self, g: State, player: int) -> None:
        """Takes what left out of all orders; the one going on is begun anew."""
        combat = g.combat
        self.order = []
        left = self.creatures[self.index :]
        self.creatures = []
        self.index = 0
        if combat is None:
            return
        for creature in left:
            if len(combat.blockers_of(creature) if self.attackers else combat.blocked_by(creature)) > 1:
                self.creatures.append(creature)

"""Which replacement and prevention effects apply to a change next: some must come before others (CR 614-616)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.events.kind_of_change import kind_of
from mainphase.kernel.events.preventing import ONTO_PLANESWALKER
from mainphase.kernel.events.protecting_counters import SHIELDED
from mainphase.kernel.events.ranges import reaches_change
from mainphase.kernel.lowering.dependencies import mentions
from mainphase.kernel.reading.statics import ActiveStatic
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import State


class Category:
    """In this order effects must be chosen (CR 616.1a-e). Self-replacement effects are not among them: an instruction
    that replaces something of its own says what it really does before its event comes here (614.15).
    """

    CONTROL: Final = 1
    COPY: Final = 2
    BACK_FACE: Final = 3
    ANY: Final = 4


def category(g: State, static: ActiveStatic) -> int:
    node = static.node
    if isinstance(node, n.EntersUnder):
        return Category.CONTROL
    if isinstance(node, n.AsEnters) and g.book.abilities[static.uid].under_another:
        return Category.CONTROL
    if makes_copy(g, static) and g.rules.copies_enter_first:
        return Category.COPY
    return Category.ANY


def makes_copy(g: State, static: ActiveStatic) -> bool:
    """True if something enters as a copy by it."""
    node = static.node
    return isinstance(node, n.EntersAsCopy) or (isinstance(node, n.AsEnters) and g.book.abilities[static.uid].copies)


def order_matters(g: State, found: list[ActiveStatic]) -> bool:
    """Effects that only say how a permanent enters come to the same in any order, unless it becomes a copy; so do those
    that multiply, and prevention of all damage where nothing else happens with it; and what one object has twice.
    """
    if are_instances(found):
        return False
    first = harmless(found[0].node)
    if first == 0:
        return True
    becoming = False
    for s in found:
        if harmless(s.node) != first or makes_copy(g, s):
            return True
        becoming = becoming or isinstance(s.node, n.EntersAs)
    return becoming and asks_what_it_is_not(found)


def are_instances(found: list[ActiveStatic]) -> bool:
    """True if these are one ability that an object has several times."""
    first = found[0]
    if first.uid < 0:
        return False
    for s in found:
        if s.uid != first.uid or s.source != first.source or s.ctx.controller != first.ctx.controller:
            return False
    return True


def asks_what_it_is_not(found: list[ActiveStatic]) -> bool:
    """True if one of these ways to enter may not apply any more to what is something else by another one."""
    for s in found:
        node = s.node
        if isinstance(node, (n.EntersTapped, n.EntersAs, n.EntersWithCounters)) and mentions(node.which, n.Not):
            return True
    return False


def harmless(node: n.Node) -> int:
    """A number that effects share whose order among each other doesn't matter; 0: it does."""
    if isinstance(node, (n.EntersTapped, n.EntersAs, n.EntersWithCounters, n.AsEnters)):
        return 1
    if node is SHIELDED:
        return 0
    if isinstance(node, n.Protection) or (isinstance(node, n.Prevents) and node.amount is None and node.then is None):
        return 2
    if isinstance(node, n.CountersTimes):
        return 0 if node.halved or node.plus else 3
    if isinstance(node, n.TokensTimes):
        return 4
    if isinstance(node, n.LifeGainTimes):
        return 7 if node.plus else 8
    if node is ONTO_PLANESWALKER:
        return 6  # its controller is asked about one after another
    if isinstance(node, n.DamageTimes):
        return 0 if node.plus else 5
    return 0


def applicable(g: State, change: Change) -> list[ActiveStatic]:
    """The effects one of which must be chosen now, each at most once for an event (CR 614.5, 616.1)."""
    found: list[ActiveStatic] = []
    kind_of(change).replaced_by(g, change, found)
    if g.ranged:
        found = [s for s in found if reaches_change(g, change, s)]
    if len(found) < 2:
        return found
    first = Category.ANY
    for s in found:
        first = min(first, category(g, s))
    if first == Category.ANY:
        return found
    return [s for s in found if category(g, s) == first]

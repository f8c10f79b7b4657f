"""The meaning of the nodes of a card now: which objects a selector names, whether an object fits a filter, how much a
quantity is, whether a condition holds. All of it reads the state and changes nothing.

Each kind of node has a class of its own, registered for it: see `selectors`, `filters`, `quantities`, `conditions`.
An object that has left is judged by its last known information: its record stays under its old id (CR 113.7a, 608.2h).
"""

from typing import TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.meanings import MEANINGS, MeaningOf, meaning_of
from mainphase.kernel.reading.seating import is_unlimited, is_within_range, within_range
from mainphase.kernel.reading.turns_at_once import stacks_set_aside
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref, ref_player

S = TypeVar("S", bound=n.Selector)
F = TypeVar("F", bound=n.Filter)
Q = TypeVar("Q", bound=n.Quantity)
C = TypeVar("C", bound=n.Condition)

# --- The kinds of meaning


class Selecting(MeaningOf[S]):
    """The meaning of a selector: the players and objects that it names."""

    def refs(self, g: State, node: S, ctx: Context) -> list[int]:
        """The players and objects, as refs."""
        raise NotImplementedError

    def names(self, g: State, node: S, player: int, ctx: Context) -> bool:
        """True if it names this player; some know without listing all that they name."""
        return player_ref(player) in self.refs(g, node, ctx)


class Fitting(MeaningOf[F]):
    """The meaning of a filter: the objects that fit it."""

    def fits(self, g: State, node: F, o: Obj, ctx: Context) -> bool:
        raise NotImplementedError


class Counting(MeaningOf[Q]):
    """How much a quantity is."""

    def count(self, g: State, node: Q, ctx: Context) -> int:
        raise NotImplementedError


class Holding(MeaningOf[C]):
    """The meaning of a condition: True where it holds."""

    def holds(self, g: State, cost: C, ctx: Context) -> bool:
        raise NotImplementedError


# --- Asking


def refs(g: State, node: n.Selector, ctx: Context) -> list[int]:
    """The players and objects a selector names, as refs. Of what is beyond its controller's range of influence a spell
    or ability sees nothing, and affects none of it (CR 801.10, 801.11).
    """
    found = cast(Selecting[n.Selector], meaning_of(node)).refs(g, node, ctx)
    if g.ranged and not is_unlimited(g, ctx):
        return [ref for ref in found if is_within_range(g, ctx.controller, ref)]
    return found


def names_player(g: State, node: n.Selector, player: int, ctx: Context) -> bool:
    """True if a selector names this player, who is within its controller's range of influence."""
    if g.ranged and not is_within_range(g, ctx.controller, player_ref(player)) and not is_unlimited(g, ctx):
        return False
    return cast(Selecting[n.Selector], meaning_of(node)).names(g, node, player, ctx)


def matches(g: State, node: n.Filter, oid: int, ctx: Context) -> bool:
    """True if the object with this id fits the filter."""
    o = g.objects.get(oid)
    return o is not None and matches_it(g, node, o, ctx)


def matches_it(g: State, node: n.Filter, o: Obj, ctx: Context) -> bool:
    """True if this object fits the filter, and is within its controller's range of influence."""
    if g.ranged and not within_range(g, ctx.controller, o) and not is_unlimited(g, ctx):
        return False
    return cast(Fitting[n.Filter], meaning_of(node)).fits(g, node, o, ctx)


def quantity(g: State, node: n.Quantity, ctx: Context) -> int:
    """How much it is."""
    return cast(Counting[n.Quantity], meaning_of(node)).count(g, node, ctx)


def number_of_things(g: State, node: n.Quantity, ctx: Context) -> int:
    """How many things an effect makes one by one: tokens, copies, cards drawn, mana. Raises GameTooLargeError beyond
    what a game may have.
    """
    number = quantity(g, node, ctx)
    g.bounds.check_things(number)
    return number


def holds(g: State, node: n.Condition, ctx: Context) -> bool:
    """True if a condition holds."""
    return cast(Holding[n.Condition], meaning_of(node)).holds(g, node, ctx)


# --- What follows from these


def player_of(g: State, node: n.Selector, ctx: Context) -> int:
    """The first player a selector names, or -1."""
    for r in refs(g, node, ctx):
        if r < 0:
            return ref_player(r)
    return -1


def players_of(g: State, node: n.Selector, ctx: Context) -> list[int]:
    """The players a selector names who are still in the game."""
    out: list[int] = []
    for r in refs(g, node, ctx):
        if r < 0:
            p = ref_player(r)
            if not g.players[p].left:
                out.append(p)
    return out


def who_may_choose(g: State, node: n.Selector, ctx: Context) -> list[int]:
    """The players of whom one makes a choice that an effect asks for. If none of them is within its controller's range
    of influence, it is the closest to that player's left (CR 801.5c).
    """
    found = players_of(g, node, ctx)
    if found or not g.ranged:
        return found
    g.ranged = False
    meant = players_of(g, node, ctx)
    g.ranged = True
    seats = len(g.players)
    for step in range(1, seats):
        seat = (ctx.controller + step) % seats
        if seat in meant:
            return [seat]
    return found


def objects_named(g: State, node: n.Selector, ctx: Context) -> list[Obj]:
    """The objects a selector names, as far as they are remembered."""
    out: list[Obj] = []
    for r in refs(g, node, ctx):
        o = g.objects.get(r)
        if o is not None:
            out.append(o)
    return out


def first_object(g: State, node: n.Selector, ctx: Context) -> Obj | None:
    """The first object a selector names, if it is remembered."""
    for r in refs(g, node, ctx):
        if r > 0:
            return g.objects.get(r)
    return None


def zones_said(node: n.Filter) -> int:
    """The zones a filter speaks of, as bits; 0 if it says none."""
    if isinstance(node, n.InZone):
        return 1 << node.zone
    if isinstance(node, n.All):
        for part in node.of:
            said = zones_said(part)
            if said:
                return said
        return 0
    if isinstance(node, n.Any):
        total = 0
        for part in node.of:
            total |= zones_said(part)
        return total
    return MEANINGS[type(node)].zones


def is_in_zone_meant(node: n.Filter, o: Obj) -> bool:
    """True if a filter speaks of the zone that an object is in: "a creature" is none in a graveyard (CR 109.2)."""
    return zones_meant(node) & (1 << o.zone) != 0


def zones_meant(node: n.Filter) -> int:
    """The zones a filter speaks of, as bits: the battlefield unless it says others."""
    said = zones_said(node)
    return said if said else 1 << Zone.BATTLEFIELD


def objects_in_zones_meant(g: State, node: n.Filter) -> list[Obj]:
    """The objects in the zones that a filter speaks of, zone by zone, players' zones in APNAP order: to look at."""
    zones = zones_meant(node)
    if zones == 1 << Zone.BATTLEFIELD:
        return g.permanents
    out: list[Obj] = []
    for zone in range(Zone.LIBRARY, Zone.COMMAND + 1):
        if not zones & (1 << zone):
            continue
        if zone == Zone.BATTLEFIELD:
            out.extend(g.permanents)
        elif zone == Zone.STACK or zone == Zone.EXILE or zone == Zone.COMMAND:
            add_objects(g, g.zone_list(zone, 0), out)
            if zone == Zone.STACK and g.moving >= 0:
                add_objects(g, stacks_set_aside(g), out)
            if zone == Zone.COMMAND and g.planechase:  # planar decks are in it, too (CR 901.4)
                for seat in g.players:
                    add_objects(g, seat.planar_deck, out)
                add_objects(g, g.planar_deck, out)
        else:
            for p in g.apnap():
                add_objects(g, g.zone_list(zone, p), out)
    return out


def add_objects(g: State, ids: list[int], out: list[Obj]) -> None:
    for oid in ids:
        out.append(g.objects[oid])


def objects_that_fit(g: State, node: n.Filter, ctx: Context) -> list[int]:
    """Every object that fits, in the zones that the filter speaks of."""
    out: list[int] = []
    for o in objects_in_zones_meant(g, node):
        if matches_it(g, node, o, ctx):
            out.append(o.id)
    return out


def are_there(g: State, node: n.Filter, ctx: Context, at_least: int) -> bool:
    """True if so many objects fit, in the zones that the filter speaks of."""
    left = at_least
    for o in objects_in_zones_meant(g, node):
        if left <= 0:
            break
        if matches_it(g, node, o, ctx):
            left -= 1
    return left <= 0


def compare_numbers(left: int, op: str, right: int) -> bool:
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "=":
        return left == right
    if op == "<":
        return left < right
    return left > right

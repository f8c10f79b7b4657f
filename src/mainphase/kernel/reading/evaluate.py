"""What the nodes of a card mean now: which objects a selector names, whether an object fits a filter, how much a
quantity is, whether a condition holds. All of it reads the state and changes nothing.

Each node has a function of its own, registered for its class: see `selectors`, `filters`, `quantities`, `conditions`.
An object that has left is judged by its last known information: its record stays under its old id (CR 113.7a, 608.2h).
"""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.meanings import MEANINGS, Meaning, give
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref, ref_player

S = TypeVar("S", bound=n.Selector)
F = TypeVar("F", bound=n.Filter)
Q = TypeVar("Q", bound=n.Quantity)
C = TypeVar("C", bound=n.Condition)

Selecting = Callable[[State, S, Context], list[int]]
NamingPlayer = Callable[[State, S, int, Context], bool]
Fitting = Callable[[State, F, Obj, Context], bool]
Counting = Callable[[State, Q, Context], int]
Holding = Callable[[State, C, Context], bool]

SELECTING: Final[dict[type, Selecting[n.Selector]]] = {}
NAMING_PLAYER: Final[dict[type, NamingPlayer[n.Selector]]] = {}
FITTING: Final[dict[type, Fitting[n.Filter]]] = {}
COUNTING: Final[dict[type, Counting[n.Quantity]]] = {}
HOLDING: Final[dict[type, Holding[n.Condition]]] = {}

# --- Giving meaning


def selects(node: type[S], *, reads: int, sees: int) -> Callable[[Selecting[S]], Selecting[S]]:
    """The function names the players and objects of a selector, as refs."""

    def register(function: Selecting[S]) -> Selecting[S]:
        give(node, Meaning(reads, sees))
        SELECTING[node] = cast(Selecting[n.Selector], function)
        return function

    return register


def names(node: type[S]) -> Callable[[NamingPlayer[S]], NamingPlayer[S]]:
    """The function says whether a selector names a player, where that is known without listing all that it names."""

    def register(function: NamingPlayer[S]) -> NamingPlayer[S]:
        NAMING_PLAYER[node] = cast(NamingPlayer[n.Selector], function)
        return function

    return register


def fits(
    node: type[F], *, reads: int, sees: int, zones: int = 0, reads_by: Callable[[n.Node], int] | None = None
) -> Callable[[Fitting[F]], Fitting[F]]:
    """The function says whether an object fits a filter. `zones`: the zones that the filter speaks of, as bits."""

    def register(function: Fitting[F]) -> Fitting[F]:
        give(node, Meaning(reads, sees, zones, reads_by))
        FITTING[node] = cast(Fitting[n.Filter], function)
        return function

    return register


def counts(node: type[Q], *, reads: int, sees: int) -> Callable[[Counting[Q]], Counting[Q]]:
    """The function says how much a quantity is."""

    def register(function: Counting[Q]) -> Counting[Q]:
        give(node, Meaning(reads, sees))
        COUNTING[node] = cast(Counting[n.Quantity], function)
        return function

    return register


def tells(node: type[C], *, reads: int, sees: int) -> Callable[[Holding[C]], Holding[C]]:
    """The function tells whether a condition holds."""

    def register(function: Holding[C]) -> Holding[C]:
        give(node, Meaning(reads, sees))
        HOLDING[node] = cast(Holding[n.Condition], function)
        return function

    return register


# --- Asking


def refs(g: State, s: n.Selector, ctx: Context) -> list[int]:
    """The players and objects a selector names, as refs."""
    return SELECTING[type(s)](g, s, ctx)


def matches(g: State, f: n.Filter, oid: int, ctx: Context) -> bool:
    """Whether an object fits."""
    o = g.objects.get(oid)
    return o is not None and FITTING[type(f)](g, f, o, ctx)


def matches_it(g: State, f: n.Filter, o: Obj, ctx: Context) -> bool:
    """The same of an object that has been looked up."""
    return FITTING[type(f)](g, f, o, ctx)


def quantity(g: State, q: n.Quantity, ctx: Context) -> int:
    """How much it is."""
    return COUNTING[type(q)](g, q, ctx)


def holds(g: State, c: n.Condition, ctx: Context) -> bool:
    """Whether it is so."""
    return HOLDING[type(c)](g, c, ctx)


# --- What follows from these


def player_of(g: State, s: n.Selector, ctx: Context) -> int:
    """The first player a selector names, or -1."""
    for r in refs(g, s, ctx):
        if r < 0:
            return ref_player(r)
    return -1


def players_of(g: State, s: n.Selector, ctx: Context) -> list[int]:
    """The players a selector names who are still in the game."""
    out: list[int] = []
    for r in refs(g, s, ctx):
        if r < 0:
            p = ref_player(r)
            if not g.players[p].left:
                out.append(p)
    return out


def names_player(g: State, s: n.Selector, player: int, ctx: Context) -> bool:
    """Whether a selector names this player."""
    says = NAMING_PLAYER.get(type(s))
    return says(g, s, player, ctx) if says is not None else player_ref(player) in refs(g, s, ctx)


def zones_said(f: n.Filter) -> int:
    """The zones a filter speaks of, as bits; 0 if it says none."""
    if isinstance(f, n.InZone):
        return 1 << f.zone
    if isinstance(f, n.All):
        for part in f.of:
            said = zones_said(part)
            if said:
                return said
        return 0
    if isinstance(f, n.Any):
        total = 0
        for part in f.of:
            total |= zones_said(part)
        return total
    return MEANINGS[type(f)].zones


def is_meant(f: n.Filter, o: Obj) -> bool:
    """Whether a filter speaks of the zone that an object is in: "a creature" is none in a graveyard (CR 109.2)."""
    return zones_meant(f) & (1 << o.zone) != 0


def zones_meant(f: n.Filter) -> int:
    """The zones a filter speaks of, as bits: the battlefield unless it says others."""
    said = zones_said(f)
    return said if said else 1 << Zone.BATTLEFIELD


def objects_meant(g: State, f: n.Filter) -> list[int]:
    """The objects in the zones that a filter speaks of, zone by zone."""
    zones = zones_meant(f)
    if zones == 1 << Zone.BATTLEFIELD:
        return g.battlefield
    out: list[int] = []
    for zone in range(Zone.LIBRARY, Zone.COMMAND + 1):
        if zones & (1 << zone):
            out.extend(objects_in(g, zone))
    return out


def objects_in(g: State, zone: int) -> list[int]:
    """Every object in a zone, players' zones in APNAP order."""
    if zone == Zone.BATTLEFIELD:
        return g.battlefield
    if zone == Zone.STACK:
        return g.stack
    if zone == Zone.EXILE:
        return g.exile
    if zone == Zone.COMMAND:
        return g.command
    out: list[int] = []
    for p in g.apnap():
        out.extend(g.zone_list(zone, p))
    return out


def each(g: State, f: n.Filter, ctx: Context) -> list[int]:
    """Every object that fits, in the zones that the filter speaks of."""
    out: list[int] = []
    for oid in objects_meant(g, f):
        if matches_it(g, f, g.objects[oid], ctx):
            out.append(oid)
    return out


def are_there(g: State, f: n.Filter, ctx: Context, at_least: int) -> bool:
    """Whether so many objects fit, in the zones that the filter speaks of."""
    left = at_least
    for oid in objects_meant(g, f):
        if left <= 0:
            break
        if matches_it(g, f, g.objects[oid], ctx):
            left -= 1
    return left <= 0


def compare(left: int, op: str, right: int) -> bool:
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "=":
        return left == right
    if op == "<":
        return left < right
    return left > right

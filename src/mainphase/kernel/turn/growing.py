"""Loops in which things are added (CR 732.2a): a position that is like an earlier one but for tokens and abilities on
the stack that are like others which were there before.

Only tokens that do nothing once they have entered are taken for such, and abilities beneath the top of the stack, and
only where nothing that is in force or could be played asks how many there are. Then each lap does what the one before
did, and adds as many.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype, Zone
from mainphase.errors import GameTooLargeError
from mainphase.kernel.lowering.dependencies import (
    NO_MATTER_WHICH,
    Facet,
    collect_nodes,
    reads,
    reads_itself,
    types_read,
)
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.statics import index_object
from mainphase.kernel.state.copies import copy_obj
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.turn.drifting import Drift, PositionPair
from mainphase.rules.concepts import Concept

PLAIN_TYPES: Final = CardType.CREATURE | CardType.ARTIFACT | CardType.ENCHANTMENT
# Effects that look at no permanents but those that they name (what they name is looked at by itself),
LOOK_AT_NOTHING_ELSE: Final = (
    n.Sequence,
    n.If,
    n.Delayed,
    n.Reflexive,
    n.CreateToken,
    n.CreateCopy,
    n.CreateEmblem,
    n.GainLife,
    n.LoseLife,
    n.DealDamage,
    n.Draw,
    n.Mill,
    n.AddMana,
    n.PutCounters,
    n.RemoveCounters,
    n.Tap,
    n.Untap,
    n.Destroy,
    n.Move,
    n.Apply,
    n.Counter,
    n.WinTheGame,
    n.LoseTheGame,
)
# and costs that are paid with nothing of the sort.
PAID_ALONE: Final = (
    n.PayMana,
    n.TapThis,
    n.UntapThis,
    n.PayLife,
    n.SacrificeThis,
    n.ExileThis,
    n.DiscardThis,
    n.DiscardCost,
    n.DiscardHand,
    n.LoyaltyCost,
)
PAID_WITH_PERMANENTS: Final = n.Keyword.CONVOKE | n.Keyword.IMPROVISE


def compared(earlier: State, later: State) -> PositionPair | None:
    """The two positions side by side, the later without what has been added to it; None if anything else has come to
    the battlefield or the stack, or left it.
    """
    things = len(later.permanents) - len(earlier.permanents)
    waiting = len(later.stack) - len(earlier.stack)
    if things == 0 and waiting == 0:
        return PositionPair(earlier, later)
    if things < 0 or waiting < 0:
        return None
    growth: list[Drift] = []
    left_out: list[int] = []
    if things != 0:
        left_out = oldest_added(Drift.THINGS, idle_tokens(earlier), idle_tokens(later), growth)
    if len(left_out) != things:
        return None
    beneath: list[int] = []
    if waiting != 0:
        beneath = oldest_added(Drift.WAITING, abilities_beneath(earlier), abilities_beneath(later), growth)
    if len(beneath) != waiting:
        return None
    rest = clone_state(later)
    rest.pending = None
    gone = set(left_out)
    rest.permanents = [o for o in rest.permanents if o.id not in gone]
    rest.stack = [oid for oid in rest.stack if oid not in beneath]
    pair = PositionPair(earlier, rest)
    pair.drifts.extend(growth)
    return pair


def oldest_added(
    kind: int, before: dict[str, list[int]], after: dict[str, list[int]], growth: list[Drift]
) -> list[int]:
    """Of each kind of which there are more than before, the oldest, so many; and how they have grown. None if there are
    fewer of any kind, or of one that there was not.
    """
    found: list[int] = []
    for key, ids in after.items():
        were = before.get(key, NO_IDS)
        more = len(ids) - len(were)
        if more < 0 or (more > 0 and not were):
            return NO_IDS
        if more > 0:
            found.extend(ids[:more])
            growth.append(Drift(kind, ids[-1], key, more, -1))
    return found


def idle_tokens(g: State) -> dict[str, list[int]]:
    """The tokens that have nothing on them and do nothing, by what they are: the oldest of each first."""
    found: dict[str, list[int]] = {}
    for o in g.permanents:
        if o.kind == ObjectKind.TOKEN and is_idle(g, o):
            found.setdefault(f"{o.face} {o.controller} {o.owner} {o.tapped}", []).append(o.id)
    return found


def is_idle(g: State, o: Obj) -> bool:
    """True if it has no counters, damage or attachments, and no abilities but keywords that are no more than a name,
    and such as trigger when it enters itself.
    """
    ch = characteristics_of(o)
    if ch.types & ~PLAIN_TYPES or ch.supertypes & (Supertype.LEGENDARY | Supertype.WORLD):
        return False
    for uid in ch.abilities:
        ability = g.book.abilities[uid].node
        if isinstance(ability, n.HasKeywords):
            continue
        if not isinstance(ability, n.Triggered) or ability.zone != Zone.BATTLEFIELD:
            return False
        on = ability.on
        if not isinstance(on, n.Enters) or not isinstance(on.which, n.IsThis):
            return False
    return not o.counters and o.attached_to == 0 and o.damage == 0 and not o.chosen


def abilities_beneath(g: State) -> dict[str, list[int]]:
    """The abilities on the stack beneath the top one, by what they are and whether a token of the loop made them
    trigger: the deepest of each first.
    """
    found: dict[str, list[int]] = {}
    for oid in g.stack[:-1]:
        o = g.objects[oid]
        ctx = o.ctx
        if o.kind == ObjectKind.ABILITY and ctx is not None:
            of = g.objects.get(ctx.event_object)
            by_token = of is not None and of.kind == ObjectKind.TOKEN
            found.setdefault(f"{ctx.ability} {ctx.controller} {o.face} {by_token}", []).append(oid)
    return found


def things_matter(g: State, drift: Drift, working: list[n.Node], offering: list[n.Node]) -> bool:
    """True if anything could tell how many of these there are."""
    waits = drift.kind == Drift.WAITING
    types = NO_MATTER_WHICH if waits else characteristics_of(g.objects[drift.whose]).types | NO_MATTER_WHICH
    for tree in working + offering:
        if waits and reads(tree) & Facet.ZONES:
            return True
        if not waits and types_read(tree) & types:
            return True
        found: list[n.Node] = []
        collect_nodes(tree, found)
        for node in found:
            if looks_around(node):
                return True
    return False


def looks_around(node: n.Node) -> bool:
    """True if what a node does depends on permanents that no description in it names."""
    if isinstance(node, n.Effect):
        return not isinstance(node, LOOK_AT_NOTHING_ELSE)
    if isinstance(node, n.Cost):
        return isinstance(node, n.Waterbend) or not isinstance(node, PAID_ALONE)
    if isinstance(node, n.HasKeywords):
        return node.keywords & PAID_WITH_PERMANENTS != 0
    return reads_itself(node) & Facet.ATTACHED != 0


def add_things(g: State, drift: Drift, count: int) -> None:
    """So many more of these, each as the newest of them is."""
    pattern = g.objects[drift.whose]
    for _ in range(count):
        o = copy_obj(pattern)
        o.id = g.new_id()
        o.timestamp = g.tick()
        o.arrived = o.timestamp
        g.objects[o.id] = o
        g.permanents.append(o)
        index_object(g, o)
    g.invalidate_mana_of(pattern.controller)
    g.invalidate(Facet.MEMBERS | Facet.CHARACTERISTICS)


def check_growth(g: State, drifts: list[Drift], laps: int) -> None:
    """Raises GameTooLargeError if so many laps would add more things than a game may have."""
    count = len(g.permanents) + len(g.stack)
    for drift in drifts:
        if drift.kind == Drift.THINGS:
            count += laps * drift.step
    try:
        g.bounds.check_things(count)
    except GameTooLargeError as large:
        rule = g.rules.number(Concept.SHORTCUT)
        cited = f" ({rule})" if rule else ""
        raise GameTooLargeError(f"{laps:,} more laps of this loop{cited}: {large.message}") from large

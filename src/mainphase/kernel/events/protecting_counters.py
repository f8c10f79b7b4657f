"""What counters that protect a permanent replace and prevent: shield and finality counters (CR 122.1c, h)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import counters_change
from mainphase.kernel.events.kind_of_change import BY_RULE
from mainphase.kernel.keys import ProtectingCounter
from mainphase.kernel.reading.statics import ActiveStatic
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind
from mainphase.rules.concepts import Concept

# In the place of the uids of abilities; they come before what the rules do with commanders.
BY_SHIELD: Final = BY_RULE - 1
BY_FINALITY: Final = BY_RULE - 2

SHIELDED: Final = n.Prevents()  # damage to a permanent with shield counters
SPARED: Final = n.DestroyedInstead()  # such a permanent itself, not what an Aura is on
ENDING: Final = n.ReplaceMove(n.IsThis(), Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE)


def has_shield(g: State, oid: int) -> bool:
    if not g.book.protecting_counters or oid <= 0:
        return False
    o = g.objects.get(oid)
    return o is not None and o.zone == Zone.BATTLEFIELD and o.counters.get(ProtectingCounter.SHIELD, 0) > 0


def is_final(g: State, o: Obj, to: int) -> bool:
    """True if a finality counter keeps a permanent out of the graveyard (CR 122.1h)."""
    return (
        g.book.protecting_counters
        and to == Zone.GRAVEYARD
        and o.zone == Zone.BATTLEFIELD
        and o.counters.get(ProtectingCounter.FINALITY, 0) > 0
    )


def by_counters(g: State, change: Change, oid: int, node: n.Node, uid: int, out: list[ActiveStatic]) -> None:
    """Adds the one effect of such counters on a permanent, unless it has been applied (CR 614.5)."""
    s = ActiveStatic(node, Context(oid, g.objects[oid].controller), oid, uid, 0)
    if s.key() not in change.applied:
        out.append(s)


def shield_from_damage(g: State, change: Change, out: list[ActiveStatic]) -> None:
    if has_shield(g, change.recipient):
        by_counters(g, change, change.recipient, SHIELDED, BY_SHIELD, out)


def shield_from_destruction(g: State, change: Change, out: list[ActiveStatic]) -> None:
    """Only from what an effect destroys, not from lethal damage."""
    if change.concept == Concept.DESTROY and has_shield(g, change.obj):
        by_counters(g, change, change.obj, SPARED, BY_SHIELD, out)


def exile_for_good(g: State, o: Obj, change: Change, out: list[ActiveStatic]) -> None:
    if is_final(g, o, change.zone):
        by_counters(g, change, o.id, ENDING, BY_FINALITY, out)


def shield_lost(oid: int, others: list[Change]) -> Change | None:
    """One shield counter is removed from a permanent; of damage by several sources at once, for all of it."""
    shield = ProtectingCounter.SHIELD
    for other in others:
        if other.kind == ChangeKind.COUNTERS and other.obj == oid and other.counter == shield and other.amount < 0:
            return None
    return counters_change(oid, shield, -1, Concept.REPLACED)

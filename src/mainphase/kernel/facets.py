"""What continuous effects read: facets of the game, as bits. A change of a facet that nothing reads leaves all
characteristics as they are.
"""

from dataclasses import fields
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone


class Facet:
    MEMBERS: Final = 1  # which permanents there are, and who controls them
    CHARACTERISTICS: Final = 2  # what other permanents are
    TAPPED: Final = 4
    COUNTERS: Final = 8
    COMBAT: Final = 16
    TURN: Final = 32  # whose turn, which step, day or night
    LIFE: Final = 64
    ZONES: Final = 128  # what is in hands, libraries, graveyards, exile, on the stack
    MEMORY: Final = 256  # what happened this turn
    ATTACHED: Final = 512  # what is attached to what
    ALL: Final = 1023


READS: Final[dict[type, int]] = {
    n.AttachedTo: Facet.ATTACHED,
    n.IsAttachedTo: Facet.ATTACHED,
    n.HasAttached: Facet.ATTACHED | Facet.MEMBERS | Facet.CHARACTERISTICS,
    n.IsTapped: Facet.TAPPED,
    n.IsUntapped: Facet.TAPPED,
    n.IsAttacking: Facet.COMBAT,
    n.IsBlocking: Facet.COMBAT,
    n.IsBlocked: Facet.COMBAT,
    n.IsUnblocked: Facet.COMBAT,
    n.TopOfLibrary: Facet.ZONES,
    n.DefendingPlayer: Facet.COMBAT,
    n.AttackedThisTurn: Facet.MEMORY,
    n.DealtDamageThisTurn: Facet.MEMORY,
    n.HappenedThisTurn: Facet.MEMORY,
    n.SpellsCastThisTurn: Facet.MEMORY,
    n.LandsPlayedThisTurn: Facet.MEMORY,
    n.HasCounter: Facet.COUNTERS,
    n.CountersOn: Facet.COUNTERS,
    n.IsYourTurn: Facet.TURN,
    n.IsTurnOf: Facet.TURN,
    n.InPart: Facet.TURN,
    n.IsDay: Facet.TURN,
    n.IsNight: Facet.TURN,
    n.NeitherDayNorNight: Facet.TURN,
    n.ActivePlayer: Facet.TURN,
    n.LifeOf: Facet.LIFE,
    n.HandSizeOf: Facet.ZONES,
    n.PowerOf: Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS,
    n.ToughnessOf: Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS,
    n.ManaValueOf: Facet.MEMBERS | Facet.CHARACTERISTICS,
    n.Each: Facet.MEMBERS | Facet.CHARACTERISTICS,
    n.CountOf: Facet.MEMBERS | Facet.CHARACTERISTICS,
    n.Exists: Facet.MEMBERS | Facet.CHARACTERISTICS,
    n.Fits: Facet.MEMBERS | Facet.CHARACTERISTICS,
    n.PowerIs: Facet.COUNTERS,
    n.ToughnessIs: Facet.COUNTERS,
}


def reads(node: object) -> int:
    """The facets that a node and everything in it reads."""
    if isinstance(node, tuple):
        total = 0
        for part in node:
            total |= reads(part)
        return total
    if not isinstance(node, n.Node):
        return 0
    total = READS.get(type(node), 0)
    if isinstance(node, n.InZone) and node.zone != Zone.BATTLEFIELD:
        total |= Facet.ZONES
    for f in fields(node):
        total |= reads(getattr(node, f.name))
    return total

"""What continuous effects read: facets of the game, as bits. A change of a facet that nothing reads leaves all
characteristics as they are.

And, between the effects of one layer, what they see of objects and what they change: without an overlap there is no
dependency (CR 613.8).
"""

from dataclasses import fields
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone


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
    MANA: Final = 1024  # what is in mana pools
    # An ability that modifies objects is lost, and may apply even so (613.6), or it has been gained (613.7a).
    ENTANGLED: Final = 2048
    ALL: Final = 4095


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
    n.IsBlockedBy: Facet.COMBAT,
    n.WasBlockedBy: Facet.COMBAT | Facet.MEMORY,
    n.EnteredThisTurn: Facet.MEMORY,
    n.TopOfLibrary: Facet.ZONES,
    n.DefendingPlayer: Facet.COMBAT,
    n.AttackedThisTurn: Facet.MEMORY,
    n.DealtDamageThisTurn: Facet.MEMORY,
    n.HappenedThisTurn: Facet.MEMORY,
    n.WasKicked: Facet.MEMORY,
    n.UntappedLandsAsTurnBegan: Facet.MEMORY,
    n.ActivatedThisTurn: Facet.MEMORY,
    n.SpellsCastThisTurn: Facet.MEMORY,
    n.SpellsCastBefore: Facet.MEMORY,
    n.LandsPlayedThisTurn: Facet.MEMORY,
    n.AttacksThisTurn: Facet.MEMORY,
    n.Devotion: Facet.MEMBERS | Facet.CHARACTERISTICS,
    n.TurnsTaken: Facet.TURN,
    n.HasCounter: Facet.COUNTERS,
    n.CountersOn: Facet.COUNTERS,
    n.LevelOf: Facet.COUNTERS,
    n.IsYourTurn: Facet.TURN | Facet.MEMBERS,  # whose it is follows from who controls the source
    n.IsTurnOf: Facet.TURN | Facet.MEMBERS,
    n.InPart: Facet.TURN,
    n.BeforeAttackersDeclared: Facet.TURN,
    n.ControlledSinceTurnBegan: Facet.TURN | Facet.MEMBERS,
    n.IsMonarch: Facet.MEMBERS,
    n.CombatPoint: Facet.TURN | Facet.COMBAT,
    n.DrawnThisTurn: Facet.TURN | Facet.ZONES,
    n.IsDay: Facet.TURN,
    n.IsNight: Facet.TURN,
    n.NeitherDayNorNight: Facet.TURN,
    n.CastLastTurn: Facet.TURN,
    n.ActivePlayer: Facet.TURN,
    n.LifeOf: Facet.LIFE,
    n.HandSizeOf: Facet.ZONES,
    n.UnspentMana: Facet.MANA,
    n.CardTypesAmong: Facet.ZONES,
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


def asks_of_turn(node: object) -> bool:
    """Whether anything in the tree depends on how often something has happened this turn."""
    if isinstance(node, tuple):
        for part in node:
            if asks_of_turn(part):
                return True
        return False
    if not isinstance(node, n.Node):
        return False
    if READS.get(type(node), 0) & Facet.MEMORY:
        return True
    if isinstance(node, n.DrawsCard) and node.nth:
        return True
    if isinstance(node, n.DiscardsCards) and node.first:
        return True
    for f in fields(node):
        if asks_of_turn(getattr(node, f.name)):
            return True
    return False


def mentions(node: object, kind: type) -> bool:
    """Whether a node of this kind is anywhere in the tree."""
    if isinstance(node, tuple):
        for part in node:
            if mentions(part, kind):
                return True
        return False
    if not isinstance(node, n.Node):
        return False
    if type(node) is kind:
        return True
    for f in fields(node):
        if mentions(getattr(node, f.name), kind):
            return True
    return False


def asks_memory(node: object, what: str) -> bool:
    """Whether a condition anywhere in the tree asks the turn's memory for this."""
    if isinstance(node, tuple):
        for part in node:
            if asks_memory(part, what):
                return True
        return False
    if not isinstance(node, n.Node):
        return False
    if isinstance(node, n.HappenedThisTurn) and node.what == what:
        return True
    for f in fields(node):
        if asks_memory(getattr(node, f.name), what):
            return True
    return False


class Sees:
    """What a filter, a quantity or a condition sees of objects, and what a modification changes."""

    TYPES: Final = 1
    COLORS: Final = 2
    ABILITIES: Final = 4
    PT: Final = 8
    CONTROL: Final = 16
    NAME: Final = 32
    EXISTENCE: Final = 64  # a modification that may take abilities away
    EACH: Final = 128  # a quantity that differs from one modified object to another
    GAINS: Final = 256  # a modification that gives abilities
    SUBTYPES: Final = 512


SEES: Final[dict[type, int]] = {
    n.OfType: Sees.TYPES,
    n.OfSubtype: Sees.SUBTYPES,
    n.OfSupertype: Sees.TYPES,
    n.OfColor: Sees.COLORS,
    n.OfChosenColor: Sees.COLORS,
    n.OfChosenName: Sees.NAME,
    n.OfChosenType: Sees.SUBTYPES,
    n.BelongsTo: Sees.CONTROL,
    n.WithKeyword: Sees.ABILITIES,
    n.PowerIs: Sees.PT,
    n.ToughnessIs: Sees.PT,
    n.PowerOf: Sees.PT,
    n.ToughnessOf: Sees.PT,
    n.ControlledBy: Sees.CONTROL,
    n.ControllerOf: Sees.CONTROL,
    n.Devotion: Sees.CONTROL,
    n.You: Sees.CONTROL,
    n.Named: Sees.NAME,
    n.Modified: Sees.EACH,
}


def sees(node: object) -> int:
    """What a node and everything in it sees of objects."""
    if isinstance(node, tuple):
        total = 0
        for part in node:
            total |= sees(part)
        return total
    if not isinstance(node, n.Node):
        return 0
    total = SEES.get(type(node), 0)
    for f in fields(node):
        total |= sees(getattr(node, f.name))
    return total


OFF_BATTLEFIELD: Final = (
    (1 << Zone.LIBRARY)
    | (1 << Zone.HAND)
    | (1 << Zone.GRAVEYARD)
    | (1 << Zone.STACK)
    | (1 << Zone.EXILE)
    | (1 << Zone.COMMAND)
)


def zones_beyond(which: n.Filter) -> int:
    """The zones, as bits and besides the battlefield, whose objects a continuous effect can be about."""
    if isinstance(which, n.InZone):
        return 0 if which.zone == Zone.BATTLEFIELD else 1 << which.zone
    if isinstance(which, n.IsSpell):
        return 1 << Zone.STACK
    if isinstance(which, n.Not) and isinstance(which.of, n.InZone) and which.of.zone == Zone.BATTLEFIELD:
        return OFF_BATTLEFIELD
    total = 0
    if isinstance(which, (n.All, n.Any)):
        for part in which.of:
            total |= zones_beyond(part)
    return total


# --- Kinds of subtypes (CR 205.3)

BASIC_LAND_TYPES: Final[dict[str, int]] = {
    "Plains": n.Color.WHITE,
    "Island": n.Color.BLUE,
    "Swamp": n.Color.BLACK,
    "Mountain": n.Color.RED,
    "Forest": n.Color.GREEN,
}
# CR 205.3g-i; what is in neither list is a creature type, or a planeswalker's or battle's.
SUBTYPE_KIND: Final[dict[str, int]] = {}
for _kind, _names in (
    (
        CardType.LAND,
        "Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town "
        "Urza's",
    ),
    (
        CardType.ARTIFACT,
        "Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander "
        "Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle",
    ),
    (CardType.ENCHANTMENT, "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine"),
):
    for _name in _names.split():
        SUBTYPE_KIND[_name] = _kind


def kind_of_subtype(subtype: str) -> int:
    """The card type, as a bit, that a subtype goes with."""
    return SUBTYPE_KIND.get(subtype, CardType.CREATURE)

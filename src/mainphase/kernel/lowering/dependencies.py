"""The dependencies of continuous effects. What they read: facets of the game, as bits. A change of a facet that nothing
reads leaves all characteristics as they are.

And, between the effects of one layer, what they see of objects and what they change: without an overlap there is no
dependency (CR 613.8).
"""

from dataclasses import fields
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.meanings import MEANINGS


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
    COURSE: Final = 304  # the course of the turn: where it is, and what has happened in it


def everything_in(node: object) -> list[n.Node]:
    """A node and all nodes inside it, outermost first."""
    known = GONE_THROUGH.get(id(node))
    if known is None:
        found: list[n.Node] = []
        collect_nodes(node, found)
        if len(GONE_THROUGH) >= MOST_GONE_THROUGH:
            GONE_THROUGH.clear()
        known = GONE_THROUGH[id(node)] = (node, found)
    return known[1].copy()


# The trees of late, each with what is in it: whoever reads a card asks one question of a tree after the other. To keep
# the tree keeps its identity.
GONE_THROUGH: Final[dict[int, tuple[object, list[n.Node]]]] = {}
MOST_GONE_THROUGH: Final = 64


def collect_nodes(node: object, found: list[n.Node]) -> None:
    if isinstance(node, tuple):
        for part in node:
            collect_nodes(part, found)
    elif isinstance(node, n.Node):
        found.append(node)
        for name in field_names(node):
            collect_nodes(getattr(node, name), found)


def field_names(node: n.Node) -> tuple[str, ...]:
    kind = type(node)
    names = FIELD_NAMES.get(kind)
    if names is None:
        names = tuple([f.name for f in fields(node)])
        FIELD_NAMES[kind] = names
    return names


FIELD_NAMES: Final[dict[type, tuple[str, ...]]] = {}  # of each node class, as far as somebody has asked


def reads(node: object) -> int:
    """The facets that a node and everything in it reads."""
    total = 0
    for part in everything_in(node):
        total |= reads_itself(part)
    return total


def reads_itself(node: n.Node) -> int:
    """The facets that a node alone reads, without what is in it."""
    if isinstance(node, n.GainActivatedOf):  # whose abilities: which objects there are, and what they are
        return Facet.MEMBERS | Facet.CHARACTERISTICS
    meaning = MEANINGS.get(type(node))
    return 0 if meaning is None else meaning.reads_of(node)


def read_by_options(node: object, aside: bool = False) -> int:
    """The facets that what players may do depends on because of this tree: not what is read only as something triggers
    or as an effect is carried out (`aside`). Target phrases stand beside the effect that they are for.
    """
    total = 0
    if isinstance(node, tuple):
        for part in node:
            total |= read_by_options(part, aside)
    elif isinstance(node, n.Triggered):
        total = read_by_options(node.modes)
    elif isinstance(node, n.ManaCost):
        for symbol in node.symbols:
            if symbol & n.PHYREXIAN:
                total = Facet.LIFE
    elif isinstance(node, n.Node):
        if isinstance(node, (n.Ability, n.StaticEffect, n.Modification, n.AddMana)):
            aside = False  # what an effect gives, and what may be paid with
        elif isinstance(node, n.Effect):
            aside = True
        if not aside:
            total = reads_itself(node)
        if isinstance(node, n.Activated) and (node.per_turn or node.once or node.loyalty is not None):
            total |= Facet.MEMORY
        if isinstance(node, n.ActivatesForNothing):
            total |= Facet.MEMORY
        if isinstance(node, n.Begin) and node.only_then:
            total |= Facet.TURN
        for name in field_names(node):
            total |= read_by_options(getattr(node, name), aside)
    return total


def asks_of_turn(node: object) -> bool:
    """True if anything in the tree depends on how often something has happened this turn."""
    for part in everything_in(node):
        if reads_itself(part) & Facet.MEMORY:
            return True
        if isinstance(part, n.Expends):
            return True
        if isinstance(part, n.DrawsCard) and (part.nth or part.but_first):
            return True
        if isinstance(part, (n.DiscardsCards, n.GainsLife, n.LosesLife, n.PlayerDoes, n.BecomesTarget)) and part.first:
            return True
    return False


def mentions(node: object, kind: type) -> bool:
    """True if a node of this kind is anywhere in the tree."""
    for part in everything_in(node):
        if type(part) is kind:
            return True
    return False


def is_decided_by_size(change: n.CostChange) -> bool:
    """True if the mana value of a spell decides whether it costs more or less."""
    return mentions(change.which, n.ManaValueIs)


def described_by(node: object, kind: type) -> bool:
    """True if what fits a description in the tree depends on something of this kind."""
    for part in everything_in(node):
        if isinstance(part, (n.Filter, n.Selector)) and mentions(part, kind):
            return True
    return False


NO_MATTER_WHICH: Final = 4096  # beside the card types: objects of any type matter, and those of none


def types_read(node: object) -> int:
    """The card types, as bits, that a permanent has to have for anything in a tree that reads `MEMBERS` or
    `CHARACTERISTICS` to depend on it.
    """
    total = 0
    for part in everything_in(node):
        if not reads_itself(part) & (Facet.MEMBERS | Facet.CHARACTERISTICS):
            continue
        if isinstance(part, (n.Exists, n.CountOf, n.Each, n.Fits)):
            total |= types_that_fit(part.which)
        elif isinstance(part, n.GainActivatedOf):
            total |= types_that_fit(part.of)
        else:
            total |= NO_MATTER_WHICH
    return total


def types_that_fit(which: n.Filter) -> int:
    """The card types of which everything that fits has at least one."""
    if isinstance(which, n.OfType):
        return which.types
    if isinstance(which, n.All):
        for part in which.of:
            types = types_that_fit(part)
            if types != NO_MATTER_WHICH:
                return types
        return NO_MATTER_WHICH
    if isinstance(which, n.Any):
        total = 0
        for part in which.of:
            total |= types_that_fit(part)
        return total
    return NO_MATTER_WHICH


class Sees:
    """Bits for what a filter, a quantity or a condition sees of objects, and what a modification changes."""

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


def sees(node: object) -> int:
    """All that a node and everything in it sees of objects, as bits of `Sees`."""
    total = 0
    for part in everything_in(node):
        meaning = MEANINGS.get(type(part))
        if meaning is not None:
            total |= meaning.sees
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

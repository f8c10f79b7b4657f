"""Positions, compared to find loops (CR 104.4b, 732): two are the same if the game would go on from both in the same
way while nobody makes a choice.

All fields of the state count, those of its classes as `field_tables` names them, but for those that are incidental. A
field is written as it stands unless its role says that it holds objects, or what its numbers mean: ids differ each time
something moves, so an object is told by the place where it is first met; of timestamps only their order counts.
To take an id for a mere number is safe (positions then differ that are the same), to take a number for an id is not.
"""

from hashlib import blake2b
from marshal import dumps
from operator import attrgetter
from typing import Final, final

from mainphase.cards.nodes import Node, Zone
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import asks_of_turn
from mainphase.kernel.roles import Role
from mainphase.kernel.state.as_text import state_fields
from mainphase.kernel.state.field_tables import ROLES
from mainphase.kernel.state.flat import flatten
from mainphase.kernel.state.objects import BLOCKED_BY, DAMAGED_BY, HAS_CREWED, HAS_SADDLED, ObjectKind
from mainphase.kernel.state.state import Frame, State

# The names in `Context.saved` under which there are never amounts.
ALWAYS_IDS: Final = (SavedAs.FOLLOWED, SavedAs.FOR_NOW, SavedAs.FOR_NOW_FROM_HAND)
PLAINLY: Final = 0  # the form of `marshal` in which what is equal is always written alike
OUTLINES: Final[dict[type, "Outline"]] = {}  # of each class that has been met


@final
class Outline:
    """The plan by which an object of one class is written in a position."""

    def __init__(self, cls: type) -> None:
        name = cls.__name__
        roles = ROLES.get(name, {})
        usual = Role.PARTS if issubclass(cls, Frame) else Role.VALUE  # a frame's may hold anything
        plain: list[str] = []
        clocks: list[str] = []
        others: list[str] = []
        self.roles: list[int] = []
        self.plain_names = plain
        self.other_names = others
        for f in state_fields(cls):
            role = roles.get(f, usual)
            if role == Role.LEFT_OUT:
                continue
            if role == Role.VALUE:
                plain.append(f)
            elif role == Role.CLOCK:
                clocks.append(f)
            else:
                others.append(f)
                self.roles.append(role)
        self.plain = getter(plain)
        self.clocks = getter(clocks) if clocks else None
        self.others = getter(others)
        self.empty = self.others(cls()) if cls is not State else ()  # as most objects have them


def getter(fields: list[str]) -> "attrgetter[tuple[object, ...]]":
    """Gives all of these at once, after two that make it a tuple even of none or one."""
    return attrgetter("__class__.__name__", "__class__.__name__", *fields)


def outline_of(cls: type) -> Outline:
    known = OUTLINES.get(cls)
    if known is None:
        known = Outline(cls)
        OUTLINES[cls] = known
    return known


def position_hash(g: State) -> str:
    """Equal when everything that matters is. Asked as the top of the stack is about to resolve."""
    written = Writing(g).position()
    return blake2b(dumps(written, PLAINLY), digest_size=16).hexdigest()  # type: ignore[arg-type]


@final
class Writing:
    """A position while it is written down."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.numbers: dict[int, int] = {}  # of each id: in which place it was met
        self.met: list[int] = []
        self.clocks: list[int] = [0]  # clock values, as they were met; 0 is the first of them all
        self.tallies = turn_is_asked(g)

    def position(self) -> object:
        g = self.g
        out: list[object] = [self.described(g)]
        combat = g.combat
        i = 0
        while i < len(self.met):  # what is described here may lead on to more
            oid = self.met[i]
            i += 1
            o = g.objects.get(oid)
            if o is not None:
                out.append(self.described(o))
                if combat is not None and oid in combat.last:
                    out.append(self.described(combat.last[oid]))
                continue
            part = g.parts.get(oid)
            out.append(self.described(part) if part is not None else None)
        ranks: dict[int, int] = {}
        for clock in sorted(set(self.clocks)):
            ranks[clock] = len(ranks)
        out.append([ranks[clock] for clock in self.clocks])
        return out

    def described(self, value: object) -> object:
        """An object of one of the classes of the state."""
        outline = outline_of(type(value))
        if outline.clocks is not None:
            self.clocks.extend(outline.clocks(value)[2:])  # type: ignore[arg-type]
        plain = outline.plain(value)
        held = outline.others(value)
        if held == outline.empty:
            return plain
        roles = outline.roles
        out: list[object] = [plain]
        for i in range(len(roles)):
            v = held[i + 2]
            out.append(self.written(v, roles[i]) if v else None)
        return out

    def written(self, value: object, role: int) -> object:
        if isinstance(value, (bool, str)):
            return value
        if isinstance(value, int):
            return self.number(value, role)
        if role == Role.TALLY:
            if not self.tallies:
                return None
            return [self.described(v) for v in value] if isinstance(value, list) else value
        if isinstance(value, (list, tuple)):
            return [self.written(v, role) for v in value]
        if isinstance(value, dict):
            if role == Role.KEYS:
                return [(self.ref(k), v) for k, v in value.items()]
            if role == Role.REF:
                return [(self.ref(k), self.written(v, role)) for k, v in value.items()]
            if role == Role.USED:
                return [(self.used_for(k), v) for k, v in value.items()]
            return [(k, self.written(v, Role.REF if k in ALWAYS_IDS else role)) for k, v in value.items()]
        if value is None:
            return None
        if isinstance(value, Node):
            return flatten(value)
        return self.described(value)

    def used_for(self, key: int) -> object:
        """A key of `Obj.used`: those below hold ids."""
        if key < HAS_SADDLED:
            return ("saddled", self.ref(HAS_SADDLED - key))
        if key < HAS_CREWED:
            return ("crewed", self.ref(HAS_CREWED - key))
        if key < DAMAGED_BY:
            return ("damaged", self.ref(DAMAGED_BY - key))
        return ("blocked", self.ref(BLOCKED_BY - key)) if key < BLOCKED_BY else key

    def number(self, value: int, role: int) -> object:
        if role == Role.REF:
            return self.ref(value)
        if role == Role.TALLY:
            return value if self.tallies else None
        if role == Role.WHETHER:
            return value != 0
        if role == Role.BECAME:
            return self.end(value)
        # What came to be before this turn has the same id in all positions of it: only a later one can be another's.
        if role == Role.MIXED and value > self.g.turn and (value in self.g.objects or value in self.g.parts):
            return ("id", self.ref(value))
        return value

    def ref(self, ref: int) -> int:
        """The place where what it names was first met; who is a player, or nobody, stays."""
        if ref <= 0:
            return ref
        known = self.numbers.get(ref, 0)
        if known == 0:
            known = len(self.numbers) + 1
            self.numbers[ref] = known
            self.met.append(ref)
        return known

    def end(self, became: int) -> object:
        """The object that something has become in the end; a loop makes the way there longer and longer. Whether it was
        one step or more can be told (CR 400.7).
        """
        steps = 0
        at = became
        while at > 0:
            steps += 1
            o = self.g.objects.get(at)
            if o is None or o.zone != Zone.NOWHERE or o.became == 0:
                break
            at = o.became
        return (min(steps, 2), self.ref(at))


def turn_is_asked(g: State) -> bool:
    """True if anything in force asks how often something has happened this turn. If nothing does, a loop in which life
    is gained is one, though the turn counts how much.
    """
    ids = g.battlefield + g.stack + g.command
    for watching in g.watchers:
        ids.extend(watching)
    for having in g.statics:
        ids.extend(having)
    for oid in ids:
        o = g.objects[oid]
        ch = o.ch
        if ch is not None:
            for uid in ch.abilities:
                if ability_asks(g, uid):
                    return True
        ctx = o.ctx
        if ctx is not None and o.kind == ObjectKind.ABILITY and ability_asks(g, ctx.ability):
            return True
    for w in g.waiting:
        if ability_asks(g, w.ctx.ability):
            return True
    for d in g.delayed:
        if ability_asks(g, d.ability):
            return True
    for e in g.lasting:
        if node_asks(g, e.node):
            return True
    return False


def ability_asks(g: State, uid: int) -> bool:
    if uid < 0:
        return False
    known = g.book.asking_abilities.get(uid)
    if known is None:
        known = asks_of_turn(g.book.abilities[uid].node)
        g.book.asking_abilities[uid] = known
    return known


def node_asks(g: State, uid: int) -> bool:
    if uid < 0:
        return False
    known = g.book.asking_nodes.get(uid)
    if known is None:
        known = asks_of_turn(g.book.nodes[uid])
        g.book.asking_nodes[uid] = known
    return known

"""The rows of objects: what may change. What does not stands in the tables of definitions, to which they point.

A row is made when an object is first seen, and again when something in it has changed.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards.nodes import CardType, Zone
from mainphase.encoding.definitions import Look, name_numbers
from mainphase.encoding.features import (
    ATTACHED,
    BLOCKED,
    BLOCKING,
    HAS_ATTACKED,
    IN_COMBAT,
    PERMANENT,
    PHASED_OUT,
    SELDOM,
    SICK,
    TAPPED,
)
from mainphase.encoding.option_rows import NO_NAME
from mainphase.encoding.rows import object_row, permanent_row, seldom_row
from mainphase.encoding.small_numbers import GREATEST
from mainphase.kernel.costs.components import is_sick
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.reading.characteristics import defense_of, loyalty_of, power_of, pt_definition_of, toughness_of
from mainphase.kernel.reading.commanders import commander_tax, is_commander, is_signature_spell
from mainphase.kernel.reading.faces import may_look
from mainphase.kernel.reading.turns_at_once import whose_turn_waits_with
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.objects import ATTACKED, NO_NAMES, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics

_NOT_ON_THE_BATTLEFIELD: Final[bytes] = bytes(2 * len(PERMANENT.features))
_NOTHING_SELDOM: Final[bytes] = bytes(2 * len(SELDOM.features))

# In the marks of a row, above the bits of `features`: what may change, packed so that it is compared at once. There
# stand zone (4 bits), kind (3), `MORE`, controller and owner (5: `seats.MOST_PLAYERS`), damage (15), face.
MORE: Final = 1 << 15  # its row says something that is not compared
ALL_MARKS: Final = 255  # of those that stand for a mark each
NOT_MADE: Final = -1


_BY_MARKS: Final[list[bytes]] = [b""] * (ALL_MARKS + 1)


@mypyc_attr(acyclic=True)
@final
class ObjectRow:
    """The bytes of an object's row as one seat sees it, and what they were made of. It is looked at for every object at
    every decision of every game: what that needs stands first, together in memory.
    """

    def __init__(self) -> None:
        self.data = b""
        self.ch: Characteristics | None = None
        self.marks: i64 = NOT_MADE
        self.stamp: i64 = NOT_MADE  # the observation in which it stands
        self.entity: i64 = NOT_MADE  # and where
        self.varies = False  # what is not compared is in it: the row is always made again
        self.look: Look | None = None


@final
class ObjectRows:
    """The rows that one seat sees of one game's objects, by id. Any state of the same players may be asked about: what
    a row was made of is compared."""

    def __init__(self) -> None:
        self.at: list[ObjectRow | None] = []

    def row(self, oid: int) -> ObjectRow:
        at = self.at
        if oid < len(at):
            known = at[oid]
            if known is not None:
                return known
        while len(at) <= oid:
            at.append(None)
        made = ObjectRow()
        at[oid] = made
        return made

    def find(self, oid: int) -> ObjectRow | None:
        return self.at[oid] if 0 <= oid < len(self.at) else None


def combat_marks(combat: Combat, oid: int) -> i64:
    """Bits that say whether a creature attacks, blocks, is blocked."""
    f = combat.find(oid)
    if f is None:
        return 0
    if f.attacking:
        return IN_COMBAT | BLOCKED if f.blocked else IN_COMBAT
    return BLOCKING if f.blocking else 0


def marks_of(g: State, o: Obj) -> i64:
    """The marks of an object: all that is compared at once, in one number."""
    zone: i64 = o.zone
    kind: i64 = o.kind
    controller: i64 = o.controller
    owner: i64 = o.owner
    face: i64 = o.face
    marks: i64 = zone << 8 | kind << 12 | controller << 16 | owner << 21 | face << 41
    if o.ctx is not None or o.counters is not NO_NAMES or o.chosen is not NO_NAMES or o.level != 0 or o.components:
        marks |= MORE
    if zone != Zone.BATTLEFIELD:
        return marks | PHASED_OUT if o.phased_out else marks
    if o.tapped:
        marks |= TAPPED
    if o.phased_out:
        marks |= PHASED_OUT
    if o.attached_to:
        marks |= ATTACHED
    if o.damage:
        damage: i64 = min(o.damage, GREATEST)
        marks |= damage << 26
    ch = o.ch
    if ch is not None and ch.types & CardType.CREATURE:
        if is_sick(g, o):
            marks |= SICK
        combat = g.combat
        if combat is not None:
            marks |= combat_marks(combat, o.id)
        if o.uses(ATTACKED) > 0:
            marks |= HAS_ATTACKED
    return marks


def make_object_row(
    g: State, o: Obj, row: ObjectRow, look: Look, seat: int, seats: int, definition: int, card: int, ability: int
) -> None:
    """Makes the row of an object as this seat sees it; `definition`, `card` and `ability` are rows of the tables."""
    ch = o.ch
    assert ch is not None
    marks = marks_of(g, o)
    leads = what_it_leads(g, o, seat) if g.commanding else 0
    seldom = (marks & MORE) != 0 or leads != 0 or g.book.cards[o.face].face_down
    permanent = o.zone == Zone.BATTLEFIELD or seldom or ch.loyalty or ch.defense
    counted = pt_definition_of(g, o) is not None  # a size that follows from the game, wherever it is (CR 604.3)
    power, toughness = (power_of(g, o), toughness_of(g, o)) if counted else (ch.power, ch.toughness)
    row.data = object_row(
        o,
        seat,
        seats,
        definition,
        card,
        power if ch.has_pt else 0,
        toughness if ch.has_pt else 0,
        what_permanents_have(o, int(marks)) if permanent else _NOT_ON_THE_BATTLEFIELD,
        what_is_seldom(g, o, seat, seats, ability, leads) if seldom else _NOTHING_SELDOM,
    )
    row.ch = ch
    row.look = look
    row.marks = marks
    # What an effect has made of it may stand in another row of the table each time.
    row.varies = seldom or counted or look.row < 0


def what_permanents_have(o: Obj, marks: int) -> bytes:
    """Most have nothing but their marks: the bytes for these are made once."""
    ability = o.kind == ObjectKind.ABILITY
    loyalty = 0 if ability else loyalty_of(o)
    defense = 0 if ability else defense_of(o)
    in_marks = o.zone == Zone.BATTLEFIELD or not (o.tapped or o.attached_to)
    if not in_marks or o.counters or o.damage or o.level or loyalty or defense:
        return row_of_permanent(o, marks, loyalty, defense)
    known = _BY_MARKS[marks & ALL_MARKS]
    if not known:
        known = row_of_permanent(o, marks, loyalty, defense)
        _BY_MARKS[marks & ALL_MARKS] = known
    return known


def row_of_permanent(o: Obj, marks: int, loyalty: int, defense: int) -> bytes:
    plus = minus = other = 0
    if o.counters:
        for kind, count in o.counters.items():
            if kind == "+1/+1":
                plus = count
            elif kind == "-1/-1":
                minus = count
            elif kind != "loyalty" and kind != "defense":
                other += count
    return permanent_row(o, marks, plus, minus, other, loyalty, defense)


def what_it_leads(g: State, o: Obj, seat: int) -> int:
    """1 for a commander, 2 for a signature spell; 0 for anything else, and for what this seat cannot tell."""
    if g.book.cards[o.face].face_down and not may_look(g, o, seat):
        return 0
    return 1 if is_commander(g, o) else 2 if is_signature_spell(g, o) else 0


def what_is_seldom(g: State, o: Obj, seat: int, seats: int, ability: int, leads: int) -> bytes:
    down = g.book.cards[o.face].face_down
    beneath = NO_NAME
    if down and may_look(g, o, seat):  # CR 708.5, 406.3
        beneath = name_numbers(g.book.cards[o.card].node.name)
    tax = commander_tax(g, o) if leads else 0
    waits = 0
    if g.moving >= 0 and o.zone == Zone.STACK:
        whose = whose_turn_waits_with(g, o.id)
        waits = (whose - seat) % seats + 1 if whose >= 0 else 0
    return seldom_row(o, 1 if down else 0, beneath, o.ctx, ability, chosen_name(g, o), leads, tax, waits)


def chosen_name(g: State, o: Obj) -> tuple[int, int, int]:
    """The numbers of the name, creature type or word that has been chosen for an object."""
    if not o.chosen:
        return NO_NAME
    for what in (ChosenKey.NAME, ChosenKey.CREATURE_TYPE, ChosenKey.WORD):
        if what in o.chosen:
            return name_numbers(g.book.words[o.chosen[what]])
    return NO_NAME

"""The rows of objects. A row is made when an object is first seen, and again when something in it has changed."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import CardType, Zone
from mainphase.encoding import definitions, node_features
from mainphase.encoding.definitions import Definitions, name_number
from mainphase.encoding.small_numbers import two_bytes
from mainphase.kernel.costs.components import is_sick
from mainphase.kernel.keys import Chosen
from mainphase.kernel.reading.characteristics import defense_of, loyalty_of
from mainphase.kernel.reading.faces import may_look
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.objects import ATTACKED, Flag, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics

# What an object has besides its characteristics, in the order of the columns.
OWN_COLUMNS: Final[list[tuple[str, str]]] = [
    ("zone", "1 library, 2 hand, 3 battlefield, 4 graveyard, 5 stack, 6 exile, 7 command"),
    ("kind", "0 card, 1 token, 2 ability, 3 copy, 4 emblem, 5 turn-based action, 6 designation"),
    ("controller", "seats after the observer in turn order: 0 is the observer"),
    ("owner", "likewise"),
    ("tapped", ""),
    ("sick", "a creature that cannot attack yet or use {T}"),
    ("phased out", ""),
    ("damage", "marked on it"),
    ("attached", "whether it is attached to something; the links say what to"),
    ("attacking", ""),
    ("blocking", ""),
    ("blocked", "an attacker that has been blocked"),
    ("attacked", "whether it has attacked this turn"),
    ("+1/+1 counters", ""),
    ("-1/-1 counters", ""),
    ("other counters", "of all other kinds together"),
    ("loyalty", ""),
    ("defense", ""),
    ("level", ""),
    ("face down", ""),
    ("name beneath", "of something face down that the observer may look at: its name's number"),
    ("x", "the value chosen for X, on the stack"),
    ("modes", "how many modes have been chosen, on the stack"),
    ("chosen colour", "1 to 5, in the order WUBRG; 0: none has been chosen for it"),
    ("chosen name", "the number of the name or creature type that has been chosen for it"),
]
COLUMNS: Final[list[tuple[str, str]]] = [
    *OWN_COLUMNS,
    *definitions.COLUMNS,
    *[(f"does: {name}", "what its abilities do (on the stack: the spell or ability itself)")
      for name in node_features.NAMES],
]  # fmt: skip

IN_COMBAT: Final = 1
BLOCKING: Final = 2
BLOCKED: Final = 4


@mypyc_attr(acyclic=True)
@final
class Row:
    """What the row of an object was made of, and its bytes as each seat sees them (empty: not made yet)."""

    def __init__(self, id: int = 0, seats: int = 2) -> None:
        self.id = id
        self.ch: Characteristics | None = None
        self.face = -1
        self.card = -1
        self.zone = -1
        self.controller = -1
        self.owner = -1
        self.damage = 0
        self.attached_to = 0
        self.flags = 0
        self.marks = -1
        self.level = 0
        self.counted = False  # there were counters on it, or choices made for it: the row is always made again
        self.rows: list[bytes] = [b""] * seats
        self.entity = -1  # where it stands in the observation that is being made
        self.stamp = -1  # which observation that is


def combat_marks(combat: Combat, oid: int) -> int:
    """Whether a creature attacks, blocks, is blocked, as bits."""
    if oid in combat.attacks:
        return IN_COMBAT | (BLOCKED if combat.blocked.get(oid, False) else 0)
    return BLOCKING if oid in combat.blocking else 0


@final
class Rows:
    """The rows of one game's objects, by id. Any state of the same players may be asked about: what a row was made of
    is compared."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.at: list[Row | None] = []

    def row(self, oid: int) -> Row:
        at = self.at
        if oid < len(at):
            known = at[oid]
            if known is not None:
                return known
        while len(at) <= oid:
            at.append(None)
        made = Row(oid, self.seats)
        at[oid] = made
        return made

    def find(self, oid: int) -> Row | None:
        return self.at[oid] if 0 <= oid < len(self.at) else None

    def bytes_of(self, g: State, o: Obj, row: Row, seat: int, words: Definitions) -> bytes:
        """The row of an object as this seat sees it."""
        if o.zone == Zone.BATTLEFIELD:
            self.look_at_permanent(g, o, row)
        elif (
            row.ch is not o.ch
            or row.zone != o.zone
            or row.controller != o.controller
            or row.owner != o.owner
            or row.face != o.face
            or row.card != o.card
            or row.counted
            or o.counters
            or o.chosen
            or o.ctx is not None
            or row.flags != o.flags & Flag.BLANK
            or g.book.turned_down
        ):
            note(o, row, 0)
        made = row.rows[seat]
        if not made:
            made = make(g, o, row, seat, self.seats, words)
            row.rows[seat] = made
        return made

    def look_at_permanent(self, g: State, o: Obj, row: Row) -> None:
        """Whether something about a permanent has changed."""
        marks = (1 if o.tapped else 0) | (2 if o.phased_out else 0)
        ch = o.ch
        if ch is not None and ch.types & CardType.CREATURE:
            if is_sick(g, o):
                marks |= 4
            combat = g.combat
            if combat is not None:
                marks |= combat_marks(combat, o.id) << 3
            if o.used and ATTACKED in o.used:
                marks |= 64
        if (
            row.ch is not ch
            or row.marks != marks
            or row.zone != o.zone
            or row.controller != o.controller
            or row.damage != o.damage
            or row.attached_to != o.attached_to
            or row.face != o.face
            or row.card != o.card
            or row.owner != o.owner
            or row.level != o.level
            or row.counted
            or o.counters
            or o.chosen
            or g.book.turned_down
        ):
            note(o, row, marks)


def note(o: Obj, row: Row, marks: int) -> None:
    """Something has changed: the row is to be made anew."""
    row.ch = o.ch
    row.marks = marks
    row.zone = o.zone
    row.controller = o.controller
    row.damage = o.damage
    row.attached_to = o.attached_to
    row.face = o.face
    row.card = o.card
    row.owner = o.owner
    row.level = o.level
    row.flags = o.flags & Flag.BLANK
    row.counted = len(o.counters) + len(o.chosen) > 0
    for seat in range(len(row.rows)):
        row.rows[seat] = b""


def make(g: State, o: Obj, row: Row, seat: int, seats: int, words: Definitions) -> bytes:
    ch = o.ch
    assert ch is not None
    marks = row.marks
    down = g.book.cards[o.face].face_down
    beneath = 0
    if down and may_look(g, o, seat):  # CR 708.5, 406.3
        beneath = name_number(g.book.cards[o.card].node.name)
    plus = minus = other = 0
    for kind, count in o.counters.items():
        if kind == "+1/+1":
            plus = count
        elif kind == "-1/-1":
            minus = count
        elif kind != "loyalty" and kind != "defense":
            other += count
    ctx = o.ctx
    ability = o.kind == ObjectKind.ABILITY
    colour = o.chosen.get(Chosen.COLOR, 0).bit_length() if o.chosen else 0
    parts = [
        two_bytes(o.zone),
        two_bytes(o.kind),
        two_bytes((o.controller - seat) % seats),
        two_bytes((o.owner - seat) % seats),
        two_bytes(1 if o.tapped else 0),
        two_bytes((marks >> 2) & 1),
        two_bytes(1 if o.phased_out else 0),
        two_bytes(o.damage),
        two_bytes(1 if o.attached_to else 0),
        two_bytes((marks >> 3) & 1),
        two_bytes((marks >> 4) & 1),
        two_bytes((marks >> 5) & 1),
        two_bytes((marks >> 6) & 1),
        two_bytes(plus),
        two_bytes(minus),
        two_bytes(other),
        two_bytes(0 if ability else loyalty_of(o)),
        two_bytes(0 if ability else defense_of(o)),
        two_bytes(o.level),
        two_bytes(1 if down else 0),
        two_bytes(beneath),
        two_bytes(ctx.x if ctx is not None else 0),
        two_bytes(len(ctx.modes) if ctx is not None else 0),
        two_bytes(colour),
        two_bytes(chosen_name(g, o)),
    ]
    if ctx is not None and ctx.ability >= 0:
        parts.append(words.bare(ch))
        parts.append(words.of_ability(ctx.ability))
    else:
        parts.append(words.of(ch))
    return b"".join(parts)


def chosen_name(g: State, o: Obj) -> int:
    """The number of the name, creature type or word that has been chosen for an object."""
    if not o.chosen:
        return 0
    for what in (Chosen.NAME, Chosen.CREATURE_TYPE, Chosen.WORD):
        if what in o.chosen:
            return name_number(g.book.words[o.chosen[what]])
    return 0

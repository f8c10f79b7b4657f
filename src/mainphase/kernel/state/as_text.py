"""The state as text, which the hash is over: every field of every object that is not as in a new one. What is `Packed`
stands in its list as bare numbers.

It says which is which without a doubt (words are quoted, fields numbered), and it is short: to hash a long text takes
longer than to write it.
"""

from operator import attrgetter
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards.codec import encode
from mainphase.cards.nodes import Node
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import Packed
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.turn_parts import Part

FIELDS_OF: Final[dict[type, "Fields"]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    fields: tuple[str, ...] = cls.FIELDS  # type: ignore[attr-defined]
    return fields


def repr_json(data: object) -> str:
    import json

    return json.dumps(data, sort_keys=True, separators=(",", ":"))


@final
class Fields:
    """The fields of a class: how to get them all at once, and what a new object of it has in them."""

    def __init__(self, cls: type) -> None:
        names = fields_of(cls)
        self.name = cls.__name__
        self.names = names
        self.several = len(names) > 1
        self.getter: Any = attrgetter(*names)  # of one name it gives the bare value
        self.new = self.of(cls())

    def of(self, value: object) -> tuple[object, ...]:
        has: Any = self.getter(value)
        return has if self.several else (has,)


def described(cls: type) -> Fields:
    """The fields of a class, found once."""
    fields = FIELDS_OF.get(cls)
    if fields is None:
        fields = Fields(cls)
        FIELDS_OF[cls] = fields
    return fields


@mypyc_attr(acyclic=True)
@final
class Said:
    """What an ordinary object said last, and a copy of it as it was then."""

    def __init__(self, of: Obj, text: str) -> None:
        self.of = of
        self.text = text


@mypyc_attr(acyclic=True)
@final
class SaidOfPart:
    """What a part of the turn said last, and a copy of it as it was then."""

    def __init__(self, of: Part, text: str) -> None:
        self.of = of
        self.text = text


# Whatever game they are of, since they are compared; each id has its place.
MOST_OBJECTS: Final = 4096
MOST_PARTS: Final = 256
SAID: Final[list[Said | None]] = [None] * MOST_OBJECTS
SAID_OF_PARTS: Final[list[SaidOfPart | None]] = [None] * MOST_PARTS
MOST_NUMBERS: Final = 4096
NUMBERS: Final[list[str]] = [repr(n) for n in range(MOST_NUMBERS)]
NEW_PLAYER: Final = Player()


def told(value: object) -> str:
    if value is None or isinstance(value, (int, str)):
        return repr(value)
    if isinstance(value, Obj):
        return told_object(value)
    if isinstance(value, Part):
        return told_part(value)
    if isinstance(value, Player):
        return told_player(value)
    if isinstance(value, list):
        return f"[{row(value)}]"
    if isinstance(value, tuple):
        return f"({row(list(value))})"
    if isinstance(value, dict):
        return f"{{{','.join([f'{k!r}:{told(v)}' for k, v in value.items()])}}}"
    if isinstance(value, ById):
        return f"<{','.join([told(v) for v in value.values()])}>"
    if isinstance(value, Node):
        return f"node {repr_json(encode(value))!r}"
    return told_fields(value)


def row(values: list[object]) -> str:
    said: list[str] = []
    for v in values:
        if isinstance(v, int):
            said.append(NUMBERS[v] if 0 <= v < MOST_NUMBERS and v is not True and v is not False else repr(v))
        elif isinstance(v, Packed):
            for f in fields_of(type(v)):
                said.append(repr(getattr(v, f)))
        else:
            said.append(told(v))
    return ",".join(said)


def told_fields(value: object) -> str:
    fields = described(type(value))
    has = fields.of(value)
    new = fields.new
    said: list[str] = []
    for k in range(len(has)):
        v = has[k]
        if v is not new[k] and not is_as_new(v, new[k]):
            said.append(f"{k}={told(v)}")
    return f"{fields.name}({','.join(said)})"


def is_as_new(value: object, new: object) -> bool:
    if isinstance(value, (int, str)):
        return value == new
    return isinstance(value, (list, dict, tuple)) and not value and not new and new is not None


def told_object(o: Obj) -> str:
    """Most have only so much to say that others of their card and zone have not, and have said it before."""
    if not is_ordinary(o):
        return told_fields(o)
    place = o.id % MOST_OBJECTS
    said = SAID[place]
    if said is None or not has_same_numbers(o, said.of):
        said = Said(o.copy(), told_numbers(o))
        SAID[place] = said
    return said.text


def told_numbers(o: Obj) -> str:
    if o.became == 0 and o.timestamp == 0 and o.arrived == 0 and not o.tapped and o.damage == 0 and o.flags == 0:
        return f"{o.id} {o.card} {o.kind} {o.owner} {o.zone}"
    return (
        f"{o.id} {o.card} {o.kind} {o.owner} {o.zone} {o.became} {o.timestamp} {o.arrived} {o.tapped} {o.damage} "
        f"{o.flags}"
    )


def told_player(p: Player) -> str:
    """What `told_fields` says of a player."""
    said: list[str] = []
    if p.id != 0:
        said.append(f"0={p.id}")
    if p.name:
        said.append(f"1={p.name!r}")
    if p.group != 0:
        said.append(f"2={p.group}")
    if p.life != NEW_PLAYER.life:
        said.append(f"3={p.life}")
    if p.library:
        said.append(f"4={told(p.library)}")
    if p.hand:
        said.append(f"5={told(p.hand)}")
    if p.graveyard:
        said.append(f"6={told(p.graveyard)}")
    if p.schemes:
        said.append(f"7={told(p.schemes)}")
    if p.pool:
        said.append(f"8={told(p.pool)}")
    if p.counters:
        said.append(f"9={told(p.counters)}")
    if p.lands_played != 0:
        said.append(f"10={p.lands_played}")
    if p.turn_began != 0:
        said.append(f"11={p.turn_began}")
    if p.spells_this_turn != 0:
        said.append(f"12={p.spells_this_turn}")
    if p.spells_last_turn != 0:
        said.append(f"13={p.spells_last_turn}")
    if p.drawn_this_turn != 0:
        said.append(f"14={p.drawn_this_turn}")
    if p.memory:
        said.append(f"15={told(p.memory)}")
    if p.drew_from_empty:
        said.append("16=True")
    if p.left:
        said.append("17=True")
    if p.lost:
        said.append("18=True")
    if p.won:
        said.append("19=True")
    if p.mulligans != 0:
        said.append(f"20={p.mulligans}")
    if p.kept:
        said.append("21=True")
    if p.turns_taken != 0:
        said.append(f"22={p.turns_taken}")
    if p.upkeep_began != 0:
        said.append(f"23={p.upkeep_began}")
    if p.last_upkeep != 0:
        said.append(f"24={p.last_upkeep}")
    if p.decider != -1:
        said.append(f"25={p.decider}")
    return f"Player({','.join(said)})"


def told_part(p: Part) -> str:
    """There are many in every state, and most have said it before."""
    place = p.id % MOST_PARTS
    said = SAID_OF_PARTS[place]
    if said is None or not is_same_part(p, said.of):
        said = SaidOfPart(p.copy(), told_fields(p))
        SAID_OF_PARTS[place] = said
    return said.text


def is_same_part(p: Part, other: Part) -> bool:
    """Whether all fields of two parts are the same."""
    return (
        p.id == other.id
        and p.level == other.level
        and p.kind == other.kind
        and p.plan_phase == other.plan_phase
        and p.plan == other.plan
        and p.parent == other.parent
        and p.player == other.player
        and p.number == other.number
        and p.precombat == other.precombat
        and p.first_strike == other.first_strike
        and p.added == other.added
        and p.begun == other.begun
        and p.cut == other.cut
        and p.mains == other.mains
        and p.past_attack == other.past_attack
        and p.queue == other.queue
    )


def is_ordinary(o: Obj) -> bool:
    """Whether `told_object` says all that there is to say of it."""
    return (
        o.face == o.card
        and o.controller == o.owner
        and o.entered_under == o.owner
        and not o.counters
        and o.ctx is None
        and o.is_unused()
        and not o.chosen
        and o.attached_to == 0
        and not o.paid
        and o.last is None
        and o.copied is None
        and o.entered_as is None
        and not o.phased_out
        and o.turned == 0
        and o.exiled_with == 0
        and o.wording == 0
        and o.level == 0
        and not o.had
    )


def is_as(o: Obj, other: Obj) -> bool:
    """Whether two ordinary objects are alike in all. Of others it is not said."""
    return has_same_numbers(o, other) and o.ch is other.ch and is_ordinary(o) and is_ordinary(other)


def has_same_numbers(o: Obj, other: Obj) -> bool:
    """Whether `told_numbers` says the same of two objects."""
    return (
        o.id == other.id
        and o.card == other.card
        and o.zone == other.zone
        and o.kind == other.kind
        and o.owner == other.owner
        and o.became == other.became
        and o.timestamp == other.timestamp
        and o.arrived == other.arrived
        and o.tapped == other.tapped
        and o.damage == other.damage
        and o.flags == other.flags
    )

"""The state as text, which the hash is over: every field of every object that is not as in a new one. What is `Packed`
stands in its list as bare numbers.

It says which is which without a doubt (words are quoted, fields numbered), and it is short: to hash a long text takes
longer than to write it.
"""

from operator import attrgetter
from typing import Any, Final, final

from mainphase.cards.codec import encode
from mainphase.cards.nodes import Node
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import Packed
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


def told(value: object) -> str:
    if value is None or isinstance(value, (int, str)):
        return repr(value)
    if isinstance(value, Obj):
        return told_object(value)
    if isinstance(value, Part):
        return told_part(value)
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
            said.append(repr(v))
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
    """Most have only so much to say that others of their card and zone have not."""
    if not is_ordinary(o):
        return told_fields(o)
    if o.became == 0 and o.timestamp == 0 and o.arrived == 0 and not o.tapped and o.damage == 0 and o.flags == 0:
        return f"{o.id} {o.card} {o.kind} {o.owner} {o.zone}"
    return (
        f"{o.id} {o.card} {o.kind} {o.owner} {o.zone} {o.became} {o.timestamp} {o.arrived} {o.tapped} {o.damage} "
        f"{o.flags}"
    )


def told_part(p: Part) -> str:
    """What `told_fields` says of it. There are many in every state."""
    said = f"Part(0={p.id}"  # which is never 0
    if p.level != 0:
        said += f",1={p.level}"
    if p.kind != 0:
        said += f",2={p.kind}"
    if p.plan_phase != -1:
        said += f",3={p.plan_phase}"
    if p.plan != -1:
        said += f",4={p.plan}"
    if p.parent != 0:
        said += f",5={p.parent}"
    if p.player != -1:
        said += f",6={p.player}"
    if p.number != 0:
        said += f",7={p.number}"
    if p.queue:
        said += f",8={told(p.queue)}"
    if p.precombat:
        said += ",9=True"
    if p.first_strike:
        said += ",10=True"
    if p.added:
        said += ",11=True"
    if p.begun:
        said += ",12=True"
    if p.cut:
        said += ",13=True"
    if p.mains != 0:
        said += f",14={p.mains}"
    if p.past_attack:
        said += ",15=True"
    return said + ")"


def is_ordinary(o: Obj) -> bool:
    """Whether `told_object` says all that there is to say of it."""
    return (
        o.face == o.card
        and o.controller == o.owner
        and o.entered_under == o.owner
        and not o.counters
        and o.ctx is None
        and not o.used
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
        and o.ch is other.ch
        and is_ordinary(o)
        and is_ordinary(other)
    )

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
from mainphase.kernel.state.copies import copy_obj, copy_part
from mainphase.kernel.state.field_tables import FIELDS
from mainphase.kernel.state.numbers import MOST_NUMBERS, NUMBERS
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import Packed
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.texts import (
    has_same_short_text,
    is_ordinary,
    is_same_part,
    short_text,
    text_of_obj,
    text_of_part,
    text_of_player,
)
from mainphase.kernel.state.turn_parts import Part

FIELDS_OF: Final[dict[type, "ClassFields"]] = {}


def state_fields(cls: type) -> tuple[str, ...]:
    """The fields of a class of the state, in their order. Raises KeyError if it is none."""
    return FIELDS[cls.__name__]


def repr_json(data: object) -> str:
    import json

    return json.dumps(data, sort_keys=True, separators=(",", ":"))


@final
class ClassFields:
    """The fields of a class: how to get them all at once, and what a new object of it has in them."""

    def __init__(self, cls: type) -> None:
        names = state_fields(cls)
        self.name = cls.__name__
        self.names = names
        self.several = len(names) > 1
        self.getter: Any = attrgetter(*names)  # of one name it gives the bare value
        self.new = self.of(cls())

    def of(self, value: object) -> tuple[object, ...]:
        has: Any = self.getter(value)
        return has if self.several else (has,)


def cached_fields(cls: type) -> ClassFields:
    """The fields of a class, found once."""
    fields = FIELDS_OF.get(cls)
    if fields is None:
        fields = ClassFields(cls)
        FIELDS_OF[cls] = fields
    return fields


@mypyc_attr(acyclic=True)
@final
class CachedText:
    """The text of an ordinary object as it was last, and a copy of the object as it was then."""

    def __init__(self, of: Obj, text: str) -> None:
        self.of = of
        self.text = text


@mypyc_attr(acyclic=True)
@final
class CachedPartText:
    """The text of a part of the turn as it was last, and a copy of the part as it was then."""

    def __init__(self, of: Part, text: str) -> None:
        self.of = of
        self.text = text


# Whatever game they are of, since they are compared; each id has its place.
MOST_OBJECTS: Final = 4096
MOST_PARTS: Final = 256
SAID: Final[list[CachedText | None]] = [None] * MOST_OBJECTS
SAID_OF_PARTS: Final[list[CachedPartText | None]] = [None] * MOST_PARTS


def text_of_value(value: object) -> str:
    if value is None or isinstance(value, (int, str)):
        return repr(value)
    if isinstance(value, Obj):
        return text_of_object(value)
    if isinstance(value, Part):
        return text_of_turn_part(value)
    if isinstance(value, Player):
        return text_of_player(value)
    if isinstance(value, list):
        return f"[{text_of_values(value)}]"
    if isinstance(value, tuple):
        return f"({text_of_values(list(value))})"
    if isinstance(value, dict):
        return f"{{{','.join([f'{k!r}:{text_of_value(v)}' for k, v in value.items()])}}}"
    if isinstance(value, ById):
        return f"<{','.join([text_of_value(v) for v in value.to_read()])}>"
    if isinstance(value, Node):
        return f"node {repr_json(encode(value))!r}"
    return text_of_fields(value)


def text_of_values(values: list[object]) -> str:
    said: list[str] = []
    for v in values:
        if isinstance(v, int):
            said.append(NUMBERS[v] if 0 <= v < MOST_NUMBERS and v is not True and v is not False else repr(v))
        elif isinstance(v, Packed):
            for f in state_fields(type(v)):
                said.append(repr(getattr(v, f)))
        else:
            said.append(text_of_value(v))
    return ",".join(said)


def text_of_fields(value: object) -> str:
    fields = cached_fields(type(value))
    has = fields.of(value)
    new = fields.new
    said: list[str] = []
    for k in range(len(has)):
        v = has[k]
        if v is not new[k] and not is_as_new(v, new[k]):
            said.append(f"{k}={text_of_value(v)}")
    return f"{fields.name}({','.join(said)})"


def is_as_new(value: object, new: object) -> bool:
    if isinstance(value, (int, str)):
        return value == new
    return isinstance(value, (list, dict, tuple)) and not value and not new and new is not None


def text_of_object(o: Obj) -> str:
    """Most have only so much to say that others of their card and zone have not, and have said it before."""
    if not is_ordinary(o):
        return text_of_obj(o)
    place = o.id % MOST_OBJECTS
    said = SAID[place]
    if said is None or not has_same_short_text(o, said.of):
        said = CachedText(copy_obj(o), short_text(o))
        SAID[place] = said
    return said.text


def text_of_turn_part(part: Part) -> str:
    """There are many in every state, and most have said it before."""
    place = part.id % MOST_PARTS
    said = SAID_OF_PARTS[place]
    if said is None or not is_same_part(part, said.of):
        said = CachedPartText(copy_part(part), text_of_part(part))
        SAID_OF_PARTS[place] = said
    return said.text


def is_as(o: Obj, other: Obj) -> bool:
    """True if two ordinary objects are alike in all. Of others it is not said."""
    return has_same_short_text(o, other) and o.ch is other.ch and is_ordinary(o) and is_ordinary(other)

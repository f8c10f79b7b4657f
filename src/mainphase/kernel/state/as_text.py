"""The state as text, which the hash is over: what `repr` gives of the tuples that `flat.flatten` makes, without making
them, and with what is `Packed` as bare numbers.

Most of the text is about objects, and most objects have few things that others of their card have not. So their text is
put together from pieces which those share.
"""

from operator import attrgetter
from typing import Final, final

from mainphase.cards.codec import encode
from mainphase.cards.nodes import Node
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import Packed

# What even an ordinary object has of its own, in the order of its fields.
OWN: Final = ("id", "became", "timestamp", "arrived", "tapped", "damage", "flags")
MOST_PIECES: Final = 1 << 14
BITS: Final = 6  # of a zone, a kind, an owner
LARGEST: Final = (1 << BITS) - 1

FIELDS_OF: Final[dict[type, "Fields"]] = {}
PIECES: Final[dict[int, list[str]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    fields: tuple[str, ...] = cls.FIELDS  # type: ignore[attr-defined]
    return fields


def repr_json(data: object) -> str:
    import json

    return json.dumps(data, sort_keys=True, separators=(",", ":"))


@final
class Fields:
    """How to get all fields of a class at once."""

    def __init__(self, cls: type) -> None:
        names = fields_of(cls)
        self.name = cls.__name__
        self.several = len(names) > 1
        self.all = attrgetter(*names)


def told(value: object) -> str:
    """Numbers, words and None as they are; lists, dicts, tuples and objects as tagged tuples."""
    if value is None or isinstance(value, (int, str)):
        return repr(value)
    if isinstance(value, Obj):
        return told_object(value)
    if isinstance(value, list):
        return f"('l', {row_of(value)})"
    if isinstance(value, tuple):
        return f"('t', {row_of(list(value))})"
    if isinstance(value, (dict, ById)):
        return f"('d', {row([f'({k!r}, {told(v)})' for k, v in value.items()])})"
    if isinstance(value, Node):
        return f"('n', {repr_json(encode(value))!r})"
    return told_fields(value)


def told_fields(value: object) -> str:
    cls = type(value)
    fields = FIELDS_OF.get(cls)
    if fields is None:
        fields = Fields(cls)
        FIELDS_OF[cls] = fields
    has = fields.all(value)
    each: tuple[object, ...] = has if fields.several else (has,)
    if plain(each):
        return repr((fields.name, each))
    return f"({fields.name!r}, {row([told(v) for v in each])})"


def plain(values: tuple[object, ...]) -> bool:
    """Only numbers, words and nothing."""
    for v in values:
        if v is not None and not isinstance(v, (int, str)):
            return False
    return True


def row_of(values: list[object]) -> str:
    whole = tuple(values)
    if plain(whole):
        return repr(whole)
    said: list[str] = []
    for v in values:
        if isinstance(v, Packed):
            for f in fields_of(type(v)):
                said.append(repr(getattr(v, f)))
        else:
            said.append(told(v))
    return row(said)


def row(said: list[str]) -> str:
    """A tuple of what these say."""
    return f"({said[0]},)" if len(said) == 1 else f"({', '.join(said)})"


def told_object(o: Obj) -> str:
    if not is_ordinary(o):
        return told_fields(o)
    key = ((o.card << BITS | o.zone) << BITS | o.kind) << BITS | o.owner
    pieces = PIECES.get(key)
    if pieces is None:
        if len(PIECES) >= MOST_PIECES:
            PIECES.clear()
        pieces = pieces_of(o)
        PIECES[key] = pieces
    if o.timestamp == 0 and o.arrived == 0 and o.became == 0 and o.damage == 0 and o.flags == 0 and not o.tapped:
        return f"{pieces[0]}{o.id}{pieces[len(OWN) + 1]}"
    return (
        f"{pieces[0]}{o.id}{pieces[1]}{o.became}{pieces[2]}{o.timestamp}{pieces[3]}{o.arrived}{pieces[4]}{o.tapped}"
        f"{pieces[5]}{o.damage}{pieces[6]}{o.flags}{pieces[7]}"
    )


def pieces_of(o: Obj) -> list[str]:
    """What such objects say before, between and after what they have of their own; at last, what they say after their
    ids if all the rest is as a new object has it.
    """
    fields = fields_of(Obj)
    pieces: list[str] = []
    piece = "('Obj', ("
    new = ""
    for k in range(len(fields)):
        name = fields[k]
        if k:
            piece += ", "
        if name in OWN:
            pieces.append(piece)
            if name != "id":
                new += piece + repr(False if name == "tapped" else 0)
            piece = ""
        else:
            piece += told(getattr(o, name))
    piece += "))"
    pieces.append(piece)
    pieces.append(new + piece)
    return pieces


def is_ordinary(o: Obj) -> bool:
    """Whether all but `OWN` follows from its card, kind, owner and zone."""
    return (
        0 <= o.zone <= LARGEST
        and 0 <= o.kind <= LARGEST
        and 0 <= o.owner <= LARGEST
        and o.face == o.card
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

"""Nodes as plain data and back, and the fingerprint of a card definition.

A node becomes `{"node": "Draw", "amount": {…}}`: its class and those fields that differ from their defaults, so that a
field added later changes neither the data nor the fingerprint of cards that do not use it.
"""

import dataclasses
import hashlib
import json
import types
import typing
from typing import Any

from mainphase.cards import nodes
from mainphase.cards.nodes import CardDef, Node
from mainphase.errors import CardError, nearest

Data = Any  # what JSON can hold: dict, list, str, int, bool, None

KIND = "node"


def node_classes() -> dict[str, type[Node]]:
    """Every class of the vocabulary by its name."""
    return {name: value for name, value in vars(nodes).items() if isinstance(value, type) and issubclass(value, Node)}


CLASSES: dict[str, type[Node]] = node_classes()


def default_of(field: dataclasses.Field[Any]) -> tuple[bool, object]:
    """Whether a field has a default, and which."""
    if field.default is not dataclasses.MISSING:
        return True, field.default
    if field.default_factory is not dataclasses.MISSING:
        return True, field.default_factory()
    return False, None


Encoder = list[tuple[str, bool, object]]  # of each field: its name, whether it has a default, and which
FIELDS: dict[str, Encoder] = {}


def fields_of(kind: type[Node]) -> Encoder:
    known = FIELDS.get(kind.__name__)
    if known is None:
        known = [(f.name, *default_of(f)) for f in dataclasses.fields(kind)]
        FIELDS[kind.__name__] = known
    return known


def encode(value: object) -> Data:
    """A node, or what a node's field holds, as plain data."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [encode(v) for v in value]
    if isinstance(value, Node):
        kind = type(value)
        if CLASSES.get(kind.__name__) is not kind:
            raise CardError(f"{kind.__name__} is not a node of the card vocabulary")
        data: dict[str, Data] = {KIND: kind.__name__}
        for name, has_default, default in fields_of(kind):
            held = getattr(value, name)
            if not has_default or held != default:
                data[name] = encode(held)
        return data
    raise CardError(f"{value!r} cannot be part of a card; allowed are nodes, tuples, text, numbers and None")


def decode(data: Data, where: str = "") -> Node:
    """The node that `encode` made this from."""
    node = decode_value(data, where)
    if not isinstance(node, Node):
        raise CardError(f"expected a node, an object with the key {KIND!r}; found {brief(data)}", where=where)
    return node


def decode_value(data: Data, where: str) -> object:
    if data is None or isinstance(data, (str, int)):
        return data
    if isinstance(data, list):
        return tuple(decode_value(d, where) for d in data)
    if isinstance(data, dict):
        return decode_node(data, where)
    raise CardError(
        f"{brief(data)} cannot be part of a card; allowed are nodes, lists, text, whole numbers", where=where
    )


def decode_node(data: dict[str, Data], where: str) -> Node:
    name = data.get(KIND)
    kind = CLASSES.get(name) if isinstance(name, str) else None
    if kind is None:
        what = (
            f"there is no node {name!r}; close: {nearest(str(name), CLASSES)}" if KIND in data else "a node has no name"
        )
        raise CardError(f"{what} (in {brief(data)})", where=where)
    fields = fields_of(kind)
    known = [f[0] for f in fields]
    values: dict[str, Any] = {}
    for key, held in data.items():
        if key == KIND:
            continue
        if key not in known:
            raise CardError(f"{name} has no field {key!r}; it has {', '.join(known) or 'none'}", where=where)
        values[key] = decode_value(held, where)
    for field_name, has_default, _ in fields:
        if not has_default and field_name not in values:
            raise CardError(f"{name} needs the field {field_name!r}; its fields are {', '.join(known)}", where=where)
    hints = hints_of(kind)
    for key, value in values.items():
        if not fits(value, hints.get(key)):
            raise CardError(f"{name}.{key} cannot be {brief(data[key])}", where=where)
    try:
        return kind(**values)
    except TypeError as wrong:  # a compiled class checks its fields itself
        raise CardError(f"{name} cannot be made from {brief(data)}: {wrong}", where=where) from wrong


HINTS: dict[str, dict[str, Any]] = {}


def hints_of(kind: type[Node]) -> dict[str, Any]:
    known = HINTS.get(kind.__name__)
    if known is None:
        known = typing.get_type_hints(kind)
        HINTS[kind.__name__] = known
    return known


def fits(value: object, hint: Any) -> bool:
    """Whether a field may hold this. What a compiled class does not tell about its fields, it checks itself."""
    if hint is None or hint is type or hint is tuple:
        return hint is not tuple or isinstance(value, tuple)
    if hint is type(None):
        return value is None
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin is typing.Union or origin is types.UnionType:
        return any(fits(value, a) for a in args)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if len(args) == 2 and args[1] is Ellipsis:
            return all(fits(v, args[0]) for v in value)
        return len(value) == len(args) and all(fits(v, a) for v, a in zip(value, args, strict=True))
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, hint) if isinstance(hint, type) else True


def brief(data: Data) -> str:
    text = json.dumps(data, ensure_ascii=False, default=repr)
    return text if len(text) <= 80 else text[:77] + "…"


def decode_card(data: Data, where: str = "") -> CardDef:
    """A whole card."""
    node = decode(data, where)
    if not isinstance(node, CardDef):
        raise CardError(f"expected a CardDef; found {type(node).__name__}", where=where)
    return node


def canonical(node: Node) -> str:
    """One text for one tree: keys sorted, no white space."""
    return json.dumps(encode(node), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def fingerprint(card: Node) -> str:
    """Sixteen hexadecimal digits that change when the definition does; equal on every machine and build."""
    return hashlib.blake2b(canonical(card).encode(), digest_size=8).hexdigest()

"""Nodes as plain data and back, and the fingerprint of a card definition.

A node becomes `{"node": "Draw", "amount": {…}}`: its class and those fields that differ from their defaults, so that a
field added later changes neither the data nor the fingerprint of cards that do not use it.
"""

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any

from mainphase.cards import nodes
from mainphase.cards.nodes import CardDef, Node
from mainphase.errors import CardError, nearest
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, fixed, worded

Data = Any  # what JSON can hold: dict, list, str, int, bool, None

KIND = "node"


def node_classes() -> dict[str, type[Node]]:
    """Every class of the vocabulary by its name."""
    return {name: value for name, value in vars(nodes).items() if isinstance(value, type) and issubclass(value, Node)}


CLASSES: dict[str, type[Node]] = node_classes()


def default_of(field: dataclasses.Field[Any]) -> tuple[bool, object]:
    """Returns True and the default of a field that has one, else False and None."""
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
    """Returns a node, or what a node's field holds, as plain data. Raises CardError for anything else."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [encode(v) for v in value]
    if isinstance(value, Node):
        kind = type(value)
        if CLASSES.get(kind.__name__) is not kind:
            raise CardError(
                worded("error-is-not-a-node", "{name} is not a node of the card vocabulary", name=kind.__name__)
            )
        data: dict[str, Data] = {KIND: kind.__name__}
        for name, has_default, default in fields_of(kind):
            held = getattr(value, name)
            if not has_default or held != default:
                data[name] = encode(held)
        return data
    raise CardError(
        worded(
            "error-cannot-be-part-of-a-card",
            "{value} cannot be part of a card; allowed are nodes, tuples, text, numbers and None",
            value=repr(value),
        )
    )


def decode(data: Data, where: str = "") -> Node:
    """Returns the node that `encode` made this from. Raises CardError if it made it from none."""
    node = decode_value(data, where)
    if not isinstance(node, Node):
        raise CardError(
            worded(
                "error-expected-a-node-an-object",
                "expected a node, an object with the key {kind}; found {data}",
                kind=repr(KIND),
                data=brief(data),
            ),
            where=where,
        )
    return node


def decode_value(data: Data, where: str) -> object:
    """Raises CardError for data that cannot be part of a card."""
    if data is None or isinstance(data, (str, int)):
        return data
    if isinstance(data, list):
        return tuple(decode_value(d, where) for d in data)
    if isinstance(data, dict):
        return decode_node(data, where)
    raise CardError(
        worded(
            "error-cannot-be-part",
            "{data} cannot be part of a card; allowed are nodes, lists, text, whole numbers",
            data=brief(data),
        ),
        where=where,
    )


def decode_node(data: dict[str, Data], where: str) -> Node:
    """Returns a node from its data. Raises CardError if there is no such node, or it has other fields."""
    name = data.get(KIND)
    kind = CLASSES.get(name) if isinstance(name, str) else None
    if kind is None:
        what = (
            worded(
                "error-there-is-no-node-close",
                "there is no node {name}; close: {nearest}",
                name=repr(name),
                nearest=nearest(str(name), CLASSES),
            )
            if KIND in data
            else fixed("error-a-node-has-no-name", "a node has no name")
        )
        raise CardError(worded("error-what-in-data", "{what} (in {data})", what=what, data=brief(data)), where=where)
    needed, checks = demands_of(kind.__name__)
    values: dict[str, Any] = {}
    for key, held in data.items():
        if key == KIND:
            continue
        fits = checks.get(key)
        if fits is None:
            raise CardError(
                worded(
                    "error-has-no-field",
                    "{name} has no field {key}; it has {checks}",
                    name=name,
                    key=repr(key),
                    checks=commas(checks) or fixed("error-none", "none"),
                ),
                where=where,
            )
        value = values[key] = decode_value(held, where)
        if not fits(value):
            raise CardError(
                worded("error-field-cannot-be", "{name}.{key} cannot be {held}", name=name, key=key, held=brief(held)),
                where=where,
            )
    for field_name in needed:
        if field_name not in values:
            raise CardError(
                worded(
                    "error-needs-the-field-its-fields",
                    "{name} needs the field {field_name}; its fields are {checks}",
                    name=name,
                    field_name=repr(field_name),
                    checks=commas(checks),
                ),
                where=where,
            )
    try:
        return kind(**values)
    except TypeError as wrong:  # a compiled class checks its fields itself
        raise CardError(
            worded(
                "error-node-cannot-be-made",
                "{name} cannot be made from {data}: {wrong}",
                name=name,
                data=brief(data),
                wrong=error_text(wrong),
            ),
            where=where,
        ) from wrong


def hints_of(kind: type[Node]) -> dict[str, Any]:
    """The types of the fields of a node, as far as it tells them."""
    return typing.get_type_hints(kind)


Check = Callable[[object], bool]


@cache
def demands_of(name: str) -> tuple[tuple[str, ...], dict[str, Check]]:
    """The fields that data of a node of this name must have, and of every field a check of what it may hold."""
    kind = CLASSES[name]
    hints = hints_of(kind)
    fields = fields_of(kind)
    needed = tuple([field for field, has_default, _ in fields if not has_default])
    return needed, {field: check_of(hints.get(field)) for field, _, _ in fields}


@cache
def check_of(hint: Any) -> Check:
    """Tells whether a field of this type may hold a value. What a compiled class does not tell about its fields, it
    checks itself.
    """
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if hint is type(None):
        return lambda value: value is None
    if hint is int:
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    if origin is typing.Union or origin is types.UnionType:
        either = [check_of(a) for a in args]
        return lambda value: any(fits(value) for fits in either)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        each = check_of(args[0])
        return lambda value: isinstance(value, tuple) and all(each(v) for v in value)
    if origin is tuple:
        parts = [check_of(a) for a in args]
        return lambda value: (
            isinstance(value, tuple)
            and len(value) == len(parts)
            and all(fits(v) for fits, v in zip(parts, value, strict=True))
        )
    if isinstance(hint, type) and hint is not type:
        return lambda value: isinstance(value, hint)
    return lambda value: True


def brief(data: Data) -> str:
    text = json.dumps(data, ensure_ascii=False, default=repr)
    return text if len(text) <= 80 else text[:77] + "…"


def decode_card(data: Data, where: str = "") -> CardDef:
    """Returns a whole card. Raises CardError if the data are none."""
    node = decode(data, where)
    if not isinstance(node, CardDef):
        raise CardError(
            worded("error-expected-a-carddef-found", "expected a CardDef; found {name}", name=type(node).__name__),
            where=where,
        )
    return node


def canonical(node: Node) -> str:
    """One text for one tree: keys sorted, no white space."""
    return json.dumps(encode(node), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def fingerprint(card: Node) -> str:
    """Sixteen hexadecimal digits that change when the definition does; equal on every machine and build."""
    return hashlib.blake2b(canonical(card).encode(), digest_size=8).hexdigest()

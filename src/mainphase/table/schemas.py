"""JSON schemas of what mainphase says to other programs, made from the types of `plain_data`."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Final, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from mainphase.kernel.values import DECISION_NAMES, OPTION_NAMES
from mainphase.kernel.what_happens import EVENT_NAMES
from mainphase.table.plain_data import DecisionData, EventData, OptionData, ViewData

KINDS: Final[dict[str, type]] = {"view": ViewData, "decision": DecisionData, "event": EventData}
SIMPLE: Final[dict[object, str]] = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}
# Words of a closed list, from the kernel's own tables.
CLOSED: Final[dict[tuple[type, str], tuple[str, ...]]] = {
    (EventData, "name"): EVENT_NAMES,
    (DecisionData, "kind"): tuple(DECISION_NAMES.values()),
    (OptionData, "kind"): tuple(OPTION_NAMES.values()),
}


def data_schema(kind: str) -> dict[str, Any]:
    """The schema of `view`, `decision` or `event`, as data."""
    root = KINDS[kind]
    found: dict[str, Any] = {}
    _define(root, found)
    own = found.pop(_name(root))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"mainphase {kind}",
        **own,
        **({"$defs": dict(sorted(found.items()))} if found else {}),
    }


def definitions() -> dict[str, Any]:
    """All that these schemas describe, by name; they refer to each other as `#/$defs/name`."""
    found: dict[str, Any] = {}
    for root in KINDS.values():
        _define(root, found)
    return found


def _name(made: type) -> str:
    return made.__name__.removesuffix("Data").lower()


def _define(made: type, found: dict[str, Any]) -> None:
    """Puts a type, and those it speaks of, among the definitions."""
    if _name(made) in found:
        return
    found[_name(made)] = {}  # types that speak of each other end here
    properties: dict[str, Any] = {}
    for field, hint in get_type_hints(made, include_extras=True).items():
        properties[field] = _schema(hint, found)
        if (made, field) in CLOSED:
            properties[field]["enum"] = list(CLOSED[made, field])
    found[_name(made)] = {
        "description": " ".join((made.__doc__ or "").split()),
        "type": "object",
        "properties": properties,
        "required": [field for field in properties if field in made.__required_keys__],  # type: ignore[attr-defined]
        "additionalProperties": False,
    }


def _schema(hint: Any, found: dict[str, Any]) -> dict[str, Any]:
    origin, inside = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return _schema(inside[0], found)
    if origin is Annotated:  # of several descriptions, the last is the nearest
        return {**_schema(inside[0], found), "description": str(inside[-1])}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(each, found) for each in inside]}
    if origin is list:
        return {"type": "array", "items": _schema(inside[0], found)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(inside[1], found)}
    if is_typeddict(hint):
        _define(hint, found)
        return {"$ref": f"#/$defs/{_name(hint)}"}
    return {"type": SIMPLE[hint]}

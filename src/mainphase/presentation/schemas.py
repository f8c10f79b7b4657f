"""JSON schemas of what mainphase says to other programs, made from the fields that `shown` classes declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_type_hints

from msgspec.json import schema_components

from mainphase.presentation.because import Because, ReasonStep
from mainphase.presentation.event import Event
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.option import NumberRange, Option
from mainphase.presentation.shown import ALWAYS, Field, Shown
from mainphase.presentation.table_view import DamageView, DecisionView, OtherTurnView, PlayerView
from mainphase.presentation.view import View
from mainphase.presentation.what_next import Upcoming, WhatNext

# By the names under which the schemas know them.
DATA: Final[dict[str, type[Shown]]] = {
    "view": View,
    "player": PlayerView,
    "turn": OtherTurnView,
    "object": ObjectView,
    "decision": DecisionView,
    "option": Option,
    "range": NumberRange,
    "damage": DamageView,
    "event": Event,
    "because": Because,
    "reason": ReasonStep,
    "next": WhatNext,
    "upcoming": Upcoming,
}
NAMES: Final[dict[type, str]] = {of: name for name, of in DATA.items()}
KINDS: Final = ("view", "decision", "event", "because", "next")  # those that are asked for


def data_schema(kind: str) -> dict[str, Any]:
    """The schema of `view`, `decision`, `event`, `because` or `next`, as data."""
    every = schema_definitions()
    needed = [kind]
    for name in needed:
        needed += [other for other in every if f"'#/$defs/{other}'" in str(every[name]) and other not in needed]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"mainphase {kind}",
        **every[kind],
        **({"$defs": {name: every[name] for name in sorted(needed) if name != kind}} if needed[1:] else {}),
    }


def schema_definitions(place: Callable[[str], str] = "#/$defs/{}".format) -> dict[str, Any]:
    """The schema of each of `DATA`, by name; `place`: where they find each other."""
    return {name: _definition(of, place) for name, of in DATA.items()}


def _definition(of: type[Shown], place: Callable[[str], str]) -> dict[str, Any]:
    fields = {each.key: each for each in of.FIELDS if each.key is not None}
    found, _ = schema_components(
        [_type(of, each) for each in fields.values()], schema_hook=lambda to: {"$ref": place(NAMES[to])}
    )
    return {
        "description": " ".join((of.__doc__ or "").split()),
        "type": "object",
        "properties": {
            key: {
                **schema,
                **({"description": each.__doc__} if each.__doc__ else {}),
                **({"enum": list(each.words)} if each.words else {}),
            }
            for (key, each), schema in zip(fields.items(), found, strict=True)
        },
        "required": [key for key, each in fields.items() if each.empty is ALWAYS],
        "additionalProperties": False,
    }


def _type(of: type[Shown], each: Field[Any]) -> Any:
    """The type that a field's declaration gives; of one that is left out when it is None, the other type."""
    declared = get_type_hints(each.find if each.find is not None else of, include_extras=True)
    found = declared["return" if each.find is not None else each.name]
    return found.__args__[0] if each.empty is None else found

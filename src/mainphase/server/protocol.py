"""The protocol as a JSON schema, made from `messages`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mainphase.presentation.schemas import NAMES, schema_definitions
from mainphase.server.messages import PROTOCOL, FromPage, FromServer

DIRECTIONS: Final = {"FromPage": FromPage, "FromServer": FromServer}


def protocol_schema() -> dict[str, Any]:
    """The JSON schema of the messages of a page (`FromPage`) and of a server (`FromServer`), with all their parts."""
    (page, server), found = msgspec.json.schema_components(
        list(DIRECTIONS.values()), schema_hook=lambda of: {"$ref": library_definition(NAMES[of])}
    )
    asked = reached_definitions(page, found) | {reference["$ref"].rpartition("/")[2] for reference in page["anyOf"]}
    for name, definition in found.items():
        definition["description"] = " ".join(definition.get("description", "").split())
        definition.pop("title", None)
        definition["additionalProperties"] = False
        if name not in asked:  # the server leaves nothing out
            definition["required"] = list(definition["properties"])
    ours = schema_definitions(library_definition)
    found.update({library_definition(name).rpartition("/")[2]: definition for name, definition in ours.items()})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"mainphase table, protocol {PROTOCOL}",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in DIRECTIONS],
        "$defs": {**dict(sorted(found.items())), **dict(zip(DIRECTIONS, (page, server), strict=True))},
    }


def library_definition(name: str) -> str:
    """Where the schema has what the library describes itself, by the name that it has there."""
    return f"#/$defs/{name.capitalize()}Data"


def reached_definitions(node: Any, found: dict[str, Any]) -> set[str]:
    """The definitions that a schema speaks of, directly or through others."""
    names: set[str] = set()
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, list):
            waiting += each
        elif isinstance(each, dict):
            waiting += [value for key, value in each.items() if key != "$ref"]
            name = str(each.get("$ref", "")).rpartition("/")[2]
            if name and name not in names:
                names.add(name)
                waiting.append(found[name])
    return names

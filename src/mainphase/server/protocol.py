"""The protocol as a JSON schema, made from `messages`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mainphase.server.messages import PROTOCOL, FromPage, FromServer
from mainphase.table.schemas import definitions

DIRECTIONS: Final = {"FromPage": FromPage, "FromServer": FromServer}
OF_DATA: Final = "Data"  # how the types of `plain_data` end


def protocol_schema() -> dict[str, Any]:
    """What a page says (`FromPage`) and what a server says (`FromServer`), with everything in them."""
    (page, server), found = msgspec.json.schema_components(list(DIRECTIONS.values()))
    # What the library describes itself is described better there: with closed lists, and a sentence for each field.
    found.update({f"{name.capitalize()}{OF_DATA}": definition for name, definition in as_components().items()})
    ours = {name for name in found if name.endswith(OF_DATA)}
    asked = reached(page, found) | {reference["$ref"].rpartition("/")[2] for reference in page["anyOf"]}
    for name, definition in found.items():
        definition["description"] = " ".join(definition.get("description", "").split())
        if name not in ours:
            definition.pop("title", None)
            definition["additionalProperties"] = False
        if name not in asked and name not in ours:  # the server leaves nothing out
            definition["required"] = list(definition["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"mainphase table, protocol {PROTOCOL}",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in DIRECTIONS],
        "$defs": {**dict(sorted(found.items())), **dict(zip(DIRECTIONS, (page, server), strict=True))},
    }


def as_components() -> dict[str, Any]:
    """The library's own definitions, which speak of each other by the names that they have here."""

    def renamed(node: Any) -> Any:
        if isinstance(node, dict):
            return {
                key: f"#/$defs/{value.rpartition('/')[2].capitalize()}{OF_DATA}" if key == "$ref" else renamed(value)
                for key, value in node.items()
            }
        return [renamed(each) for each in node] if isinstance(node, list) else node

    return {name: renamed(definition) for name, definition in definitions().items()}


def reached(node: Any, found: dict[str, Any]) -> set[str]:
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

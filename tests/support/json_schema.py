"""Whether data fits a JSON schema: the few words of the language that our schemas use, and no others."""

from __future__ import annotations

from typing import Any, Final

TYPES: Final[dict[str, type | tuple[type, ...]]] = {
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}
NOTES: Final = {"$schema", "$defs", "title", "description"}
WORDS: Final = {"$ref", "type", "enum", "anyOf", "items", "properties", "required", "additionalProperties"}


def faults(data: Any, schema: dict[str, Any], root: dict[str, Any] | None = None, at: str = "$") -> list[str]:
    """What does not fit, each with its place."""
    root = schema if root is None else root
    assert set(schema) <= NOTES | WORDS, set(schema) - NOTES - WORDS
    if "$ref" in schema:
        return faults(data, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, at)
    if "anyOf" in schema:
        tried = [faults(data, each, root, at) for each in schema["anyOf"]]
        return [] if [] in tried else [f"{at}: fits none of {len(tried)}", *tried[0]]
    wanted = schema["type"]
    if not isinstance(data, TYPES[wanted]) or (isinstance(data, bool) and wanted != "boolean"):
        return [f"{at}: {data!r} is no {wanted}"]
    found: list[str] = []
    if "enum" in schema and data not in schema["enum"]:
        found.append(f"{at}: {data!r} is none of those listed")
    if isinstance(data, list):
        for k, each in enumerate(data):
            found += faults(each, schema["items"], root, f"{at}[{k}]")
    if isinstance(data, dict):
        found += [f"{at}.{name} is missing" for name in schema.get("required", ()) if name not in data]
        for name, value in data.items():
            inner = schema.get("properties", {}).get(name, schema["additionalProperties"])
            found += [f"{at}.{name} is not described"] if inner is False else faults(value, inner, root, f"{at}.{name}")
    return found

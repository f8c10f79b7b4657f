"""Writes the protocol of the table for the page: its JSON schema, and TypeScript types made from that.

python tools/protocol_types.py          # writes client/src/protocol
python tools/protocol_types.py --check  # fails if these are not current
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from mainphase.server.limits import LARGEST_MESSAGE
from mainphase.server.messages import LONGEST_TEXT, PROTOCOL
from mainphase.server.protocol import protocol_schema

FOLDER: Final = Path(__file__).parent.parent / "client" / "src" / "protocol"
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDEST: Final = 116


def type_of(node: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in node:
        return str(node["$ref"]).rpartition("/")[2]
    if "enum" in node:
        return " | ".join(json.dumps(each) for each in node["enum"])
    if "anyOf" in node:
        return " | ".join(dict.fromkeys(type_of(each) for each in node["anyOf"]))
    if node["type"] == "array":
        inside = type_of(node["items"])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if node["type"] == "object":
        return f"Record<string, {type_of(node['additionalProperties'])}>"
    return SIMPLE[node["type"]]


def comment(text: str, indent: str = "") -> list[str]:
    """A doc comment, wrapped."""
    if not text:
        return []
    if len(indent) + len(text) + 7 <= WIDEST:
        return [f"{indent}/** {text} */"]
    lines, line = [f"{indent}/**"], ""
    for word in text.split():
        if line and len(indent) + 3 + len(line) + 1 + len(word) > WIDEST:
            lines.append(f"{indent} * {line}")
            line = ""
        line = f"{line} {word}" if line else word
    return [*lines, f"{indent} * {line}", f"{indent} */"]


def declaration(name: str, node: dict[str, Any]) -> list[str]:
    """One definition."""
    out = comment(node.get("description", ""))
    if node.get("type") != "object":
        return [*out, f"export type {name} =", *(f"  | {each}" for each in type_of(node).split(" | "))]
    out.append(f"export interface {name} {{")
    for field, inside in node["properties"].items():
        out += comment(inside.get("description", ""), "  ")
        out.append(f"  {field}{'' if field in node['required'] else '?'}: {type_of(inside)};")
    return [*out, "}"]


def typescript(schema: dict[str, Any]) -> str:
    """All definitions as a TypeScript module."""
    out = [
        "// Made by tools/protocol_types.py from src/mainphase/server/messages.py; do not edit.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        "/** How many characters a scenario, a record or a deck has at most. */",
        f"export const LONGEST_TEXT = {LONGEST_TEXT};",
        "/** How large a message to the server is at most. */",
        f"export const LARGEST_MESSAGE = {LARGEST_MESSAGE};",
    ]
    for name, node in schema["$defs"].items():
        out += ["", *declaration(name, node)]
    return "\n".join(out) + "\n"


def files() -> dict[Path, str]:
    """What the folder should hold."""
    schema = protocol_schema()
    return {
        FOLDER / "schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        FOLDER / "messages.ts": typescript(schema),
    }


def main() -> int:
    stale = [p for p, text in files().items() if not p.exists() or p.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.name} is not what src/mainphase/server/messages.py says: run python tools/protocol_types.py")
        return int(bool(stale))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

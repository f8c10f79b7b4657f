"""The protocol: its schema and the page's types are made from the messages, and agree with them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

import protocol_types
from mainphase.server.messages import FromPage, FromServer
from mainphase.server.protocol import protocol_schema


def test_what_the_page_is_written_against_is_current() -> None:
    """Mended by `python tools/protocol_types.py`."""
    for path, text in protocol_types.files().items():
        assert path.read_text(encoding="utf-8") == text, path.name


def test_every_message_has_a_name_of_its_own_and_says_what_it_is() -> None:
    tags: dict[str, type] = {}
    for message in (*get_args(FromPage), *get_args(FromServer)):
        tag = message.__struct_config__.tag
        assert tags.setdefault(tag, message) is message, tag
        assert message.__doc__, message.__name__


def test_the_schema_speaks_only_of_what_it_defines() -> None:
    schema = protocol_schema()
    defined = set(schema["$defs"])

    def references(node: Any) -> list[str]:
        if isinstance(node, dict):
            return [node["$ref"]] if "$ref" in node else [r for value in node.values() for r in references(value)]
        return [r for each in node for r in references(each)] if isinstance(node, list) else []

    assert {r.removeprefix("#/$defs/") for r in references(schema)} <= defined
    assert "RangeData" in defined, "definitions that only other definitions need are there"


def test_the_library_describes_its_own_data() -> None:
    events = protocol_schema()["$defs"]["EventData"]["properties"]["name"]
    assert "activated" in {name.lower() for name in events["enum"]}
    assert events["description"]


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "ping"}',
        '{"type": "pong", "id": 1}',
        '{"type": "ping", "id": -1}',
        '{"type": "ping", "id": 1, "more": 2}',
        '{"type": "ping", "id": 9007199254740993}',
        '{"type": "answer", "id": 1, "game": "g", "line": 0, "moment": 0, "choice": true}',
        '{"type": "new_game", "id": 1, "seats": []}',
        "[]",
    ],
)
def test_what_is_no_request(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=FromPage)

"""What docs/protocol.md and docs/table.md show is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, get_args

from tests.support.shown import blocks_of
from typer.main import get_command

from mainphase.cli.app import command_line_app
from mainphase.server import messages as m
from mainphase.server.serving import Serving

DOCS: Final = Path(__file__).parents[2] / "docs"
PROTOCOL: Final = (DOCS / "protocol.md").read_text(encoding="utf-8")
TABLE: Final = (DOCS / "table.md").read_text(encoding="utf-8")


def test_the_worked_client_plays_a_whole_game(server: Serving) -> None:
    (shown,) = [block.text for block in blocks_of(PROTOCOL) if block.kind == "python"]
    assert len([line for line in shown.splitlines() if line.strip()]) <= 46
    names: dict[str, Any] = {}
    exec(compile(shown, "docs/protocol.md", "exec"), names)
    last = names["play_first_options"](f"ws://127.0.0.1:{server.port}/ws", "vanilla-green", "red-burn")
    assert last["view"]["over"]
    assert last["view"]["winners"]


def test_every_code_of_a_problem_is_told() -> None:
    (codes,) = [get_args(field) for name, field in m.Problem.__annotations__.items() if name == "code"] or [()]
    schema = m.Problem.__annotations__["code"]
    said = set(re.findall(r"`(\w+)`", PROTOCOL.partition("## Problems")[2]))
    wanted = set(codes) or set(re.findall(r'"(\w+)"', str(schema)))
    assert said >= wanted, wanted - said


def test_every_request_that_is_named_is_one() -> None:
    tags = {message.__struct_config__.tag for message in (*get_args(m.FromPage), *get_args(m.FromServer))}
    body = PROTOCOL.partition("## How a conversation goes")[2].partition("## Problems")[0]
    requests = {tag for tag in tags if f"`{tag}`" in body}
    assert requests >= {"hello", "welcome", "new_game", "join", "update", "answer", "stops", "look_back", "branch_from"}
    assert all(m.__doc__ for m in get_args(m.FromPage))


def test_every_option_of_the_command_is_told() -> None:
    (command,) = get_command(command_line_app(["table"])).commands.values()  # type: ignore[attr-defined]
    named = {name for parameter in command.params for name in parameter.opts if name.startswith("--")}
    options = named - {"--no-built-in"}
    assert set(re.findall(r"^\| `(--[a-z-]+)", TABLE, re.M)) == options

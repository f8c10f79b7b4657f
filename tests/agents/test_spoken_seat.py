"""One seat in words, and the tools by which an agent plays it."""

from __future__ import annotations

import asyncio
import re
import sys
from typing import Any

import pytest

from mainphase.agents.seat import MOST_GAMES, SpokenSeats
from mainphase.errors import GameOver, IllegalOption, OptionError
from mainphase.game import Refused


def test_a_game_is_played_in_words() -> None:
    seats = SpokenSeats("random")
    number, seen = seats.new_game("vanilla-red", ["vanilla-green"])
    seat = seats.seat(number)
    for k in range(400):
        if seat.game.over:
            break
        options = re.findall(r"^(\d+): ", seen.rpartition("\n\n")[2], re.M)
        seen = seat.choose(options[-1] if k % 2 else int(options[-1]))
    assert seat.game.over
    assert "The game is over: " in seen
    assert "wins the game (104.2a)" in seat.transcript()
    with pytest.raises(GameOver):
        seat.choose(0)


def test_questions_are_answered_with_rules() -> None:
    seats = SpokenSeats("random")
    number, _ = seats.new_game("vanilla-red", ["vanilla-red"])
    seat = seats.seat(number)
    while "has priority" not in seat.observe():
        seat.choose(0)
    assert re.search(r"\(\d{3}\.\d", seat.why_not("cast Lightning Bolt"))
    hand = seat.game.view("Agent").me.hand[0]
    assert seat.look(hand.name).startswith(hand.label)
    assert seat.look(hand.name[:-1]).startswith(hand.label)  # a part of a name will do, as at the terminal
    for wrong, error in ((999, IllegalOption), ("dance", Refused)):
        with pytest.raises(error):
            seat.choose(wrong)
    for unseen in ("Shivan Dragon", " "):
        with pytest.raises(OptionError, match=f"Agent sees nothing called '{unseen}'"):
            seat.look(unseen)
    assert "Opponent wins the game" in seat.concede()


def test_nobody_answers_for_others_in_a_game_that_finds_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = SpokenSeats("random")
    number, _ = seats.new_game("vanilla-red", ["vanilla-green"])
    seat = seats.seat(number)
    monkeypatch.setattr("mainphase.agents.seat.MAX_DECISIONS", 0)
    while seat.game.decision is not None and seat.game.decision.decider == "Agent":
        with pytest.raises(OptionError, match="the others go on and on"):
            seat.choose(0)
    moves = seat.game.moves
    with pytest.raises(OptionError, match="Opponent decides: this game goes on no further"):
        seat.choose(0)
    assert seat.game.moves == moves


def test_so_many_games_and_no_files() -> None:
    seats = SpokenSeats("random")
    for wrong in ("/etc/passwd", "no-such-deck", "\n/etc/passwd", "/etc/passwd\n "):
        with pytest.raises(OptionError, match=f"there is no bundled deck '{wrong.strip()}'"):
            seats.new_game(wrong, ["vanilla-red"])
    with pytest.raises(OptionError, match="at least one opponent"):
        seats.new_game("vanilla-red", [])
    for _ in range(MOST_GAMES):
        number, _ = seats.new_game("vanilla-red", ["vanilla-red"])
    with pytest.raises(OptionError, match="16 games go on: concede one before another begins"):
        seats.new_game("vanilla-red", ["vanilla-red"])
    seats.seat(3).concede()
    assert seats.new_game("24 Mountain\n36 Shock", ["vanilla-red"] * 2)[0] == number + 1
    with pytest.raises(OptionError, match="there is no game 3; there are 1, 2, 4"):
        seats.seat(3)


def test_its_tools_are_served_over_the_protocol() -> None:
    pytest.importorskip("mcp.server", reason="the Model Context Protocol needs the extra mcp")
    from mcp.client.client import Client

    from mainphase.agents.mcp_tools import tool_server

    async def play() -> dict[str, Any]:
        async with Client(tool_server(SpokenSeats("random"))) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]

            async def call(tool: str, **given: object) -> tuple[bool, str]:
                said = await client.call_tool(tool, given)
                return said.is_error, said.content[0].text

            return {
                "names": names,
                "decks": await call("decks"),
                "begun": await call("new_game", deck="vanilla-red", opponents=["vanilla-green"]),
                "chosen": await call("choose", game=1, option=0),
                "wrong": await call("choose", game=1, option="dance"),
                "missing": await call("observe", game=2),
                "over": await call("concede", game=1),
            }

    told = asyncio.run(play())
    assert told["names"] == ["decks", "new_game", "observe", "choose", "why_not", "look", "transcript", "concede"]
    assert "red-burn" in told["decks"][1]
    assert told["begun"][1].startswith("game 1\n\nbefore the first turn; rules of ")
    assert not told["chosen"][0]
    assert told["wrong"][0]
    assert "'dance'" in told["wrong"][1]
    assert told["missing"] == (True, "Error executing tool observe: there is no game 2; there are 1")
    assert "The game is over: Opponent won" in told["over"][1]


def test_without_the_sdk_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from mainphase.agents.mcp_tools import tool_server

    monkeypatch.setitem(sys.modules, "mcp.server", None)
    monkeypatch.setitem(sys.modules, "mcp", None)
    with pytest.raises(OptionError, match=r"which is not installed: pip install 'mainphase\[mcp\]'"):
        tool_server(SpokenSeats())

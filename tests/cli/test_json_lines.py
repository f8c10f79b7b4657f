"""`watch --json` and `play --json`: a game for another program, line by line."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.support.json_schema import faults

from mainphase.errors import OptionError
from mainphase.players.program_bot import answer_in
from mainphase.presentation.schemas import data_schema

DUEL = ("red-burn", "vanilla-green", "--seed", "3", "--first", "Alice")


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_watched_game_is_a_line_for_everything(mainphase: Run) -> None:
    ran = mainphase("watch", *DUEL, "--json")
    assert (ran.status, ran.err) == (0, "")
    first, *events, last = lines_of(ran.out)
    assert (first["type"], first["players"], first["seed"], first["you"]) == ("game", ["Alice", "Bob"], 3, None)
    assert last["type"] == "end"
    assert last["over"] is True
    assert len(last["winners"]) == 1
    schema = data_schema("event")
    for event in events:
        assert event.pop("type") == "event"
        assert faults(event, schema) == []
    assert {"turn begins", "draw", "cast", "player wins"} <= {event["name"] for event in events}
    assert all(event["rule"] for event in events)
    assert not any("draws a card" in event["text"] for event in events)  # nothing is hidden


def test_a_game_cut_at_the_limit_is_not_over(mainphase: Run) -> None:
    last = lines_of(mainphase("watch", *DUEL, "--json", "--max-turns", "2").out)[-1]
    assert (last["over"], last["winners"]) == (False, [])


def play(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, *answers: object, more: tuple[str, ...] = (), status: int = 0
) -> Any:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{json.dumps(each)}\n" for each in answers)))
    ran = mainphase("play", *DUEL, "--json", *more)
    assert (ran.status, bool(ran.err)) == (status, bool(status))
    return lines_of(ran.out)


def test_a_program_is_asked_and_answers_by_index_or_notation(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play(mainphase, monkeypatch, 0, "play Mountain")
    asked = [line for line in told if line["type"] == "decision"]
    assert [line["decision"]["kind"] for line in asked] == ["mulligan", "priority", "priority"]
    for line in asked:
        assert faults(line["decision"], data_schema("decision")) == []
        assert faults(line["view"], data_schema("view")) == []
        assert line["view"]["decision"] == line["decision"]
        assert line["view"]["player"] == "Alice"
    in_hand = {card["id"] for card in asked[1]["view"]["players"][0]["hand"]}
    played = [o for o in asked[1]["decision"]["options"] if o["kind"] == "play land"]
    assert {option["object"] for option in played} <= in_hand
    (land,) = [line for line in told if line["type"] == "event" and line["name"] == "land played"]
    assert land["player"] == "Alice"
    assert land["object"] in {o["id"] for o in asked[2]["view"]["battlefield"]}
    assert told[-1] == {"type": "end", "over": False, "winners": [], "turn": 1, "faults": []}  # its input has ended


def test_a_program_is_told_what_its_seat_may_know(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play(mainphase, monkeypatch, *["keep", *["pass"] * 12])
    drawn = [line for line in told if line["type"] == "event" and line["name"] == "draw" and line["rule"] == "504.1"]
    assert {line["text"] for line in drawn if line["player"] == "Bob"} == {"Bob draws a card"}
    assert all(line["object"] == 0 for line in drawn if line["player"] == "Bob")
    assert any(line["player"] == "Alice" and line["object"] > 0 for line in drawn)
    assert (told[0]["you"], told[0]["seed"]) == ("Alice", None)


@pytest.mark.parametrize("wrong", [99, -1, "cast Counterspell", True, None, [], {"index": 0}, 1.5, "", 10**40])
def test_an_answer_that_is_none_is_refused_and_asked_again(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, wrong: object
) -> None:
    told = play(mainphase, monkeypatch, wrong, "keep")
    kinds = [line["type"] for line in told]
    assert kinds.count("refused") == 1
    assert kinds.count("decision") == 2
    (refused,) = [line for line in told if line["type"] == "refused"]
    assert refused["message"]


def test_a_refusal_has_its_rule(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = play(mainphase, monkeypatch, "keep", "play Mountain", "play Mountain")
    (refused,) = [line for line in told if line["type"] == "refused"]
    assert refused["rule"] == "305.2a"


@pytest.mark.parametrize("line", ["keep", "{", "[" * 100_000, "9" * 5_000, "\x00", "NaN", '{"a": 1}'])
def test_what_is_not_an_answer_is_named(line: str) -> None:
    with pytest.raises(OptionError, match="an answer is the index of an option") as raised:
        answer_in(line)
    assert len(str(raised.value)) < 400


def test_stops_are_for_people(mainphase: Run) -> None:
    ran = mainphase("play", *DUEL, "--json", "--stop", "upkeep")
    assert ran.status == 2
    assert "every decision is asked" in ran.err


def test_a_bot_that_fails_loses_and_its_fault_is_told(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "failing_bots.py").write_text(
        "class Failing:\n    def choose(self, view, decision):\n        return 99\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    told = play(mainphase, monkeypatch, *["keep"] * 3, more=("--bot", "failing_bots:Failing"), status=2)
    assert (told[-1]["over"], told[-1]["winners"]) == (True, ["Alice"])
    assert told[-1]["faults"] == ["the bot failing_bots:Failing did not answer as it should, so Bob loses"]


@pytest.mark.fuzz
def test_a_program_plays_a_whole_game_over_pipes() -> None:
    chance = random.Random(1)
    command = [sys.executable, "-m", "mainphase", "play", *DUEL, "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        last: dict[str, Any] = {}
        for line in other.stdout:
            last = json.loads(line)
            if last["type"] == "decision":
                asked = last["decision"]
                limits = asked["number"]
                count = limits["high"] - limits["low"] + 1 if limits else len(asked["options"])
                other.stdin.write(f"{chance.randrange(count)}\n")
                other.stdin.flush()
        assert last["type"] == "end"
        assert last["over"] is True
    assert other.returncode == 0

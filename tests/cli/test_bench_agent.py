"""`mainphase bench-agent`: a program that answers in words, measured against bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.cli.conftest import Run

import mainphase as mp

AGENT = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decision":
        assert "0: " in told["text"], told["text"]
        print(json.dumps({answer}), flush=True)
    else:
        print(0, flush=True)
"""


def agent(tmp_path: Path, answer: str) -> str:
    path = tmp_path / "agent.py"
    path.write_text(AGENT.replace("{answer}", answer), encoding="utf-8")
    return f"program:'{sys.executable}' '{path}'"


def test_a_program_is_benched_and_its_games_are_kept(mainphase: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = 'told["decision"]["options"][0]["text"] if told["decision"]["options"] else 0'
    asked = ("vanilla-red", "--against", "random", "--pairs", "1", "--max-turns", "3", "--out", str(out))
    ran = mainphase("bench-agent", agent(tmp_path, words), *asked, "--json")
    assert (ran.status, ran.err) == (0, "")
    (rating,) = json.loads(ran.out)["ratings"]
    assert (rating["games"], rating["refused"], rating["faults"]) == (2, 0, 0)
    kept = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [each["seat"] for each in kept] == [0, 1]
    assert mp.replay(kept[0]["record"]).turn == kept[0]["turns"]
    assert mainphase("bench-agent", "random", *asked).err.endswith("is there already; give another name\n")


def test_an_answer_that_is_none_is_counted_and_asked_again(mainphase: Run, tmp_path: Path) -> None:
    asked = ("vanilla-red", "--against", "random", "--pairs", "1", "--max-turns", "1")
    ran = mainphase("bench-agent", agent(tmp_path, '"nonsense"'), *asked)
    assert ran.status == 0
    assert "random" in ran.out
    (row,) = [line for line in ran.out.splitlines() if "random" in line]
    assert int(row.strip("│ ").split("│")[-1]) > 0


def test_brackets_in_a_command_are_no_markup(mainphase: Run, tmp_path: Path) -> None:
    asked = ("vanilla-red", "--against", f"{agent(tmp_path, '0')} [/red]", "--pairs", "1", "--max-turns", "1")
    ran = mainphase("bench-agent", f"{agent(tmp_path, '0')} [bold] [/x]", *asked)
    assert (ran.status, ran.err) == (0, "")
    assert "[bold] [/x]" in " ".join(ran.out.split())


def test_no_file_is_left_behind_if_no_game_was_played(mainphase: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    ran = mainphase("bench-agent", "randm", "vanilla-red", "--out", str(out))
    assert (ran.status, out.exists()) == (2, False)
    assert "there is no bot 'randm'" in ran.err


def test_small_decks_are_benched_if_they_are_asked_for(mainphase: Run) -> None:
    asked = ("bench-agent", "random", "12 Forest", "--against", "random", "--pairs", "1", "--max-turns", "1")
    assert "(small_decks, --small-decks)" in mainphase(*asked).err
    assert mainphase(*asked, "--small-decks").status == 0

"""A bot that is a program: lines of JSON to it, an answer from it; whatever it does, the game goes on or it loses."""

from __future__ import annotations

import copy
import sys
from pathlib import Path

import numpy as np
import pytest

import mainphase as mp
from mainphase.env import GameEnv
from mainphase.players.bot import BotError
from mainphase.players.load import make_bot
from mainphase.players.program_bot import ProgramBot
from mainphase.sim.playing import play_out


def program(tmp_path: Path, body: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(f"import json, sys\n{body}\n", encoding="utf-8")
    return f"program:'{sys.executable}' '{path}'"


def outcome(name: str) -> mp.Outcome:
    game = mp.Game.new({"Ann": "vanilla-red", "Bob": "vanilla-red"}, seed=1, automation=mp.AUTOMATIC)
    bot = make_bot(name)
    assert isinstance(bot, ProgramBot)
    try:
        return play_out(game, {"Ann": bot, "Bob": make_bot("random", 2)}, max_turns=2)
    finally:
        bot.close()


def test_it_plays(tmp_path: Path) -> None:
    ended = outcome(program(tmp_path, "for line in sys.stdin:\n    print(0, flush=True)"))
    assert ended.faults == ()
    assert ended.turns == 3


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit(3)", "ended by itself (exit code 3)"),
        ("for line in sys.stdin:\n    print(99, flush=True)", "3 answers that are none: there is no option 99"),
        ("for line in sys.stdin:\n    print('?', flush=True)", "3 answers that are none: '?' is not JSON"),
        (r"sys.stdout.buffer.write(b'\xff\n')", "has written what is no UTF-8: invalid start byte"),
    ],
)
def test_what_it_does_wrong_it_loses_by(tmp_path: Path, body: str, said: str) -> None:
    ended = outcome(program(tmp_path, body))
    assert ended.winners == ("Bob",)
    assert said in ended.faults[0]


def test_a_copy_of_an_environment_starts_its_programs_anew(tmp_path: Path) -> None:
    env = GameEnv(opponent=program(tmp_path, "for line in sys.stdin:\n    print(0, flush=True)"))
    env.reset(seed=1)
    env.step(0)
    twin = copy.deepcopy(env)
    for _ in range(8):
        assert np.array_equal(env.step(0)[0]["game"], twin.step(0)[0]["game"])


def test_what_is_no_command_is_said() -> None:
    with pytest.raises(BotError, match="names no command"):
        make_bot("program:")
    with pytest.raises(BotError, match="is no command: No closing quotation"):
        make_bot("program:'x")
    assert "cannot be started" in outcome("program:no-such-program-here").faults[0]

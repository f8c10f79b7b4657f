"""`watch` with bots that do anything but answer; and records that outlive what broke the game off."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.support.patience import ENOUGH

from mainphase.players import bot as asking
from mainphase.sim import playing

GAME = ("watch", "vanilla-red", "vanilla-green", "--seed", "3", "--first", "Alice", "--max-turns", "9")
PROGRAM = (sys.executable, "-m", "mainphase")

BOTS = """
import time
from mainphase.players import RandomBot

class Patient(RandomBot):
    needs_view = True
    def __init__(self, seed=0):
        super().__init__(seed)
        self.left = 8
    def choose(self, view, decision):
        self.left -= 1
        return self.answer() if self.left < 0 else super().choose(view, decision)

class Raises(Patient):
    def answer(self): return {}["nothing"]

class Leaves(Patient):
    def answer(self): raise SystemExit(3)

class Talks(Patient):
    def answer(self): return "pass"

class Huge(Patient):
    def answer(self): return 10 ** 6000

class Hangs(Patient):
    def answer(self):
        while True:
            try:
                time.sleep(0.05)
            except Exception:
                pass

class Silent:
    @property
    def name(self): raise ValueError
    def choose(self, view, decision): raise BaseException()
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "faulty_bots.py"
    path.write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return path


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Raises", "raised KeyError: 'nothing' (faulty_bots.py:15)"),
        ("Leaves", "tried to leave the program by SystemExit (faulty_bots.py:18)"),
        ("Talks", "answered 'pass'; an answer is the index of an option, an int from 0 to "),
        ("Huge", "answered something of the type int; the options have the indices 0 to "),
        ("Hangs", "did not answer within 0.5 seconds"),
    ],
)
def test_a_bot_that_does_not_answer_loses_and_the_game_is_kept(
    mainphase: Run, bots: Path, tmp_path: Path, bot: str, said: str
) -> None:
    kept = tmp_path / "game.txt"
    arguments = ("--bot", f"faulty_bots:{bot}", "--bot", "random", "--bot-seconds", "0.5", "--record", kept)
    ran = mainphase(*GAME, *arguments)
    assert ran.status == 2
    assert ran.err.startswith(f"error: the bot faulty_bots:{bot}, asked by the decision")
    assert said in re.sub(r"\(/\S*/", "(", ran.err)
    assert "asked by the decision 'priority' of Alice in turn 7 (seed 3), " in ran.err
    assert ran.err.endswith("; its player loses\n")
    assert "Alice concedes" in ran.out
    assert "Bob wins the game" in ran.out
    assert mainphase("replay", kept).out == ran.out


def test_a_bot_whose_name_and_words_fail_too_is_still_named(mainphase: Run, bots: Path) -> None:
    ran = mainphase(*GAME, "--bot", "faulty_bots:Silent")
    assert ran.status == 2
    assert "the bot faulty_bots:Silent, asked by the decision" in ran.err
    assert "raised BaseException: " in ran.err


@pytest.mark.parametrize("seconds", ["0", "0.0", "86401"])
def test_seconds_out_of_bounds(mainphase: Run, seconds: str) -> None:
    ran = mainphase(*GAME, "--bot-seconds", seconds)
    assert (ran.status, ran.out) == (2, "")
    assert "a bot cannot be given" in ran.err


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf", "1e9", "٤", "1_0", ""])
def test_seconds_that_are_no_number(mainphase: Run, seconds: str) -> None:
    ran = mainphase(*GAME, f"--bot-seconds={seconds}")
    assert (ran.status, ran.out) == (2, "")
    assert f"{seconds!r} is not a number of seconds" in ran.err


def test_a_fault_of_ours_leaves_the_record(mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = 0
    real = asking.ask

    def broken(*given: object) -> int:
        nonlocal asked
        asked += 1
        if asked > 20:
            raise ZeroDivisionError
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(playing, "ask", broken)
    kept = tmp_path / "game.txt"
    ran = mainphase(*GAME, "--record", kept)
    assert ran.status == 70
    assert f"the game up to here is in {kept}" in ran.err
    assert mainphase("replay", kept).status == 0


@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_record_survives_an_interruption(tmp_path: Path, how: str) -> None:
    # Python drops what is raised while it collects garbage: the signal comes while the bot is sure to sleep.
    asleep = tmp_path / "asleep"
    (tmp_path / "slow_bots.py").write_text(
        "import time\nfrom mainphase.players import GreedyBot\n"
        "class Slow(GreedyBot):\n"
        "    def choose(self, view, decision):\n"
        "        if view.turn > 2:\n"
        f"            open({str(asleep)!r}, 'w').close()\n"
        "            time.sleep(60)\n"
        "        return super().choose(view, decision)\n",
        encoding="utf-8",
    )
    kept = tmp_path / "game.txt"
    command = [*PROGRAM, *GAME, "--bot", "slow_bots:Slow", "--record", str(kept)]
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        # What a shell starts in the background ignores interruptions, and so would this.
        preexec_fn=lambda: signal.signal(getattr(signal, how), signal.SIG_DFL),
    ) as child:
        assert child.stdout is not None
        while not asleep.exists():
            assert child.poll() is None
            time.sleep(0.01)
        child.send_signal(getattr(signal, how))
        _, complaints = child.communicate(timeout=ENOUGH)
    assert child.returncode == 130
    assert f"the game up to here is in {kept}" in complaints
    assert "Traceback" not in complaints
    assert kept.read_text(encoding="utf-8").endswith("end\n")

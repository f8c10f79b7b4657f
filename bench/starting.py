"""How long a new process takes to be ready: processor time of all of it, the interpreter's own start included.

The first view of a game is measured inside its process, from the call to plain data: what a process had to load and to
work out until then is not its own.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from measuring import Figure

TIMES = 7
SCENARIO = Path(__file__).parents[1] / "tests" / "scenarios" / "cards" / "act_of_treason.yaml"
# Bots play; the process ends with the first line that is told.
FIRST_LINE = """
import io, os, sys
from mainphase.cli import run

class FirstLine(io.StringIO):
    def write(self, text):
        if text.strip():
            os._exit(0)
        return len(text)

sys.stdout = FirstLine()
run(['watch'])
os._exit(1)
"""
CHECK = f"from mainphase.cli import run; raise SystemExit(run(['check', {str(SCENARIO)!r}]))"
PROGRAMS = {
    "start/python": ("a process of Python that does nothing", "pass"),
    "start/import": ("`import mainphase`", "import mainphase"),
    "start/game": ("`mainphase.Game` is loaded", "import mainphase; mainphase.Game"),
    "start/turn": ("`mainphase turn`", "from mainphase.cli import run; run(['turn'])"),
    "start/help": ("`mainphase --help`", "from mainphase.cli import run; run(['--help'])"),
    "start/check": ("`mainphase check` of a scenario", CHECK),
    "start/watch": ("`mainphase watch`, until its first line", FIRST_LINE),
}
FIRST_VIEW = """
import time
from operations import new_game
from mainphase.players.load import make_bot

game, bot = new_game(1), make_bot('random', 1)
while game.turn < 6:
    game.play(bot.pick(len(game.decision.options)))
began = time.process_time()
game.view(game.decision.player).as_dict()
print(time.process_time() - began)
"""


def spent() -> float:
    """Processor time of the processes that have ended; in hundredths where the system tells nothing finer."""
    if sys.platform == "win32":
        times = os.times()
        return times.children_user + times.children_system
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds_of(code: str) -> float:
    """The processor time of a process that runs this code."""
    began = spent()
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
    return spent() - began


def seconds_from_sources(code: str) -> float:
    """The processor time of a process that finds no bytecode, as the first one after a checkout."""
    began = spent()
    with tempfile.TemporaryDirectory() as nothing:
        start = [sys.executable, "-B", "-X", f"pycache_prefix={nothing}", "-c", code]
        subprocess.run(start, check=True, stdout=subprocess.DEVNULL)
    return spent() - began


def seconds_told(code: str) -> float:
    """The processor time that the code itself measures and prints."""
    ran = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=Path(__file__).parent
    )
    return float(ran.stdout)


def figure(name: str, said: str, seconds: Callable[[str], float], code: str) -> Figure:
    seconds(code)  # whatever is compiled to bytecode is compiled now
    times = [seconds(code) * 1000 for _ in range(TIMES)]
    return Figure(name, said, "ms", statistics.median(times), min(times), max(times))


def starts() -> list[Figure]:
    return [
        *[figure(name, said, seconds_of, code) for name, (said, code) in PROGRAMS.items()],
        figure("start/check-sources", "`mainphase check` of a scenario, without bytecode", seconds_from_sources, CHECK),
        figure("view/first", "the first `Game.view` of a process, on turn 6, as plain data", seconds_told, FIRST_VIEW),
    ]

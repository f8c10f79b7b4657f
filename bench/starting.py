"""How long a new process takes to be ready: processor time of all of it, the interpreter's own start included."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys

from measuring import Figure

TIMES = 7
PROGRAMS = {
    "start/python": ("a process of Python that does nothing", "pass"),
    "start/import": ("`import mainphase`", "import mainphase"),
    "start/game": ("`mainphase.Game` is loaded", "import mainphase; mainphase.Game"),
    "start/turn": ("`mainphase turn`", "from mainphase.cli import run; run(['turn'])"),
}


def spent() -> float:
    """Processor time of the processes that have ended; in hundredths where the system tells nothing finer."""
    if sys.platform == "win32":
        times = os.times()
        return times.children_user + times.children_system
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds_of(code: str) -> float:
    began = spent()
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
    return spent() - began


def starts() -> list[Figure]:
    out = []
    for name, (said, code) in PROGRAMS.items():
        seconds_of(code)  # whatever is compiled to bytecode is compiled now
        times = [seconds_of(code) * 1000 for _ in range(TIMES)]
        out.append(Figure(name, said, "ms", statistics.median(times), min(times), max(times)))
    return out

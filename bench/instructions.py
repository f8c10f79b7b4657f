"""Instructions for one decision, lane by lane, counted by valgrind: two builds can be told apart where clocks cannot.

The same games of a lane are played twice under valgrind, a few and many; what the many take more is divided by the
decisions that they have more, so that starting and importing do not count. Making a game does. Instructions depend on
the compiler and on Python, but not on what else the machine is doing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from lanes import LANES

from mainphase.foundation.build import build_kind

FEW, MANY = 3, 15
COUNTED = tuple(lane.name for lane in LANES if lane.counted)
# Counts instructions and nothing else.
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
SETTLED = os.environ | {"PYTHONHASHSEED": "0"}  # the same dictionaries in every run


def can_count() -> bool:
    return shutil.which(VALGRIND[0]) is not None


def play(name: str, games: int) -> int:
    """Plays games of a lane and returns how many decisions they had."""
    (lane,) = [lane for lane in LANES if lane.name == name]
    play_one = lane.make()
    return sum(play_one(seed).decisions for seed in range(1, games + 1))


def _counted(name: str, games: int) -> tuple[int, int]:
    """(instructions, decisions) of a process that plays so many games."""
    command = [*VALGRIND, sys.executable, __file__, "--play", name, str(games)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=SETTLED)
    collected = re.search(r"I\s+refs:\s+([\d,]+)", ran.stderr)
    assert collected is not None, ran.stderr
    return int(collected[1].replace(",", "")), int(ran.stdout)


def counts(names: Sequence[str], jobs: int) -> dict[str, int]:
    """Instructions for one decision, by lane; so many processes at once."""
    tasks = [(name, games) for name in names for games in (FEW, MANY)]
    with ThreadPoolExecutor(jobs) as pool:
        found = dict(zip(tasks, pool.map(lambda task: _counted(*task), tasks), strict=True))
    out = {}
    for name in names:
        few, many = found[name, FEW], found[name, MANY]
        out[name] = round((many[0] - few[0]) / (many[1] - few[1]))
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", nargs=2, metavar=("LANE", "GAMES"), help="play them and print how many decisions")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("lanes", nargs="*", help=f"by default {', '.join(COUNTED)}")
    options = parser.parse_args()
    if options.play:
        print(play(options.play[0], int(options.play[1])))
        return 0
    known = [lane.name for lane in LANES]
    if unknown := [name for name in options.lanes if name not in known]:
        parser.error(f"there is no lane {unknown[0]}; there are {', '.join(known)}")
    if not can_count():
        parser.error("valgrind is not here; it counts the instructions")
    for name, each in counts(options.lanes or COUNTED, options.jobs).items():
        print(f"{name:32} {each:12,} instructions for a decision ({build_kind()} build)")
    return 0


if __name__ == "__main__":
    sys.exit(main())

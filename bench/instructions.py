"""Instructions for one decision of the newest rules: `python bench/instructions.py`, with a compiled build's python.

The same games of the vanilla mirror are played twice under valgrind, a few and many; what the many take more is divided
by the decisions that they have more, so that starting and importing do not count. Making a game does. Instructions do
not depend on what else the machine is doing, so that two builds can be told apart where clocks cannot.
"""

from __future__ import annotations

import re
import subprocess
import sys

from kernel_loop import KernelLoop
from run import AUTOMATION, VANILLA

from mainphase.build import build_kind
from mainphase.cards.decks import read_deck

FEW, MANY = 4, 24


def play(games: int) -> int:
    """Plays games and returns how many decisions they had."""
    deck = read_deck(VANILLA)
    loop = KernelLoop(deck, deck, AUTOMATION, 200)
    return sum(loop.play(seed)[0] for seed in range(1, games + 1))


def counted(games: int) -> tuple[int, int]:
    """(instructions, decisions) of a process that plays so many games."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__, str(games)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", ran.stderr)
    assert collected is not None, ran.stderr
    return int(collected[1]), int(ran.stdout)


def main() -> None:
    if len(sys.argv) > 1:
        print(play(int(sys.argv[1])))
        return
    few, many = counted(FEW), counted(MANY)
    each = (many[0] - few[0]) / (many[1] - few[1])
    print(f"{build_kind()} build: {each:,.0f} instructions for a decision ({many[1] - few[1]} decisions counted)")


if __name__ == "__main__":
    main()

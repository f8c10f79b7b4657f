"""How figures are taken: rounds in turns, processor time, the middle of the rounds."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from driving import PlayOne
from lanes import Lane

from mainphase.foundation.build import build_kind

WARM = 100_000  # a seed that no round plays


@dataclass(frozen=True)
class Figure:
    """One line of the table: the middle of the rounds, the slowest and the fastest."""

    name: str
    said: str
    unit: str
    value: float
    low: float
    high: float
    decisions: float = 0.0  # of a game
    turns: float = 0.0
    games: int = 0
    cut: int = 0  # games that met the limit of turns


class Clock:
    """Plays the games of one lane, round after round: always the same games."""

    def __init__(self, lane: Lane, play: PlayOne, seconds: float) -> None:
        self.lane = lane
        self.play = play
        self.rates: list[float] = []
        self.decisions = self.turns = self.cut = 0
        for warm in range(3):  # imports, caches and the lowering of cards are not what is measured
            play(WARM + warm)
        began = time.process_time()
        self.games = 0
        while time.process_time() - began < seconds or self.games < 3:
            play(self.games)
            self.games += 1

    def round(self) -> None:
        self.decisions = self.turns = self.cut = 0
        began = time.process_time()
        for seed in range(self.games):
            decisions, turns, cut = self.play(seed)
            self.decisions += decisions
            self.turns += turns
            self.cut += cut
        self.rates.append(self.games / (time.process_time() - began))

    def figure(self) -> Figure:
        return Figure(
            self.lane.name,
            self.lane.said,
            "games/s",
            statistics.median(self.rates),
            min(self.rates),
            max(self.rates),
            self.decisions / self.games,
            self.turns / self.games,
            self.games,
            self.cut,
        )


def measured(lanes: Sequence[tuple[Lane, PlayOne]], seconds: float, rounds: int) -> list[Figure]:
    """Every lane in turn, and so again: what disturbs the machine for a while disturbs all of them alike."""
    clocks = [Clock(lane, play, seconds / (rounds + 1)) for lane, play in lanes]
    for _ in range(rounds):
        for clock in clocks:
            clock.round()
    return [clock.figure() for clock in clocks]


def machine() -> dict[str, str | int]:
    """What every figure is said with."""
    return {
        "build": build_kind(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
    }


def _processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()

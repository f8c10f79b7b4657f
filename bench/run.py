"""Whole games and decisions per second: `python bench/run.py`, with whatever build of mainphase this python has.

Each line says what was played and how. A game includes everything: making it, shuffling, drawing hands, mulligans,
playing to its end or to the limit of turns. Reading the deck lists and importing are not included. The figure is the
median of several runs of the same games. Time is processor time, so that other work on the machine disturbs less.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from kernel_loop import KernelLoop

from mainphase.build import build_kind
from mainphase.cards.decks import Deck, read_deck
from mainphase.game import Game
from mainphase.kernel.values import Automation
from mainphase.players.load import make_bot
from mainphase.sim.playing import play_out

HERE = Path(__file__).parent
VANILLA = str(HERE / "decks" / "vanilla.txt")
TWO_DECKS = ("red-green-assault", "white-blue-tempo")

AUTOMATION = Automation(mana_auto=True, pay=True, passes=True, triggers=True, forced=True)
STATED = "mana auto, payment, empty windows passed, triggers in order, forced decisions"


@dataclass(frozen=True)
class Result:
    """One line of the table."""

    name: str
    driver: str
    games: int
    games_per_second: float
    slowest: float
    fastest: float
    decisions_per_second: float
    decisions_per_game: float
    turns_per_game: float
    truncated: int


PlayOne = Callable[[int], tuple[int, int, bool]]


def games_of(one: Deck, other: Deck, bot: str, max_turns: int) -> PlayOne:
    """Games through the public face, with bots; no history, nobody listening."""

    def play(seed: int) -> tuple[int, int, bool]:
        game = Game.new({"Alice": one, "Bob": other}, seed=seed, automation=AUTOMATION, history=False, listen=False)
        bots = {"Alice": make_bot(bot, 2 * seed), "Bob": make_bot(bot, 2 * seed + 1)}
        outcome = play_out(game, bots, max_turns=max_turns)
        return outcome.decisions, outcome.turns, outcome.truncated

    return play


def measure(name: str, driver: str, play: PlayOne, seconds: float, runs: int) -> Result:
    """As many games as fit in `seconds`, then the same games again `runs` times."""
    play(0)  # imports, caches and the lowering of cards are not what is measured
    began = time.process_time()
    games = 0
    while time.process_time() - began < seconds / runs or games < 3:
        play(games)
        games += 1
    times: list[float] = []
    decisions = turns = truncated = 0
    for _ in range(runs):
        decisions = turns = truncated = 0
        began = time.process_time()
        for seed in range(games):
            d, t, cut = play(seed)
            decisions += d
            turns += t
            truncated += cut
        times.append(time.process_time() - began)
    middle = statistics.median(times)
    return Result(
        name,
        driver,
        games,
        games / middle,
        games / max(times),
        games / min(times),
        decisions / middle,
        decisions / games,
        turns / games,
        truncated,
    )


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def machine() -> dict[str, str | int]:
    return {
        "build": build_kind(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": processor(),
        "cores": os.cpu_count() or 1,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0, help="about how long each line is measured")
    parser.add_argument("--runs", type=int, default=5, help="how often the same games are played; the median counts")
    parser.add_argument("--max-turns", type=int, default=200)
    parser.add_argument("--greedy", action="store_true", help="also games between greedy bots")
    parser.add_argument("--json", action="store_true", help="the figures as data")
    parser.add_argument("decks", nargs="*", help="two decks instead of the bundled pair")
    options = parser.parse_args()
    if options.runs < 1 or options.seconds <= 0 or len(options.decks) not in (0, 2):
        parser.error("at least one run, more than no seconds, and two decks or none")

    pair = tuple(options.decks) or TWO_DECKS
    matches = [("vanilla mirror", VANILLA, VANILLA), (f"{Path(pair[0]).stem} / {Path(pair[1]).stem}", *pair)]
    results: list[Result] = []
    about = machine()
    if not options.json:
        print(", ".join(str(value) for value in (f"{about['build']} build", *list(about.values())[1:4])), "one process")
        print(
            f"automation: {STATED}; at most {options.max_turns} turns; "
            f"processor time, median of {options.runs} runs (slowest to fastest)"
        )
        print("a game includes: making it, shuffling, hands, mulligans, playing to the end; no history, no events\n")
        print(f"{'':56} {'games/s':>9} {'':>17} {'decisions/s':>12} {'decisions':>10} {'turns':>6} {'cut':>4}")
    for name, one, other in matches:
        decks = read_deck(one), read_deck(other)
        kernel = KernelLoop(*decks, AUTOMATION, options.max_turns)
        drivers: list[tuple[str, PlayOne]] = [
            ("random bots", games_of(*decks, "random", options.max_turns)),
            ("kernel alone", kernel.play),
        ]
        if options.greedy:
            drivers.append(("greedy bots", games_of(*decks, "greedy", options.max_turns)))
        for driver, play in drivers:
            result = measure(name, driver, play, options.seconds, options.runs)
            results.append(result)
            if not options.json:
                spread = f"({result.slowest:.0f} to {result.fastest:.0f})"
                print(
                    f"{name + ', ' + driver:56} {result.games_per_second:9.1f} {spread:>17} "
                    f"{result.decisions_per_second:12,.0f} {result.decisions_per_game:10.0f} "
                    f"{result.turns_per_game:6.1f} {result.truncated:4}",
                    flush=True,
                )
    if options.json:
        included = "game creation, shuffles, hands, mulligans, play; no history, no events"
        data = {
            **about,
            "automation": STATED,
            "max_turns": options.max_turns,
            "runs": options.runs,
            "clock": "processor time",
            "included": included,
            "results": [asdict(result) for result in results],
        }
        print(json.dumps(data, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

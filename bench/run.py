"""Every lane in one table: `python bench/run.py`, with whatever build of mainphase this python has.

Each line says what was played and how (bench/lanes.py), what one operation costs (bench/operations.py), or how long a
process takes to start (bench/starting.py); at the end, how what is done to many things grows with their number
(bench/large.py). The figure is the median of several rounds; all lanes take turns. Time is
processor time, so that other work on the machine disturbs less. With valgrind, instructions for one decision are
counted and compared with the kept ones (bench/kept.json).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import large
from instructions import COUNTED, can_count, counts
from kept import compared, keep, kept
from lanes import LANES, Lane, Missing
from measuring import Figure, machine, measured
from operations import operations
from starting import starts

INCLUDED = "making the game, shuffling, hands, mulligans, playing to the end; no history, no events"
AUTOMATION = "mana abilities only while paying, payment, triggers in order; skipped: also empty windows, lone options"


def playable(names: Sequence[str]) -> tuple[list[tuple[Lane, Any]], list[str]]:
    """The lanes that can be played here, ready to play, and why the others cannot."""
    ready, missing = [], []
    for lane in LANES:
        if names and lane.name not in names:
            continue
        try:
            ready.append((lane, lane.make()))
        except Missing as reason:
            missing.append(f"{lane.name}: {reason}")
    return ready, missing


def interpreted(python: str, names: Sequence[str], seconds: float) -> list[Figure]:
    """The same of another python, as lines of this table."""
    command = [python, __file__, "--json", "-", "--seconds", str(seconds), "--rounds", "2", "--lanes", ",".join(names)]
    data = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    build = data["machine"]["build"]
    return [Figure(**(f | {"name": f"{f['name']} ({build})", "said": f"{f['said']}, {build}"})) for f in data["lanes"]]


def line(figure: Figure, instructions: dict[str, int]) -> str:
    value, low, high = (f"{x:,.1f}" if x < 1000 else f"{x:,.0f}" for x in (figure.value, figure.low, figure.high))
    each = figure.value * figure.decisions
    return (
        f"{figure.name:36} {value:>10} {figure.unit:8} {f'({low} to {high})':>20} "
        f"{f'{each:,.0f}' if each else '':>12} {f'{figure.decisions:.0f}' if each else '':>10} "
        f"{f'{figure.turns:.1f}' if each else '':>6} {figure.cut or '':>4} "
        f"{f'{instructions[figure.name]:,}' if figure.name in instructions else '':>13}".rstrip()
    )


def commit() -> str:
    ran = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=Path(__file__).parent
    )
    return ran.stdout.strip()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanes", default="", metavar="NAME,…", help="only these, and nothing else")
    parser.add_argument("--seconds", type=float, default=5.0, help="about how long each lane is measured")
    parser.add_argument("--rounds", type=int, default=5, help="how often the same games are played; the median counts")
    parser.add_argument("--json", metavar="FILE", help="the figures as data; - prints them instead of the table")
    parser.add_argument("--no-instructions", action="store_true", help="do not count instructions")
    parser.add_argument("--no-growth", action="store_true", help="do nothing to many things")
    parser.add_argument(
        "--keep", action="store_true", help="keep these figures in bench/kept.json and bench/large.json"
    )
    parser.add_argument("--interpreted", metavar="PYTHON", help="also measure two lanes with this python")
    options = parser.parse_args()
    options.names = [name for name in options.lanes.split(",") if name]
    known = [lane.name for lane in LANES]
    if unknown := [name for name in options.names if name not in known]:
        parser.error(f"there is no lane {unknown[0]}; there are {', '.join(known)}")
    if options.keep and (options.names or options.no_instructions or options.no_growth or not can_count()):
        parser.error("only all figures are kept, with instructions (valgrind)")
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("at least one round, and more than no seconds")
    return options


def main() -> int:
    options = arguments()
    about = machine()
    told = options.json != "-"
    if told:
        print(
            f"{about['build']} build, {', '.join(str(value) for value in list(about.values())[1:])} cores; one process"
        )
        print(f"a game includes {INCLUDED}")
        print(f"automation: {AUTOMATION}")
        print(f"processor time, median of {options.rounds} rounds (slowest to fastest)\n")
    ready, notes = playable(options.names)
    figures = measured(ready, options.seconds, options.rounds)
    if not options.names:
        figures += [*operations(), *starts()]
    if options.interpreted:
        figures += interpreted(options.interpreted, ("vanilla/skipped/game", "vanilla/asked/game"), options.seconds)
    instructions: dict[str, int] = {}
    if not options.names and not options.no_instructions:
        if can_count():
            instructions = counts(COUNTED, os.cpu_count() or 1)
            notes += compared(instructions, kept())
        else:
            notes.append("valgrind is not here: no instructions were counted, nothing was compared")
    grown: list[large.Grown] = []
    if not options.names and not options.no_growth:
        grown = large.deeds(told=told)
        notes += large.compared(grown, large.kept())
    data = {
        "machine": about,
        "commit": commit(),
        "clock": "processor time",
        "included": INCLUDED,
        "automation": AUTOMATION,
        "rounds": options.rounds,
        "lanes": [asdict(figure) for figure in figures],
        "instructions": instructions,
        "growth": [asdict(figure) for figure in grown],
        "notes": notes,
    }
    if told:
        print(
            "\n"
            f"{'':36} {'':>10} {'':8} {'':>20} {'decisions/s':>12} {'decisions':>10} {'turns':>6} {'cut':>4} "
            f"{'instructions':>13}"
        )
        for figure in figures:
            print(line(figure, instructions))
        print(*["", *notes], sep="\n")
    if options.keep:
        keep({key: value for key, value in data.items() if key != "growth"})
        large.keep(grown)
    if options.json:
        text = json.dumps(data, indent=2)
        if told:
            Path(options.json).write_text(text + "\n", encoding="utf-8")
        else:
            print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Draws what `ppo.py` has kept: the share of games won, with its 95 % interval, over the minutes of learning.

python examples/learn/curve.py burn vanilla --to curve.svg
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

import matplotlib
from matplotlib.figure import Figure


def draw(folders: list[Path], to: Path) -> None:
    """One plot for each folder, side by side."""
    figure = Figure(figsize=(4.5 * len(folders), 3.4), layout="constrained")
    for place, folder in enumerate(folders, 1):
        with (folder / "curve.csv").open(encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        axes = figure.add_subplot(1, len(folders), place)
        minutes = [float(row["minutes"]) for row in rows]
        for bot, colour in (("random", "tab:blue"), ("greedy", "tab:orange")):
            won, low, high = ([100 * float(row[f"{bot} {what}"]) for row in rows] for what in ("won", "low", "high"))
            axes.plot(minutes, won, color=colour, label=f"against {bot}")
            axes.fill_between(minutes, low, high, color=colour, alpha=0.2, linewidth=0)
        axes.axhline(50, color="grey", linewidth=0.8, linestyle=":")
        axes.set(title=folder.name, xlabel="minutes of one core", ylabel="games won, %", ylim=(0, 100))
        axes.legend(loc="lower right", frameon=False)
    with matplotlib.rc_context({"svg.hashsalt": "curve"}):  # the same file for the same curve
        figure.savefig(to, metadata={"Date": None})


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, help="what --out named")
    parser.add_argument("--to", type=Path, default=Path("curve.svg"), help="the picture; its ending says of what kind")
    asked = parser.parse_args()
    draw(asked.folders, asked.to)


if __name__ == "__main__":
    main()

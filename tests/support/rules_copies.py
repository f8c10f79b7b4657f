"""Rules texts of our own, in the shape of the official ones, each of a day."""

from __future__ import annotations

import datetime
from pathlib import Path

# The number of one rule, on shuffling, by the day of the text.
SHUFFLED = {"2024-11-08": "701.20a", "2026-04-17": "701.24a"}


def copy_of(day: str, shuffling: str, line: str = "These rules are effective as of {}.") -> str:
    """A text with this number for shuffling, and other rules beside it."""
    said = datetime.date.fromisoformat(day).strftime("%B %d, %Y").replace(" 0", " ")
    rules = [f"701.{n}a The filling rule {n} of {day}." for n in range(1, 40) if f"701.{n}a" != shuffling]
    return "\n\n".join([line.format(said), *rules, f"{shuffling} How to shuffle, as of {day}."])


def land_rules(day: str) -> str:
    """A text of a day with the rules on how many lands are played, where July 2009 had them."""
    lands = [f"{number} One land a turn, in our words." for number in ("305.2", "305.2a")]
    return "\n\n".join([copy_of(day, "701.15a"), *lands])


def write_copies(folder: Path) -> Path:
    """Writes the texts into a folder, named by their days."""
    for day, number in SHUFFLED.items():
        (folder / f"{day}.txt").write_text(copy_of(day, number), encoding="utf-8")
    return folder

"""The benchmark runs under whatever build this is, and states what it measured."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from mainphase.build import build_kind

RUN = Path(__file__).parents[2] / "bench" / "run.py"


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RUN), "--seconds", "0.05", "--runs", "1", "--max-turns", "12", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_figures_as_data_say_how_they_were_measured() -> None:
    ran = bench("--json", "--greedy")
    assert ran.returncode == 0, ran.stderr
    data = json.loads(ran.stdout)
    assert data["build"] == build_kind()
    assert data["automation"] == "mana auto, payment, empty windows passed, triggers in order, forced decisions"
    assert {(r["name"].split()[0], r["driver"]) for r in data["results"]} == {
        (name, driver)
        for name in ("vanilla", "red-green-assault")
        for driver in ("random bots", "kernel alone", "greedy bots")
    }
    for result in data["results"]:
        assert result["games"] >= 3
        assert result["games_per_second"] > 0
        assert result["decisions_per_second"] > result["games_per_second"]
        assert 5 < result["turns_per_game"] < 15  # a turn without a decision may come after the limit


def test_the_table_for_people_names_the_build_and_every_match() -> None:
    ran = bench("vanilla-red", "vanilla-green")
    assert ran.returncode == 0, ran.stderr
    assert f"{build_kind()} build" in ran.stdout
    assert "vanilla mirror, kernel alone" in ran.stdout
    assert "vanilla-red / vanilla-green, random bots" in ran.stdout


def test_one_deck_is_no_match() -> None:
    ran = bench("vanilla-red")
    assert ran.returncode == 2
    assert "two decks or none" in ran.stderr

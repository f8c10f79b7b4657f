"""`mainphase simulate`: the figures of many games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from mainphase.cards import beside
from mainphase.cli.simulate import half_width
from mainphase.sim.soak import run
from mainphase.sim.soak.run import Ledger, SoakBatch
from mainphase.sim.soak.trying import SoakFault, SoakResult


def test_the_figures_are_told_with_their_intervals_and_rules(mainphase: Run) -> None:
    ran = mainphase("simulate", "red-burn", "vanilla-green", "--games", "4", "--bot", "random", "--cards")
    assert ran.status == 0, ran.err
    assert "100.0 % (51.0–100.0)" in ran.out
    assert "zero life" in ran.out
    assert "704.5a" in ran.out
    assert "Cards of red-burn under the rules of" in ran.out
    assert "Lightning Bolt" in ran.out
    assert "4 games in" in ran.err


def test_several_decks_and_several_rules(mainphase: Run) -> None:
    decks = ("vanilla-red", "vanilla-green", "white-blue-tempo")
    dates = ("--rules", "2009-07-11", "--rules", "today")
    ran = mainphase("simulate", *decks, "--games", "1", *dates, "--max-turns", "3", "--bot", "random")
    assert ran.status == 0, ran.err
    assert ran.out.count("2009-07-11") == 3 + 3 + 1 + 1
    assert "Pairings" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("red-burn",), "two or more decks play"),
        (("red-burn", "red-burn", "--until", "wide"), "is not half a width in per cent"),
        (("red-burn", "red-burn", "--until", "70%"), "is not half a width in per cent"),
        (("red-burn", "red-burn", "--games", "none"), "is not a whole number from 1"),
        (("red-burn", "red-burn", "--bot", "gredy"), "nearest: greedy"),
        (("red-burn", "red-burn", "--csv"), "give it with --out FOLDER"),
        (("red-burn", "red-burn", "--out", "/dev/null/here"), "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_refused(mainphase: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = mainphase("simulate", *arguments)
    assert ran.status == 2
    assert said in " ".join(ran.err.replace("│", " ").split())


@pytest.mark.skipif(sys.platform == "win32", reason="has no pseudo-terminals")
def test_a_terminal_shows_how_far_it_is() -> None:
    import pty

    ours, theirs = pty.openpty()
    arguments = ["simulate", "vanilla-red", "vanilla-green", "--games", "4", "--bot", "random", "--max-turns", "6"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    ran = subprocess.run(
        [sys.executable, "-m", "mainphase", *arguments],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment,
        check=True,
    )
    said = os.read(ours, 100_000).decode()
    assert "4/4" in said
    assert "a second" in said
    assert b"Win rates" in ran.stdout


@pytest.mark.parametrize(("text", "half"), [("±1%", 0.01), ("+-2 %", 0.02), ("0.5", 0.005), ("3%", 0.03)])
def test_how_narrow_an_interval_is_to_be(text: str, half: float) -> None:
    assert half_width(text) == pytest.approx(half)


def test_what_reports_need_is_asked_for_before_the_first_game(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = mainphase("simulate", "red-burn", "red-burn", "--out", tmp_path / "out")
    assert ran.status == 2
    assert "reports need matplotlib, which is not installed: pip install 'mainphase[sim]'" in ran.err
    assert not (tmp_path / "out").exists()


def test_a_soak_tells_what_went_wrong(mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def soak(ledger: Ledger, games: int, first: int, *, jobs: int) -> Iterator[SoakBatch]:
        assert (games, first, jobs) == (128, 64, 3)
        line = SoakBatch(1)
        line.add(SoakResult(64, 1, 1, 0, 0, SoakFault(64, "Hung", "no end", "a.py:1", "1999-05-01", "duel", 7, 90)))
        ledger.keep(line)
        yield line

    monkeypatch.setattr(run, "soak", soak)
    arguments = ("--soak", "--seed", "64", "--games", "128", "--jobs", "3", "--out", str(tmp_path / "found"))
    ran = mainphase("simulate", *arguments)
    assert ran.status == 1
    assert "game 64 in turn 7 of a duel by the rules of 1999-05-01: Hung: no end (a.py:1);" in ran.out
    assert "mainphase simulate --soak --seed 64 --games 1" in ran.out
    assert "1 games, 1 of them went wrong" in ran.out
    assert len((tmp_path / "found" / "soak.jsonl").read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("red-burn",), "it takes no decks"),
        (("--rules", "m10", "--bot", "greedy"), "it takes no --bot, --rules"),
        (("--seed", "-3"), "have the numbers from 0; found --seed -3"),
    ],
)
def test_a_soak_deals_its_own_games(mainphase: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = mainphase("simulate", "--soak", *arguments)
    assert ran.status == 2
    assert said in " ".join(ran.err.replace("│", " ").split())


def test_a_soak_of_a_catalogue_needs_one(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(beside.NO_BUILT_IN, "")  # the option sets it
    ran = mainphase("simulate", "--soak", "--no-built-in", "--games", "1")
    assert ran.status == 2
    assert "there is no catalogue" in " ".join(ran.err.replace("│", " ").split())


def test_brackets_in_names_are_no_markup(mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "burn [bold] [-b].txt"
    deck.write_text("60 Mountain\n", encoding="utf-8")
    asked = ("--games", "2", "--bot", "program:false [/x]", "--jobs", "1", "--cards")
    ran = mainphase("simulate", deck, "vanilla-red", *asked)
    assert ran.status == 0
    assert "Cards of burn [bold] [-b] under" in ran.out
    assert "program:false [/x]" in ran.out

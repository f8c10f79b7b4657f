"""Matches on the command line, and that docs/matches.md shows what is so."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.support.shown import blocks_of, shows
from tests.support.typed import types

from mainphase.cards.decks import read_deck
from mainphase.cards.sideboarding import parse_plan
from mainphase.game.match import replay_match

PAGE = (Path(__file__).parents[2] / "docs" / "matches.md").read_text(encoding="utf-8")


def test_commands_and_python_print_what_the_page_shows(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "220")
    names: dict[str, Any] = {}
    for block in blocks_of(PAGE):
        if block.kind == "python":
            exec(compile(block.text, "docs/matches.md", "exec"), names)
        elif block.how.startswith("mainphase "):
            ran = mainphase(*shlex.split(block.how)[1:])
            assert not (missing := shows(block.text, ran.out)), f"{block.how} does not print {missing}"
        else:
            assert block.how == "file plan.txt"
            decks = [read_deck("white-blue-tempo"), read_deck("red-burn")]
            parse_plan(block.text).check(decks, ["today"])
    learner = names["Learner"]()
    deck = read_deck("red-burn")
    assert learner.exchange(deck, names["match"].game.view("Alice")) in (deck, names["match"].played["Alice"])


def test_a_match_is_recorded_and_told_again(mainphase: Run, tmp_path: Path) -> None:
    file, plan = tmp_path / "match.txt", tmp_path / "plan.txt"
    plan.write_text("red-burn\n-4 Voldaren Epicure\n+4 Arc Lightning\n", encoding="utf-8")
    told = mainphase(
        "watch", "red-burn", "vanilla-green", "--best-of", 3, "--seed", 5, "--record", file, "--sideboard", plan
    )
    assert told.status == 0
    assert mainphase("replay", file).out == told.out
    match = replay_match(file.read_text(encoding="utf-8"))
    assert (4, "Arc Lightning") in match.games[1].decks["Alice"].main
    assert f"{match.winner} wins the match" in told.out.splitlines()[-1]


def test_a_match_is_told_to_a_program(mainphase: Run) -> None:
    out = mainphase("watch", "vanilla-red", "vanilla-green", "--best-of", 3, "--json", "--bot", "random").out
    lines = [json.loads(line) for line in out.splitlines()]
    games = [line["match"] for line in lines if line["type"] == "game"]
    assert games[0] == {"best_of": 3, "number": 1, "won": [0, 0]}
    assert [game["number"] for game in games] == list(range(1, len(games) + 1))
    assert lines[-1]["type"] == "match_end"
    assert lines[-1]["score"][lines[-1]["winner"]] == 2


def test_a_match_is_cut_off_with_its_game(mainphase: Run) -> None:
    ran = mainphase("watch", "vanilla-red", "vanilla-green", "--best-of", 3, "--max-turns", 2)
    assert (ran.status, "The match stands Alice 0, Bob 0" in ran.out) == (0, True)
    assert "stopped after 2 turns: the match is broken off" in ran.err


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("watch", "--best-of", "2"), "a match is the best of an odd number of games, from 1 to 99; found 2"),
        (("watch", "--best-of", "3", "--variant", "duel"), "--best-of does not go with --variant"),
        (("watch", "--sideboard", "none.txt"), "--sideboard says what is exchanged between the games of a match"),
        (("watch", "--best-of", "3", "--sideboard", "none.txt"), "none.txt: there is no such file"),
        (("play", "--sideboard", "none.txt"), "--sideboard says what is exchanged between the games of a match"),
        (("play", "--best-of", "3", "--json"), "--best-of does not go with --json"),
        (("simulate", "vanilla-red", "vanilla-red", "--best-of", "4"), "found 4"),
        (("simulate", "--soak", "--best-of", "3"), "so it takes no --best-of"),
    ],
)
def test_a_match_that_cannot_be_is_refused(mainphase: Run, arguments: tuple[str, ...], wrong: str) -> None:
    ran = mainphase(*arguments)
    assert ran.status == 2
    assert wrong in ran.err


class TestTyping:
    """What a person types between two games."""

    @pytest.fixture
    def sit_down(self, mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
        def go(*lines: str, arguments: tuple[object, ...] = ("red-burn", "vanilla-green", "--best-of", 3)) -> Any:
            types(monkeypatch, *lines)
            return mainphase("play", *arguments, *(() if "--resume" in arguments else ("--seed", 3)))

        return go

    def test_100_4_cards_are_exchanged_and_the_loser_chooses(self, sit_down: Run, tmp_path: Path) -> None:
        file = tmp_path / "match.txt"
        out = sit_down(
            "0", "concede", "yes", "+4 arc", "-4 Voldaren", "-2 xx", "help", "", "concede", "yes",
            arguments=("red-burn", "vanilla-green", "--best-of", 3, "--record", file),
        ).out  # fmt: skip
        assert "The match stands Alice 0, Bob 1" in out
        assert "The deck has at least 60 cards (100.2a)" in out
        assert "64 cards in the deck, 3 beside it" in out
        assert "there is no 'xx' in the deck; nearest:" in out
        assert "+2 NAME     two of these come into the deck" in out
        assert out.count("Alice: who goes first?") >= 1
        assert out.splitlines()[-1] == "Bob wins the match (Alice 0, Bob 2)"
        match = replay_match(file.read_text(encoding="utf-8"))
        assert (4, "Arc Lightning") in match.games[1].decks["Alice"].main
        assert match.games[1].chooser == "Alice"

    def test_a_deck_that_is_not_allowed_begins_no_game(self, sit_down: Run) -> None:
        out = sit_down("0", "concede", "yes", "-4 Voldaren", "", "reset", "quit").out
        assert "the deck of Alice has 56 cards, where at least 60 are needed (100.2a)" in out
        assert out.splitlines()[-1] == "You leave the table before the match is over."

    def test_a_match_is_saved_between_games_and_resumed(self, sit_down: Run, tmp_path: Path) -> None:
        file = tmp_path / "match.txt"
        out = sit_down("0", "concede", "yes", f"save {file}", "quit").out
        assert f"play --resume {file}" in out
        out = sit_down("", "concede", "yes", arguments=("--resume", file)).out
        assert out.splitlines()[0] == "The match stands Alice 0, Bob 1"
        assert out.splitlines()[-1] == "Bob wins the match (Alice 0, Bob 2)"
        ran = sit_down(arguments=("--resume", file, "--best-of", 3))
        assert "which has its best-of; leave out --best-of" in ran.err

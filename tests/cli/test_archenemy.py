"""Archenemy at the command line: one against three, out of the box."""

from __future__ import annotations

import pytest

from mainphase.cli import run as command_line


def test_three_against_one_between_bots_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["watch", "--variant", "archenemy", "--seed", "2", "--bot", "random", "-v", "quiet"]) == 0
    told = capsys.readouterr().out
    assert "Alice sets" in told or "in motion" in told
    assert "wins the game" in told
    assert ("Alice wins" in told) != ("Bob wins the game" in told)


def test_decks_may_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    decks = ["vanilla-red", "archenemy", "vanilla-green"]
    assert command_line(["watch", *decks, "--variant", "archenemy", "--bot", "random", "-v", "quiet"]) == 0
    assert "Bob sets" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["vanilla-red", "vanilla-green", "--variant", "archenemy"], "found none"),
        (["archenemy", "vanilla-green"], "which only the variant archenemy uses"),
        (
            ["--variant", "archenemy", "--rules", "2009-07-11"],
            "do not have the variant archenemy yet; it came on 2010-06-18",
        ),
        (["--variant", "archenemy", "--first", "Bob"], "the archenemy, Alice, takes the first turn"),
        (["vanilla-red"], "each with a deck; found 1 decks"),
    ],
)
def test_what_is_no_game_of_archenemy_is_refused(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line(["watch", *arguments]) != 0
    assert says in " ".join(capsys.readouterr().err.split())


def test_check_counts_the_schemes(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["check", "archenemy"]) == 0
    assert "60 cards, 22 in the scheme deck" in capsys.readouterr().out
    assert command_line(["check", "archenemy", "--rules", "2009-07-11"]) != 0

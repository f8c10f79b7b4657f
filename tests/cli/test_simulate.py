"""`mainphase simulate`: the figures of many games."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from mainphase.cli.app import application


def simulate(*arguments: str) -> tuple[int, str, str]:
    said = CliRunner().invoke(application(), ["simulate", *arguments])
    return said.exit_code, said.stdout, said.stderr


def test_the_figures_are_told_with_their_intervals_and_rules() -> None:
    code, out, err = simulate("red-burn", "vanilla-green", "--games", "4", "--bot", "random", "--cards")
    assert code == 0, err
    assert "100.0 % (51.0–100.0)" in out
    assert "zero life" in out
    assert "704.5a" in out
    assert "Cards of red-burn under the rules of" in out
    assert "Lightning Bolt" in out
    assert "4 games in" in err


def test_several_decks_and_several_rules() -> None:
    decks = ("vanilla-red", "vanilla-green", "red-burn")
    code, out, _ = simulate(*decks, "--games", "1", "--rules", "2009-07-11", "--rules", "today", "--max-turns", "3")
    assert code == 0
    assert out.count("2009-07-11") == 3 + 3 + 1 + 1
    assert "Pairings" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("red-burn",), "two or more decks play"),
        (("red-burn", "red-burn", "--until", "wide"), "is not half a width in per cent"),
        (("red-burn", "red-burn", "--until", "70%"), "is not half a width in per cent"),
        (("red-burn", "red-burn", "--games", "none"), "is not a whole number from 1"),
        (("red-burn", "red-burn", "--bot", "gredy"), "nearest: greedy"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], said: str) -> None:
    code, _, err = simulate(*arguments)
    assert code == 2
    assert said in " ".join(err.replace("│", " ").split())

"""Two-Headed Giant at the command line: two against two, out of the box (CR 810)."""

from __future__ import annotations

import pytest

from mainphase.cli import run as command_line


@pytest.mark.parametrize("name", ["2HG", "two-headed giant"])
def test_810_two_against_two_between_bots_ends(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["watch", "--variant", name, "--seed", "2", "--bot", "random", "-v", "quiet"]) == 0
    told = capsys.readouterr().out
    assert "Alice and Bob 30, Carol and Dave 30" in told
    assert ("Alice wins the game" in told) == ("Bob wins the game" in told)
    assert ("Alice wins the game" in told) != ("Carol wins the game" in told)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["vanilla-red", "vanilla-green", "red-burn"], "by four, six, eight and so on"),
        (["--rules", "2005-07-31"], "do not have the variant two-headed giant yet; it came on 2005-08-01"),
        (["archenemy", "vanilla-red", "vanilla-green", "red-burn"], "which only the variant archenemy uses"),
    ],
)
def test_810_1_what_is_no_game_of_it_is_refused(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line(["watch", *arguments, "--variant", "2HG"]) != 0
    assert says in " ".join(capsys.readouterr().err.split())

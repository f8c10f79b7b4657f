"""`repeat:` does entries again and again (CR 732.2), and `resolve: all` ends what goes round by itself."""

import pytest

from mainphase.errors import ScenarioError
from mainphase.scenarios import Result, parse, run

BASE = """
scenario: test
players:
  Alice:
    battlefield: [{card: Triskelion, counters: {+1/+1: 3}}, "Heliod, Sun-Crowned", Shivan Dragon]
    mana: "{C}{W}{R}{R}{R}{R}{R}"
  Bob: {life: 1000000}
play:
  - {Alice: "activate Heliod, Sun-Crowned", ability: lifelink, targets: [Triskelion]}
  - resolve: all
"""
LAP = """
    play:
      - {Alice: activate Triskelion, targets: [Bob]}
      - {Alice: choose, pick: Triskelion}
      - resolve: all
"""


def played(rest: str) -> Result:
    return run(parse(BASE + rest, "file.yaml"))


def failure(rest: str) -> str:
    result = played(rest)
    assert not result.ok
    return "\n".join(map(str, result.failures))


@pytest.mark.parametrize("times", [1, 2, 7, 40, 999_000])
def test_entries_are_done_so_often(times: int) -> None:
    life = f"{{Alice: {20 + times}, Bob: {1_000_000 - times}}}"
    result = played(
        f"  - repeat: {times}{LAP}expect: {{life: {life}, counters: {{Triskelion: {{+1/+1: 3}}}}, stack: []}}"
    )
    assert result.ok, result.failures
    assert len(result.log) < 3000


def test_entries_are_done_until_the_game_ends() -> None:
    result = played(f"  - repeat: until the game ends{LAP}expect: {{winner: Alice}}")
    assert result.ok, result.failures
    assert not [event for event in result.events if event.name == "refused"]


def test_what_uses_something_up_is_played_lap_by_lap() -> None:
    lap = "\n    play: [{Alice: activate Shivan Dragon}, {resolve: all}]\n"
    assert played(f"  - repeat: 5{lap}expect: {{pt: {{Shivan Dragon: 10/5}}, mana: {{Alice: ''}}}}").ok
    assert "in lap 6: Alice cannot activate Shivan Dragon now" in failure(f"  - repeat: 9{lap}expect: {{stack: []}}")


def test_so_many_laps_and_the_game_is_over_before() -> None:
    said = failure(f"  - repeat: 1000001{LAP}expect: {{winner: Alice}}")
    assert "in lap 1,000,000: the game is over" in said or "in lap 1,000,001: the game is over" in said


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        (
            "  - repeat: 0\n    play: [{Alice: pass}]",
            "`repeat` is how often, from 1, or `until the game ends`; found '0'",
        ),
        ("  - repeat: often\n    play: [{Alice: pass}]", "`repeat` is how often"),
        ("  - repeat: 3", "`repeat` needs `play:`"),
        ("  - repeat: 3\n    play: []", "`repeat` needs `play:`"),
        ("  - repeat: 3\n    play: [{expect: {stack: []}}]", "`expect` does not stand in `repeat`"),
        ("  - repeat: 3\n    play: [{Alice: pass, illegal: true}]", "`illegal` does not stand in `repeat`"),
        ("  - repeat: 3\n    play: [{repeat: 3, play: [{Alice: pass}]}]", "`repeat` does not stand in `repeat`"),
        ("  - {Alice: pass, play: [{Alice: pass}]}", "play"),
    ],
)
def test_what_cannot_be_repeated_is_malformed(rest: str, expected: str) -> None:
    with pytest.raises(ScenarioError, match=r"file.yaml:") as caught:
        played(rest + "\nexpect: {stack: []}\n")
    assert expected in str(caught.value)

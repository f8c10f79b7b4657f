"""How many play: two until 31 July 2005, since then as many as come, and teams (CR 100.1b, 600)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.table import position

from mainphase.errors import TooNewError
from mainphase.game import Game
from mainphase.scenarios import load
from mainphase.scenarios.run import run
from mainphase.sim.plan import make_plan

LAST, FIRST = "2005-07-31", "2005-08-01"
THREE = ("alice", "bob", "carol")
WHY = (
    "are for two players; carol would be the third; there are rules for more, and for teams, since 2005-08-01, "
    "rule 100.1b"
)


@pytest.mark.parametrize("rules", ["1997-03-24", "1999-06-01", LAST])
def test_the_rules_are_for_two_players_until_31_july_2005(rules: str) -> None:
    with pytest.raises(TooNewError, match=f"the rules of {rules} {WHY}"):
        position(players=THREE, rules=rules)


def test_100_1b_three_play_since_1_august_2005() -> None:
    assert len(position(players=THREE, rules=FIRST).state.players) == 3


def test_600_there_are_teams_since_1_august_2005() -> None:
    teams = (("alice", "abe"), ("carol", "bob"))
    four = ("alice", "abe", "carol", "bob")
    with pytest.raises(TooNewError, match=WHY):
        position(players=four, teams=teams, rules=LAST)
    assert position(players=four, teams=teams, rules=FIRST).state.groups == [[0, 1], [2, 3]]


SCENARIO = """
scenario: Three players
players:
  alice: {}
  bob: {}
  carol: {}
play:
  - advance: end step
expect:
  life: {bob: 20}
"""


def test_a_scenario_is_refused_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "three.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    with pytest.raises(TooNewError, match=rf"three\.yaml:6: the rules of {LAST} {WHY}"):
        run(load(path), LAST)
    assert not run(load(path), FIRST).failures


def test_a_new_game_many_games_and_an_environment_refuse_alike() -> None:
    decks = dict.fromkeys(THREE, "vanilla-red")
    with pytest.raises(TooNewError, match=WHY):
        Game.new(decks, rules=LAST)
    with pytest.raises(TooNewError, match="are for two players"):
        make_plan(list(decks.values()), rules=LAST, variant="free-for-all")
    aec = pytest.importorskip("mainphase.env.aec")
    with pytest.raises(TooNewError, match="are for two players"):
        aec.raw_env(list(decks.values()), rules=LAST).reset(seed=1)

"""CR 800.2, 806.2, 808.3, 809.3, 811: which options go with which variant, and since when."""

from __future__ import annotations

import pytest
from tests.support.table import position

import mainphase as mp
from mainphase.cards.multiplayer import LEFT, MULTIPLE, RIGHT, multiplayer_game
from mainphase.cards.variants import check_variant
from mainphase.cli.options import seated
from mainphase.errors import TooNewError
from mainphase.presentation.view import view_of
from mainphase.scenarios import parse

DECK = "30 Forest\n30 Grizzly Bears"
EIGHT = ("ann", "bob", "cid", "dan", "eve", "fay", "gil", "hal")


def begun(variant: str, players: int, rules: str | None = None, **said: object) -> mp.Game:
    return mp.Game.new(dict.fromkeys(EIGHT[:players], DECK), variant=variant, rules=rules, **said)  # type: ignore[arg-type]


def refused(variant: str, players: int, rules: str | None = None) -> str:
    with pytest.raises(mp.OptionError) as error:
        begun(variant, players, rules)
    return error.value.message


def test_806_2_806_2b_one_of_three_options_says_who_is_attacked() -> None:
    assert [multiplayer_game(f"free-for-all, {said}", 5).attack for said in (LEFT, RIGHT, MULTIPLE)] == [
        LEFT,
        RIGHT,
        MULTIPLE,
    ]
    assert multiplayer_game("free-for-all", 5).attack == MULTIPLE
    assert "said twice" in refused("free-for-all, attack left, attack right", 4)


def test_806_2a_in_a_free_for_all_all_have_the_same_range() -> None:
    assert multiplayer_game("free-for-all", 4).ranges == ()
    assert multiplayer_game("free-for-all, range 2", 4).ranges == (2, 2, 2, 2)
    assert "806.2a" in refused("free-for-all, range 1 1 2 1", 4)


def test_806_2c_in_a_free_for_all_no_creatures_are_deployed() -> None:
    assert "806.2c" in refused("free-for-all, deploy creatures", 4)


def test_809_3_what_an_emperor_game_usually_has() -> None:
    game = multiplayer_game("emperor", 6)
    assert (game.attack, game.neighbors, game.ranges, game.deploy) == ("", True, (1, 2, 1, 1, 2, 1), True)
    assert "809.3c" in refused("emperor, attack multiple players", 6)


def test_800_2_what_is_usual_need_not_be_said() -> None:
    assert check_variant("Team vs. Team, attack multiple players, no range, teams 2 2", 4) == "team vs team"
    assert check_variant("alternating teams, range 2, teams 3 3", 6) == "alternating teams"
    assert check_variant("emperor, teams 3 3, range 1 2 1 1 2 1", 6) == "emperor"
    assert check_variant("team_vs_team, teams 3 2", 5) == "team vs team, teams 3 2"


def test_800_2_a_variant_has_the_same_names_wherever_it_is_asked_for() -> None:
    five = "scenario: s\nplayers: {ann: {}, bob: {}, cid: {}, dan: {}, eve: {}}\n"
    for name in ("team vs team", "Team vs. Team", "team_vs_team"):
        assert parse(five + f"variant: {name}, teams 3 2\n").variant == "team vs team, teams 3 2"
        with pytest.raises(mp.ScenarioError, match=r"scenario:3: 5 players do not make 2 equal teams"):
            parse(five + f"variant: {name}\n")
        assert len(seated(None, f"{name}, teams 3 2", None)) == 5
    with pytest.raises(mp.ScenarioError, match=r"scenario:3: the options of a multiplayer game go with free-for-all"):
        parse(five + "variant: 2HG, attack left\n")


def test_808_1_the_teams_of_a_scenario_are_those_of_its_seats_whatever_the_variant_is_called() -> None:
    four = "{ann: {team: a}, bob: {team: a}, cid: {team: a}, dan: {team: b}}"
    for name in ("team vs team", "Team vs. Team", "Team vs. Team, Teams 3 1"):
        assert parse(f"scenario: s\nplayers: {four}\nvariant: {name}\n").variant == "team vs team, teams 3 1"


def test_800_2_what_is_no_option_is_told() -> None:
    assert "nearest: attack left" in refused("free-for-all, atack left", 3)
    assert "range of influence is one seat or more" in refused("free-for-all, range 0", 3)
    assert "teams of 2 and 2 are 4 players; found 5" in refused("team vs team, teams 2 2", 5)
    assert "do not make 2 equal teams" in refused("team vs team", 5)
    assert "811.1" in refused("alternating teams, teams 2 3", 5)
    assert "free-for-all" in refused("duel, attack left", 2)


@pytest.mark.parametrize(
    ("variant", "players", "before", "since"),
    [
        ("team vs team, deploy creatures", 4, "2010-04-23", "2010-06-18"),
        ("team vs team", 4, "2010-04-23", "2010-06-18"),
    ],
)
def test_800_2_an_option_is_there_since_the_rules_have_it(variant: str, players: int, before: str, since: str) -> None:
    assert f"it came on {since}" in refused(variant, players, before)
    assert begun(variant, players, since).variant == variant


@pytest.mark.parametrize(
    ("variant", "players"),
    [("free-for-all, attack left", 3), ("free-for-all, range 1", 3), ("emperor", 6), ("alternating teams", 4)],
)
def test_800_2_the_others_came_with_games_of_several_players(variant: str, players: int) -> None:
    with pytest.raises(TooNewError, match="since 2005-08-01"):
        begun(variant, players, "2005-02-01")
    assert begun(variant, players, "2005-08-01").variant == variant


def test_806_1_a_free_for_all_of_eight_is_recorded_and_played_again() -> None:
    game = begun("free-for-all, attack right, range 2", 8, seed=3)
    for _ in range(30):
        game.apply(0)
    again = mp.replay(game.record())
    assert (again.variant, again.players) == ("free-for-all, attack right, range 2", list(EIGHT))
    assert again.state.ranged


def test_808_4_whoever_sits_in_the_middle_of_a_team_goes_first() -> None:
    assert multiplayer_game("team vs team, teams 3 2", 5).starters() == (1, 4)
    assert {begun("team vs team", 4, seed=seed).state.starter for seed in range(12)} == {1, 3}
    with pytest.raises(mp.OptionError, match=r"808\.4"):
        begun("team vs team", 4, first="ann")


def test_808_5_811_5_whose_hands_are_open_to_a_team_mate() -> None:
    four = ("ann", "bob", "cid", "dan")
    together = position(players=four, variant="team vs team", bob_hand=["Memnite"], cid_hand=["Memnite"])
    assert [len(p.hand) for p in view_of(together.state, 0).players] == [0, 1, 0, 0]
    apart = position(players=four, variant="alternating teams", bob_hand=["Memnite"], cid_hand=["Memnite"])
    assert [len(p.hand) for p in view_of(apart.state, 0).players] == [0, 0, 0, 0]


def test_811_5_team_mates_in_the_next_seats_show_their_hands() -> None:
    six = EIGHT[:6]
    table = position(players=six, variant="alternating teams", cid_hand=["Memnite"])
    table.bob.concede()
    assert [len(p.hand) for p in view_of(table.state, 0).players if p.name == "cid"] == [1]

"""CR 810: Two-Headed Giant: two teams, each with one life total and one number of poison counters."""

from __future__ import annotations

import pytest
from tests.support.giants import DRAIN, FOUR, LIFE, NO_GAIN, NO_LOSS, RAT, TEAMS, giants, poison
from tests.support.round_table import lives
from tests.support.table import Table, opening, position

from mainphase.cards import nodes as n
from mainphase.cards.variants import check_variant
from mainphase.cards.words import (
    a_player,
    artifact,
    at_the_beginning_of,
    card,
    creature,
    do,
    each_player,
    gain_life,
    infect,
    lose_life,
    pay,
    pay_life,
    sorcery,
    static,
    target,
    targeting,
    you,
)
from mainphase.errors import OptionError
from mainphase.game import Game
from mainphase.presentation.view import view_of

SIX = ("ann", "abe", "ada", "bea", "bob", "ben")
THREES = (("ann", "abe", "ada"), ("bea", "bob", "ben"))
DECK = "60 Forest"

RIFT = card("Rift", "{R}", sorcery)(do(n.DealDamage(n.Fixed(4), n.EachPlayer())))
BECOMES_TEN = card("Becomes Ten", "{B}", sorcery)(targeting(a_player).do(n.SetLife(n.Fixed(10), target)))
ALL_BECOME_TEN = card("All Become Ten", "{B}", sorcery)(do(n.SetLife(n.Fixed(10), each_player)))
ENDURANCE = card("Endurance", "{W}", artifact)(
    at_the_beginning_of("upkeep", of=you, if_=n.Compare(n.LifeOf(you), ">=", n.Fixed(50))).do(n.WinTheGame(you)),
)
SAFE = card("Safe", "{W}", artifact)(static(n.CantLoseGame(you)))
NO_WIN = card("No Win", "{W}", artifact)(static(n.CantWinGame(you)))
WIN = card("Win", "{W}", sorcery)(do(n.WinTheGame(you)))
LOSE = card("Lose", "{W}", sorcery)(targeting(a_player).do(n.LoseTheGame(target)))


def play_on(table: Table, step: str) -> None:
    """Goes on until that step, or until the game is over."""
    while not table.over and table.step != step:
        table.go_on()


def new_game(count: int = 4, variant: str = "two-headed giant", **said: object) -> Game:
    names = ("ann", "abe", "ada", "bea", "bob", "ben", "cal", "cat")
    return Game.new(dict.fromkeys(names[:count], DECK), variant=variant, **said)  # type: ignore[arg-type]


# --- The game


def test_810_1_two_teams_of_two_play() -> None:
    game = new_game()
    assert game.variant == "two-headed giant"
    assert game.state.groups == [[0, 1], [2, 3]]


@pytest.mark.parametrize("name", ["2HG", "Two-Headed Giant", "two headed giant", "two_headed_giant"])
def test_810_1_the_variant_has_several_spellings(name: str) -> None:
    assert check_variant(name, 4) == "two-headed giant"


@pytest.mark.parametrize("count", [2, 3, 5])
def test_810_1_two_teams_of_one_size_cannot_be_made_of_any_number(count: int) -> None:
    with pytest.raises(OptionError, match=r"two teams of two players each, or of more .*; found"):
        check_variant("two-headed giant", count)


def test_810_1_the_rules_have_it_since_1_august_2005() -> None:
    with pytest.raises(OptionError, match="it came on 2005-08-01"):
        new_game(rules="2005-07-31")
    assert new_game(rules="2005-08-01").state.heads == 2


def test_810_2_810_3_team_mates_sit_side_by_side_and_share_their_turns() -> None:
    table = giants(step="end step")
    assert [p.name for p in table.state.players if table.state.is_active(p.id)] == ["ann", "abe"]
    table.advance_to("bea's upkeep")
    assert [p.name for p in table.state.players if table.state.is_active(p.id)] == ["bea", "bob"]


def test_810_4_103_4a_119_1a_a_team_begins_with_30_life() -> None:
    assert [p.life for p in new_game().state.players] == [30, 30, 30, 30]


def test_810_5_nothing_else_is_shared() -> None:
    table = giants(ann=["Forest"], ann_hand=["Grizzly Bears"], abe_hand=["Shock"], abe=["Mountain"])
    refused = table.ann.why_not("cast Grizzly Bears")
    assert refused is not None  # the Mountain is abe's
    assert [o.name for o in view_of(table.state, 1).players[0].hand] == ["Grizzly Bears"]
    assert view_of(table.state, 2).players[0].hand == ()


def test_810_6_103_8b_800_7_the_team_that_goes_first_skips_its_first_draw_step() -> None:
    table = opening(players=FOUR, teams=TEAMS, giants=True, first="ann", mulligans=False)
    table.forget()
    table.advance_to("ann's precombat main")
    assert not table.events("draw")
    assert [e.rule for e in table.events("skipped")] == ["103.8b"]
    table.advance_to("bea's precombat main")
    assert [e.player for e in table.events("draw")] == ["bea", "bob"]


# --- Combat


def test_810_7_506_2b_each_attacker_attacks_a_player_of_the_other_team() -> None:
    table = giants(ann=["Grizzly Bears"], abe=["Memnite"])
    table.ann.attack({"Grizzly Bears": "bea"})
    table.abe.attack({"Memnite": "bob"})
    assert table.attackers == {"Grizzly Bears": "bea", "Memnite": "bob"}
    table.advance_to("postcombat main")
    assert lives(table) == [30, 30, 27, 27]


# --- Winning and losing


def test_810_8a_if_one_of_a_team_loses_the_team_does() -> None:
    table = giants(step="upkeep", abe_blanks=0)
    play_on(table, "precombat main phase")
    assert table.winners == ["bea", "bob"]
    assert [(e.player, e.rule) for e in table.events("player loses")] == [("abe", "704.5b"), ("ann", "810.8a")]


def test_810_8a_if_one_of_a_team_wins_the_team_does() -> None:
    table = giants(abe=["Plains"], abe_hand=[WIN])
    table.ann.passes()
    table.abe.cast("Win")
    table.resolve()
    assert table.winners == ["ann", "abe"]


def test_810_8a_who_cannot_lose_keeps_the_team_from_losing() -> None:
    table = giants(ann=["Plains"], ann_hand=[LOSE], bob=[SAFE])
    table.ann.cast("Lose", ["bea"])
    table.resolve()
    assert not table.over


def test_810_8a_who_cannot_win_keeps_the_team_from_winning() -> None:
    table = giants(ann=["Plains", NO_WIN], abe=["Plains"], abe_hand=[WIN])
    table.ann.passes()
    table.abe.cast("Win")
    table.resolve()
    assert not table.over


def test_810_8a_only_a_team_that_shares_its_life_loses_together() -> None:
    table = position(players=FOUR, teams=TEAMS, ann=["Plains"], ann_hand=[LOSE], bob=[SAFE])
    table.ann.cast("Lose", ["bea"])
    table.resolve()
    assert [table.bea.in_game, table.bob.in_game] == [False, True]


def test_810_8b_if_one_concedes_the_team_leaves_and_loses() -> None:
    table = giants()
    table.bob.concede()
    assert table.winners == ["ann", "abe"]
    assert [(e.player, e.rule) for e in table.events("player loses")] == [("bob", "104.3a"), ("bea", "810.8a")]


def test_810_8c_704_6a_a_team_without_life_loses() -> None:
    table = giants(ann=["Swamp"], ann_hand=[DRAIN], bea_life=3)
    table.ann.cast("Drain", ["bob"])
    table.resolve()
    assert table.winners == ["ann", "abe"]
    assert [(e.player, e.rule) for e in table.events("player loses")] == [("bea", "704.6a"), ("bob", "704.6a")]


@pytest.mark.parametrize(("before", "over"), [(13, False), (14, True)])
def test_810_8d_704_6b_704_5c_a_team_loses_at_fifteen_poison_counters(before: int, over: bool) -> None:
    table = giants(ann=[RAT], bea_poison=before)
    table.ann.attack({"Rat": "bob"})
    play_on(table, "end of combat step")
    assert table.over == over
    assert poison(table)[2:] == [before + 1, before + 1]
    assert [e.rule for e in table.events("player loses")] == (["704.6b", "704.6b"] if over else [])


# --- The life total


def test_810_9_damage_is_dealt_to_each_player_and_the_team_loses_it() -> None:
    table = giants(ann=["Mountain"], ann_hand=[RIFT])
    table.ann.cast("Rift")
    table.resolve()
    assert lives(table) == [22, 22, 22, 22]
    assert len(table.events("damage dealt")) == 4


def test_810_9_gaining_life_changes_the_teams_life_total() -> None:
    table = giants(ann=["Plains"], ann_hand=[LIFE])
    table.ann.cast("Life", ["abe"])
    table.resolve()
    assert lives(table) == [33, 33, 30, 30]
    assert [e.player for e in table.events("life gained")] == ["abe"]


def test_810_9a_an_effect_finds_the_teams_life_total() -> None:
    for life, won in ((49, False), (50, True)):
        table = giants(step="upkeep", abe=[ENDURANCE], ann_life=life)
        if table.stack:
            table.resolve()
        assert (table.winners == ["ann", "abe"]) == won


def test_810_9b_119_4a_who_pays_life_pays_from_the_teams() -> None:
    dear = card("Dear", "{0}", artifact)(pay(pay_life(3)).do(gain_life(1)))
    table = giants(ann=[dear], abe=[card("Dearer", "{0}", artifact)(*dear.abilities)], ann_life=5)
    table.ann.activate("Dear")
    assert lives(table)[:2] == [2, 2]
    table.ann.passes()
    refused = table.abe.why_not("activate Dearer")
    assert refused is not None
    assert refused.rule == "119.4"


def test_810_9c_setting_one_players_life_total_sets_the_teams() -> None:
    table = giants(ann=["Swamp"], ann_hand=[BECOMES_TEN], bea_life=25)
    table.ann.cast("Becomes Ten", ["bob"])
    table.resolve()
    assert lives(table)[2:] == [10, 10]
    assert [(e.player, e.amount) for e in table.events("life lost")] == [("bob", 15)]


def test_810_9d_of_a_team_whose_players_are_all_set_one_is_affected() -> None:
    table = giants(ann=["Swamp"], ann_hand=[ALL_BECOME_TEN], bea_life=7)
    table.ann.cast("All Become Ten")
    table.resolve()
    assert (table.asked, table.asked_player, table.options) == ("choose", "ann", ["ann", "abe"])
    table.choose("abe")
    assert (table.asked, table.asked_player, table.options) == ("choose", "bea", ["bea", "bob"])
    table.choose("bob")
    assert lives(table) == [10, 10, 10, 10]
    assert [(e.player, e.amount) for e in table.events("life lost")] == [("abe", 20)]
    assert [(e.player, e.amount) for e in table.events("life gained")] == [("bob", 3)]


def test_810_9g_who_cannot_gain_life_keeps_the_team_from_gaining() -> None:
    table = giants(ann=["Plains", NO_GAIN], ann_hand=[LIFE])
    table.ann.cast("Life", ["abe"])
    table.resolve()
    assert lives(table) == [30, 30, 30, 30]


def test_810_9h_who_cannot_lose_life_keeps_the_team_from_losing_and_paying() -> None:
    dear = card("Dear", "{0}", artifact)(pay(pay_life(3)).do(gain_life(1)))
    table = giants(ann=["Swamp", NO_LOSS], ann_hand=[DRAIN], abe=[dear])
    table.ann.cast("Drain", ["abe"])
    table.resolve()
    assert lives(table)[:2] == [30, 30]
    table.ann.passes()
    assert table.abe.why_not("activate Dear") is not None


# --- Poison


def test_810_10_damage_by_a_source_with_infect_poisons_the_team() -> None:
    table = giants(ann=[RAT], abe=[card("Mouse", "{B}", creature, pt="1/1")(infect)])
    table.ann.attack({"Rat": "bea"})
    table.abe.attack({"Mouse": "bob"})
    table.advance_to("postcombat main")
    assert poison(table) == [0, 0, 2, 2]


def test_810_10a_poison_counters_of_opponents_are_counted_once_for_a_team() -> None:
    count = card("Count", "{B}", sorcery)(do(lose_life(n.CountersOn("poison", n.EachOpponent()), by=you)))
    table = giants(ann=["Swamp"], ann_hand=[count], bea_poison=3)
    table.ann.cast("Count")
    table.resolve()
    assert lives(table)[:2] == [27, 27]


def test_810_10b_who_loses_poison_counters_loses_the_teams() -> None:
    cure = card("Cure", "{G}", sorcery)(targeting(a_player).do(n.RemoveCounters("poison", n.Fixed(2), target)))
    table = giants(ann=["Forest"], ann_hand=[cure], ann_poison=3)
    table.ann.cast("Cure", ["abe"])
    table.resolve()
    assert poison(table)[:2] == [1, 1]


def test_810_10d_the_kinds_of_counters_of_a_player_are_those_of_the_team() -> None:
    table = giants(ann=["Forest"], ann_hand=[card("More", "{G}", sorcery)(do(n.Proliferate()))], abe_poison=1)
    table.ann.cast("More")
    table.resolve()
    assert table.options == ["done", "ann", "abe"]


def test_701_34b_of_a_team_one_player_gets_another_poison_counter() -> None:
    table = giants(ann=["Forest"], ann_hand=[card("More", "{G}", sorcery)(do(n.Proliferate()))], bea_poison=1)
    table.ann.cast("More")
    table.resolve()
    table.choose("bea", "bob")
    assert (table.asked, table.asked_player, table.options) == ("choose", "ann", ["bea", "bob"])
    table.choose("bob")
    assert poison(table)[2:] == [2, 2]


# --- Larger teams


def test_810_11_a_team_of_three_has_15_life_more_and_dies_of_five_poison_counters_more() -> None:
    assert [p.life for p in new_game(6).state.players] == [45] * 6
    assert [p.life for p in new_game(8).state.players] == [60] * 8
    for before, over in ((18, False), (19, True)):
        table = position(players=SIX, teams=THREES, giants=True, ann=[RAT], bea_poison=before)
        table.ann.attack({"Rat": "ben"})
        play_on(table, "end of combat step")
        assert table.over == over

"""Two-Headed Giant (606, 806, 810) before and since each change of its rules, from 1 August 2005 on."""

from __future__ import annotations

import pytest
from tests.support.giants import DRAIN, FOUR, LIFE, NO_GAIN, NO_LOSS, RAT, TEAMS, giants, poison
from tests.support.round_table import lives
from tests.support.table import NotOffered, Table, opening

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a_player,
    as_long_as,
    attacks,
    card,
    creature,
    do,
    each_player,
    enchantment,
    flying,
    gain_life,
    gains,
    have,
    itself,
    land,
    landwalk,
    lose_life,
    number_of,
    sorcery,
    static,
    target,
    targeting,
    that_player,
    trample,
    when,
    you,
    yours,
)
from mainphase.game import Game

BECOMES = card("Becomes", "{B}", sorcery)(targeting(a_player).do(n.SetLife(n.Fixed(20), target)))
HALF = card("Half", "{B}", sorcery)(targeting(a_player).do(lose_life(n.HalfOf(n.LifeOf(target)), by=target)))
RHYTHM = card("Rhythm", "{G}", sorcery)(
    do(n.SetLife(number_of(creature, n.ControlledBy(that_player)), each_player)),
)
GOAT = card("Goat", "{R}", creature, pt="1/1")(landwalk("Mountain"))
MOAT = card("Moat", "{U}", enchantment)(static(n.CantAttack(creature, you)))
TOLL = card("Toll", "{W}", enchantment)(static(n.AttackTax(you, n.ManaCost(2))))
WURM = card("Wurm", "{G}", creature, pt="6/4")(trample)
THIEF = card("Thief", "{B}", creature, pt="2/2")(when(attacks(itself)).do(lose_life(1, by=n.DefendingPlayer())))
ALARM = card("Alarm", "{W}", enchantment)(when(n.Attacks(creature, you)).do(gain_life(1)))
DRAKE = card("Drake", "{U}", creature, pt="2/2")(
    as_long_as(
        n.Compare(number_of(land, n.ControlledBy(n.DefendingPlayer())), ">", number_of(land, yours)),
        have(itself, gains(flying)),
    ),
)


def cast(table: Table, name: str, *targets: str) -> Table:
    table.ann.cast(name, list(targets))
    table.resolve()
    return table


# --- Beginning a game


@pytest.mark.parametrize(("date", "life"), [("2007-04-30", 40), ("2007-05-01", 30)])
def test_606_4a_a_team_begins_with_40_life_until_30_april_2007(date: str, life: int) -> None:
    game = Game.new(dict.fromkeys(FOUR, "60 Forest"), variant="2HG", rules=date)
    assert [p.life for p in game.state.players] == [life] * 4


@pytest.mark.parametrize(("date", "life"), [("2007-04-30", 60), ("2007-05-01", 45)])
def test_606_10_a_team_of_three_begins_with_60_life_until_30_april_2007(date: str, life: int) -> None:
    six = ("ann", "abe", "ada", "bea", "bob", "ben")
    game = Game.new(dict.fromkeys(six, "60 Forest"), variant="2HG", rules=date)
    assert [p.life for p in game.state.players] == [life] * 6


def first_draws(date: str) -> list[str]:
    table = opening(players=FOUR, teams=TEAMS, giants=True, first="ann", mulligans=False, rules=date)
    table.forget()
    table.advance_to("ann's precombat main")
    return [str(e.player) for e in table.events("draw")]


def test_606_6a_the_team_that_goes_first_skips_its_draw_step_until_30_september_2006() -> None:
    assert first_draws("2005-08-01") == []
    assert first_draws("2006-09-30") == []


def test_606_6b_only_the_primary_player_does_not_draw_from_1_october_2006_to_30_april_2007() -> None:
    assert first_draws("2006-10-01") == ["abe"]
    assert first_draws("2007-04-30") == ["abe"]


def test_606_6b_the_team_that_goes_first_skips_its_draw_step_since_1_may_2007() -> None:
    assert first_draws("2007-05-01") == []


def hands(date: str) -> Table:
    return opening(players=FOUR, teams=TEAMS, giants=True, first="ann", rules=date)


def sizes(table: Table) -> list[int]:
    return [len(p.hand) for p in table.state.players]


def test_101_4_each_player_settles_before_the_next_until_30_september_2006() -> None:
    table = hands("2006-09-30")
    table.ann.choose("mulligan")
    assert (table.asked_player, sizes(table)) == ("ann", [6, 7, 7, 7])


def test_606_6a_a_team_takes_its_mulligans_together_since_1_october_2006() -> None:
    table = hands("2006-10-01")
    table.ann.choose("mulligan")
    assert (table.asked_player, sizes(table)) == ("abe", [7, 7, 7, 7])
    table.abe.choose("mulligan")
    assert table.asked_player == "ann"
    table.ann.choose("mulligan")
    table.abe.choose("keep")
    assert (table.asked_player, sizes(table)) == ("ann", [6, 7, 7, 7])
    table.ann.choose("keep")
    assert table.asked_player == "bea"
    table.bea.choose("keep")
    table.bob.choose("mulligan")
    assert table.asked_player == "bob"
    table.bob.choose("keep")
    assert table.turn == 1


def test_806_6a_all_declare_and_then_draw_anew_since_11_july_2009() -> None:
    table = hands("2009-07-11")
    table.ann.choose("mulligan")
    table.abe.choose("keep")
    assert table.asked_player == "bea"
    table.bea.choose("mulligan")
    table.bob.choose("keep")
    assert (table.asked_player, sizes(table)) == ("ann", [7, 7, 7, 7])


# --- The life total


def test_606_9a_an_effect_finds_half_of_the_teams_life_total_until_22_april_2010() -> None:
    table = cast(giants("2010-04-22", ann=["Swamp"], ann_hand=[HALF], bea_life=17), "Half", "bob")
    assert lives(table)[2:] == [13, 13]  # half of 9 is 4


def test_806_10a_an_effect_finds_the_teams_life_total_since_23_april_2010() -> None:
    table = cast(giants("2010-04-23", ann=["Swamp"], ann_hand=[HALF], bea_life=17), "Half", "bob")
    assert lives(table)[2:] == [9, 9]


def test_606_9c_who_sets_one_players_life_total_sets_the_teams_until_30_september_2005() -> None:
    table = cast(giants("2005-09-30", ann=["Swamp"], ann_hand=[BECOMES], ann_life=25), "Becomes", "abe")
    assert lives(table)[:2] == [20, 20]


def test_606_9c_who_sets_one_players_life_total_sets_their_share_since_1_october_2005() -> None:
    for date in ("2005-10-01", "2010-04-22"):
        table = cast(giants(date, ann=["Swamp"], ann_hand=[BECOMES], ann_life=25), "Becomes", "abe")
        assert lives(table)[:2] == [32, 32]
        assert [(e.player, e.amount) for e in table.events("life gained")] == [("abe", 7)]


def test_806_10c_who_sets_one_players_life_total_sets_the_teams_since_23_april_2010() -> None:
    table = cast(giants("2010-04-23", ann=["Swamp"], ann_hand=[BECOMES], ann_life=25), "Becomes", "abe")
    assert lives(table)[:2] == [20, 20]
    assert [(e.player, e.amount) for e in table.events("life lost")] == [("abe", 5)]


def set_for_all(date: str) -> Table:
    table = giants(
        date,
        ann=["Forest", "3 Memnite"],
        ann_hand=[RHYTHM],
        abe=["4 Memnite"],
        bea=["2 Memnite"],
        bob=["1 Memnite"],
        ann_life=25,
        bea_life=20,
    )
    return cast(table, "Rhythm")


def test_606_9b_a_teams_life_total_is_the_sum_of_what_its_players_are_set_to_until_22_april_2010() -> None:
    table = set_for_all("2010-04-22")
    assert lives(table) == [7, 7, 3, 3]
    lost = [(e.player, e.amount) for e in table.events("life lost")]
    assert lost == [("ann", 10), ("abe", 9), ("bea", 8), ("bob", 9)]


def test_806_10d_one_player_of_a_team_is_affected_since_23_april_2010() -> None:
    table = set_for_all("2010-04-23")
    table.ann.choose("abe")
    table.bea.choose("bea")
    assert lives(table) == [4, 4, 2, 2]


@pytest.mark.parametrize(("date", "life"), [("2010-04-22", 33), ("2010-04-23", 30)])
def test_806_10g_who_cannot_gain_life_keeps_the_team_from_it_since_23_april_2010(date: str, life: int) -> None:
    table = cast(giants(date, ann=["Plains", NO_GAIN], ann_hand=[LIFE], ann_life=30), "Life", "abe")
    assert lives(table)[:2] == [life, life]


@pytest.mark.parametrize(("date", "life"), [("2011-02-03", 27), ("2011-02-04", 30)])
def test_810_9h_who_cannot_lose_life_keeps_the_team_from_it_since_4_february_2011(date: str, life: int) -> None:
    table = cast(giants(date, ann=["Swamp", NO_LOSS], ann_hand=[DRAIN]), "Drain", "abe")
    assert lives(table)[:2] == [life, life]


# --- Poison


def bitten(date: str, bea: int = 0, bob: int = 0) -> Table:
    table = giants(date, ann=[RAT], bea_poison=bea, bob_poison=bob)
    table.ann.attack({"Rat": "bea"})
    while not table.over and table.step != "end of combat step":
        if table.asked == "choose":
            table.choose("bob")
        else:
            table.go_on()
    return table


def test_704_5c_each_player_has_poison_counters_of_their_own_until_31_march_2011() -> None:
    table = bitten("2011-03-31", 8, 8)
    assert poison(table)[2:] == [8, 9]
    assert not table.over
    table = bitten("2011-03-31", 0, 9)
    assert table.winners == ["ann", "abe"]
    assert [(e.player, e.rule) for e in table.events("player loses")] == [("bob", "704.5c"), ("bea", "810.8a")]


def test_810_8d_a_team_shares_its_poison_counters_and_loses_at_fifteen_since_1_april_2011() -> None:
    table = bitten("2011-04-01", 13)
    assert poison(table)[2:] == [14, 14]
    assert not table.over
    assert bitten("2011-04-01", 14).winners == ["ann", "abe"]


# --- Combat: a team is attacked until 26 April 2018

LAST, FIRST = "2018-04-26", "2018-04-27"


def attacked(date: str, *attackers: object, **said: object) -> Table:
    return giants(date, ann=list(attackers), **said)


def test_810_7c_creatures_attack_the_team_until_26_april_2018() -> None:
    for date in ("2005-08-01", "2010-06-18", "2017-06-05", LAST):
        table = attacked(date, "Grizzly Bears")
        table.advance_to("declare attackers")
        assert len([o for o in table.options if "stay" not in o]) == 1


def test_805_10b_creatures_attack_a_player_since_27_april_2018() -> None:
    table = attacked(FIRST, "Grizzly Bears")
    table.advance_to("declare attackers")
    assert len([o for o in table.options if "stay" not in o]) == 2


def test_810_7f_whom_of_the_team_damage_is_dealt_is_chosen_as_it_is_assigned_until_26_april_2018() -> None:
    table = attacked(LAST, "Grizzly Bears")
    table.ann.attack({"Grizzly Bears": "bea"})
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player, table.options) == ("choose", "ann", ["bea", "bob"])
    table.choose("bob")
    assert [e.other for e in table.events("damage dealt")] == ["bob"]
    assert lives(table)[2:] == [28, 28]


def test_810_7f_trample_asks_too_and_a_blocked_creature_without_it_does_not() -> None:
    table = attacked(LAST, WURM, "Grizzly Bears", bea=["Memnite"], bob=["Ornithopter"])
    table.ann.attack({"Wurm": "bea", "Grizzly Bears": "bea"})
    table.bea.block({"Memnite": "Wurm"})
    table.bob.block({"Ornithopter": "Grizzly Bears"})
    table.advance_to("combat damage")
    assert (table.asked, table.asked_about, table.options) == ("choose", "Wurm", ["bea", "bob"])
    table.choose("bob")
    table.ann.assign({"Memnite": 1, "bob": 5})
    assert lives(table)[2:] == [25, 25]


def test_810_7d_any_of_the_team_blocks_what_attacks_it_in_2005() -> None:
    table = attacked("2005-08-01", "Grizzly Bears", bob=["Memnite"])
    table.ann.attack({"Grizzly Bears": "bea"})
    table.bob.block({"Memnite": "Grizzly Bears"})
    assert table.blockers == {"Memnite": ["Grizzly Bears"]}


@pytest.mark.parametrize("owner", ["bea", "bob"])
def test_810_7d_landwalk_asks_for_lands_of_the_team_until_26_april_2018(owner: str) -> None:
    said: dict[str, object] = {"bea": ["Memnite"], "bob": ["Memnite"]}
    said[owner] = ["Memnite", "Mountain"]
    table = attacked(LAST, GOAT, **said)
    table.ann.attack({"Goat": "bea"})
    table.advance_to("combat damage")
    assert not table.blocked("Goat")


def test_805_10e_landwalk_asks_for_lands_of_whom_it_attacks_since_27_april_2018() -> None:
    table = attacked(FIRST, GOAT, bea=["Memnite"], bob=["Mountain"])
    table.ann.attack({"Goat": "bea"})
    table.bea.block({"Memnite": "Goat"})
    assert table.blocked("Goat")


def test_810_7c_who_cannot_be_attacked_keeps_the_team_from_it_until_26_april_2018() -> None:
    table = attacked(LAST, "Grizzly Bears", bob=[MOAT])
    with pytest.raises(NotOffered):
        table.ann.attack({"Grizzly Bears": "bea"})
    table = attacked(FIRST, "Grizzly Bears", bob=[MOAT])
    table.ann.attack({"Grizzly Bears": "bea"})
    assert table.attackers == {"Grizzly Bears": "bea"}


def test_810_7c_the_cost_to_attack_one_of_the_team_is_paid_until_26_april_2018() -> None:
    for date, paid in ((LAST, True), (FIRST, False)):
        table = attacked(date, "Grizzly Bears", "2 Plains", bob=[TOLL])
        table.ann.attack({"Grizzly Bears": "bea"})
        assert table.tapped("Plains") == paid


def test_810_7b_whom_an_effect_means_by_the_defending_player_is_chosen_until_26_april_2018() -> None:
    table = attacked(LAST, THIEF)
    table.ann.attack({"Thief": "bea"})
    table.resolve()
    assert (table.asked, table.asked_player, table.options) == ("choose", "ann", ["bea", "bob"])
    table.choose("bob")
    assert [e.player for e in table.events("life lost")] == ["bob"]


def test_805_10e_it_is_whom_the_creature_attacks_since_27_april_2018() -> None:
    table = attacked(FIRST, THIEF)
    table.ann.attack({"Thief": "bob"})
    table.resolve()
    assert [e.player for e in table.events("life lost")] == ["bob"]


def test_810_7a_who_is_of_the_team_that_is_attacked_is_attacked_until_26_april_2018() -> None:
    table = attacked(LAST, "Grizzly Bears", bea=[ALARM], bob=[ALARM], triggers="automatic")
    table.ann.attack({"Grizzly Bears": "bea"})
    assert table.stack == ["Alarm", "Alarm"]
    table = attacked(FIRST, "Grizzly Bears", bea=[ALARM], bob=[ALARM])
    table.ann.attack({"Grizzly Bears": "bea"})
    assert table.stack == ["Alarm"]


@pytest.mark.parametrize(("of_bea", "of_bob", "flies"), [(2, 0, True), (0, 2, True), (1, 1, False)])
def test_810_7b_a_comparison_is_true_if_it_is_of_one_of_the_team_until_26_april_2018(
    of_bea: int, of_bob: int, flies: bool
) -> None:
    table = attacked(LAST, DRAKE, "Island", bea=["Memnite", *["Forest"] * of_bea], bob=["Forest"] * of_bob)
    table.ann.attack({"Drake": "bea"})
    table.advance_to("declare blockers")
    assert (table.asked == "block") != flies


@pytest.mark.parametrize("owner", ["bea", "bob"])
def test_810_7c_who_must_attack_one_of_the_team_attacks_it_until_26_april_2018(owner: str) -> None:
    lure = card("Lure", "{R}", enchantment)(static(n.MustAttack(creature, you)))
    table = attacked(LAST, "Grizzly Bears", **{owner: [lure]})
    table.advance_to("declare attackers")
    assert table.attackers == {"Grizzly Bears": "bea"} or "stay" not in table.options


@pytest.mark.parametrize("owner", ["bea", "bob"])
def test_810_7c_no_more_attack_the_team_than_may_attack_one_of_it_until_26_april_2018(owner: str) -> None:
    crawl = card("Crawl", "{W}", enchantment)(static(n.AtMostAttackers(1, you)))
    table = attacked(LAST, "Grizzly Bears", "Memnite", **{owner: [crawl]})
    with pytest.raises(NotOffered):
        table.ann.attack({"Grizzly Bears": "bea", "Memnite": "bea"})


def test_810_7b_which_of_the_team_is_the_player_that_was_attacked_is_chosen_until_26_april_2018() -> None:
    lich = card("Lich", "{B}", enchantment)(
        when(n.Attacks(creature, n.EachOpponent())).do(lose_life(1, by=that_player)),
    )
    table = attacked(LAST, "Grizzly Bears", lich)
    table.ann.attack({"Grizzly Bears": "bea"})
    table.resolve()
    assert (table.asked, table.options) == ("choose", ["bea", "bob"])
    table.choose("bob")
    assert [e.player for e in table.events("life lost")] == ["bob"]

"""CR 805: the shared team turns option: teams take turns, have priority, attack and block together."""

from __future__ import annotations

import pytest
from tests.support.table import Table, opening, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    at_the_beginning_of,
    card,
    creature,
    do,
    draw,
    each_player,
    gain_life,
    instant,
    landwalk,
    lose_life,
    menace,
    sorcery,
    that_player,
    you,
)
from mainphase.presentation.view import view_of

FOUR = ("ann", "abe", "bea", "bob")
TEAMS = (("ann", "abe"), ("bea", "bob"))

MINE = card("Garden", "{1}", artifact)(at_the_beginning_of("upkeep", of=you).do(gain_life(1)))
EVERYBODYS = card("Fair", "{1}", artifact)(at_the_beginning_of("upkeep", of=each_player).do(gain_life(1)))
THEIRS = card("Toll", "{1}", artifact)(
    at_the_beginning_of("upkeep", of=each_player).do(lose_life(1, by=that_player)),
)
FEAST = card("Feast", "{G}", sorcery)(do(draw(1, by=each_player)))
MORE_TURNS = card("More Turns", "{U}", sorcery)(do(n.ExtraTurn(n.EachPlayer())))
NO_DRAWS = card("Drought", "{R}", instant)(do(n.SkipNext("draw step", n.EachPlayer())))
BRUTE = card("Brute", "{R}", creature, pt="3/2")(menace)
GOAT = card("Goat", "{R}", creature, pt="1/1")(landwalk("Mountain"))
BLAME = card("Blame", "{R}", instant)(do(n.LoseLife(n.Fixed(3), n.ActivePlayer())))


def teams(**said: object) -> Table:
    return position(players=FOUR, teams=TEAMS, **said)  # type: ignore[arg-type]


# --- Turns


def test_805_2_805_7_the_primary_player_orders_the_abilities_of_the_team() -> None:
    table = teams(ann=[MINE], abe=[EVERYBODYS], step="upkeep")
    assert table.asked == "order triggers"
    assert table.asked_player == "ann"
    assert sorted(table.options) == ["Fair", "Garden"]
    table.choose("Fair")
    assert table.stack == ["Fair", "Garden"]


def test_805_2_where_only_one_of_them_has_abilities_to_order_they_do() -> None:
    table = teams(abe=[MINE, EVERYBODYS], step="upkeep")
    assert table.asked == "order triggers"
    assert table.asked_player == "abe"


def test_805_3_the_starting_team_is_determined() -> None:
    table = opening(players=FOUR, teams=TEAMS, first="bob", mulligans=False)
    assert {p.name for p in table.state.players if table.state.is_active(p.id)} == {"bea", "bob"}


def test_805_4_805_4a_each_team_takes_turns() -> None:
    table = teams(step="end step")
    assert table.active == "ann"
    table.advance_to("bea's upkeep")
    assert table.turn == 2
    table.advance_to("ann's upkeep")
    assert table.turn == 3


def test_805_4b_each_of_the_team_draws() -> None:
    table = teams(step="draw")
    assert [e.player for e in table.events("draw")] == ["ann", "abe"]


def test_805_4c_each_of_the_team_may_play_a_land() -> None:
    table = teams(ann_hand=["2 Forest"], abe_hand=["2 Island"])
    table.ann.play_land("Forest")
    assert table.ann.why_not("play Forest").rule == "305.2a"  # type: ignore[union-attr]
    table.ann.passes()
    table.abe.play_land("Island")
    assert table.abe.why_not("play Island").rule == "305.2a"  # type: ignore[union-attr]


@pytest.mark.parametrize("owner", ["ann", "abe", "bob"])
def test_805_4d_an_ability_about_that_player_triggers_for_each_of_them(owner: str) -> None:
    table = teams(step="upkeep", triggers="automatic", **{owner: [THEIRS]})
    assert len(table.stack) == 2
    table.resolve_all()
    assert (table.ann.life, table.abe.life, table.bea.life) == (19, 19, 20)


@pytest.mark.parametrize("owner", ["ann", "abe", "bob"])
def test_805_4d_any_other_triggers_once(owner: str) -> None:
    table = teams(step="upkeep", **{owner: [EVERYBODYS]})
    assert table.stack == ["Fair"]


@pytest.mark.parametrize("owner", ["ann", "abe"])
def test_805_4d_your_upkeep_is_that_of_your_team(owner: str) -> None:
    table = teams(step="upkeep", **{owner: [MINE]})
    assert table.stack == ["Garden"]


def test_805_4d_and_not_that_of_another_team() -> None:
    assert teams(step="upkeep", bob=[MINE]).stack == []


# --- Priority


def test_805_5_805_5a_the_whole_team_has_priority() -> None:
    table = teams(abe=["Mountain"], abe_hand=["Shock"], ann=["Mountain"], ann_hand=["Shock"])
    table.ann.passes()
    table.abe.cast("Shock", ["bea"])
    assert table.priority == "abe"
    table.abe.passes()
    assert table.priority == "ann"  # once more, now that her team mate has acted
    table.ann.cast("Shock", ["bob"])
    assert table.stack == ["Shock", "Shock"]


def test_805_5b_a_team_passes_when_nobody_of_it_wants_anything() -> None:
    table = teams(abe=["Mountain"], abe_hand=["Shock"])
    table.ann.passes()
    table.abe.cast("Shock", ["bea"])
    asked = []
    while table.stack:
        asked.append(table.priority)
        table.pass_once()
    assert asked == ["abe", "ann", "bea", "bob"]
    assert table.bea.life == 18
    assert table.priority == "ann"  # the active team


def test_805_5b_the_step_ends_when_all_teams_pass_in_succession() -> None:
    table = teams(step="upkeep", bob=["Mountain"], bob_hand=["Shock"])
    for name in ("ann", "abe", "bea"):
        table.seat(name).passes()
    table.bob.cast("Shock", ["ann"])
    table.resolve()
    assert table.step == "upkeep step"
    for name in FOUR:
        table.seat(name).passes()
    assert table.step == "draw step"


def test_805_5b_a_team_mate_who_leaves_is_not_waited_for() -> None:
    table = teams()
    table.ann.passes()
    table.abe.concede()
    assert table.priority == "ann"
    table.ann.passes()
    assert table.priority == "bea"


# --- Choices


def test_805_6_the_active_team_chooses_first() -> None:
    edict = card("Sacrifice", "{B}", sorcery)(do(n.Sacrifice(creature, n.EachPlayer())))
    creatures = ["Grizzly Bears", "Memnite"]
    table = teams(ann=["Swamp", *creatures], ann_hand=[edict], abe=creatures, bea=creatures, bob=creatures)
    table.ann.cast("Sacrifice")
    while table.stack and table.priority:
        table.pass_once()
    asked = []
    while table.asked == "choose":
        asked.append(table.asked_player)
        table.apply(0)
    assert asked == ["ann", "abe", "bea", "bob"]


def test_805_6a_the_active_team_draws_first() -> None:
    table = teams(active="bea", bea=["Forest"], bea_hand=[FEAST])
    table.bea.cast("Feast")
    table.resolve()
    assert [e.player for e in table.events("draw")] == ["bea", "bob", "ann", "abe"]


def test_805_7_the_active_teams_abilities_go_on_the_stack_first() -> None:
    table = teams(step="upkeep", bob=[THEIRS], abe=[EVERYBODYS], triggers="automatic")
    assert table.stack == ["Fair", "Toll", "Toll"]


# --- Turns given and taken


def test_805_8_an_effect_gives_a_team_one_extra_turn() -> None:
    table = teams(abe=["Island"], abe_hand=[MORE_TURNS])
    table.ann.passes()
    table.abe.cast("More Turns")
    table.resolve()
    assert [e.player for e in table.events("added")] == ["ann", "bea"]
    table.advance_to("bea's upkeep")
    table.advance_to("ann's upkeep")  # the newest first
    assert table.turn == 3


def test_805_8_a_team_skips_a_step_once() -> None:
    table = teams(step="upkeep", abe=["Mountain"], abe_hand=[NO_DRAWS])
    table.ann.passes()
    table.abe.cast("Drought")
    table.resolve()
    table.advance_to("precombat main")
    table.advance_to("bea's precombat main")
    skipped = [e.word for e in table.events("skipped") if e.word == "draw step"]
    assert len(skipped) == 2
    assert not table.events("draw")
    table.advance_to("ann's draw")
    assert [e.player for e in table.events("draw")] == ["ann", "abe"]


def test_805_8_what_makes_one_skip_makes_the_team_skip() -> None:
    table = teams(
        step="upkeep",
        bob=["Mountain"],
        bob_hand=[card("Parch", "{R}", instant)(do(n.SkipNext("draw step", n.EachOpponent())))],
    )
    for name in ("ann", "abe", "bea"):
        table.seat(name).passes()
    table.bob.cast("Parch")
    table.resolve()
    table.advance_to("precombat main")
    assert not table.events("draw")


def test_805_8_who_controls_a_player_controls_the_team() -> None:
    table = teams(ann=["Mindslaver", "4 Mountain"])
    table.ann.activate("Mindslaver", ["bob"])
    table.resolve()
    table.advance_to("bea's upkeep")
    g = table.state
    assert [g.players[g.decider(p)].name for p in range(4)] == ["ann", "abe", "ann", "ann"]


def test_805_9_the_active_player_is_one_whom_the_abilitys_controller_chooses() -> None:
    table = teams(bob=["Mountain"], bob_hand=[BLAME])
    for name in ("ann", "abe", "bea"):
        table.seat(name).passes()
    table.bob.cast("Blame")
    table.resolve()
    assert (table.asked, table.asked_player, table.options) == ("choose", "bob", ["ann", "abe"])
    table.choose("abe")
    assert (table.ann.life, table.abe.life) == (20, 17)


# --- Combat


def test_805_10_805_10a_805_10b_a_team_attacks_as_a_group() -> None:
    table = teams(ann=["Grizzly Bears"], abe=["Memnite"])
    table.ann.attack({"Grizzly Bears": "bea"})
    table.abe.attack({"Memnite": "bob"})
    assert table.attackers == {"Grizzly Bears": "bea", "Memnite": "bob"}
    assert [e.rule for e in table.events("attackers declared")] == ["508.1"]


def test_805_10d_a_creature_blocks_what_attacks_a_team_mate() -> None:
    table = teams(ann=["Grizzly Bears"], bob=["Memnite"])
    table.ann.attack({"Grizzly Bears": "bea"})
    table.bob.block({"Memnite": "Grizzly Bears"})
    assert table.blockers == {"Memnite": ["Grizzly Bears"]}


def test_805_10d_the_teams_blocks_are_legal_as_a_whole() -> None:
    table = teams(ann=[BRUTE], bea=["Memnite"], bob=["Ornithopter"])  # menace
    table.ann.attack({"Brute": "bea"})
    table.bea.block({"Memnite": "Brute"})
    table.bob.block({"Ornithopter": "Brute"})
    assert table.blockers == {"Memnite": ["Brute"], "Ornithopter": ["Brute"]}


def test_805_10e_the_defending_player_is_the_one_attacked() -> None:
    table = teams(ann=[GOAT], bea=["Mountain"], bob=["Memnite"])
    table.ann.attack({"Goat": "bob"})  # mountainwalk asks for bob's lands
    table.bob.block({"Memnite": "Goat"})
    assert table.blocked("Goat")


def test_805_10f_the_active_team_announces_first_how_damage_is_assigned() -> None:
    table = teams(
        ann=["Craw Wurm"], abe=["Yavimaya Wurm"], bea=["2 Memnite"], bob=["2 Ornithopter"], payment="automatic"
    )
    table.ann.attack({"Craw Wurm": "bea"})
    table.abe.attack({"Yavimaya Wurm": "bob"})
    table.bea.block({"Memnite": "Craw Wurm", "Memnite 2": "Craw Wurm"})
    table.bob.block({"Ornithopter": "Yavimaya Wurm", "Ornithopter 2": "Yavimaya Wurm"})
    table.advance_to("combat damage")
    asked = []
    while table.asked == "assign damage":
        asked.append(table.asked_player)
        table.apply(0)
    assert asked == ["ann", "abe"]


# --- Hands, and who is left


def test_808_5_team_mates_see_each_others_hands() -> None:
    table = teams(ann_hand=["Shock"], bea_hand=["Forest"])
    abe = view_of(table.state, 1)
    assert [o.name for o in abe.players[0].hand] == ["Shock"]
    assert abe.players[2].hand == ()


def test_805_4_a_teams_turn_goes_on_when_one_of_it_leaves() -> None:
    table = teams(ann=["Grizzly Bears"], abe=["Memnite"])
    table.ann.concede()
    assert table.active == "abe"
    table.abe.attack({"Memnite": "bea"})
    table.advance_to("postcombat main")
    assert table.bea.life == 19


def test_805_8_an_extra_turn_stays_with_the_team() -> None:
    table = teams(ann=["2 Island"], ann_hand=["Time Walk"])
    table.ann.cast("Time Walk")
    table.resolve()
    table.ann.concede()
    table.advance_to("abe's upkeep")
    assert table.turn == 2

"""CR 809: the Emperor variant. Two teams sit around the table: ann, bob (emperor), cid; dan, eve (emperor), fay."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.round_table import BEAR, BOLT, RESTLESS, SIX, TAP, WIN
from tests.support.table import NotOffered, Table, position

import mainphase as mp
from mainphase.cards.multiplayer import multiplayer_game
from mainphase.presentation.view import view_of

LOSE = invented("Target player loses the game.", name="Lose", types="Sorcery", cost="{0}")


def six(**said: object) -> Table:
    return position(players=SIX, variant="emperor", **said)  # type: ignore[arg-type]


def targets_of(table: Table, name: str) -> list[str]:
    """Whom a player's Bolt may be aimed at."""
    out = []
    for other in SIX:
        copy = table.copy()
        try:
            copy.seat(name).cast("Bolt", [other])
        except NotOffered:
            continue
        out.append(other)
    return out


def test_809_1_809_2_809_3a_emperors_reach_two_seats_and_generals_one() -> None:
    table = six(ann_hand=[BOLT], bob_hand=[BOLT])
    assert targets_of(table, "ann") == ["ann", "bob", "fay"]
    table.ann.passes()
    assert targets_of(table, "bob") == ["ann", "bob", "cid", "dan", "fay"]


def test_809_3b_creatures_can_be_deployed() -> None:
    table = six(bob=[BEAR], active="bob")
    table.bob.activate(BEAR, targets=["cid"])
    table.resolve()
    assert table.controller(BEAR) == "cid"


def test_809_3c_only_opponents_in_the_next_seats_are_attacked() -> None:
    table = six(ann=[BEAR], active="ann")
    table.advance_to("declare attackers")
    assert table.options == ["attack fay", "stay"]
    table = six(bob=[BEAR], active="bob")
    table.advance_to("postcombat main")
    assert table.events("attacks") == []


def test_809_3c_507_1_between_two_of_them_one_is_chosen() -> None:
    table = six(bob=[BEAR], active="bob")
    table.ann.concede()
    table.cid.concede()
    table.advance_to("beginning of combat")
    assert table.asked == "defending player"
    assert table.options == ["dan", "fay"]


def test_809_5b_104_3i_a_team_loses_with_its_emperor() -> None:
    table = six(ann_hand=[LOSE], eve_life=1, fay_hand=[LOSE], active="fay")
    table.fay.cast("Lose", ["ann"])
    table.resolve_all()
    assert not table.over  # a general
    table.eve.concede()
    assert table.winners == ["ann", "bob", "cid"]
    assert [e.player for e in table.events("player loses", rule="809.5b")] == ["dan", "fay"]


def test_809_5_with_three_teams_the_others_play_on() -> None:
    names = (*SIX, "gil", "hal", "ira")
    table = position(players=names, variant="emperor", active="dan", dan=[BEAR])
    table.eve.concede()
    assert not table.over
    assert [p.name for p in table.state.players if not p.left] == ["ann", "bob", "cid", "gil", "hal", "ira"]
    table.hal.concede()
    assert table.winners == ["ann", "bob", "cid"]


def test_809_5a_an_emperor_who_would_win_has_those_in_range_lose() -> None:
    table = six(bob_hand=[WIN], active="bob")
    table.bob.cast("Win")
    table.resolve_all()
    assert not table.over
    assert [p.name for p in table.state.players if p.left] == ["dan", "fay"]


def test_809_5c_104_4h_a_draw_for_an_emperor_is_one_for_the_team() -> None:
    names = (*SIX, "gil", "hal", "ira")
    table = position(players=names, variant="emperor", eve=[RESTLESS], eve_hand=[TAP], active="eve")
    table.eve.cast("Tap", ["Restless"])
    table.resolve_all()
    # eve reaches cid and gil, and her whole team leaves with her
    assert [p.name for p in table.state.players if p.left] == ["cid", "dan", "eve", "fay", "gil"]
    assert not table.over


def test_809_4_one_of_the_emperors_goes_first() -> None:
    decks = dict.fromkeys(SIX, "30 Forest\n30 Grizzly Bears")
    began = {mp.Game.new(decks, variant="emperor", seed=seed).state.starter for seed in range(12)}
    assert began == {1, 4}
    with pytest.raises(mp.OptionError, match=r"one of bob, eve takes the first turn \(809\.4\)"):
        mp.Game.new(decks, variant="emperor", first="ann")


def test_809_6_809_6a_of_larger_teams_the_ranges_follow_from_the_seats() -> None:
    five = multiplayer_game("emperor, teams 5 5", 10)
    assert five.emperors == (2, 7)
    assert five.ranges == (1, 2, 3, 2, 1) * 2
    three = multiplayer_game("emperor", 9)
    assert (three.emperors, three.ranges) == ((1, 4, 7), (1, 2, 1) * 3)


def test_809_6_teams_are_of_one_size() -> None:
    for said, players in (
        ("emperor, teams 3 4", 7),
        ("emperor", 7),
        ("emperor, teams 2 2", 4),
        ("emperor, no range", 6),
    ):
        with pytest.raises(mp.OptionError):
            multiplayer_game(said, players)


def test_809_7_team_mates_look_at_each_others_hands() -> None:
    table = six(ann_hand=[BEAR], cid_hand=["Memnite"])
    view = view_of(table.state, 0)
    assert [len(p.hand) for p in view.players][2] == 1


def test_809_5b_before_2010_too() -> None:
    table = position(players=SIX, variant="emperor", rules="2005-08-01")
    table.eve.concede()
    assert table.winners == ["ann", "bob", "cid"]
    assert table.events("player loses", rule="607.5a")

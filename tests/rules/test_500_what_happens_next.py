"""CR 500, 603, 608, 703, 704: what happens next if nobody does anything else, with the rule of everything."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.game import Game
from mainphase.presentation.what_next import what_next
from mainphase.scenarios import parse, run


def upcoming(table: Table) -> list[tuple[str, str, str]]:
    return [(each.kind, each.text, each.rule) for each in Game(table.state).what_next().things]


def test_500_2_a_step_ends_and_the_next_one_begins_with_its_actions() -> None:
    table = position(alice=["Grizzly Bears"], step="upkeep")
    assert upcoming(table) == [
        ("end", "the upkeep step ends once all pass", "500.2"),
        ("part", "the draw step begins", "504"),
        ("turn-based action", "the active player draws a card", "504.1"),
    ]
    assert str(Game(table.state).what_next()).startswith("Next: the upkeep step ends once all pass (500.2); ")


def test_508_8_steps_that_are_left_out_without_attackers() -> None:
    quiet = position(alice=["Grizzly Bears"], step="declare attackers")
    quiet.alice.attack([])
    texts = [text for _, text, _ in upcoming(quiet)]
    assert texts[1:] == [
        "the declare blockers step is skipped unless something attacks",
        "the combat damage step is skipped unless something attacks",
        "the end of combat step begins",
    ]
    attacking = position(alice=["Grizzly Bears"], step="declare attackers")
    attacking.alice.attack({"Grizzly Bears": "bob"})
    assert ("part", "the declare blockers step begins", "509") in upcoming(attacking)
    assert ("turn-based action", "blockers are declared", "509.1") in upcoming(attacking)


def test_117_4_the_top_of_the_stack_resolves_first() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock", "Shock"], bob=["Grizzly Bears"])
    table.alice.cast("Shock", ["Grizzly Bears"])
    assert upcoming(table) == [("resolution", "Shock resolves once all pass", "117.4")]


def test_603_7_a_delayed_trigger_waits() -> None:
    table = position(alice=["3 Plains"], alice_hand=["Waylay"])
    table.alice.cast("Waylay")
    table.resolve()
    (delayed,) = [each for each in upcoming(table) if each[0] == "delayed trigger"]
    assert delayed[2] == "603.7"


def test_514_the_turn_ends() -> None:
    table = position(alice=["Grizzly Bears"], step="end step")
    assert [rule for _, _, rule in upcoming(table)] == ["500.2", "514", "514.1", "514.2", "500.1"]


@pytest.mark.parametrize(
    ("day", "first", "action"),
    [
        ("1997-03-24", "Series and Batches", "This Is Your Life"),
        ("1999-11-01", "300.2", "304.1"),
        ("2009-07-11", "500.2", "504.1"),
    ],
)
def test_500_2_the_numbers_are_those_of_the_day(day: str, first: str, action: str) -> None:
    found = upcoming(position(alice=["Grizzly Bears"], step="upkeep", rules=day))
    assert found[0][2] == first
    assert action in [rule for _, _, rule in found]


def test_704_5g_a_state_based_action_that_is_due() -> None:
    """In the middle of a resolution: nobody has looked yet."""
    table = position(alice=["Grizzly Bears"])
    bears = table.find("Grizzly Bears")
    bears.damage = 2
    table.state.require_state_based_check()
    kinds = [(kind, rule) for kind, _, rule in upcoming(table)]
    assert kinds[0] == ("state-based action", "704.5g")
    assert table.find("Grizzly Bears").damage == 2, "it is asked, not done"


def test_104_1_a_game_that_is_over() -> None:
    game = Game(position(alice=["Grizzly Bears"]).state)
    game.concede("bob")
    assert str(game.what_next()).startswith("Next: the game is over (104.")
    assert "<ol>" in game.what_next()._repr_html_()


def test_608_1_what_resolves_waits_for_nobody_to_pass() -> None:
    table = position(alice=["3 Swamp"], alice_hand=["Mind Rot"], bob_hand=["3 Shock"])
    table.alice.cast("Mind Rot", ["bob"])
    table.pass_once()
    table.pass_once()
    assert upcoming(table) == [("resolution", "Mind Rot goes on resolving", "608.1")]


def test_514_in_the_cleanup_step_nobody_passes() -> None:
    table = position(alice_hand=["9 Island"], step="end step")
    table.pass_once()
    table.pass_once()
    assert [(text, rule) for _, text, rule in upcoming(table)] == [
        ("damage wears off, and effects that last until end of turn end", "514.2"),
        ("the cleanup step ends", "514.3"),
        ("the turn of alice ends", "500.1"),
    ]


def test_514_3a_another_cleanup_step_follows_one_in_which_players_may_act() -> None:
    """Waylay's tokens are exiled in the cleanup step, whose delayed trigger waits there."""
    table = position(alice=["3 Plains"], alice_hand=["Waylay"], step="end step")
    table.alice.cast("Waylay")
    table.resolve()
    table.pass_once()
    table.pass_once()
    assert table.state.stack
    table.resolve()
    assert [(text, rule) for _, text, rule in upcoming(table)][:2] == [
        ("the cleanup step ends once all pass", "500.2"),
        ("another cleanup step begins", "514.3a"),
    ]


def test_502_4_in_the_untap_step_nobody_passes() -> None:
    table = position(bob=["Rubinia Soulsinger (tapped)"], step="end step")
    table.pass_once()
    table.pass_once()
    assert ("the untap step ends", "502.4") in [(text, rule) for _, text, rule in upcoming(table)]


def test_between_two_turns_and_before_the_first() -> None:
    burn = "{hand: [Shock], battlefield: [Mountain]}"
    text = f"scenario: x\nrules: fifth\nplayers: {{Alice: {burn}, Bob: {{}}}}\nstart: {{step: end step}}\n"
    assert str(what_next(run(parse(text)).state)) == "Next: the next turn begins once all pass (Phase Structure)."
    game = Game.new({"Alice": "white-blue-tempo", "Bob": "red-green-assault"}, seed=1)
    assert str(game.what_next()) == "Next: nothing that stands already."

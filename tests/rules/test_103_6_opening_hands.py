"""CR 103.6: actions with cards from an opening hand; 601.3b: casting as though with flash."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, opening, position

DECK = ["30 Leyline of Anticipation", "10 Island"]


def test_103_6a_a_card_of_the_opening_hand_begins_the_game_on_the_battlefield() -> None:
    table = opening(deck=DECK)
    table.choose("keep", "keep")
    assert (table.asked, table.asked_player) == ("opening hand", "alice")
    table.choose("Leyline of Anticipation")
    assert table.alice.battlefield == ["Leyline of Anticipation"]
    table.choose("done")
    assert table.asked_player == "bob"
    table.choose("done")
    assert table.turn == 1
    assert table.bob.battlefield == []
    assert len(table.alice.hand) == 6
    [entered] = table.events("enters")
    assert entered.rule == "103.6a"


def test_103_6_after_all_mulligans_the_starting_player_first() -> None:
    table = opening(deck=DECK, first="bob")
    table.choose("mulligan", "keep")
    assert table.asked == "bottom a card"
    table.choose(table.options[0])
    table.choose("keep")
    assert (table.asked, table.asked_player) == ("opening hand", "bob")


def test_103_6_whoever_has_no_such_card_is_not_asked() -> None:
    table = opening()
    table.choose("keep", "keep")
    assert table.asked == "priority"


def test_103_6_from_the_hand_it_is_cast_like_any_spell_later() -> None:
    table = position(alice=["4 Island"], alice_hand=["Leyline of Anticipation"])
    table.alice.cast("Leyline of Anticipation")
    table.resolve()
    assert "Leyline of Anticipation" in table.alice.battlefield


def test_601_3b_every_spell_as_though_it_had_flash() -> None:
    table = position(
        active="bob", alice=["Leyline of Anticipation", "7 Taiga"], alice_hand=["Grizzly Bears", "Flame Jab"], bob=[]
    )
    table.bob.passes()
    table.alice.cast("Grizzly Bears")
    table.alice.cast("Flame Jab", ["bob"])
    assert table.stack == ["Grizzly Bears", "Flame Jab"]


def test_601_3b_only_the_next_sorcery_spell() -> None:
    table = position(
        step="upkeep", alice=["Island", "4 Mountain"], alice_hand=["Quicken", "2 Flame Jab"], alice_library=["Forest"]
    )
    table.alice.cast("Quicken")
    table.resolve()
    assert "Forest" in table.alice.hand
    table.alice.cast("Flame Jab", ["bob"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Flame Jab", ["bob"])
    assert refused.value.rule == "307.1"


def test_601_3b_a_sorcery_cast_in_its_own_time_uses_the_effect_up_too() -> None:
    table = position(alice=["Island", "4 Mountain"], alice_hand=["Quicken", "2 Flame Jab"])
    table.alice.cast("Quicken")
    table.resolve()
    table.alice.cast("Flame Jab", ["bob"])
    table.resolve()
    table.advance_to("end step")
    assert "cast Flame Jab" not in table.options


def test_601_3b_until_the_end_of_the_turn_and_for_no_other_kind() -> None:
    table = position(step="upkeep", alice=["Island", "4 Taiga"], alice_hand=["Quicken", "Flame Jab", "Grizzly Bears"])
    table.alice.cast("Quicken")
    table.resolve()
    assert "cast Flame Jab" in table.options
    assert "cast Grizzly Bears" not in table.options
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    assert "cast Flame Jab" not in table.options


def test_116_2f_a_sorcery_may_be_suspended_whenever_it_could_be_cast_so() -> None:
    table = position(step="upkeep", alice=["2 Island"], alice_hand=["Quicken", "Ancestral Vision"])
    table.alice.cast("Quicken")
    table.resolve()
    table.alice.special("Ancestral Vision")
    assert table.exile == ["Ancestral Vision"]


def test_103_6c_805_3b_the_starting_team_before_the_other() -> None:
    table = opening(deck=DECK, players=("alice", "bob", "carol", "dave"), teams=(("alice", "carol"), ("bob", "dave")))
    table.choose("keep", "keep", "keep", "keep")
    asked = []
    while table.asked == "opening hand":
        asked.append(table.asked_player)
        table.choose("done")
    assert asked == ["alice", "carol", "bob", "dave"]

"""CR 103: who begins, opening hands, mulligans, the first turn."""

from __future__ import annotations

import pytest
from tests.support.table import Table, opening

from mainphase.cards.decks import Deck
from mainphase.errors import OptionError
from mainphase.game import AUTOMATIC, Game
from mainphase.game.replaying import replay
from mainphase.kernel.events.ending import draw_game

THREE = ("alice", "bob", "carol")


def keep_all(table: Table) -> None:
    while table.asked == "mulligan":
        table.choose("keep")


def test_103_1_a_player_chosen_at_random_chooses_who_starts() -> None:
    choosers = set()
    for seed in range(12):
        table = opening(first=None, seed=seed)
        assert table.asked == "starting player"
        assert table.options == ["alice", "bob"]
        assert table.asked_player is not None
        choosers.add(table.asked_player)
    assert choosers == {"alice", "bob"}

    table.choose("bob")
    keep_all(table)
    assert (table.active, table.turn) == ("bob", 1)


FORESTS = Deck("forests", ((60, "Forest"),))


def test_103_1_the_loser_of_the_game_before_chooses() -> None:
    game = Game.new({"alice": FORESTS, "bob": FORESTS}, seed=1, automation=AUTOMATIC)
    game.apply(0)
    before = game.next_chooser
    game.concede("bob")
    assert (before, game.next_chooser) == (None, "bob")
    for seed in range(5):
        again = Game.new({"alice": FORESTS, "bob": FORESTS}, seed=seed, chooser=game.next_chooser)
        assert again.decision is not None
        assert (again.decision.kind, again.decision.player) == ("starting player", "bob")


def test_103_1_after_a_draw_whoever_chose_before_chooses_again() -> None:
    game = Game.new({"alice": FORESTS, "bob": FORESTS}, seed=1)
    assert game.decision is not None
    chose = game.decision.player
    game.apply(0)
    draw_game(game.state, 0)
    assert (game.over, game.winners, game.next_chooser) == (True, [], chose)
    again = Game.new({"alice": FORESTS, "bob": FORESTS}, chooser="bob")
    draw_game(again.state, 0)
    assert again.next_chooser == "bob"


def test_103_1_a_record_knows_who_chose() -> None:
    game = Game.new({"alice": FORESTS, "bob": FORESTS}, chooser="bob")
    game.apply(1)
    again = replay(game.record())
    assert (again.chooser, again.state.starter) == ("bob", 1)
    with pytest.raises(OptionError, match=r"carol.* does not play"):
        Game.new({"alice": FORESTS, "bob": FORESTS}, chooser="carol")
    with pytest.raises(OptionError, match="alice goes first"):
        Game.new({"alice": FORESTS, "bob": FORESTS}, first="alice", chooser="bob")


def test_103_1_turn_order_goes_on_from_the_starting_player() -> None:
    table = opening(players=THREE, first="bob")
    keep_all(table)
    order = []
    for turn in (1, 2, 3, 4):
        table.advance_to(f"turn {turn}, upkeep")
        order.append(table.active)
    assert order == ["bob", "carol", "alice", "bob"]


def test_103_1a_with_shared_team_turns_a_team_begins() -> None:
    table = opening(players=("ann", "abe", "bea", "bob"), teams=(("ann", "abe"), ("bea", "bob")), first="bea")
    keep_all(table)
    table.advance_to("turn 1, upkeep")
    assert table.active == "bea"
    table.advance_to("turn 2, upkeep")
    assert table.active == "ann"


def test_103_2a_sideboards_are_set_aside() -> None:
    deck = Deck("with a sideboard", ((60, "Forest"),), ((15, "Shock"),))
    game = Game.new({"alice": deck, "bob": deck}, first="alice")
    table = Table(game.state)
    assert table.alice.hand + table.alice.library == ["Forest"] * 60


def test_103_3_libraries_are_shuffled_decks() -> None:
    deck = ["20 Forest", "20 Grizzly Bears"]
    table = opening(deck=deck, seed=1)
    shuffles = table.events("shuffled")
    draws = table.events("draw")
    assert [e.player for e in shuffles] == ["alice", "bob"]
    assert table.log.index(shuffles[-1]) < table.log.index(draws[0])

    cards = table.alice.hand + table.alice.library
    assert sorted(cards) == ["Forest"] * 20 + ["Grizzly Bears"] * 20
    assert cards != ["Forest"] * 20 + ["Grizzly Bears"] * 20
    other = opening(deck=deck, seed=2)
    assert other.alice.library != table.alice.library


def test_103_4_everybody_begins_with_20_life() -> None:
    table = opening(players=THREE)
    assert [s.life for s in table.seats] == [20, 20, 20]


def test_103_5_opening_hands_have_seven_cards_and_are_kept_in_turn_order() -> None:
    table = opening(first="bob")
    assert [len(s.hand) for s in table.seats] == [7, 7]
    assert all(e.rule == "103.5" for e in table.events("draw"))
    assert table.asked_player == "bob"
    table.bob.choose("keep")
    assert table.asked_player == "alice"
    table.alice.choose("keep")
    assert (table.turn, table.active) == (1, "bob")


def test_103_5_all_declare_before_any_mulligan_is_taken() -> None:
    table = opening()
    before = table.alice.hand, table.bob.hand
    table.alice.choose("mulligan")
    assert (table.alice.hand, table.bob.hand) == before  # bob has not declared yet
    table.bob.choose("keep")
    assert len(table.alice.hand) == 7  # a whole new hand
    assert table.events("shuffled", player="alice")[1:]
    assert table.asked == "bottom a card"
    assert table.asked_player == "alice"
    table.choose(table.options[0])
    assert (len(table.alice.hand), len(table.bob.hand)) == (6, 7)


def test_103_5_as_many_cards_go_to_the_bottom_as_mulligans_were_taken() -> None:
    table = opening()
    table.alice.choose("mulligan")
    table.bob.choose("keep")
    table.choose(table.options[0])
    assert (table.asked, table.asked_player) == ("mulligan", "alice")  # bob has kept and is not asked again
    table.alice.choose("mulligan")
    assert len(table.alice.hand) == 7
    first, second = table.options[0], table.options[-1]
    table.choose(first)
    table.choose(second)
    assert len(table.alice.hand) == 5
    assert len(table.alice.library) == 55
    assert table.alice.library[-2:] == [first.removeprefix("bottom "), second.removeprefix("bottom ")]


def test_103_5_nobody_mulligans_below_zero_cards() -> None:
    table = opening()
    table.alice.choose("mulligan")
    table.bob.choose("keep")
    for taken in range(1, 8):
        for _ in range(taken):
            table.choose(table.options[0])
        if taken < 7:
            table.alice.choose("mulligan")
    assert table.alice.hand == []
    assert "mulligan" not in table.options


def test_103_5c_the_first_mulligan_of_a_multiplayer_game_is_free() -> None:
    table = opening(players=THREE)
    table.alice.choose("mulligan")
    table.bob.choose("keep")
    table.carol.choose("keep")
    assert (table.asked, table.asked_player) == ("mulligan", "alice")  # no card to put on the bottom
    assert len(table.alice.hand) == 7
    table.alice.choose("mulligan")
    assert table.asked == "bottom a card"
    table.choose(table.options[0])
    assert len(table.alice.hand) == 6


def test_103_5d_805_3a_teams_declare_one_after_the_other() -> None:
    for first in ("bea", "bob"):
        table = opening(players=("ann", "abe", "bea", "bob"), teams=(("ann", "abe"), ("bea", "bob")), first=first)
        table.bea.choose("keep")
        table.bob.choose("mulligan")  # after his team mate has decided to keep
        table.ann.choose("keep")
        table.abe.choose("mulligan")
        assert [e.player for e in table.events("shuffled")][4:] == ["bob", "abe"]
        assert table.asked_player == "bob"


def test_103_8_the_starting_player_takes_the_first_turn() -> None:
    for first in ("alice", "bob"):
        table = opening(first=first)
        keep_all(table)
        assert [e.player for e in table.events("turn begins")] == [first]


def test_103_8a_who_plays_first_in_a_two_player_game_skips_the_first_draw() -> None:
    table = opening()
    keep_all(table)
    table.advance_to("turn 1, precombat main")
    assert len(table.alice.hand) == 7
    assert table.events("skipped", rule="103.8a")
    assert not table.events("step begins", what="draw step")

    table.advance_to("turn 2, precombat main")
    assert len(table.bob.hand) == 8
    assert len(table.events("skipped", rule="103.8a")) == 1


def test_103_8a_only_the_first_draw_step_is_skipped() -> None:
    table = opening()
    keep_all(table)
    table.advance_to("turn 3, draw")
    assert len(table.alice.hand) == 8


def test_103_8c_nobody_skips_a_draw_in_a_multiplayer_game() -> None:
    table = opening(players=THREE)
    keep_all(table)
    table.advance_to("turn 1, draw")
    assert len(table.alice.hand) == 8
    assert not table.events("skipped")

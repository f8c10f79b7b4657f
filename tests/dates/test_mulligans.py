"""Mulligans by era: one after the other (Paris, to 10 July 2009), all at once, with a look at a card (Vancouver), with
seven cards anew (London).
"""

from __future__ import annotations

from tests.support.table import Table, opening


def hands(rules: str, players: tuple[str, ...] = ("alice", "bob")) -> Table:
    return opening(players=players, rules=rules, first="alice")


def sizes(table: Table) -> list[int]:
    return [len(p.hand) for p in table.state.players]


def test_101_4_the_first_player_settles_before_the_next_until_10_july_2009() -> None:
    table = hands("2009-07-10")
    table.alice.choose("mulligan")
    assert (table.asked_player, sizes(table)) == ("alice", [6, 7])
    table.alice.choose("mulligan")
    assert (table.asked_player, sizes(table)) == ("alice", [5, 7])
    table.alice.choose("keep")
    assert table.asked_player == "bob"
    table.bob.choose("mulligan")
    assert (table.asked_player, sizes(table)) == ("bob", [5, 6])
    table.bob.choose("keep")
    assert table.turn == 1


def test_103_4_all_declare_and_then_draw_anew_since_11_july_2009() -> None:
    table = hands("2009-07-11")
    table.alice.choose("mulligan")
    assert (table.asked_player, sizes(table)) == ("bob", [7, 7])
    table.bob.choose("mulligan")
    assert (table.asked_player, sizes(table)) == ("alice", [6, 6])
    table.alice.choose("keep")
    table.bob.choose("keep")
    assert table.turn == 1


def test_103_4_who_took_a_mulligan_may_look_at_a_card_from_26_september_2015_to_11_july_2019() -> None:
    before = hands("2015-09-25")
    before.alice.choose("mulligan")
    before.bob.choose("keep")
    before.alice.choose("keep")
    assert before.asked == "priority"
    for rules in ("2015-09-26", "2019-07-11"):
        table = hands(rules)
        table.alice.choose("mulligan")
        table.bob.choose("keep")
        table.alice.choose("keep")
        assert (table.asked, table.asked_player) == ("scry", "alice")
        table.apply(1)
        assert table.asked == "priority"
        assert sizes(table) == [6, 7]


def test_103_4_seven_cards_are_drawn_and_some_put_back_since_12_july_2019() -> None:
    table = hands("2019-07-12")
    table.alice.choose("mulligan")
    table.bob.choose("keep")
    assert (table.asked_player, sizes(table)) == ("alice", [7, 7])
    table.apply(0)
    assert sizes(table) == [6, 7]


def test_101_4a_the_first_mulligan_of_a_multiplayer_game_is_free_since_13_july_2007() -> None:
    three = ("alice", "bob", "carol")
    table = hands("2007-07-12", three)
    table.alice.choose("mulligan")
    assert sizes(table) == [6, 7, 7]
    table = hands("2007-07-13", three)
    table.alice.choose("mulligan")
    assert sizes(table) == [7, 7, 7]
    table.alice.choose("mulligan")
    assert sizes(table) == [6, 7, 7]


def test_101_4a_the_first_mulligan_is_free_where_teams_share_turns_since_1_october_2006() -> None:
    for rules, cards in (("2006-09-30", 6), ("2006-10-01", 7), ("2007-07-13", 7)):
        table = opening(
            players=("ann", "abe", "bob", "bea"), teams=(("ann", "abe"), ("bob", "bea")), rules=rules, first="ann"
        )
        table.ann.choose("mulligan")
        assert sizes(table) == [cards, 7, 7, 7]

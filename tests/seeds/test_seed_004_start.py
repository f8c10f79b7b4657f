"""Document 004, "Starting the game": who begins, what a deck becomes, what the first player goes without."""

from __future__ import annotations

from collections import Counter

from tests.support.fifth import FIFTH, settle
from tests.support.table import opening

from mainphase.cards import nodes as n
from mainphase.cards.decks import Deck
from mainphase.cards.nodes import CardDef, CardType
from mainphase.game import AUTOMATIC, Game

DECK = ["20 Forest", "20 Mountain", "20 Grizzly Bears"]
GIFT = CardDef("Gift", n.ManaCost(), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(n.GainLife(n.Fixed(1))),)),))


def test_decks_are_shuffled_and_become_libraries_before_the_first_turn() -> None:
    table = opening(rules=FIFTH, deck=DECK, mulligans=False)
    assert table.turn == 1
    shuffled = table.events("shuffled")
    assert [e.player for e in shuffled] == ["alice", "bob"]
    assert table.log.index(shuffled[1]) < table.log.index(table.events("turn begins")[0])
    for seat in (table.alice, table.bob):
        assert Counter(seat.hand + seat.library) == {"Forest": 20, "Mountain": 20, "Grizzly Bears": 20}
        assert len(seat.library) == 53


def test_every_card_is_as_likely_in_every_place_so_that_a_cut_changes_nothing() -> None:
    """The opponent may cut, or shuffle and cut. What is in random order is in random order after a cut."""
    quarters = [0, 0, 0, 0]
    for seed in range(400):
        table = opening(rules=FIFTH, deck=["Shock", "59 Forest"], mulligans=False, seed=seed)
        cards = table.alice.hand + table.alice.library
        quarters[cards.index("Shock") // 15] += 1
    assert min(quarters) > 65  # 100 each are expected; four standard deviations are 35


def test_in_the_first_game_a_player_chosen_at_random_chooses() -> None:
    choosers = Counter(opening(rules=FIFTH, first=None, seed=seed).asked_player for seed in range(40))
    assert set(choosers) == {"alice", "bob"}
    assert min(choosers.values()) > 5


FORESTS = Deck("forests", ((40, "Forest"),))


def test_in_a_later_game_the_loser_of_the_one_before_chooses() -> None:
    for loser in ("alice", "bob"):
        game = Game.new({"alice": FORESTS, "bob": FORESTS}, rules=FIFTH, first="alice")
        game.concede(loser)
        again = Game.new({"alice": FORESTS, "bob": FORESTS}, rules=FIFTH, chooser=game.next_chooser)
        assert again.decision is not None
        assert (again.decision.kind, again.decision.player) == ("starting player", loser)


def test_after_a_draw_whoever_chose_the_last_time_chooses() -> None:
    for seed in range(4):
        game = Game.new({"alice": FORESTS, "bob": FORESTS}, rules=FIFTH, seed=seed, automation=AUTOMATIC)
        assert game.decision is not None
        chose = game.decision.player
        game.apply(0)
        for p in game.state.players:  # both are looked at as the phase ends
            p.life = 0
        while not game.over:
            game.apply(0)
        assert (game.winners, game.next_chooser) == ([], chose)


def test_who_chooses_may_go_first_or_not() -> None:
    for choice in ("alice", "bob"):
        table = opening(rules=FIFTH, first=None, mulligans=False)
        assert (table.asked, table.options) == ("starting player", ["alice", "bob"])
        table.choose(choice)
        assert (table.turn, table.active) == (1, choice)


def test_hands_of_seven_are_drawn_after_the_choice() -> None:
    table = opening(rules=FIFTH, first=None, mulligans=False)
    assert (table.alice.hand, table.bob.hand) == ([], [])
    table.choose("bob")
    assert (len(table.alice.hand), len(table.bob.hand)) == (7, 7)
    assert (table.alice.life, table.bob.life) == (20, 20)
    drawn = table.events("draw")
    assert [e.player for e in drawn] == ["bob"] * 7 + ["alice"] * 7
    assert table.log.index(drawn[-1]) < table.log.index(table.events("turn begins")[0])


def test_the_first_player_draws_nothing_in_the_first_draw_phase() -> None:
    table = opening(rules=FIFTH, mulligans=False)
    table.advance_to("alice's main phase")
    assert (table.turn, len(table.alice.hand)) == (1, 7)
    table.advance_to("bob's main phase")
    assert (table.turn, len(table.bob.hand)) == (2, 8)


def test_the_first_player_has_a_draw_phase_all_the_same() -> None:
    """With fast effects in it. The booklet before the Fifth Edition left out the whole phase."""
    table = opening(rules=FIFTH, deck=[GIFT] * 60, mulligans=False)
    table.advance_to("draw phase")
    assert (table.turn, table.active, table.asked_player) == (1, "alice", "alice")
    table.alice.cast("Gift")
    settle(table)
    table.alice.passes()
    table.bob.cast("Gift")
    settle(table)
    assert (table.step, table.alice.life, table.bob.life) == ("draw phase", 21, 21)


def test_a_hand_without_land_may_be_drawn_anew_before_the_game_begins() -> None:
    table = opening(rules=FIFTH, deck=["60 Grizzly Bears"])
    assert (table.asked_player, table.options) == ("alice", ["keep", "mulligan"])
    table.choose("mulligan", "keep")
    assert len(table.alice.hand) == 7
    assert table.options == ["keep"]
    assert opening(rules=FIFTH, deck=["60 Forest"]).options == ["keep"]

"""Scheme decks in deck lists (904.3), and games of Archenemy made from them."""

from __future__ import annotations

import pickle

import pytest

import mainphase as mp
from mainphase.cards.decks import read_deck
from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardType
from mainphase.errors import DeckError, OptionError
from mainphase.game import AUTOMATIC
from mainphase.players.load import make_bot
from mainphase.sim.playing import play_out

OURS = [made for made in CARDS.values() if made.types & CardType.SCHEME]
TEN = ["Roots of All Evil", *[made.name for made in OURS if made.name != "Roots of All Evil"]][:10]
SCHEMES = "\n".join(f"2 {name}" for name in TEN)
LIST = f"Deck\n60 Forest\n\nSchemes\n{SCHEMES}\n"
HEROES = {"Ann": "60 Island", "Abe": "60 Swamp", "Bob": "60 Plains"}
DECKS = {"Nicol": LIST, **HEROES}


def test_a_deck_list_has_a_section_of_schemes() -> None:
    deck = read_deck(LIST)
    assert len(deck) == 60
    assert sum(count for count, _ in deck.schemes) == 20
    assert read_deck(deck.text()) == deck
    assert read_deck(LIST.replace("Schemes", "Scheme Deck:")) == deck
    assert read_deck(LIST.replace("Deck\n60", "60")).schemes == deck.schemes


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("60 Forest\nSchemes\n2 Roots of All Evil", r"at least 20 cards \(904\.3\); found 2"),
        (LIST + "1 Roots of All Evil\n" * 3, r"at most 2 cards of one name \(904\.3\); found 5 Roots of All Evil"),
        (LIST + "1 Forest\n", r"Forest is not a scheme, so it does not belong in the section Schemes \(904\.3\)"),
        ("60 Forest\n1 Roots of All Evil", r"Roots of All Evil is a scheme and belongs in the section Schemes"),
        (
            "60 Forest\nSideboard\n1 Roots of All Evil",
            r"Roots of All Evil is a scheme and belongs in the section Schemes",
        ),
        ("Schemes\n2 Roots of All Evil", "the deck has no cards"),
        (LIST + "1 All in Good Time\n", "1 All in Good Time: no card of that name"),
    ],
)
def test_904_3_a_scheme_deck_that_is_none_is_refused(text: str, says: str) -> None:
    with pytest.raises(mp.errors.MainphaseError, match=says):
        read_deck(text)


def test_904_2a_904_2b_an_archenemy_game_has_one_scheme_deck() -> None:
    with pytest.raises(OptionError, match=r"one player with a scheme deck .* found none"):
        mp.Game.new(HEROES, variant="archenemy")
    with pytest.raises(OptionError, match="found Nicol, Ann"):
        mp.Game.new({**DECKS, "Ann": LIST}, variant="archenemy")


def test_314_3_schemes_have_no_subtypes_and_no_cost() -> None:
    assert all(not made.subtypes and made.cost is None for made in OURS)


def test_a_scheme_deck_belongs_to_no_other_variant() -> None:
    with pytest.raises(OptionError, match="Nicol has a scheme deck, which only the variant archenemy uses"):
        mp.Game.new(DECKS)


def test_before_18_june_2010_there_is_no_archenemy() -> None:
    with pytest.raises(
        OptionError, match="the rules of 2010-06-17 do not have the variant archenemy yet; it came on 2010-06-18"
    ):
        mp.Game.new(DECKS, variant="archenemy", rules="2010-06-17")
    assert mp.Game.new(DECKS, variant="archenemy", rules="2010-06-18").decision is not None


def test_904_5_904_6_904_2_103_1b_103_4e_life_totals_the_first_turn_and_the_team() -> None:
    game = mp.Game.new({"Ann": "60 Island", "Nicol": LIST, "Bob": "60 Plains"}, variant="archenemy", mulligans=False)
    g = game.state
    assert [p.life for p in g.players] == [20, 40, 20]
    assert g.players[g.active].name == "Nicol"
    assert g.groups == [[1], [2, 0]]  # side by side, after the archenemy in turn order
    with pytest.raises(OptionError, match=r"the archenemy, Nicol, takes the first turn \(103\.1b\); found Ann"):
        mp.Game.new(DECKS, variant="archenemy", first="Ann")
    with pytest.raises(OptionError, match="found Ann"):
        mp.Game.new(DECKS, variant="archenemy", chooser="Ann")


def test_103_3a_904_4_the_scheme_deck_is_shuffled() -> None:
    games = [mp.Game.new(DECKS, variant="archenemy", seed=seed, mulligans=False).state for seed in range(3)]
    orders = {tuple(g.objects[oid].card for oid in g.players[0].schemes) for g in games}
    assert len(orders) == 3
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.parametrize("date", ["2010-06-18", "2011-09-30", "2018-04-27", None])
def test_three_against_one_between_bots_ends_and_is_replayed(date: str | None) -> None:
    game = mp.Game.new(DECKS, variant="archenemy", rules=date, seed=4, automation=AUTOMATIC)
    outcome = play_out(game, {name: make_bot("greedy", 1) for name in DECKS})
    assert outcome.winners in (("Nicol",), ("Ann", "Abe", "Bob"))
    again = mp.replay(game.record())
    assert again.hash() == game.hash()
    assert again.variant == "archenemy"
    assert pickle.loads(pickle.dumps(game)).hash() == game.hash()
    before = game.moves
    game.undo(3)
    assert game.moves == before - 3
    assert game.clone().hash() == game.hash()


def test_a_deck_error_says_where() -> None:
    with pytest.raises(DeckError, match="deck list"):
        read_deck("60 Forest\nSchemes\n2 Roots of All Evil")

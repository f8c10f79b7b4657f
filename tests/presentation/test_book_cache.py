"""Games of the same cards under the same rules share a book, and no other games do."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from mainphase import Game
from mainphase.cards import names
from mainphase.cards.decks import Deck, read_deck
from mainphase.cards.library import CARDS, Library
from mainphase.errors import CardError
from mainphase.kernel.lowering.cards import add_card
from mainphase.new_game.book_cache import BOOKS, MOST_BOOKS, STORED

RED, GREEN = read_deck("vanilla-red"), read_deck("vanilla-green")


def game(one: Deck = RED, other: Deck = GREEN, rules: str | None = None, seed: int = 1) -> Game:
    return Game.new({"Alice": one, "Bob": other}, rules=rules, seed=seed, small_decks=True)


def test_games_of_the_same_cards_share_their_book() -> None:
    there = game()
    assert game(seed=2).state.book is there.state.book
    assert game(rules="2009-07-11").state.book is not there.state.book
    assert game(GREEN, RED).state.book is not there.state.book


def test_a_game_is_the_same_whether_its_book_is_new_or_not() -> None:
    BOOKS.clear()
    first = game(seed=5)
    assert game(seed=5).hash() == first.hash()
    BOOKS.clear()
    again = game(seed=5)
    assert again.state.book is not first.state.book
    assert again.hash() == first.hash()


def test_a_card_that_is_defined_anew_is_in_new_games(monkeypatch: pytest.MonkeyPatch) -> None:
    name = RED.main[-1][1]
    before = game()
    card = CARDS[name]
    library = Library({**CARDS, name: replace(card, types=card.types | 1 << 20)}, ())
    monkeypatch.setattr(names, "library", lambda: library)
    book = game().state.book
    assert book is not before.state.book
    assert [made for made in book.definitions() if made.name == name] == [library[name]]


def test_no_card_is_added_to_a_book_that_games_share() -> None:
    book = game().state.book
    before = len(book.cards)
    with pytest.raises(CardError, match="Howling Mine cannot be added"):
        add_card(book, names.find_card("Howling Mine"))
    assert len(book.cards) == before


def test_only_so_many_books_are_kept() -> None:
    kept = game().state.book
    for count in range(1, MOST_BOOKS + 10):
        game(Deck("many", ((count, "Mountain"),)))
        assert game().state.book is kept, "what is used all the time stays"
    assert len(BOOKS) == MOST_BOOKS


def test_a_deck_made_of_lists_is_as_good() -> None:
    lists = Deck("red", [list(entry) for entry in RED.main])  # type: ignore[arg-type]
    assert lists == replace(RED, name="red")
    assert game(lists).state.book is game().state.book


def test_games_from_pickles_share_their_book_too() -> None:
    one, other = (game(seed=seed) for seed in (3, 4))
    assert pickle.loads(pickle.dumps(one)).state.book is one.state.book
    pickles = pickle.dumps(one), pickle.dumps(other)
    STORED.clear()  # as in another process
    there, here = (pickle.loads(data) for data in pickles)
    assert there.state.book is here.state.book is not one.state.book
    assert (there.hash(), here.hash()) == (one.hash(), other.hash())


def test_a_pickled_game_is_small() -> None:
    decks = {"Alice": "red-green-assault", "Bob": "white-blue-tempo"}
    assert len(pickle.dumps(Game.new(decks, seed=1, history=False))) < 20_000

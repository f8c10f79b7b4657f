"""A deck of fewer cards than the rules ask for is played only if somebody asks for that (CR 100.2a, 903.5a)."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Run, mainphase

from mainphase import Deck, DeckError, Game, Match, play_out, replay, sim
from mainphase.players import RandomBot

__all__ = ["mainphase"]

TWENTY = {"Ann": "20 Forest", "Bob": "60 Forest"}


def test_100_2a_a_deck_of_twenty_cards_is_refused() -> None:
    with pytest.raises(DeckError) as refused:
        Game.new(TWENTY)
    assert str(refused.value) == (
        "the deck of Ann, deck, has 20 cards, where at least 60 are needed (100.2a); it is played only if small decks "
        "are asked for (small_decks, --small-decks)"
    )
    with pytest.raises(DeckError, match="has 20 cards"):
        Match(TWENTY)
    with pytest.raises(DeckError, match="has 20 cards"):
        sim.run(["20 Forest", "60 Forest"], 1)


def test_100_2a_it_is_played_if_that_is_asked_for_and_replayed() -> None:
    game = Game.new(TWENTY, small_decks=True, seed=3)
    play_out(game, {name: RandomBot(k) for k, name in enumerate(TWENTY)}, max_turns=3)
    assert replay(game.record()).hash() == game.hash()
    assert Match(TWENTY, small_decks=True).game.players == ["Ann", "Bob"]
    assert sim.run(["20 Forest", "60 Forest"], 1, bots="random", small_decks=True).finish().played == 1


def test_100_2a_until_june_1999_forty_cards_were_enough() -> None:
    forty = dict.fromkeys(("Ann", "Bob"), "40 Forest")
    assert Game.new(forty, rules="1999-05-31").decision is not None
    with pytest.raises(DeckError, match="has 40 cards, where at least 60 are needed"):
        Game.new(forty, rules="1999-06-01")
    with pytest.raises(DeckError, match="has 39 cards, where at least 40 are needed"):
        Game.new({**forty, "Bob": "39 Forest"}, rules="1997-03-24")


def test_903_5a_a_commander_deck_has_a_hundred_cards() -> None:
    dog = ((1, "Isamaru, Hound of Konda"),)
    sizes = ((99, dog, ()), (99, (), dog), (98, dog, ()))
    for plains, commanders, sideboard in sizes:
        deck = Deck("dog", ((plains, "Plains"),), commanders=commanders, sideboard=sideboard)
        decks = {"Ann": deck, "Bob": Deck("other", ((99, "Plains"),), commanders=dog)}
        if plains == 99:
            assert Game.new(decks, variant="commander").decision is not None
        else:
            with pytest.raises(DeckError, match=r"has 99 cards, where at least 100 are needed \(903\.5a\)"):
                Game.new(decks, variant="commander")


def test_what_is_left_out_at_the_users_word_counts() -> None:
    without = Deck("mine", ((56, "Forest"),), without=((4, "Chaos Orb"),))
    assert Game.new({"Ann": without, "Bob": "60 Forest"}).decision is not None


def test_the_command_line_has_an_option_for_it(mainphase: Run) -> None:
    for command in ("watch", "simulate"):
        arguments = (command, "20 Forest", "60 Forest", *(("--games", "1") if command == "simulate" else ()))
        ran = mainphase(*arguments)
        assert (ran.status, "has 20 cards, where at least 60 are needed (100.2a)" in ran.err) == (2, True)
        assert mainphase(*arguments, "--small-decks", "--max-turns", "2").status == 0

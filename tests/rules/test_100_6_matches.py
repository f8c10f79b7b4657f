"""Matches: who begins, who has won, and what may be exchanged between two games (CR 100.4, 100.6a, 103.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mainphase.cards.decks import Deck, parse_deck
from mainphase.errors import DeckError, OptionError
from mainphase.game import AUTOMATIC
from mainphase.game.match import Match, exchanged

RED = parse_deck("40 Mountain\n20 Lightning Bolt\nSB: 3 Shock\nSB: 12 Mountain\n", "red")
GREEN = parse_deck("60 Forest\n", "green")


def match(**more: object) -> Match:
    return Match({"Alice": RED, "Bob": GREEN}, automation=AUTOMATIC, **more)  # type: ignore[arg-type]


def lost(played: Match, who: str) -> None:
    """One game, in which a player concedes after it has begun."""
    game = played.game
    while game.turn == 0 and game.decision is not None:
        game.apply(0)
    game.concede(who)


def test_100_6a_a_match_is_won_by_two_games_of_three() -> None:
    played = match()
    lost(played, "Bob")
    assert (played.score, played.over) == ({"Alice": 1, "Bob": 0}, False)
    played.next_game()
    lost(played, "Alice")
    played.next_game()
    lost(played, "Bob")
    assert (played.score, played.winner, len(played.games)) == ({"Alice": 2, "Bob": 1}, "Alice", 3)
    with pytest.raises(OptionError, match="the match is over: Alice has won it"):
        played.next_game()


@pytest.mark.parametrize("loser", ["Alice", "Bob"])
def test_103_1_whoever_lost_the_game_before_chooses_who_begins(loser: str) -> None:
    played = match()
    lost(played, loser)
    game = played.next_game()
    assert game.decision is not None
    assert (game.decision.player, "who begins" in game.decision.question or "first" in game.decision.question) == (
        loser,
        True,
    )


def test_a_match_is_not_gone_on_with_while_a_game_is_played() -> None:
    with pytest.raises(OptionError, match="is not over yet"):
        match().next_game()


@pytest.mark.parametrize("best_of", [0, 2, 101, True, "3"])
def test_a_match_has_an_odd_number_of_games(best_of: object) -> None:
    with pytest.raises(OptionError, match="the best of an odd number of games, from 1 to 99; found"):
        match(best_of=best_of)


def test_the_games_of_a_match_are_the_same_with_the_same_seed() -> None:
    def hashes() -> list[str]:
        played = match(seed=5)
        lost(played, "Bob")
        played.next_game()
        return [game.hash() for game in played.games]

    first, second = hashes()
    assert [first, second] == hashes()
    assert first != second


# --- The sideboard


def sideboarded(change: Callable[[Deck], Deck], **more: object) -> Match:
    """A match after its first game, whose second is begun with a deck changed so."""
    played = match(**more)
    lost(played, "Bob")
    played.next_game({"Alice": change(RED)})
    return played


def test_100_4_cards_are_exchanged_with_the_sideboard_between_two_games() -> None:
    played = sideboarded(lambda deck: exchanged(deck, {"Lightning Bolt": 2}, {"Shock": 2}))
    counts = {card: count for count, card in played.game.decks["Alice"].main}
    assert counts == {"Mountain": 40, "Lightning Bolt": 18, "Shock": 2}
    first = {card: count for count, card in played.games[0].decks["Alice"].main}
    assert first == {"Mountain": 40, "Lightning Bolt": 20}


def test_100_4_other_cards_do_not_come_in() -> None:
    with pytest.raises(DeckError, match=r"Alice must play the same cards as before, .*; there are 1 Giant Growth more"):
        sideboarded(lambda deck: parse_deck(deck.text() + "\n1 Giant Growth\n"))
    with pytest.raises(DeckError, match="4 Shock can't be taken from the sideboard of red, which has 3"):
        exchanged(RED, {}, {"Shock": 4})


def test_100_4a_cards_are_exchanged_one_for_one_until_12_july_2013() -> None:
    """Since then a deck may become larger."""

    def larger(deck: Deck) -> Deck:
        return exchanged(deck, {}, {"Shock": 3})

    assert len(sideboarded(larger, rules="2013-07-13").game.decks["Alice"]) == 63
    with pytest.raises(
        DeckError, match=r"63 cards, where it must have 60 as before: until 2013-07-13 cards are exchanged"
    ):
        sideboarded(larger, rules="2013-07-12")


def test_100_2a_a_deck_does_not_become_too_small() -> None:
    with pytest.raises(DeckError, match="the deck of Alice has 58 cards, where at least 60 are needed"):
        sideboarded(lambda deck: exchanged(deck, {"Lightning Bolt": 2}, {}))

"""Agents are benched in pairs of games: one seed, the seats swapped; a rating says how sure it is."""

from __future__ import annotations

from typing import Any

import pytest

import mainphase as mp
from mainphase.agents.benching import CUT, LOST, BenchGame, bench_games, elo_of, rating_of
from mainphase.cards.decks import read_deck
from mainphase.errors import OptionError
from mainphase.players.bot import BotError
from mainphase.sim.rows import DRAWN, WON
from mainphase.sim.wilson import Share

DECKS = (read_deck("vanilla-red"), read_deck("red-burn"))


def game(pair: int, seat: int, result: str, **more: Any) -> BenchGame:
    told = {"opponent": "random", "seed": pair, "turns": 5, "asked": 10, "refused": 1, "seconds": 0.5, "faults": ()}
    return BenchGame(pair=pair, seat=seat, result=result, record="", **{**told, **more})


def opening_hand(played: BenchGame) -> list[str]:
    """Of the first seat, dealt once it is said who begins."""
    replayed = mp.replay(played.record)
    replayed.undo(replayed.moves)
    replayed.apply(0)
    return [o.name for o in replayed.view("Alice").me.hand]


def test_both_games_of_a_pair_are_dealt_alike_and_the_agent_plays_both_seats() -> None:
    games = list(bench_games("greedy", ["random"], DECKS, pairs=2, seed=7, max_turns=6))
    assert [(each.pair, each.seat, each.seed) for each in games] == [(0, 0, 7), (0, 1, 7), (1, 0, 8), (1, 1, 8)]
    for one, other in (games[:2], games[2:]):
        assert opening_hand(one) == opening_hand(other)
    again = list(bench_games("greedy", ["random"], DECKS, pairs=2, seed=7, max_turns=6))
    assert [each.record for each in again] == [each.record for each in games]


def test_a_rating_says_how_sure_it_is() -> None:
    few = rating_of([game(0, 0, WON), game(0, 1, LOST), game(1, 0, WON), game(1, 1, CUT)])
    assert (few.games, few.won, few.lost, few.asked, few.refused) == (4, 2, 1, 40, 4)
    assert few.share == 0.625
    assert few.interval == Share(2, 4).interval
    assert few.rating is not None
    assert abs(few.rating - 88.7) < 0.1
    assert few.seconds == 0.05


def test_the_error_is_that_of_pairs() -> None:
    """Where one seat always wins, pairs do not differ, and much less is left to chance than games one by one say."""
    by_seat = [game(pair, seat, WON if seat == 0 else LOST) for pair in range(40) for seat in range(2)]
    odd = [game(40, 0, WON), game(40, 1, WON)]
    low, high = rating_of(by_seat + odd).interval
    plain = Share(42, 82).half
    assert high - low < plain / 2


def test_who_always_wins_has_no_highest_rating() -> None:
    sure = rating_of([game(pair, seat, WON) for pair in range(3) for seat in range(2)])
    assert sure.rating is None
    low, high = sure.rating_interval
    assert high is None
    assert low is not None
    assert low > 0
    assert elo_of(0.5) == 0
    assert rating_of([game(0, 0, DRAWN), game(0, 1, DRAWN)]).share == 0.5


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(OptionError, match="each with a deck; found 1 decks"):
        next(bench_games("greedy", ["random"], DECKS[:1]))
    with pytest.raises(OptionError, match="pairs must be a whole number of at least 1; found 0"):
        next(bench_games("greedy", ["random"], DECKS, pairs=0))
    with pytest.raises(BotError, match="there is no bot 'gredy'"):
        next(bench_games("greedy", ["gredy"], DECKS))
    with pytest.raises(OptionError, match="no games"):
        rating_of([])

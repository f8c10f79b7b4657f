"""Games played out by bots: their end and their limits."""

from __future__ import annotations

from typing import Any

import pytest

from mainphase.errors import OptionError
from mainphase.game import AUTOMATIC, Game
from mainphase.players import GreedyBot, RandomBot
from mainphase.sim import play_out

DECKS = {"Alice": "red-green-assault", "Bob": "white-blue-tempo"}


def new_game(seed: int) -> Game:
    return Game.new(dict(DECKS), seed=seed, automation=AUTOMATIC, history=False, listen=False)


def test_a_game_between_random_bots_ends_with_a_winner_or_a_draw() -> None:
    game = new_game(3)
    outcome = play_out(game, {"Alice": RandomBot(1), "Bob": RandomBot(2)})
    assert game.over
    assert not outcome.truncated
    assert outcome.winners == tuple(game.winners)
    assert outcome.turns == game.turn > 1


def test_the_short_way_and_the_long_way_play_the_same_game() -> None:
    """Bots without a view are asked with a number only; with a listener they are asked like any other."""
    short, long = new_game(8), Game.new(dict(DECKS), seed=8, automation=AUTOMATIC)
    one = play_out(short, {"Alice": RandomBot(1), "Bob": RandomBot(2)})
    heard = 0

    def listen(events: list[object]) -> None:
        nonlocal heard
        heard += len(events)

    other = play_out(long, {"Alice": RandomBot(1), "Bob": RandomBot(2)}, listener=listen)  # type: ignore[arg-type]
    assert one == other
    assert heard > 100
    assert short.hash() == long.hash()


class Own(RandomBot):
    """Answers as the random bot does, and is asked each time."""


class Looking(Own):
    needs_view = True


@pytest.mark.parametrize("kinds", [(Own, Own), (RandomBot, Own), (Looking, RandomBot), (Looking, Own)])
@pytest.mark.parametrize("history", [False, True])
def test_the_kernel_answers_for_the_random_bot_as_it_would(kinds: tuple[type[RandomBot], ...], history: bool) -> None:
    def played(one: type[RandomBot], other: type[RandomBot]) -> tuple[object, str, int]:
        game = Game.new(dict(DECKS), seed=4, automation=AUTOMATIC, history=history, listen=False)
        outcome = play_out(game, {"Alice": one(1), "Bob": other(2)}, max_turns=9)
        return outcome, game.hash(), game.moves

    assert played(*kinds) == played(RandomBot, RandomBot)


@pytest.mark.parametrize("pickers", [None, [], [None], [None, "random"], [RandomBot(1), RandomBot(2)], "ab"])
def test_pickers_that_are_none_are_refused(pickers: Any) -> None:
    with pytest.raises(OptionError, match="a UniformPicker or None for each of the 2 players"):
        new_game(1).play_on(pickers, max_turns=3, max_decisions=10)


@pytest.mark.parametrize("limit", ["3", None, 2.5])
def test_limits_of_playing_on_are_whole_numbers(limit: Any) -> None:
    with pytest.raises(OptionError, match="whole numbers"):
        new_game(1).play_on([None, None], max_turns=limit, max_decisions=10)


def test_a_game_that_reaches_the_limit_is_truncated_and_not_drawn() -> None:
    game = new_game(3)
    outcome = play_out(game, {"Alice": RandomBot(1), "Bob": RandomBot(2)}, max_turns=2)
    assert outcome.truncated
    assert not outcome.drawn
    assert outcome.winners == ()
    assert game.turn == 3
    few = play_out(new_game(3), {"Alice": RandomBot(1), "Bob": RandomBot(2)}, max_decisions=5)
    assert few.truncated
    assert few.decisions == 5


def test_a_player_without_a_bot_is_named() -> None:
    with pytest.raises(OptionError, match="no bot plays for Bob"):
        play_out(new_game(1), {"Alice": RandomBot(1)})


def test_greedy_games_end_by_themselves() -> None:
    for seed in range(3):
        outcome = play_out(new_game(seed), {"Alice": GreedyBot(), "Bob": GreedyBot()})
        assert not outcome.truncated
        assert 4 < outcome.turns < 80

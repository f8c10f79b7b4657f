"""Asking a bot: what it is given, and what an answer that is none is called."""

from __future__ import annotations

from typing import Any

import pytest

from mainphase.game import AUTOMATIC, Decision, Game
from mainphase.players import BotError, GreedyBot, RandomBot
from mainphase.players.bot import ask, needs_view
from mainphase.presentation.view import View
from mainphase.sim import play_out


def new_game(**how: Any) -> Game:
    decks = {"Alice": "vanilla-red", "Bob": "vanilla-green"}
    return Game.new(decks, seed=5, automation=AUTOMATIC, history=False, listen=False, **how)


class Answers:
    """Answers with whatever it was made with."""

    name = "Answers"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: View, decision: Decision) -> int:
        answer: int = self.answer
        return answer


@pytest.mark.parametrize("answer", [2, -1, 99])
def test_an_index_that_does_not_exist_names_the_bot_and_the_range(answer: int) -> None:
    game = new_game()
    decision = game.decision
    assert decision is not None
    with pytest.raises(BotError) as caught:
        ask(Answers(answer), game, decision)
    assert f"the bot Answers, asked by the decision 'starting player' of {decision.player} in turn 0 (seed 5)," in str(
        caught.value
    )
    assert f"answered {answer}; the options have the indices 0 to 1" in str(caught.value)


@pytest.mark.parametrize("answer", [None, True, "pass", 1.0])
def test_an_answer_that_is_no_index_is_refused(answer: Any) -> None:
    game = new_game()
    decision = game.decision
    assert decision is not None
    with pytest.raises(BotError, match="an answer is the index of an option, an int from 0 to 1"):
        ask(Answers(answer), game, decision)


def test_a_bot_is_given_its_own_seat_and_nothing_of_the_others_hand() -> None:
    asked: list[tuple[View, Decision]] = []

    class Looks:
        def choose(self, view: View, decision: Decision) -> int:
            asked.append((view, decision))
            return 0

    game = new_game(first="Alice")
    play_out(game, {"Alice": Looks(), "Bob": Looks()}, max_turns=4)
    assert {decision.player for _, decision in asked} == {"Alice", "Bob"}
    for view, decision in asked:
        assert view.player == decision.player
        other = view.players[1 - view.seat]
        assert other.hand_size > 0
        assert other.hand == ()


def test_a_bot_that_needs_no_view_is_given_none() -> None:
    class Blind:
        needs_view = False

        def choose(self, view: View | None, decision: Decision) -> int:
            assert view is None
            return 0

    outcome = play_out(new_game(), {"Alice": Blind(), "Bob": RandomBot(1)}, max_turns=3)
    assert outcome.decisions > 0


def test_an_index_from_a_bot_without_a_view_is_checked_too() -> None:
    class Wild(RandomBot):
        name = "wild"

        def pick(self, count: int) -> int:
            return count

    outcome = play_out(new_game(), {"Alice": Wild(1), "Bob": Wild(2)})
    assert len(outcome.winners) == len(outcome.faults) == 1
    assert "the bot wild, asked by the decision 'starting player' of " in outcome.faults[0]
    assert "the options have the indices 0 to 1" in outcome.faults[0]


def test_both_ways_of_playing_name_the_same_fault() -> None:
    class Fails(RandomBot):
        name = "fails"

        def pick(self, count: int) -> int:
            if count > 3:
                raise ZeroDivisionError
            return super().pick(count)

    short = play_out(new_game(), {"Alice": Fails(1), "Bob": RandomBot(2)})
    long = play_out(new_game(), {"Alice": Fails(1), "Bob": RandomBot(2)}, listener=lambda events: None)
    assert short == long
    assert short.winners == ("Bob",)
    assert "raised ZeroDivisionError" in short.faults[0]


def test_what_one_of_our_own_bots_raises_is_a_fault_of_ours() -> None:
    class Broken(RandomBot):
        def pick(self, count: int) -> int:
            raise ZeroDivisionError

    Broken.__module__ = "mainphase.players.broken"
    with pytest.raises(ZeroDivisionError):
        play_out(new_game(), {"Alice": Broken(1), "Bob": RandomBot(2)})


def test_who_inherits_from_a_bot_and_chooses_otherwise_is_given_a_view() -> None:
    """`needs_view` speaks of the `choose` of the class that says it."""

    class Looks(GreedyBot):
        def choose(self, view: View | None, decision: Decision, /) -> int:
            assert view is not None
            return 0

    class LooksAway(Looks):
        needs_view = False

    assert not needs_view(GreedyBot())
    assert needs_view(Looks())
    assert not needs_view(LooksAway())
    own = Looks()
    own.needs_view = False
    assert not needs_view(own)
    game = Game.new({"Alice": "red-burn", "Bob": "red-burn"}, seed=1)
    decision = game.decision
    assert decision is not None
    assert ask(Looks(), game, decision) == 0

"""Bots and shortcuts (CR 732.2): what would win again and again they propose, what others propose they answer, and a
loop that only goes on they leave.
"""

from __future__ import annotations

from tests.support.loops import ASKED, DRUM, PULSE, game_with

from mainphase.cards import nodes as n
from mainphase.cards.words import card, enchantment, gain_life
from mainphase.game import Decision, Game
from mainphase.players.bot import other_than
from mainphase.players.bots_and_shortcuts import answer_shortcut, winning_shortcut
from mainphase.players.greedy import GreedyBot
from mainphase.players.random_bot import RandomBot
from mainphase.presentation.view import View
from mainphase.sim.playing import Outcome, play_out


def played(game: Game, **bots: GreedyBot | RandomBot) -> Outcome:
    return play_out(game, {"alice": GreedyBot(), "bob": GreedyBot(), **bots}, max_turns=4, max_decisions=300)


def laps_taken(game: Game) -> int:
    return sum(event.amount for event in game.events if event.name == "shortcut taken")


def test_a_bot_that_wins_by_a_loop_proposes_it() -> None:
    game = game_with(PULSE, bob_life=1_000_000)
    outcome = played(game)
    assert outcome.winners == ("alice",)
    assert outcome.turns == 1
    assert outcome.decisions < 20
    assert laps_taken(game) > 999_000


def test_told_to_a_listener_it_is_the_same() -> None:
    game = game_with(PULSE, bob_life=1_000_000)
    told: list[str] = []
    bots = {"alice": GreedyBot(), "bob": GreedyBot()}
    outcome = play_out(game, bots, max_turns=4, listener=lambda events: told.extend(event.name for event in events))
    assert outcome.winners == ("alice",)
    assert "shortcut taken" in told
    assert "player wins" in told


def test_a_loop_that_wins_nothing_is_left() -> None:
    game = game_with(DRUM)
    outcome = played(game)
    assert outcome.truncated
    assert outcome.turns == 5
    assert laps_taken(game) == 0
    assert game.state.players[0].life < 40


def test_a_bot_leaves_it_though_it_is_made_anew_for_each_decision() -> None:
    game = game_with(DRUM)
    answers = []
    while game.turn == 1:
        assert game.decision is not None
        answers.append(GreedyBot().decide(game.state))
        game.play(answers[-1])
        assert len(answers) < 50


def test_732_2b_a_bot_accepts_what_it_would_do() -> None:
    game = game_with(DRUM, bob=(DRUM,))
    game.automation = ASKED
    shortcut = game.propose_shortcut(game.lap_of("alice", ["activate Drum"]), 500)
    answer_shortcut(shortcut, "bob", GreedyBot())
    assert (shortcut.waiting, shortcut.ends) == ([], (500, 0))


def test_732_2b_a_bot_ends_it_in_the_lap_in_which_it_would_do_something_else() -> None:
    """Bob activates the pulse once Alice has so little life that it would end the game, or never."""

    class Careful:
        def choose(self, view: View, decision: Decision, /) -> int:
            return 1 if view.players[0].life <= 12 else 0

    pain = card("Pain", "{0}", enchantment)(n.Activated((n.PayLife(n.Fixed(1)),), (n.Mode(gain_life(0)),)))
    game = game_with(pain, bob=(PULSE,))
    game.automation = ASKED
    shortcut = game.propose_shortcut(game.lap_of("alice", ["activate Pain"]), 19)
    answer_shortcut(shortcut, "bob", Careful())
    laps, choice = shortcut.ends
    assert shortcut.deciders[choice] == "bob"
    assert laps == 7
    shortcut.take()
    assert game.state.players[0].life == 12


def test_732_2c_a_bot_that_has_ended_it_chooses_something_else() -> None:
    assert [other_than(-1, 0), other_than(0, 0), other_than(2, 2), other_than(1, 2)] == [0, 1, 0, 2]
    game = game_with(PULSE, bob=(PULSE,) * 9, bob_life=400)
    outcome = played(game, bob=RandomBot(5))
    assert outcome.faults == ()


def test_what_would_not_win_is_not_proposed() -> None:
    game = game_with(DRUM, PULSE)
    assert game.decision is not None
    texts = [str(option) for option in game.decision.options]
    drum = next(k for k, text in enumerate(texts) if "Drum" in text)
    pulse = next(k for k, text in enumerate(texts) if "Pulse" in text)
    assert winning_shortcut(game, drum) is None
    found = winning_shortcut(game, pulse)
    assert found is not None
    assert found.times == 20

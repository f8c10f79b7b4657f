"""The public face: making games, errors, what listening and history cost nothing to leave out, and the package's own
example.
"""

import doctest
import pickle

import pytest

import mainphase
from mainphase import AUTOMATIC, Game, GameOver, OptionError, RulesError, UnknownCardError

FOREST = "60 Forest"


def test_the_package_is_opened_by_a_turn_that_plays() -> None:
    found = doctest.testmod(mainphase)
    assert found.attempted > 10
    assert found.failed == 0


def test_every_public_name_is_there() -> None:
    assert all(hasattr(mainphase, name) for name in mainphase.__all__)
    assert sorted(set(mainphase.__all__)) == sorted(mainphase.__all__)


def test_what_cannot_start() -> None:
    with pytest.raises(OptionError, match="at least two players"):
        Game.new({"Alice": FOREST})
    with pytest.raises(OptionError, match=r"Carol.*Alice, Bob"):
        Game.new({"Alice": FOREST, "Bob": FOREST}, first="Carol")
    with pytest.raises(RulesError, match=r"no rules for 1996-09-30: the dates run from 1997-03-24"):
        Game.new({"Alice": FOREST, "Bob": FOREST}, rules="1996-09-30")
    with pytest.raises(UnknownCardError, match=r"(?s)Forrest.*Mountian|2 cards"):
        Game.new({"Alice": "30 Forrest\n30 Mountian", "Bob": FOREST})


def test_without_history_there_is_nothing_to_take_back() -> None:
    game = Game.new({"Alice": FOREST, "Bob": FOREST}, history=False, listen=False)
    assert game.apply(0) == []
    with pytest.raises(OptionError, match="no history"):
        game.undo()


def test_no_more_is_taken_back_than_was_done() -> None:
    game = Game.new({"Alice": FOREST, "Bob": FOREST})
    game.apply(0)
    with pytest.raises(OptionError, match=r"cannot take back 2 moves; there are 1"):
        game.undo(2)
    game.undo(0)
    assert game.moves == 1


def test_undo_forgets_the_events_too() -> None:
    game = Game.new({"Alice": FOREST, "Bob": FOREST}, first="Alice", automation=AUTOMATIC)
    game.apply("keep")
    before = len(game.events)
    game.apply("keep")
    assert len(game.events) > before
    game.undo()
    assert len(game.events) == before


def test_after_the_end() -> None:
    game = Game.new({"Alice": FOREST, "Bob": FOREST}, automation=AUTOMATIC)
    game.concede("Alice")
    assert game.over
    assert game.winners == ["Bob"]
    assert game.decision is None
    with pytest.raises(GameOver):
        game.apply(0)
    with pytest.raises(GameOver):
        game.concede("Bob")
    refusal = game.why_not("pass", "Bob")
    assert refusal is not None
    assert "over" in refusal.text
    game.undo()
    assert not game.over


def test_options_are_a_sequence() -> None:
    game = Game.new({"Alice": FOREST, "Bob": FOREST}, first="Alice")
    assert game.decision is not None
    options = game.decision.options
    assert len(options) == 2
    assert str(options[-1]) == "mulligan"
    assert [str(o) for o in options[0:2]] == ["keep", "mulligan"]
    with pytest.raises(IndexError):
        options[2]
    game.apply(options[0])
    assert game.decision is not None
    assert game.decision.player == "Bob"


def test_a_pickled_game_goes_on_listening() -> None:
    game = Game.new({"Alice": FOREST, "Bob": FOREST}, first="Alice", automation=AUTOMATIC)
    twin = pickle.loads(pickle.dumps(game))
    assert [e.text for e in twin.apply("keep")] == [e.text for e in game.apply("keep")]
    assert twin.record() == game.record()


def test_what_play_does_not_tell_at_once_is_told_as_apply_tells_it() -> None:
    """Also where calls of both kinds come one after the other, and after some were taken back."""
    decks = {"Alice": "red-green-assault", "Bob": "white-blue-tempo"}
    applied, played, mixed = (Game.new(decks, seed=3) for _ in range(3))
    answers_given: list[int] = []
    for k in range(260):
        if applied.decision is None:
            break
        answer = (k * 7 + k // 5) % applied.decision.count
        applied.apply(answer)
        played.play(answer)
        (mixed.play if k % 5 else mixed.apply)(answer)
        if k % 40 == 17:
            mixed.undo(3)
            mixed.clone().play(0)
            for again in range(k - 2, k + 1):
                mixed.play(answers_given[again] if again < k else answer)
        answers_given.append(answer)
    told = [(str(event), event.as_dict()) for event in applied.events]
    assert len(told) > 500
    assert [(str(event), event.as_dict()) for event in played.events] == told
    assert [(str(event), event.as_dict()) for event in mixed.events] == told
    assert played.hash() == applied.hash()
    assert played.events is played.events
    assert played.clone().events == played.events

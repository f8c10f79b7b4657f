"""CR 732.2: a player proposes choices for everybody, so many times over; the others accept that or shorten it."""

from __future__ import annotations

import pickle

import pytest
from tests.support.loops import ANSWER, ASKED, DRUM, FLIP, PULSE, game_with
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    card,
    each_opponent,
    enchantment,
    gain_life,
)
from mainphase.errors import IllegalOption, OptionError, RecordError
from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.kernel.state import flat
from mainphase.kernel.turn.position import position_hash

ONCE = card("Once", "{0}", enchantment)(n.Activated((), (n.Mode(gain_life(1)),), per_turn=3))
FORK = card("Fork", "{0}", enchantment)(n.Activated((), (n.Mode(n.CreateCopy(n.This())),)))


def life(game: Game) -> list[int]:
    return [p.life for p in game.state.players]


def position_of(game: Game) -> str:
    g = flat.clone_state(game.state)
    g.pending = None
    return position_hash(g)


def test_732_2a_this_so_many_times() -> None:
    game = game_with(DRUM, bob=(ANSWER,))
    events = game.shortcut(["activate Drum", "pass", "pass"], 1_000_000)
    assert life(game) == [1_000_020, 20]
    assert [event.rule for event in events if event.name == "shortcut taken"] == ["732.2"]
    assert game.decision is not None
    assert game.decision.decider == "alice"


def test_732_2c_the_game_is_as_if_every_choice_had_been_made() -> None:
    long, short = (game_with(DRUM, PULSE, bob=(ANSWER,)) for _ in range(2))
    lap = ["activate Drum", "activate Pulse", "pass", "pass", "pass", "pass"]
    short.shortcut(lap, 15)
    for _ in range(15):
        for choice in lap:
            long.apply(choice)
    assert life(short) == life(long) == [35, 5]
    assert short.state.players[0].memory == long.state.players[0].memory
    assert position_of(short) == position_of(long)


def test_732_2a_laps_end_with_the_game() -> None:
    game = game_with(PULSE, bob_life=5000)
    with pytest.raises(IllegalOption, match=r"in lap 5,001 of 6,000, choice 1 of 2, cannot be made.*the game is over"):
        game.propose_shortcut(["activate Pulse", "pass"], 6000)
    game.shortcut(["activate Pulse", "pass"], 5000)
    assert game.winners == ["alice"]


def test_732_2a_what_cannot_be_repeated_is_refused_with_the_lap_and_the_choice() -> None:
    game = game_with(ONCE)
    before = game.hash()
    with pytest.raises(
        OptionError, match="in lap 4 of 5, choice 1 of 2, comes after something that nobody can foresee"
    ):
        game.shortcut(["activate Once", "pass"], 5)
    assert game.hash() == before
    game.shortcut(["activate Once", "pass"], 3)
    assert life(game) == [23, 20]


def test_732_2a_what_is_offered_no_more_is_refused() -> None:
    game = game_with(ONCE, DRUM)
    lap = ["activate Once", "pass", "activate Drum", "pass"]
    with pytest.raises(IllegalOption, match="in lap 4 of 9, choice 1 of 4, cannot be made: alice: activate Once"):
        game.shortcut(lap, 9)
    assert game.shortcut(lap, 3)
    assert life(game) == [26, 20]


def test_732_2a_a_choice_is_the_same_among_more_and_more_things() -> None:
    """Each token offers an option of its own: the first thing is called otherwise then, and is still meant."""
    game = game_with(FORK)
    game.shortcut(["activate Fork", "pass"], 30)
    assert len(game.state.battlefield) == 31
    first = game.state.objects[game.state.battlefield[0]]
    assert sum(first.used.values()) == 30


def test_732_2a_what_cannot_be_done_at_all_is_refused() -> None:
    game = game_with(DRUM)
    with pytest.raises(IllegalOption, match="choice 2 of 2 of the lap cannot be made"):
        game.shortcut(["activate Drum", "activate Lute"], 5)


def test_732_2a_chance_cannot_be_predicted() -> None:
    game = game_with(FLIP)
    with pytest.raises(OptionError, match=r"in lap 2 of 5, choice 1 of 2, .*there is chance in it"):
        game.shortcut(["activate Flip", "pass"], 5)


@pytest.mark.parametrize("times", [0, -1, True, 2.5, "ten"])
def test_732_2a_so_many_times_is_a_number(times: object) -> None:
    with pytest.raises(OptionError, match="a shortcut is taken 1 to"):
        game_with(DRUM).propose_shortcut(["activate Drum"], times)  # type: ignore[arg-type]


def test_732_2b_others_answer_in_turn_order() -> None:
    game = game_with(DRUM, bob=(ANSWER,))
    shortcut = game.propose_shortcut(["activate Drum", "pass", "pass"], 100)
    assert (shortcut.proposer, shortcut.waiting) == ("alice", ["bob"])
    with pytest.raises(OptionError, match="bob has not answered"):
        shortcut.take()
    with pytest.raises(OptionError, match="bob is next to answer; found 'alice'"):
        shortcut.accept("alice")
    shortcut.accept("bob")
    shortcut.take()
    assert life(game) == [120, 20]
    with pytest.raises(OptionError, match="has gone on since"):
        shortcut.take()


def test_732_2b_a_shorter_one_ends_where_the_player_chooses_something_else() -> None:
    game = game_with(DRUM, bob=(ANSWER,))
    shortcut = game.propose_shortcut(["activate Drum", "pass", "pass"], 1000)
    assert shortcut.deciders == ("alice", "alice", "bob")
    with pytest.raises(OptionError, match="one of their own choices"):
        shortcut.shorten("bob", 500, 0)
    shortcut.shorten("bob", 500, 2)
    assert shortcut.ends == (500, 2)
    shortcut.take()
    assert life(game) == [520, 20]
    assert game.decision is not None
    assert game.decision.decider == "bob"
    assert len(game.view("bob").stack) == 1


def test_732_2c_whoever_shortens_must_choose_something_else() -> None:
    game = game_with(DRUM, bob=(ANSWER,))
    shortcut = game.propose_shortcut(["activate Drum", "pass", "pass"], 1000)
    shortcut.shorten("bob", 500, 2)
    shortcut.take()
    for answer in ("pass", 0):
        with pytest.raises(IllegalOption, match=r"chooses something else than was proposed \(732.2c\)"):
            game.apply(answer)
    with pytest.raises(IllegalOption, match="something else"):
        game.play(0)
    twin = pickle.loads(pickle.dumps(game.clone()))
    with pytest.raises(IllegalOption, match="something else"):
        twin.apply("pass")
    game.apply("activate Answer")
    game.apply("pass")
    assert life(game) == [520, 20]


def test_732_2b_it_is_only_ever_shortened() -> None:
    game = game_with(DRUM, bob=(ANSWER,))
    shortcut = game.propose_shortcut(["activate Drum", "pass", "pass"], 10)
    with pytest.raises(OptionError, match="can only be shortened"):
        shortcut.shorten("bob", 10, 2)


def test_a_shortcut_is_taken_back_and_kept_as_one() -> None:
    game = game_with(DRUM, bob=(ANSWER,))
    before = game.hash()
    game.shortcut(["activate Drum", "pass", "pass"], 1_000_000)
    after = game.hash()
    game.apply("pass")
    kept = pickle.loads(pickle.dumps(game))
    for each in (game, kept):
        each.undo()
        assert each.hash() == after
        each.undo()
        assert each.hash() == before


def test_a_record_has_a_shortcut_in_a_few_lines() -> None:
    deck = "60 Forest"
    game = Game.new({"alice": deck, "bob": deck}, seed=3, mulligans=False, first="alice")
    while game.decision is not None and game.decision.kind != "priority":
        game.apply(0)
    with pytest.raises(OptionError):
        game.shortcut(["pass"], 0)
    game.shortcut(["pass", "pass"], 2)
    text = game.record()
    assert "  laps 2\n" in text
    again = replay(text)
    assert again.hash() == game.hash()
    assert again.record() == text
    again.undo()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("  laps 0", "laps are counted from 2; found 0"),
        ("  laps 99999999999999999999", "laps are 1 to|not a whole number"),
        ("  laps many", "not a whole number"),
        ("  laps 2\n  0", "an indented line continues the decision before it"),
        ("  laps 900000", "they cannot be taken at once|there is no such choice"),
    ],
)
def test_laps_in_a_record_that_cannot_be_are_refused(line: str, expected: str) -> None:
    game = Game.new({"alice": "60 Forest", "bob": "60 Forest"}, seed=3, mulligans=False, first="alice")
    while game.decision is not None and game.decision.kind != "priority":
        game.apply(0)
    game.shortcut(["pass", "pass"], 2)
    with pytest.raises(RecordError, match=expected):
        replay(game.record().replace("  laps 2", line))


def test_732_2a_a_lap_of_one_s_own_choices() -> None:
    """In between all pass, until the player has priority again with the stack as it was."""
    game = game_with(DRUM, PULSE, bob=(ANSWER,))
    game.automation = ASKED
    lap = game.lap_of("alice", ["activate Drum", "activate Pulse"])
    game.shortcut(lap, 5)
    assert life(game) == [25, 15]
    with pytest.raises(IllegalOption, match="choice 2 of 2 of the lap cannot be made: 'lute' is not an ability"):
        game.lap_of("alice", ["activate Drum", "activate Lute"])


def test_732_2a_others_are_not_chosen_for() -> None:
    vote = card("Vote", "{0}", enchantment)(n.Activated((), (n.Mode(n.Discard(n.Fixed(1), each_opponent)),)))
    g = position(alice=[vote], bob_hand=["Shock", "Forest"]).state
    game = Game(g)
    with pytest.raises(OptionError, match="before that, bob has to choose something else"):
        game.lap_of("alice", ["activate Vote"])


def test_732_2c_who_has_nothing_else_to_choose_cannot_shorten_it() -> None:
    game = game_with(DRUM)
    game.automation = ASKED
    shortcut = game.propose_shortcut(["activate Drum", "pass", "pass"], 1000)
    with pytest.raises(OptionError, match=r"bob has no other choice than pass.*732\.2c"):
        shortcut.shorten("bob", 500, 2)

"""Decisions and their options are values, and nothing that a bot is given leads to the game."""

from __future__ import annotations

import copy
import gc
import pickle
import random
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from mainphase import AUTOMATIC, Decision, Game, GameOver, IllegalOption, Option, OptionError, replay
from mainphase.kernel.state.state import State

FOREST = "60 Forest"
DECKS = {"Alice": "red-green-assault", "Bob": "white-blue-tempo"}


def a_game(seed: int = 3, moves: int = 0, **how: Any) -> Game:
    game = Game.new(DECKS, seed=seed, first="Alice", automation=AUTOMATIC, **how)
    chance = random.Random(seed)
    for _ in range(moves):
        decision = game.decision
        if decision is None:
            break
        game.play(chance.randrange(len(decision.options)))
    return game


def asked(game: Game) -> Decision:
    decision = game.decision
    assert decision is not None
    return decision


def everything_said(decision: Decision) -> tuple[object, ...]:
    options = [(o.index, o.kind, o.a, o.b, str(o), repr(o)) for o in decision.options[:50]]
    return (repr(decision), decision.question, decision.about, decision.other, decision.number, options)


# --- values


@pytest.mark.parametrize("seed", range(3))
def test_what_a_decision_says_never_changes(seed: int) -> None:
    """Read early, read only after the game has gone on, and read again once it is over or gone: always the same."""
    game = a_game(seed)
    chance = random.Random(seed)
    kept: list[tuple[Decision, tuple[object, ...]]] = []
    while (decision := game.decision) is not None and len(kept) < 150:
        twin = game.clone()
        kept.append((decision, everything_said(asked(twin))))
        assert asked(game) is decision
        game.play(chance.randrange(len(decision.options)))
    del game
    for decision, said in kept:
        assert everything_said(decision) == said


def test_a_decision_outlives_a_game_that_nobody_holds() -> None:
    assert [str(o) for o in asked(a_game()).options] == ["keep", "mulligan"]
    assert asked(a_game()).world(1).players == ["Alice", "Bob"]


def test_options_and_decisions_are_equal_by_what_they_say() -> None:
    one, other = a_game(moves=30), a_game(moves=30)
    assert asked(one) == asked(other)
    assert hash(asked(one)) == hash(asked(other))
    assert asked(one).options == asked(other).options
    assert list(asked(one).options) == list(asked(other).options)
    assert len({*asked(one).options, *asked(other).options}) == len(asked(one).options)
    assert asked(one).options[0] != asked(one).options[1]
    again = replay(one.record())
    assert asked(again) == asked(one)
    assert asked(one) != asked(a_game())
    assert asked(other) != "priority"


def test_an_option_is_what_it_says_and_cannot_be_changed() -> None:
    option = asked(a_game()).options[1]
    assert (str(option), repr(option), option.index) == ("mulligan", "<Option 1: mulligan>", 1)
    with pytest.raises(AttributeError):
        option.index = 0


def test_options_and_decisions_travel_without_the_game() -> None:
    game = a_game(moves=40)
    decision = asked(game)
    data = pickle.dumps(decision)
    assert len(data) < 4_000
    came: Decision = pickle.loads(data)
    assert came == decision
    assert everything_said(came) == everything_said(decision)
    assert pickle.loads(pickle.dumps(decision.options)) == decision.options
    assert copy.deepcopy(decision) == decision
    option: Option = pickle.loads(pickle.dumps(decision.options[0]))
    assert option == decision.options[0]
    game.apply(option)
    with pytest.raises(OptionError, match="there is no world for this decision of"):
        came.world(1)


def test_a_range_of_numbers_is_never_written_out(numbers: Decision) -> None:
    assert numbers.number is not None
    low, high = numbers.number
    options = numbers.options
    assert len(options) == high - low + 1
    assert [(o.index, o.a) for o in options] == [(k, low + k) for k in range(len(options))]
    assert str(options[-1]) == f"x={high}"
    assert pickle.loads(pickle.dumps(numbers)) == numbers


@pytest.fixture
def numbers() -> Decision:
    decks = {"Alice": "30 Mountain\n30 Blaze", "Bob": FOREST}
    game = Game.new(decks, first="Alice", seed=1, automation=AUTOMATIC)
    while asked(game).kind != "x":
        casts = [o for o in asked(game).options if str(o).startswith(("cast", "play"))]
        game.apply(casts[-1] if casts else 0)
    return asked(game)


# --- applying them


def test_an_option_of_an_earlier_decision_is_refused_and_not_taken_by_its_index() -> None:
    game = a_game()
    keep = asked(game).options[0]
    game.apply("keep")
    before = game.hash()
    with pytest.raises(IllegalOption, match=r"the option 'keep' is not of the decision that waits now.*Bob: keep"):
        game.apply(keep)
    assert game.hash() == before
    assert game.moves == 1


def test_an_option_of_another_game_is_refused() -> None:
    game, other = a_game(), a_game(seed=4)
    for foreign in (asked(other).options[0], asked(a_game()).options[0]):
        with pytest.raises(IllegalOption, match="of another game"):
            game.apply(foreign)
    with pytest.raises(IllegalOption):
        game.apply(Option(0, 18, 0, 0, "keep"))


def test_copies_of_a_game_take_its_options_until_they_part() -> None:
    game = a_game(moves=20)
    option = asked(game).options[0]
    for twin in (game.clone(), pickle.loads(pickle.dumps(game)), asked(game).world(5)):
        twin.apply(option)
        with pytest.raises(IllegalOption):
            twin.apply(option)
    later = game.clone()
    later.apply(0)
    with pytest.raises(IllegalOption):
        game.apply(asked(later).options[0])
    game.apply(option)


def test_after_undo_the_options_of_the_decision_fit_again() -> None:
    game = a_game(moves=12)
    first = asked(game)
    option = first.options[-1]
    game.apply(option)
    second = asked(game).options[0]
    game.undo()
    assert asked(game) == first
    with pytest.raises(IllegalOption):
        game.apply(second)
    game.apply(option)
    travelled = pickle.loads(pickle.dumps(game))
    travelled.undo()
    travelled.apply(option)
    assert travelled.hash() == game.hash()


def test_a_text_that_is_refused_leaves_the_decision_as_it_is() -> None:
    game = a_game()
    decision = asked(game)
    option = decision.options[0]
    for text in ("win the game", "", "attack Bob with everything"):
        with pytest.raises((IllegalOption, ValueError)):
            game.apply(text)
    assert asked(game) == decision
    game.apply(option)


@pytest.mark.parametrize("history", [True, False])
def test_play_takes_only_what_exists(history: bool) -> None:
    game = a_game(history=history)
    before = game.hash()
    for wrong in (-1, 2, 10**5000, None, "keep", 1.0, True):
        with pytest.raises(IllegalOption):
            game.play(wrong)  # type: ignore[arg-type]
        assert game.hash() == before
    game.play(0)
    game.concede("Alice")
    for go_on in (lambda: game.play(0), lambda: game.apply("keep"), lambda: game.answer_all([0])):
        with pytest.raises(GameOver, match="the game is over: there is nothing to decide"):
            go_on()


def test_several_answers_are_all_given_or_none() -> None:
    game = a_game()
    option = asked(game).options[0]
    before = game.hash()
    for wrong in ([0, 0, 99], [0, None], [], "00", None, [0, 10**5000]):
        with pytest.raises(IllegalOption):
            game.answer_all(wrong)  # type: ignore[arg-type]
        assert (game.hash(), game.moves) == (before, 0)
    game.apply(option)


def test_an_integer_of_another_library_is_an_index() -> None:
    class Number:
        def __index__(self) -> int:
            return 1

    game = a_game()
    game.apply(Number())  # type: ignore[arg-type]
    assert game.moves == 1


# --- nothing leads to the game


PASSED: tuple[type, ...] = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType)


def reachable(start: object) -> Iterator[object]:
    """Everything that an object holds, and what that holds, whatever the language hides; not the code itself."""
    waiting, seen = [start], set()
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, PASSED):
            continue
        seen.add(id(one))
        yield one
        waiting += gc.get_referents(one)


@pytest.mark.parametrize("words", [True, False])
def test_a_bot_cannot_reach_the_game_from_what_it_is_given(words: bool) -> None:
    game = a_game()
    chance = random.Random(1)
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.decider, words=words)
        view.as_dict()
        for given in (decision, decision.options, view):
            assert [one for one in reachable(given) if isinstance(one, (Game, State))] == []
        str(decision.options[0])
        assert [one for one in reachable(decision) if isinstance(one, (Game, State))] == []
        game.play(chance.randrange(len(decision.options)))


def test_a_view_travels_without_the_game() -> None:
    game = a_game(moves=60)
    view = game.view("Alice")
    data = pickle.dumps(view)
    assert pickle.loads(data) == view
    hidden = {o.name for o in game.view("Bob").me.hand} - {o.name for o in view.battlefield}
    assert hidden
    seen = {one for one in reachable(view) if isinstance(one, str)}
    assert not hidden & seen


# --- worlds


@pytest.mark.parametrize("seed", range(4))
def test_a_world_is_what_the_seat_may_know(seed: int) -> None:
    """The same view, decision and options; nothing in it that only the real game knows."""
    game = a_game(seed)
    chance = random.Random(seed)
    worlds = 0
    for n in range(160):
        decision = game.decision
        if decision is None:
            break
        if n % 20 == 7:
            worlds += 1
            before = game.hash()
            world = decision.world(n)
            assert game.hash() == before
            assert world.hash() == decision.world(n).hash()
            assert world.hash() == game.resample(decision.decider, n).hash()
            assert asked(world) == decision
            assert world.view(decision.decider) == game.view(decision.decider)
            assert (world.seed, world.decks, world.events, world.state.script) == (n, {}, [], None)
            with pytest.raises(OptionError):
                world.undo()
            while world.decision is not None and world.turn < game.turn + 3:
                world.play(chance.randrange(len(world.decision.options)))
            assert game.hash() == before
        game.play(chance.randrange(len(decision.options)))
    assert worlds > 3


def test_worlds_differ_by_their_seed_in_what_is_hidden() -> None:
    game = a_game(moves=2)
    decision = asked(game)
    hands = {tuple(o.name for o in decision.world(k).view("Bob").me.hand) for k in range(12)}
    assert len(hands) > 6
    assert {len(hand) for hand in hands} == {7}


def test_a_world_does_not_depend_on_what_is_hidden_from_the_seat() -> None:
    """The cards that Bob really holds and draws are exchanged: the world of Alice's decision stays the same."""
    game = a_game(moves=2)
    for seed in range(5):
        real = game.resample("Alice", 1000 + seed)
        assert asked(real).decider == "Alice"
        hands = [asked(g).world(seed).view("Bob").me.hand for g in (real, game)]
        assert [o.name for o in hands[0]] == [o.name for o in hands[1]]


def test_a_world_does_not_keep_a_card_because_an_option_has_the_number_of_its_id() -> None:
    """Who goes first is chosen by a player's number, which is also the id of a card in a library."""
    for seed in range(6):
        game = Game.new(DECKS, seed=seed, automation=AUTOMATIC)
        decision = asked(game)
        assert decision.kind == "starting player"
        other = game.clone()
        library = other.state.players[0].library
        one, two = other.state.objects[library[0]], other.state.objects[library[-1]]
        one.card, one.face, two.card, two.face = two.card, two.face, one.card, one.face
        one.ch, two.ch = two.ch, one.ch
        assert asked(other).world(seed).hash() == decision.world(seed).hash()


def test_an_answered_decision_has_no_world() -> None:
    game = a_game()
    decision = asked(game)
    game.apply(0)
    with pytest.raises(OptionError, match=r"no world for this decision of Alice \(mulligan\): it has been answered"):
        decision.world(1)
    for wrong in (None, "7", 1.5, True):
        with pytest.raises(OptionError, match="the seed must be a whole number"):
            asked(game).world(wrong)  # type: ignore[arg-type]


def test_a_bot_searches_worlds_wherever_it_is_asked() -> None:
    from mainphase.sim import play_out

    class Searches:
        def __init__(self) -> None:
            self.worlds = 0

        def choose(self, view: object, decision: Decision) -> int:
            world = decision.world(self.worlds)
            self.worlds += 1
            world.apply(decision.options[0])
            return 0

    bots = {"Alice": Searches(), "Bob": Searches()}
    play_out(a_game(history=False, listen=False), bots, max_turns=3)
    assert min(bot.worlds for bot in bots.values()) > 3

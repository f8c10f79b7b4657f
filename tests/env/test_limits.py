"""Limits follow from the decks; what does not fit is an error, or is left out and told; what cards are stands apart."""

from __future__ import annotations

import os
import sqlite3
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from tests.support.deep import deep

import mainphase as mp
from mainphase.cards.decks import bundled_decks
from mainphase.cards.names import built_in_names
from mainphase.env import GameEnv, GameVectorEnv, Limits, Observer, mainphase_v0, name_numbers
from mainphase.env.schema import TABLES
from mainphase.errors import DoesNotFit, OptionError

TINY = Limits(objects=8, options=3)
SHIVAN_DRAGON = (21924, 31767, 12701)
QUICK = ("red-green-assault", "white-blue-tempo", "white-black-attrition")


@pytest.mark.parametrize("deck", [*QUICK, *(deep(name) for name in bundled_decks() if name not in QUICK)])
def test_what_decks_need_fits(deck: str) -> None:
    """Random games, with every window asked, come to their end and nothing is left out."""
    if deck == "archenemy":
        pytest.skip("it is played against several")
    env = GameVectorEnv(
        3, (deck, deck), opponent=None, max_turns=40, automation=mp.Automation(mana_auto=True, pay=True)
    )
    observation, _ = env.reset(seed=5)
    dice = np.random.default_rng(5)
    for _ in range(150):
        masks = observation["action_mask"]
        observation, *_ = env.step([int(dice.choice(np.flatnonzero(mask))) for mask in masks])
    left_out = [name for name in env.schema["game"].names if name.endswith("left out")]
    assert len(left_out) == 6
    assert not observation["game"][:, [env.schema["game"].column(name) for name in left_out]].any()


def until_it_ends(step: Callable[[], object]) -> None:
    for _ in range(60):
        step()


def test_what_does_not_fit_is_an_error_that_says_what() -> None:
    env = GameEnv(limits=TINY, opponent=None)
    many = GameVectorEnv(1, limits=TINY, opponent=None)
    env.reset(seed=1)
    many.reset(seed=1)
    with pytest.raises(
        DoesNotFit, match="1 more options than its limits have rows; raise them, limits=Limits"
    ) as raised:
        until_it_ends(lambda: env.step(0))
    assert raised.value.left_out == {"options": 1}
    with pytest.raises(DoesNotFit, match='left out, on_overflow="leave out"'):
        until_it_ends(lambda: many.step([0]))


def test_what_does_not_fit_is_left_out_if_that_is_asked_for_and_told() -> None:
    env = GameEnv(limits=TINY, opponent=None, on_overflow="leave out")
    many = GameVectorEnv(1, limits=TINY, opponent=None, on_overflow="leave out")
    _, info = env.reset(seed=1)
    _, infos = many.reset(seed=1)
    told = 0
    for _ in range(40):
        assert ("left_out" in info) == ("left_out" in infos)
        if "left_out" in info:
            assert infos["left_out"][0] == info["left_out"]
            told += 1
        *_, info = env.step(0)
        *_, infos = many.step([0])
    assert told > 5
    with pytest.raises(OptionError, match="on_overflow is 'refuse' or 'leave out'; found 'ignore'"):
        GameEnv(on_overflow="ignore")


def test_what_cards_are_stands_apart_and_never_changes() -> None:
    env = GameEnv(("red-burn", "vanilla-green"), opponent="random", tables_inside=True)
    apart = GameEnv(("red-burn", "vanilla-green"), opponent="random")
    tables = apart.tables
    observation, _ = env.reset(seed=1)
    other, _ = apart.reset(seed=1)
    for _ in range(60):
        assert set(observation) == set(other) | set(TABLES)
        assert all(np.array_equal(observation[name], tables[name]) for name in TABLES)
        assert all(np.array_equal(observation[name], array) for name, array in other.items())
        action = int(np.flatnonzero(other["action_mask"])[-1])
        observation, _, over, cut, _ = env.step(action)
        other, *_ = apart.step(action)
        if over or cut:
            observation, _ = env.reset()
            other, _ = apart.reset()
    assert env.observation_space.contains(observation)
    assert apart.observation_space.contains(other)
    assert env.schema.hash != apart.schema.hash
    assert tables["definitions"].any(1).sum() == len(tables["definitions"]) - 1  # they are as many as they must be
    with pytest.raises(ValueError, match="read-only"):
        tables["definitions"][0, 0] = 1


def test_every_environment_has_the_tables() -> None:
    expected = GameEnv().tables
    for env in (GameVectorEnv(1), mainphase_v0.raw_env(), mainphase_v0.parallel_env()):
        assert all(np.array_equal(env.tables[name], expected[name]) for name in TABLES)


def test_any_game_is_observed_with_its_tables() -> None:
    game = mp.Game.new({"Ann": "red-burn", "Bob": "red-burn"}, seed=1, automation=mp.AUTOMATIC)
    assert set(TABLES) <= set(Observer().observe(game, "Ann"))
    assert not set(TABLES) & set(Observer(tables_inside=False).observe(game, "Ann"))


def shared_by(names: list[str]) -> list[tuple[int, int, int]]:
    """The numbers that several of these names have."""
    return [numbers for numbers, count in Counter(map(name_numbers, names)).items() if count > 1]


def test_a_name_has_numbers_of_its_own() -> None:
    """In every version these."""
    assert name_numbers("Shivan Dragon") == SHIVAN_DRAGON
    assert name_numbers("") == (0, 0, 0)
    names = [*built_in_names(), *(f"Card {k} of a catalogue" for k in range(50_000))]
    assert shared_by(names) == []
    assert all(0 < first <= 32_767 for first, _, _ in map(name_numbers, names))


@pytest.mark.deep
def test_no_two_cards_of_a_catalogue_share_their_numbers() -> None:
    path = os.environ.get("MAINPHASE_DEEP_CATALOGUE", "")
    if not path:
        pytest.skip("MAINPHASE_DEEP_CATALOGUE names no catalogue")
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as catalogue:
        names = [name for (name,) in catalogue.execute("SELECT DISTINCT name FROM card")]
    assert len(names) > 1000
    assert shared_by(names) == []

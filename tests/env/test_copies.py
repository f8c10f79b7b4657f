"""Environments are pickled and copied in the middle of a game, and go on as if nothing had been."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mainphase.env import GameEnv, GameVectorEnv, ProcessVectorEnv, mainphase_v0
from mainphase.env.processes import ProcessError

COPIES: list[Callable[[Any], Any]] = [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy]


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("opponent", [None, "random", "greedy"])
def test_a_game_goes_on_in_its_copy(copied: Callable[[Any], Any], opponent: str | None) -> None:
    env = GameEnv(opponent=opponent, max_turns=8, on_illegal="random")
    observation, _ = env.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(15):
        observation, *_ = env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    twin = copied(env)
    assert twin.transcript() == env.transcript()
    over = cut = False
    while not over and not cut:
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, cut, info = env.step(action)
        seen, *heard = twin.step(action)
        assert same(observation, seen)
        assert [reward, over, cut, info] == heard
    assert same(env.reset()[0], twin.reset()[0])


@pytest.mark.parametrize("copied", COPIES)
def test_many_games_go_on_in_their_copy(copied: Callable[[Any], Any]) -> None:
    env = GameVectorEnv(3, opponent="random", max_turns=5)
    unbegun = copied(env)
    observation, _ = env.reset(seed=3)
    assert same(unbegun.reset(seed=3)[0], observation)
    dice = np.random.default_rng(3)

    def actions() -> list[int]:
        return [int(dice.choice(np.flatnonzero(mask))) for mask in observation["action_mask"]]

    for _ in range(12):
        observation, *_ = env.step(actions())
    twin = copied(env)
    assert same(twin.arrays, env.arrays)
    for _ in range(30):
        chosen = actions()
        observation, rewards, _, _, infos = env.step(chosen)
        seen, again, _, _, told = twin.step(chosen)
        assert same(observation, seen)
        assert same(rewards, again)
        assert same(infos["turn"], told["turn"])


@pytest.mark.parametrize("copied", COPIES)
def test_pettingzoo_environments_are_copied(copied: Callable[[Any], Any]) -> None:
    env = mainphase_v0.env()
    env.reset(seed=3)
    for _ in range(12):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin = copied(env)
    assert same(env.last()[0], twin.last()[0])
    for each in (env, twin):
        each.step(int(np.flatnonzero(each.last()[0]["action_mask"])[-1]))
    assert same(env.last()[0], twin.last()[0])
    parallel = mainphase_v0.parallel_env()
    first, _ = parallel.reset(seed=3)
    assert same(copied(parallel).reset(seed=3)[0], first)


def test_processes_are_not_copied() -> None:
    with ProcessVectorEnv(1, processes=1) as env, pytest.raises(ProcessError, match="cannot be copied or pickled"):
        copy.deepcopy(env)


def test_a_game_has_so_many_cycles() -> None:
    env = mainphase_v0.env(max_cycles=5)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        steps += not (over or cut)
        env.step(None if over or cut else int(np.flatnonzero(observation["action_mask"])[0]))
    assert steps == 5

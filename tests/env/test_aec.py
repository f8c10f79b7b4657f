"""PettingZoo's environment: every seat an agent. PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from mainphase.env import mainphase_v0
from mainphase.errors import IllegalOption

THREE = ("red-burn", "vanilla-green", "vanilla-red")


def test_pettingzoo_accepts_it() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(NumPy array|gymnasium.spaces.box)")  # it is a dict of arrays
        warnings.filterwarnings("error", message="(?!.*(NumPy array|gymnasium.spaces.box))")
        api_test(mainphase_v0.env(), num_cycles=300)
        api_test(mainphase_v0.raw_env(THREE), num_cycles=200)


def test_pettingzoo_finds_seeds_reproducible() -> None:
    seed_test(mainphase_v0.env, num_cycles=100)


def test_pettingzoo_finds_limits_kept() -> None:
    """Its test wants every agent to act in every cycle, as the parallel interface has them."""
    made = SimpleNamespace(
        parallel_env=mainphase_v0.parallel_env,
        env=lambda max_cycles: parallel_to_aec(mainphase_v0.parallel_env(max_cycles=max_cycles)),
    )
    max_cycles_test(made)


def test_pettingzoo_accepts_the_parallel_interface() -> None:
    parallel_api_test(mainphase_v0.parallel_env(), num_cycles=100)
    parallel_api_test(mainphase_v0.parallel_env(THREE), num_cycles=600)
    parallel_seed_test(mainphase_v0.parallel_env, num_cycles=50)


def play(env: Any, seed: int) -> list[tuple[str, float, bool, bool]]:
    """One game by chance: what each agent was told last."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    told = []
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            told.append((agent, reward, over, cut))
            env.step(None)
        else:
            assert observation["observation"]["game"][2] == 1  # deciding
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return told


def test_of_three_one_wins() -> None:
    env = mainphase_v0.env(THREE)
    for seed in range(2):
        told = play(env, seed)
        assert sorted(agent for agent, *_ in told) == ["player_0", "player_1", "player_2"]
        assert sorted(reward for _, reward, *_ in told) == [-1.0, -1.0, 1.0]
        assert all(over and not cut for _, _, over, cut in told)


def test_who_has_lost_leaves_while_the_others_play_on() -> None:
    env = mainphase_v0.raw_env(THREE)
    left_first = False
    for seed in range(3):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                left_first = left_first or not env.omniscient.game.over
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert left_first


def test_a_limit_truncates_all() -> None:
    told = play(mainphase_v0.env(max_decisions=25), 1)
    assert told == [(agent, 0.0, False, True) for agent, *_ in told]
    assert len(told) == 2


def test_who_does_not_decide_sees_and_can_choose_nothing() -> None:
    env = mainphase_v0.raw_env()
    env.reset(seed=5)
    (other,) = set(env.agents) - {env.agent_selection}
    assert not env.observe(other)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_an_action_that_is_masked_is_refused_or_loses() -> None:
    raw = mainphase_v0.raw_env()
    raw.reset(seed=5)
    with pytest.raises(IllegalOption, match="the action 40 is masked"):
        raw.step(40)
    env = mainphase_v0.env()
    env.reset(seed=5)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(40)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_in_parallel_the_action_of_who_decides_counts() -> None:
    env = mainphase_v0.parallel_env()
    env.reset(seed=5)
    assert env.decode(1) == "player_1 goes first"
    decides = env.table.agent_selection
    (other,) = set(env.agents) - {decides}
    env.step({decides: 1, other: 17})
    assert env.omniscient.game.state.starter == 1
    decides = env.table.agent_selection
    (other,) = set(env.agents) - {decides}
    _, rewards, overs, _, infos = env.step({decides: 40, other: 0})
    assert rewards == {decides: -1.0, other: 1.0}
    assert all(overs.values())
    assert "is masked" in infos[decides]["illegal"]
    assert env.agents == []


@pytest.mark.parametrize("most", ["max_cycles", "max_decisions"])
def test_in_parallel_the_limit_of_decisions_has_both_names(most: str) -> None:
    limit: dict[str, Any] = {most: 3}
    env = mainphase_v0.parallel_env(**limit)
    env.reset(seed=1)
    cycles = 0
    while env.agents:
        *_, cuts, _ = env.step(dict.fromkeys(env.agents, 0))
        cycles += 1
    assert (cycles, set(cuts.values())) == (3, {True})

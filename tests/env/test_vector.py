"""Many games at a time are the games that single environments play, step for step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from mainphase.env import GameEnv, GameVectorEnv
from mainphase.errors import GameOver, OptionError

GAMES = 3


def choose(rng: np.random.Generator, mask: Any) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("settings", [{"opponent": None}, {"opponent": "random"}, {"opponent": "random", "seat": 1}])
def test_every_game_is_that_of_a_single_environment(settings: dict[str, Any]) -> None:
    settings = {**settings, "max_turns": 12}
    many = GameVectorEnv(GAMES, **settings)
    singles = [GameEnv(**settings) for _ in range(GAMES)]
    observed, _ = many.reset(seed=40)
    expected = [env.reset(seed=40 + k)[0] for k, env in enumerate(singles)]
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(150):
        actions = [choose(rng, mask) for mask in observed["action_mask"]]
        observed, rewards, overs, cuts, infos = many.step(np.array(actions))
        for k, env in enumerate(singles):
            expected[k], reward, over, cut, info = env.step(actions[k])
            assert (rewards[k], overs[k], cuts[k]) == (reward, over, cut)
            if over or cut:
                ended += 1
                assert infos["_final_obs"][k]
                assert infos["final_info"][k] == info
                for name, array in expected[k].items():
                    assert np.array_equal(infos["final_obs"][k][name], array), name
                expected[k], _ = env.reset()
            for name, array in expected[k].items():
                assert np.array_equal(observed[name][k], array), name
    assert ended > 2


def test_its_observations_are_in_its_space() -> None:
    env = GameVectorEnv(2, opponent=None, copy=True)
    first, _ = env.reset(seed=3)
    assert first in env.observation_space
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    second, *_ = env.step(np.array([0, 1]))
    assert second in env.observation_space
    assert not np.array_equal(first["game"], second["game"])


def test_arrays_are_made_once_unless_copies_are_wanted() -> None:
    env = GameVectorEnv(2, opponent=None)
    first, _ = env.reset(seed=3)
    second, *_ = env.step([0, 0])
    assert all(first[name] is second[name] for name in first)


def test_an_action_that_is_masked_concedes() -> None:
    env = GameVectorEnv(2, opponent=None)
    env.reset(seed=3)
    _, rewards, overs, cuts, infos = env.step([0, 50])
    assert rewards.tolist() == [0.0, -1.0]
    assert overs.tolist() == [False, True]
    assert not cuts.any()
    assert "is masked" in infos["final_info"][1]["illegal"]
    assert infos["_final_info"].tolist() == [False, True]


def test_actions_have_words_and_games_are_explained() -> None:
    env = GameVectorEnv(2, opponent=None)
    env.reset(seed=3)
    assert env.decode(1, 0) == "player_0 goes first"
    env.step([0, 0])
    assert env.omniscient(0).game.players == ["player_0", "player_1"]
    assert "opening hand" in env.transcript(0)


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(OptionError, match="num_envs must be a whole number from 1 to 65536; found 0"):
        GameVectorEnv(0)
    env = GameVectorEnv(2)
    with pytest.raises(OptionError, match="as many seeds; found 3"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(GameOver, match="no game has begun"):
        env.step([0, 0])
    env.reset()
    with pytest.raises(OptionError, match="as many actions; found 1"):
        env.step([0])

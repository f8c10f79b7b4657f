"""Wrappers for stock trainers: one row of numbers, and games for Stable-Baselines3 with their masks."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mainphase.env import GameEnv, GameVectorEnv, Limits
from mainphase.env.flattening import FlatObservation, Flattening, log_scaled
from mainphase.errors import OptionError

SMALL: dict[str, Any] = {"limits": Limits(objects=48, links=8, options=24, altered=1), "on_overflow": "leave out"}
SOME = ("game", "players", "options")


def test_numbers_are_brought_near_to_one() -> None:
    scaled = log_scaled(np.array([-32768, -1, 0, 1, 20, 32767], np.int16))
    assert scaled.dtype == np.float32
    assert scaled[2] == 0
    assert (np.diff(scaled) > 0).all()
    assert abs(scaled[0]) < 10.5
    assert -scaled[0] > scaled[-1]


def test_an_observation_is_one_row() -> None:
    env = FlatObservation(GameEnv(opponent="random", **SMALL), SOME)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(render.fps|Casting input)")
        check_env(env, skip_render_check=True)
    row, _ = env.reset(seed=1)
    plain, _ = GameEnv(opponent="random", **SMALL).reset(seed=1)
    assert row in env.observation_space
    game = plain["game"].astype(float)
    assert np.allclose(row[: len(game)], np.sign(game) * np.log1p(abs(game)))
    assert np.array_equal(env.action_masks(), plain["action_mask"])
    with pytest.raises(OptionError, match="there is no array 'definitions' in an observation; there are game, players"):
        FlatObservation(GameEnv(), ["definitions"])


def test_several_rows_are_those_of_each() -> None:
    many = GameVectorEnv(3, opponent=None, **SMALL)
    flattening = Flattening(many.schema)
    observations, _ = many.reset(seed=4)
    rows = flattening.several(observations)
    assert rows.shape == (3, flattening.size)
    for k, row in enumerate(rows):
        assert np.array_equal(row, flattening.one({name: array[k] for name, array in observations.items()}))


@pytest.fixture
def contrib() -> Iterator[Any]:
    """sb3-contrib, with PyTorch on one processor: many threads wait for each other where others work too."""
    found = pytest.importorskip("sb3_contrib", reason="Stable-Baselines3 needs the extra sb3")
    import torch

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield found
    torch.set_num_threads(threads)


def test_stable_baselines_plays_with_masks(contrib: Any) -> None:
    from mainphase.env.stable_baselines import GamesVecEnv

    games = GameVectorEnv(
        4, ("vanilla-red", "vanilla-red"), opponent="random", max_turns=3, on_illegal="raise", **SMALL
    )
    env = GamesVecEnv(games, SOME)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(256)  # a masked action would be an error
    assert model.num_timesteps == 256
    env.seed(7)
    first = env.reset()
    env.seed(7)
    assert np.array_equal(env.reset(), first)
    ended = 0
    for _ in range(40):
        masks = np.stack(env.env_method("action_masks"))
        actions, _ = model.predict(first, action_masks=masks)
        assert masks[np.arange(4), actions].all()
        first, _, dones, infos = env.step(actions)
        for done, info in zip(dones, infos, strict=True):
            assert done == ("terminal_observation" in info)
            ended += done
    assert ended > 0
    assert "decides" not in env.env_method("decode", 0, indices=[1])[0]
    with pytest.raises(OptionError, match="cannot be set"):
        env.set_attr("seed", 1)


def test_a_trainer_is_told_why_an_action_is_none(contrib: Any) -> None:
    from mainphase.env.stable_baselines import GamesVecEnv

    env = GamesVecEnv(GameVectorEnv(2, opponent=None, on_illegal="penalty", **SMALL), SOME)
    env.reset()
    _, rewards, _, infos = env.step(np.array([0, 23]))
    assert rewards.tolist() == [0.0, np.float32(-0.1)]
    assert infos[0] == {}
    assert "the action 23 is masked" in infos[1]["illegal"]


def test_a_single_game_has_masks_for_it_too(contrib: Any) -> None:
    env = FlatObservation(GameEnv(("vanilla-red", "vanilla-red"), opponent="random", max_turns=4, **SMALL), SOME)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1, device="cpu")
    assert model.learn(64).num_timesteps == 64

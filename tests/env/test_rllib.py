"""The wrapper for RLlib: its module never chooses what is masked, and the example that uses it beats `random`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytestmark = [
    pytest.mark.deep,  # to load RLlib takes ten seconds and more
    pytest.mark.skipif(importlib.util.find_spec("tree") is None, reason="RLlib needs the extra rllib"),
]

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn" / "rllib_ppo.py"


@pytest.fixture(scope="module")
def rllib_ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rllib_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_observation_has_its_mask_beside_it(rllib_ppo: ModuleType) -> None:
    from mainphase.env import GameEnv
    from mainphase.env.flattening import Flattening
    from mainphase.env.rllib import ROW, GameForRLlib
    from mainphase.env.spaces import MASK

    env = GameForRLlib({"opponent": "random", "arrays": rllib_ppo.ARRAYS, **rllib_ppo.SMALL})
    plain = GameEnv(opponent="random", **rllib_ppo.SMALL)
    flattening = Flattening(plain.schema, rllib_ppo.ARRAYS)
    seen, same = env.reset(seed=3)[0], plain.reset(seed=3)[0]
    for _ in range(30):
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen[MASK], same[MASK])
        assert np.array_equal(seen[ROW], flattening.one(same))
        action = int(np.flatnonzero(seen[MASK])[-1])
        assert env.decode(action) == plain.decode(action)
        (seen, *told), (same, *told_too) = env.step(action), plain.step(action)
        assert told == told_too


def test_what_is_masked_is_as_good_as_never_chosen(rllib_ppo: ModuleType) -> None:
    import torch
    from ray.rllib.core.columns import Columns
    from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig

    from mainphase.env.rllib import ROW, GameForRLlib, MaskedModule
    from mainphase.env.spaces import MASK

    env = GameForRLlib(rllib_ppo.SMALL)
    space, choices = env.observation_space, env.game.schema.limits.options
    module = MaskedModule(
        observation_space=space, action_space=env.action_space, model_config=vars(DefaultModelConfig())
    )
    assert module.observation_space == space
    rows = torch.from_numpy(np.stack([space[ROW].sample() for _ in range(8)]))
    masks = torch.zeros(8, choices)
    masks[:, 5] = 1.0
    batch = {Columns.OBS: {ROW: rows, MASK: masks}}
    for forward in (module.forward_inference, module.forward_exploration, module.forward_train):
        logits = forward(batch)[Columns.ACTION_DIST_INPUTS]
        assert (torch.softmax(logits, 1)[:, 5] == 1.0).all()
    assert module.compute_values(batch).shape == (8,)
    assert batch[Columns.OBS].keys() == {ROW, MASK}


def test_a_minute_of_rllib_beats_random(rllib_ppo: ModuleType) -> None:
    """A masked action would be an error: the example plays with `on_illegal="raise"`."""
    _, share = rllib_ppo.learn("vanilla-red", 24_576, games=150)
    assert share.interval[0] > 0.5, str(share)

"""Games for RLlib: an environment whose observation has its mask beside it, and a module for PPO that never chooses
what is masked. Needs the extra `rllib`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo.torch.default_ppo_torch_rl_module import DefaultPPOTorchRLModule
from ray.rllib.core.columns import Columns
from ray.rllib.utils.torch_utils import FLOAT_MIN

from mainphase.env.flattening import Flattening
from mainphase.env.observing import Observation
from mainphase.env.single import GameEnv
from mainphase.env.spaces import MASK

ROW: Final = "observations"  # RLlib's own word for what is observed beside a mask
Masked = dict[str, Any]


class GameForRLlib(gymnasium.Env[Masked, np.int64]):
    """`GameEnv` as one row of numbers (`Flattening`) and its mask. RLlib makes it of an `env_config`: the settings of
    `GameEnv` by name, and `arrays`, those that are to be in the row.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        settings = dict(config)
        arrays = settings.pop("arrays", None)
        self.game = GameEnv(**settings)
        self.flattening = Flattening(self.game.schema, arrays)
        self.action_space = self.game.action_space
        mask = spaces.Box(0.0, 1.0, (self.game.schema.limits.options,), np.float32)
        self.observation_space: spaces.Dict[Any] = spaces.Dict({MASK: mask, ROW: self.flattening.space})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Masked, dict[str, Any]]:
        """Begins a game."""
        seen, info = self.game.reset(seed=seed, options=options)
        return self.masked(seen), info

    def step(self, action: np.int64 | int) -> tuple[Masked, float, bool, bool, dict[str, Any]]:
        """Chooses an option, as `GameEnv` does."""
        seen, reward, over, cut, info = self.game.step(action)
        return self.masked(seen), reward, over, cut, info

    def masked(self, seen: Observation) -> Masked:
        """The row of an observation, and its mask."""
        return {MASK: seen[MASK].astype(np.float32), ROW: self.flattening.one(seen)}

    def decode(self, action: int) -> str:
        """An action in words: "cast Shock"."""
        return self.game.decode(action)


class MaskedModule(DefaultPPOTorchRLModule):  # type: ignore[misc]  # without the extra it has no types
    """PPO's own networks, which see the row alone; what is masked is as good as never chosen."""

    def __init__(self, *args: Any, observation_space: spaces.Dict[Any], **given: Any) -> None:
        super().__init__(*args, observation_space=observation_space[ROW], **given)
        self.observation_space = observation_space

    def _forward(self, batch: dict[str, Any], **given: Any) -> dict[str, Any]:
        return masked_out(super()._forward(row_alone(batch), **given), batch)

    def _forward_train(self, batch: dict[str, Any], **given: Any) -> dict[str, Any]:
        return masked_out(super()._forward_train(row_alone(batch), **given), batch)

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        """The value of each observation to who decides there."""
        return super().compute_values(row_alone(batch), embeddings)


def row_alone(batch: dict[str, Any]) -> dict[str, Any]:
    """A batch with the rows for its observations."""
    return {**batch, Columns.OBS: batch[Columns.OBS][ROW]}


def masked_out(made: dict[str, Any], batch: dict[str, Any]) -> dict[str, Any]:
    """The output of a network, with the least number that there is for what is masked."""
    logits = made[Columns.ACTION_DIST_INPUTS]
    made[Columns.ACTION_DIST_INPUTS] = torch.where(batch[Columns.OBS][MASK] > 0, logits, FLOAT_MIN)
    return made

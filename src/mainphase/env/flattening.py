"""Observations as one row of numbers, brought near to 1, for stock trainers whose networks take nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mainphase.encoding.small_numbers import GREATEST
from mainphase.env.observing import Observation
from mainphase.env.schema import Schema
from mainphase.env.single import GameEnv
from mainphase.errors import OptionError, repr_of
from mainphase.saying.worded import commas, worded

Floats = NDArray[np.float32]
HIGHEST: Final = float(np.log1p(GREATEST + 1))


def log_scaled(numbers: NDArray[Any]) -> Floats:
    """Whole numbers brought near to 1: the logarithm of their size and one more, with their sign. 0 stays 0."""
    made = numbers.astype(np.float32)
    scaled: Floats = np.sign(made) * np.log1p(np.abs(made))
    return scaled


class Flattening:
    """Makes one row of numbers of an observation: its arrays one after the other, all of them or those named."""

    def __init__(self, schema: Schema, arrays: Sequence[str] | None = None) -> None:
        observed = [array.name for array in schema.observed]
        self.arrays = observed if arrays is None else list(arrays)
        for name in self.arrays:
            if name not in observed:
                raise OptionError(
                    worded(
                        "error-there-is-no-array",
                        "there is no array {name} in an observation; there are {observed}",
                        name=repr_of(name),
                        observed=commas(observed),
                    )
                )
        self.size = sum(int(np.prod(schema[name].shape)) for name in self.arrays)
        self.space = spaces.Box(-HIGHEST, HIGHEST, (self.size,), np.float32)

    def one(self, observation: Observation) -> Floats:
        """The row of one observation."""
        return log_scaled(np.concatenate([observation[name].ravel() for name in self.arrays]))

    def several(self, observations: Observation) -> Floats:
        """A row for each of the observations of several games."""
        games = len(observations[self.arrays[0]])
        return log_scaled(np.concatenate([observations[name].reshape(games, -1) for name in self.arrays], 1))


class FlatObservation(gymnasium.ObservationWrapper[Floats, np.int64, Observation]):
    """`GameEnv` with one row of numbers for an observation. The mask is where trainers with masked actions look for it:
    `action_masks()`.
    """

    def __init__(self, env: gymnasium.Env[Observation, np.int64], arrays: Sequence[str] | None = None) -> None:
        super().__init__(env)
        game = env.unwrapped
        if not isinstance(game, GameEnv):
            raise OptionError(
                worded(
                    "error-what-is-flattened-is-a-gameenv",
                    "what is flattened is a GameEnv; found {game}",
                    game=repr_of(game),
                )
            )
        self.game = game
        self.flattening = Flattening(game.schema, arrays)
        self.observation_space = self.flattening.space

    def observation(self, observation: Observation) -> Floats:
        return self.flattening.one(observation)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the options that can be chosen now."""
        return self.game.action_masks()

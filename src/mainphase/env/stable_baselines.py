"""Many games for Stable-Baselines3: its `VecEnv` over ours, with masks for the MaskablePPO of sb3-contrib. Needs the
extra `sb3`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from mainphase.env.flattening import Flattening, Floats
from mainphase.env.processes import ProcessVectorEnv
from mainphase.env.spaces import MASK
from mainphase.env.vector import GameVectorEnv, SeveralGames
from mainphase.errors import OptionError, repr_of
from mainphase.saying.worded import worded

MASKS = "action_masks"


class GamesVecEnv(VecEnv):  # type: ignore[misc]  # without the extra it has no types
    """The games of a `GameVectorEnv` or a `ProcessVectorEnv`, each observation as one row of numbers (`Flattening`)."""

    def __init__(self, games: SeveralGames, arrays: Sequence[str] | None = None) -> None:
        if not isinstance(games, (GameVectorEnv, ProcessVectorEnv)):
            raise OptionError(
                worded(
                    "error-games-are-a-gamevectorenv",
                    "games are a GameVectorEnv or a ProcessVectorEnv; found {games}",
                    games=repr_of(games),
                )
            )
        self.games = games
        self.render_mode = None
        self.flattening = Flattening(games.schema, arrays)
        self.masks = np.zeros((games.num_envs, games.schema.limits.options), np.bool_)
        self.chosen: NDArray[np.int64] = np.zeros(games.num_envs, np.int64)
        super().__init__(games.num_envs, self.flattening.space, spaces.Discrete(games.schema.limits.options))

    def reset(self) -> Floats:
        """Begins a game in every place. A seed that was given before counts once."""
        seeds = [None if seed is None else int(seed) for seed in self._seeds]
        observations, _ = self.games.reset(seed=seeds if any(seed is not None for seed in seeds) else None)
        self._reset_seeds()
        self._reset_options()
        return self.seen(observations)

    def seen(self, observations: dict[str, Any]) -> Floats:
        self.masks = observations[MASK].astype(np.bool_)
        return self.flattening.several(observations)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Floats, Floats, NDArray[np.bool_], list[dict[str, Any]]]:
        """What has come of the actions, and of each game that has ended its last observation."""
        observations, rewards, overs, cuts, infos = self.games.step(self.chosen)
        told: list[dict[str, Any]] = []
        for k in range(self.num_envs):
            info: dict[str, Any] = {}
            if overs[k] or cuts[k]:
                info = dict(infos["final_info"][k])
                info["terminal_observation"] = self.flattening.one(infos["final_obs"][k])
                info["TimeLimit.truncated"] = bool(cuts[k])
            elif "illegal" in infos and infos["_illegal"][k]:
                info["illegal"] = infos["illegal"][k]
            told.append(info)
        return self.seen(observations), rewards.astype(np.float32), overs | cuts, told

    def close(self) -> None:
        self.games.close()

    def has_attr(self, attr_name: str) -> bool:
        """True for the masks, which MaskablePPO asks for, and for what the games have."""
        return attr_name == MASKS or hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """That attribute of the games, for each of them."""
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Raises OptionError: the games are what they were made as."""
        raise OptionError(
            worded(
                "error-the-games-are-what-they-were",
                "the games are what they were made as: {attr_name} cannot be set",
                attr_name=repr_of(attr_name),
            )
        )

    def env_method(self, method_name: str, *given: Any, indices: Any = None, **named: Any) -> list[Any]:
        """`action_masks`, or another method of the games that takes the number of one. Raises OptionError otherwise."""
        which = list(self._get_indices(indices))
        if method_name == MASKS:
            return [self.masks[k] for k in which]
        if not callable(getattr(self.games, method_name, None)):
            raise OptionError(
                worded(
                    "error-the-games-have-no-method",
                    "the games have no method {method_name}",
                    method_name=repr_of(method_name),
                )
            )
        return [getattr(self.games, method_name)(k, *given, **named) for k in which]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False for _ in self._get_indices(indices)]

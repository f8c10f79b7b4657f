"""Every seat an agent: PettingZoo's AEC environment, for two or more players."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mainphase.env.playing import RAISE, SEEDS, EnvGame, GameSettings, setting_of
from mainphase.env.spaces import MASK, action_space, arrays_space, mask_space
from mainphase.env.watching import Watched
from mainphase.errors import IllegalOption
from mainphase.saying.worded import worded


def env(*args: Any, max_cycles: int | None = None, **settings: Any) -> AECEnv:
    """The environment for users, in which the order of calls is checked. An action that is masked ends the game, and
    who chose it has lost, unless `on_illegal` says what else becomes of it. It is cut after `max_cycles` decisions.
    """
    if max_cycles is not None:
        settings["max_decisions"] = max_cycles
    made: AECEnv = raw_env(*args, **settings)
    if "on_illegal" not in settings:
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(Watched, AECEnv):  # type: ignore[misc]  # PettingZoo has no types; and the name is its custom
    """A game in which `agent_selection` is the player who decides. Agents are called `player_0`, `player_1` …

    An observation is a dict: "observation" has the arrays of the schema, "action_mask" what can be chosen, which is
    nothing unless the agent decides. A player who leaves the game is terminated with -1 while the others play on; at
    the end winners are given 1 and losers -1. A game longer than `max_turns` or `max_decisions` is truncated. A masked
    action is an error, unless `on_illegal` says what else becomes of it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "mainphase_v0", "is_parallelizable": False}

    def __init__(
        self,
        decks: object = ("red-burn", "red-burn"),
        *,
        render_mode: str | None = None,
        **settings: Unpack[GameSettings],
    ) -> None:
        super().__init__()
        settings.setdefault("on_illegal", RAISE)
        setting = setting_of(decks, **settings)
        self.schema = setting.schema
        self.play = EnvGame(setting)
        self.render_mode = render_mode
        self.possible_agents = setting.names
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict({"observation": arrays_space(self.schema), MASK: mask_space(self.schema)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.schema) for agent in self.possible_agents}
        self.rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. The seed makes this game and all that follow it the same again."""
        if seed is not None or self.rng is None:
            self.rng, _ = np_random(seed)
        self.play.begin(int(self.rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of a player now: the arrays of the schema, and "action_mask"."""
        seen = self.play.see(self.possible_agents.index(agent))
        mask = seen.pop(MASK)
        return {"observation": seen, MASK: mask}

    def shown_to(self) -> int:
        return self.possible_agents.index(self.agent_selection)

    def step(self, action: int | None) -> None:
        """Chooses an option of the player who decides; None for one who has been terminated or truncated. Raises
        IllegalOption if the action is None for one who decides.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalOption(
                worded(
                    "error-decides-an-action-is-a-row",
                    "{agent} decides: an action is a row of the options; found None",
                    agent=agent,
                )
            )
        illegal, lost = self.play.act(action)
        self.infos[agent] = {"illegal": illegal} if illegal else {}
        self.follow(agent, lost)
        self._deads_step_first()

    def follow(self, agent: str, lost: float = 0.0) -> None:
        """Notes the result of an answer of this agent for all agents, and who is next. `lost` is the reward that it
        loses for an action that was none.
        """
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        play = self.play
        cut = play.truncated
        for seat, name in enumerate(self.possible_agents):
            if name in self.terminations and not self.terminations[name]:
                if play.over_for(seat):
                    self.terminations[name] = True
                    self.rewards[name] = play.reward(seat)
                else:
                    self.truncations[name] = cut
        self.rewards[agent] -= lost
        self._accumulate_rewards()
        if not play.over and not cut:
            self.agent_selection = self.possible_agents[play.seat]

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

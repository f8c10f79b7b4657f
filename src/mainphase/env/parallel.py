"""PettingZoo's parallel interface, for libraries that know no other: in each cycle every agent gives an action, and
that of the player who decides counts.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from mainphase.env.aec import raw_env
from mainphase.env.deck_tables import Tables
from mainphase.env.omniscient import Omniscient
from mainphase.env.playing import BY_CONCEDING
from mainphase.env.spaces import MASK
from mainphase.errors import OptionError, repr_of
from mainphase.game import Automation
from mainphase.presentation.words import PUBLIC
from mainphase.saying.worded import worded

EVERY_WINDOW: Final = Automation(mana_auto=True, pay=True, triggers=True)


def check_asks_always(automation: Automation) -> None:
    """Raises OptionError if it depends on what a player holds whether they are asked."""
    if not isinstance(automation, Automation):
        raise OptionError(
            worded(
                "error-automation-is-an-automation-found",
                "automation is an Automation; found {automation}",
                automation=repr_of(automation),
            )
        )
    for name in ("passes", "forced", "stops"):
        if getattr(automation, name):
            raise OptionError(
                worded(
                    "error-in-parallel-all-agents-see-every",
                    "in parallel all agents see every cycle, so {name}=True would tell them what the others "
                    "hold: whoever could do nothing is not asked",
                    name=name,
                )
            )


class Choices(spaces.Discrete[Any]):
    """The actions of one agent. A sample without a mask is one that the agent can choose now."""

    def __init__(self, table: raw_env, agent: str) -> None:
        super().__init__(table.schema.limits.options)
        self.table = table
        self.agent = agent

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.int8] | None = None) -> Any:
        if mask is None and probability is None and self.table.agents:
            mask = self.table.observe(self.agent)[MASK]
        return super().sample(mask, probability)


class parallel_env(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types; and the name is its custom
    """The game of `raw_env`, a decision in each cycle. Who does not decide has nothing to choose, and whatever they
    give is as good as nothing. What becomes of a masked action of the player who decides, `on_illegal` says. After
    `max_cycles` cycles (or `max_decisions`, as elsewhere) the game is truncated.

    All agents see every cycle, so in every window the player is asked: if one in which they can only pass were left
    out, the others would see in which they can do more.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "mainphase_v0"}

    def __init__(
        self,
        *args: Any,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        automation: Automation = EVERY_WINDOW,
        **settings: Any,
    ) -> None:
        check_asks_always(automation)
        settings.setdefault("on_illegal", BY_CONCEDING)
        settings["automation"] = automation
        if max_cycles is not None:
            settings["max_decisions"] = max_cycles
        self.table = raw_env(*args, **settings)
        self.schema = self.table.schema
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []
        self.action_spaces = {agent: Choices(self.table, agent) for agent in self.possible_agents}
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game."""
        self.table.reset(seed, options)
        self.agents = self.table.agents[:]
        return {agent: self.table.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One cycle: the player who decides has chosen. Raises OptionError if that player gives no action."""
        table, play = self.table, self.table.play
        who = table.agent_selection
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if who not in actions:
            raise OptionError(
                worded(
                    "error-decides-and-has-given-no-action",
                    "{who} decides, and has given no action; there are actions of {actions}",
                    who=who,
                    actions=repr_of(list(actions)),
                )
            )
        illegal, lost = play.act(actions[who])
        if illegal:
            infos[who]["illegal"] = illegal
        table.follow(who, lost)
        told_now = (
            {agent: table.observe(agent) for agent in self.agents},
            {agent: table.rewards[agent] for agent in self.agents},
            {agent: table.terminations[agent] for agent in self.agents},
            {agent: table.truncations[agent] for agent in self.agents},
            infos,
        )
        self.agents = [agent for agent in self.agents if not table.terminations[agent] and not table.truncations[agent]]
        return told_now

    def decode(self, action: int) -> str:
        """An action in words: "cast Shock"."""
        return self.table.decode(action)

    def text(self, agent: str) -> str:
        """What this agent sees and may do, in few words, as `GameEnv.text` has it."""
        return self.table.play.text(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The game so far as everybody may know it, told with the rules that it followed."""
        return self.table.play.transcript(PUBLIC) if self.render_mode == "ansi" else None

    def transcript(self, agent: str) -> str:
        """The game so far as this agent may know it, told with the rules that it followed."""
        return self.table.play.transcript(self.possible_agents.index(agent))

    @property
    def tables(self) -> Tables:
        """What the cards of this game are, and what their abilities do: the same in every game of these decks."""
        return self.table.tables

    @property
    def omniscient(self) -> Omniscient:
        """The game with nothing hidden, its seed, its record: for who made the environment, not for an agent."""
        return self.table.omniscient

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

"""One agent and a game: Gymnasium's `Env`. Bots play the other seats, or the agent plays them all."""

from __future__ import annotations

from typing import Any, Final, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from mainphase.env.observing import Observation
from mainphase.env.opponents import Opponents
from mainphase.env.playing import SEEDS, EnvGame, GameSettings, setting_of
from mainphase.env.spaces import action_space, masked_space
from mainphase.env.watching import Watched
from mainphase.players.bot import Bot

ID: Final = "mainphase/Game-v0"


class GameEnv(Watched, gymnasium.Env[Observation, np.int64]):
    """A game as one agent plays it.

    The agent answers the decisions of `seat`; `opponent` (a bot's name, or a bot) those of the others. With
    `opponent=None` the agent answers for whoever decides: an observation is that of the seat that decides next, and a
    reward that of the seat that has just decided.

    The reward is 1 for a win, -1 for a loss, 0 otherwise. What becomes of a masked action, `on_illegal` says: it
    concedes the game, if nothing is said. `info` says why under "illegal". A game that is longer than `max_turns` or
    `max_decisions` is truncated.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        decks: object = ("red-burn", "red-burn"),
        *,
        opponent: str | Bot | None = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **settings: Unpack[GameSettings],
    ) -> None:
        setting = setting_of(decks, **settings)
        self.schema = setting.schema
        self.play = EnvGame(setting, seat if opponent is not None else -1)
        self.opponents = Opponents(opponent, len(setting.decks), seat) if opponent is not None else None
        self.agent = seat
        self.seen_by = seat  # whose observation was the last
        self.observation_space = masked_space(self.schema)
        self.action_space = action_space(self.schema)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game. The seed makes this game and all that follow it the same again."""
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(SEEDS)))
        if self.opponents is not None:
            self.opponents.begin(self.play)
            self.opponents.play_on(self.play)
        self.seen_by = self.observer(self.agent)
        return self.observe(self.seen_by), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Chooses an option, by its row. Raises OptionError if the action is no whole number, GameOver if there is
        nothing to choose, and IllegalOption for a masked action if `on_illegal` is "raise".
        """
        play = self.play
        seat = play.seat
        illegal, lost = play.act(action)
        if self.opponents is not None:
            self.opponents.play_on(play)
        over = play.over_for(seat)
        self.seen_by = self.observer(seat)
        observation = self.observe(self.seen_by)
        info = self.info(illegal)
        return observation, play.reward(seat) - lost, over, not over and play.truncated, info

    def shown_to(self) -> int:
        return self.seen_by

    def bot_faults(self) -> list[str]:
        return self.opponents.faults if self.opponents is not None else []

    def observer(self, before: int) -> int:
        """Whose observation it is: the agent's; or of all seats, that of the one that decides."""
        seat = self.play.seat
        return self.agent if self.opponents is not None else seat if seat >= 0 else before

    def observe(self, seat: int) -> Observation:
        """The observation of a seat now, with the mask of the options that it can choose."""
        return self.play.see(seat)

    def info(self, illegal: str = "") -> dict[str, Any]:
        """The facts that are not observed, as the seat that observes may know them."""
        return self.play.info(self.seen_by, illegal)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the options that can be chosen now, one bool for each row, as libraries with masked actions ask
        for it.
        """
        pending = self.play.game.state.pending
        mine = pending is not None and self.play.seat == self.seen_by
        masks: NDArray[np.bool_] = np.arange(self.schema.limits.options) < (pending.count() if pending and mine else 0)
        return masks

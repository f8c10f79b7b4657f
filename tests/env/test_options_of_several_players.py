"""Environments of games with options (CR 801, 803, 809): one agent in every seat, or against bots, to the end."""

from __future__ import annotations

import numpy as np
import pytest

from mainphase.env import GameEnv

DECK = "12 Forest\n12 Grizzly Bears"


@pytest.mark.parametrize(
    ("variant", "players", "opponent"),
    [("emperor", 6, None), ("emperor", 6, "greedy"), ("free-for-all, attack left, range 1", 5, "random")],
)
def test_a_game_with_options_is_played_to_its_end(variant: str, players: int, opponent: str | None) -> None:
    env = GameEnv([DECK] * players, variant=variant, max_turns=14, opponent=opponent, small_decks=True)
    observation, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    over = cut = False
    while not (over or cut):
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, _, over, cut, _ = env.step(action)
    assert env.play.game.state.ranged

"""Games as an agent that learns meets them: observation, mask and reward at each decision, through `mainphase.env`."""

from __future__ import annotations

from driving import MAX_TURNS, Played

from mainphase.cards.decks import Deck
from mainphase.kernel.values import Automation

GAMES = 16  # side by side in one process


class Encoded:
    """Every seat is the agent, who answers at random. A game counts when it ends; the next one has begun then."""

    def __init__(self, one: Deck, other: Deck, automation: Automation) -> None:
        import numpy as np

        from mainphase.env import GameVectorEnv

        self.env = GameVectorEnv(GAMES, (one, other), opponent=None, automation=automation, max_turns=MAX_TURNS)
        self.chance = np.random.default_rng(1)
        self.observation, _ = self.env.reset(seed=1)
        self.ended = 0

    def play(self, seed: int) -> Played:
        decisions = 0
        while not self.ended:
            mask = self.observation["action_mask"]
            actions = (self.chance.random(GAMES) * mask.sum(axis=1)).astype("int64")
            self.observation, _, ends, cuts, _ = self.env.step(actions)
            self.ended += int(ends.sum() + cuts.sum())
            decisions += GAMES
        self.ended -= 1
        return Played(decisions, 0, False)

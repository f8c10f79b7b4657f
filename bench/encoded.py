"""Games as an agent that learns meets them: observation, mask and reward at each decision, through `mainphase.env`.

Included: making each game, playing it to its end, writing every array of the schema and the mask for whoever decides at
every decision of every game, rewards, and the copies of last observations that Gymnasium wants; numpy draws an action
at random for each game. Not included: a network.
"""

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

        self.env = GameVectorEnv(
            GAMES, (one, other), opponent=None, automation=automation, max_turns=MAX_TURNS, small_decks=True
        )
        self.chance = np.random.default_rng(1)
        observation, _ = self.env.reset(seed=1)
        game = self.env.schema["game"].column
        # The arrays are made once: these are views of what is observed last.
        self.options = observation["game"][:, game("options")]
        self.left_out = observation["game"][:, game("options left out")]
        self.ended = 0

    def play(self, seed: int) -> Played:
        decisions = 0
        while not self.ended:
            actions = (self.chance.random(GAMES) * (self.options - self.left_out)).astype("int64")
            _, _, ends, cuts, _ = self.env.step(actions)
            self.ended += int((ends | cuts).sum())
            decisions += GAMES
        self.ended -= 1
        return Played(decisions, 0, False)

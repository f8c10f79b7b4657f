"""The side of an environment that nothing is hidden from: for the one who made it, never for an agent."""

from __future__ import annotations

from mainphase.env.playing import EnvGame
from mainphase.game import Game
from mainphase.presentation.words import ALL


class Omniscient:
    """All there is to know of the game that an environment plays: what every hand holds, and the seed from which it can
    be played again. An agent that was told any of it would know more than its seat.
    """

    def __init__(self, play: EnvGame, faults: list[str]) -> None:
        self.play = play
        self.faults = list(faults)  # of bots, in words: each has lost by it

    @property
    def game(self) -> Game:
        """The game itself. For search, ask `game.decision.world`. Raises GameOver if none has begun."""
        return self.play.game

    @property
    def seed(self) -> int:
        """The seed of this game: with the decks, all that chance brings."""
        return self.play.seed

    @property
    def decisions(self) -> int:
        """How many have been answered, by all players together."""
        return len(self.play.answers.given)

    def transcript(self) -> str:
        """The game so far, told with the rules that it followed, and with nothing hidden."""
        return self.play.transcript(ALL)

    def record(self) -> str:
        """The game so far as a record: text that can be kept, and played again."""
        return self.play.record()

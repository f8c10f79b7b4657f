"""The view of an environment of one game for those who watch it, whatever its agents see."""

from __future__ import annotations

from mainphase.env.playing import EnvGame
from mainphase.game import Game


class Watched:
    """A game that is played in `play`."""

    play: EnvGame
    render_mode: str | None

    def decode(self, action: int) -> str:
        """An action in words: "cast Shock"."""
        return self.play.words(action)

    @property
    def game(self) -> Game:
        """The game itself. What it shows is not hidden from anybody: for search, ask `world`."""
        return self.play.game

    def render(self) -> str | None:
        """The game so far, told with the rules that it followed."""
        return self.play.transcript() if self.render_mode == "ansi" else None

    def transcript(self) -> str:
        """The game so far, told with the rules that it followed."""
        return self.play.transcript()

    def record(self) -> str:
        """The game so far as a record: text that can be kept, and played again."""
        return self.play.record()

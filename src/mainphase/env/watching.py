"""What an environment of one game shows besides observations: all of it as a seat may know it."""

from __future__ import annotations

from mainphase.env.deck_tables import Tables
from mainphase.env.omniscient import Omniscient
from mainphase.env.playing import EnvGame


class Watched:
    """A game that is played in `play`."""

    play: EnvGame
    render_mode: str | None

    def shown_to(self) -> int:
        """The seat that sees what is shown now; `PUBLIC`: everybody."""
        raise NotImplementedError

    def bot_faults(self) -> list[str]:
        """What bots in the other seats have lost by, in words."""
        return []

    def decode(self, action: int) -> str:
        """An action in words: "cast Shock"."""
        return self.play.words(action)

    @property
    def tables(self) -> Tables:
        """What the cards of this game are, and what their abilities do: the same in every game of these decks."""
        return self.play.setting.tables()

    @property
    def omniscient(self) -> Omniscient:
        """The game with nothing hidden, its seed, its record: for who made the environment, not for an agent."""
        return Omniscient(self.play, self.bot_faults())

    def text(self) -> str:
        """For a language model: the table in few words, what has happened since the agent decided last, the question,
        and the options by the number of the action that chooses each.
        """
        return self.play.text(self.shown_to())

    def render(self) -> str | None:
        """The game so far as the agent may know it, told with the rules that it followed."""
        return self.transcript() if self.render_mode == "ansi" else None

    def transcript(self) -> str:
        """The game so far as the agent may know it, told with the rules that it followed."""
        return self.play.transcript(self.shown_to())

"""Built-in and other bots in the seats that the agent does not play."""

from __future__ import annotations

from mainphase.env.playing import EnvGame
from mainphase.errors import OptionError, repr_of
from mainphase.players.bot import Bot, BotFault, ask
from mainphase.players.load import make_bot
from mainphase.saying.worded import worded

SEEDS_EACH: int = 64  # the bots of a game have seeds of their own: the game's times this, and their seat


class Opponents:
    """Who plays the other seats: a bot by its name, made anew for each game, or one bot for all of them."""

    def __init__(self, named: str | Bot, seats: int, agent: int) -> None:
        if isinstance(named, str):
            make_bot(named)  # refuses what does not exist, now
        elif not callable(getattr(named, "choose", None)):
            raise OptionError(
                worded(
                    "error-an-opponent-is-the-name",
                    "an opponent is the name of a bot, a bot, or None for all seats; found {named}",
                    named=repr_of(named),
                )
            )
        if not 0 <= agent < seats:
            raise OptionError(
                worded(
                    "error-the-agents-seat-is-a-number",
                    "the agent's seat is a number from 0 to {seats}; found {agent}",
                    seats=seats - 1,
                    agent=repr_of(agent),
                )
            )
        self.named = named
        self.seats = seats
        self.agent = agent
        self.bots: list[Bot | None] = [None] * seats
        self.faults: list[str] = []

    def begin(self, play: EnvGame) -> None:
        """A new game has begun."""
        self.faults = []
        for seat in range(self.seats):
            if seat != self.agent:
                named = self.named
                self.bots[seat] = make_bot(named, play.seed * SEEDS_EACH + seat) if isinstance(named, str) else named

    def play_on(self, play: EnvGame) -> None:
        """Answers for the other seats until the agent decides, or the game is over or cut."""
        while not play.over and not play.truncated:
            seat = play.seat
            bot = self.bots[seat]
            if bot is None:
                return
            pick = getattr(bot, "pick", None)
            if pick is not None:
                pending = play.game.state.pending
                assert pending is not None
                play.choose(pick(pending.count()))
                continue
            decision = play.game.decision
            assert decision is not None
            try:
                index = ask(bot, play.game, decision)
            except BotFault as fault:
                self.faults.append(str(fault))
                play.concede(seat)
            else:
                play.choose(index)

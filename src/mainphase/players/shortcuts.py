"""Bots, and the shortcuts that somebody proposes to them (CR 732.2b)."""

from __future__ import annotations

from typing import Final

from mainphase.game import Game, Shortcut
from mainphase.players.bot import Bot, ask

MOST_PLACES: Final = 4  # of a lap, at which a bot is asked what it would do there


def answer_shortcut(shortcut: Shortcut, player: str, bot: Bot, seconds: float | None = None) -> None:
    """A bot answers for a player who is next to: it accepts, or ends the shortcut in the first lap in which it would do
    something else, as far as a look at the first, the last and some laps between can tell. Raises BotFault if the bot
    does not answer as it should.
    """
    asked = Asked(shortcut, player, bot, seconds)
    found = asked.other_choice(0)
    if found >= 0:
        shortcut.shorten(player, 0, found)
        return
    laps, choice = shortcut.ends
    last = laps if choice else laps - 1
    before, found = 0, asked.other_choice(last) if last > 0 else -1
    at = last
    while found >= 0 and at - before > 1:  # it did not in the one, and does in the other
        half = (before + at) // 2
        there = asked.other_choice(half)
        if there >= 0:
            at, found = half, there
        else:
            before = half
    if found >= 0 and (at, found) < shortcut.ends:
        shortcut.shorten(player, at, found)
    else:
        shortcut.accept(player)


class Asked:
    """A bot that is asked what it would do at places of a shortcut."""

    def __init__(self, shortcut: Shortcut, player: str, bot: Bot, seconds: float | None) -> None:
        self.shortcut = shortcut
        self.bot = bot
        self.seconds = seconds
        self.places = [k for k, who in enumerate(shortcut.deciders) if who == player and k > 0][:MOST_PLACES]

    def other_choice(self, laps: int) -> int:
        """After so many laps, the first of its choices in the next at which the bot would do something else; -1 if it
        would not.
        """
        for place in self.places:
            game = Game(self.shortcut.position_at(laps, place), history=False)
            decision = game.decision
            if decision is None or decision.count < 2:
                continue
            if ask(self.bot, game, decision, self.seconds) != self.shortcut.answer_at(laps, place):
                return place
        return -1

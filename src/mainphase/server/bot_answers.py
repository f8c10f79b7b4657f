"""Bots at a table: asked anew for each decision, in whichever process."""

from __future__ import annotations

import pickle
from typing import Final

from mainphase.errors import MainphaseError, OptionError
from mainphase.game import Game
from mainphase.players.bot import ask
from mainphase.players.greedy import GreedyBot
from mainphase.players.load import make_bot
from mainphase.saying.worded import fixed

QUICK: Final = ("greedy", "random")  # answered where they are asked: it takes less than sending the game


def is_quick(bot: str) -> bool:
    return bot in QUICK


def bot_answer(bot: str, seed: int, game: Game) -> int:
    """A bot's answer to the decision that waits. It is made anew each time, so it answers the same again after the
    server was stopped. Raises OptionError if the game is over.
    """
    return answer_and_held(bot, seed, game)[0]


def answer_and_held(bot: str, seed: int, game: Game) -> tuple[int, int]:
    """A bot's answer, and the option that it would use again and again if it won by that, or -1. Raises OptionError if
    the game is over.
    """
    asked = game.decision
    if asked is None:
        raise OptionError(fixed("error-the-game-is-over-no-bot", "the game is over: no bot is asked"))
    made = make_bot(bot, seed)
    answer = ask(made, game, asked)
    return answer, made.held if isinstance(made, GreedyBot) else -1


def sent_bot_answer(bot: str, seed: int, game: bytes) -> int | MainphaseError:
    """A bot's answer in a game that was sent; a fault of the bot's comes back as a value."""
    try:
        return bot_answer(bot, seed, pickle.loads(game))
    except MainphaseError as error:
        return error

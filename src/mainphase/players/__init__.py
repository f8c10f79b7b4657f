"""Who answers the decisions: the bots.

A bot is given `(view, decision)`, what its seat may see and what it is asked, and answers with the index of an option.
It never holds the game. `random_bot` plays anything, `greedy` plays sensibly (`judging`), `search_bot` tries out what
comes of it (`searching`), `load` finds the user's own by `module:Class`. Rules of the game do not belong here.
"""

from mainphase.players.bot import Bot, BotError, BotFault
from mainphase.players.greedy import GreedyBot
from mainphase.players.load import bot_names, make_bot
from mainphase.players.random_bot import RandomBot
from mainphase.players.search_bot import SearchBot

__all__ = ["Bot", "BotError", "BotFault", "GreedyBot", "RandomBot", "SearchBot", "bot_names", "make_bot"]

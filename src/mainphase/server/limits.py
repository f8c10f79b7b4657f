"""How much a server does for those who ask."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from mainphase.errors import OptionError
from mainphase.kernel.values import Bounds
from mainphase.players.load import make_bot
from mainphase.saying.worded import commas, worded

LARGEST_MESSAGE: Final = 1_000_000  # bytes
MOST_CONNECTIONS: Final = 600
MOST_GAMES: Final = 1_000  # kept on disk
MOST_LINES: Final = 200  # of a game
MOST_MOVES: Final = 20_000  # of a game
MOST_MOVES_KEPT: Final = 100_000  # of a game on all its lines, after which it gets no other line
MOST_BYTES_KEPT: Final = 20_000_000  # of a game
ALL_BYTES_KEPT: Final = 4_000_000_000  # of all games; beyond it none is begun
EVENTS_AT_ONCE: Final = 2_000  # in one update; those after them come in the next
MOST_GAMES_JOINED: Final = 8  # by one connection
MESSAGES_A_SECOND: Final = 40.0
AT_ONCE: Final = 120  # messages that may come at once after a while without any
WRONG_KEY_SECONDS: Final = 1.0  # before a wrong key is answered
HELLO_SECONDS: Final = 20.0  # until the first message
GAMES_A_SECOND: Final = 0.5  # begun by one connection
GAMES_AT_ONCE: Final = 20
LONG_WORK: Final = 4  # pieces of long work that one connection may have going
ALL_LONG_WORK: Final = 24  # of all connections, going or waiting
WORK_SECONDS: Final = 60.0  # for a scenario, a comparison, all dates
BOT_SECONDS: Final = 60.0  # for a decision
LOOK_UP_SECONDS: Final = 20.0  # for a card, or names of cards
LONG_AT_ONCE: Final = 8  # pieces of long work that are going; what else there is waits
IDLE_SECONDS: Final = 600.0  # after which a game with nobody at it is no longer held in memory
MOST_PROCESSES: Final = 100  # of games; beyond that the one that was used least recently is put away
GAME: Final = Bounds(things=5_000, steps=1_000_000)
MOST_MEMORY: Final = 512 * 2**20  # bytes that a process takes beyond what all of them share
PATIENCE_SECONDS: Final = 0.5  # after which whoever works longer for a decision lets others go first, from then on;
REPLAY_PATIENCE_SECONDS: Final = 5.0  # and for playing a game again
DECISION_SECONDS: Final = (
    10.0  # of processor time, for a decision and all that comes of it, or for looking something up
)
REPLAY_SECONDS: Final = 60.0  # of processor time, for playing a game again up to where it stood,
REPLAY_SECONDS_A_MOVE: Final = 0.05  # and this for each of its moves
CLOCK: Final = 6.0  # so many seconds on the clock for each of processor time: other work may be going on
MOST_SIMS: Final = 2_000  # of a bot that searches
MOST_SEARCH_SECONDS: Final = 10.0


class TooMany(Exception):
    """A bound on how many there may be."""


class Allowance(NamedTuple):
    """How long a piece of work may take: on the clock, and of the processor; and after how long others go first."""

    seconds: float
    processor: float
    patience: float


def for_decision() -> Allowance:
    return Allowance(CLOCK * DECISION_SECONDS, DECISION_SECONDS, PATIENCE_SECONDS)


def for_replay(moves: int) -> Allowance:
    """For playing so many moves again."""
    processor = REPLAY_SECONDS + moves * REPLAY_SECONDS_A_MOVE
    return Allowance(CLOCK * processor, processor, REPLAY_PATIENCE_SECONDS)


def for_work(seconds: float) -> Allowance:
    """For what waits for nobody else."""
    return Allowance(seconds, seconds, REPLAY_PATIENCE_SECONDS)


class Rate:
    """So many a second, and so many at once (a token bucket)."""

    def __init__(self, a_second: float = MESSAGES_A_SECOND, at_once: int = AT_ONCE) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.left = float(at_once)
        self.last = time.monotonic()

    def takes(self, count: float = 1) -> bool:
        if not self.has(count):
            return False
        self.left -= count
        return True

    def has(self, count: float) -> bool:
        now = time.monotonic()
        self.left = min(float(self.at_once), self.left + (now - self.last) * self.a_second)
        self.last = now
        return self.left >= count


def check_bot(name: str, offered: list[str]) -> None:
    """Checks a bot that somebody on the other side may ask for. Raises OptionError unless it is one that is offered,
    within bounds. No module is imported for them.
    """
    called = name.partition(":")[0]
    if name not in offered and called not in offered:
        raise OptionError(
            worded(
                "error-there-is-no-bot-here",
                "there is no bot {name} here; the bots are {offered}",
                name=repr(name),
                offered=commas(offered),
            )
        )
    if name in offered:
        return
    bot = make_bot(name)
    if getattr(bot, "sims", 0) > MOST_SIMS or getattr(bot, "seconds", 0) > MOST_SEARCH_SECONDS:
        raise OptionError(
            worded(
                "error-the-bot-would-take-too-long",
                "the bot {name} would take too long: at most {most_sims} sims and {most_search_seconds:g} seconds",
                name=repr(name),
                most_sims=MOST_SIMS,
                most_search_seconds=MOST_SEARCH_SECONDS,
            )
        )

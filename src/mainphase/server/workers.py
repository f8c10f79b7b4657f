"""Long work, in processes of its own: bots that search, scenarios, all dates. Whatever it takes, nobody else waits."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from mainphase.errors import MainphaseError, OptionError
from mainphase.foundation.child_processes import process_pool, stop_pool
from mainphase.game import Game
from mainphase.players.bot import ask
from mainphase.players.load import make_bot
from mainphase.server import limits

QUICK: Final = ("greedy", "random")  # answered where they are asked: it takes less than sending the game


class TooLong(Exception):
    """Work that was broken off."""


class Workers:
    """A few processes, started when they are first needed."""

    def __init__(self, jobs: int = 2, prepare: Callable[[], None] | None = None) -> None:
        self.jobs = jobs
        self._prepare = prepare if prepare is not None else ready
        self._pool: ProcessPoolExecutor | None = None
        self._slots = asyncio.Semaphore(jobs)  # what waits for a process does not use up its time
        self._going = 0

    async def run(self, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        """Returns or raises the result of the work. Raises TooLong if it takes more than so many seconds. A process
        that died is started again, once.
        """
        if self._going >= limits.ALL_LONG_WORK:
            raise limits.TooMany("much else is being worked on; try again in a while")
        self._going += 1
        try:
            return await self._run(seconds, work, *given)
        finally:
            self._going -= 1

    async def _run(self, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        for again in (True, False):
            async with self._slots:
                if self._pool is None:
                    self._pool = process_pool(self.jobs, self._prepare)
                pool = self._pool
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *given)), seconds)
                except TimeoutError:
                    self._drop(pool)
                    raise TooLong from None
                except BrokenProcessPool:
                    self._drop(pool)
                    if not again:
                        raise
        raise AssertionError("unreachable")

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        stop_pool(pool)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)


def ready() -> None:
    """A process of the pool loads what it will need."""
    import mainphase.server.laboratory  # noqa: F401


def is_quick(bot: str) -> bool:
    return bot in QUICK


def bot_answer(bot: str, seed: int, game: Game) -> int:
    """A bot's answer to the decision that waits. It is made anew each time, so it answers the same again after the
    server was stopped. Raises OptionError if the game is over.
    """
    asked = game.decision
    if asked is None:
        raise OptionError("the game is over: no bot is asked")
    return ask(make_bot(bot, seed), game, asked)


def sent_bot_answer(bot: str, seed: int, game: bytes) -> int | MainphaseError:
    """A bot's answer in a game that was sent; a fault of the bot's comes back as a value."""
    try:
        return bot_answer(bot, seed, pickle.loads(game))
    except MainphaseError as error:
        return error

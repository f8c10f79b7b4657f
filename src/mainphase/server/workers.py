"""Work in processes of its own, under bounds: games, bots that search, scenarios, all dates. Whatever it takes, nobody
else waits; where it reaches a bound its process ends, and no other.

Processes are forked from one that has loaded what they need, so they are there at once and share what it holds; where
there is no such thing (Windows) each is a fresh interpreter.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, Final

from mainphase.foundation.bounded_work import HEAD, OUT_OF_MEMORY, PROCESSOR_SPENT, serve_work
from mainphase.saying.worded import fixed, worded
from mainphase.server import limits, memory_watch

LOADED: Final = ["mainphase.server.loaded", "mainphase.cli"]  # by the process that all others are forked from
STARTING: Final = ThreadPoolExecutor(1, "starting")  # processes are started one after another
LOWER: Final = 10  # the priority of what takes long, for the system


class WorkEnded(Exception):
    """Work that did not come to its end, with its process. `reason` says why: "took more than 10 seconds"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TooLong(WorkEnded):
    """Work that was broken off, for it reached a bound."""


class ProcessDied(WorkEnded):
    """Work whose process ended by itself."""


@cache
def starting_context() -> BaseContext:
    """The way in which processes are started."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(LOADED)
    return context


def load_ahead() -> None:
    """Begins to load what processes need, so that the first of them is there sooner. It happens elsewhere."""
    if starting_context().get_start_method() == "forkserver":
        from multiprocessing.forkserver import ensure_running

        ensure_running()


def started_process(theirs: socket.socket, prepare: Callable[[], None], memory: int) -> BaseProcess:
    with theirs:
        process: BaseProcess = starting_context().Process(  # type: ignore[attr-defined]
            target=serve_work, args=(theirs, prepare, memory), daemon=True
        )
        process.start()
    return process


class WorkProcess:
    """A process that does one thing at a time for this one, and may keep something between them."""

    def __init__(
        self, process: BaseProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, memory: int
    ) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer
        self._memory = memory
        self._outgrown = False

    @classmethod
    async def start(
        cls, prepare: Callable[[], None], memory: int = limits.MOST_MEMORY, *, behind: bool = False
    ) -> WorkProcess:
        """A new process, prepared; one that is `behind` lets all others go first."""
        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        process = await loop.run_in_executor(STARTING, started_process, theirs, prepare, memory)
        reader, writer = await asyncio.open_connection(sock=ours)
        made = cls(process, reader, writer, memory)
        if behind:
            made._step_back()
        return made

    async def run(self, most: limits.Allowance, do: Callable[..., Any], *given: Any) -> Any:
        """Returns or raises the result of the work. Raises WorkEnded if it does not come to its end; then, and if
        nobody waits for it any more, the process is gone.
        """
        later = asyncio.get_running_loop().call_later(most.patience, self._step_back)
        watching = asyncio.create_task(self._watch_memory()) if memory_watch.told_by() else None
        try:
            done, found = await asyncio.wait_for(self._exchange(most.processor, do, given), most.seconds)
        except TimeoutError:
            self.end()
            raise TooLong(
                worded("error-took-more-than-seconds", "took more than {seconds:g} seconds", seconds=most.seconds)
            ) from None
        except (EOFError, OSError):
            raise await self._why_ended(most) from None
        except BaseException:
            self.end()
            raise
        finally:
            later.cancel()
            if watching is not None:
                watching.cancel()
        if done:
            return found
        raise found

    async def _exchange(self, processor: float, do: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
        asked = pickle.dumps((processor, do, given))
        self._writer.write(HEAD.pack(len(asked)))
        self._writer.write(asked)
        await self._writer.drain()
        (size,) = HEAD.unpack(await self._reader.readexactly(HEAD.size))
        answer: tuple[bool, Any] = pickle.loads(await self._reader.readexactly(size))
        return answer

    async def _why_ended(self, most: limits.Allowance) -> WorkEnded:
        await asyncio.to_thread(self._process.join, 5)
        status = self._process.exitcode
        self.end()
        if status == OUT_OF_MEMORY or self._outgrown:
            return TooLong(
                worded(
                    "error-took-more-than-mb-of-memory",
                    "took more than {memory:,} MB of memory",
                    memory=self._memory // 2**20,
                )
            )
        if status is not None and status == PROCESSOR_SPENT:
            return TooLong(
                worded(
                    "error-took-more-than-seconds-of-processor",
                    "took more than {processor:g} seconds of processor time",
                    processor=most.processor,
                )
            )
        return ProcessDied(
            worded("error-ended-its-process-status", "ended its process (status {status})", status=status)
        )

    async def _watch_memory(self) -> None:
        """Ends the process once it holds too much, where the system would not."""
        if self._process.pid is not None:
            await memory_watch.outgrows(self._process.pid, self._memory)
            self._outgrown = True
            self._process.kill()

    def _step_back(self) -> None:
        """Whatever takes long lets others go first, from now on."""
        if hasattr(os, "setpriority") and self._process.pid is not None:
            try:
                os.setpriority(os.PRIO_PROCESS, self._process.pid, LOWER)
            except OSError:  # it is gone, or the system does not let us
                return

    def is_there(self) -> bool:
        """True unless it ended while nothing was asked of it."""
        return not self._reader.at_eof()

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        self._writer.transport.abort()
        if self._process.is_alive():
            self._process.kill()


class Workers:
    """Processes for work that is no game's: several at once, of which so many stay for what comes next. They let games
    go first if they are `behind`.
    """

    def __init__(self, jobs: int = 2, prepare: Callable[[], None] | None = None, *, behind: bool = True) -> None:
        self.jobs = jobs
        self._behind = behind
        self._prepare = prepare if prepare is not None else ready
        self._idle: list[WorkProcess] = []
        self._busy: set[WorkProcess] = set()
        self._slots = asyncio.Semaphore(max(jobs, limits.LONG_AT_ONCE))  # what waits does not use up its time
        self._going = 0

    async def run(self, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        """Returns or raises the result of the work. Raises TooLong if it takes more than so many seconds, or too much
        memory. A process that died is started again, once.
        """
        if self._going >= limits.ALL_LONG_WORK:
            raise limits.TooMany(
                fixed("error-much-else-is-being-worked", "much else is being worked on; try again in a while")
            )
        self._going += 1
        try:
            async with self._slots:
                try:
                    return await self._run(seconds, work, *given)
                except ProcessDied:
                    return await self._run(seconds, work, *given)
        finally:
            self._going -= 1

    async def _run(self, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        process = self._idle.pop() if self._idle else await WorkProcess.start(self._prepare, behind=self._behind)
        self._busy.add(process)
        kept = True
        try:
            return await process.run(limits.for_work(seconds), work, *given)
        except (WorkEnded, asyncio.CancelledError):
            kept = False
            raise
        finally:
            self._busy.discard(process)
            if kept and len(self._idle) < self.jobs:
                self._idle.append(process)
            else:
                process.end()

    def close(self) -> None:
        for process in (*self._idle, *self._busy):
            process.end()
        self._idle.clear()


def ready() -> None:
    """A process loads what it will need, unless it was forked from one that has it."""
    import_module(LOADED[0])

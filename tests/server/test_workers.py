"""Long work in other processes: broken off when it takes too long, taken up again when a process dies, and bounded."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from mainphase.server import limits
from mainphase.server.workers import TooLong, Workers


def nothing() -> None:
    """A process that loads nothing is there at once."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_work_that_takes_too_long_is_broken_off_and_the_next_goes_on() -> None:
    async def work() -> None:
        workers = Workers(1, nothing)
        try:
            with pytest.raises(TooLong):
                await workers.run(1.0, time.sleep, 600)
            assert await workers.run(60.0, os.getpid) != os.getpid()
        finally:
            workers.close()

    run(work())


def test_a_process_that_dies_is_started_again_once() -> None:
    async def work() -> None:
        workers = Workers(1, nothing)
        try:
            with pytest.raises(Exception, match="ended its process"):
                await workers.run(60.0, os._exit, 3)
            assert await workers.run(60.0, abs, -1) == 1
        finally:
            workers.close()

    run(work())


def test_no_more_work_waits_than_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ALL_LONG_WORK", 0)

    async def work() -> None:
        with pytest.raises(limits.TooMany):
            await Workers(1, nothing).run(1.0, abs, -1)

    run(work())

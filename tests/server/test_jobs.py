"""Laboratory jobs side by side: one that takes too much memory or time, or dies, takes no other's job with it."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.patience import ENOUGH

from mainphase.server.workers import ProcessDied, TooLong, Workers


def nothing() -> None:
    """A process that loads nothing is there at once."""


def honest_job(started: Path, ended: Path, until: Path) -> str:
    """Writes down that it has begun, each time that it does, and waits until the other one is gone."""
    with started.open("a", encoding="utf-8") as stream:
        stream.write("begun\n")
    deadline = time.monotonic() + ENOUGH
    while not until.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    ended.touch()
    return "done"


def greedy_job() -> int:
    """Takes memory until there is none."""
    taken = []
    while True:
        taken.append(bytearray(16 * 2**20))


@pytest.mark.parametrize(
    ("job", "given", "seconds", "error", "said"),
    [
        pytest.param(
            greedy_job,
            (),
            ENOUGH,
            TooLong,
            "MB of memory",
            marks=pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system counts no memory"),
        ),
        (time.sleep, (600,), 1.0, TooLong, "more than"),
        (os._exit, (3,), ENOUGH, ProcessDied, "ended its process"),
        (os.abort, (), ENOUGH, ProcessDied, "ended its process"),
    ],
)
def test_one_job_takes_no_other_with_it(
    tmp_path: Path, job: Callable[..., Any], given: tuple[Any, ...], seconds: float, error: type[Exception], said: str
) -> None:
    started, ended, until = (tmp_path / name for name in ("started", "ended", "until"))

    async def work() -> None:
        workers = Workers(2, nothing)
        try:
            honest = asyncio.create_task(workers.run(ENOUGH, honest_job, started, ended, until))
            while not started.exists():
                await asyncio.sleep(0.02)
            with pytest.raises(error, match=said):
                await workers.run(seconds, job, *given)
            assert not ended.exists(), "it was going on all the while"
            until.touch()
            assert await honest == "done"
            assert started.read_text(encoding="utf-8") == "begun\n", "and was not begun again"
            assert await workers.run(ENOUGH, abs, -1) == 1
        finally:
            workers.close()

    asyncio.run(work())

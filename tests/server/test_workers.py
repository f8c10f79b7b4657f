"""Long work in other processes: broken off when it takes too long, taken up again when a process dies, and bounded."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from mainphase.foundation import bounded_work
from mainphase.server import limits, memory_watch, serving
from mainphase.server.workers import TooLong, Workers, WorkProcess


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


def hold(size: int, seconds: float) -> int:
    """Takes so many bytes, and keeps them for a while."""
    held = bytearray(size)
    held[::4096] = b"x" * len(held[::4096])
    time.sleep(seconds)
    return len(held)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS: the system keeps no bound on memory, and `ps` tells how much a process holds."""
    found = shutil.which("ps")
    if found is None:
        pytest.skip("there is no ps here")
    monkeypatch.setattr(memory_watch, "told_by", lambda: found)
    monkeypatch.setattr(memory_watch, "LOOKS_EVERY", 0.1)


def test_where_the_system_bounds_no_memory_the_server_does(watched: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_watch, "SHARED", 60 * 2**20)

    async def work() -> None:
        process = await WorkProcess.start(nothing, 2**40)  # the system would let it
        process._memory = 200 * 2**20
        assert await process.run(limits.for_work(60.0), hold, 50 * 2**20, 1.0) == 50 * 2**20
        with pytest.raises(TooLong, match="took more than 200 MB of memory"):
            await process.run(limits.for_work(60.0), hold, 400 * 2**20, 60.0)
        assert not process.is_there() or process._process.exitcode is not None

    run(work())


def test_who_holds_nothing_any_more_holds_nothing(watched: None) -> None:
    assert asyncio.run(memory_watch.resident_bytes(os.getpid())) > 10 * 2**20
    assert asyncio.run(memory_watch.resident_bytes(2**30)) == 0


def test_a_server_whose_games_have_no_bound_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    class Refused(Exception):
        pass

    def refuse(settings: object) -> None:
        raise Refused

    monkeypatch.setattr(serving, "Serving", refuse)
    for bounded in (True, False):
        monkeypatch.setattr(serving, "is_memory_bounded", lambda bounded=bounded: bounded)
        with pytest.raises(Refused):
            serving.serve(serving.ServerSettings(tmp_path / "games"), print, open_page=False)
        assert (memory_watch.NOT_BOUNDED in caplog.text) is not bounded


def test_linux_keeps_the_bound_itself() -> None:
    assert bounded_work.SYSTEM_BOUNDS_MEMORY is sys.platform.startswith("linux")
    assert memory_watch.is_memory_bounded() or sys.platform == "win32"


def test_no_more_work_waits_than_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ALL_LONG_WORK", 0)

    async def work() -> None:
        with pytest.raises(limits.TooMany):
            await Workers(1, nothing).run(1.0, abs, -1)

    run(work())

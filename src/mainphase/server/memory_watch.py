"""The bound on the memory of processes where the system keeps none (macOS): whoever started them looks, twice a second,
how much they hold. `ps` tells it; without it (Windows) there is no such bound, and the server says so as it starts.
"""

from __future__ import annotations

import asyncio
import shutil
from contextlib import suppress
from functools import cache
from typing import Final

from mainphase.foundation.bounded_work import SYSTEM_BOUNDS_MEMORY
from mainphase.foundation.whole_numbers import whole

LOOKS_EVERY: Final = 0.5  # seconds
SHARED: Final = 256 * 2**20  # bytes, more than a process holds before it has worked on anything
NOT_BOUNDED: Final = "on this system the memory of a game has no bound: only let those play whom you trust"


@cache
def told_by() -> str:
    """The command that tells how much a process holds; "" where the system keeps the bound, or where there is none."""
    return "" if SYSTEM_BOUNDS_MEMORY else shutil.which("ps") or ""


def is_memory_bounded() -> bool:
    return SYSTEM_BOUNDS_MEMORY or bool(told_by())


async def resident_bytes(pid: int) -> int:
    """How much memory a process holds; 0 if that cannot be told."""
    asked = await asyncio.create_subprocess_exec(
        told_by(), "-o", "rss=", "-p", str(pid), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    told, _ = await asked.communicate()
    return (whole(told.decode("ascii", "replace").strip()) or 0) * 1024


async def outgrows(pid: int, memory: int) -> None:
    """Returns once a process holds so many bytes more than it began with."""
    while True:
        await asyncio.sleep(LOOKS_EVERY)
        with suppress(OSError):
            if await resident_bytes(pid) > memory + SHARED:
                return

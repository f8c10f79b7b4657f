"""What is given to mainphase takes no more than two seconds and 300 MB to be answered."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Final

from mainphase.errors import LONGEST_MESSAGE, MainphaseError

SECONDS: Final = 2.0  # of a processor like the one on which the bounds were chosen
HANGS: Final = 120  # seconds of the clock: more is a reader, or a game, that goes in circles
MEGABYTES: Final = 300
STATM: Final = Path("/proc/self/statm")  # of this process, in pages; Linux has it
USUAL: Final = 0.05  # seconds that `errand` took on that processor


class TooSlow(BaseException):
    """Not one that anything of ours would catch."""


def errand() -> float:
    """How long some plain work takes here."""
    began = time.process_time()
    words = {str(k): k for k in range(100_000)}
    assert sum(words[str(k)] for k in range(100_000)) > 0
    return time.process_time() - began


@cache
def allowed_seconds() -> float:
    return SECONDS * max(1.0, min(errand() for _ in range(3)) / USUAL)


def address_space() -> int:
    """How many bytes this process has asked for; 0 where that is not told."""
    import resource

    return int(STATM.read_text().split()[0]) * resource.getpagesize() if STATM.exists() else 0


@contextmanager
def little_memory() -> Iterator[None]:
    """Whatever asks for more than so much in here gets a MemoryError."""
    had = address_space()
    if not had:
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (had + MEGABYTES * 1_000_000, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


@contextmanager
def within_bounds() -> Iterator[None]:
    """Raises TooSlow, or MemoryError, for what takes too long, or needs too much."""

    def stop(signum: int, frame: FrameType | None) -> None:
        raise TooSlow("no end of it")

    allowed = allowed_seconds()
    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(HANGS)
    began = time.process_time()
    try:
        with little_memory():
            yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    took = time.process_time() - began
    if took > allowed:
        raise TooSlow(f"{took:.1f} seconds, where {allowed:.1f} are allowed")


def answers(what: str, call: Callable[[], object]) -> str:
    """It does what it is asked, or says what is wrong in a message that can be shown. Returns the message."""
    said = ""
    try:
        with within_bounds():
            call()
    except MainphaseError as wrong:
        said = str(wrong)
    except BaseException as wrong:
        raise AssertionError(f"{type(wrong).__name__}: {wrong!s:.200} from {what[:2000]!r}") from wrong
    assert len(said) < LONGEST_MESSAGE + 1000, what
    assert said.replace("\n", "").isprintable() or not said, what
    return said

"""Waiting for a bot, but not for ever."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any


def within_seconds(seconds: float, act: Callable[..., Any], *given: Any) -> Any:
    """Calls `act` and returns its result, or raises its error, if that comes in time; else raises TimeoutError.

    Python cannot stop a function that hangs. It runs in a thread of its own, which is left to itself and ends with the
    program.
    """
    came: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()

    def run() -> None:
        try:
            came.put((act(*given), None))
        except BaseException as error:
            came.put((None, error))

    Thread(target=run, name="bot", daemon=True).start()
    try:
        answer, error = came.get(timeout=seconds)
    except Empty:
        raise TimeoutError(within_seconds, seconds) from None
    if error is not None:
        raise error
    return answer

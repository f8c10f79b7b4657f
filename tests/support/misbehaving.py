"""What is done in the process of a game to make it behave badly. It is loaded there, so it imports little."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Any


def thinks(*given: Any) -> None:
    while True:
        pass


def sleeps(*given: Any) -> None:
    time.sleep(600.0)


def takes_memory(*given: Any) -> None:
    bytearray(2**40)


def dies(*given: Any) -> None:
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(600.0)


def make_next_move(session: Any, do: Callable[..., None]) -> None:
    """Something else comes of the next move than it should."""
    session.remember = do


def make_move_after_next(session: Any, do: Callable[..., None]) -> None:
    """Something else comes of the move after the next one than it should."""
    good = session.remember

    def once(*given: Any) -> Any:
        session.remember = do
        return good(*given)

    session.remember = once


def make_looking_long(session: Any) -> None:
    """Nothing is said on why something cannot be done."""
    session.game.why_not = thinks

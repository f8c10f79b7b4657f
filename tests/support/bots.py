"""Bots that a host may have brought, and that are no good."""

from __future__ import annotations

import time
from typing import Any

from mainphase.kernel.values import OptionKind


class Failing:
    """Never knows what to do."""

    needs_view = False

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: Any, decision: Any, /) -> int:
        raise RuntimeError("no idea")


class Silent(Failing):
    """Never answers, and thinks all the time."""

    def choose(self, view: Any, decision: Any, /) -> int:
        while True:
            pass


class Asleep(Failing):
    """Never answers, and does nothing."""

    def choose(self, view: Any, decision: Any, /) -> int:
        while True:
            time.sleep(60.0)


class Endless(Failing):
    """Never passes while it can do anything else."""

    def choose(self, view: Any, decision: Any, /) -> int:
        return next((option.index for option in decision.options if option.kind != OptionKind.PASS), 0)

"""Games of a soak that take no time. A process that is to play them loads this, and no tests."""

from __future__ import annotations

import os
import time

from mainphase.sim.soak.trying import SoakResult


def quick(number: int) -> SoakResult:
    """A game that takes no time; two end as no game should."""
    if number == 70:
        os.abort()
    if number == 130:
        time.sleep(600)
    return SoakResult(number, 1, 1, 0, number)

"""What is done to many things takes work in proportion to their number: the deeds of bench/large.py, counted in
instructions of the interpreter instead of timed.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest

from mainphase.foundation.build import build_kind
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.turn.growing import compared

BENCH: Final = Path(__file__).parents[2] / "bench"
SOURCE: Final = str(Path(sys.modules["mainphase"].__file__ or "").parent)
STEP: Final = 30  # things: counted for so many, twice and three times as many
BENT: Final = 0.01  # so much more work for the third step than for the second

# Only the interpreter's own instructions can be counted.
pytestmark = pytest.mark.skipif(build_kind() != "interpreted", reason="compiled code counts nothing")


def deeds_of_bench() -> Any:
    """The module bench/large.py, which is no part of the package."""
    sys.path.insert(0, str(BENCH))
    try:
        return importlib.import_module("large")
    finally:
        sys.path.remove(str(BENCH))


large: Final = deeds_of_bench()


def counted(what: Callable[[], object]) -> float:
    """How many instructions of ours it takes."""
    count = 0

    def within(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        if event == "opcode":
            count += 1
        return within

    def begins(frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(SOURCE):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return within

    before = sys.gettrace()
    sys.settrace(begins)
    try:
        what()
    finally:
        sys.settrace(before)
    return count


def bend(measure: Callable[[int], float]) -> float:
    """By how much the work for the last third is more than that for the second: 0 if it is in proportion."""
    first, second, third = (measure(STEP * times) for times in (1, 2, 3))
    return (third - second) / (second - first) - 1 if second > first else 0.0


@pytest.mark.parametrize("name", [deed.name for deed in large.DEEDS if not deed.name.startswith("history/")])
def test_work_grows_in_proportion(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (deed,) = (deed for deed in large.DEEDS if deed.name == name)
    monkeypatch.setattr(large, "timed", lambda what: what())
    deed.measure(3 * STEP)  # what is worked out once is not counted, nor what stands in caches from other tests
    monkeypatch.setattr(large, "timed", counted)
    assert bend(deed.measure) <= BENT


def test_work_that_is_quadratic_is_found() -> None:
    """Much that is linear does not hide it."""

    def measure(size: int) -> float:
        g = large.table(both=(large.BEAR, size))
        return counted(lambda: [g.battlefield for _ in range(size)]) + 2_000 * size

    assert bend(measure) > 10 * BENT


def test_what_has_left_the_stack_is_no_lap_however_much_was_added() -> None:
    """Where many abilities resolve one after the other and add something, none of it is looked at."""

    def work(size: int) -> float:
        earlier = large.table(both=(large.SOLDIER, size))
        later = clone_state(earlier)
        added = earlier.permanents.pop()
        earlier.stack = [added.id]
        return counted(lambda: compared(earlier, later))

    work(2)
    assert work(2 * STEP) == work(STEP)

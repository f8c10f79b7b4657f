"""A check of many in one test finds each fault, and is skipped only where nothing could be checked."""

from __future__ import annotations

import pytest
from tests.support.each import for_each


def test_every_fault_is_told_by_name() -> None:
    @for_each(["Plains", "Island", "Swamp"])
    def test_short(name: str) -> None:
        """Short names."""
        assert len(name) < 6, f"{len(name)} letters"

    assert (test_short.__name__, test_short.__doc__) == ("test_short", "Short names.")
    with pytest.raises(AssertionError, match=r"2 of 3 fail\nPlains: AssertionError: 6 letters(.|\n)*\nIsland: "):
        test_short()


def test_what_is_skipped_hides_no_fault() -> None:
    def check(number: int) -> None:
        if number < 2:
            pytest.skip("too small")
        assert number < 4

    for_each([0, 1, 3])(check)()
    with pytest.raises(AssertionError, match="1 of 3 fail"):
        for_each([0, 1, 5])(check)()
    with pytest.raises(pytest.skip.Exception, match="too small"):
        for_each([0, 1])(check)()


def test_nothing_to_check_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="nothing to check"):
        for_each([])

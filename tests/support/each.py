"""One test for many of a kind: to begin and end a test takes pytest longer than most checks of one card take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")


def for_each(those: Iterable[T]) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Makes one test of a check. All of them are checked, and those that fail are told by name; the test is skipped if
    each of them would be.
    """
    every = list(those)
    assert every, "there is nothing to check"

    def made_of(check: Callable[[T], None]) -> Callable[[], None]:
        def test() -> None:
            failed: list[str] = []
            skipped: list[str] = []
            for one in every:
                try:
                    check(one)
                except pytest.skip.Exception as why:
                    skipped.append(str(why))
                except Exception as fault:
                    failed.append(f"{one}: {type(fault).__name__}: {fault}")
            assert not failed, f"{len(failed)} of {len(every)} fail\n" + "\n".join(failed)
            if len(skipped) == len(every):
                pytest.skip(skipped[0])

        test.__name__ = test.__qualname__ = check.__name__
        test.__doc__, test.__module__ = check.__doc__, check.__module__
        return test

    return made_of

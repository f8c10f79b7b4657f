"""Words that were other words until a day. Templates are in today's; a grammar names the others before it writes any.

instead("onto the battlefield", "into play", until="2009-07-11")
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

ALWAYS: Final = "A"  # later than every day


class Spelling(NamedTuple):
    """Words, since which day they are said so, and until which: before `until` they are, on that day no longer."""

    words: str
    since: str
    until: str


class Instead:
    """Words that were said until a day, and those that have been said since, for what fits."""

    def __init__(self, pattern: str, then: str, since: str, until: str) -> None:
        self.pattern = pattern
        self.then = then
        self.since = since
        self.until = until

    @cached_property
    def now(self) -> re.Pattern[str]:
        return re.compile(self.pattern)


INSTEAD: Final[list[Instead]] = []
CHANGES: Final[set[str]] = {""}  # the days since which something is said otherwise


def instead(now: str, then: str, until: str, since: str = "") -> None:
    """`now` is a regular expression, for whole words of a template with its slots. What was named first is tried first,
    and what it makes is tried again with the others.
    """
    INSTEAD.append(Instead(rf"(?<!\w){now}(?!\w)", then, since, until))
    changes_on(since, until)
    spellings_of.cache_clear()
    spelled_on.cache_clear()


def changes_on(*days: str) -> None:
    """Something is said otherwise since each of these days."""
    CHANGES.update(days)
    last_change.cache_clear()


@lru_cache(maxsize=1_000)
def last_change(day: str) -> str:
    """The last day, not after this one, since which something is said otherwise."""
    return max([since for since in CHANGES if since <= day])


@lru_cache(maxsize=50_000)
def spelled_on(words: str, day: str) -> str:
    """The words as they were said on a day."""
    for one in INSTEAD:
        if one.since <= day < one.until:
            words = one.now.sub(one.then, words)
    return words


@lru_cache(maxsize=10_000)
def spellings_of(words: str) -> tuple[Spelling, ...]:
    """The words as they are said today, then as they were said before, the newest first."""
    if not any(one.now.search(words) for one in INSTEAD):  # most words have always been said so
        return (Spelling(words, "", ALWAYS),)
    days = sorted({"", *(day for one in INSTEAD for day in (one.since, one.until))})
    found: list[Spelling] = []
    for day, until in zip(days, [*days[1:], ALWAYS], strict=True):
        said = spelled_on(words, day)
        if found and said == found[-1].words:
            found[-1] = found[-1]._replace(until=until)
        else:
            found.append(Spelling(said, day, until))
    return tuple(reversed(found))

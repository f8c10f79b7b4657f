"""What was said in other words until a day. Templates are in today's; a grammar names the others before it writes any.

instead("onto the battlefield", "into play", until="2009-07-11")
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

ALWAYS: Final = "A"  # later than every day


class Spelling(NamedTuple):
    """Words, since which day they are said so, and until which: before `until` they are, on that day no longer."""

    words: str
    since: str
    until: str


class Instead(NamedTuple):
    """What was said until a day, and since another, for what fits."""

    now: re.Pattern[str]
    then: str
    since: str
    until: str


INSTEAD: Final[list[Instead]] = []


def instead(now: str, then: str, until: str, since: str = "") -> None:
    """`now` is a regular expression, for whole words of a template with its slots. What was named first is tried first,
    and what it makes is tried again with the others.
    """
    INSTEAD.append(Instead(re.compile(rf"(?<!\w){now}(?!\w)"), then, since, until))
    spellings_of.cache_clear()


@lru_cache(maxsize=10_000)
def spellings_of(words: str) -> tuple[Spelling, ...]:
    """The words as they are said today, then as they were said before, the newest first."""
    if not any(one.now.search(words) for one in INSTEAD):  # most words have always been said so
        return (Spelling(words, "", ALWAYS),)
    days = sorted({"", *(day for one in INSTEAD for day in (one.since, one.until))})
    found: list[Spelling] = []
    for day, until in zip(days, [*days[1:], ALWAYS], strict=True):
        said = words_on(words, day)
        if found and said == found[-1].words:
            found[-1] = found[-1]._replace(until=until)
        else:
            found.append(Spelling(said, day, until))
    return tuple(reversed(found))


def words_on(words: str, day: str) -> str:
    for one in INSTEAD:
        if one.since <= day < one.until:
            words = one.now.sub(one.then, words)
    return words

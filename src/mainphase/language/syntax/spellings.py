"""Words that were other words until a day. Templates are in today's; a grammar names the others before it writes any.

instead("onto the battlefield", "into play", until="2009-07-11")
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

ALWAYS: Final = "A"  # later than every day
# Of a regular expression: what need not be there as it is written, and what is there in any case.
OPEN: Final = re.compile(r"\\[A-Za-z]|\[[^\]]*\]")
INNERMOST: Final = re.compile(r"\([^()]*\)")
LETTERS: Final = re.compile(r"[A-Za-z' <>]+(?![?*+{])")
GAP: Final = "\0"


class Spelling(NamedTuple):
    """Words, since which day they are said so, and until which: before `until` they are, on that day no longer."""

    words: str
    since: str
    until: str


class Instead:
    """Words that were said until a day, and those that have been said since, for what fits."""

    def __init__(self, words: str, then: str, since: str, until: str) -> None:
        self.words = words
        self.then = then
        self.since = since
        self.until = until

    @cached_property
    def now(self) -> re.Pattern[str]:
        return re.compile(rf"(?<!\w){self.words}(?!\w)")

    @cached_property
    def letters(self) -> str:
        """Letters that stand in all that it is for, as many as there are in a row: they are sooner looked for."""
        outside, inner = OPEN.sub(GAP, self.words), ""
        while outside != inner:
            inner, outside = outside, INNERMOST.sub(GAP, outside)
        return "" if "|" in outside else max(LETTERS.findall(outside), key=len, default="")

    def cut(self, spelling: Spelling) -> list[Spelling]:
        """A spelling, cut where it was said otherwise in between."""
        if self.letters not in spelling.words:
            return [spelling]
        since, until = max(self.since, spelling.since), min(self.until, spelling.until)
        if since >= until or not self.now.search(spelling.words):
            return [spelling]
        said = Spelling(self.now.sub(self.then, spelling.words), since, until)
        around = [spelling._replace(until=since), said, spelling._replace(since=until)]
        return [piece for piece in around if piece.since < piece.until]


INSTEAD: Final[list[Instead]] = []
CHANGES: Final[set[str]] = {""}  # the days since which something is said otherwise


def instead(now: str, then: str, until: str, since: str = "") -> None:
    """`now` is a regular expression, for whole words of a template with its slots. What was named first is tried first,
    and what it makes is tried again with the others.
    """
    INSTEAD.append(Instead(now, then, since, until))
    changes_on(since, until)
    spellings_of.cache_clear()
    spelled_on.cache_clear()
    first_day_of_today.cache_clear()


def changes_on(*days: str) -> None:
    """Something is said otherwise since each of these days."""
    CHANGES.update(days)
    last_change.cache_clear()


@lru_cache(maxsize=1_000)
def last_change(day: str) -> str:
    """The last day, not after this one, since which something is said otherwise."""
    return max([since for since in CHANGES if since <= day])


@lru_cache(maxsize=1)
def first_day_of_today() -> str:
    """The day since which nothing has been said otherwise than it is today."""
    return max([one.until for one in INSTEAD], default="")


@lru_cache(maxsize=50_000)
def spelled_on(words: str, day: str) -> str:
    """The words as they were said on a day."""
    if day >= first_day_of_today():
        return words
    return next(said.words for said in spellings_of(words) if said.since <= day < said.until)


@lru_cache(maxsize=50_000)
def spellings_of(words: str) -> tuple[Spelling, ...]:
    """The words as they are said today, then as they were said before, the newest first."""
    found = [Spelling(words, "", ALWAYS)]
    for one in INSTEAD:
        found = [piece for spelling in found for piece in one.cut(spelling)]
    merged = found[:1]
    for said in found[1:]:
        if said.words == merged[-1].words:
            merged[-1] = merged[-1]._replace(until=said.until)
        else:
            merged.append(said)
    return tuple(reversed(merged))

"""Days as people write them who don't write YYYY-MM-DD: not read, since 3/4/2012 is two days, but named as what may
have been meant.
"""

from __future__ import annotations

import datetime
import re
from typing import Final

from mainphase.foundation.whole_numbers import whole

MONTHS: Final = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
PARTS: Final = re.compile(r"\s*[./-]\s*")
TOGETHER: Final = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})")
WORD: Final = re.compile(r"[a-z]+|[0-9]+")
LONGEST: Final = 40  # that is looked at


def days_meant(text: str) -> list[str]:
    """The days that somebody may have meant with this, as they are written here; the likeliest first."""
    said = text.strip().lower()
    if len(said) > LONGEST:
        return []
    found = [day for day in map(day_written, dates_said(said)) if day]
    return list(dict.fromkeys(found))


def dates_said(said: str) -> list[tuple[int, int, int]]:
    """Years, months and days that it may say."""
    together = TOGETHER.fullmatch(said)
    parts = list(together.groups()) if together else PARTS.split(said)
    numbers = [number for part in parts if (number := whole(part)) is not None]
    if len(numbers) < len(parts):
        return in_words(WORD.findall(said))
    if len(parts[0]) == 4:
        year, month, day = (*numbers, 1, 1)[:3]
        return [(year, month, day) if month <= 12 else (year, day, month)] if len(parts) <= 3 else []
    if len(parts) != 3 or len(parts[2]) not in (2, 4):
        return []
    year = numbers[2] if len(parts[2]) == 4 else full_year(numbers[2])
    day_first, month_first = (year, numbers[1], numbers[0]), (year, numbers[0], numbers[1])
    return [month_first, day_first] if "/" in said else [day_first, month_first]


def full_year(number: int) -> int:
    """The year that two digits say: 97 is 1997, 12 is 2012."""
    return number + (1900 if number >= 90 else 2000)


def in_words(words: list[str]) -> list[tuple[int, int, int]]:
    """A day with its month in words: "April 3, 2012", "3rd of April 2012", "apr 2012"."""
    months = [k for word in words for k, name in enumerate(MONTHS, 1) if len(word) >= 3 and name.startswith(word)]
    numbers = [number for word in words if (number := whole(word)) is not None]
    years = [number for number in numbers if number > 31]
    days = [number for number in numbers if number <= 31]
    if len(months) != 1 or len(years) != 1 or len(days) > 1:
        return []
    return [(years[0], months[0], days[0] if days else 1)]


def day_written(parts: tuple[int, int, int]) -> str:
    """The day, YYYY-MM-DD; "" if there is no such day."""
    try:
        return datetime.date(*parts).isoformat()
    except (ValueError, OverflowError):
        return ""

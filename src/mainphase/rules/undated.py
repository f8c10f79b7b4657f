"""Rules that some date had otherwise and that are played as today: `undated.tsv`, read and checked.

Found by reading the dated texts side by side. A change that a supported card can show is a switch of `timeline.toml`,
or it is listed here and in `docs/dates.md`.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, where
from mainphase.rules.meanings import read_table
from mainphase.rules.text import normal_number, number_key
from mainphase.rules.timeline import timeline
from mainphase.saying.worded import fixed, worded

PATH: Final = Path(__file__).with_name("undated.tsv")
HEADER: Final = ("day", "rule", "before", "since", "what", "cards", "why")
NONE: Final = "-"


@dataclass(frozen=True)
class Undated:
    """One change. `rule`: its number today; `before` and `since`: its numbers in the texts around `day`, if any."""

    day: str
    rule: str
    before: tuple[str, ...]
    since: tuple[str, ...]
    what: str
    cards: tuple[str, ...]
    why: str

    def numbers(self) -> tuple[str, ...]:
        """Every number that the change ever had."""
        return (self.rule, *self.before, *self.since)


@cache
def undated() -> tuple[Undated, ...]:
    """Every change that is not dated, in the order of today's rules, older ones first."""
    return read_undated(PATH)


def undated_at(number: str) -> list[Undated]:
    """Those that a rule number is about, on whatever date."""
    return [change for change in undated() if number in change.numbers()]


def read_undated(path: Path) -> tuple[Undated, ...]:
    """Reads and checks a table of changes that are not dated. Raises RulesError."""
    days = {since for _, since in timeline().texts}
    found: list[Undated] = []
    for number, fields in enumerate(read_table(path, HEADER), 2):
        at = where(path.name, number)
        day, rule, before, since, what, cards, why = fields
        if day not in days:
            raise RulesError(
                worded("error-is-not-the-day", "{date} is not the day of a rules text", date=day), where=at
            )
        if before == since == NONE:
            raise RulesError(
                fixed("error-neither-text-around-the-day", "neither text around the day has a rule on it"), where=at
            )
        found.append(
            Undated(
                day,
                normal_number(rule),
                parse_numbers(before),
                parse_numbers(since),
                what,
                tuple(cards.split("; ")),
                why,
            )
        )
    return tuple(sorted(found, key=lambda change: (number_key(change.rule), change.day)))


def parse_numbers(numbers: str) -> tuple[str, ...]:
    return () if numbers == NONE else tuple(normal_number(number) for number in numbers.split(", "))

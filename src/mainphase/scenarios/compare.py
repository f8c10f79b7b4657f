"""One scenario under the rules of several dates: where they part, and which dated change parts them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from mainphase.cards.earlier import wordings_of
from mainphase.cards.names import known_card, spelling
from mainphase.errors import TooNewError
from mainphase.kernel.what_happens import EventName
from mainphase.rules.law import Rules
from mainphase.rules.timeline import DatedChange, date_of, rules_on, timeline
from mainphase.scenarios.model import Scenario, stands_under
from mainphase.scenarios.parted_by import UNKNOWN, PartedBy, parted_by
from mainphase.scenarios.run import Result, run_under

# What makes no difference to what happens: whose turn it is to act, what the parts of a turn are called.
UNTOLD = frozenset(
    {
        EventName.PRIORITY,
        EventName.PASS,
        EventName.PHASE_BEGINS,
        EventName.PHASE_ENDS,
        EventName.STEP_BEGINS,
        EventName.STEP_ENDS,
        EventName.BLOCKERS_DECLARED,
        EventName.ATTACKERS_DECLARED,
    }
)


SPOKEN: Final = ""  # today's words for every date, so that only what happens differs


@dataclass(frozen=True)
class Told:
    """One thing that happened, and the rule for it on that date."""

    text: str
    rule: str


@dataclass(frozen=True)
class RulesColumn:
    """The course of a scenario under the rules of one date; or why there is none: a card has what those rules do not
    know.
    """

    date: str
    result: Result | None
    refused: str = ""

    @cached_property
    def told(self) -> tuple[Told, ...]:
        if self.result is None:
            return (Told(self.refused, ""),)
        out = [Told(e.text, e.rule) for e in self.result.events if e.entry.name not in UNTOLD and e.text]
        out.extend(Told(f"line {failure.line}: {failure.told}", "") for failure in self.result.failures)
        return tuple(out)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        if self.result is None:
            return (self.refused.replace(self.date, ""),)  # the same on the next date, if that does not know it either
        return tuple(one.text for one in self.told)


@dataclass(frozen=True)
class Parting:
    """Two neighbouring columns: how many things happen alike in both, and the day from which they do not.

    `day` is "" if they do not part. `changes` are the timeline's changes of that day, `wordings` the scenario's cards
    that read differently from then on, `by` what of all this makes the difference. `refused`: why it could not be
    played before that day.
    """

    older: str
    newer: str
    alike: int
    day: str
    changes: tuple[DatedChange, ...]
    wordings: tuple[str, ...] = ()
    refused: str = ""
    by: PartedBy = UNKNOWN
    script: tuple[int, ...] = ()  # the lines of the scenario that stand under one of the two dates alone


@dataclass(frozen=True)
class Comparison:
    scenario: Scenario
    columns: tuple[RulesColumn, ...]
    partings: tuple[Parting, ...]

    @property
    def alike(self) -> int:
        """How many things happen alike under all dates before the first difference."""
        return min((parting.alike for parting in self.partings), default=0)


def compare_dates(scenario: Scenario, rules: Sequence[str]) -> Comparison:
    """Plays the scenario under each of the rules (dates or editions), oldest first."""
    dates = sorted({date_of(one) for one in rules})
    columns = tuple(column_of(scenario, rules_on(date)) for date in dates)
    partings = tuple(parting_of(scenario, older, newer) for older, newer in pairwise(columns))
    return Comparison(scenario, columns, partings)


def column_of(scenario: Scenario, law: Rules) -> RulesColumn:
    try:
        return RulesColumn(law.date, run_under(scenario, law, SPOKEN))
    except TooNewError as unknown:
        return RulesColumn(law.date, None, unknown.message)


def course_under(scenario: Scenario, law: Rules) -> tuple[str, ...]:
    """The events of a scenario under these rules, in order, as words."""
    return column_of(scenario, law).texts


def parting_of(scenario: Scenario, older: RulesColumn, newer: RulesColumn) -> Parting:
    """Where two columns part, and what parts them."""
    if older.texts == newer.texts:
        return Parting(older.date, newer.date, alike_in(older, newer), "", ())
    return parting_on(scenario, older, newer, *day_of_parting(scenario, older, newer))


def alike_in(older: RulesColumn, newer: RulesColumn) -> int:
    """How many things happen alike before the first difference."""
    alike = 0
    for one, other in zip(older.texts, newer.texts, strict=False):
        if one != other:
            break
        alike += 1
    return alike


def parting_on(scenario: Scenario, older: RulesColumn, newer: RulesColumn, before: str, day: str) -> Parting:
    """The parting of two columns between one day and another, from which on it goes as in the newer one."""
    changes = tuple(change for change in timeline().changes if change.on == day)
    wordings = tuple(days_of_rewording(scenario).get(day, ()))
    by = UNKNOWN if older.refused else parted_by(scenario, before, day, course_under)
    script = tuple(lines_parted(scenario, before, day))
    return Parting(older.date, newer.date, alike_in(older, newer), day, changes, wordings, older.refused, by, script)


def lines_parted(scenario: Scenario, before: str, day: str) -> list[int]:
    """The lines of entries that are done under the rules of one of two days and not of the other."""
    every = [each for entry in scenario.play for each in (entry, *entry.lap)]
    return [each.line for each in every if stands_under(each.under, before) != stands_under(each.under, day)]


def days_of_rewording(scenario: Scenario) -> dict[str, list[str]]:
    """The days on which cards that the scenario deals out got another wording."""
    days: dict[str, list[str]] = {}
    zones = [zone for s in scenario.seats for zone in (s.hand, s.battlefield, s.graveyard, s.exile, s.library)]
    for name in sorted({spelling(thing.name) for zone in zones for thing in zone}):
        card = known_card(name)
        for wording in wordings_of(card) if card is not None else ():
            days.setdefault(wording.until.isoformat(), []).append(name)
    return days


def day_of_parting(scenario: Scenario, older: RulesColumn, newer: RulesColumn) -> tuple[str, str]:
    """The last day on which something changed the scenario's course on the way to the newer date, and one before it
    with the rules until then.
    """
    line = timeline()
    days = sorted(
        {change.on for change in line.changes}
        | {since for _, since in line.texts}
        | {*days_of_rewording(scenario)}
        | scenario.days_of_script()
    )
    days = [older.date, *(day for day in days if older.date < day <= newer.date)]
    for before, day in reversed(list(pairwise(days))):
        if course_under(scenario, rules_on(before)) != newer.texts:
            return before, day
    raise AssertionError(f"{older.date} and {newer.date} were said to part")

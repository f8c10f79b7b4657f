"""The time machine: one scenario under the rules of all dates, as eras in which the same happens.

Nothing is played twice: days on which the flags, the turn plan and the scenario's cards are the same are one day here.
What a scenario expects makes no era; what it expects only of the rules of some dates, and the numbers of rules, differ
from day to day without anything happening otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from mainphase.cards.codec import fingerprint
from mainphase.cards.names import find_card, known_card
from mainphase.errors import TooNewError
from mainphase.rules.law import Rules
from mainphase.rules.meanings import switches
from mainphase.rules.timeline import rules_on, timeline
from mainphase.scenarios.compare import Parting, RulesColumn, column_of, days_of_rewording, parting_on
from mainphase.scenarios.model import PlayEntry, Scenario
from mainphase.scenarios.parted_by import PartedBy, of_any_date


@dataclass(frozen=True)
class Era:
    """Days on which a scenario goes one way: from `since` through the day before the next era (`until`, or "" for the
    last). Eras of one `outcome` go alike. `dates` are the other days in it from which rules changed, `column` is what
    happens on the first.
    """

    since: str
    until: str
    outcome: int
    column: RulesColumn
    dates: tuple[str, ...]
    ok: bool  # what the scenario expects of any date is so


@dataclass(frozen=True)
class Boundary:
    """The difference between an era and the one before it. `rules` are the numbers under which it is written, until
    then and from then on.
    """

    parting: Parting
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Travel:
    """All eras, and what parts them; of so many days, so many had to be played."""

    scenario: Scenario
    eras: tuple[Era, ...]
    boundaries: tuple[Boundary, ...]
    days: int
    played: int


Key = tuple[object, ...]


def days_of_change(scenario: Scenario) -> list[str]:
    """The days from which something is otherwise that a scenario could depend on, the first of all first."""
    line = timeline()
    found = {line.first, *(change.on for change in line.changes), *(since for _, since in line.texts)}
    found.update(day for day in days_of_rewording(scenario) if day > line.first)
    found |= scenario.days_of_script()
    return sorted(found)


def travel(scenario: Scenario) -> Travel:
    """Plays a scenario under the rules of all dates."""
    asked = without_expectations(scenario)
    days = days_of_change(scenario)
    played: dict[Key, RulesColumn] = {}
    courses: list[RulesColumn] = []
    for day in days:
        law = rules_on(day)
        key = rules_key(scenario, law)
        if key not in played:
            played[key] = column_of(asked, law)
        courses.append(played[key])
    firsts = [0, *(k for k in range(1, len(days)) if courses[k].texts != courses[k - 1].texts)]
    outcomes: dict[tuple[str, ...], int] = {}
    eras: list[Era] = []
    for first, after in pairwise([*firsts, len(days)]):
        column = column_of(asked, rules_on(days[first])) if courses[first].date != days[first] else courses[first]
        outcome = outcomes.setdefault(column.texts, len(outcomes))
        until = days[after] if after < len(days) else ""
        eras.append(
            Era(
                days[first],
                until,
                outcome,
                column,
                tuple(days[first + 1 : after]),
                all(meets_expectations(scenario, day) for day in days_to_ask(scenario, days[first], until)),
            )
        )
    boundaries = tuple(
        boundary_between(asked, days[firsts[k + 1] - 1], older, newer)
        for k, (older, newer) in enumerate(pairwise(eras))
    )
    return Travel(scenario, tuple(eras), boundaries, len(days), len(played))


def days_to_ask(scenario: Scenario, since: str, until: str) -> list[str]:
    """The first day of an era, and those in it from which something else is expected."""
    return [since, *(day for day in scenario.days_of_expectations() if day > since and (not until or day < until))]


def meets_expectations(scenario: Scenario, day: str) -> bool:
    """True if every expectation of the scenario is met on a day, but for those of single dates, and the rules do not
    refuse its cards.
    """
    result = column_of(with_any_number(of_any_date(scenario)), rules_on(day)).result
    return result is not None and not result.failures


def without_expectations(scenario: Scenario) -> Scenario:
    """The scenario as what is done in it, whatever comes of it."""
    play = tuple(replace(entry, expect=()) for entry in scenario.play)
    return with_any_number(replace(scenario, play=play, expect=()))


def with_any_number(scenario: Scenario) -> Scenario:
    """The scenario with illegal actions allowed to be so by a rule of any number: rules have had others."""

    def asked(entry: PlayEntry) -> PlayEntry:
        return entry if entry.illegal is None else replace(entry, illegal=())

    return replace(scenario, play=tuple(asked(entry) for entry in scenario.play))


def rules_key(scenario: Scenario, law: Rules) -> Key:
    """The parts of the rules that a scenario can depend on: days with equal keys need not be played twice."""
    flags = tuple(sorted(law.flags().items()))
    return (flags, law.plan.content(), tuple(cards_on(scenario, law.date)), scenario.on(law.date).play)


def cards_on(scenario: Scenario, date: str) -> Iterator[str]:
    """The scenario's cards as they read on a day, or that its rules do not know them."""
    for name in names_in(scenario):
        if known_card(name) is None:  # a token, a blank: the same on every day
            continue
        try:
            yield fingerprint(find_card(name, on=date))
        except TooNewError:
            yield f"unknown: {name}"


def names_in(scenario: Scenario) -> list[str]:
    """All names of cards that are dealt, or named in what is done."""
    found: set[str] = set()
    for seat in scenario.seats:
        found.update(name for thing in seat.entries() for name in (thing.name, thing.maker) if name)
    return sorted(found)


def boundary_between(asked: Scenario, before: str, older: Era, newer: Era) -> Boundary:
    """The boundary of two eras that follow each other; `before` is a day with the last rules of the older one."""
    parting = parting_on(asked, older.column, newer.column, before, newer.since)
    return Boundary(parting, tuple(rule_numbers_of_change(parting.by, before, newer.since)))


def rule_numbers_of_change(by: PartedBy, before: str, day: str) -> list[str]:
    """Under which numbers what made the difference is written, until then and from then on."""
    found: dict[str, None] = {}
    for switch in by.switches:
        for concept in switches()[switch.name].concepts:
            for date in (before, day):
                number = rules_on(date).number(concept)
                if number:
                    found.setdefault(f"{number} ({date})")
    return list(found)

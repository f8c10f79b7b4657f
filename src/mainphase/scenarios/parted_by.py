"""Finds which of a day's changes part two courses of a scenario: each is taken back alone, and the scenario played
again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from mainphase.rules.law import FLAGS, Rules
from mainphase.rules.plan import TurnPlan
from mainphase.rules.timeline import rules_but, rules_on
from mainphase.scenarios.model import Expectation, Scenario

Course = Callable[[Scenario, Rules], tuple[str, ...]]


@dataclass(frozen=True)
class Switched:
    """A flag of the rules that took another value."""

    name: str
    before: str | bool | int
    after: str | bool | int


@dataclass(frozen=True)
class PartedBy:
    """The changes that make the difference: switches, the turn plan, or what is left without them: how cards read,
    which numbers the rules have. Usually it is one alone. Nothing: it could not be found out.
    """

    switches: tuple[Switched, ...] = ()
    plan: bool = False
    left: bool = False
    before: str = ""  # a day that still has the old rules


UNKNOWN: Final = PartedBy()


def parted_by(scenario: Scenario, before: str, day: str, course: Course) -> PartedBy:
    """The changes between the rules of `before` and of `day` that make the scenario go another way."""
    old, new = rules_on(before), rules_on(day)
    asked = of_any_date(scenario)
    was, is_now = course(asked, old), course(asked, new)
    if was == is_now:
        return UNKNOWN

    def with_back(flags: dict[str, str | bool | int], plan: TurnPlan | None = None) -> tuple[str, ...]:
        try:
            return course(asked, rules_but(new, flags, plan))
        except Exception:  # no day had such rules, and so it may be that nobody can play by them
            return is_now

    switches = [
        Switched(name, old.flag(name), new.flag(name))
        for name, flag in FLAGS.items()
        if not flag.planned and old.flag(name) != new.flag(name)
    ]
    switched_back = {switch.name: switch.before for switch in switches}
    without_any = with_back(switched_back, old.plan)
    if without_any == is_now:
        return PartedBy(left=True, before=before)
    left = without_any != was
    courses = [(switch, with_back({switch.name: switch.before})) for switch in switches]
    for switch, went in courses:
        if went == without_any:
            return PartedBy((switch,), left=left, before=before)
    by_plan = with_back({}, old.plan)
    if by_plan == without_any:
        return PartedBy(plan=True, left=left, before=before)
    return PartedBy(tuple(switch for switch, went in courses if went != is_now), by_plan != is_now, left, before)


def of_any_date(scenario: Scenario) -> Scenario:
    """The scenario without what it expects under the rules of single dates alone."""

    def kept(expected: tuple[Expectation, ...]) -> tuple[Expectation, ...]:
        return tuple(one for one in expected if not any(span.on for span in one.under))

    play = tuple(replace(entry, expect=kept(entry.expect)) for entry in scenario.play)
    return replace(scenario, play=play, expect=kept(scenario.expect))

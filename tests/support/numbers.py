"""The rule that a concept was, day by day."""

from __future__ import annotations

from mainphase.rules.concepts import concept_of
from mainphase.rules.timeline import rules_on


def numbers(concept: str, *days: str) -> list[str]:
    """The rule a concept was on each of these days; "" where it was none."""
    return [rules_on(day).number(concept_of(concept)) for day in days]


def also(concept: str, day: str) -> tuple[str, ...]:
    """The other rules that said so on a day."""
    return rules_on(day).also(concept_of(concept))

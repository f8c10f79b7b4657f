"""Kinds of counters: those of which a rule says something that nothing here obeys are not read."""

import pytest

from mainphase.cards import nodes as n
from mainphase.language.grammar.abilities import read_lines
from mainphase.language.text.about import About


def readings(text: str) -> list[tuple[n.Ability, ...]]:
    [reading] = read_lines((text,), About())
    return list(reading.readings)


def test_counters_of_which_no_rule_speaks() -> None:
    assert readings("~ enters with a charge counter on it.") == [
        (n.Static(n.EntersWithCounters("charge", n.Fixed(1))),)
    ]


@pytest.mark.parametrize("kind", ["shield", "stun", "finality", "hone", "flying"])
@pytest.mark.parametrize(
    "text",
    [
        "~ enters with a {} counter on it.",
        "~ enters with two {} counters on it.",
        "When ~ enters, put a {} counter on target creature.",
        "When ~ enters, put a {} counter on ~ for each creature you control.",
    ],
)
def test_counters_with_rules_are_not_read(text: str, kind: str) -> None:
    assert readings(text.format(kind)) == []

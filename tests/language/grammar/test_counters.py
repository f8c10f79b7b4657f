"""Kinds of counters: those of which a rule says something that nothing here obeys are not read."""

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.abilities import read_lines
from mainphase.language.text.about import About


def readings(text: str) -> list[tuple[n.Ability, ...]]:
    [reading] = read_lines((text,), About())
    return list(reading.readings)


def test_counters_of_which_no_rule_speaks() -> None:
    assert readings("~ enters with a charge counter on it.") == [
        (n.Static(n.EntersWithCounters("charge", n.Fixed(1))),)
    ]


@pytest.mark.parametrize("kind", ["hone", "decayed"])
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


def test_whose_counters_are_counted() -> None:
    """Those of what acts, though a spell was spoken of before."""
    known = ability(
        "Whenever you cast an instant or sorcery spell, you may put a charge counter on ~. If you do, ~ deals damage "
        "equal to the number of charge counters on it to any target."
    )
    [paid] = [part for part in everything_in(known) if isinstance(part, n.DealDamage)]
    assert paid.amount == n.CountersOn("charge", n.This())


def test_what_was_exiled_as_a_cost_is_not_what_was_spoken_of_before() -> None:
    text = "Whenever you cast a Spirit spell, you may {}. If you do, return it to the battlefield."
    for deed in ("exile ~", "return ~ to its owner's hand"):
        assert does(text.format(deed)) is None


@pytest.mark.parametrize(
    ("words", "counters"),
    [
        ("with a finality counter on it", ("finality",)),
        ("with two +1/+1 counters on it", ("+1/+1", "+1/+1")),
        ("with an additional +1/+1 counter on it", ("+1/+1",)),
    ],
)
def test_122_6_what_returns_with_counters(words: str, counters: tuple[str, ...]) -> None:
    effect = does(f"Return target creature card from your graveyard to the battlefield {words}.")
    assert isinstance(effect, n.Move)
    assert effect.counters == counters

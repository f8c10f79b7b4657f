"""Groups that are spoken of again are the same as before, or nothing is read."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n


@pytest.mark.parametrize(
    "text",
    [
        "Gain control of all artifacts your opponents control until end of turn. Untap them.",
        "Gain control of all creatures with power 3 or less until end of turn. Untap those creatures.",
        "Attacking creatures get +1/+0 until end of turn. Sacrifice those creatures at the beginning of the next end "
        "step.",
        "Tap all untapped creatures. Those creatures don't untap during their controller's next untap step.",
        "Creatures with power 2 or less get +2/+0 until end of turn. Untap those creatures.",
        "If you have 5 or less life, tap all creatures. Those creatures don't untap during their controller's next "
        "untap step.",
    ],
)
def test_what_may_be_another_group_then_is_not_read(text: str) -> None:
    assert does(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Gain control of all creatures until end of turn. Untap them.",
        "Creatures you control get +2/+0 until end of turn. Untap those creatures.",
        "Tap all creatures. Those creatures don't untap during their controller's next untap step.",
    ],
)
def test_what_stays_the_same_is(text: str) -> None:
    assert does(text) is not None


def test_what_is_said_of_all_is_true_of_each() -> None:
    known = ability("At the beginning of your upkeep, if all creatures you control are white, you gain 1 life.")
    assert isinstance(known, n.Triggered)
    yours = n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(n.You())))
    others = n.All((yours, n.Not(n.OfColor(n.Color.WHITE))))
    assert known.condition == n.Negated(n.Exists(others))
    assert ability("At the beginning of your upkeep, if each creature you control is white, you gain 1 life.") is None


def test_each_of_those_is_each_of_them() -> None:
    counters = "Distribute two +1/+1 counters among one or two target creatures"
    doubled = does(f"{counters}, then double the number of +1/+1 counters on each of those creatures.")
    assert isinstance(doubled, n.Sequence)
    assert doubled.of[1] == n.DoubleCounters(n.Target(), "+1/+1")
    assert does("Creatures with power 2 or less get +2/+0 until end of turn. Destroy each of those creatures.") is None


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a Goblin you control enters, tap that creature.",
        "Whenever ~ or another Cat you control enters, tap that creature.",
        "Whenever an Angel or Cleric you control enters, tap that creature.",
    ],
)
def test_what_is_told_by_a_creature_type_is_that_creature(text: str) -> None:
    known = ability(text)
    assert isinstance(known, n.Triggered)
    assert known.modes[0].effect == n.Tap(n.ThatObject())


def test_it_is_what_was_called_a_creature_if_something_was() -> None:
    known = does("Untap target creature. Destroy target Goblin. Tap that creature.")
    assert isinstance(known, n.Sequence)
    assert known.of[-1] == n.Tap(n.Target(0))
    assert ability("Whenever an Equipment you control enters, tap that creature.") is None

"""Archenemy on both sides of the days on which its rules changed."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards.nodes import Draw as DrawCards
from mainphase.cards.nodes import Fixed, GainsLife, Mode, Triggered, You, Zone
from mainphase.cards.words import from_zone, gain_life, scheme, when_set_in_motion

GAIN = scheme("Gain", when_set_in_motion.do(gain_life(1)))
HELD = scheme("Held", from_zone(Zone.COMMAND, Triggered(GainsLife(You()), (Mode(DrawCards(Fixed(1))),))), ongoing=True)


def archenemy(date: str, step: str = "precombat main") -> Table:
    return position(
        players=("arch", "ann", "bob"),
        teams=(("ann", "bob"),),
        arch_schemes=[GAIN],
        arch_in_motion=[HELD],
        rules=date,
        step=step,
        triggers="automatic",
    )


def test_there_are_no_schemes_on_17_june_2010() -> None:
    assert archenemy("2010-06-17").events("scheme set in motion") == []


@pytest.mark.parametrize("date", ["2010-06-18", "2010-07-16"])
def test_505_3_a_scheme_is_set_in_motion_since_18_june_2010(date: str) -> None:
    (event,) = archenemy(date).events("scheme set in motion")
    assert (event.what, event.rule) == ("Gain", "505.3")


def test_703_4d_in_the_precombat_main_phase_only_on_18_june_2010() -> None:
    """505.3 of that text leaves out the phase; 703.4d and 904.9 say it."""
    assert archenemy("2010-06-18", "postcombat main").events("scheme set in motion") == []


def in_motion(date: str) -> list[str]:
    """What is face up while only an ability of another scheme is on the stack."""
    table = archenemy(date)
    table.resolve()
    assert table.stack == ["Held"]
    return [table.name(oid) for oid in table.state.command]


def test_904_10_a_scheme_is_done_when_its_own_abilities_are_on_4_june_2017() -> None:
    assert in_motion("2017-06-04") == ["Held"]


def test_904_10_it_waits_for_the_abilities_of_all_schemes_since_5_june_2017() -> None:
    assert in_motion("2017-06-05") == ["Held", "Gain"]

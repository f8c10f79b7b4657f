"""Damage that could be dealt to a planeswalker instead: from 1 October 2007 to 26 April 2018."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef, CardType

WALKER = CardDef("Walker", None, CardType.PLANESWALKER, subtypes=("Someone",), loyalty=5)


def bolt(rules: str) -> Table:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[WALKER], rules=rules)
    table.alice.cast("Lightning Bolt", targets=["bob"])
    table.resolve()
    return table


@pytest.mark.parametrize("rules", ["2007-10-01", "2009-07-11", "2018-04-26"])
def test_306_7_the_opponent_may_have_the_damage_dealt_to_a_planeswalker(rules: str) -> None:
    table = bolt(rules)
    assert (table.asked, table.asked_player) == ("redirect", "alice")
    table.alice.choose("yes")
    assert (table.bob.life, table.counters("Walker", "loyalty")) == (20, 2)


def test_damage_goes_where_it_is_aimed_until_30_september_2007() -> None:
    table = bolt("2007-09-30")
    assert table.asked == "priority"
    assert (table.bob.life, table.counters("Walker", "loyalty")) == (17, 5)


def test_306_7_or_leave_it_to_the_player() -> None:
    table = bolt("2011-09-30")
    table.alice.choose("no")
    assert (table.bob.life, table.counters("Walker", "loyalty")) == (17, 5)


def test_damage_goes_where_it_is_aimed_since_27_april_2018() -> None:
    table = bolt("2018-04-27")
    assert table.asked == "priority"
    assert (table.bob.life, table.counters("Walker", "loyalty")) == (17, 5)


def test_306_7_combat_damage_is_not_asked_about() -> None:
    table = position(alice=["Hill Giant"], bob=[WALKER], rules="2011-09-30")
    table.alice.attack({"Hill Giant": "bob"})
    table.advance_to("combat damage")
    assert table.asked == "priority"
    assert table.bob.life == 17

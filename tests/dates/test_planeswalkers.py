"""Damage that could be dealt to a planeswalker instead: from 1 October 2007 to 26 April 2018."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import find_card
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import (
    card,
    creature,
    damage,
    either,
    instant,
    opponent_or_planeswalker,
    planeswalker,
    target,
    targeting,
)
from mainphase.language import fragments

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


# --- Any target


ANIMATED = CardDef(
    "Gideon", None, CardType.PLANESWALKER | CardType.CREATURE, subtypes=("Gideon",), power=4, toughness=4, loyalty=5
)


def aimed(rules: str, at: str, spell: str | CardDef = "Lightning Bolt") -> bool:
    name = spell if isinstance(spell, str) else spell.name
    table = position(alice=["Mountain"], alice_hand=[spell], bob=[WALKER, ANIMATED, "Hill Giant"], rules=rules)
    try:
        table.alice.cast(name, targets=[at])
    except NotOffered:
        return False
    return True


def test_114_4_a_planeswalker_is_no_creature_or_player_until_26_april_2018() -> None:
    assert [aimed("2018-04-26", at) for at in ("bob", "Hill Giant", "Gideon", "Walker")] == [True, True, True, False]
    flame = card("Flame", "{0}", instant)(targeting(opponent_or_planeswalker).do(damage(2, to=target)))
    assert [aimed("2018-04-26", at, flame) for at in ("bob", "Walker")] == [True, False]
    fall = card("Downfall", "{0}", instant)(targeting(either(creature, planeswalker)).do(damage(2, to=target)))
    assert aimed("2018-04-26", "Walker", fall), "what says planeswalker without players always did"


def test_114_4_any_target_may_be_a_planeswalker_since_27_april_2018() -> None:
    assert [aimed("2018-04-27", at) for at in ("bob", "Hill Giant", "Gideon", "Walker")] == [True, True, True, True]


@pytest.mark.parametrize(
    ("on", "said"),
    [
        ("1999-06-01", "target creature or player"),
        ("2018-04-26", "target creature or player"),
        ("2018-04-27", "any target"),
    ],
)
def test_114_4_cards_say_creature_or_player_until_26_april_2018(on: str, said: str) -> None:
    for name in ("Lightning Bolt", "Prodigal Sorcerer"):
        assert fragments.face_lines(find_card(name, on=on), on)[-1].endswith(f"{said}.")

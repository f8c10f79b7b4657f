"""CR 702.67, 301.6: Fortifications, and what they fortify."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic

WALL = invented(
    "Fortified land has indestructible.\nWhenever fortified land becomes tapped, you gain 1 life.\nFortify {3}",
    name="Wall", types="Artifact — Fortification", cost="{2}",
)  # fmt: skip
QUAKE = invented("Destroy all lands.", name="Quake", types="Sorcery", cost="{0}")
BLINK = invented("Return target land to its owner's hand.", name="Blink", types="Instant", cost="{0}")
ALIVE = invented(
    "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.",
    name="Alive", types="Enchantment",
)  # fmt: skip


def fortified(*there: Any, **more: Any) -> Table:
    table = position(alice=["Forest", "3 Mountain", WALL, *there], triggers="automatic", **more)
    table.alice.activate("Wall")
    table.choose("Forest")
    table.resolve()
    return table


def test_702_67a_it_is_attached_to_a_land_of_its_controllers() -> None:
    table = position(alice=["Forest", "3 Mountain", "Grizzly Bears", WALL], bob=["Island"])
    table.alice.activate("Wall")
    assert sorted(set(table.options)) == ["Forest", "Mountain"]
    table.choose("Forest")
    table.resolve()
    assert table.find("Wall").attached_to == table.find("Forest").id


def test_301_6_what_it_says_of_the_fortified_land() -> None:
    table = fortified(alice_hand=[QUAKE])
    table.alice.taps("Forest")
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.cast("Quake")
    table.resolve()
    assert "Forest" in table.alice.battlefield
    assert "Mountain" not in table.alice.battlefield


def test_301_6_it_stays_without_the_land() -> None:
    table = fortified(alice_hand=[BLINK])
    table.alice.cast("Blink", ["Forest"])
    table.resolve()
    assert "Wall" in table.alice.battlefield
    assert table.find("Wall").attached_to == 0


def test_301_6_a_fortification_that_is_a_creature_fortifies_nothing() -> None:
    table = position(alice=["Forest", "3 Mountain", WALL, ALIVE])
    table.alice.activate("Wall")
    table.choose("Forest")
    table.resolve()
    assert table.find("Wall").attached_to == 0


def test_702_67a_as_a_sorcery() -> None:
    table = position(alice=["4 Mountain", WALL], step="end")
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Wall")
    assert refused.value.rule == "602.5d"


def test_702_67_they_came_with_future_sight() -> None:
    assert "Fortification" in unknown_mechanic(WALL, "2007-04-30")
    assert unknown_mechanic(WALL, "2007-05-01") == ""
    assert fortified(rules="2007-05-01").find("Wall").attached_to != 0

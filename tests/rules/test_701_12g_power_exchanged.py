"""CR 701.12g: the powers of two creatures are exchanged."""

from __future__ import annotations

from dataclasses import replace

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n

OGRE = invented("", "Ogre", pt="2/4")
MONK = invented(
    "Whenever ~ blocks, exchange its power and the power of target creature it's blocking until end of combat.",
    name="Monk", pt="0/5",
)  # fmt: skip
MONK_BELOW = replace(MONK, power=-1)


def blocking(monk: n.CardDef = MONK, hand: str = "Giant Growth") -> Table:
    table = position(alice=[OGRE, "Forest", "Island"], bob=[monk], alice_hand=[hand])
    table.alice.attack(["Ogre"])
    table.bob.block({"Monk": "Ogre"})
    table.choose("Ogre")
    return table


def powers(table: Table) -> tuple[str, str]:
    return table.pt("Monk"), table.pt("Ogre")


def test_701_12g_each_has_the_power_that_the_other_had_until_combat_ends() -> None:
    table = blocking()
    assert powers(table) == ("0/5", "2/4")
    table.resolve()
    assert powers(table) == ("2/5", "0/4")
    table.advance_to("end of combat")
    assert (table.damage("Monk"), table.damage("Ogre")) == (0, 2)
    assert powers(table) == ("2/5", "0/4")
    table.advance_to("postcombat main")
    assert powers(table) == ("0/5", "2/4")


def test_701_12g_the_powers_are_what_they_are_then_and_what_adds_to_them_still_does() -> None:
    table = blocking()
    table.alice.cast("Giant Growth", ["Ogre"])
    table.resolve()
    table.resolve()
    assert powers(table) == ("5/5", "3/7")  # set in layer 7b, and more in 7c (CR 613.4b, c)


def test_701_12g_a_power_below_zero_is_given_too() -> None:
    table = blocking(MONK_BELOW)
    table.resolve()
    assert powers(table) == ("2/5", "-1/4")


def test_701_12a_without_one_of_them_nothing_is_exchanged() -> None:
    table = blocking(hand="Unsummon")
    table.alice.cast("Unsummon", ["Monk"])
    table.resolve()
    table.resolve()
    assert table.pt("Ogre") == "2/4"

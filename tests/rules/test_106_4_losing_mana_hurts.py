"""CR 106.4: a player who loses unspent mana loses life for it, because an effect says so."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Color
from mainphase.cards.words import card, do, instant

THRASH = invented("A player losing unspent mana causes that player to lose that much life.", "Thrash")
SHORT = card("Short", "{0}", instant)(do(n.LoseUnspentMana(n.You())))


def test_106_4_of_whoever_loses_it_as_the_step_ends() -> None:
    table = position(alice=["Mountain", "Swamp"], bob=[THRASH])
    table.alice.taps("Mountain")
    table.alice.taps("Swamp")
    table.advance_to("end step")
    assert table.alice.life == 18
    assert table.bob.life == 20
    assert table.stack == []


def test_106_4_each_that_says_so_takes_life() -> None:
    table = position(alice=["Mountain", THRASH, THRASH])
    table.alice.taps("Mountain")
    table.advance_to("end step")
    assert table.alice.life == 18


def test_106_4_what_is_spent_costs_no_life() -> None:
    table = position(alice=["Mountain", THRASH], alice_hand=["Shock"])
    table.alice.taps("Mountain")
    table.alice.cast("Shock", targets=["bob"])
    table.resolve_all()
    table.advance_to("end step")
    assert table.alice.life == 20


def test_106_4_of_what_an_effect_makes_a_player_lose() -> None:
    table = position(alice=["Mountain", THRASH], alice_hand=[SHORT])
    table.alice.taps("Mountain")
    table.alice.cast("Short")
    table.resolve()
    assert table.alice.life == 19


@pytest.mark.rule("614.1a")
def test_106_4_what_becomes_colorless_instead_is_not_lost_to_an_effect() -> None:
    horizon = invented("If you would lose unspent mana, that mana becomes colorless instead.", "Horizon")
    table = position(alice=["Mountain", "Swamp", THRASH, horizon], alice_hand=[SHORT])
    table.alice.taps("Mountain")
    table.alice.taps("Swamp")
    table.alice.cast("Short")
    table.resolve()
    assert [unit.color for unit in table.state.players[0].pool] == [Color.COLORLESS, Color.COLORLESS]
    assert table.alice.life == 20

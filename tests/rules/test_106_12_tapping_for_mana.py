"""CR 106.12a: what triggers on a permanent being tapped for mana, and the types that it produced."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards.words import card, land, tap_for

TWO = card("Two", None, land)(tap_for("{G}{U}"))
VOICE = "Vorinclex, Voice of Hunger"


def test_106_12a_one_more_of_the_type_produced() -> None:
    table = position(alice=["Mana Flare", "Forest", "Sol Ring"], bob=["Island"])
    table.alice.taps("Forest")
    assert table.alice.mana == "GG"
    assert table.stack == []
    table.alice.taps("Sol Ring")  # no land
    assert table.alice.mana == "GGCC"
    table.alice.passes()
    table.bob.taps("Island")
    assert table.bob.mana == "UU"


def test_106_12a_of_several_types_produced_one_is_chosen() -> None:
    table = position(alice=["Mirari's Wake", TWO])
    table.alice.taps("Two", for_=1)
    assert sorted(table.alice.mana) in (["G", "G", "U"], ["G", "U", "U"])


def test_106_12b_the_added_mana_is_not_produced_by_tapping() -> None:
    table = position(alice=["Mirari's Wake", "Mana Reflection", "Forest"])
    table.alice.taps("Forest")
    assert table.alice.mana == "GGG"


@pytest.mark.parametrize("payment", ["automatic", "manual"])
def test_605_4a_what_is_added_pays_too(payment: str) -> None:
    table = position(alice=["Mirari's Wake", "2 Forest"], alice_hand=["Grizzly Bears"], payment=payment)
    table.alice.taps("Forest")
    table.alice.cast("Grizzly Bears")
    while table.asked == "pay":
        table.apply(0)
    assert table.stack == ["Grizzly Bears"]
    assert not table.tapped("Forest 2")


def test_502_3_an_opponents_land_tapped_for_mana_stays_tapped() -> None:
    table = position(alice=[VOICE, "Forest"], bob=["Island"], active="bob")
    table.bob.taps("Island")
    table.resolve_all() if table.stack else table.pass_once()
    table.resolve_all()
    table.advance_to("turn 3, upkeep")
    assert table.tapped("Island")
    table.advance_to("turn 5, upkeep")
    assert not table.tapped("Island")


def test_the_controller_of_the_voice_gets_more() -> None:
    table = position(alice=[VOICE, "Forest"])
    table.alice.taps("Forest")
    assert table.alice.mana == "GG"

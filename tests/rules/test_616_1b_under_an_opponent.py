"""CR 616.1b, 508.1c, 602.2: it enters under the control of an opponent of your choice, and doesn't attack its owner."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

THREE = ["alice", "bob", "carol"]
SPY = invented(
    "~ enters under the control of an opponent of your choice.\n"
    "~ attacks each combat if able and can't attack its owner or planeswalkers its owner controls.\n"
    "{1}: ~'s controller loses 2 life and you draw a card. Any player may activate this ability.\n"
    "~ enters with a +1/+1 counter on it.",
    name="Spy", cost="{0}",
)  # fmt: skip
BLINK = invented(
    "Exile target creature, then return it to the battlefield under its owner's control.",
    name="Blink", types="Instant", cost="{0}",
)  # fmt: skip


def test_616_1b_its_controller_is_chosen_as_it_enters() -> None:
    table = position(players=THREE, alice_hand=[SPY])
    table.alice.cast("Spy")
    table.resolve()
    assert set(table.options) == {"bob", "carol"}
    table.alice.choose("carol")
    assert table.carol.battlefield == ["Spy"]
    assert table.pt("Spy") == "3/3"
    assert table.find("Spy").owner == table.alice.number


def test_616_1b_again_when_it_is_put_onto_the_battlefield() -> None:
    table = position(players=THREE, carol=[], alice=[SPY], bob_hand=[BLINK])
    while table.priority != "bob":
        table.pass_once()
    table.bob.cast("Blink", ["Spy"])
    table.resolve()
    assert table.asked_player == "alice", "it would enter under her control"
    table.alice.choose("bob")
    assert table.bob.battlefield == ["Spy"]


def test_508_1c_it_attacks_others_than_its_owner() -> None:
    table = position(players=THREE, alice_hand=[SPY])
    table.alice.cast("Spy")
    table.resolve()
    table.alice.choose("bob")
    table.advance_to("turn 2, declare attackers")
    with pytest.raises(NotOffered):
        table.copy().bob.attack({"Spy": "alice"})
    table.bob.attack({"Spy": "carol"})
    assert table.attackers == {"Spy": "carol"}


def test_602_2_whoever_activates_it_draws() -> None:
    table = position(players=THREE, alice=["Swamp"], alice_hand=[SPY])
    table.alice.cast("Spy")
    table.resolve()
    table.alice.choose("bob")
    table.alice.activate("Spy")
    table.resolve()
    assert (table.bob.life, len(table.events("draw", player="alice"))) == (18, 1)

"""CR 700.2a, b: of an ability's modes only those that have not been chosen for its object before, or this turn."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

ONCE = invented(
    "{0}: Choose one that hasn't been chosen —\n• You gain 1 life.\n• You gain 2 life.\n• Draw a card.",
    name="Pact",
    types="Artifact",
)
EACH_TURN = invented(
    "{0}: Choose one that hasn't been chosen this turn —\n• You gain 1 life.\n• You gain 2 life.",
    name="Oath",
    types="Artifact",
)


def test_700_2a_a_mode_is_chosen_once() -> None:
    table = position(alice=[ONCE, "Forest"])
    table.alice.activate("Pact", modes=[1])
    table.resolve()
    assert table.alice.life == 22
    with pytest.raises(NotOffered):
        table.alice.activate("Pact", modes=[1])


def test_700_2a_no_mode_is_left() -> None:
    table = position(alice=[ONCE])
    for k in range(3):
        table.alice.activate("Pact", modes=[k])
        table.resolve()
    with pytest.raises(NotOffered):
        table.alice.activate("Pact")


def test_700_2a_another_turn_another_choice() -> None:
    table = position(alice=[EACH_TURN])
    for k in range(2):
        table.alice.activate("Oath", modes=[k])
        table.resolve()
    with pytest.raises(NotOffered):
        table.alice.activate("Oath", modes=[0])
    table.advance_to("turn 3, precombat main")
    table.alice.activate("Oath", modes=[0])
    table.resolve()
    assert table.alice.life == 24


def test_700_2b_one_object_knows_nothing_of_another() -> None:
    table = position(alice=[ONCE, ONCE])
    table.alice.activate("Pact", modes=[0])
    table.resolve()
    table.alice.activate("Pact 2", modes=[0])
    table.resolve()
    assert table.alice.life == 22

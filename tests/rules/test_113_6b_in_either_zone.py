"""CR 113.6b, 207.2c: abilities that work in the command zone, and in that or another."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

LORD = invented(
    "At the beginning of your upkeep, if ~ is in the command zone or on the battlefield, you gain 1 life.",
    name="Lord",
    types="Legendary Creature — Human",
)
HERMIT = invented(
    "At the beginning of your upkeep, if ~ is in the command zone, you gain 1 life.",
    name="Hermit",
    types="Legendary Creature — Human",
)
GHOST = invented(
    "At the beginning of your upkeep, if ~ is in your graveyard or on the battlefield, you gain 1 life.", name="Ghost"
)


@pytest.mark.parametrize(
    ("where", "card", "gains"),
    [
        ("alice_commander", LORD, 1),
        ("alice", LORD, 1),
        ("alice_graveyard", LORD, 0),
        ("alice_hand", LORD, 0),
        ("alice_commander", HERMIT, 1),
        ("alice", HERMIT, 0),
        ("alice_graveyard", GHOST, 1),
        ("alice", GHOST, 1),
        ("alice_exile", GHOST, 0),
    ],
)
def test_113_6b_it_works_where_its_condition_says(where: str, card: object, gains: int) -> None:
    table = position(**{where: [card]})  # type: ignore[arg-type]
    table.advance_to("turn 3, draw")
    assert table.alice.life == 20 + gains

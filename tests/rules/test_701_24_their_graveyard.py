"""CR 701.24: a player shuffles cards of their own graveyard that are aimed at into their library."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

RECALL = invented(
    "Target player shuffles up to two target cards from their graveyard into their library.",
    name="Recall",
    types="Instant",
    cost="{U}",
)


@pytest.mark.parametrize("cards", [["Shock"], ["Shock", "Memnite"], []])
def test_701_24_the_cards_of_that_player_alone(cards: list[str]) -> None:
    table = position(
        alice=["Island"], alice_hand=[RECALL], alice_graveyard=["Craw Wurm"], bob_graveyard=["Shock", "Memnite"]
    )
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Recall", ["bob", "Craw Wurm"])
    table.alice.cast("Recall", ["bob", *cards])
    table.resolve()
    assert sorted(table.bob.graveyard) == sorted({"Shock", "Memnite"} - set(cards))
    assert set(cards) <= set(table.bob.library)
    assert [event.player for event in table.events("shuffled")] == ["bob"]  # CR 701.24d: also if there are none

"""CR 402.2, 613.11: a maximum hand size that is set, raised and lowered, in timestamp order; never below zero."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

TWO = invented("Your maximum hand size is two.", name="Two", types="Enchantment", cost="{0}")
MORE = invented("Your maximum hand size is increased by one.", name="More", types="Enchantment", cost="{0}")
MISER = invented(
    "Each opponent's maximum hand size is reduced by seven.", name="Miser", types="Enchantment", cost="{0}"
)
TOWER = invented("You have no maximum hand size.", name="Tower", types="Enchantment", cost="{0}")
OATH = invented(
    "Your maximum hand size is reduced by three for the rest of the game.", name="Oath", types="Sorcery", cost="{0}"
)
COUNT = invented(
    "Your maximum hand size is equal to the number of creatures you control.", name="Count", types="Enchantment"
)


def left_after_cleanup(*cards: CardDef, alice: tuple[str | CardDef, ...] = (), bob: tuple[CardDef, ...] = ()) -> int:
    table: Table = position(alice=list(alice), alice_hand=[*cards, *["Forest"] * 9], bob=list(bob))
    for card in cards:
        table.alice.cast(card.name)
        table.resolve()
    table.advance_to("turn 2, upkeep")
    return len(table.alice.hand)


@pytest.mark.parametrize(
    ("cards", "left"),
    [((TWO,), 2), ((MORE,), 8), ((TWO, MORE), 3), ((MORE, TWO), 2), ((TWO, TOWER), 9), ((TOWER, TWO), 2),
     ((TOWER, OATH), 9), ((OATH,), 4), ((OATH, MORE), 5)],
)  # fmt: skip
def test_613_11_hand_sizes_in_timestamp_order(cards: tuple[CardDef, ...], left: int) -> None:
    assert left_after_cleanup(*cards) == left


def test_402_2_of_each_opponent_and_never_below_zero() -> None:
    assert left_after_cleanup(bob=(MISER,)) == 0
    assert left_after_cleanup(bob=(MISER, MISER)) == 0
    assert left_after_cleanup(MISER) == 7


def test_402_2_a_number_that_is_counted() -> None:
    assert left_after_cleanup(alice=(COUNT, "Memnite", "Hill Giant")) == 2

"""CR 608.2h: "the difference" is by how much what was compared differs, as it is drawn or made."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position


@pytest.mark.parametrize(("bob", "drawn"), [(3, 2), (1, 0), (0, 0)])
def test_608_2h_more_cards_in_hand(bob: int, drawn: int) -> None:
    text = "If target opponent has more cards in hand than you, draw cards equal to the difference."
    deed = invented(text, name="Deed", types="Sorcery", cost="{0}")
    table = position(alice_hand=[deed, "Forest"], bob_hand=["Forest"] * bob)
    table.alice.cast("Deed", ["bob"])
    table.resolve_all()
    assert len(table.alice.hand) == 1 + drawn


@pytest.mark.parametrize(("held", "hand"), [(1, 4), (4, 4), (6, 6)])
def test_603_4_of_what_is_asked_as_it_triggers(held: int, hand: int) -> None:
    text = "When ~ enters, if you have fewer than four cards in hand, draw cards equal to the difference."
    mage = invented(text, name="Mage", cost="{0}")
    table = position(alice_hand=[mage, *["Forest"] * held])
    table.alice.cast("Mage")
    table.resolve_all()
    assert len(table.alice.hand) == hand


@pytest.mark.parametrize(
    "text", ["Draw cards equal to the difference.", "If you control a creature, draw cards equal to the difference."]
)
def test_608_2h_of_nothing(text: str) -> None:
    with pytest.raises(AssertionError):
        invented(text, name="Deed", types="Sorcery", cost="{0}")


@pytest.mark.rule("107.3a")
def test_107_3a_a_discarded_card_of_the_mana_value_of_what_is_countered() -> None:
    text = "Discard a card with mana value X: Counter target spell with mana value X."
    warper = invented(text, name="Warper")
    table = position(
        alice=["2 Forest"], alice_hand=["Grizzly Bears"], bob=[warper], bob_hand=["Hill Giant", "Bear Cub"]
    )
    table.alice.cast("Grizzly Bears")
    table.alice.passes()
    table.bob.activate("Warper", x=2, targets=["Grizzly Bears"])
    table.resolve_all()
    assert "Grizzly Bears" in table.alice.graveyard
    assert table.bob.graveyard == ["Bear Cub"]

"""CR 608.2k, 608.2h: "the discarded card", "the exiled card", "the revealed card" are what was paid or discarded, as it
was.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef


def spell(text: str, name: str = "Deed") -> CardDef:
    return invented(text, name=name, cost="{0}", types="Sorcery")


@pytest.mark.parametrize(("card", "life"), [("Craw Wurm", 14), ("Grizzly Bears", 18)])
def test_608_2k_the_revealed_card(card: str, life: int) -> None:
    deed = spell(
        "As an additional cost to cast this spell, reveal a creature card from your hand.\n"
        "~ deals damage to target player equal to the revealed card's mana value."
    )
    table = position(alice_hand=[deed, card])
    table.alice.cast("Deed", ["bob"])
    table.resolve_all()
    assert table.bob.life == life
    assert table.alice.hand == [card]


def test_608_2h_the_revealed_card_that_has_left_the_hand() -> None:
    """It may be cast in response: it is then asked what it was."""
    deed = spell(
        "As an additional cost to cast this spell, reveal a creature card from your hand.\n"
        "~ deals damage to target player equal to the revealed card's mana value."
    )
    fast = invented("Flash", "Fast", cost="{3}")
    table = position(alice=["3 Forest"], alice_hand=[deed, fast])
    table.alice.cast("Deed", ["bob"])
    table.alice.cast("Fast")
    table.resolve_all()
    assert table.bob.life == 17


def test_608_2k_the_exiled_card() -> None:
    deed = spell(
        "As an additional cost to cast this spell, exile a creature card from your graveyard.\n"
        "~ deals damage to target player equal to the exiled card's power."
    )
    table = position(alice_hand=[deed], alice_graveyard=["Craw Wurm"])
    table.alice.cast("Deed", ["bob"])
    table.resolve_all()
    assert table.bob.life == 14


@pytest.mark.parametrize(("card", "life"), [("Craw Wurm", 14), ("Forest", 20)])
def test_608_2k_the_discarded_card_of_a_cost(card: str, life: int) -> None:
    mage = invented("Discard a card: ~ deals damage to target player equal to the discarded card's mana value.", "Mage")
    table = position(alice=[mage], alice_hand=[card])
    table.alice.activate("Mage", targets=["bob"])
    table.resolve_all()
    assert table.bob.life == life


@pytest.mark.parametrize(("card", "life"), [("Craw Wurm", 14), ("Forest", 20)])
def test_608_2h_the_discarded_card_of_the_effect(card: str, life: int) -> None:
    deed = spell("Discard a card. ~ deals damage to target player equal to the discarded card's mana value.")
    table = position(alice_hand=[deed, card])
    table.alice.cast("Deed", ["bob"])
    table.resolve_all()
    assert table.bob.life == life


@pytest.mark.parametrize(
    "text",
    [
        "Discard two cards. ~ deals damage to target player equal to the discarded card's mana value.",
        "Each player mills a card. You gain life equal to the milled card's mana value.",
    ],
)
def test_608_2h_it_has_to_be_one(text: str) -> None:
    with pytest.raises(AssertionError):
        spell(text)


def test_701_23_x_told_amid_a_search() -> None:
    deed = spell(
        "Search your library for up to X basic land cards, where X is the number of creatures you control. Put those "
        "cards onto the battlefield tapped, then shuffle."
    )
    table = position(alice=["Memnite", "Grizzly Bears"], alice_hand=[deed], alice_library=["Forest", "Island", "Swamp"])
    table.alice.cast("Deed")
    table.resolve()
    table.alice.choose("Forest", "Island")
    assert {"Forest", "Island"} <= set(table.alice.battlefield)
    assert "Swamp" not in table.alice.battlefield

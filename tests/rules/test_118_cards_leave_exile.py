"""Costs that put cards of opponents from exile into their graveyards (CR 118)."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BEARS = "Grizzly Bears"
ORACLE = invented(
    "{1}, Put a card an opponent owns from exile into that player's graveyard: Draw a card.", name="Oracle"
)


def test_118_12_a_card_of_an_opponent_leaves_exile() -> None:
    table = position(alice=["Island", ORACLE], bob_exile=[BEARS, "Shock"], alice_exile=["Forest"])
    table.alice.activate("Oracle")
    assert sorted(table.options) == [BEARS, "Shock"]
    table.choose("Shock")
    table.resolve()
    assert table.bob.graveyard == ["Shock"]
    assert len(table.alice.hand) == 1


def test_118_3_it_cannot_be_paid_with_ones_own_cards() -> None:
    table = position(alice=["Island", ORACLE], alice_exile=["Forest"])
    assert not any("Oracle" in option for option in table.options)


def test_118_12_two_of_them_or_nothing_follows() -> None:
    text = (
        "You may put two cards your opponents own from exile into their owners' graveyards. If you do, you gain 5 life."
    )
    for exiled, life in (([BEARS, "Shock"], 25), ([BEARS], 20)):
        errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
        table = position(alice=["Mountain"], alice_hand=[errand], bob_exile=exiled)
        table.alice.cast("Errand")
        table.resolve()
        if life > 20:
            table.choose("yes")
        assert table.alice.life == life

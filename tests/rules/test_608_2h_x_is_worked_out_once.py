"""CR 608.2h: what X is, told at the end of a sentence, is worked out once, though the first instruction changes it."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position


def test_608_2h_cards_in_hand_are_counted_before_cards_are_drawn() -> None:
    text = "You draw X cards and you lose X life, where X is the number of cards in your hand."
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand, "2 Forest"])
    table.alice.cast("Errand")
    table.resolve()
    assert len(table.alice.hand) == 4
    assert table.alice.life == 18


def test_608_2h_of_the_player_who_is_aimed_at() -> None:
    augur = invented(
        "When ~ dies, you draw X cards and you lose X life, where X is the number of creature cards in target player's "
        "graveyard.", name="Augur", pt="1/1",
    )  # fmt: skip
    table = position(
        alice=["Mountain", augur], alice_hand=["Shock"], bob_graveyard=["3 Memnite", "Shock"], triggers="automatic"
    )
    table.alice.cast("Shock", ["Augur"])
    table.resolve()
    table.choose("bob")
    table.resolve_all()
    assert (len(table.alice.hand), table.alice.life) == (3, 17)

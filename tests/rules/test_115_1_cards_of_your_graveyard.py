"""CR 115.1: several cards of a graveyard are aimed at, where the graveyard is told once; and cards with one's name."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def test_115_1_each_of_two_is_of_its_kind_and_in_your_graveyard() -> None:
    text = "Return target creature card and up to one target land card from your graveyard to the battlefield."
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(
        alice=["Mountain"], alice_hand=[errand], alice_graveyard=[BEARS, "Forest", "Shock"], bob_graveyard=[GIANT],
    )  # fmt: skip
    table.alice.cast("Errand", [BEARS, "Forest"])
    table.resolve()
    assert {BEARS, "Forest"} <= set(table.alice.battlefield)


def test_201_2_all_cards_of_the_same_name_in_your_graveyard_alone() -> None:
    text = (
        "Return target creature card and all other cards with the same name as that card from your graveyard to your "
        "hand."
    )
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(
        alice=["Mountain"], alice_hand=[errand], alice_graveyard=[f"3 {BEARS}", GIANT], bob_graveyard=[BEARS]
    )  # fmt: skip
    table.alice.cast("Errand", [BEARS])
    table.resolve()
    assert table.alice.hand == [BEARS] * 3
    assert table.bob.graveyard == [BEARS]

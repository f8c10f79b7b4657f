"""CR 601.2c, 115.1: "another target card" in a graveyard is another than the one that has come there by the event."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

YEW = invented(
    "Whenever ~ or another creature you control dies, return up to one other target creature card with lesser "
    "toughness from your graveyard to your hand.", name="Yew", pt="3/7",
)  # fmt: skip
MASK = invented(
    "Whenever a creature you control dies, exile it. Return up to one other target creature card from your graveyard "
    "to the battlefield.", name="Mask", types="Enchantment",
)  # fmt: skip
FRYING = invented("Destroy target creature.", name="Fry", types="Instant", cost="{0}")


def test_601_2c_of_lesser_toughness_than_what_died_and_not_that_card() -> None:
    """It died with more toughness than its card has."""
    table = position(
        alice=[YEW, "Grizzly Bears (2 +1/+1)"], alice_hand=[FRYING], alice_graveyard=["Hill Giant", "Craw Wurm"]
    )
    table.alice.cast("Fry", ["Grizzly Bears"])
    table.resolve()
    assert table.options == ["done", "Hill Giant"]


def test_601_2c_of_this_too() -> None:
    table = position(alice=[YEW], alice_hand=[FRYING], alice_graveyard=["Hill Giant", "Craw Wurm"])
    table.alice.cast("Fry", ["Yew"])
    table.resolve()
    assert table.options == ["done", "Hill Giant", "Craw Wurm"]
    table.choose("Craw Wurm")
    table.resolve_all()
    assert table.alice.hand == ["Craw Wurm"]


def test_601_2c_another_than_what_is_exiled() -> None:
    table = position(alice=[MASK, "Grizzly Bears"], alice_hand=[FRYING], alice_graveyard=["Hill Giant"])
    table.alice.cast("Fry", ["Grizzly Bears"])
    table.resolve()
    assert table.options == ["done", "Hill Giant"]
    table.choose("Hill Giant")
    table.resolve_all()
    assert (table.exile, "Hill Giant" in table.battlefield) == (["Grizzly Bears"], True)

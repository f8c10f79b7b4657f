"""CR 106.5, 105.2: mana of a color among permanents; of colorless ones no color can be chosen."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

PRISM = invented("{T}: Add one mana of any color among creatures you control.", name="Prism", types="Artifact")
TENDER = invented("{T}: For each color among permanents you control, add one mana of that color.", name="Old Tender",
                  cost="{G}")  # fmt: skip


def test_106_5_a_color_of_one_of_them_is_chosen() -> None:
    table = position(alice=[PRISM, "Grizzly Bears", "Savannah Lions"], bob=["Goblin Piker"])
    table.alice.taps("Prism", for_=1)
    assert sorted(table.alice.mana) == ["G"]
    table = position(alice=[PRISM, "Grizzly Bears"], alice_hand=["Llanowar Elves", "Shock"])
    with pytest.raises(NotOffered):
        table.alice.cast("Shock", targets=["bob"])
    table.alice.cast("Llanowar Elves")
    assert table.tapped("Prism")


def test_106_5_without_a_color_nothing_is_added() -> None:
    table = position(alice=[PRISM, "Ornithopter"])
    table.alice.taps("Prism")
    assert table.alice.mana == ""


def test_105_2_one_of_each_color() -> None:
    table = position(alice=[TENDER, "Savannah Lions", "Sol Ring", "White Knight"], bob=["Goblin Piker"])
    table.alice.taps("Old Tender")
    assert sorted(table.alice.mana) == ["G", "W"]


def test_605_3a_it_pays_with_the_colors_that_there_are() -> None:
    """That of the other colors nothing is added does not make it useless for a payment."""
    table = position(alice=[TENDER, "Hill Giant"], alice_hand=["Llanowar Elves"])
    table.alice.cast("Llanowar Elves")
    table.resolve()
    assert table.tapped("Old Tender")
    assert "Llanowar Elves" in table.battlefield


def test_605_3a_what_adds_more_for_each_of_none_pays_with_the_rest() -> None:
    more = invented(
        "{T}: Add {G}. Add an additional {G} for each Elf you control.", name="Grove", types="Land", cost=None
    )
    table = position(alice=[more], alice_hand=["Llanowar Elves"])
    table.alice.cast("Llanowar Elves")
    assert table.tapped("Grove")

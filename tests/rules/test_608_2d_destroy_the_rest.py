"""CR 608.2d: you choose what is kept, or it is chosen at random, and the rest is destroyed, whoever's it is."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def keeping(text: str) -> Table:
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain", BEARS, GIANT], alice_hand=[errand], bob=["Gray Ogre", "Forest"])
    table.alice.cast("Errand")
    table.resolve()
    return table


def test_608_2d_up_to_one_is_kept_and_the_rest_destroyed() -> None:
    table = keeping("Choose up to one creature. Destroy the rest.")
    table.choose("Gray Ogre")
    assert table.alice.battlefield == ["Mountain"]
    assert sorted(table.bob.battlefield) == ["Forest", "Gray Ogre"]


def test_608_2d_or_none_is_kept() -> None:
    table = keeping("Choose up to one creature. Destroy the rest.")
    table.choose("done")
    assert table.alice.battlefield + table.bob.battlefield == ["Mountain", "Forest"]


def test_608_2d_one_is_chosen_at_random() -> None:
    table = keeping("Choose a creature at random, then destroy the rest.")
    assert len(table.alice.battlefield) + len(table.bob.battlefield) == 3

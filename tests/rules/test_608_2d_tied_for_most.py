"""CR 608.2d, 603.8: the one thing with most of something, or least, where you choose among several that are tied."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

BEARS, CUB, LIONS, ELVES, GIANT = "Grizzly Bears", "Bear Cub", "Savannah Lions", "Llanowar Elves", "Hill Giant"
LEAST = (
    "Destroy the creature with the least power. If two or more creatures are tied for least power, you choose one of "
)
WITHER = invented(f"{LEAST}them.", name="Wither", types="Sorcery", cost="{0}")
FETCH = invented(
    "Return to your hand the creature card in your graveyard with the greatest power. If two or more cards are tied "
    "for greatest power, you choose one of them.",
    name="Fetch", types="Sorcery", cost="{0}",
)  # fmt: skip


def test_608_2d_the_only_one_with_least() -> None:
    table = position(alice_hand=[WITHER], alice=[BEARS, CUB], bob=[ELVES, GIANT])
    table.alice.cast("Wither")
    table.resolve()
    assert table.bob.graveyard == [ELVES]


def test_608_2d_one_of_those_that_are_tied_is_chosen() -> None:
    table = position(alice_hand=[WITHER], alice=[BEARS, GIANT], bob=[LIONS, CUB])
    table.alice.cast("Wither")
    table.resolve()
    assert set(table.options) == {BEARS, LIONS, CUB}
    table.alice.choose(CUB)
    assert table.bob.graveyard == [CUB]


def test_608_2d_among_the_cards_of_a_graveyard() -> None:
    table = position(alice_hand=[FETCH], alice_graveyard=[BEARS, GIANT, ELVES], bob_graveyard=["Craw Wurm"])
    table.alice.cast("Fetch")
    table.resolve()
    assert table.alice.hand == [GIANT]


@pytest.mark.parametrize(
    "text", ["Destroy the creature with the least power.", f"{LEAST.replace('tied for least', 'tied for most')}them."]
)
def test_without_a_choice_among_ties_it_is_not_read(text: str) -> None:
    assert does(text) is None


def test_603_8_it_waits_until_there_are_none() -> None:
    dew = invented("When there are no creatures on the battlefield, sacrifice ~.", "Dew", "Enchantment")
    table = position(alice=[dew, BEARS], alice_hand=[WITHER])
    table.alice.cast("Wither")
    table.resolve()
    assert table.stack == ["Dew"]
    table.resolve()
    assert sorted(table.alice.graveyard) == sorted([BEARS, "Dew", "Wither"])

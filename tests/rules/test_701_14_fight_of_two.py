"""CR 701.14, 115.10: of two targets, each is told by whose it is."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

BEARS = "Grizzly Bears"
BRAWL = invented(
    "Choose target creature you control and target creature you don't control. If you control two or more lands, the "
    "creature you control gets +2/+2 until end of turn. Then those creatures fight each other.",
    name="Brawl Tale", types="Sorcery", cost="{R}",
)  # fmt: skip


@pytest.mark.parametrize(("lands", "left"), [(2, True), (1, False)])
def test_701_14a_the_one_that_you_control_grows_first(lands: int, left: bool) -> None:
    table = position(alice=[f"{lands} Mountain", BEARS], alice_hand=[BRAWL], bob=[BEARS])
    table.alice.cast("Brawl Tale", [f"alice's {BEARS}", f"bob's {BEARS}"])
    table.resolve()
    assert (BEARS in table.alice.battlefield) is left
    assert BEARS not in table.bob.battlefield


@pytest.mark.parametrize(("mine", "size"), [("White Knight", "3/3"), (BEARS, "2/2")])
def test_608_2c_a_last_condition_asks_of_what_the_sentence_is_about(mine: str, size: str) -> None:
    tale = invented(
        "Choose target creature you control and target creature you don't control. The creature you control gets +1/+1 "
        "until end of turn if it's a Knight.",
        name="Knightly Tale", types="Sorcery", cost="{R}",
    )  # fmt: skip
    table = position(alice=["Mountain", mine], alice_hand=[tale], bob=["Gray Ogre"])
    table.alice.cast("Knightly Tale", [mine, "Gray Ogre"])
    table.resolve()
    assert (table.pt(mine), table.pt("Gray Ogre")) == (size, "2/2")

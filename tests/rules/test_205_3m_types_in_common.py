"""CR 205.3m: how many creatures have one creature type in common; how many of something a player controls at most."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import Cards, position

from mainphase.cards import nodes as n
from mainphase.cards.words import creature, you, yours

COMMON = "You gain life equal to the greatest number of creatures you control that have a creature type in common."
MOST = "You gain life equal to the greatest number of creatures a player controls."
BEAR = invented("", name="Bear", types="Creature — Bear Warrior")
ELF = invented("", name="Elf", types="Creature — Elf Warrior")
MOUSE = invented("Changeling", name="Mouse", types="Creature — Mouse")
BLANK = invented("", name="Blank", types="Creature")


def test_what_is_read() -> None:
    assert does(COMMON) == n.GainLife(n.MostInCommon(n.All((creature, yours))), you)


@pytest.mark.parametrize(
    ("creatures", "most"),
    [
        ((), 0),
        ((BLANK,), 0),
        ((BLANK, BEAR), 1),
        ((BEAR, ELF, ELF), 3),
        ((BEAR, ELF, BLANK, MOUSE), 3),
    ],
)
def test_205_3m_of_the_type_that_most_are_of(creatures: Cards, most: int) -> None:
    sorcery = invented(COMMON, name="Common", types="Sorcery", cost="{0}")
    table = position(alice=list(creatures), alice_hand=[sorcery], bob=[ELF, ELF, ELF, ELF])
    table.alice.cast("Common")
    table.resolve()
    assert table.alice.life == 20 + most


def test_107_3_that_a_player_controls() -> None:
    sorcery = invented(MOST, name="Most", types="Sorcery", cost="{0}")
    table = position(alice=[BEAR, "Forest"], alice_hand=[sorcery], bob=[ELF, ELF, "Island"])
    table.alice.cast("Most")
    table.resolve()
    assert table.alice.life == 22

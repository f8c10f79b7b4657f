"""CR 107.3a, 601.2b: "X can't be 0" leaves no such choice, of a spell or of an ability, and of each mode by itself."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

ABSENT = "+1/+1"
SHOT = invented("{X}: ~ deals X damage to any target. X can't be 0.", name="Shot")
MODES = invented(
    "~ enters with three +1/+1 counters on it.\n{X}, Remove X +1/+1 counters from ~: Choose one —\n"
    "• You gain X life. X can't be 0.\n• Draw X cards.",
    name="Modes",
)  # fmt: skip
SPELL = invented("You gain X life. X can't be 0.", name="Spell", cost="{X}", types="Sorcery")


def test_107_3a_of_an_ability() -> None:
    table = position(alice=[SHOT, "2 Wastes"])
    table.alice.activate("Shot", targets=["bob"], x=1)
    table.resolve_all()
    assert table.bob.life == 19
    with pytest.raises(NotOffered):
        table.alice.activate("Shot", targets=["bob"], x=0)


def test_107_3a_of_an_ability_that_nothing_pays_for() -> None:
    with pytest.raises(NotOffered):
        position(alice=[SHOT]).alice.activate("Shot")


def test_107_3a_of_a_spell() -> None:
    table = position(alice=["Wastes"], alice_hand=[SPELL])
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Spell", x=0)
    table.alice.cast("Spell", x=1)
    table.resolve_all()
    assert table.alice.life == 21


def test_601_2b_of_each_mode_by_itself() -> None:
    table = position(alice=[MODES], alice_library=["3 Wastes"])
    table.alice.activate("Modes")  # with no counter and no mana only the second can be chosen
    table.resolve_all()
    assert (table.alice.life, len(table.alice.hand)) == (20, 0)

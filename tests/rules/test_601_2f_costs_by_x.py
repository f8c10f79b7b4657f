"""CR 601.2f, 202.3e: what a spell costs depends on its mana value, and that on X: each X has a cost of its own, and it
can be cast if one of them can be paid.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

WITCH = invented("Spells you cast with mana value 4 or greater cost {3} less to cast.", name="Witch", pt="1/1")
TAXES = invented("Spells you cast with mana value 3 or less cost {2} more to cast.", name="Taxes", pt="1/1")
RISE = invented("You gain X life.", name="Rise", types="Sorcery", cost="{X}{R}")
RISE_2 = invented("You gain X life.", name="Rise", types="Sorcery", cost="{X}{1}{R}{R}")
BEND = invented("Tap target creature with mana value X.", name="Bend", types="Sorcery", cost="{X}{R}")
OPTION = invented("Kicker {1}\nYou gain X life.", name="Rise", types="Sorcery", cost="{X}{1}{R}{R}")


@pytest.mark.parametrize(("x", "mana"), [(0, 1), (1, 2), (2, 3), (3, 1), (4, 2), (5, 3)])
def test_601_2f_each_x_has_its_cost(x: int, mana: int) -> None:
    table = position(alice=[WITCH, f"{mana} Mountain"], alice_hand=[RISE])
    table.alice.cast("Rise", x=x)
    table.resolve()
    assert table.alice.life == 20 + x
    assert all(table.tapped(f"Mountain{k}") for k in ("", " 2", " 3")[:mana])


def test_601_2b_no_x_between_that_cannot_be_paid() -> None:
    table = position(alice=[WITCH, "2 Mountain"], alice_hand=[RISE])
    for x in (2, 5):
        with pytest.raises(NotOffered):
            table.alice.cast("Rise", x=x)
        table = position(alice=[WITCH, "2 Mountain"], alice_hand=[RISE])


def test_601_2f_it_can_be_cast_though_no_x_would_cost_more() -> None:
    table = position(alice=[WITCH, "2 Mountain"], alice_hand=[RISE_2])
    table.alice.cast("Rise", x=2)
    table.resolve()
    assert table.alice.life == 22
    table = position(alice=[WITCH, "Mountain"], alice_hand=[RISE_2])
    with pytest.raises(NotOffered):
        table.alice.cast("Rise")


def test_601_2f_those_below_cost_more() -> None:
    table = position(alice=[TAXES, "4 Mountain"], alice_hand=[RISE])
    table.alice.cast("Rise", x=3)
    table.resolve()
    assert table.alice.life == 23
    table = position(alice=[TAXES, "4 Mountain"], alice_hand=[RISE])
    with pytest.raises(NotOffered):
        table.alice.cast("Rise", x=2)


def test_601_2c_with_targets_that_depend_on_x_too() -> None:
    table = position(alice=[WITCH, "Mountain"], alice_hand=[BEND], bob=["Gray Ogre", "Memnite", "Llanowar Elves"])
    table.alice.cast("Bend", x=3)
    table.resolve()
    assert table.tapped("Gray Ogre")
    table = position(alice=[WITCH, "Mountain"], alice_hand=[BEND], bob=["Gray Ogre", "Memnite", "Llanowar Elves"])
    with pytest.raises(NotOffered):
        table.alice.cast("Bend", x=1)


def test_601_2b_an_optional_cost_that_only_a_greater_x_leaves_mana_for() -> None:
    table = position(alice=[WITCH, "2 Mountain"], alice_hand=[OPTION])
    table.alice.cast("Rise", x=1, kicked=True)
    table.resolve()
    assert table.alice.life == 21


def test_1997_mana_is_drawn_for_such_an_x() -> None:
    table = position(rules="fifth", alice=[WITCH, "2 Mountain"], alice_hand=[RISE])
    table.alice.cast("Rise", x=4)
    table.resolve()
    assert table.alice.life == 24

"""CR 107.3f, 118.12: X is how many things are tapped, chosen as they are: no more than there are, or none."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

HERDER = invented(
    "Whenever ~ attacks, you may tap X untapped Bears you control. If you do, ~ gets +X/+0 until end of turn and deals "
    "X damage to the player or planeswalker it's attacking.",
    name="Herder",
    pt="2/4",
)


def attacking() -> Table:
    table = position(alice=[HERDER, "3 Grizzly Bears", "Grizzly Bears (tapped)", "Memnite"])
    table.alice.attack({"Herder": "bob"})
    table.resolve()
    return table


@pytest.mark.parametrize("x", [0, 2])
def test_107_3f_x_is_how_many_are_tapped(x: int) -> None:
    table = attacking()
    table.choose("yes")
    table.choose(x)
    if x:
        table.choose("Grizzly Bears", "Grizzly Bears")
    assert table.bob.life == 20 - x
    assert sum(o.tapped for o in map(table.state.objects.__getitem__, table.state.battlefield)) == 2 + x
    table.advance_to("end of combat")
    assert table.bob.life == 20 - x - (2 + x)


def test_107_3f_no_more_than_there_are() -> None:
    table = attacking()
    table.choose("yes")
    with pytest.raises(NotOffered):
        table.choose(4)
    table.choose(3)


def test_107_3f_who_declines_taps_none() -> None:
    table = attacking()
    table.choose("no")
    assert table.bob.life == 20

"""CR 606.4-606.6: effects change what loyalty abilities cost, and all of that is one cost."""

from __future__ import annotations

import pytest
from tests.support.invented import card_read, invented
from tests.support.table import NotOffered, position

from mainphase.language.text.card_data import CardData

LION = invented("Planeswalkers' loyalty abilities you activate cost an additional +1 to activate.", name="Lion")
WALKER = card_read(
    CardData(
        name="Walker",
        mana_cost="{0}",
        text="+1: You gain 1 life.\n−3: You gain 3 life.\n−X: You gain X life.",
        type_line="Legendary Planeswalker — Ajani",
        loyalty="2",
    )
)


@pytest.mark.parametrize(("ability", "loyalty", "life"), [(0, 4, 21), (1, 0, 23)])
def test_606_5_what_is_added_and_removed_is_one_cost(ability: int, loyalty: int, life: int) -> None:
    table = position(alice=[LION], alice_hand=[WALKER])
    table.alice.cast("Walker")
    table.resolve()
    table.alice.activate("Walker", ability=ability)
    assert (table.counters("Walker", "loyalty") if loyalty else "Walker" in table.battlefield) == loyalty
    table.resolve_all()
    assert table.alice.life == life


@pytest.mark.parametrize(("x", "loyalty"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_606_5_x_may_be_more_than_there_are(x: int, loyalty: int) -> None:
    table = position(alice=[LION], alice_hand=[WALKER])
    table.alice.cast("Walker")
    table.resolve()
    table.alice.activate("Walker", ability=2, x=x)
    assert (table.counters("Walker", "loyalty") if loyalty else "Walker" in table.battlefield) == loyalty
    table.resolve()
    assert table.alice.life == 20 + x


def test_606_6_without_it_and_for_others_it_costs_what_is_printed() -> None:
    table = position(bob=[LION], alice_hand=[WALKER])
    table.alice.cast("Walker")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.activate("Walker", ability=1)
    with pytest.raises(NotOffered):
        table.copy().alice.activate("Walker", ability=2, x=3)
    table.alice.activate("Walker", ability=0)
    assert table.counters("Walker", "loyalty") == 3

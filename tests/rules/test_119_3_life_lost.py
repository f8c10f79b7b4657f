"""CR 119.3, 119.7: "the life lost this way" is what was lost in all, by whoever could lose it."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import do, each_opponent, enchantment, sorcery, you
from mainphase.cards.words.cards import card
from mainphase.cards.words.statics import static

DRAIN = card("Drain", "{B}", sorcery)(do(n.LoseLife(n.Fixed(2), each_opponent), n.GainLife(n.DoneThisWay("life lost"))))
FIXED = card("Fixed", "{1}", enchantment)(static(n.LifeCantChange(you)))


@pytest.mark.parametrize(("bob", "gained"), [([], 4), ([FIXED], 2)])
def test_119_3_what_is_lost_by_several(bob: list[n.CardDef], gained: int) -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Swamp"], alice_hand=[DRAIN], bob=bob)
    table.alice.cast("Drain")
    table.resolve_all()
    assert table.alice.life == 20 + gained


def test_119_7_nobody_can_lose_any() -> None:
    table = position(alice=["Swamp"], alice_hand=[DRAIN], bob=[FIXED])
    table.alice.cast("Drain")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (20, 20)

"""CR 119.5: life totals that become a number; and damage that each of several deals by its own power, all at once."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a_player,
    card,
    creature,
    do,
    draw,
    each,
    instant,
    is_a,
    sorcery,
    target,
    targeting,
    yours,
)

ITS_POWER = n.PowerOf(n.Modified())


@pytest.mark.parametrize(("before", "gained", "lost"), [(5, 5, 0), (15, 0, 5), (10, 0, 0)])
def test_119_5_they_gain_or_lose_what_it_takes(before: int, gained: int, lost: int) -> None:
    spell = card("Becoming", "{0}", sorcery)(targeting(a_player).do(n.SetLife(n.Fixed(10), target)))
    table = position(alice_hand=[spell], bob_life=before)
    table.alice.cast("Becoming", ["bob"])
    table.resolve()
    assert table.bob.life == 10
    assert sum(e.amount for e in table.events("life gained", player="bob")) == gained
    assert sum(e.amount for e in table.events("life lost", player="bob")) == lost


@pytest.mark.rule("120.1")
def test_120_1_each_deals_its_own_damage_to_itself() -> None:
    spell = card("Reckoning", "{0}", sorcery)(do(n.EachDealsDamage(each(creature), ITS_POWER)))
    table = position(alice_hand=[spell], bob=["Grizzly Bears", "Wall of Omens", "Hill Giant"])
    table.alice.cast("Reckoning")
    table.resolve()
    assert table.bob.battlefield == ["Wall of Omens"]


@pytest.mark.rule("120.1")
def test_120_1_several_targets_deal_theirs_to_one() -> None:
    two = n.TargetPhrase(n.All((creature, yours)), at_least=0, at_most=2)
    spell = card("Banding", "{0}", instant)(
        targeting(two, n.TargetPhrase(creature, another=True)).do(n.EachDealsDamage(target, ITS_POWER, n.Target(1)))
    )
    table = position(alice=["Grizzly Bears", "Memnite"], alice_hand=[spell], bob=["Wall of Omens"])
    table.alice.cast("Banding", ["Grizzly Bears", "Memnite", "Wall of Omens"])
    table.resolve()
    assert table.damage("Wall of Omens") == 3


@pytest.mark.parametrize(
    ("how_many", "drawn"),
    [
        (n.NamesAmong(is_a(creature, yours)), 3),
        (n.PowersAmong(is_a(creature, yours)), 3),
        (n.ManaValuesAmong(is_a(creature, yours)), 2),
    ],
)
def test_608_2h_what_differs_is_counted(how_many: n.Quantity, drawn: int) -> None:
    spell = card("Insight", "{0}", sorcery)(do(draw(how_many)))
    table = position(alice=["Grizzly Bears", "Grizzly Bears", "Memnite", "Ornithopter"], alice_hand=[spell])
    table.alice.cast("Insight")
    table.resolve()
    assert len(table.alice.hand) == drawn

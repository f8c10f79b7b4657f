"""CR 202.3e: the X of a mana cost in the mana value of what is on the stack, and nowhere else."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, Zone
from mainphase.cards.words import (
    additional_cost,
    artifact,
    card,
    copy_spell,
    creature,
    do,
    flashback,
    gain_life,
    instant,
    kicker,
    pay_life,
    sorcery,
    target,
    targeting,
)
from mainphase.kernel.reading.characteristics import mana_value_of

X = n.X()
A_SPELL = n.InZone(Zone.STACK)


def value(table: Table, name: str, zone: int = Zone.STACK) -> int:
    return mana_value_of(table.state, table.find(name, zone))


def costing(cost: str, *more: n.Ability) -> CardDef:
    return card("Measured", cost, sorcery)(do(gain_life(1)), *more)


def test_202_3e_each_x_of_the_mana_cost_counts() -> None:
    for cost, expected in (("{X}", 2), ("{X}{X}", 4), ("{X}{X}{X}{R}", 7)):
        table = position(alice=["7 Mountain"], alice_hand=[costing(cost)])
        table.alice.cast("Measured", x=2)
        assert value(table, "Measured") == expected, cost


def test_202_3e_x_of_an_additional_cost_does_not_count() -> None:
    table = position(alice=["Mountain"], alice_hand=[costing("{R}", additional_cost(pay_life(X)))])
    table.alice.cast("Measured", x=3)
    assert (value(table, "Measured"), table.alice.life) == (1, 17)


def test_202_3e_x_of_a_kicker_does_not_count() -> None:
    table = position(alice=["5 Mountain"], alice_hand=[costing("{R}", kicker("{X}"))])
    table.alice.cast("Measured", x=3, kicked=True)
    assert value(table, "Measured") == 1


def test_202_3e_107_3a_x_of_an_alternative_cost_is_that_of_the_mana_cost() -> None:
    table = position(alice=["3 Mountain"], alice_graveyard=[costing("{X}{X}{R}", flashback("{X}{R}"))])
    table.alice.cast("Measured", x=2, way=1)
    assert value(table, "Measured") == 5


def test_202_3e_107_3b_without_the_mana_cost_it_is_0() -> None:
    table = position(alice=["Mountain"], alice_graveyard=[costing("{X}{X}{R}", flashback("{R}"))])
    table.alice.cast("Measured", way=1)
    assert value(table, "Measured") == 1


def test_202_3e_a_copy_on_the_stack_has_the_same_x() -> None:
    twin = card("Twin", "{R}", instant)(targeting(A_SPELL).do(copy_spell(target)))
    table = position(alice=["5 Mountain"], alice_hand=[costing("{X}{X}"), twin])
    table.alice.cast("Measured", x=2)
    table.alice.cast("Twin", ["Measured"])
    table.resolve()
    assert [mana_value_of(table.state, table.state.objects[oid]) for oid in table.state.stack] == [4, 4]


def test_202_3e_on_the_battlefield_and_in_the_hand_it_is_0() -> None:
    hydra = card("Hydra", "{X}{X}{G}", creature, pt="1/1")()
    table = position(alice=["5 Forest"], alice_hand=[hydra])
    assert value(table, "Hydra", Zone.HAND) == 1
    table.alice.cast("Hydra", x=2)
    assert value(table, "Hydra") == 5
    table.resolve()
    assert value(table, "Hydra", Zone.BATTLEFIELD) == 1


def test_202_3e_a_filter_compares_what_is_on_the_stack() -> None:
    veto = card("Veto", "{U}", instant)(
        targeting(n.All((A_SPELL, n.ManaValueIs("=", n.Fixed(4))))).do(n.Counter(target))
    )
    table = position(alice=["5 Mountain", "Island"], alice_hand=[card("Crawler", "{X}{X}", artifact)(), veto])
    table.alice.cast("Crawler", x=2)
    table.alice.cast("Veto", ["Crawler"])
    table.resolve()
    assert table.alice.graveyard == ["Crawler", "Veto"]

"""CR 107.3a: X is announced for whatever part of a cost counts it: mana, counters, life, permanents, cards."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    additional_cost,
    artifact,
    card,
    creature,
    discard_a,
    do,
    draw,
    enters_with,
    gain_life,
    land,
    pay,
    pay_life,
    remove_counter,
    sorcery,
    tap_a,
    tap_this,
)
from mainphase.kernel.values import OptionKind

X = n.X()
STORE = card("Store", None, land)(
    enters_with(3, "storage"),
    pay(tap_this, remove_counter("storage", X)).do(n.AddMana(((8,),), X)),
)
MIXED_STORE = card("Mixed Store", None, land)(
    enters_with(2, "storage"),
    pay("{1}", remove_counter("storage", X)).do(n.AddMana(((1,), (16,)), X, each=True)),
)


def test_107_3a_a_mana_ability_removes_as_many_counters_as_are_announced() -> None:
    table = position(alice_hand=[STORE])
    table.alice.play_land("Store")
    table.answer(lambda o: o.kind == OptionKind.MANA, "tap it for mana")
    assert table.options == ["0", "1", "2", "3"]
    table.alice.choose("2")
    assert table.alice.mana == "RR"
    assert table.counters("Store", "storage") == 1
    assert table.tapped("Store")


def test_106_1_each_mana_of_a_combination_is_chosen() -> None:
    table = position(alice=["Swamp"], alice_hand=[MIXED_STORE])
    table.alice.play_land("Mixed Store")
    table.answer(lambda o: o.kind == OptionKind.MANA and table.name(o.a) == "Mixed Store", "use it")
    table.alice.choose("2")
    table.apply(0)
    table.apply(1)
    assert sorted(table.alice.mana) == ["G", "W"]


def test_601_2h_each_mana_of_a_combination_leaves_what_is_paid_for_payable() -> None:
    """By hand: the first of two that are chosen one by one can't pay alone, and must not spoil what the second does."""
    mixed = card("Mixed", "{2}", artifact)(pay(tap_this).do(n.AddMana(((1,), (8,), (16,)), n.Fixed(2), each=True)))
    spell = card("Both", "{W}{R}", sorcery)(do(gain_life(1)))
    table = position(alice=[mixed], alice_hand=[spell], payment="manual")
    table.apply(next(k for k, said in enumerate(table.options) if said.startswith("cast Both")))
    table.apply(0)
    assert table.options == ["0", "1"], "white and red of three"
    table.apply(0)
    assert sorted(table.alice.mana) == ["R", "W"], "there is one choice for the second"


def test_107_3a_as_many_permanents_are_tapped() -> None:
    drum = card("Drum", "{1}", artifact)(pay(tap_a(creature, count=X)).do(gain_life(X)))
    table = position(alice=[drum, "Memnite", "Grizzly Bears", "Hill Giant (tapped)"])
    table.alice.activate("Drum")
    assert table.options == ["0", "1", "2"]
    table.alice.choose("2")
    table.resolve()
    assert table.alice.life == 22
    assert table.tapped("Memnite")
    assert table.tapped("Grizzly Bears")


def test_107_3a_life_is_paid_up_to_all_of_it() -> None:
    pump = card("Pump", "{1}", artifact)(pay(pay_life(X)).do(draw(X)))
    table = position(alice=[pump], alice_life=3)
    table.alice.activate("Pump")
    assert table.options == ["0", "1", "2", "3"]
    table.alice.choose("2")
    table.resolve()
    assert table.alice.life == 1
    assert len(table.alice.hand) == 2


def test_601_2b_x_of_an_additional_cost_is_announced_without_mana_that_says_x() -> None:
    purge = card("Purge", "{R}", sorcery)(additional_cost(discard_a(n.Anything(), count=X)), do(gain_life(X)))
    table = position(alice=["Mountain"], alice_hand=[purge, "Memnite", "Memnite"])
    table.alice.cast("Purge")
    assert table.options == ["0", "1", "2"]
    table.alice.choose("2")
    table.resolve()
    assert table.alice.life == 22
    assert table.alice.hand == []


@pytest.mark.parametrize(("x", "chosen"), [(1, ["One"]), (2, ["One", "Two"])])
def test_107_3a_x_is_known_where_something_is_chosen(x: int, chosen: list[str]) -> None:
    which = n.All((n.ManaValueIs("<=", X), n.InZone(n.Zone.HAND), n.OwnedBy(n.EachOpponent())))
    pick = n.Sequence((n.Choose(which), n.DiscardThese(n.Saved("it"))))
    glimmer = card("Little Glimmer", "{X}", sorcery)(n.SpellAbility((n.Mode(pick),)))
    cards = [card(name, f"{{{k + 1}}}", artifact)() for k, name in enumerate(("One", "Two", "Three"))]
    table = position(alice=["3 Island"], alice_hand=[glimmer], bob_hand=cards)
    table.alice.cast("Little Glimmer", x=x)
    table.resolve()
    if len(chosen) > 1:
        assert sorted(table.options) == chosen
        table.alice.choose(chosen[-1])
    assert table.bob.graveyard == [chosen[-1]]

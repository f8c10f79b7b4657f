"""CR 400.7d, 702.44: spells and the permanents that they become know what mana was spent on them."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, card, creature, do, enters, gain_life, sorcery, sunburst, when, whenever

SPENT = n.ManaSpent()


@pytest.mark.parametrize("payment", ["automatic", "manual"])
def test_702_44a_each_color_of_mana_counts_once(payment: str) -> None:
    etched = card("Etched", "{4}", creature, pt="0/0")(sunburst)
    table = position(alice=["Forest", "Island", "2 Mountain"], alice_hand=[etched], payment=payment)
    table.alice.cast("Etched")
    while table.asked == "pay":
        table.apply(0)
    table.resolve()
    assert table.pt("Etched") == "3/3"


def test_702_44a_what_is_no_creature_gets_charge_counters() -> None:
    lens = card("Lens", "{2}", artifact)(sunburst)
    table = position(alice=["Forest", "Island"], alice_hand=[lens])
    table.alice.cast("Lens")
    table.resolve()
    assert table.counters("Lens", "charge") == 2
    assert table.counters("Lens", "+1/+1") == 0


def test_400_7d_what_triggers_on_entering_knows_it() -> None:
    red = n.Compare(n.ManaSpent(colors=8), ">=", n.Fixed(2))
    scout = card("Scout", "{2}", creature, pt="1/1")(when(enters(n.IsThis()), red).do(gain_life(SPENT)))
    for lands, life in ((["2 Mountain"], 22), (["Mountain", "Forest"], 20)):
        table = position(alice=lands, alice_hand=[scout])
        table.alice.cast("Scout")
        table.resolve_all()
        assert table.alice.life == life


def test_400_7d_a_spell_knows_it_and_a_copy_put_onto_the_battlefield_does_not() -> None:
    surge = card("Surge", "{1}{G}", sorcery)(do(gain_life(n.Plus(SPENT, n.Times(10, n.ColorsSpent())))))
    table = position(alice=["Forest", "Wastes"], alice_hand=[surge])
    table.alice.cast("Surge")
    table.resolve()
    assert table.alice.life == 32  # two mana, of one color


def test_601_2h_a_spell_without_mana_is_countered() -> None:
    unpaid = n.Compare(n.ManaSpent(n.ThatObject()), "=", n.Fixed(0))
    warden = card("Warden", "{2}", creature, pt="1/1")(
        whenever(n.CastsSpell(n.EachOpponent(), n.Anything()), unpaid).do(n.Counter(n.ThatObject()))
    )
    table = position(alice=[warden], bob=["Forest"], bob_hand=["Memnite", "Llanowar Elves"], active="bob")
    table.bob.cast("Memnite")
    table.resolve_all()
    assert table.bob.graveyard == ["Memnite"]
    table.bob.cast("Llanowar Elves")
    table.resolve_all()
    assert table.find("Llanowar Elves")

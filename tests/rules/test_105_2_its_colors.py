"""How many colors something is (CR 105.2)."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, enchantment

COUNTED = card("Prism", "{0}", enchantment)(
    n.Triggered(n.CastsSpell(n.You(), n.Anything()), (n.Mode(n.GainLife(n.ColorsOf(n.ThatObject()))),))
)


@pytest.mark.parametrize(("cost", "colors"), [("{W}{U}{U}", 2), ("{G}", 1), ("{0}", 0), ("{W/U}{B}", 3)])
def test_105_2_each_color_of_a_spell_counts_once(cost: str, colors: int) -> None:
    spell = card("Motley", cost, creature, pt="1/1")()
    lands = ["Plains", "Island", "Island", "Forest", "Swamp"]
    table = position(alice=[COUNTED, *lands], alice_hand=[spell], triggers="automatic")
    table.alice.cast("Motley")
    table.resolve_all()
    assert table.alice.life == 20 + colors


def test_105_2_its_colors_are_read() -> None:
    read = ability("Whenever you cast a spell, put a +1/+1 counter on ~ for each of that spell's colors.")
    assert isinstance(read, n.Triggered)
    assert read.modes[0].effect == n.PutCounters("+1/+1", n.ColorsOf(n.ThatObject()), n.This())
    worn = ability("Equipped creature gets +1/+0 for each of its colors.")
    assert isinstance(worn, n.Static)
    assert isinstance(worn.effect, n.Modify)
    assert worn.effect.mods == (n.AddPT(n.ColorsOf(n.AttachedTo()), n.Fixed(0)),)

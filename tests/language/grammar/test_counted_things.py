"""Counts of land types, colors, blockers and mana spent; what is monstrous; proliferating."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words import creature, land, monstrosity, pay, rampage, renown, sunburst, this, yours

LANDS = n.All((land, yours))
DOING = {
    "Draw a card for each basic land type among lands you control.": n.Draw(n.BasicLandTypesAmong(LANDS)),
    "You gain life equal to the number of colors among permanents you control.": n.GainLife(n.ColorsAmong(yours)),
    "Draw a card for each color of mana spent to cast this spell.": n.Draw(n.ColorsSpent()),
    "You gain life equal to the amount of mana spent to cast this spell.": n.GainLife(n.ManaSpent()),
    "If at least two blue mana was spent to cast this spell, draw a card.": n.If(
        n.Compare(n.ManaSpent(colors=2), ">=", n.Fixed(2)), n.Draw(n.Fixed(1))
    ),
    "If {G} was spent to cast this spell, draw a card.": n.If(
        n.Compare(n.ManaSpent(colors=16), ">", n.Fixed(0)), n.Draw(n.Fixed(1))
    ),
    "Proliferate.": n.Proliferate(),
    "Draw a card unless you control no creatures.": n.If(
        n.Negated(n.Negated(n.Exists(n.All((creature, yours))))), n.Draw(n.Fixed(1))
    ),
}


@pytest.mark.parametrize("text", DOING)
def test_what_is_done(text: str) -> None:
    assert does(text) == DOING[text]


def test_blockers_of_it() -> None:
    read = ability("{R}: ~ deals 1 damage to target creature blocking it.")
    assert isinstance(read, n.Activated)
    [target] = read.modes[0].targets
    assert target.which == n.All((creature, n.IsBlocking(this)))


def test_keywords() -> None:
    assert means("Rampage 3") == (rampage(3),)
    assert means("Renown 2") == (renown(2),)
    assert means("Sunburst") == sunburst
    assert ability("{4}: Monstrosity 2.") == pay("{4}").do(monstrosity(n.Fixed(2)))


def test_entering_with_counters_for_each() -> None:
    read = ability("~ enters the battlefield with a +1/+1 counter on it for each color of mana spent to cast it.")
    assert isinstance(read, n.Static)
    assert read.effect == n.EntersWithCounters("+1/+1", n.ColorsSpent())

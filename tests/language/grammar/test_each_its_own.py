"""What each of several does by a number of its own; life totals; what differs among things; shields."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import draw
from mainphase.cards.words.things import (
    creature,
    each,
    each_player,
    is_a,
    land,
    number_of,
    target,
    that_player,
    you,
    yours,
)

ITS_POWER = n.PowerOf(n.Modified())


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Each creature deals damage to itself equal to its power.", n.EachDealsDamage(each(creature), ITS_POWER)),
        (
            "Two target creatures you control each deal damage equal to their power to another target creature.",
            n.EachDealsDamage(target, ITS_POWER, n.Target(1)),
        ),
        ("Creatures you control deal 2 damage to any target.", None),
        ("Target player's life total becomes 20.", n.SetLife(n.Fixed(20), target)),
        ("You may have your life total become 20.", n.May(n.SetLife(n.Fixed(20), you))),
        ("You may have your life total becomes 20.", None),
        ("Your life total become 20.", None),
        ("Exchange life totals with target opponent.", n.ExchangeLife(n.Together((you, target)))),
        ("Two target players exchange life totals.", n.ExchangeLife(target)),
        ("Three target players exchange life totals.", None),
        ("You exchange life totals with you.", None),
        ("Your life total becomes the number of lands you control.", n.SetLife(number_of(land, yours), you)),
        (
            "Each player's life total becomes the number of lands they control.",
            n.SetLife(number_of(land, n.ControlledBy(that_player)), each_player),
        ),
        (
            "Draw a card for each different power among creatures you control.",
            draw(n.PowersAmong(is_a(creature, yours))),
        ),
        (
            "Draw cards equal to the number of different mana values among lands you control.",
            draw(n.ManaValuesAmong(is_a(land, yours))),
        ),
        ("Draw a card for each differently named land you control.", draw(n.NamesAmong(is_a(land, yours)))),
        (
            "Prevent all damage that would be dealt to you and creatures you control this turn.",
            n.PreventDamage(to=you, to_fits=is_a(creature, yours)),
        ),
    ],
)
def test_each_its_own(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning

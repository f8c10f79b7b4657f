"""CR 208, 202.3: the greatest power, toughness or mana value among permanents, or none."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import card, creature, do, gain_life, sorcery, yours

BIG = card("Big", "{5}", creature, pt="2/7")()
STRONG = card("Strong", "{1}", creature, pt="6/1")()
MINE = n.All((creature, yours))


def gained(amount: n.Quantity, *mine: CardDef) -> int:
    table = position(
        alice=[*mine, "Plains"], bob=["Craw Wurm"], alice_hand=[card("Sum", "{W}", sorcery)(do(gain_life(amount)))]
    )  # fmt: skip
    table.alice.cast("Sum")
    table.resolve_all()
    return int(table.alice.life) - 20


@pytest.mark.parametrize(
    ("amount", "most"),
    [(n.GreatestPower(MINE), 6), (n.GreatestToughness(MINE), 7), (n.GreatestManaValue(MINE), 5)],
)
def test_208_of_what_fits_and_nothing_else(amount: n.Quantity, most: int) -> None:
    assert gained(amount, BIG, STRONG) == most
    assert gained(amount) == 0

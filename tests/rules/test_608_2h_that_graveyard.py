"""CR 608.2h: that graveyard is the one in which a target was; each of two counters under a condition of its own."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import target

EXHUME = invented(
    "Exile target card from a graveyard. If no cards are in that graveyard, draw a card.",
    name="Dig", types="Instant", cost="{0}",
)  # fmt: skip


@pytest.mark.parametrize(("cards", "drawn"), [(["Shock"], 1), (["Shock", "Forest"], 0)])
def test_608_2h_it_is_asked_after_the_card_has_gone(cards: list[str], drawn: int) -> None:
    table = position(alice_hand=[EXHUME], alice_graveyard=["Forest"], bob_graveyard=cards)
    table.alice.cast("Dig", ["Shock"])
    table.resolve()
    assert table.exile == ["Shock"]
    assert len(table.events("draw", player="alice")) == drawn


def test_122_6_each_counter_under_its_own_condition() -> None:
    told = (
        "Choose target permanent. Put a +1/+1 counter on it if it's a creature and a loyalty counter on it if it's a "
        "planeswalker."
    )
    known = does(told)
    assert isinstance(known, n.Sequence)
    assert known.of[1:] == (
        n.If(n.Fits(target, n.OfType(n.CardType.CREATURE)), n.PutCounters("+1/+1", n.Fixed(1), target)),
        n.If(n.Fits(target, n.OfType(n.CardType.PLANESWALKER)), n.PutCounters("loyalty", n.Fixed(1), target)),
    )

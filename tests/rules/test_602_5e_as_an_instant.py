"""CR 602.5e, 605.3a: a mana ability that is activated only as an instant is activated with priority, never while
something is being paid.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import Window
from mainphase.cards.words import add, artifact, card, do, gain_life, instant, pay, sacrifice_this

RITE = card("Rite", "{B}{B}{B}", instant)(do(gain_life(3)))
GEM = card("Gem", "{0}", artifact)(replace(pay(sacrifice_this).do(add("{B}{B}{B}")), window=Window.PRIORITY))


@pytest.mark.parametrize("payment", ["automatic", "manual"])
def test_602_5e_it_pays_for_no_spell_while_that_is_cast(payment: str) -> None:
    table = position(alice=[GEM], alice_hand=[RITE], payment=payment)
    with pytest.raises(NotOffered):
        table.alice.cast("Rite")


def test_602_5e_it_is_activated_with_priority_and_the_mana_is_kept() -> None:
    table = position(alice=[GEM], alice_hand=[RITE])
    table.alice.taps("Gem")
    assert "Gem" not in table.battlefield
    table.alice.cast("Rite")
    table.resolve()
    assert table.alice.life == 23

"""CR 709: split cards; 702.102: fuse."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardType, Color
from mainphase.kernel.evaluate import now


def test_709_3_a_player_casts_one_half_and_709_3b_only_that_half_is_on_the_stack() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Fire // Ice"])
    table.alice.cast("Fire", targets=["bob"])
    assert table.stack == ["Fire"]
    spell = table.state.objects[table.state.stack[-1]]
    assert now(spell).mana_value == 2
    assert now(spell).colors == Color.RED
    table.resolve()
    assert table.bob.life == 18
    assert table.alice.graveyard == ["Fire // Ice"]


def test_709_3a_only_the_chosen_half_is_evaluated() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Fire // Ice"], bob=["Grizzly Bears"])
    why = table.alice.why_not("cast Ice")
    assert why is not None
    assert why.concept == "pay_mana"
    with pytest.raises(NotOffered):
        table.alice.cast("Ice", targets=["Grizzly Bears"])


def test_709_3_the_whole_card_is_not_cast() -> None:
    table = position(alice=["2 Mountain", "2 Island"], alice_hand=["Fire // Ice"])
    why = table.alice.why_not("cast Fire // Ice")
    assert why is not None
    assert why.rule == "709.3"


def test_709_4b_elsewhere_its_mana_value_and_colours_are_those_of_both_halves() -> None:
    table = position(alice_hand=["Fire // Ice"])
    card = now(table.state.objects[table.state.players[0].hand[0]])
    assert card.mana_value == 4
    assert card.colors == Color.RED | Color.BLUE
    assert card.types == CardType.INSTANT

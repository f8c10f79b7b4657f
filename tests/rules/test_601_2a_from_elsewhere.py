"""CR 601.2a, 601.2f, 601.3: spells that are cast from anywhere but their owner's hand: what they cost, who may cast
them, and what mana they may be paid with.
"""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import artifact, card, do, draw, enchantment, flashback, gain_life, instant

RETURNS = card("Returns", "{2}", instant)(flashback("{2}"), do(gain_life(3)))
ROCK = card("Rock", "{1}", artifact)()


def held(text: str) -> CardDef:
    read = ability(text)
    assert read is not None
    return card("Rule", "{1}", enchantment)(read)


@pytest.mark.parametrize(
    ("text", "hand", "graveyard"),
    [
        ("Spells you cast from anywhere other than your hand cost {1} less to cast.", 2, 1),
        ("Spells you cast from exile cost {1} less to cast.", 2, 2),
        ("Instant spells you cast from anywhere other than your hand cost {2} less to cast.", 2, 0),
        ("Creature spells you cast from anywhere other than your hand cost {1} less to cast.", 2, 2),
    ],
)
@pytest.mark.parametrize("elsewhere", [False, True])
def test_601_2f_what_is_cast_from_elsewhere_costs_less(text: str, hand: int, graveyard: int, elsewhere: bool) -> None:
    cost = graveyard if elsewhere else hand
    there, here = ([RETURNS], []) if elsewhere else ([], [RETURNS])
    table = position(alice=[held(text), f"{max(cost, 1)} Island"], alice_hand=here, alice_graveyard=there)
    table.alice.cast("Returns", way=int(elsewhere))
    assert sum(o.tapped for o in table.state.permanents) == cost


def test_601_3_who_casts_from_the_hand_only() -> None:
    rule = held("Your opponents can't cast spells from anywhere other than their hands.")
    table = position(bob=[rule], alice=["4 Island"], alice_hand=[RETURNS], alice_graveyard=[RETURNS])
    table.alice.cast("Returns")  # of the hand
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.cast("Returns", way=1)
    assert table.alice.life == 23


def test_106_6_mana_for_what_is_cast_from_elsewhere() -> None:
    only_for = "Spend this mana only to cast a spell from anywhere other than your hand."
    gives = f'Artifacts you control have "{{T}}: Add {{U}}. {only_for}"'
    table = position(alice=[held(gives), ROCK, ROCK], alice_hand=[RETURNS])
    with pytest.raises(NotOffered):
        table.alice.cast("Returns")
    table = position(alice=[held(gives), ROCK, ROCK], alice_graveyard=[RETURNS])
    table.alice.cast("Returns", way=1)
    table.resolve()
    assert table.alice.life == 23


def test_601_2a_a_spell_that_asks_from_where_it_was_cast() -> None:
    asks = card("Asks", "{0}", instant)(
        flashback("{0}"),
        do(n.If(n.Fits(n.This(), n.Not(n.CastFrom(n.Zone.HAND))), gain_life(2), draw(1))),
    )
    table = position(alice_hand=[asks], alice_library=["Island"])
    table.alice.cast("Asks")
    table.resolve()
    assert (table.alice.life, table.alice.hand) == (20, ["Island"])
    table.alice.cast("Asks", way=1)
    table.resolve()
    assert table.alice.life == 22


def test_603_2_the_first_spell_from_your_graveyard_each_turn() -> None:
    watch = invented(
        "Whenever you cast your first instant or sorcery spell from your graveyard each turn, you gain 5 life.",
        "Watch",
        "Enchantment",
    )
    again = invented("You gain 1 life.\nFlashback {R}", "Again", "Instant", cost="{R}")
    table = position(alice=[watch, *["Mountain"] * 4], alice_hand=[again], alice_graveyard=[again, again])
    table.alice.cast("Again")  # from the hand
    table.resolve_all()
    assert table.alice.life == 21
    for life in (27, 28):
        option = next(i for i, words in enumerate(table.options) if "Again" in words)
        table.apply(option)
        table.resolve_all()
        assert table.alice.life == life


def test_707_10_a_copy_was_not_cast_from_anywhere() -> None:
    text = "Draw a card. If this spell was cast from anywhere other than your hand, you gain 2 life.\nStorm"
    asks = invented(text, name="Asks", types="Sorcery", cost="{0}")
    first = card("First", "{0}", instant)(do(gain_life(1)))
    table = position(alice_hand=[first, asks])
    table.alice.cast("First")
    table.resolve()
    table.alice.cast("Asks")
    table.resolve_all()
    assert (len(table.alice.hand), table.alice.life) == (2, 21)

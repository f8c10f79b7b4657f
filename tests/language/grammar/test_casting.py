"""What a card says of casting it, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import Card, means

from mainphase.cards import nodes as n
from mainphase.cards.words.casting import additional_cost, cast_only, costs_less_to_cast, instead_of_mana
from mainphase.cards.words.costs import components, discard_a, pay_life, return_a, sacrifice_a
from mainphase.cards.words.doing import draw
from mainphase.cards.words.targets import do
from mainphase.cards.words.things import (
    a,
    artifact,
    cards_drawn_this_turn,
    creature,
    number_of,
    you_control,
    your_turn,
    yours,
)
from mainphase.language.grammar.abilities import read_lines


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("As an additional cost to cast this spell, sacrifice a creature.", additional_cost(sacrifice_a(creature))),
        (
            "As an additional cost to cast this spell, discard two cards and pay 2 life.",
            additional_cost(discard_a(count=2), pay_life(2)),
        ),
        ("Cast this spell only during your turn.", cast_only(your_turn)),
        ("Cast this spell only before attackers are declared.", cast_only(n.BeforeAttackersDeclared())),
        (
            "You may return two Islands you control to their owner's hand rather than pay this spell's mana cost.",
            instead_of_mana("returning two Islands you control to their owner's hand", return_a(a("Island"), count=2)),
        ),
        ("You may pay {0} rather than pay this spell's mana cost.", instead_of_mana("paying {0}", "{0}")),
        (
            "This spell costs {1} less to cast for each artifact you control.",
            costs_less_to_cast(number_of(artifact, yours)),
        ),
        (
            "This spell costs {2} less to cast for each card you've drawn this turn.",
            costs_less_to_cast(n.Times(2, cards_drawn_this_turn())),
        ),
        ("This spell costs {3} less to cast if you control a Wizard.", costs_less_to_cast(3, you_control(a("Wizard")))),
        ("You may exile a card with mana value X from your hand rather than pay this spell's mana cost.", None),
        (
            "As an additional cost to cast this spell, sacrifice a creature or pay {2}.",
            n.CastCost(components((sacrifice_a(creature),)), "sacrificing a creature", components(("{2}",))),
        ),
        ("As an additional cost to cast this spell, sacrifice a creature or a day.", None),
        ("Cast this spell only on Sundays.", None),
    ],
)
def test_casting(text: str, meaning: n.Ability | None) -> None:
    assert means(text) == (None if meaning is None else (meaning,))


def test_it_stands_apart_from_what_a_spell_does() -> None:
    [cost, spell] = read_lines(
        ("As an additional cost to cast this spell, sacrifice a creature.", "Draw two cards."), Card(True)
    )
    assert cost.readings == ((additional_cost(sacrifice_a(creature)),),)
    assert spell.readings == ((n.SpellAbility((do(draw(2)),)),),)


def test_a_hand_that_is_shown_instead() -> None:
    lands = n.All((n.OfType(n.CardType.LAND), n.InZone(n.Zone.HAND), n.OwnedBy(n.You())))
    assert means(
        "If you have no land cards in hand, you may reveal your hand rather than pay this spell's mana cost.", True
    ) == (n.AlternativeCost((n.RevealHand(),), "revealing your hand", condition=n.Negated(n.Exists(lands))),)

"""Keywords of spells that cost more than mana, costs of which one is enough, and what is asked of what was paid."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import Card, ability, does

from mainphase.cards import nodes as n
from mainphase.cards.words.costs import discard_a, sacrifice_a
from mainphase.cards.words.keyword_abilities import flashback
from mainphase.cards.words.things import a, land, you
from mainphase.language.grammar.abilities import read_lines

DRAW = n.Draw(n.Fixed(1))


def test_a_spell_may_cost_deeds_from_the_graveyard() -> None:
    texts = ("Draw a card.", "Flashback—Sacrifice a Mountain.")
    [back, drawing] = read_lines(texts, Card(True))
    assert back.readings == ((flashback(sacrifice_a(a("Mountain"))),),)
    assert drawing.text == "Draw a card."
    [back, _] = read_lines(("Draw a card.", "Flashback—{1}{U}, Pay 3 life."), Card(True))
    assert back.readings == ((flashback("{1}{U}", n.PayLife(n.Fixed(3))),),)


def test_either_of_two_costs() -> None:
    discarding, sacrificing = (discard_a(),), (sacrifice_a(land),)
    assert does("You may discard a card or sacrifice a land. If you do, draw a card.") == n.PayOrElse(
        discarding, you, DRAW, n.PayOrElse(sacrificing, you, DRAW)
    )
    assert does("You may sacrifice a land or discard a card. If you do, draw a card.") == n.PayOrElse(
        sacrificing, you, DRAW, n.PayOrElse(discarding, you, DRAW)
    )


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a card or sacrifice a land. If you don't, draw a card.",
        "You may sacrifice a creature or discard a card. If you do, you gain life equal to the sacrificed creature's "
        "power.",
    ],
)
def test_not_either_of_two_costs(text: str) -> None:
    assert does(text) is None


@pytest.mark.parametrize("kind", ["land", "creature", "nonland"])
def test_what_the_discarded_card_was(kind: str) -> None:
    asked: Any = [
        one.modes[0].effect
        for was in ("was", "wasn't")
        if isinstance(
            one := ability(f"Discard a card: If the discarded card {was} a {kind} card, draw a card."), n.Activated
        )
    ]
    assert isinstance(asked[0].condition, n.Fits)
    assert asked[0].condition.what == n.Saved("discarded as a cost")
    assert asked[1].condition == n.Negated(asked[0].condition)

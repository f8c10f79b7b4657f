"""CR 601.2b, 118.9: cards that say that they may be cast from the graveyard, and what is paid for that."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, means
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import another, card, creature


def told(text: str) -> n.Ability:
    read = ability(text)
    assert read is not None
    return read


FROM = "You may cast this card from your graveyard by "
DISCARDING = FROM + "discarding a card in addition to paying its other costs."
EXILING = FROM + "paying {1} and exiling two other cards from your graveyard rather than paying its mana cost."


def test_what_is_read_of_casting_it_from_there() -> None:
    assert ability(DISCARDING) == n.AlternativeCost(
        (n.DiscardCost(n.Anything()),), "discarding a card", Zone.GRAVEYARD, additional=True
    )
    read = ability(EXILING)
    assert isinstance(read, n.AlternativeCost)
    assert read.cost == (n.PayMana(n.ManaCost(1)), n.ExileCost(another, Zone.GRAVEYARD, n.Fixed(2)))
    assert (read.zone, read.additional) == (Zone.GRAVEYARD, False)


@pytest.mark.parametrize(
    "text",
    [
        FROM + "dancing in addition to paying its other costs.",
        FROM + "discarding a card.",
    ],
)
def test_what_is_no_such_cost(text: str) -> None:
    assert means(text) is None


def test_601_2b_besides_its_mana_cost_a_card_is_discarded() -> None:
    beast = card("Beast", "{2}", creature, pt="2/2")(told(DISCARDING))
    table = position(alice=["2 Forest"], alice_graveyard=[beast], alice_hand=["Memnite"])
    table.alice.cast("Beast", way=1)
    assert table.stack == ["Beast"]
    assert table.alice.graveyard == ["Memnite"]
    assert table.tapped("Forest 2")


def test_118_9_instead_of_its_mana_cost_others_are_exiled() -> None:
    beast = card("Beast", "{7}", creature, pt="2/2")(told(EXILING))
    table = position(alice=["Forest"], alice_graveyard=[beast, "Memnite"])
    with pytest.raises(NotOffered):
        table.alice.cast("Beast", way=1)
    table = position(alice=["Forest"], alice_graveyard=[beast, "Memnite", "Ornithopter"])
    table.alice.cast("Beast", way=1)
    assert table.alice.graveyard == []
    assert sorted(table.exile) == ["Memnite", "Ornithopter"]

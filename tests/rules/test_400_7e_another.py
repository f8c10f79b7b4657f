"""CR 400.7e: an ability that triggered as its object left finds what that has become: no "other" card is that."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, dies, in_your_graveyard, is_a, itself, target, when

BEARS = "Grizzly Bears"
RETURNED = n.Move(target, n.Zone.HAND)
ANOTHER = is_a(n.Other(), creature, in_your_graveyard)
RITUALIST = card("Ritualist", "{R}", creature, pt="1/1")(when(dies(itself)).targeting(ANOTHER).do(RETURNED))


def killed(*graveyard: str) -> Table:
    table = position(alice=[RITUALIST], alice_graveyard=list(graveyard), bob=["Mountain"], bob_hand=["Shock"])
    table.pass_once()
    table.bob.cast("Shock", ["Ritualist"])
    table.resolve()
    return table


def test_400_7e_it_cannot_return_itself() -> None:
    table = killed()
    assert table.stack == []  # there is no target
    assert table.alice.graveyard == ["Ritualist"]


def test_400_7e_but_another_card() -> None:
    table = killed(BEARS)
    assert table.options == [BEARS]
    table.choose(BEARS)
    table.resolve()
    assert table.alice.hand == [BEARS]

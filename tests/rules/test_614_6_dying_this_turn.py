"""CR 614.6: a creature that would die this turn is exiled instead; and as many cards of a library as an amount says."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, creature, damage, do, instant, target, targeting

EXILED = n.Begin(n.ReplaceMove(n.OneOf(target), Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE))
SPRAY = card("Spray", "{0}", instant)(targeting(creature).do(damage(1, to=target), EXILED))


def test_614_6_what_this_kills_is_exiled() -> None:
    table = position(alice_hand=[SPRAY], bob=["Memnite"])
    table.alice.cast("Spray", ["Memnite"])
    table.resolve()
    assert (table.exile, table.bob.graveyard) == (["Memnite"], [])


def test_614_6_what_dies_later_in_the_turn_is_exiled_and_no_other() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[SPRAY, "Shock", "Shock"], bob=["Grizzly Bears", "Memnite"])
    table.alice.cast("Spray", ["Grizzly Bears"])
    table.resolve()
    assert table.exile == []
    for dead in ("Grizzly Bears", "Memnite"):
        table.alice.cast("Shock", [dead])
        table.resolve()
    assert (table.exile, table.bob.graveyard) == (["Grizzly Bears"], ["Memnite"])


def test_614_6_only_what_was_dealt_damage_so() -> None:
    burnt = n.All((creature, n.WasDamagedBy(n.This())))
    instead = n.Begin(n.ReplaceMove(burnt, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE))
    anger = card("Anger", "{0}", instant)(do(damage(1, to=n.Each(n.Not(n.Named("Memnite")))), instead))
    table = position(alice=["2 Mountain"], alice_hand=[anger, "Shock", "Shock"], bob=["Grizzly Bears", "Memnite"])
    table.alice.cast("Anger")
    table.resolve()
    for dead in ("Grizzly Bears", "Memnite"):
        table.alice.cast("Shock", [dead])
        table.resolve()
    assert (table.exile, table.bob.graveyard) == (["Grizzly Bears"], ["Memnite"])


@pytest.mark.parametrize(("amount", "hand"), [(n.Fixed(2), 2), (n.Fixed(0), 0), (n.Fixed(-1), 0)])
def test_401_as_many_cards_of_the_top_as_there_are(amount: n.Quantity, hand: int) -> None:
    taken = card("Take", "{0}", instant)(do(n.Move(n.TopOfLibrary(n.You(), amount=amount), Zone.HAND)))
    table = position(alice_hand=[taken], alice_library=["Forest", "Island", "Swamp"])
    table.alice.cast("Take")
    table.resolve()
    assert table.alice.hand == ["Forest", "Island", "Swamp"][:hand]

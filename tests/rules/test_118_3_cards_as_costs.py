"""CR 118.3: whole hands and the top cards of libraries as costs."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    card,
    draw,
    gain_life,
    pay,
)
from mainphase.kernel.costs.components import component_of
from mainphase.kernel.state.context import Context

BROOCH = card("Brooch", "{1}", artifact)(pay(n.DiscardHand()).do(draw(1)))
DIGGER = card("Digger", "{1}", artifact)(pay(n.TopOfLibraryCost(n.Zone.EXILE, 2)).do(gain_life(1)))
GRINDER = card("Grinder", "{1}", artifact)(pay(n.TopOfLibraryCost(n.Zone.GRAVEYARD, 1)).do(gain_life(1)))


def test_118_3_a_hand_is_discarded_be_it_empty() -> None:
    table = position(alice=[BROOCH], alice_hand=["Memnite", "Forest"], alice_library=["Island", "Swamp"])
    table.alice.activate("Brooch")
    table.resolve()
    assert table.alice.hand == ["Island"]
    assert sorted(table.alice.graveyard) == ["Forest", "Memnite"]
    empty = position(alice=[BROOCH], alice_library=["Island"])
    empty.alice.activate("Brooch")
    empty.resolve()
    assert empty.alice.hand == ["Island"]


def test_118_3_cards_from_the_top() -> None:
    table = position(alice=[DIGGER, GRINDER], alice_library=["Forest", "Island", "Swamp"])
    table.alice.activate("Digger")
    assert sorted(table.exile) == ["Forest", "Island"]
    table.resolve()
    table.alice.activate("Grinder")
    assert table.alice.graveyard == ["Swamp"]


def test_118_3_not_with_too_few() -> None:
    table = position(alice=[DIGGER])
    cost = n.TopOfLibraryCost(n.Zone.EXILE, 2)
    ctx = Context(table.find("Digger").id, 0)
    assert component_of(cost).cannot_pay(table.state, 0, cost, ctx) == 0
    del table.state.players[0].library[1:]
    assert component_of(cost).cannot_pay(table.state, 0, cost, ctx) != 0

"""CR 602.5, 603.7: an ability that counts how often it has been activated this turn (Dragon Whelp)."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, creature, gain_life, pay

WHELP = "Dragon Whelp"


@pytest.mark.parametrize(("times", "stays"), [(3, True), (4, False), (5, False)])
def test_602_5_the_fourth_activation_of_a_turn_is_one_too_many(times: int, stays: bool) -> None:
    table = position(alice=[WHELP, "5 Mountain"])
    for _ in range(times):
        table.alice.activate(WHELP)
        table.resolve()
    assert table.pt(WHELP) == f"{2 + times}/3"
    table.advance_to("end step")
    if table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert (WHELP in table.battlefield) == stays


def test_602_5_counted_for_each_turn_anew() -> None:
    table = position(alice=[WHELP, "4 Mountain"])
    for _ in range(3):
        table.alice.activate(WHELP)
        table.resolve()
    table.advance_to("turn 3, precombat main")
    table.alice.activate(WHELP)
    table.resolve()
    table.advance_to("end step")
    assert table.stack == []
    assert WHELP in table.battlefield


def test_701_21a_nobody_sacrifices_what_another_player_controls() -> None:
    table = position(alice=[WHELP, "4 Mountain"], bob=["Rubinia Soulsinger"])
    for _ in range(4):
        table.alice.activate(WHELP)
        table.resolve()
    table.alice.passes()
    table.bob.activate("Rubinia Soulsinger", [WHELP])
    table.advance_to("end step")
    table.resolve_all()
    assert table.controller(WHELP) == "bob"


def test_602_5b_of_a_card_in_a_graveyard_too() -> None:
    ghost = card("Ghost", "{9}", creature, pt="1/1")(pay(from_=Zone.GRAVEYARD, per_turn=1).do(gain_life(1)))
    table = position(alice_graveyard=[ghost])
    table.alice.activate("Ghost")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.activate("Ghost")
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.activate("Ghost")
    table.resolve()
    assert table.alice.life == 22

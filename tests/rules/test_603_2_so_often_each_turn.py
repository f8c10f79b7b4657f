"""CR 603.2: abilities that trigger only so often each turn."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, Zone
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    draw,
    each_turn,
    from_zone,
    gain_life,
    pay,
    when,
    whenever,
    you,
    you_control,
)

SPRING = card("Spring", "{1}", artifact)(pay("{0}").do(gain_life(1)))


def well(times: int, if_: n.Condition | None = None) -> CardDef:
    return card("Well", "{2}", artifact)(each_turn(times, whenever(n.GainsLife(you), if_).do(draw(1))))


@pytest.mark.parametrize("times", [1, 2])
def test_603_2_it_triggers_so_often_and_anew_each_turn(times: int) -> None:
    table = position(alice=[well(times), SPRING], alice_library=["Forest"] * 9)
    for _ in range(3):
        table.alice.activate("Spring")
        table.resolve_all()
    assert len(table.alice.hand) == times
    table.advance_to("turn 3, precombat main")
    had = len(table.alice.hand)
    table.alice.activate("Spring")
    table.resolve_all()
    assert len(table.alice.hand) == had + 1


def test_603_2_each_object_counts_for_itself() -> None:
    table = position(alice=[well(1), well(1), SPRING], alice_library=["Forest"] * 9)
    table.alice.activate("Spring")
    table.resolve()
    table.choose(table.options[0])  # which of the two goes onto the stack first
    table.resolve_all()
    assert len(table.alice.hand) == 2
    table.alice.activate("Spring")
    table.resolve_all()
    assert len(table.alice.hand) == 2


def test_603_4_what_did_not_trigger_does_not_count() -> None:
    bear = "Grizzly Bears"
    table = position(
        alice=[well(1, you_control(creature)), SPRING, "2 Forest"], alice_hand=[bear],
        alice_library=["Forest"] * 9,
    )  # fmt: skip
    table.alice.activate("Spring")
    table.resolve_all()
    assert table.alice.hand == [bear]
    table.alice.cast(bear)
    table.resolve_all()
    table.alice.activate("Spring")
    table.resolve_all()
    assert len(table.alice.hand) == 1


def test_602_5b_of_a_card_in_a_graveyard_too() -> None:
    ghost = card("Ghost", "{9}", creature, pt="1/1")(
        each_turn(1, from_zone(Zone.GRAVEYARD, when(n.GainsLife(you)).do(draw(1))))
    )
    table = position(alice=[SPRING], alice_graveyard=[ghost], alice_library=["Forest"] * 9)
    for _ in range(2):
        table.alice.activate("Spring")
        table.resolve_all()
    assert len(table.alice.hand) == 1
    table.advance_to("turn 3, precombat main")
    had = len(table.alice.hand)
    table.alice.activate("Spring")
    table.resolve_all()
    assert len(table.alice.hand) == had + 1

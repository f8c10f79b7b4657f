"""CR 603.2h: an ability whose controller may do something only once each turn triggers only while they have not."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

HERB = invented("You gain 1 life.", name="Herb", cost="{0}", types="Instant")
KEEPER = invented(
    "Whenever you gain life, you may draw a card. Do this only once each turn.", name="Keeper", types="Enchantment"
)
PAYER = invented(
    "Whenever you gain life, you may pay 2 life. If you do, draw a card. Do this only once each turn.",
    name="Keeper",
    types="Enchantment",
)


def gains(table: Table, answer: str = "") -> bool:
    """Alice gains life; whether the ability triggers, and what she answers then."""
    table.alice.cast("Herb")
    table.resolve()
    triggered = table.stack == ["Keeper"]
    if triggered:
        table.resolve()
        table.choose(answer)
    return triggered


def test_603_2h_it_triggers_until_that_was_done() -> None:
    table = position(alice=[KEEPER], alice_hand=[HERB] * 4)
    assert gains(table, "no")
    assert gains(table, "yes")
    assert not gains(table)
    table.advance_to("bob's upkeep")
    table.pass_once()
    assert gains(table, "yes")


def test_603_2h_paid_for_it_counts_only_if_it_was_paid() -> None:
    table = position(alice=[PAYER], alice_hand=[HERB] * 3)
    assert gains(table, "no")
    assert gains(table, "yes")
    assert table.alice.life == 20
    assert not gains(table)


def asked(*mine: CardDef) -> int:
    """How often alice may draw a card as a spell has her gain life twice."""
    twice = invented("You gain 1 life. You gain 1 life.", name="Two Herbs", cost="{0}", types="Instant")
    table = position(alice=list(mine), alice_hand=[twice])
    table.alice.cast("Two Herbs")
    times = 0
    while table.stack or table.asked == "order triggers":
        if table.asked == "order triggers":
            table.apply(0)
        elif table.priority:
            table.pass_once()
        else:
            times += 1
            table.choose("yes")
    return times


def test_603_2h_not_twice_from_the_stack_and_each_such_object_by_itself() -> None:
    assert asked(KEEPER) == 1
    assert asked(KEEPER, KEEPER) == 2

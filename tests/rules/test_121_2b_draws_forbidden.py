"""CR 121.2b, 121.3: players who can't draw more than so many cards each turn."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

TALLY = invented("Each player can't draw more than one card each turn.", name="Tally", types="Enchantment")
MISER = invented("Each opponent can't draw more than one card each turn.", name="Miser", types="Enchantment")
THREE = invented("Draw three cards.", name="Three", cost="{0}", types="Instant")
ONE = invented("You may draw a card.", name="One", cost="{0}", types="Instant")
TWO = invented("You may draw two cards.", name="Two", cost="{0}", types="Instant")
DEW = invented("If you would draw a card, you gain 5 life instead.", name="Dew", types="Enchantment")


def drawing(card: CardDef, rule: CardDef = TALLY) -> Table:
    table = position(alice=[rule], alice_hand=[card, THREE])
    table.alice.cast(card.name)
    table.pass_once()
    table.pass_once()
    return table


def test_121_2b_an_instruction_to_draw_several_is_partly_carried_out() -> None:
    table = drawing(THREE)
    assert len(table.events("draw", player="alice")) == 1
    table.alice.cast("Three")
    table.resolve()
    assert len(table.events("draw", player="alice")) == 1, "nor is another one drawn later in that turn"


def test_121_2b_each_opponent_is_not_you() -> None:
    assert len(drawing(THREE, MISER).events("draw", player="alice")) == 3
    table = position(alice=[], alice_hand=[THREE], bob=[MISER])
    table.alice.cast("Three")
    table.resolve()
    assert len(table.events("draw", player="alice")) == 1


def test_121_2b_several_are_not_chosen_to_be_drawn() -> None:
    assert drawing(ONE).asked == "may"
    table = drawing(TWO)
    assert table.asked == "priority"
    assert not table.events("draw", player="alice")


def test_121_2b_in_the_next_turn_one_is_drawn_again() -> None:
    table = drawing(THREE)
    table.advance_to("turn 3, precombat main")
    assert len(table.events("draw", player="alice")) == 2
    assert len(table.events("draw", player="bob")) == 1


def test_614_17c_a_draw_that_cannot_be_is_not_replaced() -> None:
    for drawn_before, gained in ((True, 0), (False, 15)):
        table = position(alice=[TALLY, "2 Swamp"], alice_hand=[THREE, THREE, DEW])
        if drawn_before:
            table.alice.cast("Three")
            table.resolve()
        table.alice.cast("Dew")
        table.resolve()
        table.alice.cast("Three")
        table.resolve()
        assert table.alice.life == 20 + gained, "what was replaced was no draw"


def test_121_4_from_an_empty_library_nobody_draws_who_cannot() -> None:
    table = position(alice=[TALLY], alice_hand=[THREE], alice_library=["Forest"], alice_blanks=0)
    table.alice.cast("Three")
    table.resolve()
    assert not table.over

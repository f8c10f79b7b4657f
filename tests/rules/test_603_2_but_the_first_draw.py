"""CR 603.2, 504.1: what triggers on cards that are drawn, but not on the first one in each of a player's draw steps."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

ARCHER = invented(
    "When ~ enters and whenever an opponent draws a card except the first one they draw in each of their draw steps, "
    "~ deals 1 damage to any target.",
    name="Archer", cost="{0}",
)  # fmt: skip
OPTION = invented("Draw two cards.", name="Option", types="Instant", cost="{0}")
AGAIN = invented("There is an additional beginning phase after this phase.", name="Again", types="Sorcery", cost="{0}")


def test_504_1_the_first_card_of_a_draw_step_does_not_count() -> None:
    table = position(alice=[ARCHER], bob_hand=[OPTION], active="bob", step="upkeep", triggers="automatic")
    table.advance_to("turn 1, draw step")
    assert table.stack == []
    table.bob.cast("Option")
    table.resolve()
    for _ in range(2):
        assert table.asked == "target"
        table.choose("bob")
    table.resolve_all()
    assert table.bob.life == 18


def test_504_1_other_cards_do_and_so_does_its_entering() -> None:
    table = position(alice_hand=[ARCHER, OPTION], bob_hand=[OPTION], triggers="automatic")
    table.alice.cast("Archer")
    table.resolve()
    table.choose("bob")
    table.resolve_all()
    table.alice.cast("Option")
    table.resolve_all()
    assert table.bob.life == 19
    table.alice.passes()
    table.bob.cast("Option")
    table.resolve()
    for _ in range(2):
        table.choose("bob")
    table.resolve_all()
    assert table.bob.life == 17


def test_500_9_of_each_draw_step_the_first() -> None:
    table = position(alice=["Memnite"], alice_hand=[AGAIN], bob=[ARCHER])
    table.alice.cast("Again")
    table.resolve()
    table.advance_to("turn 1, draw step")
    assert table.stack == []
    assert len(table.alice.hand) == 1
    table = position(alice_hand=[AGAIN], bob=[ARCHER], step="upkeep")
    table.advance_to("turn 1, precombat main")
    table.alice.cast("Again")
    table.resolve()
    table.advance_to("turn 1, beginning of combat")
    assert len(table.alice.hand) == 2, "two draw steps"
    assert table.alice.life == 20

"""CR 700.14: mana spent on spells in a turn is counted; who spends the n-th of it expends so much."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

WATCHER = invented("Whenever you expend 4, you gain 10 life.", "Watcher")


@pytest.mark.parametrize(
    ("costs", "gains"), [((3,), 1), ((4,), 11), ((2, 2), 12), ((3, 3), 12), ((4, 4), 12), ((6,), 11), ((1, 1, 1), 3)]
)
def test_700_14_the_fourth_mana_of_a_turn(costs: tuple[int, ...], gains: int) -> None:
    spells = [invented("You gain 1 life.", f"Spell {k}", types="Instant", cost=f"{{{n}}}") for k, n in enumerate(costs)]
    table = position(alice=[WATCHER, "9 Forest"], alice_hand=spells)
    for k in range(len(costs)):
        table.alice.cast(f"Spell {k}")
        table.resolve_all()
    assert table.alice.life == 20 + gains


def test_700_14_mana_for_abilities_does_not_count_nor_that_of_others() -> None:
    well = invented("{4}: You gain 1 life.", "Well", types="Artifact")
    table = position(
        alice=[WATCHER, well, "4 Forest"],
        bob=["4 Forest"],
        bob_hand=[invented("Draw a card.", "Look", types="Instant", cost="{4}")],
    )
    table.alice.activate("Well")
    table.resolve_all()
    table.alice.passes()
    table.bob.cast("Look")
    table.resolve_all()
    assert table.alice.life == 21


def test_700_14_it_begins_anew_each_turn() -> None:
    spells = [invented("You gain 1 life.", f"Spell {k}", types="Instant", cost="{3}") for k in range(2)]
    table = position(alice=[WATCHER, "6 Forest"], alice_hand=spells)
    table.alice.cast("Spell 0")
    table.resolve_all()
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.cast("Spell 1")
    table.resolve_all()
    assert table.alice.life == 22

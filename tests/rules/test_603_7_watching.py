"""CR 603.7: a delayed ability that waits this turn for something to happen to what the spell was aimed at."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, gain_life, instant, targeting

BEARS, MEMNITE = "Grizzly Bears", "Memnite"
DIES = n.Triggered(n.Dies(n.OneOf(n.Saved("target 0"))), (n.Mode(gain_life(3)),))
WATCH = card("Watch", "{0}", instant)(targeting(creature).do(n.Delayed(DIES, until=n.Duration.END_OF_TURN)))


@pytest.mark.parametrize(("victim", "gained"), [(BEARS, 3), (MEMNITE, 0)])
def test_603_7_only_of_that_object(victim: str, gained: int) -> None:
    table = position(alice=["Mountain"], alice_hand=[WATCH, "Shock"], bob=[BEARS, MEMNITE])
    table.alice.cast("Watch", [BEARS])
    table.resolve()
    table.alice.cast("Shock", [victim])
    table.resolve_all()
    assert table.alice.life == 20 + gained


def test_603_7_only_this_turn() -> None:
    table = position(alice=["Mountain"], alice_hand=[WATCH, "Shock"], bob=[BEARS])
    table.alice.cast("Watch", [BEARS])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    while table.priority != "alice":
        table.pass_once()
    table.alice.cast("Shock", [BEARS])
    table.resolve_all()
    assert (table.alice.life, table.bob.graveyard) == (20, [BEARS])

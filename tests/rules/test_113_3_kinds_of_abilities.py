"""CR 113.3b, c: activated and triggered abilities on the stack are told apart; CR 701.34a: proliferating again."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

FOUNT = invented("{0}: You gain 1 life.", "Fount", "Artifact")
HERALD = invented("When Herald enters, you gain 3 life.", "Herald", cost="{0}")
RESONATOR = invented(
    "{0}: Copy target triggered ability you control. You may choose new targets for the copy.", "Resonator", "Artifact"
)
SQUELCH = invented("Counter target activated ability.", "Hush", "Instant", cost="{0}")


def test_113_3c_a_triggered_ability_is_copied() -> None:
    table = position(alice=[RESONATOR], alice_hand=[HERALD])
    table.alice.cast("Herald")
    table.resolve()
    table.alice.activate("Resonator")
    while table.stack:
        table.resolve_all()
        if table.stack:
            table.apply(0)  # the same targets: there are none
    assert table.alice.life == 26


def with_ability(activated: bool) -> Table:
    table = position(alice=[FOUNT], alice_hand=[HERALD], bob_hand=[SQUELCH])
    if activated:
        table.alice.activate("Fount")
    else:
        table.alice.cast("Herald")
        table.resolve()
    table.alice.passes()
    return table


def test_113_3b_an_activated_ability_is_countered() -> None:
    table = with_ability(True)
    table.bob.cast("Hush")
    table.resolve_all()
    assert table.alice.life == 20


def test_113_3b_a_triggered_one_is_no_target_for_it() -> None:
    with pytest.raises(NotOffered):
        with_ability(False).bob.cast("Hush")


def test_701_34a_proliferating_again() -> None:
    engine = invented("{0}: Proliferate, then proliferate again.", "Engine", "Artifact")
    table = position(alice=[engine, "Memnite (1 +1/+1)"])
    table.alice.activate("Engine")
    table.resolve()
    table.alice.choose("Memnite", "Memnite")
    assert table.counters("Memnite", "+1/+1") == 3

"""CR 702.27: buyback."""

from __future__ import annotations

from tests.support.table import position


def test_702_27a_paid_it_returns_to_the_hand_as_it_resolves() -> None:
    table = position(alice=["6 Island"], alice_hand=["Capsize"], bob=["Memnite"])
    table.alice.cast("Capsize", ["Memnite"], kicked=True)
    table.resolve()
    assert table.alice.hand == ["Capsize"]
    assert table.bob.hand == ["Memnite"]
    assert table.events("returned to hand", what="Capsize")


def test_702_27a_unpaid_it_goes_to_the_graveyard() -> None:
    table = position(alice=["6 Island"], alice_hand=["Capsize"], bob=["Memnite"])
    table.alice.cast("Capsize", ["Memnite"])
    table.resolve()
    assert table.alice.graveyard == ["Capsize"]


def test_702_27a_countered_it_goes_to_the_graveyard_although_it_was_paid() -> None:
    table = position(alice=["6 Island"], alice_hand=["Capsize"], bob=["Memnite", "2 Island"], bob_hand=["Counterspell"])
    table.alice.cast("Capsize", ["Memnite"], kicked=True)
    table.alice.passes()
    table.bob.cast("Counterspell", ["Capsize"])
    table.resolve()
    assert table.alice.graveyard == ["Capsize"]


def test_702_27a_with_an_illegal_target_it_does_not_resolve_and_goes_to_the_graveyard() -> None:
    table = position(alice=["6 Island"], alice_hand=["Capsize"], bob=["Memnite", "Mountain"], bob_hand=["Shock"])
    table.alice.cast("Capsize", ["Memnite"], kicked=True)
    table.alice.passes()
    table.bob.cast("Shock", ["Memnite"])
    table.resolve()
    table.resolve()
    assert table.alice.graveyard == ["Capsize"]

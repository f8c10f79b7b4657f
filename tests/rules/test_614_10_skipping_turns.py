"""CR 614.10: turns that are skipped, by choice and by what must be."""

from __future__ import annotations

from tests.support.table import position

from mainphase.kernel.objects import Skip


def test_614_10_who_may_skip_is_asked_as_the_turn_would_begin() -> None:
    table = position(active="bob", step="end step", alice=["Time Vault (tapped)"])
    while table.asked == "priority":
        table.pass_once()
    assert table.asked == "may"
    assert table.asked_player == "alice"
    assert table.tapped("Time Vault")
    table.choose("yes")
    assert table.active == "bob"
    assert not table.tapped("Time Vault")


def test_614_10a_one_skip_is_satisfied_by_one_turn_and_the_player_chooses_which_applies() -> None:
    """The turn that must be skipped can be the one that Time Vault untaps for; then the other skip still waits."""
    table = position(active="bob", step="end step", alice=["Time Vault (tapped)"])
    table.state.skips.append(Skip("turn", table.alice.number))
    while table.asked == "priority":
        table.pass_once()
    table.choose("yes")
    assert table.active == "bob"
    assert len(table.state.skips) == 1
    table.advance_to("end step")
    while table.asked == "priority" and table.state.skips:
        table.pass_once()
    assert table.active == "bob"
    assert table.state.skips == []


def test_614_10b_declined_the_skip_that_must_be_still_is() -> None:
    table = position(active="bob", step="end step", alice=["Time Vault (tapped)"])
    table.state.skips.append(Skip("turn", table.alice.number))
    while table.asked == "priority":
        table.pass_once()
    table.choose("no")
    assert table.active == "bob"
    assert table.tapped("Time Vault")


def test_614_10_two_ways_to_skip_are_offered_one_after_the_other() -> None:
    table = position(active="bob", step="end step", alice=["2 Time Vault (tapped)"])
    while table.asked == "priority":
        table.pass_once()
    table.choose("no")
    assert table.asked == "may"
    table.choose("yes")
    assert table.active == "bob"

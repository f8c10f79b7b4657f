"""Planechase on both sides of the days on which its rules changed."""

from __future__ import annotations

from tests.support.planar import FEAST, PLANES, comes_up, face_up, roll
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import PlanarSymbol
from mainphase.cards.words import artifact, card, pay, tap_this
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede

POWERSTONE = card("Powerstone", "{2}", artifact)(pay(tap_this).do(n.RollPlanarDie(n.EachOpponent())))


def table_on(date: str, **more: object) -> Table:
    return position(rules=date, alice_plane=[PLANES[0]], alice_planes=PLANES[1:3], bob_planes=PLANES[3:5], **more)  # type: ignore[arg-type]


# --- The planeswalking ability


def source_of_planeswalking(date: str) -> str:
    table = table_on(date)
    roll(table, PlanarSymbol.PLANESWALKER)
    ctx = table.state.objects[table.state.stack[-1]].ctx
    assert ctx is not None
    found = table.state.objects.get(ctx.source)
    table.resolve()
    assert face_up(table) == ["Plane B"]
    return "" if found is None else table.name(found.id)


def test_901_7a_the_planeswalking_ability_is_one_of_the_plane_until_30_june_2012() -> None:
    assert source_of_planeswalking("2009-10-01") == source_of_planeswalking("2012-06-30") == "Plane A"


def test_901_8_the_planeswalking_ability_has_no_source_since_1_july_2012() -> None:
    assert source_of_planeswalking("2012-07-01") == ""


# --- Chaos


def gains_by_anothers_roll(date: str) -> int:
    """The life that Alice gains as Bob, in her turn, rolls the chaos symbol by an effect."""
    table = table_on(date, alice=[POWERSTONE])
    table.alice.activate("Powerstone")
    comes_up(table, PlanarSymbol.CHAOS)
    table.resolve_all()
    (rolled,) = table.events("planar die rolled")
    assert (rolled.player, rolled.amount) == ("bob", PlanarSymbol.CHAOS)
    return table.alice.life - 20


def test_309_7_the_controller_of_a_chaos_ability_rolls_the_chaos_symbol_until_15_june_2023() -> None:
    assert gains_by_anothers_roll("2023-06-15") == 0


def test_311_7_chaos_ensues_whoever_rolls_it_since_16_june_2023() -> None:
    assert gains_by_anothers_roll("2023-06-16") == 1


# --- The owner of a phenomenon leaves


def gained_after_leaving(date: str) -> int:
    """The life that Bob gains from a phenomenon of Alice's, who leaves while its ability is on the stack."""
    table = position(
        players=("alice", "bob", "carol"),
        rules=date,
        alice_plane=[PLANES[0]],
        alice_planes=[FEAST],
        bob_planes=PLANES[1:3],
        carol_planes=PLANES[3:5],
    )
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    assert (face_up(table), table.stack) == (["Feast"], ["Feast"])
    concede(table.state, 0)
    machine.advance(table.state)
    assert face_up(table) == ["Plane B"]
    table.resolve_all()
    return table.bob.life - 20


def test_901_10_the_abilities_of_a_phenomenon_leave_with_its_owner_until_31_january_2013() -> None:
    assert gained_after_leaving("2013-01-31") == 0


def test_901_10b_they_go_on_under_the_new_planar_controller_since_1_february_2013() -> None:
    assert gained_after_leaving("2013-02-01") == 10

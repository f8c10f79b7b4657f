"""CR 701.44b, c: abilities that trigger as a permanent has explored, and on what it revealed."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

SCOUT = invented("When ~ enters, it explores.", "Scout", cost="{0}")
WALKER = invented("Whenever a creature you control explores, you gain 3 life.", "Walker")
LANDS = invented("Whenever a creature you control explores a land card, you gain 1 life.", "Lands")
OTHERS = invented("Whenever a creature you control explores a nonland card, you gain 2 life.", "Others")


def explored(*permanents: str | CardDef, library: str, bob: str | CardDef = "Mountain") -> Table:
    table = position(alice=list(permanents), alice_hand=[SCOUT], alice_library=[library], bob=[bob])
    table.alice.cast("Scout")
    table.resolve()
    table.resolve()
    if table.asked == "may":
        table.alice.choose("no")
    table.resolve_all()
    return table


@pytest.mark.parametrize(("library", "life"), [("Forest", 24), ("Shock", 25)])
def test_701_44b_once_for_each_that_explores(library: str, life: int) -> None:
    table = explored(WALKER, LANDS, OTHERS, library=library)
    while table.asked_player == "alice" and "pass" not in table.options:
        table.apply(0)
    table.resolve_all()
    assert table.alice.life == life
    assert table.counters("Scout", "+1/+1") == (0 if library == "Forest" else 1)


def test_701_44b_only_ones_own() -> None:
    assert explored(library="Forest", bob=WALKER).bob.life == 20


@pytest.mark.rule("608.2d")
def test_701_44b_it_explores_though_nothing_was_revealed() -> None:
    table = position(alice=[WALKER, OTHERS], alice_hand=[SCOUT])
    table.state.players[0].library.clear()
    table.alice.cast("Scout")
    table.resolve()
    table.resolve()
    assert table.asked != "may"
    assert table.counters("Scout", "+1/+1") == 1
    table.resolve_all()
    assert table.alice.life == 23


def test_701_44c_of_what_has_left_as_it_last_was() -> None:
    table = position(alice=[WALKER, "Mountain"], alice_hand=[SCOUT, "Shock"], alice_library=["Forest"])
    table.alice.cast("Scout")
    table.resolve()
    table.alice.cast("Shock", targets=["Scout"])
    table.resolve()
    assert "Scout" not in table.battlefield
    table.resolve_all()
    assert table.alice.life == 23
    assert table.alice.hand == ["Forest"]

"""CR 701.6a: a countered spell goes to its owner's graveyard, unless what counters it says otherwise."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

HOLD = "Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into "
BURY = "Counter target spell. If that spell is countered this way, put it on the bottom of its owner's library instead "
EITHER = "Counter target spell. If that spell is countered this way, put that card on the top or bottom of its owner's "
PLAYERS_GRAVEYARD = "that player's graveyard."


def against(text: str) -> Table:
    reply = invented(text, name="Reply", types="Instant", cost="{U}")
    table = position(
        alice=["Island"], alice_hand=[reply], bob=["2 Mountain"], bob_hand=["Shock"], bob_library=["Memnite"],
        active="bob",
    )  # fmt: skip
    table.bob.cast("Shock", ["alice"])
    table.bob.passes()
    table.alice.cast("Reply", ["Shock"])
    table.resolve()
    return table


def test_701_6a_it_goes_to_a_hand_instead() -> None:
    table = against(HOLD + PLAYERS_GRAVEYARD)
    assert (table.bob.hand, table.bob.graveyard, table.stack) == (["Shock"], [], [])


def test_701_6a_it_goes_to_the_bottom_instead() -> None:
    table = against(BURY + "of into " + PLAYERS_GRAVEYARD)
    assert table.bob.library[-1] == "Shock"
    assert table.bob.graveyard == []


@pytest.mark.parametrize("bottom", [False, True])
def test_608_2d_whoever_counters_it_chooses_top_or_bottom(bottom: bool) -> None:
    table = against(EITHER + "library instead of into " + PLAYERS_GRAVEYARD)
    assert table.asked_player == "alice"
    table.alice.choose(table.options[int(bottom)])
    assert table.bob.library[-1 if bottom else 0] == "Shock"


def test_118_12_it_is_not_countered_if_its_controller_pays() -> None:
    price = "Counter target spell unless its controller pays {1}. If that spell is countered this way, exile it "
    for paid in (True, False):
        table = against(price + "instead of putting it into its owner's graveyard.")
        assert table.asked_player == "bob"
        table.bob.choose("yes" if paid else "no")
        assert (table.stack, table.exile) == ((["Shock"], []) if paid else ([], ["Shock"]))

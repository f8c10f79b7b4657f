"""CR 611.2a, 603.7c: an effect without a length lasts; what is exiled returns later, and has gained something then."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

RAISE = invented(
    "Return target creature card from your graveyard to the battlefield. It gains haste. If it would leave "
    "the battlefield, exile it instead of putting it anywhere else.",
    name="Raise",
    types="Sorcery",
    cost="{B}",
)
GHOST = invented(
    "At the beginning of your end step, you may exile Ghost. If you do, return it to the battlefield under "
    "its owner's control at the beginning of your next upkeep. It gains haste.",
    name="Ghost",
    types="Creature — Spirit",
    pt="5/5",
    cost="{B}",
)
KILL = invented("Destroy target creature.", name="Kill", types="Instant", cost="{B}")


def test_611_2a_what_it_gains_for_no_length_it_keeps() -> None:
    table = position(alice=["2 Swamp"], alice_hand=[RAISE], alice_graveyard=["Hill Giant"])
    table.alice.cast("Raise", ["Hill Giant"])
    table.resolve()
    table.advance_to("turn 3, precombat main")
    assert table.has("Hill Giant", Keyword.HASTE)


def test_614_6_it_is_exiled_wherever_it_would_go() -> None:
    table = position(alice=["2 Swamp"], alice_hand=[RAISE, KILL], alice_graveyard=["Hill Giant"])
    table.alice.cast("Raise", ["Hill Giant"])
    table.resolve()
    table.alice.cast("Kill", ["Hill Giant"])
    table.resolve()
    assert table.exile == ["Hill Giant"]
    assert "Hill Giant" not in table.alice.graveyard


@pytest.mark.parametrize("goes", [True, False])
def test_603_7c_it_returns_with_haste_in_its_owners_next_upkeep(goes: bool) -> None:
    table = position(alice=[GHOST], step="end step")
    table.resolve()
    table.choose("yes" if goes else "no")
    assert (table.exile == ["Ghost"]) == goes
    table.advance_to("turn 2, precombat main")
    assert (table.exile == ["Ghost"]) == goes
    table.advance_to("turn 3, upkeep")
    if goes:
        table.resolve()
    assert "Ghost" in table.alice.battlefield
    assert table.has("Ghost", Keyword.HASTE) == goes

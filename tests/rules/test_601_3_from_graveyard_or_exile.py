"""CR 601.3: a card that may be cast from either of two zones; what spells cost that are cast from there (601.2f)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

GOBLIN = invented("You may cast ~ from your graveyard or from exile.", name="Undying Goblin", cost="{R}")
TAXES = invented("Spells your opponents cast from graveyards or from exile cost {2} more to cast.", name="Toll")
BEAR = invented("Spells you cast from your graveyard or from exile cost {1} less to cast.", name="Wise Bear")
DEAR = invented("You may cast ~ from your graveyard or from exile.", name="Dear Goblin", cost="{2}{R}")


@pytest.mark.parametrize("zone", ["alice_graveyard", "alice_exile", "alice_hand"])
def test_601_3_from_either_zone_and_from_the_hand(zone: str) -> None:
    table = position(alice=["Mountain"], **{zone: [GOBLIN]})  # type: ignore[arg-type]
    table.alice.cast("Undying Goblin")
    table.resolve()
    assert "Undying Goblin" in table.battlefield


@pytest.mark.parametrize(("zone", "mana"), [("alice_graveyard", 3), ("alice_exile", 3), ("alice_hand", 1)])
def test_601_2f_dearer_from_there(zone: str, mana: int) -> None:
    for lands, offered in ((mana - 1, False), (mana, True)):
        table = position(alice=[f"{lands} Mountain"], bob=[TAXES], **{zone: [GOBLIN]})  # type: ignore[arg-type]
        assert (table.alice.why_not("cast Undying Goblin") is None) == offered


@pytest.mark.parametrize(("zone", "mana"), [("alice_graveyard", 2), ("alice_exile", 2), ("alice_hand", 3)])
def test_601_2f_cheaper_from_there(zone: str, mana: int) -> None:
    for lands, offered in ((mana - 1, False), (mana, True)):
        table = position(alice=[BEAR, f"{lands} Mountain"], **{zone: [DEAR]})  # type: ignore[arg-type]
        assert (table.alice.why_not("cast Dear Goblin") is None) == offered

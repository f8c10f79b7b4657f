"""CR 701.19c: what can't be regenerated is destroyed although something would regenerate it."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

SHRUG = invented("Regenerate target creature.", name="Shrug", types="Instant", cost="{G}")
SEAR = invented(
    "Sear deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
    name="Sear",
    types="Instant",
    cost="{R}",
)
DOOM = invented("Target creature can't be regenerated this turn.", name="Doom", types="Instant", cost="{R}")
BURN = invented("Burn deals 3 damage to any target.", name="Burn", types="Instant", cost="{R}")
SLAY = invented(
    "Destroy target nonblack creature. That creature can't be regenerated.", name="Slay", types="Instant", cost="{R}"
)


def shielded(*spells: str) -> Table:
    table = position(
        alice=["3 Mountain"], alice_hand=[SEAR, DOOM, BURN, SLAY], bob=["Hill Giant", "Forest", "Grizzly Bears"],
        bob_hand=[SHRUG], active="bob",
    )  # fmt: skip
    table.bob.cast("Shrug", ["Hill Giant"])
    table.resolve()
    table.bob.passes()
    for spell in spells:
        table.alice.cast(spell, ["Hill Giant"])
        table.resolve()
        if table.asked_player == "bob":
            table.bob.passes()
    return table


@pytest.mark.parametrize(
    ("spells", "dies"), [(("Burn",), False), (("Sear",), True), (("Doom", "Burn"), True), (("Slay",), True)]
)
def test_701_19c_its_shield_is_not_applied(spells: tuple[str, ...], dies: bool) -> None:
    table = shielded(*spells)
    assert ("Hill Giant" in table.bob.graveyard) == dies
    assert (len(table.events("regenerated")) > 0) != dies
    assert "Grizzly Bears" in table.bob.battlefield

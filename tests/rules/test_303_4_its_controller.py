"""CR 303.4: an Aura that speaks of what it enchants and of the player who controls that."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

AURA = "Enchantment — Aura"


@pytest.mark.parametrize(
    "text",
    [
        "At the beginning of the upkeep of enchanted creature's controller, that player sacrifices it.",
        "At the beginning of the upkeep of enchanted creature's controller, that player sacrifices that creature.",
        "At the beginning of each upkeep, enchanted creature's controller sacrifices it.",
    ],
)
def test_303_4_its_controller_sacrifices_it(text: str) -> None:
    tithe = invented(f"Enchant creature\n{text}", "Tithe", AURA)
    table = position(
        alice=[tithe, "Memnite"], bob=["Hill Giant"], attached={"Tithe": "Hill Giant"}, step="end step",
        triggers="automatic",
    )  # fmt: skip
    table.advance_to("turn 2, upkeep")
    table.resolve_all()
    assert table.bob.graveyard == ["Hill Giant"]
    assert "Memnite" in table.battlefield


def test_303_4_not_in_the_upkeep_of_its_own_controller() -> None:
    text = "At the beginning of the upkeep of enchanted creature's controller, that player sacrifices it."
    tithe = invented(f"Enchant creature\n{text}", "Tithe", AURA)
    table = position(
        alice=[tithe], bob=["Hill Giant"], attached={"Tithe": "Hill Giant"}, step="untap", triggers="automatic"
    )
    table.advance_to("draw")
    assert "Hill Giant" in table.battlefield

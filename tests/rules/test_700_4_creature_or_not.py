"""CR 700.4: what is put into a graveyard from the battlefield dies, whether it is a creature or not."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

MORTAL = invented("When this creature dies, you gain 3 life.", "Mortal")
STONE = invented("Destroy target artifact.", "Stone", "Instant", cost="{0}")
SEAL = invented(
    "Enchant permanent\nEnchanted permanent is an artifact and loses all other card types.",
    "Seal",
    "Enchantment — Aura",
)
MOURNER = invented("Whenever another creature you control dies, you gain 1 life.", "Mourner")


@pytest.mark.parametrize("rules", ["2013-02-01", None])
def test_700_4_what_is_no_creature_dies(rules: str | None) -> None:
    table = position(alice=[MORTAL, SEAL, MOURNER], alice_hand=[STONE], attached={"Seal": "Mortal"}, rules=rules)
    table.alice.cast("Stone", ["Mortal"])
    table.resolve_all()
    assert "Mortal" not in table.battlefield
    assert table.alice.life == 23  # and Mourner asks for a creature


def test_700_4_what_goes_elsewhere_does_not() -> None:
    away = invented("Exile target artifact.", "Away", "Instant", cost="{0}")
    table = position(alice=[MORTAL, SEAL], alice_hand=[away], attached={"Seal": "Mortal"})
    table.alice.cast("Away", ["Mortal"])
    table.resolve_all()
    assert table.alice.life == 20

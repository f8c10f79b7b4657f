"""CR 205.1b, 601.2c: cards of several kinds that are returned, and are creatures too."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardType

DANCE = invented(
    "Return up to X target artifact and/or non-Aura enchantment cards each with mana value X or less from your "
    "graveyard to the battlefield. If X is 2 or more, those permanents are 4/4 creatures in addition to their other "
    "types.",
    name="Dance", types="Sorcery", cost="{X}",
)  # fmt: skip
AURA = invented("Enchant creature\nEnchanted creature gets +1/+1.", name="Halo", types="Enchantment — Aura", cost="{W}")
LENS = invented("{T}: Add {W}.", name="Lens", types="Artifact", cost="{2}")
OATH = invented("You have hexproof.", name="Oath", types="Enchantment", cost="{W}")


def test_601_2c_no_aura_and_nothing_that_costs_more() -> None:
    table = position(alice=["1 Swamp", "Hill Giant"], alice_hand=[DANCE], alice_graveyard=[AURA, LENS, OATH])
    refused = table.copy()
    with pytest.raises(NotOffered):
        refused.alice.cast("Dance", ["Halo"], x=1)
    table.alice.cast("Dance", ["Oath"], x=1)
    table.resolve()
    assert not table.find("Oath").ch.types & CardType.CREATURE  # type: ignore[union-attr]


def test_205_1b_they_are_creatures_in_addition() -> None:
    table = position(alice=["2 Swamp"], alice_hand=[DANCE], alice_graveyard=[LENS, OATH])
    table.alice.cast("Dance", ["Lens", "Oath"], x=2)
    table.resolve()
    for name, kind in (("Lens", CardType.ARTIFACT), ("Oath", CardType.ENCHANTMENT)):
        assert table.pt(name) == "4/4"
        assert table.find(name).ch.types == kind | CardType.CREATURE  # type: ignore[union-attr]

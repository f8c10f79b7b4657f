"""CR 702.51, 702.66, 702.126: spells that you cast have convoke, delve or improvise."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

ENGINEER = invented("Artifact spells you cast have convoke.", name="Engineer")
STATUARY = invented("Nonartifact spells you cast have improvise.", name="Statuary", types="Artifact")
DIGGER = invented("Spells you cast have delve.", name="Digger", types="Enchantment")


def test_702_51a_creatures_pay_for_an_artifact_spell() -> None:
    table = position(alice=[ENGINEER, "Hill Giant"], alice_hand=["Howling Mine", "Grizzly Bears"])
    assert table.alice.why_not("cast Grizzly Bears") is not None
    table.alice.cast("Howling Mine")
    table.resolve()
    assert "Howling Mine" in table.alice.battlefield
    assert table.find("Engineer").tapped
    assert table.find("Hill Giant").tapped


def test_702_126a_artifacts_pay_for_generic_mana_of_other_spells() -> None:
    table = position(alice=[STATUARY, "Forest"], alice_hand=["Grizzly Bears", "Howling Mine"])
    assert table.alice.why_not("cast Howling Mine") is not None
    table.alice.cast("Grizzly Bears")
    assert table.find("Statuary").tapped


def test_702_66a_cards_of_the_graveyard_pay() -> None:
    table = position(alice=[DIGGER, "Forest"], alice_hand=["Grizzly Bears"], alice_graveyard=["Shock"])
    table.alice.cast("Grizzly Bears")
    assert table.alice.graveyard == []


@pytest.mark.parametrize("held", [ENGINEER, STATUARY, DIGGER])
def test_702_51a_only_spells_of_its_controller(held: object) -> None:
    table = position(
        alice=["Hill Giant", "Forest"], alice_hand=["Howling Mine", "Grizzly Bears"], alice_graveyard=["Shock"],
        bob=[held],  # type: ignore[list-item]
    )  # fmt: skip
    for name in ("Howling Mine", "Grizzly Bears"):
        assert table.alice.why_not(f"cast {name}") is not None

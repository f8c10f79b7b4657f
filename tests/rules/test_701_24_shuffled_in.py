"""CR 701.24: objects are shuffled into a library, together with the object that says so."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

VIAL = invented(
    "{T}: You gain 1 life. Shuffle Vial and your graveyard into their owner's library.",
    name="Vial",
    types="Artifact",
    cost="{1}",
)
KILL = invented("Destroy target artifact.", name="Break", types="Instant", cost="{B}")


def test_701_24a_a_graveyard_and_what_says_so_are_shuffled_in_together() -> None:
    table = position(alice=[VIAL], alice_graveyard=["Shock", "Memnite"], alice_library=["Forest"], alice_blanks=0)
    table.alice.activate("Vial")
    table.resolve()
    assert sorted(table.alice.library) == ["Forest", "Memnite", "Shock", "Vial"]
    assert (table.alice.graveyard, table.alice.battlefield) == ([], [])
    assert len(table.events("shuffled")) == 1


def test_608_2h_the_graveyard_is_shuffled_in_if_the_vial_is_gone() -> None:
    table = position(
        alice=[VIAL, "Swamp"], alice_hand=[KILL], alice_graveyard=["Shock"], alice_library=["Forest"], alice_blanks=0
    )
    table.alice.activate("Vial")
    table.alice.cast("Break", ["Vial"])
    table.resolve_all()
    assert "Shock" in table.alice.library

"""CR 303.4i, 201.2c: what is found in a library is put onto the battlefield attached, if it can be."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

FOX = invented(
    "Whenever an Aura you control enters, if you cast it, you may search your library for an Aura card with mana value "
    "less than or equal to that Aura and with a different name than each Aura you control, put that card onto the "
    "battlefield attached to ~, then shuffle.",
    name="Fox",
)  # fmt: skip


def aura(name: str, cost: str, enchants: str = "creature") -> CardDef:
    return invented(f"Enchant {enchants}\nEnchanted creature gets +1/+1.", name, "Enchantment — Aura", cost=cost)


def found_for(*library: CardDef) -> Table:
    """Alice casts an Aura for {1}{W} on her other creature, and looks for another."""
    table = position(
        alice=[FOX, "Grizzly Bears", "2 Plains"], alice_hand=[aura("Cast", "{1}{W}")], alice_library=list(library)
    )  # fmt: skip
    table.alice.cast("Cast", targets=["Grizzly Bears"])
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    return table


def test_303_4i_it_enters_attached() -> None:
    table = found_for(aura("Light", "{W}"), aura("Heavy", "{2}{W}"), aura("Cast", "{1}{W}"))
    assert "Light" in table.options
    assert "Heavy" not in table.options
    assert "Cast" not in table.options  # CR 201.2c
    table.alice.choose("Light")
    assert table.pt("Fox") == "3/3"
    assert table.pt("Grizzly Bears") == "3/3"
    assert table.stack == []  # that one was not cast


def test_303_4i_what_cannot_be_attached_stays_there() -> None:
    table = found_for(aura("Green", "{W}", "green creature"))
    table.alice.choose("Green")
    assert "Green" not in table.battlefield
    assert "Green" in table.alice.library

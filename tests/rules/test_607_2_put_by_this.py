"""CR 607.2: what one ability of an object puts onto the battlefield, and another speaks of."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

BEARS = "Grizzly Bears"
SERVITUDE = invented(
    "When ~ enters, return target creature card from your graveyard to the battlefield.\n"
    "When the creature put onto the battlefield with ~ dies, exile it and return ~ to its owner's hand.\n"
    "When ~ leaves the battlefield, exile the creature put onto the battlefield with ~.",
    name="Servitude", types="Enchantment", cost="{0}",
)  # fmt: skip
BREAK = invented("Destroy target enchantment.", name="Break", types="Instant", cost="{0}")


def served() -> Table:
    table = position(
        alice=["Mountain", "Memnite"], alice_hand=[SERVITUDE, "Shock", BREAK], alice_graveyard=[BEARS, "Ornithopter"]
    )
    table.alice.cast("Servitude")
    table.resolve()
    table.choose(BEARS)
    table.resolve()
    assert BEARS in table.alice.battlefield
    return table


def test_607_2_it_dies() -> None:
    table = served()
    table.alice.cast("Shock", [BEARS])
    table.resolve_all()
    assert table.exile == [BEARS]
    assert "Servitude" in table.alice.hand


def test_607_2_another_creature_dies() -> None:
    table = served()
    table.alice.cast("Shock", ["Memnite"])
    table.resolve_all()
    assert (table.exile, "Servitude" in table.alice.battlefield) == ([], True)


def test_607_2_this_leaves() -> None:
    table = served()
    table.alice.cast("Break", ["Servitude"])
    table.resolve_all()
    assert table.exile == [BEARS]
    assert "Memnite" in table.alice.battlefield

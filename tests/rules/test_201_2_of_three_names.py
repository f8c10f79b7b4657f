"""CR 201.2, 301.5: three things that are told by their names, and are spoken of together."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Cards, position

from mainphase.cards.nodes import CardDef

EQUIP = "\nEquip {2}"
TYPES = "Legendary Artifact — Equipment"


def sword(name: str, text: str = "") -> CardDef:
    return invented("Equipped creature has trample." + text + EQUIP, name=name, types=TYPES)


HELM = sword(
    "Helm of Testing",
    "\n{1}: If you control Equipment named ~, Sword of Testing, and Shield of Testing, create Tester, a legendary 4/4 "
    "colorless Avatar creature token. Attach those Equipment to it.",
)  # fmt: skip
SWORD, SHIELD, OTHER = sword("Sword of Testing"), sword("Shield of Testing"), sword("Spear of Testing")


@pytest.mark.parametrize(
    ("alice", "attached"),
    [((HELM, SWORD, SHIELD, OTHER), 3), ((HELM, SWORD, OTHER), 0), ((HELM, SHIELD, OTHER), 0)],
)
def test_201_2_all_three_are_there(alice: Cards, attached: int) -> None:
    table = position(alice=[*alice, "Island"], bob=[SWORD, SHIELD])
    table.alice.activate("Helm of Testing")
    table.resolve()
    assert ("Tester" in table.alice.battlefield) == (attached > 0)
    on_it = [table.name(o.id) for o in table.state.permanents if o.attached_to]
    assert sorted(on_it) == (["Helm of Testing", "Shield of Testing", "Sword of Testing"] if attached else [])

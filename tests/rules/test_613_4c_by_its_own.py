"""CR 613.4c: a change of power and toughness that differs among a group, by what each of them has or shares."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

SLIME = invented("Creatures you don't control get -1/-1 for each slime counter on them.", name="Slime")
SMITH = invented("Each creature you control gets +2/+0 for each Equipment attached to it.", name="Smith")
COAT = invented(
    "Each creature gets +1/+1 for each other creature on the battlefield that shares a creature type with it.",
    name="Coat", types="Artifact",
)  # fmt: skip
BADGE = invented(
    "Equipped creature gets +1/+1 for each other creature you control that shares a creature type with it.\nEquip {1}",
    name="Badge", types="Artifact — Equipment",
)  # fmt: skip
FLAME = invented("~ gets +2/+2 for each Aura and Equipment attached to it.", name="Flame")
HOARD = invented("At the beginning of your upkeep, if you control thirty or more artifacts, you win the game.",
                 name="Hoard", types="Enchantment")  # fmt: skip
KIN = invented("Haste", name="Kin", types="Creature — Goblin")
BOOTS = invented("Equip {0}", name="Boots", types="Artifact — Equipment")


def test_613_4c_by_the_counters_on_each() -> None:
    table = position(alice=[SLIME], bob=["Hill Giant (2 slime)", "Grizzly Bears"])
    assert table.pt("Hill Giant") == "1/1"
    assert table.pt("Grizzly Bears") == "2/2"


def test_613_4c_by_the_equipment_on_each() -> None:
    table = position(alice=[SMITH, "Grizzly Bears", BOOTS, FLAME])
    table.alice.activate("Boots", targets=["Grizzly Bears"])
    table.resolve_all()
    assert (table.pt("Grizzly Bears"), table.pt("Smith"), table.pt("Flame")) == ("4/2", "2/2", "2/2")
    table.alice.activate("Boots", targets=["Flame"])
    table.resolve_all()
    assert (table.pt("Grizzly Bears"), table.pt("Flame")) == ("2/2", "6/4")


def test_613_4c_by_those_of_its_creature_type() -> None:
    table = position(alice=[COAT, "Goblin Piker", "Grizzly Bears", BADGE, "2 Wastes"], bob=[KIN])
    assert table.pt("Goblin Piker") == "3/2"
    assert table.pt("Grizzly Bears") == "2/2"
    table.alice.activate("Badge", targets=["Goblin Piker"])
    table.resolve_all()
    assert table.pt("Goblin Piker") == "3/2"  # the other is bob's


@pytest.mark.parametrize(("many", "winners"), [(29, []), (30, ["alice"])])
def test_104_2b_thirty_artifacts_win(many: int, winners: list[str]) -> None:
    table = position(alice=[HOARD, f"{many} Ornithopter"], step="upkeep")
    table.resolve_all()
    assert table.winners == winners

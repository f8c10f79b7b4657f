"""CR 608.2c: what is other than some thing that was named, or than things of some kinds."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position


def test_115_1_a_target_other_than_what_is_enchanted() -> None:
    pride = invented(
        "Enchant creature\nEnchanted creature gets +1/+2.\n"
        "{0}: Attach ~ to target creature other than enchanted creature.",
        "Pride",
        "Enchantment — Aura",
    )
    table = position(alice=[pride, "Memnite", "Bear Cub"], attached={"Pride": "Memnite"})
    with pytest.raises(NotOffered):
        table.copy().alice.activate("Pride", targets=["Memnite"])
    table.alice.activate("Pride", targets=["Bear Cub"])
    table.resolve()
    assert (table.pt("Memnite"), table.pt("Bear Cub")) == ("1/1", "3/4")


def test_615_1_damage_by_creatures_other_than_those_of_two_kinds() -> None:
    mist = invented(
        "Prevent all combat damage that would be dealt this turn by creatures other than Bears and Giants.",
        "Mist",
        "Instant",
        cost="{0}",
    )
    table = position(alice=["Grizzly Bears", "Hill Giant", "Memnite"], alice_hand=[mist])
    table.alice.cast("Mist")
    table.resolve()
    table.alice.attack(["Grizzly Bears", "Hill Giant", "Memnite"])
    table.advance_to("postcombat main")
    assert table.bob.life == 15

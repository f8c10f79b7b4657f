"""CR 508.3c, 603.2c: what is told of all creatures by whose attack an ability triggers is true of these alone."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

DRUM = invented(
    "Whenever you attack with two or more non-Goblin creatures, put a +1/+1 counter on each of those creatures.",
    name="Drum",
    types="Enchantment",
    cost="{R}",
)
MIRE = invented(
    "Whenever one or more creatures attack you, they get -1/-0 until end of turn.",
    name="Mire",
    types="Enchantment",
    cost="{B}",
)
HYMN = invented(
    "Whenever one or more creatures you control attack, you gain X life, where X is their total power.",
    name="Hymn",
    types="Enchantment",
    cost="{W}",
)
PEAK = invented(
    "Whenever one or more creatures you control attack, you gain life equal to the greatest power among them.",
    name="Peak",
    types="Enchantment",
    cost="{W}",
)
BEARS, GIANT, GOBLIN = "Grizzly Bears", "Hill Giant", "Raging Goblin"


def test_508_3c_each_of_those_that_attacked_and_no_other() -> None:
    table = position(alice=[DRUM, BEARS, GIANT, GOBLIN, "Memnite"])
    table.alice.attack({BEARS: "bob", GIANT: "bob", GOBLIN: "bob"})
    table.resolve()
    assert [table.find(name).counters.get("+1/+1", 0) for name in (BEARS, GIANT, GOBLIN, "Memnite")] == [1, 1, 0, 0]


def test_508_3c_one_of_that_kind_is_too_few() -> None:
    table = position(alice=[DRUM, BEARS, GOBLIN])
    table.alice.attack({BEARS: "bob", GOBLIN: "bob"})
    assert table.stack == []


def test_508_3e_only_those_that_attack_that_player() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[BEARS, GIANT], bob=[MIRE])
    table.alice.attack({BEARS: "bob", GIANT: "carol"})
    table.resolve()
    assert [table.pt(name) for name in (BEARS, GIANT)] == ["1/2", "3/3"]


@pytest.mark.parametrize(("song", "gained"), [(HYMN, 5), (PEAK, 3)])
def test_608_2h_the_power_of_one_that_has_left_is_what_it_was(song: CardDef, gained: int) -> None:
    table = position(alice=[song, "Mountain", BEARS, GIANT], alice_hand=["Lightning Bolt"])
    table.alice.attack({BEARS: "bob", GIANT: "bob"})
    table.alice.cast("Lightning Bolt", [GIANT])
    table.resolve()
    assert GIANT in table.alice.graveyard
    table.resolve()
    assert table.alice.life == 20 + gained

"""CR 702.151 and 301.5c: reconfigure, which attaches an Equipment that is a creature, and takes it off again."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Cards, Table, position

from mainphase.cards.nodes import CardType
from mainphase.kernel.reading.characteristics import characteristics_of

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
BLADE = invented(
    "Equipped creature gets +2/+1.\nReconfigure {0}",
    name="Living Blade", types="Artifact Creature — Equipment Lizard", pt="1/3",
)  # fmt: skip
RIDER = invented("Equipped creature gets +5/+5.", name="Rider", types="Artifact Creature — Equipment Lizard", pt="1/1")
FORCE = invented(
    "Attach target Equipment you control to target creature you control.", name="Force", types="Instant", cost="{0}"
)
SILENCE = invented("Creatures lose all abilities.", name="Silence", types="Enchantment", cost="{0}")
LIFE = invented(
    "Target artifact becomes a 4/4 artifact creature until end of turn.", name="Life", types="Instant", cost="{0}"
)


def is_creature(table: Table, name: str = "Living Blade") -> bool:
    return characteristics_of(table.find(name)).types & CardType.CREATURE != 0


def host(table: Table, name: str = "Living Blade") -> str:
    on = table.find(name).attached_to
    return table.name(on) if on else ""


def attached(*others: str, hand: Cards = (), bob: Cards = (), bob_hand: Cards = ()) -> Table:
    table = position(alice=[BLADE, BEARS, *others], alice_hand=hand, bob=bob, bob_hand=bob_hand)
    table.alice.activate("Living Blade", [BEARS])
    table.resolve()
    return table


def test_702_151a_attached_to_another_creature() -> None:
    table = position(alice=[BLADE, BEARS], bob=[GIANT])
    for other in (GIANT, "Living Blade"):
        with pytest.raises(NotOffered):
            table.copy().alice.activate("Living Blade", [other])
    table = attached()
    assert host(table) == BEARS
    assert table.pt(BEARS) == "4/3"


def test_702_151a_and_off_again_only_while_it_is_attached() -> None:
    table = position(alice=[BLADE])
    assert "activate Living Blade" not in table.options
    table = attached()
    table.alice.activate("Living Blade", ability=1)
    table.resolve()
    assert host(table) == ""
    assert table.pt(BEARS) == "2/2"


def test_702_151a_only_as_a_sorcery() -> None:
    table = position(alice=[BLADE, BEARS], step="upkeep")
    assert "activate Living Blade" not in table.options


def test_702_151b_no_creature_until_it_comes_off() -> None:
    table = position(alice=[BLADE, BEARS])
    assert is_creature(table)
    table = attached()
    assert not is_creature(table)
    assert characteristics_of(table.find("Living Blade")).subtypes == ("Equipment",)
    table.alice.activate("Living Blade", ability=1)
    table.resolve()
    assert is_creature(table)
    assert table.pt("Living Blade") == "1/3"


def test_702_151b_whatever_attaches_it() -> None:
    table = position(alice=[BLADE, BEARS], alice_hand=[FORCE])
    table.alice.cast("Force", ["Living Blade", BEARS])
    table.resolve()
    assert host(table) == BEARS
    assert not is_creature(table)


def test_702_151b_from_one_creature_to_the_next() -> None:
    table = attached(GIANT, hand=[FORCE])
    table.alice.cast("Force", ["Living Blade", GIANT])
    table.resolve()
    assert host(table) == GIANT
    assert not is_creature(table)
    assert len(table.state.lasting) == 1


def test_702_151b_it_comes_off_as_the_creature_leaves() -> None:
    table = attached(bob_hand=["Swords to Plowshares"], bob=["Plains"])
    table.pass_once()
    table.bob.cast("Swords to Plowshares", [BEARS])
    table.resolve()
    assert host(table) == ""
    assert is_creature(table)
    assert not table.state.lasting


def test_301_5c_it_may_be_a_creature_and_stay_attached() -> None:
    table = attached(hand=[LIFE])
    table.alice.cast("Life", ["Living Blade"])
    table.resolve()
    assert is_creature(table)
    assert host(table) == BEARS


def test_301_5c_other_equipment_that_is_a_creature_is_not_attached() -> None:
    table = position(alice=[RIDER, BEARS], alice_hand=[FORCE])
    table.alice.cast("Force", ["Rider", BEARS])
    table.resolve()
    assert host(table, "Rider") == ""


def test_301_5c_nor_is_it_without_reconfigure() -> None:
    table = position(alice=[BLADE, BEARS, SILENCE], alice_hand=[FORCE])
    table.alice.cast("Force", ["Living Blade", BEARS])
    table.resolve()
    assert host(table) == ""


def test_301_5c_not_to_itself() -> None:
    table = position(alice=[BLADE, BEARS], alice_hand=[FORCE])
    table.alice.cast("Force", ["Living Blade", "Living Blade"])
    table.resolve()
    assert host(table) == ""

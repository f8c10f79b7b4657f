"""CR 608.2c: who and what an instruction dealt damage to, be it what it was to be dealt to or not (CR 614.9, 615.1)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef

STING = invented(
    "~ deals 2 damage to any target. If a player is dealt damage this way, you gain 1 life.",
    name="Sting",
    types="Sorcery",
    cost="{0}",
)
SCORCH = invented(
    "~ deals 1 damage to any target. If a creature is dealt damage this way, it gets +5/+0 until end of turn.",
    name="Scorch",
    types="Sorcery",
    cost="{0}",
)
QUAKE = invented(
    "~ deals 1 damage to each creature target player controls. Each creature dealt damage this way can't block this "
    "turn.",
    name="Quake",
    types="Sorcery",
    cost="{0}",
)
HUSK = invented(
    "~ deals 3 damage to target creature. When a creature dealt damage this way dies this turn, you gain 1 life.",
    name="Husk",
    types="Sorcery",
    cost="{0}",
)
BEARS, GIANT, LION = "Grizzly Bears", "Hill Giant", "Savannah Lions"


@pytest.mark.parametrize(("target", "gained"), [("bob", 1), (GIANT, 0)])
def test_608_2c_a_player(target: str, gained: int) -> None:
    table = position(alice_hand=[STING], bob=[GIANT])
    table.alice.cast("Sting", [target])
    table.resolve()
    assert table.alice.life == 20 + gained


def test_615_1_nobody_is_if_it_is_prevented() -> None:
    fog = invented("Prevent all damage that would be dealt this turn.", name="Fog Bank", types="Instant", cost="{0}")
    table = position(alice_hand=[STING, SCORCH, fog], bob=[GIANT])
    table.alice.cast("Fog Bank")
    table.resolve()
    table.alice.cast("Sting", ["bob"])
    table.resolve()
    table.alice.cast("Scorch", [GIANT])
    table.resolve()
    assert (table.alice.life, table.pt(GIANT)) == (20, "3/3")


def test_614_9_whoever_is_dealt_it_instead() -> None:
    guard = invented(
        "All damage that would be dealt to you is dealt to ~ instead.", name="Guard", types="Creature — Wall", pt="0/9"
    )
    table = position(alice_hand=[STING, SCORCH], bob=[guard])
    table.alice.cast("Sting", ["bob"])
    table.resolve()
    assert table.alice.life == 20
    table.alice.cast("Scorch", ["bob"])
    table.resolve()
    assert table.pt("Guard") == "5/9"


def test_509_1b_each_of_them_cant_block() -> None:
    table = position(alice=[BEARS], alice_hand=[QUAKE], bob=[GIANT, LION])
    table.alice.cast("Quake", ["bob"])
    table.resolve()
    table.alice.attack({BEARS: "bob"})
    table.advance_to("turn 1, postcombat main")
    assert table.bob.life == 18


@pytest.mark.parametrize("victim", [BEARS, LION])
def test_603_7_it_dies_later(victim: str) -> None:
    table = position(alice=["Mountain"], alice_hand=[HUSK, "Shock"], bob=["Air Elemental", victim])
    table.alice.cast("Husk", ["Air Elemental"])
    table.resolve()
    table.alice.cast("Shock", [victim])
    table.resolve_all()
    assert table.alice.life == 20
    table = position(alice_hand=[HUSK], bob=[victim])
    table.alice.cast("Husk", [victim])
    table.resolve_all()
    assert table.alice.life == 21


def test_614_6_only_of_the_creature_that_was_dealt_damage_it_is_said() -> None:
    burn = invented(
        "~ deals 3 damage to any target. If a creature is dealt damage this way, it loses indestructible until end of "
        "turn. If that creature would die this turn, exile it instead.",
        name="Burn",
        types="Sorcery",
        cost="{0}",
    )
    walker = CardDef("Wanderer", n.ManaCost(2), n.CardType.PLANESWALKER, loyalty=3)
    table = position(alice_hand=[burn, burn], bob=[walker, GIANT])
    table.alice.cast("Burn", ["Wanderer"])
    table.resolve()
    table.alice.cast("Burn", [GIANT])
    table.resolve()
    assert table.bob.graveyard == ["Wanderer"]
    assert table.exile == [GIANT]

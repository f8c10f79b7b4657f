"""CR 508.3: abilities that wait for an opponent to attack, tell whom, or ask how many of the attackers attack you."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

EYE = invented(
    "Whenever an opponent attacks another one of your opponents, you and the attacking player each lose 1 life.",
    name="Eye", types="Enchantment",
)  # fmt: skip
ENVOY = invented(
    "Whenever an opponent attacks with creatures, if two or more of those creatures are attacking you and/or "
    "planeswalkers you control, that opponent loses 3 life.",
    name="Envoy", types="Enchantment",
)  # fmt: skip
HORDE = invented(
    "Whenever a player attacks one of your opponents, that attacking player creates a tapped 1/1 black Zombie creature "
    "token that's attacking that opponent.",
    name="Horde", types="Enchantment",
)  # fmt: skip
THREE = ("alice", "bob", "carol")
BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def test_508_3e_an_opponent_attacks_another_opponent() -> None:
    table = position(players=THREE, active="bob", alice=[EYE], bob=[BEARS, GIANT])
    table.bob.attack({BEARS: "carol", GIANT: "carol"})
    table.resolve()
    assert (table.alice.life, table.bob.life) == (19, 19), "once, however many attack"
    table = position(players=THREE, active="bob", alice=[EYE], bob=[BEARS])
    table.bob.attack({BEARS: "alice"})
    assert table.stack == []


def test_508_3c_two_or_more_of_those_attack_you() -> None:
    table = position(players=THREE, active="bob", alice=[ENVOY], bob=[BEARS, GIANT])
    table.bob.attack({BEARS: "alice", GIANT: "alice"})
    table.resolve()
    assert table.bob.life == 17
    table = position(players=THREE, active="bob", alice=[ENVOY], bob=[BEARS, GIANT])
    table.bob.attack({BEARS: "alice", GIANT: "carol"})
    assert table.stack == [], "one of them attacks somebody else"


def test_508_4_a_token_that_attacks_whom_somebody_attacked() -> None:
    table = position(players=THREE, alice=[HORDE, BEARS])
    table.alice.attack({BEARS: "carol"})
    table.resolve()
    token = table.find("Zombie Token")
    assert token.tapped
    assert table.attackers["Zombie Token"] == "carol"

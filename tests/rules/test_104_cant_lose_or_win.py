"""CR 101.2, 104, 810.8a: players who can't lose the game, or can't win it."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

PERSECUTOR = invented(
    "You can't win the game and your opponents can't lose the game.", name="Demon", types="Creature — Demon", pt="6/6"
)
ANGEL = invented(
    "You can't lose the game and your opponents can't win the game.", name="Angel", types="Creature — Angel", pt="4/4"
)
UNLIFE = invented("You don't lose the game for having 0 or less life.", name="Unlife", types="Enchantment")
DRAIN = invented("Target player loses 30 life.", name="Drain", types="Sorcery", cost="{0}")
WIN = invented("You win the game.", name="Win", types="Sorcery", cost="{0}")
LOSE = invented("Target player loses the game.", name="Lose", types="Sorcery", cost="{0}")
SLAY = invented("Destroy target creature.", name="Slay", types="Sorcery", cost="{0}")
DIG = invented("Target player draws three cards.", name="Dig", types="Sorcery", cost="{0}")
THREE = ["alice", "bob", "carol"]


def test_101_2_an_opponent_without_life_loses_once_it_is_gone() -> None:
    table = position(alice=[PERSECUTOR], alice_hand=[DRAIN, SLAY, LOSE, WIN])
    for card, target in (("Drain", ["bob"]), ("Lose", ["bob"]), ("Win", [])):
        table.alice.cast(card, target)
        table.resolve()
    assert not table.over
    assert table.bob.life == -10
    table.alice.cast("Slay", ["Demon"])
    table.resolve()
    assert table.winners == ["alice"]


def test_101_2_you_can_lose_and_they_can_win() -> None:
    table = position(alice=[PERSECUTOR], alice_hand=[LOSE])
    table.alice.cast("Lose", ["alice"])
    table.resolve()
    assert table.winners == ["bob"]


def test_101_2_you_cannot_lose_and_nobody_else_can_win() -> None:
    table = position(players=THREE, alice=[ANGEL], alice_life=-3, alice_poison=11, bob_hand=[WIN], active="bob")
    assert not table.over
    table.bob.cast("Win")
    table.resolve()
    assert not table.over
    table.alice.concede()
    assert not table.over


def test_104_3_drawing_from_an_empty_library_is_survived() -> None:
    table = position(alice=[ANGEL], alice_hand=[DIG], alice_blanks=0)
    table.alice.cast("Dig", ["alice"])
    table.resolve()
    assert not table.over
    table.advance_to("end step")
    assert not table.over


def test_104_3b_only_for_having_no_life() -> None:
    table = position(alice=[UNLIFE], alice_hand=[DRAIN, DIG], alice_blanks=0)
    table.alice.cast("Drain", ["alice"])
    table.resolve()
    assert not table.over
    table.alice.cast("Dig", ["alice"])
    table.resolve()
    assert table.winners == ["bob"]

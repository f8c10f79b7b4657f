"""CR 115.1, 120.4, 101.4: what is aimed at may be a player or a planeswalker, and whose creatures are meant then."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.words import card, planeswalker

WAVE = invented(
    "Small Wave deals 2 damage to target player or planeswalker and each creature that player or that planeswalker's "
    "controller controls.",
    name="Small Wave",
    cost="{R}",
    types="Sorcery",
)
TOLL = invented(
    "Each opponent sacrifices a creature with the greatest power among creatures that player controls.",
    name="Toll",
    types="Sorcery",
    cost="{B}",
)


def test_120_4_a_player_and_each_creature_of_theirs() -> None:
    table = position(alice=["Mountain", "Grizzly Bears"], alice_hand=[WAVE], bob=["Grizzly Bears", "Hill Giant"])
    table.alice.cast("Small Wave", ["bob"])
    table.resolve()
    assert table.bob.life == 18
    assert table.bob.graveyard == ["Grizzly Bears"]
    assert table.damage("Hill Giant") == 2
    assert "Grizzly Bears" in table.alice.battlefield


def test_115_1_a_planeswalker_and_each_creature_of_its_controller() -> None:
    sage = card("Sage", "{W}", planeswalker, "Sage", loyalty=3)()
    table = position(alice=["Mountain"], alice_hand=[WAVE], bob=[sage, "Grizzly Bears"])
    table.alice.cast("Small Wave", ["Sage"])
    table.resolve()
    assert table.bob.life == 20
    assert table.counters("Sage", "loyalty") == 1
    assert table.bob.graveyard == ["Grizzly Bears"]


def test_701_21_each_opponent_gives_up_what_is_strongest_among_their_own() -> None:
    table = position(
        players=["alice", "bob", "carol"], alice=["Swamp", "Craw Wurm"], alice_hand=[TOLL],
        bob=["Grizzly Bears", "Hill Giant"], carol=["Grizzly Bears", "Memnite"],
    )  # fmt: skip
    table.alice.cast("Toll")
    table.resolve()
    assert table.bob.graveyard == ["Hill Giant"]
    assert table.carol.graveyard == ["Grizzly Bears"]
    assert "Craw Wurm" in table.alice.battlefield

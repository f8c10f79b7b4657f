"""CR 101.4, 608.2c: you and another player each do something; each other opponent than the one who was told of."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

THREE = ["alice", "bob", "carol"]
GIFT = invented(
    "You and target opponent each draw a card, then discard a card.", name="Gift", cost="{0}", types="Instant"
)
TOLL = invented(
    "Choose an opponent. You and that player each sacrifice a creature. Each player who sacrificed a creature this way "
    "draws a card.",
    name="Toll",
    cost="{0}",
    types="Sorcery",
)  # fmt: skip
HYDRA = invented(
    "Whenever Hydra deals combat damage to an opponent, it deals that much damage to each other opponent.",
    name="Hydra",
    types="Creature — Hydra",
    pt="3/3",
)
SHOUT = invented(
    "Target opponent loses 2 life. Each other opponent loses 5 life.", name="Shout", cost="{0}", types="Sorcery"
)


@pytest.mark.parametrize("active", ["alice", "bob"])
def test_101_4_you_and_another_act_in_turn_order(active: str) -> None:
    table = position(players=THREE, active=active, alice_hand=[GIFT, "Shock"], bob_hand=["Forest"])
    while table.priority != "alice":
        table.pass_once()
    table.alice.cast("Gift", ["bob"])
    for _ in THREE:
        table.pass_once()
    drawn = [event.player for event in table.events("draw")]
    other = "bob" if active == "alice" else "alice"
    assert drawn == [active, other]
    assert table.asked_player == active


def test_608_2c_both_sacrifice_and_who_did_draws() -> None:
    table = position(players=THREE, alice=["Memnite"], bob=["Grizzly Bears"], carol=["Hill Giant"], alice_hand=[TOLL])
    table.alice.cast("Toll")
    for _ in THREE:
        table.pass_once()
    table.choose("bob")
    while table.asked != "priority":
        table.choose(table.options[0])
    assert "Memnite" in table.alice.graveyard
    assert table.bob.graveyard == ["Grizzly Bears"]
    assert table.carol.battlefield == ["Hill Giant"]
    assert [event.player for event in table.events("draw")] == ["alice", "bob"]


def test_120_3_each_other_opponent_than_the_one_dealt_damage() -> None:
    table = position(players=THREE, alice=[HYDRA])
    table.alice.attack({"Hydra": "carol"})
    table.advance_to("end of combat")
    assert [table.seat(name).life for name in THREE] == [20, 17, 17]


def test_608_2c_each_other_opponent_than_the_target() -> None:
    table = position(players=THREE, alice_hand=[SHOUT])
    table.alice.cast("Shout", ["bob"])
    table.resolve()
    assert [table.seat(name).life for name in THREE] == [20, 18, 15]


def test_608_2c_each_player_other_than_the_target() -> None:
    gift = invented("Each player other than target player gains 3 life.", name="Gift", types="Sorcery", cost="{R}")
    table = position(players=("alice", "bob", "carol"), alice=["Mountain"], alice_hand=[gift])
    table.alice.cast("Gift", ["bob"])
    table.resolve()
    assert (table.alice.life, table.bob.life, table.carol.life) == (23, 20, 23)

"""CR 601.2c: a target that is chosen at random is one of those that it could be; nobody chooses it."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.planar import PLANES
from tests.support.table import NotOffered, position

from mainphase.cards import find_card

BEARS, MEMNITE = "Grizzly Bears", "Memnite"
SPARK = invented("~ deals 2 damage to any target chosen at random.", name="Spark", types="Instant", cost="{0}")
CULL = invented(
    "Destroy target creature an opponent controls chosen at random.", name="Cull", types="Instant", cost="{0}"
)


def test_601_2c_each_of_the_possible_targets_comes_up() -> None:
    hit = set()
    for seed in range(30):
        table = position(alice_hand=[SPARK], bob=["Craw Wurm"], seed=seed)
        table.choose("cast Spark")
        assert table.asked == "priority"
        table.resolve()
        hit.add((table.alice.life, table.bob.life, table.damage("Craw Wurm")))
    assert hit == {(18, 20, 0), (20, 18, 0), (20, 20, 2)}


def test_601_2c_only_what_is_legal_comes_up_and_without_it_nothing_is_cast() -> None:
    for seed in range(8):
        table = position(alice_hand=[CULL], alice=[MEMNITE], bob=[BEARS], seed=seed)
        table.choose("cast Cull")
        table.resolve()
        assert table.battlefield == [MEMNITE]
    with pytest.raises(NotOffered):
        position(alice_hand=[CULL], alice=[MEMNITE]).alice.cast("Cull")


def test_furnace_layer_takes_a_card_of_a_player_at_random() -> None:
    lives = set()
    for seed in range(12):
        table = position(
            alice_plane=[find_card("Furnace Layer")], alice_planes=PLANES[1:4], bob_planes=PLANES[4:7], step="upkeep",
            alice_hand=["Forest"], bob_hand=[BEARS], seed=seed,
        )  # fmt: skip
        table.resolve_all()
        lives.add((table.alice.life, len(table.alice.hand), table.bob.life, len(table.bob.hand)))
    assert lives == {(17, 0, 20, 1), (20, 1, 20, 0)}

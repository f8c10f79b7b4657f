"""CR 109.2: permanents that are described in one of two ways, and players who control the fewest."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def test_109_2_another_of_one_kind_or_one_of_the_other() -> None:
    feng = invented(
        "Whenever another creature you control or an artifact you control dies, you gain 1 life.",
        name="Feng", types="Artifact Creature — Beast",
    )  # fmt: skip
    wrath = invented("Destroy all artifacts and creatures.", name="Wrath", types="Sorcery", cost="{0}")
    table = position(triggers="automatic", alice=[feng, BEARS], bob=[GIANT], alice_hand=[wrath])
    table.alice.cast("Wrath")
    table.resolve_all()
    assert table.alice.life == 22, "itself is an artifact, and theirs is not yours"


def test_109_2_of_both_kinds_whose_they_are() -> None:
    kestia = invented("Whenever an enchanted creature or enchantment creature you control attacks, you gain 1 life.")
    table = position(triggers="automatic", alice=[kestia, BEARS, GIANT, "Fear"], attached={"Fear": BEARS})
    table.alice.attack({BEARS: "bob", GIANT: "bob"})
    table.resolve_all()
    assert table.alice.life == 21


def test_109_2_a_kind_said_twice_is_described_each_time() -> None:
    pair = invented(
        "Whenever another artifact creature or creature with power three enters under your control, you gain 1 life.",
        name="Pair", types="Enchantment",
    )  # fmt: skip
    table = position(triggers="automatic", alice=[pair, "4 Mountain"], alice_hand=["Memnite", GIANT])
    for name in ("Memnite", GIANT):
        table.alice.cast(name)
        table.resolve_all()
    assert table.alice.life == 22


def test_110_2_whoever_controls_the_fewest() -> None:
    gor = invented(
        "At the beginning of your end step, each player who controls the fewest creatures creates a Treasure token.",
        name="Gor", types="Enchantment",
    )  # fmt: skip
    table = position(
        players=("alice", "bob", "carol"), triggers="automatic", alice=[gor, BEARS], bob=[GIANT], carol=[BEARS, GIANT]
    )
    table.advance_to("end step")
    table.resolve_all()
    assert ["Treasure Token" in who.battlefield for who in (table.alice, table.bob, table.carol)] == [True, True, False]


def test_108_3_all_but_of_some_types() -> None:
    wave = invented(
        "Return all creatures to their owners' hands except for Bears and Goblins.", name="Wave", types="Sorcery",
        cost="{0}",
    )  # fmt: skip
    table = position(alice=[BEARS], bob=[GIANT, "Raging Goblin"], alice_hand=[wave])
    table.alice.cast("Wave")
    table.resolve()
    assert table.battlefield == [BEARS, "Raging Goblin"]

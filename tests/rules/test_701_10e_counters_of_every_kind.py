"""CR 701.10e, 122.1: counters doubled and removed, of one kind or of every kind; and removed to pay for something."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def test_701_10e_each_creature_gets_as_many_again_as_it_has() -> None:
    hydra = invented("{0}: Double the number of +1/+1 counters on each creature you control.", "Hydra", pt="0/4")
    table = position(alice=[hydra, f"{BEARS} (1 +1/+1)", f"{GIANT} (3 +1/+1)", "Memnite"], bob=["Memnite (2 +1/+1)"])
    table.alice.activate("Hydra")
    table.resolve_all()
    pts = [table.pt(name) for name in (BEARS, GIANT, "Memnite", "bob's Memnite")]
    assert pts == ["4/4", "9/9", "1/1", "3/3"]


def test_701_10e_each_kind_of_counter_is_doubled() -> None:
    vorel = invented("{0}: Double the number of each kind of counter on target creature.", "Vorel", pt="0/4")
    table = position(alice=[vorel, f"{GIANT} (1 +1/+1, 2 charge)"])
    table.alice.activate("Vorel", [GIANT])
    table.resolve_all()
    assert (table.counters(GIANT, "+1/+1"), table.counters(GIANT, "charge")) == (2, 4)


def test_122_1_all_counters_of_whatever_kind_are_removed() -> None:
    mage = invented("{0}: Remove all counters from target permanent.", "Mage", pt="0/4")
    table = position(alice=[mage, f"{GIANT} (1 +1/+1, 2 charge)"])
    table.alice.activate("Mage", [GIANT])
    table.resolve_all()
    assert (table.counters(GIANT, "+1/+1"), table.counters(GIANT, "charge")) == (0, 0)


def test_118_3_counters_removed_and_the_permanent_sacrificed() -> None:
    quest = invented(
        "{0}: Put a quest counter on Quest.\nRemove two quest counters from Quest and sacrifice it: You gain 8 life.",
        "Quest", "Enchantment",
    )  # fmt: skip
    table = position(alice=[quest])
    for _ in range(2):
        with pytest.raises(NotOffered):
            table.copy().alice.activate("Quest", ability=1)
        table.alice.activate("Quest")
        table.resolve_all()
    table.alice.activate("Quest", ability=1)
    assert table.alice.graveyard == ["Quest"]
    table.resolve_all()
    assert table.alice.life == 28


def test_122_6_it_enters_tapped_and_with_counters() -> None:
    sphere = invented("Sphere enters tapped and with three charge counters on it.", "Sphere", "Artifact", cost="{0}")
    table = position(alice_hand=[sphere])
    table.alice.cast("Sphere")
    table.resolve_all()
    assert table.find("Sphere").tapped
    assert table.counters("Sphere", "charge") == 3

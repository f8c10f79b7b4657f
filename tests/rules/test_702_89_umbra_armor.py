"""CR 702.89: umbra armor, which cards printed before call totem armor."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic

BEARS = "Grizzly Bears"
UMBRA = invented(
    "Enchant creature\nEnchanted creature gets +2/+2.\nUmbra armor", "Mantle", "Enchantment — Aura", cost="{W}"
)
END = invented("{0}: Destroy target creature. It can't be regenerated.", "End", "Artifact")
SWEEP = invented("{0}: Destroy all permanents.", "Sweep", "Enchantment")
BURN = invented("{0}: Burn deals 4 damage to target creature.", "Burn", "Artifact")


def test_702_89a_the_aura_is_destroyed_instead_and_regeneration_has_nothing_to_do_with_it() -> None:
    table = position(alice=[BEARS, UMBRA, END], attached={"Mantle": BEARS})
    table.alice.activate("End", [BEARS])
    table.resolve_all()
    assert table.alice.graveyard == ["Mantle"]
    assert not table.find(BEARS).tapped
    table.alice.activate("End", [BEARS])
    table.resolve_all()
    assert BEARS in table.alice.graveyard


def test_702_89a_the_damage_marked_on_it_is_removed() -> None:
    table = position(alice=[BEARS, UMBRA, BURN], attached={"Mantle": BEARS})
    table.alice.activate("Burn", [BEARS])
    table.resolve_all()
    assert table.alice.graveyard == ["Mantle"]
    assert table.find(BEARS).damage == 0


def test_702_89a_of_two_one_is_chosen() -> None:
    other = invented("Enchant creature\nTotem armor", "Other", "Enchantment — Aura", cost="{W}")
    table = position(alice=[BEARS, UMBRA, other, END], attached={"Mantle": BEARS, "Other": BEARS})
    table.alice.activate("End", [BEARS])
    table.resolve_all()
    table.apply(0)
    table.resolve_all()
    assert len(table.alice.graveyard) == 1
    assert BEARS in table.alice.battlefield


def test_702_89a_where_both_would_be_destroyed_only_the_aura_is() -> None:
    table = position(alice=[BEARS, UMBRA, SWEEP], attached={"Mantle": BEARS})
    table.alice.activate("Sweep")
    table.resolve_all()
    assert sorted(table.alice.graveyard) == ["Mantle", "Sweep"]
    assert table.alice.battlefield == [BEARS]


def test_702_89a_auras_that_are_given_it() -> None:
    mystic = invented("Auras attached to permanents you control have totem armor.", "Mystic")
    plain = invented("Enchant creature", "Plain", "Enchantment — Aura", cost="{W}")
    table = position(alice=[mystic, BEARS, plain, END], attached={"Plain": BEARS})
    table.alice.activate("End", [BEARS])
    table.resolve_all()
    assert table.alice.graveyard == ["Plain"]


@pytest.mark.parametrize(("day", "known"), [("2010-04-22", False), ("2010-04-23", True)])
def test_702_89a_umbra_armor_came_with_its_rule(day: str, known: bool) -> None:
    assert (unknown_mechanic(UMBRA, day) == "") == known

"""CR 700.9, 702.126, 702.177: modified permanents, improvise, exhaust."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef, Keyword

BEARS = "Grizzly Bears"
TINKERED = invented("Improvise\nDraw a card.", name="Tinker Plan", types="Sorcery", cost="{2}{U}")
TIRING = invented(
    "Exhaust — {1}: You gain 3 life.\nExhaust — {2}: Draw a card.\n{3}: You gain 1 life.", name="Tired One", pt="1/1"
)
BADGE = invented("Modified creatures you control have haste.", name="Badge", types="Enchantment")
BLADE = invented("Equipped creature gets +1/+0.\nEquip {0}", name="Blade", types="Artifact — Equipment", cost="{1}")
CHARM = invented(
    "Enchant creature\nEnchanted creature gets +0/+1.", name="Charm", types="Enchantment — Aura", cost="{1}"
)


@pytest.mark.parametrize(("lands", "artifacts"), [("Island", 2), ("2 Island", 1), ("3 Island", 0)])
def test_702_126a_an_artifact_is_tapped_for_each_generic_mana(lands: str, artifacts: int) -> None:
    table = position(alice=[lands, *["Ornithopter"] * artifacts], alice_hand=[TINKERED], alice_library=["Forest"])
    table.alice.cast("Tinker Plan")
    table.resolve()
    assert table.alice.hand == ["Forest"]
    if artifacts:
        assert table.tapped("Ornithopter")


@pytest.mark.parametrize(
    "there", [("3 Ornithopter",), ("Island", "Ornithopter"), ("Island", "Ornithopter (tapped)", "Ornithopter")]
)
def test_702_126a_no_artifact_stands_in_for_colored_mana_and_none_that_is_tapped(there: tuple[str, ...]) -> None:
    with pytest.raises(NotOffered):
        position(alice=list(there), alice_hand=[TINKERED]).alice.cast("Tinker Plan")


def test_702_126a_creatures_that_are_no_artifacts_do_not_help() -> None:
    with pytest.raises(NotOffered):
        position(alice=["Island", f"2 {BEARS}"], alice_hand=[TINKERED]).alice.cast("Tinker Plan")


def test_702_177a_an_exhaust_ability_is_activated_only_once_whatever_the_turn() -> None:
    table = position(alice=["9 Swamp", TIRING], alice_library=["8 Forest"], bob_library=["8 Forest"])
    table.alice.activate("Tired One")
    table.resolve()
    assert table.alice.life == 23
    with pytest.raises(NotOffered):
        table.alice.activate("Tired One")
    table.alice.activate("Tired One", ability=1)
    table.resolve()
    table.alice.activate("Tired One", ability=2)
    table.resolve()
    assert table.alice.life == 24
    table.advance_to("turn 3, precombat main")
    for ability in (0, 1):
        with pytest.raises(NotOffered):
            table.alice.activate("Tired One", ability=ability)
    table.alice.activate("Tired One", ability=2)


def test_702_177a_a_permanent_that_comes_back_is_another_object() -> None:
    table = position(alice=["6 Swamp", "2 Island", TIRING], alice_hand=["Unsummon"], alice_library=["3 Forest"])
    table.alice.activate("Tired One")
    table.resolve()
    table.alice.cast("Unsummon", ["Tired One"])
    table.resolve()
    table.alice.cast("Tired One")
    table.resolve()
    table.alice.activate("Tired One")
    table.resolve()
    assert table.alice.life == 26


def hasty(table: Table) -> bool:
    return table.has(BEARS, Keyword.HASTE)


def test_700_9_a_counter_modifies() -> None:
    assert hasty(position(alice=[BADGE, f"{BEARS} (1 +1/+1)"])) is True
    assert hasty(position(alice=[BADGE, BEARS])) is False


def test_700_9_an_equipment_modifies() -> None:
    table = position(alice=[BADGE, BLADE, BEARS])
    table.alice.activate("Blade", [BEARS])
    table.resolve()
    assert hasty(table)


def test_700_9_an_aura_modifies_what_its_controller_controls() -> None:
    table = position(alice=[BADGE, BEARS, "Swamp"], alice_hand=[CHARM])
    table.alice.cast("Charm", [BEARS])
    table.resolve()
    assert hasty(table)


def test_700_9_an_aura_of_another_player_does_not() -> None:
    table = position(alice=["Swamp"], alice_hand=[CHARM], bob=[BADGE, BEARS])
    table.alice.cast("Charm", [BEARS])
    table.resolve()
    assert not hasty(table)


@pytest.mark.parametrize(
    ("card", "before", "day"),
    [
        (TINKERED, "2017-01-19", "2017-01-20"),
        (TIRING, "2025-02-06", "2025-02-07"),
        (BADGE, "2022-02-17", "2022-02-18"),
    ],
)
def test_702_these_are_refused_by_name_until_the_rules_have_them(card: CardDef, before: str, day: str) -> None:
    assert unknown_mechanic(card, before)
    assert unknown_mechanic(card, day) == ""

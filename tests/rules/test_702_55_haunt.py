"""CR 702.55: haunt, by which a card is exiled haunting a creature."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
GHOST = invented(
    "Haunt\nWhen ~ enters or the creature it haunts dies, you gain 3 life.", name="Ghost", types="Creature — Spirit",
    cost="{0}",
)  # fmt: skip
BOON = invented(
    "You gain 1 life.\nHaunt\nWhen the creature ~ haunts dies, you gain 5 life.",
    name="Boon", types="Sorcery", cost="{0}",
)  # fmt: skip
CHOOSER = invented(
    "Haunt\nWhen ~ enters or the creature it haunts dies, choose one —\n• You gain 3 life.\n• You lose 2 life.",
    name="Chooser", cost="{0}",
)  # fmt: skip
KILL = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")
BOUNCE = invented("Return target creature to its owner's hand.", name="Bounce", types="Instant", cost="{0}")
MOON = invented(
    'Enchant permanent\nEnchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and '
    "abilities.", name="Moon", types="Enchantment — Aura", cost="{0}",
)  # fmt: skip
PEACE = invented(
    "If a card or token would be put into a graveyard from anywhere, exile it instead.", name="Peace",
    types="Enchantment",
)  # fmt: skip


def haunting(*there: Any, hand: tuple[Any, ...] = (), **more: Any) -> Table:
    """The Ghost has died, and haunts the first of these creatures of bob's."""
    table = position(alice=[GHOST], bob=list(there), alice_hand=[KILL, *hand], triggers="automatic", **more)
    table.alice.cast("Kill", ["Ghost"])
    table.resolve()
    if there:
        table.choose(there[0])
        table.resolve()
    return table


def test_702_55a_a_permanent_is_exiled_haunting_as_it_dies() -> None:
    table = haunting(BEARS, GIANT)
    assert table.exile == ["Ghost"]
    assert table.alice.graveyard == ["Kill"]
    assert table.alice.life == 20


def test_702_55c_what_haunts_triggers_from_exile_as_that_creature_dies() -> None:
    table = haunting(BEARS, GIANT, hand=(KILL, KILL))
    table.alice.cast("Kill", [GIANT])
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.cast("Kill", [BEARS])
    table.resolve_all()
    assert table.alice.life == 23
    assert table.exile == ["Ghost"]


def test_702_55a_it_triggers_as_it_enters_too() -> None:
    table = position(alice_hand=[GHOST])
    table.alice.cast("Ghost")
    table.resolve_all()
    assert table.alice.life == 23


def test_702_55a_not_without_a_creature_to_haunt() -> None:
    table = haunting()
    assert sorted(table.alice.graveyard) == ["Ghost", "Kill"]
    assert table.exile == []


def test_702_55a_not_if_its_target_has_gone() -> None:
    table = position(alice=[GHOST], bob=[BEARS], alice_hand=[KILL, BOUNCE], triggers="automatic")
    table.alice.cast("Kill", ["Ghost"])
    table.resolve()
    table.choose(BEARS)
    table.alice.cast("Bounce")
    table.resolve_all()
    assert table.exile == []
    assert "Ghost" in table.alice.graveyard


def test_702_55b_it_haunts_that_object_only() -> None:
    """What comes back is another object (CR 400.7)."""
    table = haunting(BEARS, hand=(BOUNCE, KILL), bob_hand=[])
    table.alice.cast("Bounce")
    table.resolve_all()
    assert table.alice.life == 20
    assert table.exile == ["Ghost"]


def test_702_55b_whatever_that_object_has_become() -> None:
    wreck = invented("Destroy target land.", name="Wreck", types="Instant", cost="{0}")
    table = position(alice=[GHOST], bob=[BEARS], alice_hand=[KILL, MOON, wreck], triggers="automatic")
    table.alice.cast("Kill", ["Ghost"])
    table.resolve()
    table.choose(BEARS)
    table.resolve()
    table.alice.cast("Moon", [BEARS])
    table.resolve_all()
    table.alice.cast("Wreck")
    table.resolve_all()
    assert table.bob.graveyard == [BEARS]
    assert table.alice.life == 23


def test_702_55a_a_spell_is_exiled_as_it_is_put_into_a_graveyard_as_it_resolves() -> None:
    table = position(bob=[BEARS], alice_hand=[BOON, KILL], triggers="automatic")
    table.alice.cast("Boon")
    table.resolve()
    assert table.alice.graveyard == ["Boon"]
    table.choose(BEARS)
    table.resolve()
    assert table.exile == ["Boon"]
    table.alice.cast("Kill")
    table.resolve_all()
    assert table.alice.life == 26


@pytest.mark.parametrize("hindered", ["countered", "discarded", "exiled"])
def test_702_55a_not_otherwise(hindered: str) -> None:
    stop = invented("Counter target spell.", name="Stop", types="Instant", cost="{0}")
    drop = invented("Discard a card.", name="Drop", types="Sorcery", cost="{0}")
    mine = [drop] if hindered == "discarded" else []
    table = position(
        alice=[PEACE] if hindered == "exiled" else [], bob=[BEARS], alice_hand=[BOON, *mine], bob_hand=[stop],
        triggers="automatic",
    )  # fmt: skip
    table.alice.cast("Drop" if mine else "Boon")
    if hindered == "countered":
        table.alice.passes()
        table.bob.cast("Stop")
    table.resolve_all()
    assert not table.stack
    assert (table.exile == ["Boon"]) is (hindered == "exiled")
    assert not any(e.name == "triggers" for e in table.log)


def test_700_2_modes_are_chosen_each_time() -> None:
    table = position(alice_hand=[CHOOSER, KILL], bob=[BEARS], triggers="automatic")
    table.alice.cast("Chooser")
    table.resolve()
    table.choose("0")
    table.resolve()
    assert table.alice.life == 23


def test_702_55_it_came_with_guildpact() -> None:
    for card in (GHOST, BOON):
        assert "haunt" in unknown_mechanic(card, "2006-01-31")
        assert unknown_mechanic(card, "2006-02-01") == ""
    table = haunting(BEARS, hand=(KILL,), rules="2006-02-01")
    table.alice.cast("Kill")
    table.resolve_all()
    assert table.alice.life == 23

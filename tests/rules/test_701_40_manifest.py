"""CR 701.40, 701.62: cards put onto the battlefield face down, and turned up for their mana cost."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    card,
    creature,
    do,
    enters_tapped,
    manifest,
    manifest_dread,
    manifest_top,
    morph,
    sorcery,
    you,
)

FACE_DOWN = "face-down creature"
SUMMONS = card("Summons", "{0}", sorcery)(do(manifest_top(you, 1)))
TWICE = card("Summons Twice", "{0}", sorcery)(do(manifest_top(you, 2)))
DREAD = card("Dread", "{0}", sorcery)(do(manifest_dread()))
SLOW = card("Slow Thing", "{1}", creature, pt="4/4")(enters_tapped)
MORPHING = card("Morphing Thing", "{5}{R}", creature, pt="4/4")(morph("{R}"))


def test_701_40a_it_is_a_2_2_without_abilities() -> None:
    table = position(alice=["Forest"], alice_hand=[SUMMONS], alice_library=[SLOW, "Island"])
    table.alice.cast("Summons")
    table.resolve()
    assert table.pt(FACE_DOWN) == "2/2"
    assert not table.tapped(FACE_DOWN)
    assert table.alice.library[0] == "Island"


def test_701_40b_a_creature_card_is_turned_up_for_its_mana_cost() -> None:
    table = position(alice=["2 Forest"], alice_hand=[SUMMONS], alice_library=["Grizzly Bears"])
    table.alice.cast("Summons")
    table.resolve()
    table.alice.turn_up(FACE_DOWN)
    assert table.alice.battlefield.count("Grizzly Bears") == 1


def test_701_40b_not_for_less() -> None:
    table = position(alice=["Forest"], alice_hand=[SUMMONS], alice_library=["Grizzly Bears"])
    table.alice.cast("Summons")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.turn_up(FACE_DOWN)


@pytest.mark.parametrize("name", ["Forest", "Lightning Bolt", "Sol Ring"])
def test_701_40b_no_other_card(name: str) -> None:
    table = position(alice=["2 Mountain"], alice_hand=[SUMMONS], alice_library=[name])
    table.alice.cast("Summons")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.turn_up(FACE_DOWN)


def test_701_40c_with_morph_for_that_too() -> None:
    table = position(alice=["Mountain"], alice_hand=[SUMMONS], alice_library=[MORPHING])
    table.alice.cast("Summons")
    table.resolve()
    table.alice.turn_up(FACE_DOWN)
    assert table.pt("Morphing Thing") == "4/4"


def test_701_40e_one_at_a_time() -> None:
    table = position(alice_hand=[TWICE], alice_library=["Forest", "Island", "Swamp"])
    table.alice.cast("Summons Twice")
    table.resolve()
    assert len(table.alice.battlefield) == 2
    assert table.alice.library[0] == "Swamp"


def test_701_62a_one_of_two_and_the_other_is_buried() -> None:
    table = position(alice_hand=[DREAD], alice_library=["Forest", "Grizzly Bears", "Swamp"])
    table.alice.cast("Dread")
    table.resolve()
    table.choose("Grizzly Bears")
    assert table.pt(FACE_DOWN) == "2/2"
    assert table.alice.graveyard == ["Forest", "Dread"]
    assert table.alice.library[0] == "Swamp"


def test_701_40_from_a_hand() -> None:
    spell = card("Hidden", "{0}", sorcery)(
        do(n.Choose(n.All((n.InZone(n.Zone.HAND), n.OwnedBy(you)))), manifest(n.Saved("it")))
    )
    table = position(alice_hand=[spell, "Memnite"])
    table.alice.cast("Hidden")
    table.resolve()
    assert table.alice.hand == []
    assert table.pt(FACE_DOWN) == "2/2"

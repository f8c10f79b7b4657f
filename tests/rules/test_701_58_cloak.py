"""CR 701.58: cards that are cloaked."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.mechanics import unknown_mechanic

FACE_DOWN = "face-down creature"
VEIL = invented("Cloak the top card of your library.", name="Veil Tale", types="Sorcery", cost="{G}")
VEILS = invented("Cloak the top two cards of your library.", name="Veil Song", types="Sorcery", cost="{G}")


def test_701_58a_it_is_a_2_2_with_ward() -> None:
    table = position(
        alice=["Forest"], alice_hand=[VEIL], alice_library=["Forest"], bob=["3 Swamp"], bob_hand=["Murder"]
    )
    table.alice.cast("Veil Tale")
    table.resolve()
    assert table.pt(FACE_DOWN) == "2/2"
    table.pass_once()
    table.bob.cast("Murder", [FACE_DOWN])
    table.resolve_all()
    assert table.pt(FACE_DOWN) == "2/2"
    assert table.bob.graveyard == ["Murder"]


def test_701_58b_a_creature_card_is_turned_up_for_its_mana_cost() -> None:
    table = position(alice=["3 Forest"], alice_hand=[VEIL], alice_library=["Grizzly Bears"])
    table.alice.cast("Veil Tale")
    table.resolve()
    table.alice.turn_up(FACE_DOWN)
    assert "Grizzly Bears" in table.alice.battlefield


def test_701_58b_no_other_card_is() -> None:
    table = position(alice=["3 Forest"], alice_hand=[VEIL], alice_library=["Sol Ring"])
    table.alice.cast("Veil Tale")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.turn_up(FACE_DOWN)


def test_701_58e_several_are_cloaked_one_at_a_time() -> None:
    table = position(alice=["Forest"], alice_hand=[VEILS], alice_library=["Grizzly Bears", "Forest", "Island"])
    table.alice.cast("Veil Song")
    table.resolve()
    assert table.alice.library[0] == "Island"
    assert len(table.events("enters")) == 2


def test_701_58_refused_by_name_until_the_rules_have_it() -> None:
    assert "701.56a" in unknown_mechanic(VEIL, "2024-02-01")
    assert unknown_mechanic(VEIL, "2024-02-02") == ""

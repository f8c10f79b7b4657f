"""CR 609.4b: mana spent as though it were of another color, on what is described. 707.10: an ability of what is
equipped is copied. 106.12: what triggers as this is tapped for mana.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardDef

GREEN = invented("Draw a card.", name="Green", types="Sorcery", cost="{G}{G}")
GREEN_BEAST = invented("Trample", name="Beast", cost="{G}{G}")
BLANK = invented("Trample", name="Blank", cost="{C}")


def oath(any_of: str) -> CardDef:
    text = f"You may spend mana as though it were mana of any {any_of} to cast creature spells."
    return invented(text, name="Oath", types="Enchantment", cost="{1}")


def test_609_4b_of_any_color_for_such_spells_alone() -> None:
    table = position(alice=[oath("color"), "2 Mountain"], alice_hand=[GREEN_BEAST, GREEN, BLANK])
    for other in ("Green", "Blank"):
        with pytest.raises(NotOffered):
            table.alice.cast(other)
    table.alice.cast("Beast")
    table.resolve()
    assert "Beast" in table.alice.battlefield
    table = position(bob=[oath("color")], alice=["2 Mountain"], alice_hand=[GREEN_BEAST])
    with pytest.raises(NotOffered):
        table.alice.cast("Beast")


def test_609_4b_of_any_type_for_colorless_mana_too() -> None:
    table = position(alice=[oath("type"), "Mountain"], alice_hand=[BLANK])
    table.alice.cast("Blank")
    table.resolve()
    assert "Blank" in table.alice.battlefield


def test_707_10_an_ability_of_what_is_equipped_is_copied() -> None:
    band = invented(
        "Whenever an ability of equipped creature is activated, if it isn't a mana ability, copy that ability. You may "
        "choose new targets for the copy.\nEquip {0}",
        name="Band",
        types="Artifact — Equipment",
        cost="{1}",
    )
    pinger = invented("{T}: ~ deals 1 damage to any target.\n{0}: Add {C}.", name="Pinger", pt="1/1", cost="{1}")
    table = position(alice=[band, pinger, "Memnite"], attached={"Band": "Pinger"})
    table.alice.activate("Pinger", ["bob"])
    assert len(table.stack) == 2, "the ability and the trigger"
    table.resolve()
    table.choose("alice")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (19, 19)


def test_106_12_what_triggers_as_it_is_tapped_for_mana() -> None:
    druid = invented(
        "{T}: Add {G}.\nWhenever you tap ~ for mana, it deals 1 damage to each opponent.", name="Druid", cost="{1}"
    )
    table = position(alice=[druid, "2 Forest"], alice_hand=[GREEN_BEAST])
    table.alice.taps("Druid")
    assert table.stack, "it is no mana ability: it uses the stack"
    table.resolve()
    assert table.bob.life == 19

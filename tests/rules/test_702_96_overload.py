"""CR 702.96, 702.148: overload and cleave, which change what a spell does."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import InZone, Zone
from mainphase.cards.words import card, enchantment, may_play_from

SWELL = invented(
    "Searing Swell deals 2 damage to target creature you don't control.\nOverload {3}{R}",
    name="Searing Swell",
    cost="{1}{R}",
    types="Sorcery",
)
RETREAT = invented(
    "Cleave {2}{U}\nReturn target [attacking] creature to its owner's hand.",
    name="Sudden Retreat",
    cost="{U}",
    types="Instant",
)
RUSH = invented(
    "Target creature you control gets +1/+0 until end of turn. It can't be blocked this turn.\nOverload {1}{R}",
    name="Joint Rush",
    cost="{R}",
    types="Instant",
)


def test_702_96a_for_its_mana_cost_it_has_a_target() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[SWELL], bob=["Grizzly Bears", "Memnite"])
    table.alice.cast("Searing Swell", ["Memnite"])
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_702_96a_overloaded_it_is_about_each() -> None:
    table = position(alice=["4 Mountain", "Elite Vanguard"], alice_hand=[SWELL], bob=["Grizzly Bears", "Memnite"])
    table.alice.cast("Searing Swell", way=1)
    table.resolve()
    assert table.bob.battlefield == []
    assert "Elite Vanguard" in table.alice.battlefield
    assert table.alice.graveyard == ["Searing Swell"]


def test_702_96b_it_needs_no_target_and_finds_what_could_be_none() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[SWELL], bob=["Gladecover Scout"])
    with pytest.raises(NotOffered):
        table.alice.cast("Searing Swell", ["Gladecover Scout"])
    table.alice.cast("Searing Swell", way=1)
    table.resolve()
    assert table.bob.battlefield == []


def test_702_96a_nobody_overloads_with_less_mana() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[SWELL], bob=["Memnite"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Searing Swell", way=1)
    assert refused.value.rule == "118.3"


def test_118_9a_not_overloaded_without_paying_the_mana_cost() -> None:
    gift = card("Gift of Fire", "{R}", enchantment)(may_play_from(InZone(Zone.HAND), free=True, lands=False))
    table = position(alice=[gift, "4 Mountain"], alice_hand=[SWELL], bob=["Memnite"])
    casts = [said for said in table.options if said.startswith("cast")]
    assert len(casts) == 3, "for its mana cost, overloaded, or for nothing, which is not overloaded"


def test_707_10_a_copy_of_an_overloaded_spell_is_overloaded() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[RUSH, "Fork"], bob=["Grizzly Bears"])
    table.alice.cast("Joint Rush", way=1)
    table.alice.cast("Fork", ["Joint Rush"])
    table.resolve()
    assert table.stack == ["Joint Rush", "Joint Rush"]
    assert table.asked != "target"


def test_702_96a_it_means_each_of_those_that_were_spoken_of() -> None:
    table = position(alice=["2 Mountain", "Memnite", "Elite Vanguard"], alice_hand=[RUSH], bob=["Grizzly Bears"])
    table.alice.cast("Joint Rush", way=1)
    table.resolve()
    assert (table.pt("Memnite"), table.pt("Elite Vanguard"), table.pt("Grizzly Bears")) == ("2/1", "3/1", "2/2")
    table.alice.attack({"Memnite": "bob", "Elite Vanguard": "bob"})
    table.advance_to("end of combat")
    assert table.bob.life == 15


def test_702_148a_words_in_brackets_count_unless_the_cleave_cost_was_paid() -> None:
    table = position(alice=["3 Island"], alice_hand=[RETREAT], bob=["Grizzly Bears"])
    with pytest.raises(NotOffered):
        table.alice.cast("Sudden Retreat", ["Grizzly Bears"])
    table.alice.cast("Sudden Retreat", ["Grizzly Bears"], way=1)
    table.resolve()
    assert table.bob.hand == ["Grizzly Bears"]

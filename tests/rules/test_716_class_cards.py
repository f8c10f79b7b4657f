"""CR 716: Class cards."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.words import card, class_level, enchantment, gets, have, is_a, itself
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.reading.restoring import restore_state
from mainphase.kernel.state import flat
from mainphase.presentation.view import view_of


def test_716_2a_gaining_a_level_is_an_activated_ability_as_a_sorcery() -> None:
    table = position(alice=["Ranger Class", "2 Forest"])
    table.alice.activate("Ranger Class")
    assert table.stack == ["Ranger Class"]
    table.resolve()
    assert table.find("Ranger Class").level == 2
    table = position(alice=["Ranger Class", "2 Forest"], step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Ranger Class")
    assert refused.value.rule == "602.5d"


def test_716_2a_only_the_next_level() -> None:
    table = position(alice=["Wizard Class", "20 Island"])
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Wizard Class", ability=1)
    assert refused.value.rule.startswith("602")
    table.alice.activate("Wizard Class")
    table.resolve()
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.activate("Wizard Class")
    table.alice.activate("Wizard Class", ability=1)
    table.resolve()
    assert table.find("Wizard Class").level == 3


def test_716_2a_two_activations_in_a_row_are_not_two_levels() -> None:
    table = position(alice=["Leyline of Anticipation", "Wizard Class", "20 Island"])
    table.alice.activate("Wizard Class")
    with pytest.raises(NotOffered):
        table.alice.activate("Wizard Class")


def test_716_2a_it_has_its_abilities_from_that_level_on() -> None:
    table = position(alice=["Wizard Class", "3 Island"], alice_library=["2 Shock"])
    table.alice.activate("Wizard Class")
    table.resolve()
    assert table.stack == ["Wizard Class"], "what triggers on becoming level 2 is there in time"
    table.resolve()
    assert table.alice.hand == ["Shock", "Shock"]


def test_716_2a_a_greater_level_keeps_the_abilities_of_the_lower_ones() -> None:
    table = position(alice=["Ranger Class", "6 Forest", "Grizzly Bears"], alice_library=["Gray Ogre", "Memnite"])
    table.alice.activate("Ranger Class")
    table.resolve()
    table.alice.activate("Ranger Class", ability=1)
    table.resolve()
    table.alice.attack({"Grizzly Bears": "bob"})
    table.choose("Grizzly Bears")
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"


def test_716_2b_a_level_is_kept_by_what_is_no_class_any_more() -> None:
    fading = card("Fading Class", "{G}", enchantment, "Class")(class_level(2, "{G}", have(is_a(itself), gets(1, 1))))
    table = position(alice=[fading, "2 Forest"])
    table.alice.activate("Fading Class")
    table.resolve()
    g = table.state
    o = table.find("Fading Class")
    o.face = add_card(g.book, card("Gray Thing", "{1}", enchantment)())
    g.all_stale = True
    from mainphase.kernel.reading.layers import refreshed_characteristics

    assert "Class" not in refreshed_characteristics(g, o).subtypes
    assert o.level == 2


def test_716_2b_a_level_is_no_copiable_value() -> None:
    mirror = card("Mirror Class", "{0}", enchantment, "Class")()
    table = position(alice=["Wizard Class", mirror, "3 Island"])
    table.alice.activate("Wizard Class")
    table.resolve()
    table.resolve()
    g = table.state
    from mainphase.kernel.effects.copying import copied_values
    from mainphase.kernel.state.context import Context

    it = table.find("Mirror Class")
    it.copied = copied_values(g, table.find("Wizard Class"), (), Context(it.id, 0), it)
    g.all_stale = True
    assert it.level == 0
    assert table.find("Wizard Class").level == 2


def test_716_2c_gaining_a_level_says_so() -> None:
    table = position(alice=["Ranger Class", "2 Forest"])
    [text] = [o for o in table.options if o.startswith("activate")]
    assert text == "activate Ranger Class"
    from mainphase.presentation.notation import option_texts

    assert any("becomes level 2" in text for text in option_texts(table.state))


def test_716_2d_without_a_level_it_is_treated_as_of_level_1() -> None:
    table = position(alice=["Ranger Class", "2 Forest"])
    assert table.find("Ranger Class").level == 0
    table.alice.activate("Ranger Class")
    table.resolve()
    assert table.find("Ranger Class").level == 2


def test_716_3_the_top_section_is_there_at_all_times() -> None:
    table = position(alice=["2 Forest"], alice_hand=["Ranger Class"])
    table.alice.cast("Ranger Class")
    table.resolve()
    table.resolve()
    assert "Wolf Token" in table.alice.battlefield


def test_716_4_level_counters_are_no_levels() -> None:
    table = position(alice=["Ranger Class (5 level)", "Student of Warfare", "2 Forest"])
    assert table.find("Ranger Class").level == 0
    table.alice.activate("Ranger Class")
    table.resolve()
    assert table.find("Ranger Class").level == 2
    g = table.state
    table.find("Student of Warfare").level = 7
    g.all_stale = True
    assert table.pt("Student of Warfare") == "1/1"


def test_716_2b_the_level_is_stored_and_copied_with_the_state() -> None:
    table = position(alice=["Ranger Class", "2 Forest"])
    table.alice.activate("Ranger Class")
    table.resolve()
    g = table.state
    oid = table.find("Ranger Class").id
    assert flat.clone_state(g).objects[oid].level == 2
    assert restore_state(flat.store_state(g), g.rules, g.book, g.timing).objects[oid].level == 2


def test_401_2_only_who_may_look_at_the_top_card_sees_it() -> None:
    table = position(alice=["Ranger Class", "6 Forest"], alice_library=["Gray Ogre"])
    assert view_of(table.state, 0).looked_at == ()
    table.alice.activate("Ranger Class")
    table.resolve()
    table.alice.activate("Ranger Class", ability=1)
    table.resolve()
    assert [o.name for o in view_of(table.state, 0).looked_at] == ["Gray Ogre"]
    assert view_of(table.state, 1).looked_at == ()


def test_601_3_creature_spells_are_cast_from_the_top() -> None:
    table = position(alice=["Ranger Class", "6 Forest"], alice_library=["Memnite", "Shock"], alice_hand=["Forest"])
    table.alice.activate("Ranger Class")
    table.resolve()
    table.alice.activate("Ranger Class", ability=1)
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    assert "Memnite" in table.alice.battlefield
    assert table.alice.library[0] == "Shock"
    assert "cast Shock" not in table.options


def test_702_108a_prowess_for_each_noncreature_spell() -> None:
    table = position(alice=["4 Mountain", "Island"], alice_hand=["Stormchaser's Talent", "Shock", "Memnite"])
    table.alice.cast("Stormchaser's Talent")
    table.resolve()
    table.resolve()
    table.alice.cast("Memnite")
    assert table.stack == ["Memnite"]
    table.resolve()
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.pt("Otter Token") == "2/2"
    table.advance_to("turn 2, upkeep")
    assert table.pt("Otter Token") == "1/1"

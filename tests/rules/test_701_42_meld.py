"""CR 701.42, 712.4: the two cards of a meld pair become one permanent."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.merged import HAWK, LEFT, RIGHT, cast_onto, melded
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.characteristics import characteristics_of, mana_value_of

TWIN = invented(
    "Create a token that's a copy of target creature you control.", name="Twin", types="Sorcery", cost="{0}"
)
TURNER = invented("Turn target creature face down.", name="Turner", types="Instant", cost="{0}")
CHANGER = invented("Transform target creature.", name="Changer", types="Instant", cost="{0}")


@pytest.mark.rule("701.42a", "712.4a", "712.14c")
def test_701_42a_two_cards_become_one_permanent() -> None:
    table = melded()
    assert table.battlefield.count("Whole Beast") == 1
    assert not table.exile
    assert table.pt("Whole Beast") == "8/8"
    assert table.has("Whole Beast", Keyword.FLYING)
    assert not table.has("Whole Beast", Keyword.VIGILANCE)
    assert len(table.events("enters", what="Whole Beast")) == 1
    assert table.events("melded", rule="701.42a")


@pytest.mark.rule("712.8g", "202.3c")
def test_712_8g_its_mana_value_is_that_of_both() -> None:
    table = melded(alice_hand=[TWIN])
    assert mana_value_of(table.state, table.find("Whole Beast")) == 7
    table.alice.cast("Twin", ["Whole Beast"])
    table.resolve()
    assert mana_value_of(table.state, table.find("Whole Beast 2")) == 0
    assert table.pt("Whole Beast 2") == "8/8"


@pytest.mark.rule("701.42b", "701.42c")
def test_701_42b_a_token_can_not_be_melded() -> None:
    table = position(alice=["6 Forest", LEFT, RIGHT], alice_hand=[TWIN])
    table.alice.cast("Twin", ["Right Half"])
    table.resolve()
    table.alice.activate("Left Half")
    table.resolve()
    assert table.asked == "choose"
    table.answer(lambda o: o.a == table.state.battlefield[-1], "the token")
    assert table.exile == ["Left Half"]
    assert table.battlefield.count("Right Half") == 1


def test_701_42a_both_must_be_owned_and_controlled() -> None:
    table = position(alice=["6 Forest", LEFT], bob=[RIGHT])
    table.alice.activate("Left Half")
    table.resolve()
    assert "Left Half" in table.battlefield
    assert not table.exile


@pytest.mark.rule("712.4b", "712.8b")
def test_712_4b_elsewhere_it_has_only_its_front_face() -> None:
    table = position(alice=["3 Forest"], alice_hand=[LEFT])
    assert characteristics_of(table.state.objects[table.state.players[0].hand[0]]).name == "Left Half"
    table.alice.cast("Left Half")
    assert table.stack == ["Left Half"]


@pytest.mark.rule("712.4c", "712.9", "712.16")
def test_712_4c_it_neither_transforms_nor_is_turned_face_down() -> None:
    table = melded(alice_hand=[RIGHT, TURNER, CHANGER, TURNER], alice=["4 Forest"])
    table.alice.cast("Right Half")
    table.resolve()
    for spell, onto in (("Changer", "Whole Beast"), ("Turner", "Whole Beast"), ("Turner", "Right Half")):
        table.alice.cast(spell, [onto])
        table.resolve()
    assert table.pt("Whole Beast") == "8/8"
    assert "Right Half" in table.battlefield


@pytest.mark.rule("712.21", "712.21a", "712.21e")
def test_712_21_one_permanent_leaves_and_two_cards_go() -> None:
    table = melded(bob=["3 Swamp"], bob_hand=["Murder"])
    table.alice.passes()
    table.bob.cast("Murder", ["Whole Beast"])
    table.resolve()
    table.alice.choose("Right Half")
    assert table.alice.graveyard == ["Right Half", "Left Half"]
    table.resolve_all()
    assert table.alice.life == 25


@pytest.mark.rule("712.21b", "712.21c")
def test_712_21c_what_finds_it_finds_both_cards() -> None:
    table = melded(bob=["Plains"], alice=["Plains"], alice_hand=["Otherworldly Journey"])
    table.alice.cast("Otherworldly Journey", ["Whole Beast"])
    table.resolve()
    table.alice.choose("Left Half")
    assert table.exile == ["Left Half", "Right Half"]
    table.advance_to("end step")
    table.resolve()
    assert table.counters("Left Half", "+1/+1") == table.counters("Right Half", "+1/+1") == 1


def test_712_21d_what_replaces_affects_both_cards() -> None:
    table = melded(bob=["3 Swamp", "Rest in Peace"], bob_hand=["Murder"])
    table.alice.passes()
    table.bob.cast("Murder", ["Whole Beast"])
    table.resolve()
    table.bob.choose("Left Half")
    assert sorted(table.exile) == ["Left Half", "Murder", "Right Half"]


def test_730_3_a_melded_permanent_that_something_merged_with_is_three_cards() -> None:
    table = melded(alice_hand=[HAWK, "Unsummon"], alice=["Island", "2 Forest"])
    cast_onto(table, "Grafted Hawk", "Whole Beast", "under")
    table.resolve()
    assert table.has("Whole Beast", Keyword.FLYING)
    table.alice.cast("Unsummon", ["Whole Beast"])
    table.resolve()
    assert sorted(table.alice.hand) == ["Grafted Hawk", "Left Half", "Right Half"]


@pytest.mark.parametrize(("day", "known"), [("2016-07-21", False), ("2016-07-22", True), ("2026-04-17", True)])
def test_701_42a_since_its_first_day(day: str, known: bool) -> None:
    assert (unknown_mechanic(LEFT, day) == "") == known
    assert (unknown_mechanic(RIGHT, day) == "") == known

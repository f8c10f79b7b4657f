"""CR 702.51: convoke."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.words import card, convoke, cycling, do, draw, instant

HYBRID = card("Hybrid Help", "{R/W}{R/W}", instant)(convoke, do(draw(1)))
HELPED = card("Helped Cycler", "{2}", instant)(convoke, cycling("{2}"), do(draw(1)))
COLORLESS = card("Colorless Help", "{C}", instant)(convoke, do(draw(1)))


def test_702_51a_creatures_are_tapped_for_generic_mana_and_mana_of_their_colours() -> None:
    table = position(
        alice=["2 Gray Ogre", "Memnite", "Grizzly Bears"], alice_hand=["Stoke the Flames"], bob=["Grizzly Bears"]
    )
    table.alice.cast("Stoke the Flames", ["bob"])
    assert all(table.tapped(name) for name in ("Gray Ogre", "Gray Ogre 2", "Memnite", "alice's Grizzly Bears"))
    table.resolve()
    assert table.bob.life == 16


def test_702_51a_a_colour_takes_creatures_of_that_colour() -> None:
    table = position(alice=["Gray Ogre", "Memnite", "2 Grizzly Bears"], alice_hand=["Stoke the Flames"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Stoke the Flames", ["bob"])
    assert refused.value.rule == "118.3"


def test_702_51a_together_with_mana_and_lands_first() -> None:
    table = position(alice=["Gray Ogre", "3 Mountain", "Memnite"], alice_hand=["Stoke the Flames"])
    table.alice.cast("Stoke the Flames", ["bob"])
    assert table.tapped("Mountain 3")
    assert table.tapped("Gray Ogre") != table.tapped("Memnite")


def test_702_51a_creatures_that_came_this_turn_may_help_and_tapped_ones_may_not() -> None:
    table = position(alice=["2 Gray Ogre (sick)", "2 Mountain"], alice_hand=["Stoke the Flames"])
    table.alice.cast("Stoke the Flames", ["bob"])
    assert table.tapped("Gray Ogre 2")
    table = position(alice=["2 Gray Ogre (tapped)", "2 Mountain"], alice_hand=["Stoke the Flames"])
    with pytest.raises(NotOffered):
        table.alice.cast("Stoke the Flames", ["bob"])


def test_702_51a_a_creature_is_tapped_for_mana_or_for_the_spell_not_for_both() -> None:
    table = position(alice=["Llanowar Elves", "Forest"], alice_hand=["Sprout Swarm"])
    table.alice.cast("Sprout Swarm")
    assert table.tapped("Llanowar Elves")
    assert table.tapped("Forest")
    table = position(alice=["Llanowar Elves"], alice_hand=["Sprout Swarm"])
    with pytest.raises(NotOffered):
        table.alice.cast("Sprout Swarm")


def test_702_51a_a_hybrid_symbol_takes_either_colour() -> None:
    table = position(alice=["Gray Ogre", "White Knight"], alice_hand=[HYBRID])
    table.alice.cast("Hybrid Help")
    assert table.tapped("White Knight")


def test_702_51a_colourless_mana_is_neither_coloured_nor_generic() -> None:
    table = position(alice=["Memnite"], alice_hand=[COLORLESS])
    with pytest.raises(NotOffered):
        table.alice.cast("Colorless Help")


def test_702_51b_it_pays_the_total_cost_additional_costs_included() -> None:
    table = position(alice=["5 Grizzly Bears"], alice_hand=["Sprout Swarm"])
    table.alice.cast("Sprout Swarm", kicked=True)
    table.resolve()
    assert table.alice.hand == ["Sprout Swarm"]
    assert "Saproling Token" in table.alice.battlefield


def test_702_51a_by_hand_each_creature_stands_in_for_the_next_symbol() -> None:
    table = position(payment="manual", alice=["Gray Ogre", "Memnite", "3 Mountain"], alice_hand=["Stoke the Flames"])
    table.alice.cast("Stoke the Flames", ["bob"])
    assert "use Gray Ogre" in table.options
    assert "use Memnite" not in table.options, "the next symbol is red"
    table.choose("use Gray Ogre", "tap Mountain", "spend R", "tap Mountain", "spend R")
    assert "use Memnite" in table.options
    table.choose("use Memnite")
    assert table.priority == "alice"
    assert not table.tapped("Mountain 3")


def test_702_51c_the_event_says_why_it_was_tapped() -> None:
    table = position(alice=["2 Grizzly Bears"], alice_hand=["Sprout Swarm"])
    table.alice.cast("Sprout Swarm")
    assert [e.rule for e in table.events("tap")] == ["702.51a", "702.51a"]


def test_702_51a_activating_an_ability_of_the_card_is_not_casting_it() -> None:
    table = position(alice=["2 Memnite"], alice_hand=[HELPED])
    assert "cast Helped Cycler" in table.options
    assert "activate Helped Cycler" not in table.options


def test_702_51d_several_instances_are_no_more_than_one() -> None:
    twice = card("Twice Helped", "{2}", instant)(convoke, convoke, do(draw(1)))
    table = position(alice=["Memnite"], alice_hand=[twice])
    assert "cast Twice Helped" not in table.options
    table = position(alice=["2 Memnite"], alice_hand=[twice])
    assert "cast Twice Helped" in table.options

"""Words whose meaning depends on what stands around them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType

CREATURE = n.OfType(CardType.CREATURE)
OTHER, SELF, HURT = n.ThatSource(), n.This(), n.ThatObject()


def mode_of(text: str) -> Any:
    """The only mode of an ability."""
    known: Any = ability(text)
    [mode] = known.modes
    return mode


EVENTS = {
    "Whenever ~ becomes blocked by a creature, put a +1/+1 counter on it.": SELF,
    "Whenever ~ blocks a creature, put a +1/+1 counter on it.": SELF,
    "Whenever ~ blocks or becomes blocked by a creature, put a +1/+1 counter on it.": SELF,
    "Whenever ~ deals combat damage to a creature, put a +1/+1 counter on it.": SELF,
    "Whenever ~ becomes blocked by a creature, put a +1/+1 counter on that creature.": OTHER,
    "Whenever ~ deals damage to a creature, put a +1/+1 counter on that creature.": HURT,
}


@pytest.mark.parametrize("text", EVENTS)
def test_it_is_what_the_event_is_about_and_not_the_second_thing_that_it_names(text: str) -> None:
    assert mode_of(text).effect.on == EVENTS[text]


def test_what_was_spoken_of_by_its_noun_is_it_afterwards() -> None:
    mode = mode_of("Whenever ~ blocks a creature, tap that creature. Put a +1/+1 counter on it.")
    assert mode.effect.of[1].on == OTHER


def target(text: str) -> Any:
    return mode_of("{T}: " + text).targets[0].which


@pytest.mark.parametrize("noun", ["Elf or Soldier", "Cleric, Rogue, or Wizard"])
def test_a_noun_after_subtypes_is_that_of_all_of_them(noun: str) -> None:
    which = target(f"Destroy target {noun} creature.")
    assert isinstance(which, n.All)
    some, shared = which.of
    assert isinstance(some, n.Any)
    assert shared == CREATURE


@pytest.mark.parametrize("noun", ["Vehicle or Soldier creature", "artifact creature or Vehicle"])
def test_where_one_could_not_be_of_that_type_it_is_the_last_ones_alone(noun: str) -> None:
    assert isinstance(target(f"Destroy target {noun}."), n.Any)


def test_the_next_turns_upkeep_is_of_no_other_turn() -> None:
    later = does("Draw a card at the beginning of the next turn's upkeep.")
    assert isinstance(later, n.Delayed)
    assert later.on_next_turn
    soon = does("Draw a card at the beginning of the next upkeep.")
    assert isinstance(soon, n.Delayed)
    assert not soon.on_next_turn


def test_doubling_is_not_a_bonus_of_the_same_size() -> None:
    doubled = does("Double target creature's power until end of turn.")
    more = does("Target creature gets +X/+0 until end of turn, where X is its power.")
    assert isinstance(doubled, n.Apply)
    assert isinstance(more, n.Apply)
    assert isinstance(doubled.mods[0], n.AddPT)
    assert doubled != more
    assert doubled.mods[0].doubles

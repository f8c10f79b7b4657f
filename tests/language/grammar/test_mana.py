"""Mana added, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.words.activating import pay, tap_for
from mainphase.cards.words.costs import tap_this
from mainphase.cards.words.doing import add, add_any_color
from mainphase.cards.words.things import a, an_opponents, creature, is_a, land, number_of, x, yours


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("{T}: Add {G}{G}.", tap_for("{G}{G}")),
        ("{T}: Add {W} or {B}.", tap_for("{W}", "{B}")),
        ("{T}: Add {R}, {W}, or {C}.", tap_for("{R}", "{W}", "{C}")),
        ("{T}: Add one mana of any color.", pay(tap_this).do(add_any_color())),
        ("{2}, {T}: Add two mana of any one color.", pay("{2}", tap_this).do(add_any_color(2))),
        ("{T}: Add {B} for each Zombie you control.", tap_for("{B}", times=number_of(a("Zombie"), yours))),
        (
            "{T}: Add one mana of any color. Spend this mana only to cast creature spells.",
            pay(tap_this).do(add_any_color(only_for=creature)),
        ),
        (
            "{T}: Add one mana of any color that a land an opponent controls could produce.",
            pay(tap_this).do(add_any_color(could_produce=is_a(land, an_opponents))),
        ),
    ],
)
def test_mana(text: str, meaning: n.Ability) -> None:
    assert ability(text) == meaning


def test_combinations_are_every_way_to_divide_it() -> None:
    assert does("Add two mana in any combination of {R} and/or {G}.") == add("{R}{R}", "{R}{G}", "{G}{G}")
    assert does("Add X mana of any one color.") == add_any_color(x)


def test_another_number_another_meaning() -> None:
    assert does("Add {G}.") != does("Add {G}{G}.")
    assert does("Add two mana of any one color.") != does("Add three mana of any one color.")
    assert does("Add two mana of any color.") is None
    assert does("Add {2}.") is None
    assert does("Add {G} or {G}, or {W}.") is None


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {G}. Spend this mana only to cast spells from a graveyard.",
        "{T}: Add {G}. Spend this mana only to cast spells with flashback from a graveyard or activate abilities.",
        "Creature spells from a graveyard you cast cost {1} less to cast.",
    ],
)
def test_no_node_asks_where_a_spell_was_cast_from(text: str) -> None:
    """As mana is spent on it, it is on the stack (CR 601.2a, 601.2h)."""
    assert ability(text) is None

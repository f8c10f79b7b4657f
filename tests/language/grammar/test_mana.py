"""Mana added, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.words.activating import pay, tap_for
from mainphase.cards.words.costs import tap_this
from mainphase.cards.words.doing import add, add_any_color
from mainphase.cards.words.things import a, an_opponents, artifact, creature, is_a, land, number_of, x, yours


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


def test_of_a_color_of_something_and_one_of_each() -> None:
    assert does("Add one mana of any color among creatures you control.") == n.AddMana(
        tuple((1 << i,) for i in range(5)), colors_among=is_a(creature, yours)
    )
    one = does("For each color among creatures you control, add one mana of that color.")
    assert isinstance(one, n.Sequence)
    assert len(one.of) == 5
    green = n.Exists(is_a(n.OfColor(16), creature, yours))
    assert one.of[4] == n.AddMana(((16,),), n.AmountIf(green, n.Fixed(1)))


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


NO_SPELLS_BUT_ARTIFACTS = n.AddMana(((32,),), not_for=n.Not(artifact))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("{T}: Add {C}. This mana can't be spent to cast nonartifact spells.", NO_SPELLS_BUT_ARTIFACTS),
        ("{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.", NO_SPELLS_BUT_ARTIFACTS),
        ("{T}: Add {C}. Spend this mana only to cast spells.", n.AddMana(((32,),), only_for=n.Anything())),
        (
            "{T}: Add {C}. Spend this mana only to cast Goblin spells or Elf spells with flying.",
            n.AddMana(((32,),), only_for=n.Any((a("Goblin"), is_a(a("Elf"), n.WithKeyword(n.Keyword.FLYING))))),
        ),
        (
            "{T}: Add X mana of any one color, where X is ~'s power. Spend this mana only to cast creature spells.",
            add_any_color(n.PowerOf(n.This()), only_for=creature),
        ),
        (
            "{T}: Choose a color. Add one mana of that color for each Goblin you control.",
            add_any_color(number_of(a("Goblin"), yours)),
        ),
    ],
)
def test_what_mana_is_spent_on(text: str, meaning: n.AddMana) -> None:
    assert ability(text) == pay(tap_this).do(meaning)


def test_as_much_mana_as_something_was() -> None:
    read = ability("Whenever ~ is dealt damage, add twice that much {R}.")
    assert isinstance(read, n.Triggered)
    assert read.modes[0].effect == n.AddMana(((8,),), n.Times(2, n.EventAmount()))
    assert does("Add that much {R}.") is None


def test_who_does_not_lose_the_mana() -> None:
    text = (
        "At the beginning of each player's upkeep, that player adds {G}. Until end of turn, {who} don't lose this mana "
    )
    text += "as steps and phases end."
    read = ability(text.replace("{who}", "they"))
    assert isinstance(read, n.Triggered)
    assert read.modes[0].effect == n.AddMana(((16,),), by=n.ThatPlayer(), keeps=n.Duration.END_OF_TURN)
    assert ability(text.replace("{who}", "you")) is None


def test_a_type_that_a_permanent_produced() -> None:
    read = ability("Whenever you tap a nonland permanent for mana, add one mana of any type that permanent produced.")
    assert isinstance(read, n.Triggered)
    effect = read.modes[0].effect
    assert isinstance(effect, n.AddMana)
    assert effect.of_produced
    assert ability("Whenever you gain life, add one mana of any type that permanent produced.") is None

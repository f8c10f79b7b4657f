"""CR 201.4: a card name is chosen among the names of all faces (709.4a, 712.19, 715.5), and only of cards."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    artifact,
    as_it_enters,
    card,
    creature,
    cycling,
    damage,
    instant,
    sorcery,
    split,
    target,
    targeting,
)

CYCLER = split(
    card("Left", "{R}", sorcery)(cycling("{1}"), targeting(creature).do(damage(1, to=target))),
    card("Right", "{U}", instant)(targeting(creature).do(damage(1, to=target))),
)
NONLAND = card("Nonland Needle", "{1}", artifact)(as_it_enters(n.ChooseName(n.CardType.LAND)))


def naming(*hand: str | CardDef, rules: str | None = None, needle: str | CardDef = "Pithing Needle") -> Table:
    table = position(alice=["3 Plains"], alice_hand=[needle, *hand], rules=rules)
    table.alice.cast(needle if isinstance(needle, str) else needle.name)
    table.resolve()
    return table


def names(table: Table) -> list[str]:
    assert all(option.startswith("choose ") for option in table.options)
    return [option.removeprefix("choose ") for option in table.options]


@pytest.mark.rule("201.4b")
def test_709_4a_one_of_a_split_cards_names_and_not_both() -> None:
    assert {"Fire", "Ice"} <= set(names(naming("Fire // Ice")))
    assert "Fire // Ice" not in names(naming("Fire // Ice"))


@pytest.mark.rule("201.4d")
def test_712_19_the_name_of_either_face_of_a_double_faced_card() -> None:
    assert {"Delver of Secrets", "Insectile Aberration"} <= set(names(naming("Delver of Secrets")))
    assert {"Makindi Stampede", "Makindi Mesas"} <= set(names(naming("Makindi Stampede")))


@pytest.mark.rule("201.4f")
def test_715_5_the_name_of_an_adventure() -> None:
    assert {"Bonecrusher Giant", "Stomp"} <= set(names(naming("Bonecrusher Giant")))


def test_201_4a_only_that_faces_characteristics_count() -> None:
    options = names(naming("Makindi Stampede", needle=NONLAND))
    assert "Makindi Stampede" in options
    assert "Makindi Mesas" not in options


def test_201_4_the_name_of_a_token_or_of_nothing_is_no_card_name() -> None:
    options = names(naming("Dragon Fodder", "Willbender"))
    assert "Dragon Fodder" in options
    assert "Goblin" not in options
    assert "" not in options


@pytest.mark.parametrize("rules", ["1999-11-01", "2005-06-01", "2009-01-01"])
def test_201_4_nor_is_what_the_rules_of_a_date_put_onto_the_stack(rules: str) -> None:
    assert not {"draw for the turn", "combat damage", "damage"} & set(names(naming("Shock", rules=rules)))


@pytest.mark.parametrize("name", ["Left", "Right"])
def test_709_4a_an_object_has_the_chosen_name_if_one_of_its_names_is(name: str) -> None:
    table = naming(CYCLER, "Shock")
    table.choose(f"choose {name}")
    with pytest.raises(NotOffered):
        table.alice.activate("Left // Right")
    other = naming(CYCLER, "Shock")
    other.choose("choose Shock")
    other.alice.activate("Left // Right")


def test_712_19_the_face_that_is_up_is_what_has_the_name() -> None:
    for name, stopped in (("Ludevic's Test Subject", True), ("Ludevic's Abomination", False)):
        table = position(alice=["3 Island", "Ludevic's Test Subject"], alice_hand=["Pithing Needle"])
        table.alice.cast("Pithing Needle")
        table.resolve()
        table.choose(f"choose {name}")
        assert any("Ludevic" in option for option in table.options) != stopped

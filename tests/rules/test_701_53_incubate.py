"""CR 701.53, 111.10i: to incubate, and Incubator tokens."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardType

EGG = invented("Incubate 2.", name="Egg Tale", types="Sorcery", cost="{G}")
EGGS = invented("Incubate 1 twice.", name="Egg Song", types="Sorcery", cost="{G}")
COUNTING = invented("Incubate X.", name="Egg Sum", types="Sorcery", cost="{X}{G}")


def test_701_53a_the_token_enters_with_its_counters_and_is_an_artifact() -> None:
    table = position(alice=["Forest"], alice_hand=[EGG])
    table.alice.cast("Egg Tale")
    table.resolve()
    token = table.find("Incubator Token")
    assert token.ch is not None
    assert (token.ch.types, token.ch.subtypes) == (CardType.ARTIFACT, ("Incubator",))
    assert table.counters("Incubator Token", "+1/+1") == 2


def test_701_53b_it_turns_over_and_is_a_creature_with_its_counters() -> None:
    table = position(alice=["3 Forest"], alice_hand=[EGG])
    table.alice.cast("Egg Tale")
    table.resolve()
    table.alice.activate("Incubator Token")
    table.resolve()
    assert table.pt("Phyrexian Token") == "2/2"
    turned = table.find("Phyrexian Token").ch
    assert turned is not None
    assert turned.types == CardType.ARTIFACT | CardType.CREATURE


def test_701_53a_without_a_counter_the_creature_dies() -> None:
    table = position(alice=["3 Forest"], alice_hand=[COUNTING])
    table.alice.cast("Egg Sum", x=0)
    table.resolve()
    table.alice.activate("Incubator Token")
    table.resolve()
    assert [name for name in table.battlefield if "Token" in name] == []


def test_701_53a_so_often() -> None:
    table = position(alice=["Forest"], alice_hand=[EGGS])
    table.alice.cast("Egg Song")
    table.resolve()
    assert [table.counters(name, "+1/+1") for name in ("Incubator Token", "Incubator Token 2")] == [1, 1]


def test_701_53_refused_by_name_until_the_rules_have_it() -> None:
    assert "701.51a" in unknown_mechanic(EGG, "2023-06-15")
    assert unknown_mechanic(EGG, "2023-06-16") == ""


def test_111_10i_what_the_token_says_is_not_said_of_the_card() -> None:
    half = "When this artifact enters, incubate 2.\n{3}: Transform ~."
    with pytest.raises(AssertionError, match="another face"):
        invented(half, name="Half Egg", types="Artifact", cost="{3}")

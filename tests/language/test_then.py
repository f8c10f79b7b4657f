"""Abilities in the words of earlier days, and those words read again."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.language.grammar.reading import means

from mainphase.cards import nodes as n
from mainphase.language import days
from mainphase.language.grammar.abilities import say_ability
from mainphase.language.normal_form import normal
from mainphase.language.syntax import Style
from mainphase.language.syntax.spellings import spellings_of

FIFTH, BEFORE_2010, BEFORE_2021, BEFORE_2024 = "1997-03-24", "2009-07-10", "2021-04-21", "2024-07-29"

# In today's words; then on days, the oldest first.
SAID = {
    "When ~ enters, exile target creature.": {
        BEFORE_2010: "When ~ comes into play, remove target creature from the game.",
        BEFORE_2024: "When ~ enters the battlefield, exile target creature.",
    },
    "When ~ leaves the battlefield, draw a card.": {
        BEFORE_2010: "When ~ leaves play, draw a card.",
        days.MAGIC_2010: "When ~ leaves the battlefield, draw a card.",
    },
    "~ enters tapped.": {
        FIFTH: "~ comes into play tapped.",
        days.MAGIC_2010: "~ enters the battlefield tapped.",
        days.ENTERS: "~ enters tapped.",
    },
    "{T}: Destroy target artifact with mana value 2 or less. Activate only as a sorcery.": {
        FIFTH: "{T}: Destroy target artifact with total casting cost 2 or less. Use this ability only as a sorcery.",
        BEFORE_2010: "{T}: Destroy target artifact with converted mana cost 2 or less. Play this ability only as a "
        "sorcery.",
        BEFORE_2021: "{T}: Destroy target artifact with converted mana cost 2 or less. Activate this ability only as a "
        "sorcery.",
    },
    "Whenever you cast a green spell, create a 1/1 green Saproling creature token.": {
        FIFTH: "Whenever you cast a green spell, put a 1/1 green Saproling creature token into play.",
        BEFORE_2010: "Whenever you play a green spell, put a 1/1 green Saproling creature token into play.",
        days.MAGIC_2010: "Whenever you cast a green spell, put a 1/1 green Saproling creature token onto the "
        "battlefield.",
        days.CREATES: "Whenever you cast a green spell, create a 1/1 green Saproling creature token.",
    },
}  # fmt: skip
ON_DAYS = [(today, day, then) for today, thens in SAID.items() for day, then in thens.items()]


def ability(text: str) -> n.Ability:
    known = means(text)
    assert known is not None, text
    [one] = known
    return one


@pytest.mark.parametrize("text", SAID)
def test_what_is_said_today(text: str) -> None:
    assert say_ability(ability(text)) == text


@pytest.mark.parametrize(("today", "day", "then"), ON_DAYS)
def test_it_was_said_otherwise_then_and_is_read_as_the_same(today: str, day: str, then: str) -> None:
    assert say_ability(ability(today), Style(day)) == then
    assert normal(ability(then)) == normal(ability(today))


def test_each_spelling_has_its_days_one_after_the_other() -> None:
    for words in ("<enters> tapped", "return {what} to the battlefield", "with mana value {than}", "draw a card"):
        spellings = spellings_of(words)
        assert spellings[0].words == words
        assert spellings[-1].since == ""
        for newer, older in pairwise(spellings):
            assert newer.since == older.until
            assert newer.words != older.words

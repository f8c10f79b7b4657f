"""Templates are spelled out when somebody reads or speaks: here all of them are, so that a wrong one is found."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.templates import templates

from mainphase.cards import nodes as n
from mainphase.language.syntax import NEWEST, Choice, Style, context_of, phrase, the
from mainphase.language.syntax.spellings import INSTEAD

HERE = "onto the battlefield"


def test_every_template_has_the_slots_of_its_value_and_of_its_phrases() -> None:
    assert len(templates()) > 5_000
    for one in templates():
        assert one.wordings(), one.name


@pytest.mark.parametrize(
    ("template", "slots"), [("draw {many} cards", {}), ("draw cards", {"what": Choice("a number")})]
)
def test_a_template_without_its_slots_is_refused(template: str, slots: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="draw"):
        phrase(template, the.what, **slots).wordings()


def test_it_is_said_in_the_words_of_the_day_and_on_other_days_only_anyhow() -> None:
    made = phrase(HERE, n.This(), since="1999-06-01")
    assert made.text_of(n.This(), context_of(), NEWEST) == (HERE, context_of())
    assert made.text_of(n.This(), context_of(), Style("2005-01-01")) == ("into play", context_of())
    assert made.text_of(n.This(), context_of(), Style("1997-06-01")) is None
    assert made.text_of(n.This(), context_of(), Style("1997-06-01", anyhow=True)) == (HERE, context_of())


def test_another_spelling_is_read_and_not_said() -> None:
    made = phrase(HERE, n.This(), parse_only=True)
    assert made.text_of(n.This(), context_of(), NEWEST) is None
    assert [rule.name for rule in made.wordings()] == [HERE, "into play"]


def test_the_letters_that_are_looked_for_first_stand_in_all_that_is_said_otherwise() -> None:
    words = [one.name for one in templates()]
    for one in INSTEAD:
        assert all(one.letters in text for text in words if one.now.search(text)), one.words

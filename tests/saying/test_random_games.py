"""Two hundred random games, said in every language: nothing in English, no part lost, nothing put together badly."""

from __future__ import annotations

import re
from typing import Final

import pytest

pytest.importorskip("fluent.runtime", reason="mainphase[languages] is not installed")

from tests.golden.transcripts import Fixed, sentences_of

import messages
from mainphase.cards.decks import decks_for
from mainphase.language.keyword_names import keyword_names
from mainphase.rules.timeline import edition_names, rules_on
from mainphase.saying.nouns import LanguageData
from mainphase.saying.speaking import ENGLISH, FOLDER, Speaker, known_languages

LANGUAGES: Final = [language for language in known_languages() if language != ENGLISH]
SYMBOL: Final = re.compile(r"\{[^{} $]+\}")  # mana
BROKEN: Final = re.compile(r"[{}]|  | [,.;]|\bNone\b|\$|\b(de|à) (le|les)\b|\b(di|a|da|su|in) (il|lo|gli)\b")


def games(number: int) -> list[Fixed]:
    """Games between two of the bundled decks of every named edition in turn."""
    found = []
    names = list(edition_names())
    for seed in range(number):
        edition = names[seed % len(names)]
        decks = decks_for(rules_on(edition).date, 4)
        found.append(
            Fixed((decks[seed % len(decks)], decks[(seed // 2 + 1) % len(decks)]), seed, date=edition, turns=12)
        )
    return found


@pytest.mark.parametrize("number", [2, pytest.param(200, marks=pytest.mark.deep)])
def test_random_games_are_told_without_a_word_of_english(number: int) -> None:
    speakers = {language: Speaker(LanguageData(FOLDER / language)) for language in LANGUAGES}
    badly: list[str] = []
    for game in games(number):
        for said in sentences_of(game):
            for language, speaker in speakers.items():
                told = speaker.say(said)
                if BROKEN.search(SYMBOL.sub("M", told)) and "“" not in told and ": " not in said:
                    badly.append(f"{language}: {told}  ({said})")
    assert badly == []
    keywords = {messages.quoted(word) for word in keyword_names()}
    for language, speaker in speakers.items():
        listed = messages.listed_as_missing(language)
        assert [each for each in speaker.missing - keywords if not messages.is_listed(each, listed)] == [], language

"""A word less is another meaning, or none: nothing on a card is passed over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading, sample

from mainphase.language.grammar.abilities import read_lines
from mainphase.language.text.faces import about_of
from mainphase.language.text.normalizing import normalized
from mainphase.language.verdicts import Verdict

# Words that say nothing which is not said without them.
SAID_ANYHOW = {
    "you": "an instruction is for you",
    "then": "instructions follow one another",
    "card": "what is in a zone is a card",
    "all": "a group is all of it",
    "player's": "each upkeep is some player's",
    "and": "a list goes on with a comma too",
    "that's": "tapped and attacking, or that's so",
    "creature": "of what can only be a creature",
    "sacrificed": "the creature that was paid with is the one spoken of",
    "each": "several things that get something each get it",
    "a": "of two kinds, as of one",
    "an": "the same",
}


def meaning(lines: tuple[str, ...], spell: bool, about: object) -> object:
    readings = read_lines(lines, about)  # type: ignore[arg-type]
    if any(len(reading.readings) != 1 or not reading.echoed for reading in readings):
        return None
    return tuple(reading.readings for reading in readings)


def shortened(text: str) -> Iterator[tuple[str, str]]:
    """The text without each of its words in turn."""
    for found in re.finditer(r"[^\s,.:]+", text):
        rest = text[: found.start()] + text[found.end() :].lstrip(" ")
        yield found[0], rest[:1].upper() + rest[1:]


def passed_over(names: Iterable[str]) -> list[str]:
    wrong: list[str] = []
    for name in names:
        if reading(name).verdict is not Verdict.PLAYABLE:
            continue
        for face in every_card()[name]:
            about = about_of(face)
            lines = normalized(face.text, about, face.mana_cost or "").lines
            units = ("\n".join(lines),) if about.is_spell else lines
            for unit in units:
                whole = meaning(tuple(unit.split("\n")), about.is_spell, about)
                if whole is None:
                    continue
                for word, rest in shortened(unit):
                    if (
                        word.lower() not in SAID_ANYHOW
                        and meaning(tuple(rest.split("\n")), about.is_spell, about) == whole
                    ):
                        wrong.append(f"{name}: without {word!r}: {rest}")
    return wrong


@needs_data
def test_no_word_of_a_sample_is_passed_over() -> None:
    assert passed_over(sample(75, 2)) == []


@needs_data
@pytest.mark.deep
def test_no_word_is_passed_over() -> None:
    assert passed_over(every_card()) == []

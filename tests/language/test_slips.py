"""Slips of the hand in a typed text, and messages about broken texts: nobody sees a template or an inner name."""

from __future__ import annotations

import random
import re

import pytest
from msgspec.structs import replace
from tests.language.proofs.card_file import every_card, needs_data, sample

from mainphase.language.cards import expected_in_words, read_card
from mainphase.language.slips import hint_for, put_right, slips_put_right, with_full_stops
from mainphase.language.verdicts import CardReading, Verdict
from mainphase.language.written import candidates

# A slot, a verb that agrees, a mark for the card's own name, a name of Python's.
INNER = re.compile(r"\{[a-z_]+\}|<[a-z' ]+>|[~^⟂]|\b[a-z]+_[a-z]+\b|\b[A-Z][a-z]+[A-Z]\w+\(|\bobject at\b|<class")


@pytest.mark.parametrize(
    ("typed", "right"),
    [
        ("Target creature gets −1/−1 until end of turn.", "Target creature gets -1/-1 until end of turn."),
        ("Target creature gets +X/–X until end of turn.", "Target creature gets +X/-X until end of turn."),
        ("[-2]: Draw a card.", "[−2]: Draw a card."),
        ("-X: Draw a card.", "−X: Draw a card."),
        ("It’s a “Bird”  now.", 'It\'s a "Bird" now.'),
        ("• Draw a card.\n• Gain 1 life.", "• Draw a card.\n• Gain 1 life."),
        ("Equip—Pay 3 life.", "Equip—Pay 3 life."),
    ],
)
def test_quotes_minuses_and_spaces_are_put_right(typed: str, right: str) -> None:
    assert put_right(typed) == right
    assert put_right(right) == right
    assert bool(slips_put_right(typed)) == (typed != right)
    assert candidates(f"Some Card\nInstant\n{typed}")[0].text == right


def test_a_missing_full_stop_is_added_where_it_is_wanted() -> None:
    (card,) = candidates("Some Card {U}\nInstant\nDraw two cards")
    stopped, again = with_full_stops(card, read_card((card,)), read_card)
    assert (stopped.text, again.verdict) == ("Draw two cards.", Verdict.PLAYABLE)
    (bird,) = candidates("Some Bird {U}\nCreature — Bird\nFlying\nJuggles\n1/1")
    assert with_full_stops(bird, read_card((bird,)), read_card)[0] is bird


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("Creature — Bird\nFliyng\n1/1", "no keyword is called 'Fliyng'; did you mean Flying?"),
        ("Creature — Bird\nFlying, frobnicate\n1/1", "no keyword is called 'frobnicate'"),
        ("Creature — Bird\nEnlist\n1/1", "the keyword enlist (702.154) is not played here"),
        ("Instant\nDestory target creature.", "did you mean Destroy?"),
        ("Instant\nDestroy target creture.", "did you mean creature?"),
        ("Creature — Bird\nWhen this creature enters, juggle lanterns.\n1/1", ""),
    ],
)
def test_it_is_said_what_may_have_been_meant(text: str, hint: str) -> None:
    (card,) = candidates(f"Some Card {{U}}\n{text}")
    line = next(line for line in read_card((card,)).lines if line.verdict != Verdict.PLAYABLE)
    assert hint_for(card, line, read_card) == hint


def test_what_is_expected_is_told_without_inner_names() -> None:
    expected = ("{which} <is> put into a graveyard", "counter on ~", "{T}: ", "{who} <casts> {which}", "{x}", "draw")
    said = expected_in_words(expected)
    assert said == ("… is put into a graveyard", "counter on this", "{T}: ", "… casts …", "draw")


@needs_data
def test_nobody_sees_an_inner_name_whatever_is_broken() -> None:
    """Of 300 cards a word is left out, changed or misspelt: messages are words, and so are hints."""
    rng = random.Random(28)
    broken = 0
    for k, name in enumerate(sample(300, 28)):
        first, *others = every_card()[name]
        words = first.text.split(" ")
        at = rng.randrange(len(words))
        words[at] = ("", "heron", words[at][1:])[rng.randrange(3)]
        card = replace(first, text=" ".join(word for word in words if word))
        reading = read_card((card, *others))
        broken += reading.verdict != Verdict.PLAYABLE
        for said in said_of(reading):
            assert not INNER.search(said), (name, said)
        if k % 10 == 0 and not others:
            for line in reading.lines:
                if line.verdict == Verdict.UNSUPPORTED:
                    assert not INNER.search(hint_for(card, line, read_card))
    assert broken > 150


def said_of(reading: CardReading) -> list[str]:
    """All that is told of a reading, without the card's own words."""
    said = [reading.reason.partition(": ")[0] if reading.reason.startswith("unknown-") else reading.reason]
    for line in reading.lines:
        said += [*line.expected, *line.meanings]
    return said

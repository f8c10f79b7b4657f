"""What is tried only where its words stand somewhere: nothing is understood otherwise for it, only sooner."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.proofs.card_file import every_card, needs_data, sample

from mainphase.language.cards import read_card
from mainphase.language.grammar import abilities
from mainphase.language.syntax import Choice, InText, Mapped, SourceText, Words, context_of, phrase, the

COUNTS = Words("a number", [("two", 2), ("three", 3)])


def test_a_phrase_needs_the_longest_of_its_words_behind_the_first() -> None:
    made = phrase("draw {n} cards, then discard {m} cards at random", (the.n, the.m), n=COUNTS, m=COUNTS)
    assert made.need == {" cards, then discard "}
    assert phrase("draw {n}", the.n, n=COUNTS).need == set(), "its first words stand there when it is tried"
    assert phrase("{who} <draws> {n}", (the.who, the.n), who=COUNTS, n=COUNTS).need == {" draws ", " draw "}


def test_a_choice_needs_what_one_of_its_phrases_needs() -> None:
    one, other = phrase("{n} cards", the.n, n=COUNTS), phrase("{n} lands", the.n, n=COUNTS)
    assert Choice("things", [one, Mapped(other, lambda n: n, lambda n: n)]).need == {" cards", " lands"}
    assert Choice("things", [one, COUNTS]).need == set()


def test_what_is_read_only_in_some_texts_needs_their_words() -> None:
    assert InText(COUNTS, "repeat this process").need == {"repeat this process"}


def test_a_thorough_reader_tries_what_cannot_be_there() -> None:
    one = Choice("things", [phrase("{n} cards", the.n, n=COUNTS), phrase("{n} lands", the.n, n=COUNTS)])
    for thorough in (False, True):
        source = SourceText("two card", thorough=thorough)
        assert one.parse(source, 0, context_of()) == []
        assert list(source.expected) == (["cards", "lands"] if thorough else [])


@needs_data
@pytest.mark.parametrize("count", [150, pytest.param(3_000, marks=pytest.mark.deep)])
def test_lines_of_a_sample_mean_the_same_when_everything_is_tried(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []
    reads = abilities.reading_of_line

    def noted(*given: Any) -> abilities.LineReading:
        asked.append(given)
        return reads(*given)

    monkeypatch.setattr(abilities, "reading_of_line", noted)
    for name in sample(count, 5):
        read_card(every_card()[name])
    assert len(asked) > count
    for text, name, by, *one_by_one in asked:
        soon = abilities.told_of_line(text, name, by, bool(one_by_one and one_by_one[0]), False)
        whole = abilities.told_of_line(text, name, by, bool(one_by_one and one_by_one[0]), True)
        assert (soon.readings, soon.echoed) == (whole.readings, whole.echoed), text

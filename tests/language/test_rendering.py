"""A phrase is rendered in one way, on a page that is written and on one that is followed."""

from __future__ import annotations

import inspect
import sys
from typing import Any

from mainphase.language.grammar import abilities
from mainphase.language.syntax import (
    NEWEST,
    Choice,
    Concatenated,
    PhraseContext,
    Reference,
    SourceText,
    Starting,
    Words,
    context_of,
    phrase,
    the,
)
from mainphase.language.syntax.phrases import Phrase

KNOWN = context_of()
VERBS = Words(
    "a verb", [("runs", ("run",)), ("is running", ("run",)), ("flies", ("fly",)), ("runs off", ("run", "off"))]
)
ROW = Concatenated(VERBS)


def test_the_grammar_has_few_phrases_of_its_own() -> None:
    """Each is a class that must be understood; whatever several of them do is an adapter of `syntax`."""
    assert abilities is not None
    own = {
        kind
        for name, module in list(sys.modules.items())
        if name.startswith("mainphase.language.grammar")
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Phrase) and kind.__module__ == name
    }
    written = [kind for kind in own if {"parse", "render"} & vars(kind).keys()]
    assert 10 < len(written) <= 26, sorted(kind.__name__ for kind in written)
    whole = [kind for kind in written if {"parse", "render"} <= vars(kind).keys()]
    assert all(kind in whole or issubclass(kind, tuple(whole)) for kind in written)  # one may read less than another


def followed(of: Phrase, value: Any, text: str) -> list[int]:
    return [end for end, _ in of.render(value, SourceText(text), 0, KNOWN)]


def test_a_draft_has_the_first_words_and_a_source_those_that_stand_there() -> None:
    assert VERBS.text_of(("run",), KNOWN, NEWEST) == ("runs", KNOWN)
    assert followed(VERBS, ("run",), "is running away") == [len("is running")]
    assert followed(VERBS, ("fly",), "runs") == []


def test_values_in_a_row_are_said_with_their_joints() -> None:
    for value, words in (
        (("run", "fly"), "runs and flies"),
        (("run", "off"), "runs off"),
        (("fly", "run", "off", "run"), "flies, runs off, and runs"),
    ):
        assert ROW.text_of(value, KNOWN, NEWEST) == (words, KNOWN)
        assert (value, len(words), KNOWN) in ROW.parse(SourceText(words), 0, KNOWN)
        assert followed(ROW, value, words) == [len(words)]


def test_a_row_is_read_with_the_joints_that_are_said_or_with_those_that_are_named() -> None:
    text = SourceText("runs, and flies")
    assert [end for _, end, _ in ROW.parse(text, 0, KNOWN)] == [len("runs")]
    loose = Concatenated(VERBS, (", and ", " and "))
    assert [end for _, end, _ in loose.parse(text, 0, KNOWN)] == [len("runs"), len("runs, and flies")]


def test_a_reference_means_what_the_context_says_and_only_whole_words() -> None:
    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        return [("it", "a bird", known)] if known.one else []

    it = Reference("it", meanings, "it")
    one = context_of(True)
    assert it.parse(SourceText("it flies"), 0, one) == [("a bird", 2, one)]
    assert it.parse(SourceText("item"), 0, one) == []
    assert it.parse(SourceText("it flies"), 0, KNOWN) == []
    assert it.text_of("a bird", one, NEWEST) == ("it", one)
    assert it.text_of("a bird", KNOWN, NEWEST) is None


def test_the_first_letters_must_fit_in_both_directions() -> None:
    things = Words("a thing", [("owl", 1), ("bear", 2)])
    made = Choice("a thing")
    phrase("an {thing}", the.thing, made, thing=Starting(things, lambda words: words[0] in "aeiou"))
    assert made.text_of(1, KNOWN, NEWEST) == ("an owl", KNOWN)
    assert made.text_of(2, KNOWN, NEWEST) is None
    assert made.parse(SourceText("an bear"), 0, KNOWN) == []


def test_a_template_ends_where_a_word_ends() -> None:
    made = phrase("draw a card", True)
    assert made.parse(SourceText("draw a card, then"), 0, KNOWN) == [(True, len("draw a card"), KNOWN)]
    assert made.parse(SourceText("draw a cardboard"), 0, KNOWN) == []

"""Phrases by the words that they open with, as far as these can be told: only those are tried whose words stand there.

An opening is a text of whole words and signs. A word that may go on in what follows it is not whole: "non" before a
slot is none, unless it is known what the slot opens with.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Generic, TypeVar

from mainphase.language.syntax.source import FIRST, SourceText

P = TypeVar("P")  # a phrase
Told = tuple[P, tuple[str, ...]]  # a phrase, and an opening of it in words and signs
FEW: Final = 2  # so many are tried rather than told apart by another word


@cache
def split_opening(opening: str) -> tuple[str, ...]:
    """An opening in words and signs: most stand in many sets of them."""
    return tuple(FIRST.findall(opening))


@cache
def by_first_word(openings: frozenset[str]) -> dict[str, list[tuple[str, ...]]]:
    """Openings in words and signs, by the first of them."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for words in openings:
        tokens = split_opening(words)
        found.setdefault(tokens[0], []).append(tokens)
    return found


@cache
def first_words(openings: frozenset[str]) -> frozenset[str]:
    """The first words (or signs) of openings."""
    return frozenset([split_opening(words)[0] for words in openings])


def whole_openings(words: str, following: frozenset[str] | None) -> list[str]:
    """The openings of words before what opens so: up to the last word that is whole; all of them if what follows them
    is no part of a word.
    """
    tokens: list[str] = FIRST.findall(words)
    if not tokens or not tokens[-1].isalnum():
        return [words]
    if following is None:
        return ["".join(tokens[:-1])]
    return [words + word for word in first_words(following)]


class Stand(Generic[P]):
    """The phrases that are left after so many words, if no further word of any opening follows, and where one goes
    from there, which is worked out when somebody does.
    """

    def __init__(self, told: Sequence[Told[P]], depth: int) -> None:
        longer = [tokens[depth] for _, tokens in told if len(tokens) > depth]
        if len(longer) <= FEW:
            longer = []
        self.tried = list(dict.fromkeys([phrase for phrase, tokens in told if not longer or len(tokens) <= depth]))
        self.told = told
        self.depth = depth
        self.further: dict[str, Stand[P] | None] = dict.fromkeys(longer)

    def beyond(self, word: str) -> Stand[P]:
        """Where one stands after one of the words that go further."""
        made = self.further[word]
        if made is None:
            depth = self.depth
            left = [one for one in self.told if len(one[1]) <= depth or one[1][depth] == word]
            made = self.further[word] = Stand(left, depth + 1)
        return made


class Openings(Generic[P]):
    """Phrases by their openings; those that can open with anything are always tried."""

    def __init__(self, phrases: Sequence[tuple[P, frozenset[str] | None]]) -> None:
        self.phrases = phrases
        self.anyhow = [phrase for phrase, openings in phrases if openings is None]
        self.words: frozenset[str] = frozenset().union(
            *[first_words(openings) for _, openings in phrases if openings is not None]
        )
        self.after: dict[str, Stand[P]] = {}  # by the first word, for those that were met

    def stand_after(self, word: str) -> Stand[P]:
        """Where one stands after the first word of some opening."""
        told: list[Told[P]] = []
        for phrase, openings in self.phrases:
            if openings is None:
                told.append((phrase, ()))
            else:
                told += [(phrase, tokens) for tokens in by_first_word(openings).get(word, ())]
        made = self.after[word] = Stand(told, 1)
        return made

    def those_at(self, source: SourceText, at: int) -> list[P]:
        """The phrases whose words stand there, in their order; a capital may stand where a sentence begins."""
        word, low = source.words.get(at) or source.words_at(at)
        tried = self.those_after(low, source, at) if low in self.words else self.anyhow
        if low == word or word not in self.words:
            return tried
        others = self.those_after(word, source, at)
        if tried is self.anyhow:
            return others
        return [phrase for phrase, _ in self.phrases if phrase in tried or phrase in others]

    def those_after(self, word: str, source: SourceText, at: int) -> list[P]:
        stand = self.after.get(word) or self.stand_after(word)
        while stand.further:
            at += len(word)
            word, low = source.words.get(at) or source.words_at(at)
            if low in stand.further:
                word = low
            elif word not in stand.further:
                break
            stand = stand.beyond(word)
        return stand.tried

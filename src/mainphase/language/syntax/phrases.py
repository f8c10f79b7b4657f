"""The parts that phrases are made of: words, choices, lists, and values seen another way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import permutations
from typing import Any

from mainphase.language.syntax.patterns import DECLINED
from mainphase.language.syntax.source import (
    FIRST,
    Draft,
    Page,
    PagePlace,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    Style,
    next_number,
)
from mainphase.language.syntax.spellings import spellings_of

RenderedPhrase = tuple[str, PhraseContext]


class Phrase:
    """Something that can be parsed and rendered. `name` is what is expected where it is missing."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        """The values that the text can mean from there on, each with its end."""
        raise NotImplementedError

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        """The places where the value ends if it is rendered from there on; none if there are no words for it."""
        raise NotImplementedError

    def text_of(self, value: Any, context: PhraseContext, style: Style) -> RenderedPhrase | None:
        """The words for a value in a style, and what is known after them; None if there are none."""
        for text, known in self.render(value, Draft(style), "", context):
            return text, known
        return None

    def wordings(self) -> tuple[Phrase, ...]:
        """Itself, or what it becomes where what is read may be of any day."""
        return (self,)

    def on(self, day: str) -> Phrase | None:
        """Itself, or what it becomes where it is said on a day; None if it is not said then."""
        return self

    def begins(self) -> frozenset[str] | None:
        """The words (or signs) one of which it begins with; None: it cannot be told."""
        return None

    def kind(self) -> type | None:
        """The class that all its values are of; None: they are of several, or it cannot be told."""
        return None

    def is_said(self, style: Style) -> bool:
        """True if it is said in this style; what is not may be read all the same."""
        return True

    def lead(self) -> Phrase | None:
        """The phrase of the slot that it begins with, if it begins with one: phrases that begin with the same are read
        together (`parse_after`).
        """
        return None

    def follows(self) -> frozenset[str] | None:
        """With which words it goes on after that slot, as `next_word` tells them; None: it cannot be told."""
        return None

    def parse_after(self, source: SourceText, led: Reading) -> list[Reading]:
        """Goes on after that slot was read."""
        raise NotImplementedError


def next_word(text: str, at: int) -> str:
    """The word that comes next, with the space before it."""
    space = " " if text.startswith(" ", at) else ""
    found = FIRST.match(text, at + len(space))
    return space + found[0] if found is not None else space


class Led:
    """Phrases that begin with the same slot, by the word after it."""

    def __init__(self, lead: Phrase) -> None:
        self.lead = lead
        self.begins = lead.begins()
        self.by_word: dict[str, list[Phrase]] = {}
        self.anyhow: list[Phrase] = []
        self.words: list[str] = []

    def add(self, phrase: Phrase) -> None:
        words = phrase.follows()
        if words is None:
            self.anyhow.append(phrase)
            return
        for word in sorted(words):
            self.by_word.setdefault(word, []).append(phrase)
            if word not in self.words:
                self.words.append(word)

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        for led in self.lead.parse(source, at, context):
            known = self.by_word.get(next_word(source.low, led[1]))
            if known is None:
                for word in self.words:
                    source.missed(word, led[1])
            else:
                for phrase in known:
                    found += phrase.parse_after(source, led)
            for phrase in self.anyhow:
                found += phrase.parse_after(source, led)
        return found


def first_word(words: str) -> frozenset[str] | None:
    """The first word of a text that is followed by something else, so that it cannot go on."""
    found = FIRST.match(words)
    if found is None:
        return None
    word = found[0]
    if len(word) == len(words) and word.isalnum():
        return None
    return frozenset((word,))


class Words(Phrase):
    """Fixed words, each with what it means. The first words of a meaning are those that it is said with, as they are
    spelled on the day.
    """

    def __init__(self, name: str, meanings: list[tuple[str, Any]]) -> None:
        super().__init__(name)
        self.meanings = meanings
        self.said: dict[Any, str] = {}
        for words, value in meanings:
            self.said.setdefault(value, words)

    @cached_property
    def by_letter(self) -> dict[str, list[tuple[str, Any]]]:
        found: dict[str, list[tuple[str, Any]]] = {}
        for words, value in self.meanings:
            for spelling in spellings_of(words):
                found.setdefault(spelling.words[:1], []).append((spelling.words, value))
        return found

    @cached_property
    def by_meaning(self) -> dict[Any, list[str]]:
        found: dict[Any, list[str]] = {}
        for words, value in self.meanings:
            found.setdefault(value, []).extend([spelling.words for spelling in spellings_of(words)])
        return found

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        source.step()
        found: list[Reading] = []
        for text in (
            (source.low, source.text) if source.low[at : at + 1] != source.text[at : at + 1] else (source.text,)
        ):
            for words, value in self.by_letter.get(text[at : at + 1], ()):
                if text.startswith(words, at):
                    end = at + len(words)
                    if words[-1].isalnum() and source.text[end : end + 1].isalnum():
                        continue
                    found.append((value, end, context))
        if not found:
            source.missed(self.name, at)
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        if page.follows:
            ends = [page.after(words, at) for words in self.by_meaning.get(value, ())]
        else:
            ends = page.spelled(self.said[value], at) if value in self.said else []
        return [(end, context) for end in ends if end is not None]

    def begins(self) -> frozenset[str] | None:
        found = [FIRST.match(words) for each in self.by_letter.values() for words, _ in each]
        return frozenset([first[0] for first in found if first is not None])

    def kind(self) -> type | None:
        kinds = {type(value) for _, value in self.meanings}
        kind = kinds.pop() if len(kinds) == 1 else int
        return None if issubclass(kind, int) else kind  # a number equals one of another class


class Leaf(Phrase):
    """A token that a regular expression finds. `to` makes its value (or DECLINED), `back` its text (or None)."""

    def __init__(self, name: str, regex: str, to: Callable[[str], Any], back: Callable[[Any], str | None]) -> None:
        super().__init__(name)
        self.pattern = regex
        self.to = to
        self.back = back

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile(self.pattern)

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        source.step()
        for text in (source.text, source.low):
            found = self.regex.match(text, at)
            if found is not None and found.end() > at:
                value = self.to(found[0])
                if value is not DECLINED:
                    return [(value, found.end(), context)]
        source.missed(self.name, at)
        return []

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        words = self.back(value)
        end = page.after(words, at) if words is not None else None
        return [] if end is None else [(end, context)]


def by_first_word(phrases: list[Phrase]) -> dict[str, list[Phrase]]:
    """Which of these may begin with a word, in their order; under "" those that may begin with any."""
    firsts = [phrase.begins() for phrase in phrases]
    found: dict[str, list[Phrase]] = {"": []}
    for words in firsts:
        for word in words or ():
            found.setdefault(word, [])
    for phrase, words in zip(phrases, firsts, strict=True):
        for word in sorted(found) if words is None else sorted(words):
            found[word].append(phrase)
    return found


class Choice(Phrase):
    """One of several phrases. Phrases are added where they are written; each says of which class its values are, and
    with which words it may begin, so that only few are tried.
    """

    def __init__(self, name: str, of: Iterable[Phrase] = ()) -> None:
        super().__init__(name)
        self.number = next_number()
        self.of = list(of)
        self.by_word: dict[str, list[Phrase]] | None = None
        self.anyhow: list[Phrase] = []
        self.led: list[Led] = []
        self.by_kind: dict[type, list[Phrase]] = {}
        self.by_kind_and_word: dict[type, dict[str, list[Phrase]]] = {}
        self.said: dict[tuple[type, str], list[Phrase]] = {}
        self.asked = False

    def add(self, phrase: Phrase) -> Phrase:
        self.of.append(phrase)
        self.by_word = None
        self.by_kind = {}
        self.by_kind_and_word = {}
        self.said = {}
        return phrase

    def index(self) -> dict[str, list[Phrase]]:
        self.anyhow = []
        self.led = []
        by_word: dict[str, list[Phrase]] = {}
        plain: list[Phrase] = []
        for phrase in [each for one in self.of for each in one.wordings()]:
            lead = phrase.lead()
            if lead is None:
                plain.append(phrase)
                continue
            led = next((one for one in self.led if one.lead is lead), None)
            if led is None:
                led = Led(lead)
                self.led.append(led)
            led.add(phrase)
        firsts = [phrase.begins() for phrase in plain]
        for words in firsts:
            for word in words or ():
                by_word.setdefault(word, [])
        for phrase, words in zip(plain, firsts, strict=True):
            if words is None:
                self.anyhow.append(phrase)
                for known in by_word.values():
                    known.append(phrase)
            else:
                for word in sorted(words):
                    by_word[word].append(phrase)
        self.by_word = by_word
        return by_word

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        key = (self.number, at, context.number)
        if key in source.parsed:
            known = source.parsed[key]
            return [] if known is None else known  # None: it is being read, and would begin with itself
        source.step()
        source.parsed[key] = None
        by_word = self.by_word if self.by_word is not None else self.index()
        tried = self.anyhow
        word, low = source.words_at(at)
        if word:
            tried = by_word.get(word, tried)
            if low != word:
                other = by_word.get(low)
                if other is not None:
                    tried = other if tried is self.anyhow else other + [one for one in tried if one not in other]
        readings: list[Reading] = []
        for phrase in tried:
            for reading in phrase.parse(source, at, context):
                if reading not in readings:
                    readings.append(reading)
        for led in self.led:
            if led.begins is not None and word not in led.begins and low not in led.begins:
                continue
            for reading in led.parse(source, at, context):
                if reading not in readings:
                    readings.append(reading)
        if not readings:
            source.missed(self.name, at)
        source.parsed[key] = readings
        return readings

    def those_for(self, value: Any) -> list[Phrase]:
        kind = type(value)
        known = self.by_kind.get(kind)
        if known is None:
            known = []
            for phrase in self.of:
                if (of := phrase.kind()) is None or of is kind:
                    known.append(phrase)
            self.by_kind[kind] = known
        return known

    def those_heard(self, value: Any, word: str, low: str) -> list[Phrase]:
        """Those for a value that may begin with one of these words: a word, and the same without its capital."""
        kind = type(value)
        by_word = self.by_kind_and_word.get(kind)
        if by_word is None:
            by_word = self.by_kind_and_word[kind] = by_first_word(self.those_for(value))
        anyhow = by_word[""]
        tried = by_word.get(word, anyhow)
        other = tried if low == word else by_word.get(low, anyhow)
        if other is tried or other is anyhow:
            return tried
        if tried is anyhow:
            return other
        return [one for one in self.those_for(value) if one in tried or one in other]

    def those_said(self, value: Any, day: str) -> list[Phrase]:
        key = (type(value), day)
        known = self.said.get(key)
        if known is None:
            known = [said for phrase in self.those_for(value) if (said := phrase.on(day)) is not None]
            self.said[key] = known
        return known

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return page.choose(self, value, at, context)

    def begins(self) -> frozenset[str] | None:
        if self.asked:
            return None  # it contains itself
        self.asked = True
        words: frozenset[str] = frozenset()
        for phrase in self.of:
            first = phrase.begins()
            if first is None:
                self.asked = False
                return None
            words |= first
        self.asked = False
        return words


class Mapped(Phrase):
    """A phrase whose values are seen another way. Either direction may decline."""

    def __init__(
        self, of: Phrase, to: Callable[[Any], Any], back: Callable[[Any], Any], kind: type | None = None
    ) -> None:
        super().__init__(of.name)
        self.of = of
        self.to = to
        self.back = back
        self.made = kind

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        for value, end, after in self.of.parse(source, at, context):
            seen = self.to(value)
            if seen is not DECLINED:
                found.append((seen, end, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        inner = self.seen_back(value)
        return [] if inner is DECLINED else self.of.render(inner, page, at, context)

    def seen_back(self, value: Any) -> Any:
        return DECLINED if self.made is not None and type(value) is not self.made else self.back(value)

    def begins(self) -> frozenset[str] | None:
        return self.of.begins()

    def kind(self) -> type | None:
        return self.made


class Listing(Phrase):
    """Several of one kind: "a, b, and c" between `least` and `most` of them. The value is a tuple.

    `last` joins the last two, `pair` two alone, `comma` the others. `any_order`: it is said in the order of the tuple,
    and known in every other.
    """

    def __init__(
        self,
        of: Phrase,
        pair: str = " and ",
        comma: str = ", ",
        last: str = ", and ",
        least: int = 2,
        most: int = 9,
        any_order: bool = False,
    ) -> None:
        super().__init__(of.name)
        self.any_order = any_order
        self.of = of
        self.pair = pair
        self.comma = comma
        self.last = last
        self.least = least
        self.most = most

    def joint(self, i: int, count: int) -> str:
        """The words before the i-th of so many."""
        if i == 0:
            return ""
        if count == 2:
            return self.pair
        return self.last if i == count - 1 else self.comma

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        heads: list[tuple[tuple[Any, ...], int, PhraseContext]] = [
            ((value,), end, after) for value, end, after in self.of.parse(source, at, context)
        ]
        if self.least <= 1:
            found.extend(heads)
        if self.most >= 2:
            for values, end, after in heads:
                if source.match(self.pair, end):
                    for value, to, then in self.of.parse(source, end + len(self.pair), after):
                        if self.least <= 2:
                            found.append(((*values, value), to, then))
        count = 1
        while heads and count < self.most - 1:
            longer: list[tuple[tuple[Any, ...], int, PhraseContext]] = []
            for values, end, after in heads:
                if source.match(self.comma, end):
                    for value, to, then in self.of.parse(source, end + len(self.comma), after):
                        longer.append(((*values, value), to, then))
            heads = longer
            count += 1
            if count + 1 < max(self.least, 3):
                continue
            for values, end, after in heads:
                if source.match(self.last, end):
                    for value, to, then in self.of.parse(source, end + len(self.last), after):
                        found.append(((*values, value), to, then))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return []
        found: list[Rendering] = []
        for order in permutations(value) if self.any_order and page.follows else (value,):
            found += [one for one in self.in_order(order, page, at, context) if one not in found]
        return found

    def in_order(self, value: tuple[Any, ...], page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        heads: list[Rendering] = [(at, context)]
        for i in range(len(value)):
            joint = self.joint(i, len(value))
            longer: list[Rendering] = []
            for end, after in heads:
                begin = page.after(joint, end)
                if begin is not None:
                    longer += [one for one in self.of.render(value[i], page, begin, after) if one not in longer]
            heads = longer
        return heads

    def begins(self) -> frozenset[str] | None:
        return self.of.begins()

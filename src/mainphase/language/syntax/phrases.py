"""The parts that phrases are made of: words, choices, lists, and values seen another way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from operator import itemgetter
from typing import Any, Final

from mainphase.language.syntax.openings import Openings, first_words
from mainphase.language.syntax.patterns import DECLINED
from mainphase.language.syntax.source import (
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
UNREAD: Final[list[Reading]] = []
NOTHING: Final[frozenset[str]] = frozenset()
PLACE: Final = itemgetter(0)
Kinds = tuple[type, ...]  # the classes of what a tuple holds


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

    def openings(self) -> frozenset[str] | None:
        """The words one of which it begins with (`openings`); None: it cannot be told."""
        return None

    @cached_property
    def need(self) -> frozenset[str]:
        """Words of which one stands somewhere in every text that it is read in; none, if that cannot be told."""
        return self.needed()

    def needed(self) -> frozenset[str]:
        """What `need` is, worked out."""
        return NOTHING

    def kind(self) -> type | None:
        """The class that all its values are of; None: they are of several, or it cannot be told."""
        return None

    def may_be(self, kinds: Kinds) -> bool:
        """False if it says no tuple that holds values of these classes."""
        return True

    def is_said(self, style: Style) -> bool:
        """True if it is said in this style; what is not may be read all the same."""
        return True

    def lead(self) -> Phrase | None:
        """The phrase of the slot that it begins with, if it begins with one: phrases that begin with the same are read
        together (`parse_after`).
        """
        return None

    def follows(self) -> frozenset[str] | None:
        """The openings of what comes after that slot; None: it cannot be told."""
        return None

    def parse_after(self, source: SourceText, at: int, context: PhraseContext, led: Reading) -> list[Reading]:
        """Goes on after that slot was read, at a place and in a context."""
        raise NotImplementedError


MOST_NEEDED: Final = 40  # of more words one stands in most texts


def any_needed(phrases: Iterable[Phrase]) -> frozenset[str]:
    """What is needed for one of several phrases."""
    needs = [phrase.need for phrase in phrases]
    told = NOTHING.union(*needs)
    return told if all(needs) and len(told) <= MOST_NEEDED else NOTHING


class Led:
    """Phrases that begin with the same slot, by the words after it."""

    def __init__(self, lead: Phrase, phrases: list[Phrase]) -> None:
        self.lead = lead
        openings = [phrase.openings() for phrase in phrases]
        self.begins = None if None in openings else NOTHING.union(*[first_words(told) for told in openings if told])
        follows = [(phrase, phrase.follows()) for phrase in phrases]
        self.openings = Openings(follows)
        self.follows = follows
        self.need = any_needed(phrases)

    @cached_property
    def words(self) -> list[str]:
        return sorted({words for _, told in self.follows for words in first_words(told or NOTHING)})

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        for led in self.lead.parse(source, at, context):
            known = self.openings.those_at(source, led[1])
            for phrase in known:
                if not phrase.need or source.may_hold(phrase.need):
                    found += phrase.parse_after(source, at, context, led)
            if not known and led[1] + 1 >= source.furthest:
                for words in self.words:
                    source.missed(words, led[1])
        return found


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

    @cached_property
    def begins(self) -> frozenset[str]:
        """The first words of what can be said."""
        return first_words(frozenset([words for each in self.by_letter.values() for words, _ in each]))

    def openings(self) -> frozenset[str] | None:
        return self.begins

    def kind(self) -> type | None:
        kinds = {type(value) for _, value in self.meanings}
        kind = kinds.pop() if len(kinds) == 1 else int
        return None if issubclass(kind, int) else kind  # a number equals one of another class


class Leaf(Phrase):
    """A token that a regular expression finds. `to` makes its value (or DECLINED), `back` its text (or None). `first`:
    the words that it can begin with, if they are known.
    """

    def __init__(
        self,
        name: str,
        regex: str,
        to: Callable[[str], Any],
        back: Callable[[Any], str | None],
        first: frozenset[str] | None = None,
    ) -> None:
        super().__init__(name)
        self.first = first
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

    def openings(self) -> frozenset[str] | None:
        return self.first


class Choice(Phrase):
    """One of several phrases. Phrases are added where they are written; each says of which class its values are, and
    with which words it may begin, so that only few are tried. Where they are given by a generator, they are written
    when the choice is first looked at: most are needed by nobody who says a few cards.
    """

    def __init__(self, name: str, of: Iterable[Phrase] = ()) -> None:
        super().__init__(name)
        self.number = next_number()
        self.given = of
        self.parsed_by: Openings[Phrase] | None = None
        self.led: list[Led] = []
        self.led_by: dict[tuple[str, str], list[Led]] = {}  # by the word that stands there, without a capital as well
        self.numbered: dict[type | None, list[tuple[int, Phrase]]] = {}  # by kind, each with its place in `of`
        self.by_kind: dict[type, list[Phrase]] = {}
        self.heard_by: dict[type, Openings[Phrase]] = {}
        self.said: dict[tuple[type | Kinds, str], list[Phrase]] = {}
        self.asked = False
        self.first: frozenset[str] | None = None

    @cached_property
    def of(self) -> list[Phrase]:
        return list(self.given)

    def add(self, phrase: Phrase) -> Phrase:
        self.of.append(phrase)
        if self.parsed_by is not None or self.asked or self.by_kind:
            self.forget()
        return phrase

    def forget(self) -> None:
        """What was found out of its phrases holds no longer."""
        self.parsed_by = None
        self.asked = False
        self.first = None
        self.numbered = {}
        self.by_kind = {}
        self.heard_by = {}
        self.said = {}

    def index(self) -> Openings[Phrase]:
        led: dict[Phrase, list[Phrase]] = {}
        plain: list[Phrase] = []
        for phrase in [each for one in self.of for each in one.wordings()]:
            lead = phrase.lead()
            if lead is None:
                plain.append(phrase)
            else:
                led.setdefault(lead, []).append(phrase)
        self.led = [Led(lead, phrases) for lead, phrases in led.items()]
        self.led_by = {}
        self.parsed_by = Openings([(phrase, phrase.openings()) for phrase in plain])
        return self.parsed_by

    def led_at(self, source: SourceText, at: int) -> list[Led]:
        """Those of the phrases that are read together of which one may begin there."""
        words = source.words.get(at) or source.words_at(at)
        known = self.led_by.get(words)
        if known is None:
            known = [led for led in self.led if led.begins is None or not led.begins.isdisjoint(words)]
            self.led_by[words] = known
        return known

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        key = (self.number, at, context.number)
        known = source.parsed.get(key, UNREAD)
        if known is not UNREAD:
            return [] if known is None else known  # None: it is being read, and would begin with itself
        source.step()
        source.parsed[key] = None
        openings = self.parsed_by if self.parsed_by is not None else self.index()
        readings: list[Reading] = []
        for phrase in openings.those_at(source, at):
            if phrase.need and not source.may_hold(phrase.need):
                continue
            for reading in phrase.parse(source, at, context):
                if reading not in readings:
                    readings.append(reading)
        for led in self.led_at(source, at) if self.led else ():
            if led.need and not source.may_hold(led.need):
                continue
            for reading in led.parse(source, at, context):
                if reading not in readings:
                    readings.append(reading)
        if not readings and at + 1 >= source.furthest:
            source.missed(self.name, at)
        source.parsed[key] = readings
        return readings

    def those_for(self, value: Any) -> list[Phrase]:
        kind = type(value)
        known = self.by_kind.get(kind)
        if known is None:
            if not self.numbered:
                for k, phrase in enumerate(self.of):
                    self.numbered.setdefault(phrase.kind(), []).append((k, phrase))
            fitting = [*self.numbered.get(kind, ()), *self.numbered.get(None, ())]
            known = self.by_kind[kind] = [phrase for _, phrase in sorted(fitting, key=PLACE)]
        return known

    def those_heard(self, value: Any, source: SourceText, at: int) -> list[Phrase]:
        """Those for a value whose words stand there."""
        kind = type(value)
        known = self.heard_by.get(kind)
        if known is None:
            known = Openings([(phrase, phrase.openings()) for phrase in self.those_for(value)])
            self.heard_by[kind] = known
        return known.those_at(source, at)

    def those_said(self, value: Any, day: str) -> list[Phrase]:
        kinds = tuple([type(one) for one in value]) if type(value) is tuple else None
        key = (kinds or type(value), day)
        known = self.said.get(key)
        if known is None:
            fitting = [phrase for phrase in self.those_for(value) if kinds is None or phrase.may_be(kinds)]
            known = [said for phrase in fitting if (said := phrase.on(day)) is not None]
            self.said[key] = known
        return known

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return page.choose(self, value, at, context)

    def needed(self) -> frozenset[str]:
        return any_needed(self.of)

    def openings(self) -> frozenset[str] | None:
        """Their first words alone: so many phrases are told apart where they are chosen from."""
        if not self.asked:
            self.asked = True  # and so nothing can be told while it is asked of itself
            told = [phrase.openings() for phrase in self.of]
            if None not in told:
                self.first = NOTHING.union(*[first_words(openings) for openings in told if openings is not None])
        return self.first


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
        most: int = 20,
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
        heads: list[tuple[PagePlace, PhraseContext, tuple[Any, ...]]] = [(at, context, value)]
        for i in range(len(value)):
            joint = self.joint(i, len(value))
            longer: list[tuple[PagePlace, PhraseContext, tuple[Any, ...]]] = []
            for end, after, left in heads:
                begin = page.after(joint, end)
                if begin is None:
                    continue
                for k in range(len(left) if self.any_order and page.follows else 1):
                    rest = left[:k] + left[k + 1 :]
                    for to, known in self.of.render(left[k], page, begin, after):
                        if (to, known, rest) not in longer:
                            longer.append((to, known, rest))
            heads = longer
        return [(end, after) for end, after, _ in heads]

    def openings(self) -> frozenset[str] | None:
        return self.of.openings()

    def needed(self) -> frozenset[str]:
        return self.of.need

"""A text on its way to being understood: where sentences begin, what was found already, how far anybody came."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Protocol

from mainphase.language.syntax.spellings import last_change, spelled_on, spellings_of

STARTS: Final = re.compile(r"(?:^|[.!?]\)? |: |— |—|• |\"|\n)(?=[^\W0-9_])")
FIRST: Final = re.compile(r"[^\W_]+|\W")  # a word, or a sign
MOST_STEPS: Final = 400_000
MOST_MISSED: Final = 200
NEVER: Final = 1 << 60  # further than any text goes


class TooMuchError(Exception):
    """A text that would take longer to read than any sentence should."""


class Style:
    """In which words something is said: those of a day, as an ISO date. `anyhow`: where no phrase of that day says it,
    one of another day does, or one that is otherwise only read. `if_last`: conditions stand behind what they are of.
    `every`: all of several kinds are meant, not one of them ("Cats and Dogs").
    """

    __slots__ = ("anyhow", "day", "every", "if_last")

    def __init__(
        self, day: str = "9999-12-31", anyhow: bool = False, if_last: bool = False, every: bool = False
    ) -> None:
        self.day = day
        self.anyhow = anyhow
        self.if_last = if_last
        self.every = every

    def with_if_last(self) -> Style:
        return Style(self.day, self.anyhow, True, self.every)

    def of_every(self, every: bool) -> Style:
        return self if self.every == every else Style(self.day, self.anyhow, self.if_last, every)


NEWEST: Final = Style()


class PhraseContext:
    """The context of a phrase, from what stands before it: whether its subject is one ("draws") or not ("draw"), and
    the memory that the grammar keeps of what has been spoken of. Equal contexts are one object.
    """

    __slots__ = ("memory", "number", "one")

    def __init__(self, one: bool = False, memory: Any = None, number: int = 0) -> None:
        self.one = one
        self.memory = memory
        self.number = number

    def agreeing(self, one: bool) -> PhraseContext:
        return self if self.one == one else context_of(one, self.memory)

    def remembering(self, memory: Any) -> PhraseContext:
        return self if self.memory is memory else context_of(self.one, memory)


CONTEXTS: Final[dict[tuple[bool, Any], PhraseContext]] = {}


def context_of(one: bool = False, memory: Any = None) -> PhraseContext:
    known = CONTEXTS.get((one, memory))
    if known is None:
        if len(CONTEXTS) > 500_000:
            CONTEXTS.clear()  # numbers go on, so nothing is taken for what it was
        known = PhraseContext(one, memory, next_number())
        CONTEXTS[one, memory] = known
    return known


COUNTER: Final = [0]


def next_number() -> int:
    COUNTER[0] += 1
    return COUNTER[0]


PagePlace = Any  # on a page, and known to it alone: phrases hand it back as they got it
Reading = tuple[Any, int, PhraseContext]  # what it means, where it ends, what is known then
Rendering = tuple[PagePlace, PhraseContext]  # where it ends, what is known then


class Alternatives(Protocol):
    """A choice between phrases, as a page sees it."""

    number: int

    def those_for(self, value: Any) -> list[Any]: ...

    def those_heard(self, value: Any, source: SourceText, at: int) -> list[Any]: ...

    def those_said(self, value: Any, day: str) -> list[Any]: ...


class Page:
    """Where values are rendered: a `Source`, on which the words stand already and are followed in whatever spelling
    they have, or a `Draft`, which chooses its own. `follows` tells which.
    """

    follows: bool

    def after(self, words: str, at: PagePlace) -> PagePlace | None:
        """The place after these words; None if they cannot stand there."""
        raise NotImplementedError

    def spelled(self, words: str, at: PagePlace) -> list[PagePlace]:
        """The places after these words of today as they were ever spelled, or as they are on the day."""
        raise NotImplementedError

    def is_since(self, day: str) -> bool:
        """True if words of that day are wanted, not what was said before."""
        raise NotImplementedError

    def between(self, at: PagePlace, end: PagePlace) -> str:
        raise NotImplementedError

    def ends_with(self, words: str, end: PagePlace) -> bool:
        raise NotImplementedError

    def takes(self, phrase: Any) -> bool:
        """False if the phrase is not to be chosen."""
        raise NotImplementedError

    def wording_of(self, template: Any) -> Any:
        """The phrase that a template is on this page; None if it is not to be chosen."""
        raise NotImplementedError

    def choose(self, choice: Alternatives, value: Any, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        """The renderings of a value by whichever phrases of a choice stand there, or by the first that has words."""
        raise NotImplementedError

    def styled(self, change: Callable[[Style], Style]) -> Page:
        """The page on which words are chosen in another style."""
        return self


class Draft(Page):
    """A page that is written: of the words for a value the first are taken. A place is the text so far."""

    follows = False

    def __init__(self, style: Style) -> None:
        self.style = style

    def after(self, words: str, at: PagePlace) -> PagePlace | None:
        return at + words

    def spelled(self, words: str, at: PagePlace) -> list[PagePlace]:
        return [at + spelled_on(words, last_change(self.style.day))]

    def is_since(self, day: str) -> bool:
        return self.style.day >= day

    def between(self, at: PagePlace, end: PagePlace) -> str:
        text: str = end[len(at) :]
        return text

    def ends_with(self, words: str, end: PagePlace) -> bool:
        return bool(end.endswith(words))

    def takes(self, phrase: Any) -> bool:
        return self.style.anyhow or bool(phrase.is_said(self.style))

    def wording_of(self, template: Any) -> Any:
        rule = template.on(last_change(self.style.day))
        return template.rule(template.name) if rule is None and self.style.anyhow else rule

    def choose(self, choice: Alternatives, value: Any, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        style = self.style
        found: list[Rendering] = []
        for phrase in choice.those_said(value, last_change(style.day)):
            if phrase.is_said(style):
                found = phrase.render(value, self, at, context)
                if found:
                    return found
        for phrase in choice.those_for(value) if style.anyhow else ():
            if not phrase.is_said(style):
                found = phrase.render(value, self, at, context)
                if found:
                    return found
        return found

    def styled(self, change: Callable[[Style], Style]) -> Page:
        return Draft(change(self.style))


class SourceText(Page):
    """A text that is read, and followed again as what was read of it is rendered. A place is an index. `low` is the
    text without the capitals of sentences, which stand after `starts`. `thorough`: what cannot be read there is tried
    all the same, and it is kept how far one came.
    """

    follows = True

    def __init__(self, text: str, starts: re.Pattern[str] = STARTS, thorough: bool = False) -> None:
        self.text = text
        self.starts = starts
        self.thorough = thorough
        self.held: dict[frozenset[str], bool] = {}
        self.others: dict[str, SourceText] = {}
        low = list(text)
        for found in starts.finditer(text):
            at = found.end()
            low[at] = low[at].lower()
        self.low = "".join(low)
        self.parsed: dict[tuple[int, int, int], list[Reading] | None] = {}
        self.followed: dict[tuple[int, int, int, int], tuple[Any, list[Rendering]]] = {}
        self.words: dict[int, tuple[str, str]] = {}
        self.furthest = 0 if thorough else NEVER
        self.expected: dict[str, None] = {}
        self.steps = 0

    def after(self, words: str, at: PagePlace) -> PagePlace | None:
        return at + len(words) if self.match(words, at) else None

    def spelled(self, words: str, at: PagePlace) -> list[PagePlace]:
        return [at + len(one.words) for one in spellings_of(words) if self.match(one.words, at)]

    def is_since(self, day: str) -> bool:
        return True

    def between(self, at: PagePlace, end: PagePlace) -> str:
        return self.text[at:end]

    def ends_with(self, words: str, end: PagePlace) -> bool:
        return self.text.endswith(words, 0, end)

    def takes(self, phrase: Any) -> bool:
        return True

    def wording_of(self, template: Any) -> Any:
        return template.spelled_anyhow

    def choose(self, choice: Alternatives, value: Any, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        key = (choice.number, at, context.number, id(value))
        known = self.followed.get(key)
        if known is not None:
            return known[1]
        self.step()
        found: list[Rendering] = []
        for phrase in choice.those_heard(value, self, at):
            if not self.may_hold(phrase.need):
                continue
            for one in phrase.render(value, self, at, context):
                if one not in found:
                    found.append(one)
        self.followed[key] = (value, found)  # which keeps the value, and so its identity
        return found

    def saying(self, text: str) -> SourceText:
        """Returns this place with other words of the same length: each such text is read once."""
        other = self.others.get(text)
        if other is None:
            other = SourceText(text, self.starts, self.thorough)
            self.others[text] = other
        return other

    def words_at(self, at: int) -> tuple[str, str]:
        """The word (or sign) that stands there, and the same without the capital of a sentence; nothing at the end."""
        known = self.words.get(at)
        if known is None:
            word, low = FIRST.match(self.text, at), FIRST.match(self.low, at)
            known = (word[0] if word is not None else "", low[0] if low is not None else "")
            self.words[at] = known
        return known

    def may_hold(self, need: frozenset[str]) -> bool:
        """False if none of the words stands anywhere in the text, one of which a phrase needs."""
        known = self.held.get(need)
        if known is None:
            known = self.thorough or not need or any(words in self.low or words in self.text for words in need)
            self.held[need] = known
        return known

    def match(self, words: str, at: int) -> bool:
        """True if these words stand there; a capital may stand where a sentence begins."""
        if self.low.startswith(words, at) or self.text.startswith(words, at):
            return True
        if at + 1 >= self.furthest:
            self.missed(words, at)
        return False

    def missed(self, expected: str, at: int) -> None:
        """Nothing more of a phrase was found: the furthest such place is where understanding stopped."""
        if at + 1 < self.furthest:
            return  # with the space before it, too, it would not be as far
        if expected.startswith(" ") and self.text.startswith(" ", at):
            expected, at = expected[1:], at + 1
        if at < self.furthest:
            return
        if at > self.furthest:
            self.furthest = at
            self.expected = {expected: None}
        elif len(self.expected) < MOST_MISSED:
            self.expected[expected] = None

    def step(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooMuchError


def capitalised(text: str, starts: re.Pattern[str] = STARTS) -> str:
    """The text with the capitals of its sentences."""
    letters = list(text)
    for found in starts.finditer(text):
        letters[found.end()] = letters[found.end()].upper()
    return "".join(letters)

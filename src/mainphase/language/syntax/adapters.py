"""Phrases made of one other phrase: in another context or style, or of several values in a row."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from mainphase.language.syntax.patterns import DECLINED
from mainphase.language.syntax.phrases import Phrase
from mainphase.language.syntax.source import (
    Draft,
    Page,
    PagePlace,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    Style,
)


class Adapter(Phrase):
    """A phrase made of another, which begins as that does and has values of the same class."""

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of
        self.takes_space = bool(getattr(of, "takes_space", False))

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return self.of.parse(source, at, context)

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return self.of.render(value, page, at, context)

    def openings(self) -> frozenset[str] | None:
        return self.of.openings()

    def needed(self) -> frozenset[str]:
        return self.of.need

    def kind(self) -> type | None:
        return self.of.kind()


class LedAdapter(Adapter):
    """An adapter that goes on after the slot that the other phrase begins with, and is read together with whatever
    begins with the same.
    """

    def lead(self) -> Phrase | None:
        return self.of.lead()

    def follows(self) -> frozenset[str] | None:
        return self.of.follows()

    def parse_after(self, source: SourceText, at: int, context: PhraseContext, led: Reading) -> list[Reading]:
        return self.of.parse_after(source, at, context, led)


class Mapped(LedAdapter):
    """A phrase whose values are seen another way. Either direction may decline."""

    def __init__(
        self, of: Phrase, to: Callable[[Any], Any], back: Callable[[Any], Any], kind: type | None = None
    ) -> None:
        super().__init__(of)
        self.to = to
        self.back = back
        self.made = kind

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return self.seen(self.of.parse(source, at, context))

    def seen(self, readings: list[Reading]) -> list[Reading]:
        """The readings, as they are seen."""
        found: list[Reading] = []
        for value, end, after in readings:
            seen = self.to(value)
            if seen is not DECLINED:
                found.append((seen, end, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        inner = self.seen_back(value)
        return [] if inner is DECLINED else self.of.render(inner, page, at, context)

    def wordings(self) -> tuple[Phrase, ...]:
        of = self.of.wordings()
        return (self,) if of == (self.of,) else tuple([Mapped(one, self.to, self.back, self.made) for one in of])

    def parse_after(self, source: SourceText, at: int, context: PhraseContext, led: Reading) -> list[Reading]:
        return self.seen(self.of.parse_after(source, at, context, led))

    def seen_back(self, value: Any) -> Any:
        return DECLINED if self.made is not None and type(value) is not self.made else self.back(value)

    def kind(self) -> type | None:
        return self.made


class Within(Adapter):
    """A phrase whose words are understood otherwise than around it. `before` makes the context in it of the one before
    it, `after` the context after it of the one before it, the one at its end and the value. `seen` makes its value of
    the one inside and the context at its end, `back` that of the value and the context before it. Each may decline.
    """

    def __init__(
        self,
        of: Phrase,
        before: Callable[[PhraseContext], PhraseContext | None] = lambda known: known,
        after: Callable[[PhraseContext, PhraseContext, Any], PhraseContext | None] = lambda outer, known, value: known,
        seen: Callable[[Any, PhraseContext], Any] | None = None,
        back: Callable[[Any, PhraseContext], Any] | None = None,
    ) -> None:
        super().__init__(of)
        self.before = before
        self.after = after
        self.seen = seen
        self.back = back

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        inner = self.before(context)
        found: list[Reading] = []
        for held, end, known in self.of.parse(source, at, inner) if inner is not None else ():
            value = held if self.seen is None else self.seen(held, known)
            after = self.after(context, known, value) if value is not DECLINED else None
            if after is not None:
                found.append((value, end, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        inner = self.before(context)
        held = value if self.back is None or inner is None else self.back(value, context)
        found: list[Rendering] = []
        for end, known in self.of.render(held, page, at, inner) if inner is not None and held is not DECLINED else ():
            after = self.after(context, known, value)
            if after is not None:
                found.append((end, after))
        return found

    def kind(self) -> type | None:
        return self.of.kind() if self.seen is None and self.back is None else None


class Starting(Adapter):
    """A phrase of which the first letters must fit. `fits` is told at least six of them, if there are so many."""

    def __init__(self, of: Phrase, fits: Callable[[str], bool]) -> None:
        super().__init__(of)
        self.fits = fits

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return self.of.parse(source, at, context) if self.fits(source.text[at : at + FIRST_LETTERS]) else []

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return [one for one in self.of.render(value, page, at, context) if self.fits(page.between(at, one[0]))]


FIRST_LETTERS = 8


class ReadWhere(LedAdapter):
    """A phrase that is read only where this is so of the text, the place and what is known there."""

    def __init__(self, of: Phrase, fits: Callable[[SourceText, int, PhraseContext], bool]) -> None:
        super().__init__(of)
        self.fits = fits

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return self.of.parse(source, at, context) if self.fits(source, at, context) else []

    def parse_after(self, source: SourceText, at: int, context: PhraseContext, led: Reading) -> list[Reading]:
        return self.of.parse_after(source, at, context, led) if self.fits(source, at, context) else []


class InSentence(ReadWhere):
    """A phrase that is read only in a sentence whose words fit."""

    def __init__(self, of: Phrase, fits: Callable[[str], bool]) -> None:
        def so(source: SourceText, at: int, context: PhraseContext) -> bool:
            begin, end = source.text.rfind(". ", 0, at), source.text.find(".", at)
            return fits(source.text[max(begin, 0) : end if end >= 0 else len(source.text)])

        super().__init__(of, so)


class InText(ReadWhere):
    """A phrase that is read only in a text that has these words somewhere, and not after some others."""

    def __init__(self, of: Phrase, words: str, but_after: tuple[str, ...] = ()) -> None:
        super().__init__(of, lambda source, at, _: words in source.low and not source.low.endswith(but_after, 0, at))
        self.words = frozenset((words,))

    def needed(self) -> frozenset[str]:
        return self.words


class Closed(Adapter):
    """A phrase with what closes it. `close` tells where it ends that goes to this place without that, if it does."""

    def __init__(self, of: Phrase, close: Callable[[Page, PagePlace], PagePlace | None]) -> None:
        super().__init__(of)
        self.close = close

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        readings = self.of.parse(source, at, context)
        return [(value, to, known) for value, end, known in readings if (to := self.close(source, end)) is not None]

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        rendered = self.of.render(value, page, at, context)
        return [(to, known) for end, known in rendered if (to := self.close(page, end)) is not None]


class Followed(Adapter):
    """A phrase that is read only where such words follow it."""

    def __init__(self, of: Phrase, by: re.Pattern[str]) -> None:
        super().__init__(of)
        self.by = by

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return [one for one in self.of.parse(source, at, context) if self.by.match(source.text, one[1])]


class Reworded(Adapter):
    """A phrase that is said in words of which `change` makes others (or None), and read as it stands."""

    def __init__(self, of: Phrase, change: Callable[[str], str | None]) -> None:
        super().__init__(of)
        self.change = change

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return in_other_words(self.of.render(value, page, at, context), page, at, self.change)

    def openings(self) -> frozenset[str] | None:
        return None


def in_other_words(
    rendered: list[Rendering], page: Page, at: PagePlace, change: Callable[[str], str | None]
) -> list[Rendering]:
    """The renderings; where words were chosen, with others in their place."""
    if not isinstance(page, Draft):
        return rendered
    changed = [(change(page.between(at, end)), known) for end, known in rendered]
    return [(page.after(words, at), known) for words, known in changed if words is not None]


class Styled(Adapter):
    """A phrase that is said in another style than what is around it."""

    def __init__(self, of: Phrase, change: Callable[[Style], Style]) -> None:
        super().__init__(of)
        self.change = change

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return self.of.render(value, page.styled(self.change), at, context)


class RenderedIn(LedAdapter):
    """A phrase that is said in certain styles only; it is read whatever the style."""

    def __init__(self, of: Phrase, fits: Callable[[Style], bool]) -> None:
        super().__init__(of)
        self.fits = fits

    def is_said(self, style: Style) -> bool:
        return self.fits(style)

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return self.of.render(value, page, at, context) if page.takes(self) else []


def on_days(of: Phrase, since: str, until: str) -> Phrase:
    """The phrase, said only on the days since one and before another."""
    return RenderedIn(of, lambda style: since <= style.day < until)


Meanings = Callable[[PhraseContext], list[tuple[str, Any, PhraseContext]]]


class Reference(Phrase):
    """Words whose meaning follows from the context. `meanings` lists what they can mean there: the words, the value,
    and the context after it. `due` lists what they can mean where it is said, if that is not the same; of several words
    for one value the first are said. `starts` are words of which one stands at the beginning. `only_said`: it is never
    read.
    """

    def __init__(
        self,
        name: str,
        meanings: Meanings,
        *starts: str,
        due: Meanings | None = None,
        of: type | None = None,
        only_said: bool = False,
    ) -> None:
        super().__init__(name)
        self.only_said = only_said
        self.meanings = meanings
        self.due = due or meanings
        self.starts = starts
        self.of_kind = of

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if self.only_said or (self.starts and not any(source.match(words, at) for words in self.starts)):
            return []
        found: list[Reading] = []
        for words, value, after in self.meanings(context):
            end = at + len(words)
            if source.match(words, at) and not (words[-1].isalnum() and source.text[end : end + 1].isalnum()):
                found.append((value, end, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        if page.follows and self.starts and all(page.after(words, at) is None for words in self.starts):
            return []
        found: list[Rendering] = []
        for words, meant, after in self.due(context):
            end = page.after(words, at) if meant == value else None
            if end is not None:
                found.append((end, after))
        return found if page.follows else found[:1]

    def openings(self) -> frozenset[str] | None:
        if self.only_said:
            return frozenset()
        firsts = [words.split(" ")[0] for words in self.starts]
        return frozenset(firsts) if firsts and all(first.isalnum() for first in firsts) else None

    def kind(self) -> type | None:
        return self.of_kind


class Concatenated(Adapter):
    """Several in a row: each stands for a tuple, the value is all of them one after the other. ", " is said between
    them and, before the last, `pair` if there are two, and otherwise `last`; read is any of the `joints`, or what is
    said if there are none. `most`: how many there are; `most_of_one`: how many parts one of them stands for.
    `agreeing`: all agree with what the first agrees with.
    """

    def __init__(
        self,
        of: Phrase,
        joints: tuple[str, ...] = (),
        pair: str = " and ",
        last: str = ", and ",
        most: int = 99,
        most_of_one: int = 99,
        agreeing: bool = False,
    ) -> None:
        super().__init__(of)
        self.joints = joints
        self.pair = pair
        self.last = last
        self.most = most
        self.most_of_one = most_of_one
        self.agreeing = agreeing

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        heads: list[Reading] = [((), at, context)]
        for told in range(1, self.most + 1):
            joints = self.joints or (", ", self.pair if told == 1 else self.last)
            longer: list[Reading] = []
            for values, begin, before in heads:
                closed = not self.joints and source.text.endswith((self.pair, self.last), at, begin)
                for value, end, known in self.of.parse(source, begin, before):
                    found.append((values + value, end, known))
                    known = self.going_on(known, context)
                    for joint in () if closed else joints:
                        if source.match(joint, end):
                            longer.append((values + value, end + len(joint), known))
            heads = longer
        return found

    def going_on(self, known: PhraseContext, first: PhraseContext) -> PhraseContext:
        return known.agreeing(first.one) if self.agreeing else known

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return self.render_rest(value, 0, page, at, context) if isinstance(value, tuple) else []

    def render_rest(
        self, left: tuple[Any, ...], told: int, page: Page, at: PagePlace, context: PhraseContext
    ) -> list[Rendering]:
        """The rest after so many were told. Of the choices the one that stands for most is said."""
        found: list[Rendering] = []
        for count in range(min(len(left), self.most_of_one), 0, -1):
            is_last = count == len(left)
            heads: list[Rendering] = []
            for begin in self.joined(told, is_last, page, at):
                heads += self.of.render(left[:count], page, begin, context)
            for end, known in heads:
                ends = [(end, known)]
                if not is_last:
                    ends = self.render_rest(left[count:], told + 1, page, end, self.going_on(known, context))
                found += [one for one in ends if one not in found]
            if heads and not page.follows:
                break
        return found

    def joined(self, told: int, is_last: bool, page: Page, at: PagePlace) -> list[PagePlace]:
        """The places after what can stand between what was told and what follows."""
        if told == 0:
            return [at]
        joints = self.joints or (self.pair, self.last, ", ")
        if not page.follows:
            joints = (", " if not is_last else self.pair if told == 1 else self.last,)
        return [end for joint in joints if (end := page.after(joint, at)) is not None]

    def kind(self) -> type | None:
        return tuple

"""One phrase after another, with words between them, for a value that is made of both."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mainphase.language.syntax.patterns import DECLINED
from mainphase.language.syntax.phrases import Phrase
from mainphase.language.syntax.source import Page, PagePlace, PhraseContext, Reading, Rendering, SourceText


class PhrasePair(Phrase):
    """Two phrases and the words between them. `made` makes the value of theirs, or declines. `apart` lists the pairs
    that a value can be made of, the one to be said first; its second argument tells whether words are followed that
    stand there already. `fits`: the first values after which more is looked for. `between` makes the context of the
    second phrase of the one after the first. `begins`: words with which it always begins.
    """

    def __init__(
        self,
        name: str,
        first: Phrase,
        joint: str,
        last: Phrase,
        made: Callable[[Any, Any], Any],
        apart: Callable[[Any, bool], Iterable[tuple[Any, Any]]],
        fits: Callable[[Any], bool] = lambda value: True,
        between: Callable[[PhraseContext], PhraseContext] = lambda known: known,
        begins: str = "",
    ) -> None:
        super().__init__(name)
        self.first = first
        self.joint = joint
        self.last = last
        self.made = made
        self.apart = apart
        self.fits = fits
        self.between = between
        self.begins = begins

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        if source.low.find(self.joint, at) < 0 and source.text.find(self.joint, at) < 0:
            return found
        if self.begins and not source.match(self.begins, at):
            return found
        for one, end, known in self.first.parse(source, at, context):
            if not self.fits(one) or not source.match(self.joint, end):
                continue
            for other, to, after in self.last.parse(source, end + len(self.joint), self.between(known)):
                value = self.made(one, other)
                if value is not DECLINED:
                    found.append((value, to, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        for one, other in self.apart(value, page.follows):
            for end, known in self.first.render(one, page, at, context):
                begin = page.after(self.joint, end)
                if begin is not None:
                    found += self.last.render(other, page, begin, self.between(known))
            if found and not page.follows:
                break
        return found

    def needed(self) -> frozenset[str]:
        return frozenset((self.joint,))

    def openings(self) -> frozenset[str] | None:
        return frozenset((self.begins.partition(" ")[0],)) if self.begins else self.first.openings()

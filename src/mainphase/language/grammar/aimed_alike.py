"""Two targets of which the second is told of the first: "two target permanents that share a card type" (CR 601.2c)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.descriptions import SHARED
from mainphase.language.grammar.discourse import (
    Discourse,
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
)
from mainphase.language.syntax import (
    Choice,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    Words,
    context_of,
    phrase,
    the,
)

WORDS: Final = "two target "
shared: Final = Words("what they share", [(words, shares(n.This(), **of_what)) for words, shares, of_what in SHARED])
alike: Final = Choice("things that are alike")
phrase("{which} that share {shared}", (the.which, the.shared), alike, which=nouns.permanents, shared=shared)


class TargetsAlike(Phrase):
    """Both of them as a selector. The second is another that shares something with the first, then and as it is carried
    out (CR 608.2b).
    """

    def __init__(self, what: Phrase) -> None:
        super().__init__("two targets")
        self.what = what

    def phrases_of(self, value: Any, at: int) -> tuple[n.TargetPhrase, n.TargetPhrase]:
        which, shares = value
        second = conjunction((*conjuncts(which), with_first(shares, n.Target(at))))
        return n.TargetPhrase(which), n.TargetPhrase(second, another=True)

    def aimed(self, known: PhraseContext, both: tuple[n.TargetPhrase, n.TargetPhrase]) -> tuple[Any, PhraseContext]:
        memory: Discourse = discourse_of(known)
        at = len(memory.targets)
        what = n.Together((n.Target(at), n.Target(at + 1)))
        known = context_of(known.one, memory._replace(targets=(*memory.targets, *both)))
        return what, mentioning(known, Mention(what, nouns_of(both[0].which), False)).agreeing(False)

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if not source.match(WORDS, at):
            return []
        found: list[Reading] = []
        first = len(discourse_of(context).targets)
        for value, end, known in self.what.parse(source, at + len(WORDS), context):
            if len(discourse_of(known).targets) == first:
                what, after = self.aimed(known, self.phrases_of(value, first))
                found.append((what, end, after))
        return found

    def due(self, value: Any, known: PhraseContext) -> Any:
        """The description and what they share, if these two targets are the next to be said; else None."""
        memory: Discourse = discourse_of(known)
        at = len(memory.targets)
        if memory.given is None or value != n.Together((n.Target(at), n.Target(at + 1))):
            return None
        both = memory.given[at : at + 2]
        last = conjuncts(both[1].which)[-1] if len(both) == 2 and both[1].which is not None else None
        for _, shares, of_what in SHARED:
            if last == shares(n.Target(at), **of_what) and both[0].which is not None:
                told = (both[0].which, shares(n.This(), **of_what))
                return told if self.phrases_of(told, at) == both else None
        return None

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        told = self.due(value, context)
        begin = page.after(WORDS, at) if told is not None else None
        if begin is None:
            return []
        both = self.phrases_of(told, len(discourse_of(context).targets))
        return [(end, self.aimed(known, both)[1]) for end, known in self.what.render(told, page, begin, context)]

    def openings(self) -> frozenset[str] | None:
        return frozenset(("two",))

    def kind(self) -> type | None:
        return n.Together


def with_first(shares: Any, first: n.Target) -> Any:
    """What they share, told of the first of them."""
    return replace(shares, of=first)

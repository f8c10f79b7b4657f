"""Two targets of which the second is told of the first: "two target permanents that share a card type", "two target
creatures controlled by different players" (CR 601.2c).
"""

from __future__ import annotations

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
from mainphase.language.grammar.objects import certain_objects
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
from mainphase.language.trees import rewrite_top_down

shared: Final = Words("what they share", [(words, shares(n.This(), **of_what)) for words, shares, of_what in SHARED])
alike: Final = Choice("things that are alike")
# Whose they are: told of this, which stands for the first of them.
OF_ONE: Final = n.ControlledBy(n.ControllerOf(n.This()))
OF_TWO: Final = n.Not(OF_ONE)
phrase("{which} that share {shared}", (the.which, the.shared), alike, which=nouns.permanents, shared=shared)
by_whom: Final = Choice("things of players")
alike.add(by_whom)
phrase("{which} controlled by different players", (the.which, OF_TWO), by_whom, which=nouns.permanents)
phrase("{which} controlled by the same player", (the.which, OF_ONE), by_whom, which=nouns.permanents)


class TargetsAlike(Phrase):
    """Both of them as a selector. The second is another that shares something with the first, then and as it is carried
    out (CR 608.2b).
    """

    def __init__(self, what: Phrase, another: bool = False) -> None:
        super().__init__("two targets")
        self.what = what
        self.another = another  # than this object
        self.words = "two other target " if another else "two target "

    def phrases_of(self, value: Any, at: int) -> tuple[n.TargetPhrase, n.TargetPhrase]:
        which, relation = value
        first = (n.Other(), *conjuncts(which)) if self.another else conjuncts(which)
        mutual = with_first(relation, n.Target(at))
        second = conjunction((*first, mutual))
        return n.TargetPhrase(conjunction(first)), n.TargetPhrase(second, another=True, mutual=mutual)

    def aimed(self, known: PhraseContext, both: tuple[n.TargetPhrase, n.TargetPhrase]) -> tuple[Any, PhraseContext]:
        memory: Discourse = discourse_of(known)
        at = len(memory.targets)
        what = n.Together((n.Target(at), n.Target(at + 1)))
        known = context_of(known.one, memory._replace(targets=(*memory.targets, *both)))
        return what, mentioning(known, Mention(what, nouns_of(both[0].which), False)).agreeing(False)

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if not source.match(self.words, at):
            return []
        found: list[Reading] = []
        first = len(discourse_of(context).targets)
        for value, end, known in self.what.parse(source, at + len(self.words), context):
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
        mutual = both[1].mutual if len(both) == 2 else None
        for relation in RELATIONS:
            if mutual == with_first(relation, n.Target(at)) and both[0].which is not None:
                which = conjuncts(both[0].which)
                if self.another:
                    which = tuple([part for part in which if part != n.Other()])
                told = (conjunction(which), relation)
                return told if self.phrases_of(told, at) == both else None
        return None

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        told = self.due(value, context)
        begin = page.after(self.words, at) if told is not None else None
        if begin is None:
            return []
        both = self.phrases_of(told, len(discourse_of(context).targets))
        return [(end, self.aimed(known, both)[1]) for end, known in self.what.render(told, page, begin, context)]

    def openings(self) -> frozenset[str] | None:
        return frozenset(("two",))

    def kind(self) -> type | None:
        return n.Together


def with_first(relation: Any, first: n.Target) -> Any:
    """What they share, or whose they are, told of the first of them."""
    return rewrite_top_down(relation, lambda part: first if part == n.This() else part)


RELATIONS: Final = (OF_ONE, OF_TWO, *(shares(n.This(), **of_what) for _, shares, of_what in SHARED))
for another in (False, True):
    certain_objects.add(TargetsAlike(by_whom, another))

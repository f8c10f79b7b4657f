"""A target that is chosen at random among what it could be: "target creature an opponent controls chosen at random"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import Discourse, discourse_of
from mainphase.language.grammar.objects import (
    Targets,
    certain_objects,
    certain_players,
    one_any_target,
    recipients,
    target_player,
)
from mainphase.language.syntax import (
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    context_of,
    like,
    phrase,
    the,
)


class AimedAtRandom(Phrase):
    """One target, with the words that say so after it."""

    def __init__(self, of: Phrase, tail: str = " chosen at random") -> None:
        super().__init__("a target")
        self.of = of
        self.tail = tail

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        if self.tail not in source.low:
            return found
        for value, end, known in self.of.parse(source, at, context):
            if source.match(self.tail, end):
                found.append((value, end + len(self.tail), with_last_target(known, True)))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        given = discourse_of(context).given
        if not isinstance(value, n.Target) or given is None or value.index >= len(given):
            return []
        if not given[value.index].at_random:
            return []
        plain = (*given[: value.index], replace(given[value.index], at_random=False), *given[value.index + 1 :])
        found: list[Rendering] = []
        for end, known in self.of.render(value, page, at, context_of(context.one, told(context, plain))):
            to = page.after(self.tail, end)
            if to is not None:
                after = context_of(known.one, told(known, given))
                found.append((to, with_last_target(after, True)))
        return found

    def openings(self) -> frozenset[str] | None:
        return self.of.openings()

    def kind(self) -> type | None:
        return n.Target


def told(known: PhraseContext, given: tuple[n.TargetPhrase, ...]) -> Discourse:
    return discourse_of(known)._replace(given=given)


def with_last_target(known: PhraseContext, at_random: bool) -> PhraseContext:
    memory = discourse_of(known)
    last = replace(memory.targets[-1], at_random=at_random)
    return context_of(known.one, memory._replace(targets=(*memory.targets[:-1], last)))


one_thing: Targets = Targets("target ", 1, 1, nouns.thing)
one_player: Targets = Targets("target ", 1, 1, target_player)
certain_objects.add(AimedAtRandom(one_thing))
certain_players.add(AimedAtRandom(one_player))
recipients.add(AimedAtRandom(one_any_target))
phrase(
    "select {what}", like(n.Remember, what=the.what, save="chosen"), clauses,
    what=AimedAtRandom(one_player, " at random"),
)  # fmt: skip

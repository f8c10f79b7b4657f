"""Two sentences of a reflexive ability, of which the second speaks of what the first is aimed at (CR 603.12): "When you
do, put a +1/+1 counter on target creature. It gains trample until end of turn."
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import plain_sentence, sequence_of, steps_of
from mainphase.language.grammar.discourse import at_sentence
from mainphase.language.syntax import Page, PagePlace, Phrase, PhraseContext, Reading, Rendering, SourceText

STOP: Final = ". "


def speaks_of_target(effect: n.Effect) -> bool:
    return any(isinstance(part, n.Target) for part in everything_in(effect))


class FollowedUp(Phrase):
    """The value is both in turn."""

    def __init__(self) -> None:
        super().__init__("two sentences")

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        if STOP not in source.text[at:]:
            return found
        for first, end, known in plain_sentence.parse(source, at, context):
            if not source.match(STOP, end) or not speaks_of_target(first):
                continue
            for rest, to, after in plain_sentence.parse(source, end + len(STOP), at_sentence(known)):
                if speaks_of_target(rest):
                    found.append((n.Sequence((*steps_of(first), *steps_of(rest))), to, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        steps = steps_of(value) if isinstance(value, n.Effect) else ()
        for count in range(len(steps) - 1, 0, -1):
            first, rest = sequence_of(steps[:count]), sequence_of(steps[count:])
            if not speaks_of_target(first) or not speaks_of_target(rest):
                continue
            for end, known in plain_sentence.render(first, page, at, context):
                begin = page.after(STOP, end)
                if begin is not None:
                    found += plain_sentence.render(rest, page, begin, at_sentence(known))
            if found and not page.follows:
                break
        return found


followed_up: Final = FollowedUp()

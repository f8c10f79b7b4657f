"""What follows if an instruction can't be carried out, or not wholly: "return an artifact card from your graveyard to
your hand. If you can't, draw a card" (CR 609.3). As much is done as can be; then it is asked how much that was.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import afresh
from mainphase.language.grammar.clauses import plain_sentence, sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.groups import any_one
from mainphase.language.syntax import Page, PagePlace, Phrase, PhraseContext, Reading, Rendering, SourceText

IF_NOT: Final = ". if you can't"
JOINT: Final = IF_NOT + ", "
AGAIN: Final = IF_NOT + " sacrifice "
SACRIFICED: Final = n.Saved("sacrificed")


def is_sacrifice(step: n.Effect) -> bool:
    return isinstance(step, n.Sacrifice) and step.by == n.You() and not step.up_to


def too_little(effect: n.Effect) -> n.Condition | None:
    """The condition that less was done than an instruction says; None if that can't be told of it."""
    steps = steps_of(effect)
    sacrifices = [step for step in steps if isinstance(step, n.Sacrifice)]
    if sacrifices:
        [first, *others] = sacrifices
        told_otherwise = len(steps) == 1 and first.amount == n.Fixed(1)  # in `control_flow`
        if others or told_otherwise or first is not steps[0] or not is_sacrifice(first):
            return None
        return n.Compare(n.SizeOf(SACRIFICED), "<", first.amount)
    last = steps[-1]
    if not isinstance(last, n.Move) or not isinstance(last.what, n.Saved):
        return None
    chosen = [step for step in steps if isinstance(step, n.Choose) and step.save == last.what.name]
    if len(chosen) != 1 or chosen[0].at_least != chosen[0].at_most or chosen[0].by != n.You():
        return None
    return n.Compare(n.SizeOf(n.Saved(last.save)), "<", chosen[0].at_least)


class IfYouCannot(Phrase):
    """ "A. If you can't, B." What is to be sacrificed may be told again: "if you can't sacrifice a creature"."""

    def __init__(self, then: Phrase) -> None:
        super().__init__("an instruction")
        self.then = then
        self.again = any_one(nouns.permanent)

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        if IF_NOT not in source.low[at:]:
            return found
        for first, end, known in plain_sentence.parse(source, at, context):
            condition = too_little(first)
            if condition is None:
                continue
            for begin, as_it_was in self.joined(source, first, end, known):
                for then, to, after in self.then.parse(source, begin, as_it_was):
                    found.append((n.Sequence((*steps_of(first), n.If(condition, then))), to, after))
        return found

    def joined(
        self, source: SourceText, first: n.Effect, end: int, known: PhraseContext
    ) -> list[tuple[int, PhraseContext]]:
        """Where what follows begins."""
        if source.match(JOINT, end):
            return [(end + len(JOINT), known)]
        found: list[tuple[int, PhraseContext]] = []
        one = steps_of(first)[0]
        if isinstance(one, n.Sacrifice) and one.amount == n.Fixed(1) and source.match(AGAIN, end):
            for which, to, _ in self.again.parse(source, end + len(AGAIN), known):
                if all(part in conjuncts(one.which) for part in conjuncts(which)) and source.match(", ", to):
                    found.append((to + 2, known))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        steps = value.of if isinstance(value, n.Sequence) and len(value.of) > 1 else ()
        if not steps:
            return found
        first, last = sequence_of(steps[:-1]), steps[-1]
        if not isinstance(last, n.If) or last.otherwise is not None or too_little(first) != last.condition:
            return found
        for end, known in plain_sentence.render(first, page, at, context):
            for begin in self.joints(first, page, end, known):
                found += self.then.render(last.then, page, begin, known)
        return found

    def joints(self, first: Any, page: Page, end: PagePlace, known: PhraseContext) -> list[PagePlace]:
        """The places where the words between end."""
        found: list[PagePlace] = []
        begin = page.after(JOINT, end)
        if begin is not None:
            found.append(begin)
        one = steps_of(first)[0]
        told_again = page.after(AGAIN, end) if page.follows and isinstance(one, n.Sacrifice) else None
        if told_again is not None and isinstance(one, n.Sacrifice):
            parts = conjuncts(one.which)
            for count in range(1, len(parts) + 1):
                which: Any = parts[0] if count == 1 else n.All(parts[:count])
                for to, _ in self.again.render(which, page, told_again, known):
                    comma = page.after(", ", to)
                    if comma is not None:
                        found.append(comma)
        return found


sentences.add(IfYouCannot(afresh(sentence)))

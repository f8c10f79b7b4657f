"""What is done as often as you like: "you may repeat this process any number of times", "as many times as you choose,
you may pay 1 life, …". After each time you say whether it is done again.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar.clauses import plain_sentence, sentences, sequence_of
from mainphase.language.grammar.costs import payments
from mainphase.language.grammar.effects.looking import YOU, tops
from mainphase.language.syntax import (
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    like,
    phrase,
    the,
)

AGAIN: Final = "again"
NOT_YET: Final = n.Remember(n.Together(()), AGAIN)
ONCE_MORE: Final = n.Remember(YOU, AGAIN)
WANTS_MORE: Final = n.Compare(n.SizeOf(n.Saved(AGAIN)), ">", n.Fixed(0))
ASKED: Final = (NOT_YET, n.May(ONCE_MORE))
FREELY: Final = ". you may repeat this process any number of times"
MOST_SENTENCES: Final = 3


def flat_steps(effect: n.Effect) -> tuple[n.Effect, ...]:
    """The instructions one by one, however they were joined."""
    if not isinstance(effect, n.Sequence):
        return (effect,)
    return tuple([step for part in effect.of for step in flat_steps(part)])


class RepeatedFreely(Phrase):
    """Sentences that begin a text, all of which are done again."""

    def __init__(self) -> None:
        super().__init__("an instruction")

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if FREELY not in source.low or not (at == 0 or source.text.endswith((": ", "— "), 0, at)):
            return []  # what is done before it would be a part of the process, too
        return self.sentences_from(source, at, context, (), MOST_SENTENCES)

    def sentences_from(
        self, source: SourceText, at: int, context: PhraseContext, before: tuple[n.Effect, ...], most: int
    ) -> list[Reading]:
        found: list[Reading] = []
        for effect, end, known in plain_sentence.parse(source, at, context):
            steps = (*before, *flat_steps(effect))
            if source.match(FREELY, end):
                found.append((n.RepeatWhile(n.Sequence((*steps, *ASKED)), WANTS_MORE), end + len(FREELY), known))
            elif most > 1 and source.match(". ", end):
                found += self.sentences_from(source, end + 2, known, steps, most - 1)
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        whole = value.do if isinstance(value, n.RepeatWhile) and value.condition == WANTS_MORE else None
        if not isinstance(whole, n.Sequence) or whole.of[-2:] != ASKED or len(whole.of) < 3:
            return []
        told = self.told_from(whole.of[:-2], page, at, context, MOST_SENTENCES)
        return [(end, known) for place, known in told if (end := page.after(FREELY, place)) is not None]

    def told_from(
        self, steps: tuple[n.Effect, ...], page: Page, at: PagePlace, context: PhraseContext, most: int
    ) -> list[Rendering]:
        found = list(plain_sentence.render(sequence_of(steps), page, at, context))
        for count in range(1, len(steps) if most > 1 and (page.follows or not found) else 1):
            for end, known in plain_sentence.render(sequence_of(steps[:count]), page, at, context):
                if (begin := page.after(". ", end)) is not None:
                    found += self.told_from(steps[count:], page, begin, known, most - 1)
        return found


sentences.add(RepeatedFreely())

# --- Looking at other cards for a payment

LAST_SEEN: Final = n.Saved("seen")
LOOK_AGAIN: Final = like(
    n.PayOrElse, cost=the.cost, by=YOU,
    paid=like(
        n.Sequence,
        of=(n.Move(LAST_SEEN, Zone.LIBRARY, bottom=True), like(n.Remember, what=the.others, save="seen"), ONCE_MORE),
    ),
)  # fmt: skip
phrase(
    "look at the top {top}. as many times as you choose, you may {cost}, put those cards on the bottom of your library "
    "in any order, then look at the top {others}. then shuffle and put the last cards you looked at this way on top in "
    "any order",
    like(
        n.Sequence,
        of=(
            like(n.Remember, what=the.top, save="seen"),
            like(n.RepeatWhile, do=like(n.Sequence, of=(NOT_YET, LOOK_AGAIN)), condition=WANTS_MORE),
            n.Shuffle(YOU), n.Move(LAST_SEEN, Zone.LIBRARY),
        ),
    ),
    sentences, top=tops, others=tops, cost=payments,
)  # fmt: skip

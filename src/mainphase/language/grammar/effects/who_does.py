"""What is done for each opponent who does what they may: "each opponent may create a Treasure token. For each opponent
who does, you create a Treasure token" (tempting offers). It is done as often at once (CR 608.2f).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import CREATING, ONE, THAT_PLAYER
from mainphase.language.grammar.changed import afresh, of_each
from mainphase.language.grammar.clauses import plain_sentence, sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.effects.anybody import DOERS, DOES
from mainphase.language.syntax import DECLINED, Choice, PhrasePair, like, phrase, the

# What is done as often as there are players, all of it at once.
AMOUNTS: Final = (n.CreateToken, n.CreateCopy, n.PutCounters, n.Draw, n.GainLife)
HOW_MANY: Final = n.SizeOf(n.Saved(DOERS))
WHO_DOES: Final = ". for each opponent who does, "
BEGINS: Final = "each opponent may "


def counting_doers(offer: n.Effect) -> tuple[n.Effect, n.Quantity] | None:
    """The offer as nodes that keep who does it, and how many do."""
    steps = steps_of(offer)
    last = steps[-1]
    if len(steps) == 2 and isinstance(steps[0], n.Choose) and isinstance(last, n.Move):
        one_each = steps[0].by == n.EachOpponent() and (steps[0].at_least, steps[0].at_most) == (n.Fixed(0), ONE)
        moved = n.Sequence((steps[0], replace(last, save=DOERS)))
        return (moved, HOW_MANY) if one_each and last.to == Zone.BATTLEFIELD else None
    if not isinstance(offer, n.ForEachPlayer) or offer.who != n.EachOpponent() or not isinstance(offer.do, n.May):
        return None
    may = offer.do
    if may.by != THAT_PLAYER or may.otherwise is not None or not isinstance(may.then, AMOUNTS):
        return None
    counted = replace(may, then=n.Sequence((may.then, DOES)))
    return replace(offer, do=counted), HOW_MANY


def as_offered(steps: tuple[n.Effect, ...]) -> n.Effect:
    """The offer of which these are the nodes: the inverse."""
    offer = sequence_of(steps)
    if isinstance(offer, n.ForEachPlayer) and isinstance(offer.do, n.May) and isinstance(offer.do.then, n.Sequence):
        return replace(offer, do=replace(offer.do, then=offer.do.then.of[0]))
    last = steps[-1]
    if len(steps) == 2 and isinstance(last, n.Move) and isinstance(last.what, n.Saved):
        return n.Sequence((steps[0], replace(last, save=last.what.name)))
    return offer


def done_as_often(effect: n.Effect, often: n.Quantity, so_far: n.Quantity = ONE) -> n.Effect | None:
    """Returns the effect done so often in the place of once."""
    steps = steps_of(effect)
    first, last = steps[0], steps[-1]
    if len(steps) == 1 and isinstance(first, AMOUNTS) and first.amount == so_far:
        return replace(first, amount=often)
    if len(steps) == 2 and isinstance(first, n.Choose) and (first.at_least, first.at_most) == (so_far, so_far):
        moved = isinstance(last, n.Move) and last.what == n.Saved(first.save) and first.by == n.You()
        return n.Sequence((replace(first, at_least=often, at_most=often), last)) if moved else None
    return None


def are_both_tokens(offer: n.Effect, then: n.Effect) -> bool:
    """True if tokens are offered and tokens follow: those are created together (`anybody`)."""
    may = offer.do if isinstance(offer, n.ForEachPlayer) else None
    return isinstance(may, n.May) and isinstance(may.then, CREATING) and isinstance(then, CREATING)


DUE: Final = afresh(sentence)
offers: Final = Choice("what opponents may do")
offers.add(plain_sentence)
phrase(
    "each opponent may {do}", like(n.ForEachPlayer, who=n.EachOpponent(), do=like(n.May, then=the.do, by=THAT_PLAYER)),
    offers, do=of_each(sentence, subject=True),
)  # fmt: skip


def done_by_doers(offer: n.Effect, then: n.Effect) -> Any:
    """The offer, and what follows for each opponent who takes it; DECLINED if that can't be done so often at once."""
    counted = counting_doers(offer)
    done = None if counted is None or are_both_tokens(offer, then) else done_as_often(then, counted[1])
    return DECLINED if counted is None or done is None else sequence_of(steps_of(counted[0]) + steps_of(done))


def offer_and_rest(effect: Any, follows: bool) -> Iterator[tuple[n.Effect, n.Effect]]:
    """The inverse."""
    steps = steps_of(effect)
    for count in range(1, len(steps)):
        offer = as_offered(steps[:count])
        counted = counting_doers(offer)
        if counted is None or steps_of(counted[0]) != steps[:count]:
            continue
        then = done_as_often(sequence_of(steps[count:]), ONE, counted[1])
        if then is not None and not are_both_tokens(offer, then):
            yield offer, then


sentences.add(
    PhrasePair(
        "an instruction",
        offers,
        WHO_DOES,
        DUE,
        done_by_doers,
        offer_and_rest,
        fits=lambda offer: counting_doers(offer) is not None,
        begins=BEGINS,
    )
)

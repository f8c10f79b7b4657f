"""Two sentences of a reflexive ability, of which the second speaks of what the first is aimed at, or of what it did (CR
603.12): "When you do, put a +1/+1 counter on target creature. It gains trample until end of turn."
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import plain_sentence, sequence_of, steps_of
from mainphase.language.grammar.discourse import at_sentence
from mainphase.language.grammar.full_stops import NEXT_SENTENCE
from mainphase.language.syntax import DECLINED, PhrasePair


def speaks_of_target(effect: n.Effect) -> bool:
    return any(isinstance(part, n.Target) for part in everything_in(effect))


def goes_on(rest: n.Effect) -> bool:
    """True if it speaks of what the first is aimed at, of what becomes of that as it leaves, or of what was done."""
    leaving = isinstance(rest, n.ExileIfLeaving)
    return leaving or speaks_of_target(rest) or any(isinstance(part, n.DoneThisWay) for part in everything_in(rest))


def parts_about_target(effect: Any, follows: bool) -> Iterator[tuple[n.Effect, n.Effect]]:
    """Both sentences, the first as long as it can be."""
    steps = steps_of(effect) if isinstance(effect, n.Effect) else ()
    for count in range(len(steps) - 1, 0, -1):
        first, rest = sequence_of(steps[:count]), sequence_of(steps[count:])
        if speaks_of_target(first) and goes_on(rest):
            yield first, rest


followed_up: Final = PhrasePair(
    "two sentences",
    plain_sentence,
    NEXT_SENTENCE,
    plain_sentence,
    lambda first, rest: n.Sequence((*steps_of(first), *steps_of(rest))) if goes_on(rest) else DECLINED,
    parts_about_target,
    fits=speaks_of_target,
    between=at_sentence,
)

"""What follows if an instruction can't be carried out, or not wholly: "return an artifact card from your graveyard to
your hand. If you can't, draw a card" (CR 609.3). As much is done as can be; then it is asked how much that was.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import SACRIFICED
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import afresh
from mainphase.language.grammar.clauses import plain_sentence, sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.groups import any_one
from mainphase.language.syntax import DECLINED, PhrasePair, Within, phrase, the


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


def if_too_little(first: n.Effect, then: n.Effect) -> Any:
    """An instruction, and what follows if it was not done wholly."""
    condition = too_little(first)
    return DECLINED if condition is None else n.Sequence((*steps_of(first), n.If(condition, then)))


def first_and_then(effect: Any, follows: bool) -> list[tuple[n.Effect, n.Effect]]:
    """The inverse."""
    if not isinstance(effect, n.Sequence) or len(effect.of) < 2 or not isinstance(effect.of[-1], n.If):
        return []
    first, last = sequence_of(effect.of[:-1]), effect.of[-1]
    return [(first, last.then)] if if_too_little(first, last.then) == effect else []


def is_told_again(first: n.Effect, which: n.Filter) -> bool:
    """True if one thing is to be sacrificed, of which no more is told again than was told."""
    one = steps_of(first)[0]
    if not isinstance(one, n.Sacrifice) or one.amount != n.Fixed(1):
        return False
    return all(part in conjuncts(one.which) for part in conjuncts(which))


def told_again(effect: Any, follows: bool) -> list[tuple[n.Effect, tuple[n.Filter, n.Effect]]]:
    """The inverse: as much of what is to be sacrificed as may be told again, where words are followed."""
    found: list[tuple[n.Effect, tuple[n.Filter, n.Effect]]] = []
    for first, then in first_and_then(effect, follows) if follows else ():
        one = steps_of(first)[0]
        parts = conjuncts(one.which) if isinstance(one, n.Sacrifice) else ()
        for count in range(1, len(parts) + 1):
            found.append((first, (parts[0] if count == 1 else n.All(parts[:count]), then)))
    return found


def is_known(first: n.Effect) -> bool:
    return too_little(first) is not None


THEN: Final = afresh(sentence)
AGAIN: Final = Within(any_one(nouns.permanent), after=lambda outer, known, value: outer)
sentences.add(
    PhrasePair("an instruction", plain_sentence, ". if you can't, ", THEN, if_too_little, first_and_then, fits=is_known)
)
# What is to be sacrificed is told again: "if you can't sacrifice a creature".
sentences.add(
    PhrasePair(
        "an instruction",
        plain_sentence,
        ". if you can't ",
        phrase("sacrifice {which}, {rest}", (the.which, the.rest), which=AGAIN, rest=THEN),
        lambda first, told: if_too_little(first, told[1]) if is_told_again(first, told[0]) else DECLINED,
        told_again,
        fits=is_known,
    )
)

"""Spells that cost less for the rest of the turn, by an amount that is worked out once (CR 608.2h)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.clauses import sentences
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.syntax import DECLINED, InText, Mapped, like, phrase, the

CHEAPER_BY_X: Final[dict[str, Any]] = {"who": n.You(), "which": the.which, "generic": -1, "times": n.X()}
for words, once, noun in (
    ("the next {which} you cast this turn costs {X} less to cast, where X is {amount} as this ability resolves", True,
     nouns.spell),
    ("{which} you cast this turn cost {X} less to cast, where X is {amount}", False, nouns.spells),
):  # fmt: skip
    phrase(
        words,
        like(
            n.Sequence,
            of=(like(n.TellX, amount=the.amount), like(n.Begin, static=like(n.CostChange, once=once, **CHEAPER_BY_X))),
        ),
        sentences, which=noun, amount=quantities,
        fits=lambda both: nouns.is_only_cast(both.of[1].static.which) and not isinstance(both.of[0].amount, n.X),
    )  # fmt: skip
described_in_turn: Final = phrase(
    "{which} you cast this turn {but} cost {X} less to cast, where X is {amount}", (the.which, the.but, the.amount),
    which=nouns.spells, but=nouns.after_many, amount=quantities,
    fits=lambda told: nouns.is_only_cast(told[0]) and nouns.is_only_cast(told[1]),
)  # fmt: skip


def cheaper_in_turn(told: Any) -> Any:
    which = conjunction((*conjuncts(told[0]), *conjuncts(told[1])))
    return n.Sequence((n.TellX(told[2]), n.Begin(n.CostChange(n.You(), which, -1, n.X()))))


def as_told_for_turn(both: Any) -> Any:
    if len(both.of) != 2 or not isinstance(both.of[0], n.TellX) or not isinstance(both.of[1], n.Begin):
        return DECLINED
    parts = conjuncts(getattr(both.of[1].static, "which", n.Anything()))
    told = (conjunction(parts[:-1]), parts[-1], both.of[0].amount) if parts else DECLINED
    return told if told is not DECLINED and cheaper_in_turn(told) == both else DECLINED


sentences.add(
    InText(
        Mapped(described_in_turn, cheaper_in_turn, as_told_for_turn, n.Sequence), " cost {X} less to cast, where X is "
    )
)

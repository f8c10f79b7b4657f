"""Meld pairs: what is owned and controlled together, and becomes one permanent (CR 701.42)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.descriptions import name
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.grammar.groups import SELF, any_one
from mainphase.language.syntax import PhraseContext, Reference, Words, context_of, like, phrase, the

YOURS: Final = (n.OwnedBy(n.You()), n.ControlledBy(n.You()))


def pair_told(known: PhraseContext, told: Any) -> PhraseContext:
    """ "Them" is this and its counterpart, which the condition has described."""
    return context_of(False, discourse_of(known)._replace(counterpart=told.right.which.of[0]))


def counterpart(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    told = discourse_of(known).counterpart
    return [("them", told, known)] if told is not None else []


phrase(
    "you both own and control {this} and {other}",
    like(
        n.Both,
        left=like(n.Exists, which=like(n.All, of=(the.this, *YOURS))),
        right=like(n.Exists, which=like(n.All, of=(the.other, *YOURS))),
    ),
    conditions,
    this=Words("this", SELF),
    other=any_one(nouns.permanent),
    then=pair_told,
)
phrase(
    "exile {other}, then meld them into {into}",
    n.Meld,
    clauses,
    other=Reference("them", counterpart, "them"),
    into=name,
)

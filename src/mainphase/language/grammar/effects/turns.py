"""Turns and what may be done in them: extra turns, more lands (CR 500.7, 305.2)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.objects import who
from mainphase.language.syntax import Words, like, phrase, the

phrase("{by} <takes> an extra turn after this one", like(n.ExtraTurn, by=the.by), clauses, by=who)

MORE_LANDS: Final = Words(
    "a number",
    [
        ("an additional land", 1),
        ("up to two additional lands", 2),
        ("up to three additional lands", 3),
        ("any number of lands", -1),
    ],
)
phrase(
    "you may play {count} this turn",
    like(n.Begin, static=like(n.ExtraLandPlays, who=n.You(), count=the.count)), sentences, count=MORE_LANDS,
)  # fmt: skip

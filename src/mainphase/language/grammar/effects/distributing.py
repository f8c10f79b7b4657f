"""Counters distributed among targets as a spell is cast or an ability activated (CR 601.2d)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counters import counter_kind
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.effects.life_and_damage import AMONG, dividing
from mainphase.language.grammar.objects import ANY_NUMBER, one_who
from mainphase.language.syntax import Choice, like, phrase, the

SO_MANY: Final = (*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11)), ("X", n.X()))
for number, amount in SO_MANY:
    among = Choice("what counters are distributed among")
    for words, least, most in AMONG:
        among.add(dividing(f"{words}target ", least, most, nouns.things, amount))
    phrase(
        f"distribute {number} {{kind}} counters among {{on}}",
        like(n.PutCounters, kind=the.kind, amount=amount, on=the.on, divided=True),
        clauses,
        kind=counter_kind,
        on=among,
    )
ITS_POWER: Final = n.PowerOf(n.ThatObject())
among_theirs: Final = dividing("any number of target ", 0, ANY_NUMBER, nouns.things, ITS_POWER)
phrase(
    "{by} <distributes> a number of {kind} counters equal to its power among {on}",
    like(n.PutCounters, kind=the.kind, amount=ITS_POWER, on=the.on, divided=True, by=the.by),
    clauses,
    kind=counter_kind,
    on=among_theirs,
    by=one_who,
)

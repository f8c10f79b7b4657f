"""How permanents enter the battlefield (CR 614.1c-d)."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.language.grammar.conditions import counter_kind
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.groups import Articled
from mainphase.language.grammar.statics.predicates import OF_IT, predicates
from mainphase.language.syntax import Words, like, phrase, the

SHORT, LONG = "2024-07-29", "2009-07-10"
ERAS = (("<enters>", SHORT, "9999-12-31"), ("<enters> the battlefield", LONG, SHORT), ("<comes> into play", "", LONG))

so_many = Words("a number", [*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 21)), ("X", n.X())])
for verb, since, until in ERAS:
    phrase(f"{verb} tapped", like(n.EntersTapped, which=OF_IT), predicates, since=since, until=until)
    for word, vowel in (("a", False), ("an", True)):
        phrase(
            f"{verb} with {word} {{kind}} counter on <it|them>",
            like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=n.Fixed(1)),
            predicates,
            kind=Articled(counter_kind, vowel),
            since=since,
            until=until,
        )
    phrase(
        f"{verb} with an additional {{kind}} counter on <it|them>",
        like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=n.Fixed(1)),
        predicates,
        kind=counter_kind,
        since=since,
        until=until,
        also=True,
    )
    phrase(
        f"{verb} with {{amount}} {{kind}} counters on <it|them>",
        like(n.EntersWithCounters, which=OF_IT, kind=the.kind, amount=the.amount),
        predicates,
        kind=counter_kind,
        amount=so_many,
        since=since,
        until=until,
    )

"""Cards exiled from the top of a library that may be played from there for a while (CR 601.3, 305.1)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import FROM_TOP, discourse_of, saved_as
from mainphase.language.grammar.objects import certain_objects, whose
from mainphase.language.syntax import PhraseContext, Within, Words, like, phrase, the

one_card: Final = saved_as("it", "card", FROM_TOP)
cards: Final = saved_as("it", "card", FROM_TOP, one=False)
counts: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])
phrase(
    "exile the top card of {of} library",
    like(n.Move, what=like(n.TopOfLibrary, of=the.of), to=Zone.EXILE),
    clauses,
    then=one_card,
    of=whose,
)
phrase(
    "exile the top {count} cards of {of} library",
    like(n.Move, what=like(n.TopOfLibrary, of=the.of, count=the.count), to=Zone.EXILE),
    clauses,
    then=cards,
    count=counts,
    of=whose,
)


def are_from_top(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    there = any(mention.what == what and FROM_TOP in mention.nouns for mention in discourse_of(known).mentions)
    return known if there else None


# "that card", "them": what was exiled from the top of a library, and nothing else that was spoken of.
from_top: Final = Within(certain_objects, after=are_from_top)
# What another ability of this exiled (CR 607.2a), at once and for nothing (608.2g).
EXILED: Final = n.Each(n.ExiledWithThis())
phrase(
    "you may play {what} without paying its mana cost",
    like(n.CastNow, what=the.what, land_too=True),
    clauses,
    what=certain_objects,
    fits=lambda now: now.what == EXILED,
)
for words, until in (
    ("until end of turn", Duration.END_OF_TURN),
    ("this turn", Duration.END_OF_TURN),
    ("until the end of your next turn", Duration.END_OF_YOUR_NEXT_TURN),
    ("for as long as it remains exiled", Duration.PERMANENT),
    ("for as long as they remain exiled", Duration.PERMANENT),
):
    may = like(n.MayPlay, what=the.what, until=until)
    begun = words.startswith("until")
    if begun:
        phrase(f"{words}, you may play {{what}}", may, clauses, what=from_top)
    phrase(
        f"you may play {{what}} {words}", may, clauses, what=from_top, parse_only=until == Duration.END_OF_TURN or begun
    )

# As though it had flash (CR 601.3b), for the turn.
phrase(
    "you may cast {which} this turn as though they had flash",
    like(n.Begin, static=like(n.CastAsThoughFlash, who=n.You(), which=the.which)),
    sentences,
    which=nouns.spells,
)

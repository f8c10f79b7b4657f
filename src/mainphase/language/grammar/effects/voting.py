"""Votes, and what follows from them (CR 701.38)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import tokens as known_tokens
from mainphase.kernel.keys import VOTES_FOR, votes_for
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one
from mainphase.language.grammar.clauses import clause, sentences
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import certain_objects
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import DECLINED, Leaf, Mapped, like, phrase, the

NOT_WORDS: Final = frozenset(("a", "an", "another", "each", "one"))


def ballot_word(text: str) -> Any:
    return DECLINED if text in NOT_WORDS else text


word: Final = Leaf("a word", r"[a-z]+", ballot_word, lambda value: value if isinstance(value, str) else None)


def voters_for(of: Any) -> Any:
    return n.Saved(votes_for(of))


def word_voted_for(saved: Any) -> Any:
    named = isinstance(saved, n.Saved) and saved.name.startswith(VOTES_FOR)
    return saved.name[len(VOTES_FOR) :] if named else DECLINED


voters: Final = Mapped(word, voters_for, word_voted_for, n.Saved)

STARTING: Final = "starting with you, each player votes for "
phrase(STARTING + "{one} or {other}", like(n.Vote, words=(the.one, the.other)), sentences, one=word, other=word)
for thing in (nouns.permanent, nouns.card_in_zone):
    phrase(STARTING + "{which}", like(n.Vote, among=the.which), sentences, which=any_one(thing))

phrase("{word} gets more votes", like(n.GetsMoreVotes, word=the.word), conditions, word=word)
phrase(
    "{word} gets more votes or the vote is tied", like(n.GetsMoreVotes, word=the.word, tied=True), conditions, word=word
)
phrase("{voters} vote", like(n.SizeOf, of=the.voters), each_one, voters=voters)
for noun in ("permanent", "card"):
    phrase(
        f"each {noun} with the most votes or tied for most votes", n.Saved("most votes"), certain_objects,
        parse_only=noun == "card",
    )  # fmt: skip
phrase(
    "for each {voters} vote, {do}", like(n.DoTimes, times=like(n.SizeOf, of=the.voters), do=the.do), sentences,
    voters=voters, do=clause, fits=lambda e: not isinstance(e.do, n.CreateToken),
)  # fmt: skip
phrase(
    "for each {voters} vote, investigate",
    like(n.DoTimes, times=like(n.SizeOf, of=the.voters), do=n.CreateToken(known_tokens.CLUE)), sentences,
    voters=voters, parse_only=True,
)  # fmt: skip
OWNED: Final = n.OwnedBy(n.ThatPlayer())
taken: Final = phrase(
    "for each {voters} vote, choose {which} owned by the voter and gain control of it", (the.voters, the.which),
    voters=voters, which=any_one(nouns.permanent),
)  # fmt: skip
GAINED: Final = n.Apply(n.Saved("it"), (n.SetController(n.You()),), until=Duration.PERMANENT)


def taken_from_voters(told: Any) -> Any:
    who, which = told
    return n.ForEachPlayer(who, n.Sequence((n.Choose(conjunction((*conjuncts(which), OWNED))), GAINED)))


def told_as_taken(effect: Any) -> Any:
    steps = effect.do.of if isinstance(effect.do, n.Sequence) else ()
    if len(steps) != 2 or not isinstance(steps[0], n.Choose):
        return DECLINED
    which = conjunction(tuple(part for part in conjuncts(steps[0].which) if part != OWNED))
    return (effect.who, which) if taken_from_voters((effect.who, which)) == effect else DECLINED


sentences.add(Mapped(taken, taken_from_voters, told_as_taken, n.ForEachPlayer))

phrase("while voting, you may vote an additional time", n.VotesMore(), one_static)
phrase("while voting, you get an additional vote", n.VotesMore(False), one_static)

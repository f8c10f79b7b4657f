"""Tokens that are copies of something (CR 707.2)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.language.days import CREATES
from mainphase.language.grammar import nouns
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.chosen import ChosenNoun
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import JUST_CHOSEN, Mention, conjunction, conjuncts, discourse_of, mentioning
from mainphase.language.grammar.exceptions import differences, differences_of_token, differences_of_tokens
from mainphase.language.grammar.groups import another, but_it
from mainphase.language.grammar.objects import certain_objects, is_it, named, objects, pronoun, what, who
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, Within, Words, like, phrase, the


def copies_one(copies: Any) -> bool:
    """One thing is copied, or what another ability exiled, however many that is (CR 607.3). What an instruction before
    has moved is another object by now, and "it" may have been meant as it was before: that is declined.
    """
    return copies.of == n.Each(n.ExiledWithThis()) or not isinstance(copies.of, (n.Each, n.Together, n.Saved))


def copies_another(copies: Any) -> bool:
    """Of others than a target it is told apart (`others_copying`)."""
    others = isinstance(copies.what, n.Each) and n.Other() in conjuncts(copies.what.which)
    return copies_one(copies) and not (others and isinstance(copies.of, n.Target))


def mention_copy(known: PhraseContext, copies: Any) -> PhraseContext:
    return mentioning(known, Mention(n.Saved(copies.save), ("token", "permanent"), copies.amount == n.Fixed(1)))


for until, span in ((Duration.PERMANENT, ""), (Duration.END_OF_TURN, " until end of turn")):
    for tail, but in (("", ()), (", except {but}", the.but)):
        slots: dict[str, Any] = {"but": differences} if tail else {}
        becomes: Any = like(n.BecomeCopy, what=the.what, of=the.of, but=but, until=until)
        phrase(
            f"{{what}} <becomes> a copy of {{of}}{span}{tail}", becomes, clauses, fits=copies_another,
            what=what, of=certain_objects, **slots,
        )  # fmt: skip
        for front, length in (
            ("until end of turn", Duration.END_OF_TURN), ("until your next turn", Duration.YOUR_NEXT_TURN),
        ):  # fmt: skip
            if until == Duration.PERMANENT:
                phrase(
                    f"{front}, {{what}} <becomes> a copy of {{of}}{tail}",
                    like(n.BecomeCopy, what=the.what, of=the.of, but=but, until=length), clauses, fits=copies_another,
                    what=what, of=objects, parse_only=length == Duration.END_OF_TURN, **slots,
                )  # fmt: skip
# "Each other creature becomes a copy of target creature": than that.
others_copying: Final = Choice("others that become copies")
phrase(
    "each other {which} becomes a copy of {of} until end of turn", (the.which, the.of), others_copying,
    which=nouns.permanent, of=certain_objects, fits=lambda told: isinstance(told[1], n.Target),
)  # fmt: skip


phrase(
    "each other {which} becomes a copy of {of}", (the.which, the.of), others_copying,
    which=nouns.permanent, of=certain_objects, fits=lambda told: told[1] == n.Saved("it"),
)  # fmt: skip


def as_others(told: Any) -> Any:
    """Of what was chosen, for good."""
    which, of = told
    others = n.Each(conjunction((*conjuncts(which), n.Not(n.OneOf(of)))))
    until = Duration.END_OF_TURN if isinstance(of, n.Target) else Duration.PERMANENT
    return n.BecomeCopy(others, of, until=until)


def others_told(copies: Any) -> Any:
    parts = conjuncts(copies.what.which) if isinstance(copies.what, n.Each) else ()
    told = (conjunction(parts[:-1]), copies.of)
    return told if parts[1:] and as_others(told) == copies else DECLINED


clauses.add(Mapped(others_copying, as_others, others_told, n.BecomeCopy))
# A card that an instruction before has moved is the same card wherever it is.
moved_card: Final = Choice("a card")
for word in ("that card", "the exiled card"):

    def is_called(mention: Mention, noun: str = word.split(" ", 1)[1]) -> bool:
        return mention.one and not mention.player and noun in mention.nouns

    moved_card.add(pronoun(word, is_called))


def if_no_permanent(what: n.Selector, known: PhraseContext) -> Any:
    """ "It", of what was a card before, too, and is copied as that."""
    mention = next((mention for mention in discourse_of(known).mentions if mention.what == what), None)
    is_card = mention is not None and "card" in mention.nouns and "permanent" not in mention.nouns
    return what if is_card else DECLINED


moved_card.add(Within(pronoun("it", is_it), seen=if_no_permanent))


def if_just_chosen(what: n.Selector, known: PhraseContext) -> Any:
    """What was chosen and has not moved since is copied as it is."""
    mention = next((mention for mention in discourse_of(known).mentions if mention.what == what), None)
    chosen = mention is not None and JUST_CHOSEN in mention.nouns and "permanent" in mention.nouns
    return what if chosen else DECLINED


moved_card.add(Within(pronoun("it", is_it), seen=if_just_chosen))
for noun in ("creature", "permanent", "token"):

    def is_so_called(mention: Mention, noun: str = noun) -> bool:
        return mention.one and not mention.player and noun in mention.nouns

    moved_card.add(Within(pronoun(f"that {noun}", is_so_called), seen=if_just_chosen))
# "A card exiled with ~", of which there may be several: one is chosen now (CR 607.2a, 608.2d).
for article, vowel in (("a ", False), ("an ", True)):
    exiled_with_this = Within(
        with_article(nouns.card_in_zone, vowel),
        seen=lambda which, _: which if n.ExiledWithThis() in conjuncts(which) else DECLINED,
    )
    moved_card.add(ChosenNoun(article, n.Fixed(1), n.Fixed(1), exiled_with_this))
for until, span in ((Duration.PERMANENT, ""), (Duration.END_OF_TURN, " until end of turn")):
    for tail, but in (("", ()), (", except {but}", the.but)):
        slots = {"but": differences} if tail else {}
        phrase(
            f"{{what}} <becomes> a copy of {{of}}{span}{tail}",
            like(n.BecomeCopy, what=the.what, of=the.of, but=but, until=until), clauses, what=what, of=moved_card,
            fits=lambda copies: isinstance(copies.of, n.Saved), **slots,
        )  # fmt: skip
# One of several permanents, chosen now.
for words, told_one in (
    ("a ", with_article(nouns.permanent, False)), ("an ", with_article(nouns.permanent, True)),
    ("another ", Mapped(nouns.permanent, another, but_it)),
):  # fmt: skip
    moved_card.add(ChosenNoun(words, n.Fixed(1), n.Fixed(1), told_one))
# "For each creature target player controls, create a token that's a copy of that creature."
CALLED_AGAIN: Final = ("it", "that creature", "that permanent", "that artifact", "that token", "that card")


def mention_copies(known: PhraseContext, copies: Any) -> PhraseContext:
    return mentioning(known, Mention(n.Saved(copies.save), ("token", "permanent"), False))


each_copied: Final = Choice("what is copied")
phrase("{which}", like(n.Each, which=the.which), each_copied, which=nouns.counted)
each_copied.add(pronoun("of them", lambda mention: not mention.one and not mention.player))
for it in CALLED_AGAIN:
    for tapped, how in ((False, ""), (True, "tapped "), (True, "tapped and attacking ")):
        for tail in ("", ", except {but}"):
            slots = {"but": differences_of_token} if tail else {}
            phrase(
                f"for each {{of}}, create a {how}token that's a copy of {it}{tail}",
                like(
                    n.CreateCopy, of=the.of, tapped=tapped, attacking="attacking" in how, but=the.but if tail else ()
                ),
                clauses, then=mention_copies, of=each_copied, parse_only=it != "it", **slots,
            )  # fmt: skip

for it in CALLED_AGAIN[:3]:
    phrase(
        f"for each {{of}}, create a token that's a copy of {it} and that's blocking {it}",
        like(n.CreateCopy, of=the.of, blocking=True), clauses, then=mention_copies, of=each_copied,
        parse_only=it != "that creature",
    )  # fmt: skip

many: Final = Words(
    "a number", [*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11)), ("X", n.X()), ("that many", n.EventAmount())]
)
# How they enter: in words before the noun, or after what is copied.
WAYS: Final = (
    ("", "", "", False, False),
    ("tapped ", "", "", True, False),
    ("tapped and attacking ", "", "", True, True),
    ("", " that's tapped and attacking", " that are tapped and attacking", True, True),
    ("", " and that's tapped and attacking", " and that are tapped and attacking", True, True),
)
for how, one_after, many_after, tapped, attacking in WAYS:
    for tail in ("", ", except {but}"):
        one: dict[str, Any] = {"but": differences_of_token} if tail else {}
        several: dict[str, Any] = {"but": differences_of_tokens} if tail else {}
        copy_of = {"of": the.of, "by": the.by, "tapped": tapped, "attacking": attacking, "but": the.but if tail else ()}
        phrase(
            f"{{by}} <creates> a {how}token that's a copy of {{of}}{one_after}{tail}",
            like(n.CreateCopy, **copy_of), clauses, then=mention_copy, fits=copies_one, by=who, of=objects,
            parse_only=one_after != "", **one,
        )  # fmt: skip
        phrase(
            f"{{by}} <creates> {{amount}} {how}tokens that are copies of {{of}}{many_after}{tail}",
            like(n.CreateCopy, amount=the.amount, **copy_of), clauses,
            then=mention_copy, fits=copies_one, by=who, amount=many, of=objects, parse_only=many_after != "", **several,
        )  # fmt: skip
        phrase(
            f"{{by}} <creates> {{amount}} {how}tokens that are copies of {{of}}{many_after}{tail}",
            like(n.CreateCopy, amount=the.amount, **copy_of), clauses, then=mention_copy, by=who, amount=many,
            of=moved_card, fits=lambda copies: isinstance(copies.of, n.Saved), parse_only=many_after != "", **several,
        )  # fmt: skip
        phrase(
            f"{{by}} <creates> a {how}token that's a copy of {{of}}{one_after}{tail}",
            like(n.CreateCopy, **copy_of), clauses, then=mention_copy, by=who, of=moved_card, **one,
            fits=lambda copies: isinstance(copies.of, n.Saved), parse_only=one_after != "",
        )  # fmt: skip

# A token for each other opponent than who is attacked: it attacks that one, and no planeswalker.
OTHERS: Final = n.PlayersBut(n.EachOpponent(), n.ThatPlayer())
MAY_EACH: Final = n.ForEachPlayer(OTHERS, n.May(n.Remember(n.ThatPlayer(), "attacked", beside=True)))
against: Final = {"of": the.of, "tapped": True, "themselves": True}


def mention_those_copies(known: PhraseContext, effect: Any) -> PhraseContext:
    return mention_copies(known, effect.of[-1])


phrase(
    "for each other opponent, you may create a token that's a copy of {of}, tapped and attacking that opponent",
    like(n.Sequence, of=(MAY_EACH, like(n.CreateCopy, **against, against=n.Saved("attacked")))), clauses,
    then=mention_those_copies, of=certain_objects, since=CREATES,
)  # fmt: skip
phrase(
    "for each other opponent, you may put a token that's a copy of {of} onto the battlefield, tapped and attacking "
    "that opponent",
    like(n.Sequence, of=(MAY_EACH, like(n.CreateCopy, **against, against=n.Saved("attacked")))), clauses,
    then=mention_those_copies, of=certain_objects, until=CREATES,
)  # fmt: skip
for tail in ("", ", except {but}"):
    differing: dict[str, Any] = {"but": differences_of_token} if tail else {}
    phrase(
        f"for each other opponent, create a token that's a copy of {{of}} tapped and attacking that player{tail}",
        like(n.CreateCopy, **against, against=OTHERS, but=the.but if tail else ()), clauses, then=mention_copies,
        of=certain_objects, **differing,
    )  # fmt: skip

phrase(
    "{by} <creates> a token that's a copy of {of} except {but}", n.CreateCopy, clauses, then=mention_copy,
    fits=copies_one, by=who, of=objects, but=differences_of_token, parse_only=True,
)  # fmt: skip

# Permanents that become copies (CR 707.4).
for tail, until in (("", Duration.PERMANENT), (" until end of turn", Duration.END_OF_TURN)):
    phrase(
        f"{{what}} <becomes> a copy of {{of}}{tail}", like(n.BecomeCopy, what=the.what, of=the.of, until=until),
        clauses, fits=copies_another, what=named, of=objects,
    )  # fmt: skip

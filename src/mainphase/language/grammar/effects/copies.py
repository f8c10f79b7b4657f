"""Tokens that are copies of something (CR 707.2)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, mentioning
from mainphase.language.grammar.objects import certain_objects, named, objects, what, who
from mainphase.language.syntax import PhraseContext, Words, like, phrase, the


def copies_one(copies: Any) -> bool:
    """One thing is copied. What an instruction before has moved is another object by now, and "it" may have been meant
    as it was before: that is declined.
    """
    return not isinstance(copies.of, (n.Each, n.Together, n.Saved))


def mention_copy(known: PhraseContext, copies: Any) -> PhraseContext:
    return mentioning(known, Mention(n.Saved(copies.save), ("token", "permanent"), copies.amount == n.Fixed(1)))


for tail, but in (("", ()), (", except it has this ability", (n.KeepThisAbility(),))):
    for until, span in ((Duration.PERMANENT, ""), (Duration.END_OF_TURN, " until end of turn")):
        phrase(
            f"{{what}} <becomes> a copy of {{of}}{span}{tail}",
            like(n.BecomeCopy, what=the.what, of=the.of, but=but, until=until),
            clauses,
            fits=copies_one,
            what=what,
            of=certain_objects,
        )
many: Final = Words(
    "a number", [*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11)), ("X", n.X()), ("that many", n.EventAmount())]
)
for tapped, how in ((False, ""), (True, "tapped ")):
    copy_of = {"of": the.of, "by": the.by, "tapped": tapped}
    phrase(
        f"{{by}} <creates> a {how}token that's a copy of {{of}}",
        like(n.CreateCopy, **copy_of), clauses, then=mention_copy, fits=copies_one, by=who, of=objects,
    )  # fmt: skip
    phrase(
        f"{{by}} <creates> {{amount}} {how}tokens that are copies of {{of}}",
        like(n.CreateCopy, amount=the.amount, **copy_of), clauses,
        then=mention_copy, fits=copies_one, by=who, amount=many, of=objects,
    )  # fmt: skip

# Permanents that become copies (CR 707.4).
for tail, until in (("", Duration.PERMANENT), (" until end of turn", Duration.END_OF_TURN)):
    phrase(
        f"{{what}} <becomes> a copy of {{of}}{tail}", like(n.BecomeCopy, what=the.what, of=the.of, until=until),
        clauses, fits=copies_one, what=named, of=objects,
    )  # fmt: skip

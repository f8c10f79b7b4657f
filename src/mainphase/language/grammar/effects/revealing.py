"""The top card of a library that is revealed, and spoken of in what follows (CR 701.20)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.clauses import clauses, sentence, sentences
from mainphase.language.grammar.discourse import Mention, saved_as
from mainphase.language.grammar.objects import certain_objects, whose
from mainphase.language.syntax import like, phrase, the

TOP: Final = n.Saved("seen")
phrase(
    "reveal the top card of {of} library",
    like(n.Sequence, of=(like(n.Remember, what=like(n.TopOfLibrary, of=the.of), save="seen"), n.Reveal(TOP))),
    clauses,
    then=saved_as("seen", "card"),
    of=whose,
)


def is_seen(shown: n.Reveal) -> bool:
    """True if it is a card that was looked at: other hidden cards are told otherwise."""
    return isinstance(shown.what, n.Saved)


phrase("reveal {what}", n.Reveal, clauses, what=certain_objects, fits=is_seen)


# Nothing follows where there is no card to reveal.
shown_top: Final = n.Remember(n.TopOfLibrary(n.You()), "seen"), n.Reveal(TOP)
IF_SHOWN: Final = like(n.If, condition=n.Compare(n.SizeOf(TOP), ">=", n.Fixed(1)), then=the.follows)
phrase(
    "you may reveal the top card of your library. if you do, {follows}",
    like(n.May, then=like(n.Sequence, of=(*shown_top, IF_SHOWN))), sentences,
    follows=with_mention(sentence, Mention(TOP, ("card", "revealed card"))),
)  # fmt: skip

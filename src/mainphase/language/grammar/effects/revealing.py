"""The top card of a library that is revealed, and spoken of in what follows (CR 701.20)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IN_HAND
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.clauses import clauses, sentence, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, saved_as
from mainphase.language.grammar.effects.looking import FROM_HAND, NOT_THERE
from mainphase.language.grammar.effects.moving import mention_moved
from mainphase.language.grammar.objects import certain_objects, one_who, whose
from mainphase.language.syntax import Words, like, phrase, the

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


# Of a hand: a card at random, or so many as the player likes; of those another player chooses.
THEIR_CARDS: Final = like(n.All, of=(IN_HAND, like(n.OwnedBy, who=the.by)))
phrase(
    "{by} <reveals> a card at random from <their|your> hand",
    like(n.Sequence, of=(like(n.Choose, which=THEIR_CARDS, save="seen", at_random=True), n.Reveal(TOP))),
    clauses, by=one_who, then=saved_as("seen", "card", "revealed card"),
)  # fmt: skip
so_many_shown: Final = like(
    n.Sequence,
    of=(
        like(n.Choose, which=THEIR_CARDS, by=the.by, at_least=the.amount, at_most=the.amount, save="seen"),
        n.Reveal(TOP),
    ),
)
several_shown: Final = saved_as("seen", "card", "revealed card", one=False)
some_cards: Final = Words("a number", [("X", n.X()), *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11))])
phrase(
    "{by} <reveals> a number of cards from <their|your> hand equal to {amount}", so_many_shown, clauses,
    by=one_who, amount=quantities, then=several_shown,
    fits=lambda both: not isinstance(both.of[0].at_most, (n.X, n.Fixed)),
)  # fmt: skip
phrase(
    "{by} <reveals> {amount} cards from <their|your> hand", so_many_shown, clauses,
    by=one_who, amount=some_cards, then=several_shown,
)  # fmt: skip
phrase(
    "you choose one of {what}", like(n.Choose, which=like(n.All, of=(IN_HAND, like(n.OneOf, of=the.what)))), clauses,
    what=certain_objects, fits=lambda choice: choice.which.of[1] == n.OneOf(TOP),
    then=saved_as("it", "card", FROM_HAND),
)  # fmt: skip


# Nothing follows where there is no card to reveal.
shown_top: Final = n.Remember(n.TopOfLibrary(n.You()), "seen"), n.Reveal(TOP)
IF_SHOWN: Final = like(n.If, condition=n.Compare(n.SizeOf(TOP), ">=", n.Fixed(1)), then=the.follows)
phrase(
    "you may reveal the top card of your library. if you do, {follows}",
    like(n.May, then=like(n.Sequence, of=(*shown_top, IF_SHOWN))), sentences,
    follows=with_mention(sentence, Mention(TOP, ("card", "revealed card"))),
)  # fmt: skip


# By others, of their own library.
phrase(
    "{by} <reveals> the top card of <their|your> library",
    like(n.Sequence, of=(like(n.Remember, what=like(n.TopOfLibrary, of=the.by), save="seen"), n.Reveal(TOP))),
    clauses, by=one_who, then=saved_as("seen", "card"), fits=lambda both: both.of[0].what.of != n.You(),
)  # fmt: skip
PUT_WHERE: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("into their hand", {"to": Zone.HAND}),
    ("onto the battlefield", {"to": Zone.BATTLEFIELD}),
    ("into their graveyard", {"to": Zone.GRAVEYARD}),
    ("on the bottom of their library", {"to": Zone.LIBRARY, "bottom": True}),
)
for where, to_there in PUT_WHERE:
    for puts in ("that player puts", "the player puts", "they put"):
        phrase(
            f"{puts} {{what}} {where}", like(n.Move, what=the.what, **to_there), clauses,
            what=certain_objects, fits=lambda move: move.what == TOP, then=mention_moved, parse_only=True,
        )  # fmt: skip

# It may have been shown, and may have been put there.
phrase(
    "if you revealed a card but didn't put it onto the battlefield, {do}",
    like(n.If, condition=n.Both(n.Compare(n.SizeOf(TOP), ">=", n.Fixed(1)), NOT_THERE), then=the.do), sentences,
    do=with_mention(sentence, Mention(TOP, ("card",))),
)  # fmt: skip

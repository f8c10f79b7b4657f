"""Cards that a player owns outside the game, brought into it (CR 400.11b)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import YOU_OWN
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, mentioning, nouns_of
from mainphase.language.grammar.groups import any_one
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, PhraseContext, Words, like, phrase, the


def without_owner(which: Any) -> Any:
    """A description of cards that says that they are yours, without that: outside the game are nobody else's."""
    if which == YOU_OWN:
        return n.Anything()
    if not isinstance(which, n.All) or YOU_OWN not in which.of:
        return DECLINED
    rest = tuple(part for part in which.of if part != YOU_OWN)
    return rest[0] if len(rest) == 1 else n.All(rest)


def with_owner(which: Any) -> Any:
    if which == n.Anything():
        return YOU_OWN
    parts = which.of if isinstance(which, n.All) else (which,)
    named = [part for part in parts if isinstance(part, n.Named)]
    return n.All((*[part for part in parts if part not in named], YOU_OWN, *named))


def owned_by_you(of: Phrase) -> Phrase:
    return Mapped(of, without_owner, with_owner)


def found_outside(known: PhraseContext, effect: Any) -> PhraseContext:
    return mentioning(known, Mention(n.Saved("found"), ("card", *nouns_of(effect.which)), effect.amount == n.Fixed(1)))


one_owned: Final = owned_by_you(any_one(nouns.card))
many_owned: Final = owned_by_you(nouns.cards)
GOALS: Final = (("into your hand", Zone.HAND), ("on top of your library", Zone.LIBRARY))
for where, to in GOALS:
    phrase(
        f"reveal {{which}} from outside the game and put it {where}",
        like(n.BringIn, which=the.which, to=to, reveal=True), clauses, which=one_owned, then=found_outside,
    )  # fmt: skip
    for shown in ("reveal that card, and put it", "reveal it, and put it"):
        phrase(
            f"choose {{which}} from outside the game, {shown} {where}",
            like(n.BringIn, which=the.which, to=to, reveal=True), clauses, which=one_owned, then=found_outside,
            parse_only=True,
        )  # fmt: skip
    phrase(
        f"put {{which}} from outside the game {where}",
        like(n.BringIn, which=the.which, to=to), clauses, which=one_owned, then=found_outside,
    )  # fmt: skip
    phrase(
        f"choose {{which}} from outside the game and put it {where}",
        like(n.BringIn, which=the.which, to=to), clauses, which=one_owned, then=found_outside, parse_only=True,
    )  # fmt: skip

# --- Or in exile: the card is described twice

either: Final = Choice("a card outside the game or in exile")
phrase(
    "you may reveal {which} from outside the game or choose {other} in exile. put that card into your hand",
    (the.which, the.other), either, which=one_owned, other=any_one(nouns.card),
)  # fmt: skip
FACE_UP: Final = n.Not(n.IsFaceDown())


def seen_in_exile(which: Any) -> Any:
    """The description of such a card that lies face up in exile and is yours."""
    return n.All((FACE_UP, *(which.of if isinstance(which, n.All) else (which,)), YOU_OWN))


def from_both(parts: Any) -> Any:
    which, other = parts
    return n.May(n.BringIn(which, reveal=True, exiled_too=True)) if other == seen_in_exile(which) else DECLINED


def parts_of_both(may: Any) -> Any:
    if not isinstance(may.then, n.BringIn):
        return DECLINED
    parts = (may.then.which, seen_in_exile(may.then.which))
    return parts if from_both(parts) == may else DECLINED


clauses.add(Mapped(either, from_both, parts_of_both, n.May))

# --- Several, shuffled into a library

so_many: Final = Words(
    "a number",
    [(f"up to {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 11)],
)
phrase(
    "shuffle {amount} {which} from outside the game into your library",
    like(n.BringIn, which=the.which, to=Zone.LIBRARY, amount=the.amount, up_to=True, shuffled=True), clauses,
    amount=so_many, which=many_owned,
)  # fmt: skip

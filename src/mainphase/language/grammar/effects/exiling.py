"""Cards that players exile from the top of their libraries: so many, or until one fits (CR 406.2, 608.2c)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import NONLAND, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import two_to_twenty
from mainphase.language.grammar.discourse import (
    FROM_TOP,
    Mention,
    also_known,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
)
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import EACH, one_who, who, whose
from mainphase.language.syntax import Choice, Mapped, PhraseContext, Within, Words, like, phrase, the

# No nouns of the game: whose cards are still there.
YOURS: Final = "left in exile by you"
THEIRS: Final = "left in exile by somebody"


def whose_were_exiled(of: n.Selector) -> str:
    return YOURS if of == YOU else THEIRS


def cards_of_theirs(known: PhraseContext, moved: n.Move) -> PhraseContext:
    """One card of one player's, or several."""
    top = moved.what
    assert isinstance(top, n.TopOfLibrary)
    one = top.count == 1 and top.amount is None and not isinstance(top.of, EACH)
    called = ("card", "exiled card", FROM_TOP, *(() if isinstance(top.of, EACH) else (whose_were_exiled(top.of),)))
    return mentioning(known, Mention(n.Saved(moved.save), called, one))


def is_not_you(moved: Any) -> bool:
    return bool(moved.what.of != YOU)


HOW_MANY: Final[tuple[tuple[str, dict[str, Any], dict[str, Any]], ...]] = (
    ("card", {}, {}),
    ("{count} cards", {"count": the.count}, {"count": two_to_twenty}),
    ("X cards", {"amount": n.X()}, {}),
    ("that many cards", {"amount": n.EventAmount()}, {}),
)
for words, fields, slots in HOW_MANY:
    phrase(
        f"{{by}} <exiles> the top {words} of <their|your> library",
        like(n.Move, what=like(n.TopOfLibrary, of=the.by, **fields), to=Zone.EXILE), clauses, by=who,
        then=cards_of_theirs, fits=is_not_you, **slots,
    )  # fmt: skip
THEIR_LIBRARY: Final = like(n.CountOf, which=like(n.All, of=(n.InZone(Zone.LIBRARY), like(n.OwnedBy, who=the.by))))
for up, rounded in ((True, "up"), (False, "down")):
    half = like(n.TopOfLibrary, of=the.by, amount=like(n.HalfOf, of=THEIR_LIBRARY, up=up))
    phrase(
        f"{{by}} <exiles> the top half of <their|your> library, rounded {rounded}",
        like(n.Move, what=half, to=Zone.EXILE), clauses, by=one_who, then=cards_of_theirs,
    )  # fmt: skip
phrase(
    "exile the top X cards of {of} library",
    like(n.Move, what=like(n.TopOfLibrary, of=the.of, amount=n.X()), to=Zone.EXILE), clauses, of=whose,
    then=cards_of_theirs,
)  # fmt: skip
for each, of in (("each player's", n.EachPlayer()), ("each opponent's", n.EachOpponent())):
    for words, fields, slots in HOW_MANY[:2]:
        phrase(
            f"exile the top {words} of {each} library",
            like(n.Move, what=like(n.TopOfLibrary, of=of, **fields), to=Zone.EXILE), clauses, then=cards_of_theirs,
            parse_only=of == n.EachOpponent(), **slots,
        )  # fmt: skip
for words, fields, slots in HOW_MANY[:3]:
    phrase(
        f"shuffle your library, then exile the top {words}",
        like(n.Sequence, of=(n.Shuffle(YOU), like(n.Move, what=like(n.TopOfLibrary, of=YOU, **fields), to=Zone.EXILE))),
        clauses, then=lambda known, both: cards_of_theirs(known, both.of[1]), parse_only=True, **slots,
    )  # fmt: skip

# --- Face down: nobody may look at them, unless something says so (CR 406.3)

DOWN: Final[dict[str, Any]] = {"to": Zone.EXILE, "face_down": True, "unseen": True}


def cards_down(known: PhraseContext, moved: n.Move) -> PhraseContext:
    top = moved.what
    one = isinstance(top, n.TopOfLibrary) and top.count == 1 and top.amount is None
    return mentioning(known, Mention(n.Saved(moved.save), ("card", "exiled card"), one))


for words, fields, slots in HOW_MANY[:3]:
    phrase(
        f"exile the top {words} of {{of}} library face down",
        like(n.Move, what=like(n.TopOfLibrary, of=the.of, **fields), **DOWN), clauses, of=whose, then=cards_down,
        **slots,
    )  # fmt: skip
phrase(
    "exile a card from the top of {of} library face down for each {amount}",
    like(n.Move, what=like(n.TopOfLibrary, of=the.of, amount=the.amount), **DOWN), clauses, of=whose, amount=each_one,
    then=cards_down, fits=lambda moved: not isinstance(moved.what.amount, n.X),
)  # fmt: skip
MY_HAND: Final = n.Each(n.All((n.InZone(Zone.HAND), n.OwnedBy(YOU))))
phrase("exile all cards from your hand face down", n.Move(MY_HAND, **DOWN), clauses, then=cards_down)

# --- Until one fits: all of them are "exiled", the one is spoken of

TOP_EXILED: Final = (n.InZone(Zone.EXILE), n.OneOf(n.Saved("it")))
ALL_EXILED: Final = (n.InZone(Zone.EXILE), n.OneOf(n.Saved("exiled")))
LEFT_THERE: Final = n.Each(n.All(ALL_EXILED))


def called_so(which: n.Filter) -> tuple[str, ...]:
    """By which nouns the one that fits is spoken of: "that card", "those nonland cards", "the exiled creature card"."""
    kinds = [f"{noun} card" for noun in nouns_of(which) if noun not in ("card", "permanent")]
    if NONLAND in conjuncts(which):
        kinds.append("nonland card")
    return ("card", "exiled card", *kinds, *(f"exiled {kind}" for kind in kinds), FROM_TOP)


def the_one_that_fits(known: PhraseContext, until: n.ExileUntil) -> PhraseContext:
    one = not isinstance(until.by, EACH)
    known = mentioning(known, Mention(n.Saved(until.found), called_so(until.which), one))
    return also_known(known, Mention(LEFT_THERE, (whose_were_exiled(until.by),), False)) if one else known


def fits_until(yours: bool) -> Any:
    def fits(until: Any) -> bool:
        return (until.by == YOU) == yours and n.Other() not in conjuncts(until.which)

    return fits


for library, they, yours in (("their", "they exile", False), ("your", "you exile", True)):
    phrase(
        f"{{by}} <exiles> cards from the top of {library} library until {they} {{which}}",
        like(n.ExileUntil, which=the.which, by=the.by), clauses, by=who, which=any_one(nouns.card),
        then=the_one_that_fits, fits=fits_until(yours),
    )  # fmt: skip

# --- What of them is still there, when some were cast


def exiled_before(what: n.Selector, whose_cards: str) -> Any:
    def there(_: PhraseContext, known: PhraseContext, moved: Any) -> PhraseContext | None:
        mentions = discourse_of(known).mentions
        return known if any(m.what == what and whose_cards in m.nouns for m in mentions) else None

    return there


the_others: Final = Words(
    "the exiled cards that are still there",
    [
        (words, 0)
        for words in (
            "the exiled cards that weren't cast this way", "all cards exiled this way that weren't cast", "the rest",
            "the exiled cards not cast this way", "the exiled cards that weren't cast", "the rest of the exiled cards",
            "all other cards exiled this way", "the other cards exiled this way", "the other exiled cards",
        )
    ],
)  # fmt: skip
in_order: Final = Words("how", [("in a random order", True), ("in any order", False)])
TO_BOTTOM: Final[dict[str, Any]] = {"to": Zone.LIBRARY, "bottom": True, "save": "left"}
for spoken_of, exiled in ((LEFT_THERE, ALL_EXILED), (n.Saved("it"), TOP_EXILED)):
    of_theirs = like(n.Each, which=like(n.All, of=(*exiled, like(n.OwnedBy, who=the.by))))
    mine, theirs = Choice("where the rest of the exiled cards goes"), Choice("where the rest of the exiled cards goes")
    phrase(
        "put {them} on the bottom of your library {order}",
        (0, like(n.Move, what=n.Each(n.All(exiled)), at_random=the.order, **TO_BOTTOM), the.them), mine,
        them=the_others, order=in_order,
    )  # fmt: skip
    for where, to in (("hand", Zone.HAND), ("graveyard", Zone.GRAVEYARD)):
        phrase(
            f"put {{them}} into your {where}", (0, n.Move(n.Each(n.All(exiled)), to, save="left"), the.them), mine,
            them=the_others,
        )  # fmt: skip
    phrase(
        "put {them} on the bottom of that library in a random order",
        (0, n.Move(n.Each(n.All(exiled)), at_random=True, **TO_BOTTOM), the.them), theirs, them=the_others,
    )  # fmt: skip
    phrase(
        "{by} <puts> {them} on the bottom of <their|your> library {order}",
        (0, like(n.Move, what=of_theirs, at_random=the.order, **TO_BOTTOM), the.them), theirs, by=who,
        them=the_others, order=in_order,
    )  # fmt: skip
    for said, told in ((mine, exiled_before(spoken_of, YOURS)), (theirs, exiled_before(spoken_of, THEIRS))):
        left = Mapped(said, lambda parts: parts[1], lambda move: (0, move, 0), n.Move)
        clauses.add(Within(left, after=told))

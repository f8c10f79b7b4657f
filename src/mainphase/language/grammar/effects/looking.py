"""Cards looked at or revealed from the top of a library or in a hand, and what becomes of them (CR 701.20)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.clauses import clauses, sentence
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, conjunction, conjuncts, saved_as
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import ANY_NUMBER, who, whose
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, Words, like, phrase, the

YOU: Final = n.You()
SEEN: Final = n.All((n.InZone(Zone.LIBRARY), n.OneOf(n.Saved("seen"))))
IT: Final = n.Saved("it")
counts: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])


def among_seen(of: Phrase) -> Phrase:
    """A card among those that were looked at."""

    def to(which: Any) -> Any:
        return n.All((*SEEN.of, *conjuncts(which)))

    def back(which: Any) -> Any:
        parts = conjuncts(which)
        return conjunction(parts[2:]) if parts[:2] == SEEN.of else DECLINED

    return Mapped(of, to, back)


# --- The rest of them

rest: Final = Choice("where the rest goes")
for where, fields in (
    ("on the bottom of your library in any order", {"to": Zone.LIBRARY, "bottom": True}),
    ("on the bottom of your library in a random order", {"to": Zone.LIBRARY, "bottom": True, "at_random": True}),
    ("on the bottom of your library", {"to": Zone.LIBRARY, "bottom": True}),
    ("on the bottom in a random order", {"to": Zone.LIBRARY, "bottom": True, "at_random": True}),
    ("into your graveyard", {"to": Zone.GRAVEYARD}),
    ("on top of your library in any order", {"to": Zone.LIBRARY}),
    ("back on top of your library in any order", {"to": Zone.LIBRARY}),
):
    made: dict[str, Any] = fields
    phrase(where, n.Move(n.Each(SEEN), **made), rest)


# How many of the top: a number, or as many as is told.
TOPS: Final[tuple[tuple[str, Any, dict[str, Any]], ...]] = (
    ("{count} cards of your library", like(n.TopOfLibrary, of=YOU, count=the.count), {"count": counts}),
    ("X cards of your library", n.TopOfLibrary(YOU, amount=n.X()), {}),
    (
        "X cards of your library, where X is {amount}",
        like(n.TopOfLibrary, of=YOU, amount=the.amount),
        {"amount": quantities},
    ),
)


def looking(words: str, steps: tuple[Any, ...], **slots: Any) -> None:
    """All that a card tells of what it looks at, which is one instruction: from "look at" to where the rest goes."""
    for verb, shown in (("look at", ()), ("reveal", (n.Reveal(n.Saved("seen")),))):
        for cards, top, told in TOPS:
            seen = like(n.Remember, what=top, save="seen")
            phrase(
                f"{verb} the top {cards}{words}", like(n.Sequence, of=(seen, *shown, *steps)),
                clauses, then=saved_as("it", "card", one=False), **told, **slots,
            )  # fmt: skip


# Put back: the order is chosen as they are put.
for cards, top, told in TOPS:
    phrase(
        f"look at the top {cards}, then put them back in any order",
        like(n.Move, what=top, to=Zone.LIBRARY),
        clauses,
        then=saved_as("it", "card", one=False),
        **told,
    )

ONE, NONE = n.Fixed(1), n.Fixed(0)
TO_HAND: Final = n.Move(IT, Zone.HAND)
some_cards: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(1, 6)])

# "Put one of them into your hand and the rest on the bottom of your library in any order."
chosen: Final = like(n.Choose, which=SEEN, at_least=the.some, at_most=the.some)
for before in (". put", ", then put"):
    for of_them in (" of them", " of those cards", ""):
        for others in ("the rest", "the other"):
            looking(
                f"{before} {{some}}{of_them} into your hand and {others} {{rest}}",
                (chosen, TO_HAND, the.rest),
                some=some_cards,
                rest=rest,
            )

# "Put all Goblin cards revealed this way into your hand and the rest …"
for among in (" revealed this way", " from among them"):
    looking(
        f". put all {{which}}{among} into your hand and the rest {{rest}}",
        (like(n.Move, what=like(n.Each, which=the.which), to=Zone.HAND), the.rest),
        which=among_seen(nouns.cards),
        rest=rest,
    )
up_to: Final = Words(
    "a number",
    [*((f"up to {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 6)), ("any number of", n.Fixed(ANY_NUMBER))],
)
for them in ("them", "the revealed cards"):
    looking(
        f". you may reveal {{some}} {{which}} from among them and put {them} into your hand. put the rest {{rest}}",
        (like(n.Choose, which=the.which, at_least=NONE, at_most=the.some), n.Reveal(IT), TO_HAND, the.rest),
        some=up_to,
        which=among_seen(nouns.cards),
        rest=rest,
    )

# "You may reveal a creature card from among them and put it into your hand. Put the rest …"
for them in ("them", "those cards"):
    for it in ("it", "that card"):
        for joint in (" and put", ", put"):
            if (it, joint) != ("it", ", put"):
                may = like(n.Choose, which=the.which, at_least=NONE)
                looking(
                    f". you may reveal {{which}} from among {them}{joint} {it} into your hand. put the rest {{rest}}",
                    (may, n.Reveal(IT), TO_HAND, the.rest),
                    which=among_seen(any_one(nouns.card)),
                    rest=rest,
                )
    for where, moved in (
        ("into your hand", TO_HAND),
        ("onto the battlefield", n.Move(IT, Zone.BATTLEFIELD)),
        ("onto the battlefield tapped", n.Move(IT, Zone.BATTLEFIELD, tapped=True)),
    ):
        looking(
            f". you may put {{which}} from among {them} {where}. put the rest {{rest}}",
            (like(n.Choose, which=the.which, at_least=NONE), moved, the.rest),
            which=among_seen(any_one(nouns.card)),
            rest=rest,
        )
    looking(
        f". put {{which}} from among {them} into your hand and the rest {{rest}}",
        (like(n.Choose, which=the.which, at_least=ONE), TO_HAND, the.rest),
        which=among_seen(any_one(nouns.card)),
        rest=rest,
    )

# Surveil (CR 701.25a): any number of them go into the graveyard, the rest back on top in any order. What
# was spoken of before can still be "it" afterwards.


def is_yours(effect: Any) -> bool:
    return bool(effect.of[0].what.of == YOU)


for k in range(1, 11):
    phrase(
        f"{{by}} <surveils> {k}",
        like(
            n.Sequence,
            of=(
                like(n.Remember, what=like(n.TopOfLibrary, of=the.by, count=k), save="seen"),
                n.Choose(SEEN, at_least=NONE, at_most=n.Fixed(k), save="surveiled"),
                n.Move(n.Saved("surveiled"), Zone.GRAVEYARD, save="surveiled"),
                n.Move(n.Each(SEEN), Zone.LIBRARY, save="seen"),
            ),
        ),
        clauses,
        by=who,
        fits=is_yours,
        parse_only=True,
    )

# --- A hand that is shown: "You choose a nonland card from it. That player discards that card."

HAND: Final = n.InZone(Zone.HAND)
shown_hand: Final = like(n.Reveal, what=like(n.Each, which=like(n.All, of=(HAND, like(n.OwnedBy, who=the.by)))))
from_it: Final = like(n.Choose, which=like(n.All, of=(HAND, like(n.OwnedBy, who=the.by), the.which)))


def of_one_player(effect: Any) -> bool:
    return not isinstance(effect.of[0].what.which.of[1].who, (n.EachPlayer, n.EachOpponent))


ENDS: Final[tuple[tuple[str, n.Effect], ...]] = (
    ("that player discards that card", n.DiscardThese(IT)),
    ("that player discards it", n.DiscardThese(IT)),
    ("exile that card", n.Move(IT, Zone.EXILE)),
)
for tail, last in ENDS:
    for joint in (". you choose", " and you choose"):
        phrase(
            f"{{by}} <reveals> their hand{joint} {{which}} from it. {tail}",
            like(n.Sequence, of=(shown_hand, from_it, last)), clauses, parse_only=joint[0] != ".",
            then=saved_as("it", "card"), fits=of_one_player, by=who, which=any_one(nouns.card),
        )  # fmt: skip

some_number: Final = Words("a number", [("X", n.X()), *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 6))])
CARDS_IN_HAND: Final = like(n.Each, which=like(n.All, of=(HAND, like(n.OwnedBy, who=the.of))))
LOOKED_THROUGH: Final = like(n.LookAt, what=CARDS_IN_HAND)
CHOSEN_FROM_HAND: Final = like(
    n.Choose, which=like(n.All, of=(HAND, like(n.OwnedBy, who=the.of))), at_least=the.count, at_most=the.count
)
phrase(
    "look at {of} hand and choose {count} cards from it. that player discards those cards",
    like(n.Sequence, of=(LOOKED_THROUGH, CHOSEN_FROM_HAND, n.DiscardThese(IT))),
    clauses,
    of=whose,
    count=some_number,
)


def not_yours(look: Any) -> bool:
    return bool(look.what.which.of[1].who != YOU)


# --- The top card (CR 701.20)

TOP: Final = n.All((n.InZone(Zone.LIBRARY), n.OneOf(n.TopOfLibrary(YOU))))
seen_so: Final = with_mention(sentence, Mention(IT, ("card",)))
phrase(
    "look at the top card of your library. you may reveal that card. if {which} is revealed this way, {follows}",
    like(
        n.Sequence,
        of=(n.Choose(TOP, at_least=NONE), n.Reveal(IT),
            like(n.If, condition=like(n.Fits, what=IT, which=the.which), then=the.follows)),
    ),
    clauses, which=any_one(nouns.card), follows=seen_so,
)  # fmt: skip

# --- Looked at, and left where it is

phrase("look at {of} hand", LOOKED_THROUGH, clauses, of=whose, fits=not_yours)
LOOKED_AT: Final = n.LookAt(n.Saved("seen"))
phrase(
    "look at the top card of {of} library",
    like(n.Sequence, of=(like(n.Remember, what=like(n.TopOfLibrary, of=the.of), save="seen"), LOOKED_AT)),
    clauses,
    then=saved_as("seen", "card"),
    of=whose,
)
phrase(
    "look at the top {count} cards of {of} library",
    like(
        n.Sequence, of=(like(n.Remember, what=like(n.TopOfLibrary, of=the.of, count=the.count), save="seen"), LOOKED_AT)
    ),
    clauses,
    then=saved_as("seen", "card", one=False),
    of=whose,
    count=counts,
    fits=lambda look: look.of[0].what.of != YOU,
)

"""Cards looked at or revealed from the top of a library or in a hand, and what becomes of them (CR 701.20)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.clauses import clauses, sentence, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import (
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
    saved_as,
    with_subject,
)
from mainphase.language.grammar.effects.moving import LEAVING, LEFT, mention_moved
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import ANY_NUMBER, certain_objects, who, whose
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Mapped,
    Phrase,
    PhraseContext,
    Within,
    Words,
    like,
    phrase,
    the,
)

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
CARDS_IN_HAND: Final = like(n.All, of=(HAND, like(n.OwnedBy, who=the.of)))
SHOWN: Final = like(n.Reveal, what=like(n.Each, which=CARDS_IN_HAND))
LOOKED_THROUGH: Final = like(n.LookAt, what=like(n.Each, which=CARDS_IN_HAND))


def of_one_player(effect: Any) -> bool:
    return not isinstance(effect.of[0].what.which.of[1].who, (n.EachPlayer, n.EachOpponent))


# "A nonland card from it with mana value 3 or less": what the card is like may stand behind where it is.
from_hand: Final = Choice("a card from it")
phrase("{which} from it", the.which, from_hand, which=any_one(nouns.card))
behind: Final = phrase("{which} from it {more}", (the.which, the.more), which=any_one(nouns.card), more=nouns.after_one)


def described_further(pair: Any) -> Any:
    return conjunction((*conjuncts(pair[0]), *conjuncts(pair[1])))


def described_last(which: Any) -> Any:
    parts = conjuncts(which)
    return (conjunction(parts[:-1]), parts[-1]) if parts else DECLINED


from_hand.add(Mapped(behind, described_further, described_last))
many_from_hand: Final = phrase(
    "{which} from it", the.which, which=nouns.cards, fits=lambda which: which != n.Anything()
)  # fmt: skip
some_number: Final = Words("a number", [("X", n.X()), *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 6))])
up_to_some: Final = Words("a number", [(f"up to {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 6)])


def choosing_from_hand(
    shown: str, first: Any, joint: str, choose: str, may: str, parse_only: bool = False, **slots: Any
) -> None:
    """A hand is shown, and a card or several are chosen from it: what becomes of them is told after this."""
    which = like(n.All, of=(HAND, like(n.OwnedBy, who=the.of), the.which))
    one, several = {"which": from_hand}, {"which": many_from_hand, "count": some_number}
    for chooses, least, most, chosen, tail in (
        (f"{choose} {{which}}", ONE, ONE, one, False),
        (f"{may} {{which}}", NONE, ONE, one, True),
        (f"{may} {{which}}", NONE, ONE, one, False),
        (f"{choose} {{count}} {{which}}", the.count, the.count, several, False),
        (f"{choose} {{count}} {{which}}", NONE, the.count, {**several, "count": up_to_some}, False),
        (f"{choose} {{count}} cards from it", the.count, the.count, {"count": some_number}, False),
        (f"{choose} {{count}} cards from it", NONE, the.count, {"count": up_to_some}, False),
    ):
        picked = like(n.Choose, which=which if "which" in chosen else CARDS_IN_HAND, at_least=least, at_most=most)
        if tail:
            phrase(
                f"{shown}{joint}{chooses}. if you do, {{follows}}",
                like(n.Sequence, of=(first, picked, like(n.If, condition=WAS_CHOSEN, then=the.follows))), sentences,
                parse_only=parse_only, fits=of_one_player, follows=with_mention(sentence, ONE_CHOSEN),
                **slots, **chosen,
            )  # fmt: skip
        else:
            phrase(
                f"{shown}{joint}{chooses}", like(n.Sequence, of=(first, picked)), clauses, parse_only=parse_only,
                then=card_chosen, fits=of_one_player, **slots, **chosen,
            )  # fmt: skip
    may_be_chosen = like(n.Choose, which=which, at_least=NONE)
    for_now = [(f" until {this} leaves the battlefield", n.ExileForNow(IT, LEFT)) for this in LEAVING]
    for until, last in (("", n.Move(IT, Zone.EXILE)), *for_now):
        may_exile = may.replace("choose", "exile")
        phrase(
            f"{shown}{joint}{may_exile} {{which}}{until}", like(n.Sequence, of=(first, may_be_chosen, last)), clauses,
            parse_only=True, fits=of_one_player, which=from_hand, **slots,
        )  # fmt: skip


FROM_HAND: Final = "chosen card"
WAS_CHOSEN: Final = n.Fits(IT, n.Anything())
ONE_CHOSEN: Final = Mention(IT, ("card", FROM_HAND))


def card_chosen(known: PhraseContext, both: Any) -> PhraseContext:
    """It is "that card", and "that creature card" if it is one."""
    choice = both.of[1]
    kinds = [f"{noun} card" for noun in nouns_of(n.All(choice.which.of[2:])) if noun not in ("card", "permanent")]
    known = with_subject(known.agreeing(False), YOU, True)
    return mentioning(known, Mention(IT, ("card", FROM_HAND, *kinds), choice.at_most == ONE))


for joint in (". you", " and you", ", you", ", then you"):
    choosing_from_hand("{of} <reveals> their hand", SHOWN, joint, " choose", " may choose", joint[0] != ".", of=who)
choosing_from_hand("look at {of} hand", LOOKED_THROUGH, "", " and choose", ". you may choose", of=whose)
choosing_from_hand("look at {of} hand", LOOKED_THROUGH, "", ". choose", ". you choose", True, of=whose)


def chosen_from_hand(what: n.Selector, known: PhraseContext) -> bool:
    return any(mention.what == what and FROM_HAND in mention.nouns for mention in discourse_of(known).mentions)


of_hand: Final = Within(certain_objects, seen=lambda what, known: what if chosen_from_hand(what, known) else DECLINED)

phrase(
    "put {what} on top of that player's library in any order", like(n.Move, what=the.what, to=Zone.LIBRARY), clauses,
    what=of_hand, parse_only=True,
)  # fmt: skip

# What is done to it is done by its owner, whoever is told to do it.
with_hands: Final = Choice("what a player does with what was chosen")
for tail, deed, parse_only in (
    ("<discards> {what}", like(n.DiscardThese, what=the.what), False),
    ("<reveals> {what}", like(n.Reveal, what=the.what), True),
    ("<exiles> {what}", like(n.Move, what=the.what, to=Zone.EXILE), True),
    ("<shuffles> {what} into their library", like(n.Move, what=the.what, to=Zone.LIBRARY, shuffled=True), True),
    ("<puts> {what} on top of their library", like(n.Move, what=the.what, to=Zone.LIBRARY), True),
    ("<puts> {what} on the bottom of their library", like(n.Move, what=the.what, to=Zone.LIBRARY, bottom=True), True),
    *(
        (
            f"<puts> {{what}} into their library {nth} from the top",
            like(n.Move, what=the.what, to=Zone.LIBRARY, from_top=k), True,
        )
        for k, nth in ((2, "second"), (3, "third"))
    ),
):  # fmt: skip
    phrase(f"{{by}} {tail}", (the.by, deed), with_hands, by=who, what=of_hand, parse_only=parse_only)


def done_by_owner(pair: Any, known: PhraseContext) -> Any:
    by, deed = pair
    return deed if by == player_spoken_of(known) else DECLINED


def owner_who_does(deed: Any, known: PhraseContext) -> Any:
    by = player_spoken_of(known)
    return DECLINED if by is None else (by, deed)


def player_spoken_of(known: PhraseContext) -> n.Selector | None:
    return next((mention.what for mention in reversed(discourse_of(known).mentions) if mention.player), None)


def moved_from_hand(outer: PhraseContext, known: PhraseContext, deed: Any) -> PhraseContext:
    return mention_moved(known, deed) if isinstance(deed, n.Move) else known


clauses.add(Within(with_hands, seen=done_by_owner, back=owner_who_does, after=moved_from_hand))


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

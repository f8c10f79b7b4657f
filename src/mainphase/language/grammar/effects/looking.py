"""Cards looked at or revealed from the top of a library or in a hand, and what becomes of them (CR 701.20)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration, Zone
from mainphase.cards.nodes.often_named import GAINING, IN_HAND, IT, NONE, ONE, SEEN_IN_LIBRARY, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import MANY_TIMES, quantities
from mainphase.language.grammar.changed import afresh, with_mention
from mainphase.language.grammar.clauses import clauses, sentence, sentences
from mainphase.language.grammar.conditions import conditions, more_q
from mainphase.language.grammar.counts import NUMBER_WORDS, two_to_ten
from mainphase.language.grammar.discourse import (
    FROM_TOP,
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    having_told_x,
    mentioning,
    nouns_of,
    saved_as,
    with_subject,
)
from mainphase.language.grammar.effects.control_flow import next_times
from mainphase.language.grammar.effects.moving import LEAVING, LEFT, mention_moved
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.modifications import all_gaining
from mainphase.language.grammar.objects import ANY_NUMBER, certain_objects, named, who, whose
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


def among_seen(of: Phrase) -> Phrase:
    """A card among those that were looked at."""

    def to(which: Any) -> Any:
        return n.All((*SEEN_IN_LIBRARY.of, *conjuncts(which)))

    def back(which: Any) -> Any:
        parts = conjuncts(which)
        return conjunction(parts[2:]) if parts[:2] == SEEN_IN_LIBRARY.of else DECLINED

    return Mapped(of, to, back)


# --- The rest of them

rest: Final = Choice("where the rest goes")
for where, fields in (
    ("on the bottom of your library in any order", {"to": Zone.LIBRARY, "bottom": True}),
    ("on the bottom of your library in a random order", {"to": Zone.LIBRARY, "bottom": True, "at_random": True}),
    ("on the bottom of your library", {"to": Zone.LIBRARY, "bottom": True}),
    ("on the bottom in a random order", {"to": Zone.LIBRARY, "bottom": True, "at_random": True}),
    ("on the bottom in any order", {"to": Zone.LIBRARY, "bottom": True}),
    ("into your graveyard", {"to": Zone.GRAVEYARD}),
    ("on top of your library in any order", {"to": Zone.LIBRARY}),
    ("back on top of your library in any order", {"to": Zone.LIBRARY}),
    ("on top in any order", {"to": Zone.LIBRARY}),
    ("back on top in any order", {"to": Zone.LIBRARY}),
    ("into your hand", {"to": Zone.HAND}),
):
    made: dict[str, Any] = fields
    phrase(where, n.Move(n.Each(SEEN_IN_LIBRARY), **made), rest)

the_rest: Final = Words(
    "the rest",
    [
        (words, 0)
        for words in (
            "the rest", "the other", "the others", "the rest of those cards", "the rest of the cards",
            "the rest of the revealed cards", "the rest of the cards revealed this way", "the other cards",
            "all other cards revealed this way", "all other revealed cards", "the other cards revealed this way",
            "all cards revealed this way that weren't put onto the battlefield",
            "all revealed cards not put onto the battlefield this way", "the revealed cards not put into your hand",
            "all revealed cards not put into your hand this way",
        )
    ],
)  # fmt: skip
RESTS: Final = (
    ". put {them} {rest}", ". then put {them} {rest}", " and {them} {rest}", ", then put {them} {rest}",
    " and put {them} {rest}", ", and put {them} {rest}", ", then you put {them} {rest}",
)  # fmt: skip
SHUFFLED: Final = n.Move(n.Each(SEEN_IN_LIBRARY), Zone.LIBRARY, shuffled=True)
EXILED: Final = n.Move(n.Each(SEEN_IN_LIBRARY), Zone.EXILE, save="rest")


def rests(said: str) -> Choice:
    """The phrases for the rest after what is taken from among them, which of its forms it is said in."""
    made = Choice("what becomes of the rest")
    for form in (said, *[form for form in RESTS if form != said]):
        phrase(form, (the.them, the.rest), made, rest=rest, them=the_rest, parse_only=form != said)
    for k, words in enumerate((". then shuffle", ". shuffle", ", then shuffle")):
        phrase(f"{words} {{them}} into your library", (the.them, SHUFFLED), made, them=the_rest, parse_only=k > 0)
    for k, words in enumerate((". exile", " and exile", ", and exile", ". then exile")):
        phrase(f"{words} {{them}}", (the.them, EXILED), made, them=the_rest, parse_only=k > 0)
    return made


# --- How many of the top: a number, or as many as is told

tops: Final = Choice("so many cards of a library")
phrase("{count} cards of your library", like(n.TopOfLibrary, of=YOU, count=the.count), tops, count=two_to_ten)
phrase("X cards of your library", n.TopOfLibrary(YOU, amount=n.X()), tops)
phrase(
    "X cards of your library, where X is {amount}",
    like(n.TopOfLibrary, of=YOU, amount=the.amount),
    tops,
    amount=quantities,
    then=lambda known, top: having_told_x(known, top.amount),
)
# From the top, told with their number.
whole_tops: Final = Choice("so many cards of a library")
for words, amount in (("that many", n.EventAmount()), *MANY_TIMES, ("X", n.X())):
    phrase(
        f"{words} cards from the top of your library", n.TopOfLibrary(YOU, amount=amount), whole_tops,
        parse_only=words == "X",
    )  # fmt: skip
phrase("the top {top}", the.top, whole_tops, top=tops)
REVEAL_SEEN: Final = n.Reveal(n.Saved("seen"))


def looked_through(parts: Any) -> Any:
    """All that a card tells of what it looks at, which is one instruction: from "look at" to where the rest goes."""
    revealed, top, taken, (_, others) = parts
    shown = (REVEAL_SEEN,) if revealed else ()
    return n.Sequence((n.Remember(top, "seen"), *shown, *taken, others))


def parts_looked_through(effect: Any) -> Any:
    steps = effect.of
    if len(steps) < 3 or not isinstance(steps[0], n.Remember) or steps[0].save != "seen":
        return DECLINED
    revealed = steps[1] == REVEAL_SEEN
    return (revealed, steps[0].what, steps[2 if revealed else 1 : -1], (0, steps[-1]))


def looked_through_for_now(told: Any) -> Any:
    """What becomes of it later is settled while it is known what it was: before the rest is put anywhere."""
    revealed, top, taken, others, later = told
    return looked_through((revealed, top, (*taken, later), others))


def parts_for_now(effect: Any) -> Any:
    parts = parts_looked_through(effect)
    if parts is DECLINED or len(parts[2]) < 2 or not isinstance(parts[2][-1], n.Delayed):
        return DECLINED
    revealed, top, taken, others = parts
    return revealed, top, taken[:-1], others, taken[-1]


def sorting(taken: Phrase, others: Choice) -> None:
    for verb, revealed in (("look at", False), ("reveal", True)):
        for you in ("", "you "):
            whole = Choice("cards that are looked at")
            phrase(
                f"{you}{verb} {{top}}{{taken}}{{others}}", (revealed, the.top, the.taken, the.others), whole,
                then=saved_as("it", "card", one=False), top=whole_tops, taken=taken, others=others,
            )  # fmt: skip
            clauses.add(Mapped(whole, looked_through, parts_looked_through, n.Sequence))


# Put back: the order is chosen as they are put.
for library, of in (("your", YOU), ("{of}", the.of)):
    for tail, top in (
        ("{count} cards", like(n.TopOfLibrary, of=of, count=the.count)),
        ("X cards", like(n.TopOfLibrary, of=of, amount=n.X())),
    ):
        told: dict[str, Any] = {"count": two_to_ten} if tail != "X cards" else {}
        if of is not YOU:
            told["of"] = whose
        for form in ("look at the top {cards}, then put them back in any order",
                     "look at the top {cards}, then put them back on top of {library} in any order",
                     "look at the top {cards}. put them back in any order"):  # fmt: skip
            owner = "your library" if of is YOU else "their library"
            phrase(
                form.replace("{cards}", f"{tail} of {library} library").replace("{library}", owner),
                like(n.Move, what=top, to=Zone.LIBRARY, **({} if of is YOU else {"arranged_by": YOU})),
                clauses, then=saved_as("it", "card", one=False),
                parse_only="}, then put them back in" not in form, **told,
                fits=None if of is YOU else lambda move: move.what.of != YOU,
            )  # fmt: skip
phrase(
    "look at the top X cards of your library, where X is {amount}, then put them back in any order",
    like(n.Move, what=like(n.TopOfLibrary, of=YOU, amount=the.amount), to=Zone.LIBRARY),
    clauses,
    then=saved_as("it", "card", one=False),
    amount=quantities,
)

TO_HAND: Final = n.Move(IT, Zone.HAND)
some_cards: Final = Words("a number", [*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(1, 6)), ("X", n.X())])
up_to: Final = Words(
    "a number",
    [*((f"up to {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 6)), ("any number of", n.Fixed(ANY_NUMBER))],
)
up_to_x: Final = Words("a number", [*up_to.meanings, ("up to X", n.X()), ("X", n.X())])
up_to_one: Final = Words("a number", [("up to one", n.Fixed(1)), *up_to.meanings])
ONTO: Final = (
    ("onto the battlefield", n.Move(IT, Zone.BATTLEFIELD)),
    ("onto the battlefield tapped", n.Move(IT, Zone.BATTLEFIELD, tapped=True)),
    ("onto the battlefield tapped and attacking", n.Move(IT, Zone.BATTLEFIELD, tapped=True, attacking=True)),
)
# Where what is taken goes, but to a hand.
elsewhere: Final = Words(
    "where",
    [
        *ONTO,
        ("into your graveyard", n.Move(IT, Zone.GRAVEYARD)),
        ("on top of your library", n.Move(IT, Zone.LIBRARY)),
        ("back on top of your library", n.Move(IT, Zone.LIBRARY)),
        ("on the bottom of your library", n.Move(IT, Zone.LIBRARY, bottom=True)),
    ],
)
to_hand: Final = Words("where", [("into your hand", TO_HAND)])
onto: Final = Words("where", list(ONTO))
anywhere: Final = Words("where", [("into your hand", TO_HAND), *elsewhere.meanings])
AMONG: Final = (
    "from among them",
    "from among those cards",
    "from among the revealed cards",
    "from among the cards revealed this way",
    "revealed this way",
)

# --- What must be taken: "Put one of them into your hand and the rest on the bottom of your library in any order."

taken: Final = Choice("what is taken from among them")
chosen: Final = like(n.Choose, which=SEEN_IN_LIBRARY, at_least=the.some, at_most=the.some)
for before in (". put", ", then put", ", put", " and put"):
    for of_them in (" of them", " of those cards", "", " cards from among them"):
        phrase(
            f"{before} {{some}}{of_them} {{where}}", (chosen, the.where), taken, some=some_cards, where=anywhere,
            parse_only=(before, of_them) != (". put", " of them"),
        )  # fmt: skip
# "Put all Goblin cards revealed this way into your hand and the rest …"
EVERY: Final = like(n.Each, which=the.which)
for k, among in enumerate((AMONG[-1], *AMONG[:-1])):
    for where, fields in (
        ("into your hand", {"to": Zone.HAND}),
        ("onto the battlefield", {"to": Zone.BATTLEFIELD}),
        ("onto the battlefield tapped", {"to": Zone.BATTLEFIELD, "tapped": True}),
        ("into your graveyard", {"to": Zone.GRAVEYARD}),
    ):
        phrase(
            f". put all {{which}} {among} {where}", (like(n.Move, what=EVERY, **fields),), taken,
            which=among_seen(nouns.cards), parse_only=k > 0,
        )  # fmt: skip
for k, among in enumerate(AMONG[:-1]):
    phrase(
        f". put {{which}} {among} {{where}}", (like(n.Choose, which=the.which, at_least=ONE), the.where), taken,
        which=among_seen(any_one(nouns.card)), where=anywhere, parse_only=k > 0,
    )  # fmt: skip
# "Starting with the next opponent in turn order, each opponent chooses a different nonland card from among them."
CHOSEN_BY_THEM: Final = n.Saved("chosen by them")
BY_OPPONENTS: Final = n.PlayersBut(n.PlayersInTurn(YOU), n.PlayersBut(n.EachPlayer(), n.EachOpponent()))
IS_DIFFERENT: Final = n.Not(n.OneOf(CHOSEN_BY_THEM))


def and_different(which: Any) -> Any:
    return n.All((*conjuncts(which), IS_DIFFERENT))


def without_different(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-1]) if parts[-1:] == (IS_DIFFERENT,) else DECLINED


different: Final = Mapped(among_seen(nouns.card), and_different, without_different)
DIFFERENT_ONE: Final = like(n.Choose, which=the.which, by=n.ThatPlayer())
EACH_HAS_CHOSEN: Final = (
    like(
        n.ForEachPlayer, who=BY_OPPONENTS,
        do=like(n.Sequence, of=(DIFFERENT_ONE, n.Remember(IT, CHOSEN_BY_THEM.name, beside=True))),
    ),
    n.Remember(CHOSEN_BY_THEM, IT.name),
)  # fmt: skip
for k, among in enumerate(AMONG[:-1]):
    phrase(
        f". starting with the next opponent in turn order, each opponent chooses a different {{which}} {among}. put "
        "the chosen cards {where}",
        (*EACH_HAS_CHOSEN, the.where), taken, which=different, where=anywhere, parse_only=k > 0,
    )  # fmt: skip
sorting(taken, rests(" and {them} {rest}"))

# --- What may be taken: "You may reveal a creature card from among them and put it into your hand. Put the rest …"

maybe: Final = Choice("what is taken from among them")
MAYBE: Final = like(n.Choose, which=the.which, at_least=NONE)
SOME: Final = like(n.Choose, which=the.which, at_least=NONE, at_most=the.some)
for among in AMONG:
    for them in ("them", "the revealed cards", "those cards"):
        for may in (". you may reveal", ". reveal"):
            phrase(
                f"{may} {{some}} {{which}} {among} and put {them} into your hand", (SOME, n.Reveal(IT), TO_HAND),
                maybe, some=up_to, which=among_seen(nouns.cards),
                parse_only=(may, among, them) != (". you may reveal", AMONG[0], "them"),
            )  # fmt: skip
    for it in ("it", "that card", "the revealed card", "the card"):
        for joint in (" and put", ", put", ", then put"):
            phrase(
                f". you may reveal {{which}} {among}{joint} {it} into your hand", (MAYBE, n.Reveal(IT), TO_HAND), maybe,
                which=among_seen(any_one(nouns.card)), parse_only=(among, it, joint) != (AMONG[0], "it", " and put"),
            )  # fmt: skip
        phrase(
            f". you may reveal {{which}} {among} and put {it} {{where}}", (MAYBE, n.Reveal(IT), the.where), maybe,
            which=among_seen(any_one(nouns.card)), where=onto, parse_only=(among, it) != (AMONG[0], "it"),
        )  # fmt: skip
    for may in (". you may put", ". put"):
        some = up_to_one if may == ". put" else up_to
        phrase(
            f"{may} {{some}} {{which}} {among} {{where}}", (SOME, the.where), maybe, some=some,
            which=among_seen(nouns.cards), where=anywhere, parse_only=(among, may) != (AMONG[0], ". you may put"),
        )  # fmt: skip
        # One of each of two kinds: no card is both of them.
    phrase(
        f". you may put {{which}} {among} {{where}}", (MAYBE, the.where), maybe, which=among_seen(any_one(nouns.card)),
        where=anywhere, parse_only=among != AMONG[0],
    )  # fmt: skip
# A creature card and a land card, or only one of them.
OTHERS: Final = n.Not(n.OneOf(IT))


def and_not_it(which: Any) -> Any:
    return n.All((*conjuncts(which), OTHERS))


def without_others(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-1]) if parts[-1:] == (OTHERS,) else DECLINED


TWO_KINDS: Final = (
    MAYBE,
    like(n.Choose, which=the.other, at_least=NONE, save="the other"),
    n.Move(n.Together((IT, n.Saved("the other"))), Zone.HAND),
)
BOTH_SHOWN: Final = (*TWO_KINDS[:2], n.Reveal(n.Together((IT, n.Saved("the other")))), TWO_KINDS[2])
# One of each of three.
THIRD: Final = n.Saved("the third")
OF_THREE: Final = (IT, n.Saved("the other"), THIRD)
THREE_SHOWN: Final = (
    *TWO_KINDS[:2], like(n.Choose, which=the.third, at_least=NONE, save=THIRD.name), n.Reveal(n.Together(OF_THREE)),
    n.Move(n.Together(OF_THREE), Zone.HAND),
)  # fmt: skip
TWO_TAKEN: Final = (n.Not(n.OneOf(IT)), n.Not(n.OneOf(n.Saved("the other"))))


def and_neither(which: Any) -> Any:
    return n.All((*conjuncts(which), *TWO_TAKEN))


def of_neither(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-2]) if parts[-2:] == TWO_TAKEN else DECLINED


another_among: Final = Mapped(among_seen(any_one(nouns.card)), and_not_it, without_others)
for among in AMONG:
    for joint in (" and/or ", " and "):
        for words, steps in (
            (f"you may put {{which}}{joint}{{other}} {among} into your hand", TWO_KINDS),
            (f"you may reveal {{which}}{joint}{{other}} {among} and put them into your hand", BOTH_SHOWN),
            (f"you may reveal {{which}}{joint}{{other}} {among} and put the revealed cards into your hand", BOTH_SHOWN),
        ):
            phrase(
                ". " + words, steps, maybe, which=among_seen(any_one(nouns.card)), other=another_among,
                parse_only=(among, joint) != (AMONG[0], " and/or ") or "the revealed cards into" in words,
            )  # fmt: skip
    phrase(
        f". you may reveal {{which}}, {{other}}, and/or {{third}} {among} and put them into your hand", THREE_SHOWN,
        maybe, which=among_seen(any_one(nouns.card)), other=another_among,
        third=Mapped(among_seen(any_one(nouns.card)), and_neither, of_neither), parse_only=among != AMONG[0],
    )  # fmt: skip
    # "A land card from among them onto the battlefield tapped and an Elf card from among them into your hand."
    phrase(
        f". you may put {{which}} {among} {{where}} and {{other}} {among} into your hand",
        (*TWO_KINDS[:2], the.where, n.Move(n.Saved("the other"), Zone.HAND)), maybe,
        which=among_seen(any_one(nouns.card)), where=onto, other=another_among, parse_only=among != AMONG[0],
    )  # fmt: skip
up_to_of: Final = Words(
    "a number",
    [
        *((f"up to {NUMBER_WORDS[k]} of", n.Fixed(k)) for k in range(1, 6)),
        ("any number of", n.Fixed(ANY_NUMBER)),
        ("up to X of", n.X()),
    ],
)
SOME_SEEN: Final = like(n.Choose, which=SEEN_IN_LIBRARY, at_least=NONE, at_most=the.some)
up_to_of_may: Final = Words("a number", [("one of", n.Fixed(1)), *up_to_of.meanings])
for them in ("them", "those cards", "the revealed cards"):
    for may in (". you may put", ". put", ", then put", ", put"):
        numbers = up_to_of_may if "may" in may else up_to_of
        phrase(
            f"{may} {{some}} {them} {{where}}", (SOME_SEEN, the.where), maybe, some=numbers, where=anywhere,
            parse_only=(may, them) != (". put", "them"),
        )  # fmt: skip
# What is put onto the battlefield may gain something before the rest is told of: "It gains haste until end of turn."
gaining_then: Final = Choice("what it gains")
for form, until in (("{to} {mods} until end of turn", Duration.END_OF_TURN), ("{to} {mods}", Duration.PERMANENT)):
    gaining_then.add(
        phrase(
            form, like(n.Apply, to=the.to, mods=the.mods, until=until), to=named, mods=all_gaining,
            fits=lambda given: given.to == IT and all(isinstance(mod, GAINING) for mod in given.mods),
        )
    )  # fmt: skip
# Or be turned over: "If it's a double-faced card, you may transform it."
phrase(
    "if {condition}, you may transform it", like(n.If, condition=the.condition, then=n.May(n.Transform(IT))),
    gaining_then, condition=conditions,
    fits=lambda turned: isinstance(turned.condition, n.Fits) and turned.condition.what == IT,
)  # fmt: skip
put_there: Final = Choice("what is taken from among them")
for among in AMONG:
    phrase(
        f". you may put {{which}} {among} {{where}}", (MAYBE, the.where), put_there,
        which=among_seen(any_one(nouns.card)), where=onto, then=saved_as("it", "card", "permanent", "creature"),
        parse_only=among != AMONG[0],
    )  # fmt: skip
put_and_gains: Final = phrase("{put}. {gains}", (the.put, the.gains), put=put_there, gains=gaining_then)
taken_and_gains: Final = Mapped(
    put_and_gains,
    lambda told: (*told[0], told[1]),
    lambda steps: (steps[:-1], steps[-1]) if len(steps) == 3 and isinstance(steps[-1], (n.Apply, n.If)) else DECLINED,
    tuple,
)
# What it gains may stand in quotation marks, with the full stop.
rest_after: Final = rests(". put {them} {rest}")
for form in (" then put {them} {rest}", " put {them} {rest}"):
    phrase(form, (the.them, the.rest), rest_after, rest=rest, them=the_rest, parse_only=True)
sorting(taken_and_gains, rest_after)
# It may be there for a while only: "Return that creature to its owner's hand at end of combat."
only_later: Final = phrase(
    "{deed} {on}",
    like(n.Delayed, ability=like(n.Triggered, on=the.on, modes=(like(n.Mode, effect=the.deed),))), on=next_times,
    deed=Words(
        "what becomes of it",
        [
            ("return that creature to its owner's hand", n.Move(IT, Zone.HAND)),
            ("sacrifice that creature", n.SacrificeIt(IT)),
            ("exile that creature", n.Move(IT, Zone.EXILE)),
        ],
    ),
)  # fmt: skip
rest_then_later: Final = rests(". put {them} {rest}")
for verb, revealed in (("look at", False), ("reveal", True)):
    for_a_while = phrase(
        f"{verb} {{top}}{{put}}{{others}}. {{later}}", (revealed, the.top, the.put, the.others, the.later),
        top=whole_tops, put=put_there, others=rest_then_later, later=only_later,
        then=saved_as("it", "card", one=False),
    )  # fmt: skip
    clauses.add(Mapped(for_a_while, looked_through_for_now, parts_for_now, n.Sequence))
# One of whatever kind, and then some of a kind elsewhere.
SOME_OTHERS: Final = like(n.Choose, which=the.which, at_least=NONE, at_most=the.some, save="the other")
others_onto: Final = Words(
    "where", [(words, replace(move, what=n.Saved("the other"), save="the other")) for words, move in ONTO[:2]]
)
for among in AMONG:
    phrase(
        f". you may put one of them into your hand. then put {{some}} {{which}} {among} {{where}}",
        (n.Choose(SEEN_IN_LIBRARY, at_least=NONE), TO_HAND, SOME_OTHERS, the.where), maybe, some=up_to,
        which=among_seen(nouns.cards), where=others_onto, parse_only=among != AMONG[0],
    )  # fmt: skip
sorting(maybe, rests(". put {them} {rest}"))

# One goes elsewhere; the other stays where it is.
phrase(
    "look at the top two cards of your library. put one of them {where}",
    like(n.Sequence,
         of=(n.Remember(n.TopOfLibrary(YOU, 2), "seen"), n.Choose(SEEN_IN_LIBRARY, at_least=ONE), the.where)),
    clauses, where=Words("where", [("into your graveyard", n.Move(IT, Zone.GRAVEYARD))]), then=saved_as("it", "card"),
)  # fmt: skip

# --- Each of three elsewhere: "Put one of those cards into your hand, one on top of your library, and one …"

NEXT: Final = n.All((*SEEN_IN_LIBRARY.of, n.Not(n.OneOf(n.Saved("first")))))
LAST: Final = n.All((*NEXT.of, n.Not(n.OneOf(n.Saved("second")))))
PLACES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("into your hand", {"to": Zone.HAND}),
    ("into your graveyard", {"to": Zone.GRAVEYARD}),
    ("on top of your library", {"to": Zone.LIBRARY}),
    ("on the bottom of your library", {"to": Zone.LIBRARY, "bottom": True}),
)


def places(what: n.Selector, save: str) -> Words:
    return Words("where", [(words, n.Move(what, **to, save=save)) for words, to in PLACES])


each_elsewhere: Final = Choice("what becomes of each of them")
TWO_CHOSEN: Final = (n.Choose(SEEN_IN_LIBRARY, save="first"), n.Choose(NEXT, save="second"))
for k, them in enumerate(("them", "those cards")):
    for form, last in (
        (". put one of {them} {one}, one {two}, and one {three}", places(n.Each(LAST), "it")),
        (
            ". put one of {them} {one}, put one of {them} {two}, and {three}",
            Words("where", [("exile one of them", n.Move(n.Each(LAST), Zone.EXILE))]),
        ),
    ):
        phrase(
            form.replace("{them}", them), (*TWO_CHOSEN, the.one, the.two, the.three), each_elsewhere, parse_only=k > 0,
            one=places(n.Saved("first"), "first"), two=places(n.Saved("second"), "second"), three=last,
        )  # fmt: skip


def elsewhere_each(parts: Any) -> Any:
    top, steps = parts
    return n.Sequence((n.Remember(top, "seen"), *steps))


def parts_elsewhere(effect: Any) -> Any:
    steps = effect.of
    return (steps[0].what, steps[1:]) if steps and isinstance(steps[0], n.Remember) else DECLINED


three_cards: Final = phrase("three cards of your library", n.TopOfLibrary(YOU, 3))
each_of_three: Final = Choice("cards that are looked at")
phrase(
    "look at the top {top}{steps}", (the.top, the.steps), each_of_three, top=three_cards, steps=each_elsewhere,
    then=saved_as("it", "card", "exiled card", FROM_TOP),
)  # fmt: skip
clauses.add(Mapped(each_of_three, elsewhere_each, parts_elsewhere, n.Sequence))

# Surveil (CR 701.25a): any number of them go into the graveyard, the rest back on top in any order. What
# was spoken of before can still be "it" afterwards.


def is_yours(effect: Any) -> bool:
    return bool(effect.of[0].what.of == YOU)


HOW_MANY_SURVEILED: Final[tuple[tuple[str, dict[str, Any], n.Quantity], ...]] = (
    *((str(k), {"count": k}, n.Fixed(k)) for k in range(1, 11)), ("X", {"amount": n.X()}, n.X()),
)  # fmt: skip
for words, so_many, most in HOW_MANY_SURVEILED:
    phrase(
        f"{{by}} <surveils> {words}",
        like(
            n.Sequence,
            of=(
                like(n.Remember, what=like(n.TopOfLibrary, of=the.by, **so_many), save="seen"),
                n.Choose(SEEN_IN_LIBRARY, at_least=NONE, at_most=most, save="surveiled"),
                n.Move(n.Saved("surveiled"), Zone.GRAVEYARD, save="surveiled"),
                n.Move(n.Each(SEEN_IN_LIBRARY), Zone.LIBRARY, save="seen"),
            ),
        ),
        clauses,
        by=who,
        fits=is_yours,
        parse_only=True,
    )

# --- A hand that is shown: "You choose a nonland card from it. That player discards that card."

CARDS_IN_HAND: Final = like(n.All, of=(IN_HAND, like(n.OwnedBy, who=the.of)))
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
)
some_number: Final = Words("a number", [("X", n.X()), *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 6))])
up_to_some: Final = Words("a number", [(f"up to {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 6)])


def choosing_from_hand(
    shown: str, first: Any, joint: str, choose: str, may: str, parse_only: bool = False, **slots: Any
) -> None:
    """A hand is shown, and a card or several are chosen from it: what becomes of them is told after this."""
    which = like(n.All, of=(IN_HAND, like(n.OwnedBy, who=the.of), the.which))
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


# What follows if a card is among those that are shown.
THERE_SHOWN: Final = like(n.Exists, which=like(n.All, of=(the.which, IN_HAND, like(n.OwnedBy, who=the.of))))
phrase(
    "{of} <reveals> their hand. if {which} is revealed this way, {follows}",
    like(n.Sequence, of=(SHOWN, like(n.If, condition=THERE_SHOWN, then=the.follows))), sentences, of=who,
    which=any_one(nouns.card), follows=afresh(sentence), fits=of_one_player,
)  # fmt: skip

MY_HAND: Final = n.All((IN_HAND, n.OwnedBy(YOU)))
DIFFERING: Final = like(n.Compare, left=n.ManaValuesAmong(MY_HAND), op=">=", right=the.count)
IF_DIFFERING: Final = like(n.If, condition=DIFFERING, then=the.follows)
phrase(
    "you may reveal your hand. if cards with {count} different mana values are revealed this way, {follows}",
    like(n.May, then=like(n.Sequence, of=(n.Reveal(n.Each(MY_HAND)), IF_DIFFERING))), sentences,
    count=more_q, follows=afresh(sentence),
)  # fmt: skip

# Some of its cards are shown, as many as their owner chooses.
SHOWN_CARDS: Final = n.Saved("shown")
for place in ("in", "from"):
    phrase(
        f"reveal any number of {{which}} {place} your hand",
        like(
            n.Sequence,
            of=(
                like(
                    n.Choose, which=like(n.All, of=(IN_HAND, n.OwnedBy(YOU), the.which)), at_least=NONE,
                    at_most=n.Fixed(ANY_NUMBER), save=SHOWN_CARDS.name,
                ),
                n.Reveal(SHOWN_CARDS),
            ),
        ),
        clauses, which=nouns.cards, parse_only=place == "from",
    )  # fmt: skip


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


# "You may put a creature card from it onto the battlefield under your control tapped and attacking that player."
def from_their_hand(told: Any) -> Any:
    of, which, (attacking, or_walkers) = told
    there = n.All((n.InZone(Zone.HAND), n.OwnedBy(of)))
    walkers = n.Each(n.All((n.OfType(CardType.PLANESWALKER), n.ControlledBy(of))))
    attacked = n.Together((of, walkers)) if or_walkers else of if attacking else None
    put = n.Move(IT, Zone.BATTLEFIELD, under=YOU, tapped=attacking, attacking=attacking, attacked=attacked)
    chosen = n.Choose(n.All((*there.of, *conjuncts(which))), at_least=NONE)
    return n.Sequence((n.LookAt(n.Each(there)), chosen, put))


def told_from_their_hand(effect: Any) -> Any:
    steps = effect.of
    if len(steps) != 3 or not isinstance(steps[0], n.LookAt) or not isinstance(steps[2], n.Move):
        return DECLINED
    there = conjuncts(getattr(steps[0].what, "which", n.Anything()))
    if len(there) != 2 or not isinstance(there[1], n.OwnedBy) or not isinstance(steps[1], n.Choose):
        return DECLINED
    how = (steps[2].attacking, isinstance(steps[2].attacked, n.Together))
    told = (there[1].who, conjunction(conjuncts(steps[1].which)[2:]), how)
    return told if from_their_hand(told) == effect else DECLINED


HOW_PUT: Final = Words(
    "how",
    [
        ("", (False, False)),
        (" tapped and attacking that player or a planeswalker they control", (True, True)),
        (" tapped and attacking that player", (True, False)),
    ],
)
put_from_hand: Final = phrase(
    "look at {of} hand. you may put {which} from it onto the battlefield under your control{how}",
    (the.of, the.which, the.how),
    of=whose,
    which=any_one(nouns.card),
    how=HOW_PUT,
    then=saved_as("it", "card", "permanent", "creature"),
    fits=lambda told: told[0] != YOU,
)
clauses.add(Mapped(put_from_hand, from_their_hand, told_from_their_hand, n.Sequence))
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
    count=two_to_ten,
    fits=lambda look: look.of[0].what.of != YOU,
)

# "If you don't put the card into your hand, …": it is still where it was.
NOT_THERE: Final = n.Negated(n.Fits(IT, n.InZone(Zone.BATTLEFIELD)))
for where, untaken in (("into your hand", n.Exists(SEEN_IN_LIBRARY)), ("onto the battlefield", NOT_THERE)):
    for card in ("the card", "that card", "it"):
        phrase(
            f"if you don't put {card} {where}, {{do}}", like(n.If, condition=untaken, then=the.do), sentences,
            do=with_mention(sentence, Mention(n.Saved("seen"), ("card",))), parse_only=card != "the card",
        )  # fmt: skip

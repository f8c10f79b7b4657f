"""Libraries searched: for what, where it goes, and that the library is shuffled (CR 701.23)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import as_many_as_gone, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.chosen import AN_OPPONENT
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, mentioning, nouns_of
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import ANY_NUMBER, certain_objects, certain_players, who
from mainphase.language.grammar.together import MEASURES, most_together, within
from mainphase.language.grammar.where import amounts_in, with_amount, with_x_for_amount
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, PhraseContext, Within, Words, like, phrase, the

# --- What becomes of what is found: the zone, whether tapped, whether revealed


FIRST: Final = (", ", " and ", ". ")


def ends(one: bool, mine: str) -> Iterator[Phrase]:
    """What becomes of what is found."""
    pronouns = ("it", "that card") if one else ("them", "those cards")
    goals = (
        (f"into {mine} hand", Zone.HAND, False),
        ("onto the battlefield", Zone.BATTLEFIELD, False),
        ("onto the battlefield tapped", Zone.BATTLEFIELD, True),
        (f"into {mine} graveyard", Zone.GRAVEYARD, False),
    )
    library = f" {mine} library"
    shuffles = tuple(f"{joint} <shuffles>{its}" for its in ("", library) for joint in (", then", ". Then"))
    on_top = (*pronouns, "the card" if one else "the cards")
    for shown in ("", *pronouns):
        for it in pronouns:
            # "reveal it, put it into your hand", "put it into your hand"; an older card joins the first with "and".
            for first in FIRST:
                for where, to, tapped in goals:
                    for shuffle in shuffles:
                        reveal = f"{first}<reveals> {shown}, <puts>" if shown else f"{first}<puts>"
                        parse_only = (shown, it, first, shuffle) not in (
                            (pronouns[0], pronouns[0], ", ", shuffles[0]),
                            ("", pronouns[0], ", ", shuffles[0]),
                        )
                        yield phrase(
                            f"{reveal} {it} {where}{shuffle}", (to, tapped, bool(shown)), parse_only=parse_only
                        )
        for shuffle in shuffles:
            for first in FIRST if not shown else ():
                for it in pronouns:
                    parse_only = (it, first, shuffle) != (pronouns[0], ", ", shuffles[0])
                    yield phrase(f"{first}<exiles> {it}{shuffle}", (Zone.EXILE, False, False), parse_only=parse_only)
        for it in on_top:
            for first in FIRST:
                reveal = f"{first}<reveals> {shown}" if shown else ""
                for its, joint in (("", ", then "), (library, ", then "), ("", ". "), (library, ". ")):
                    for top in (" on top", " on top of it", f" on top of {mine} library"):
                        parse_only = (its, joint, top, first, it) != ("", ", then ", " on top", ", ", pronouns[1])
                        if shown or (first == ", " and joint != ". "):
                            yield phrase(
                                f"{reveal}{joint}<shuffles>{its} and <puts> {it}{top}",
                                (Zone.LIBRARY, False, bool(shown)),
                                parse_only=parse_only or shown == pronouns[1],
                            )


@cache
def ending(one: bool, mine: str) -> Choice:
    return Choice("what becomes of what is found", ends(one, mine))


def search_of(parts: Any) -> Any:
    by, which, amount, (to, tapped, reveal), mine = parts
    if (by == n.You()) != (mine == "your") or isinstance(by, (n.EachPlayer, n.EachOpponent, n.PlayersBut, n.Together)):
        return DECLINED
    if which == n.Anything() and amount != n.Fixed(1):
        return DECLINED  # of mere cards as many must be found as are told (CR 701.23d)
    if isinstance(which, FitTogether):
        if which.beside == ALIKE and amount != n.Fixed(2):
            return DECLINED  # of more than two it would be one that all of them have
        return n.SearchLibrary(which.which, to, by, amount, tapped, reveal, beside=which.beside)
    if isinstance(which, tuple):
        return n.SearchLibrary(n.Anything(), to, by, amount, tapped, reveal, kinds=which)
    return n.SearchLibrary(which, to, by, amount, tapped, reveal)


class FitTogether(NamedTuple):
    """Cards that fit, and so beside one another."""

    which: n.Filter
    beside: n.Filter


FOUND: Final = n.Saved("found")
UNLIKE: Final = n.Not(n.SharesName(FOUND))
ALIKE: Final = n.SharesLandType(FOUND)


def parts_of_search(mine: str) -> Any:
    def back(effect: Any) -> Any:
        if not isinstance(effect, n.SearchLibrary) or (effect.by == n.You()) != (mine == "your"):
            return DECLINED
        which = effect.kinds or (FitTogether(effect.which, effect.beside) if effect.beside else effect.which)
        parts = (effect.by, which, effect.amount, (effect.to, effect.tapped, effect.reveal), mine)
        return parts if search_of(parts) == effect else DECLINED

    return back


EACH: Final = (n.EachPlayer, n.EachOpponent)


def searches_of_each(parts: Any) -> Any:
    """Each of several players searches, one after another (CR 101.4)."""
    if not isinstance(parts[0], EACH):
        return DECLINED
    one = search_of((n.ThatPlayer(), *parts[1:]))
    return DECLINED if one is DECLINED else n.ForEachPlayer(parts[0], one)


def parts_of_each(effect: Any) -> Any:
    if not isinstance(effect.who, EACH) or not isinstance(effect.do, n.SearchLibrary):
        return DECLINED
    parts = parts_of_search("their")(effect.do)
    return DECLINED if parts is DECLINED or parts[0] != n.ThatPlayer() else (effect.who, *parts[1:])


def found(known: PhraseContext, parts: Any) -> PhraseContext:
    which = parts[1]
    if isinstance(which, tuple) and not isinstance(which, FitTogether):
        return mentioning(known, Mention(n.Saved("found"), ("card",), False))
    nouns_then = nouns_of(which.which if isinstance(which, FitTogether) else which)
    return mentioning(known, Mention(n.Saved("found"), ("card", *nouns_then), parts[2] == n.Fixed(1)))


# "A basic land card or a Gate card": one card, of whichever of the two.
sought: Final = Choice("a card")
sought.add(any_one(nouns.card))
phrase(
    "{one} or {other}", like(n.Any, of=(the.one, the.other)), sought, one=any_one(nouns.card), other=any_one(nouns.card)
)


def ends_in_cards(either: n.Any) -> bool:
    """True if nothing stands after the last of them, which would be meant of that alone, or of both."""
    return nouns.ends_plainly(either.of[1]) and either.of[0] != either.of[1]


for article, vowel in (("a", False), ("an", True)):
    phrase(
        f"{article} {{one}} or {{other}}", like(n.Any, of=(the.one, the.other)), sought,
        one=with_article(nouns.card, vowel), other=nouns.card, fits=ends_in_cards, parse_only=True,
    )  # fmt: skip


def unlike_or_told(search: Any) -> bool:
    """True if fewer may be found: of mere cards as many must be found as are told, if the names may be alike."""
    return search.beside is not None or search.which != n.Anything()


sought_cards: Final = Choice("cards")
sought_cards.add(nouns.cards)
phrase(
    "{one} and/or {other}", like(n.Any, of=(the.one, the.other)), sought_cards,
    one=nouns.cards, other=nouns.cards, fits=ends_in_cards,
)  # fmt: skip
up_to: Final = Choice("a number")
up_to.add(
    Words(
        "a number",
        [
            *((f"up to {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 11)),
            *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11)),
            ("up to X", n.X()),
            ("X", n.X()),
            ("any number of", n.Fixed(ANY_NUMBER)),
            ("up to that many", n.EventAmount()),
        ],
    )
)
for as_many in ("up to that many", "that many"):
    up_to.add(as_many_as_gone(as_many))


def whoever_seeks(of: Phrase) -> Phrase:
    """Cards that are sought: the verbs after them are still those of whoever searches."""
    return Within(of, after=lambda outer, known, _: known.agreeing(outer.one))


# "A Forest card and a Plains card": one of each, if they are found.
one_of_each: Final = Choice("cards")
for joint in (" and ", " and/or "):
    phrase(
        f"{{one}}{joint}{{other}}", (the.one, the.other), one_of_each, one=any_one(nouns.card),
        other=any_one(nouns.card), parse_only=joint != " and ",
    )  # fmt: skip
for count in (3, 4, 5):
    names = ("one", "two", "three", "four", "five")[:count]
    slots: dict[str, Any] = dict.fromkeys(names, any_one(nouns.card))
    phrase(
        ", ".join(f"{{{name}}}" for name in names[:-1]) + f", and {{{names[-1]}}}",
        tuple([getattr(the, name) for name in names]), one_of_each, **slots,
    )  # fmt: skip


def different(of: Phrase) -> Choice:
    """Cards of which no two have the same name."""
    made = Choice("cards with different names")
    for k, words in enumerate(("with different names", "that each have different names", "that have different names")):
        phrase(f"{{which}} {words}", the.which, made, which=of, parse_only=k > 0)
    return made


beside_cards: Final = Choice("cards")
phrase("{which}", (the.which, UNLIKE), beside_cards, which=different(sought_cards))
phrase("{which} that share a land type", (the.which, ALIKE), beside_cards, which=sought_cards)
FOUND_THERE: Final = n.All((n.InZone(Zone.LIBRARY), n.OneOf(FOUND)))
for words, measure, total in MEASURES:
    so_much = phrase(
        f"{{which}} with total {words} {{most}} or less", (the.which, the.most), which=sought_cards, most=most_together
    )
    beside_cards.add(Mapped(so_much, *within(measure, total, FOUND_THERE), tuple))
fitting_beside: Final = Mapped(
    beside_cards,
    lambda both: FitTogether(*both),
    lambda both: tuple(both) if isinstance(both, FitTogether) else DECLINED,
)

# "Put one onto the battlefield tapped and the other into your hand": which is which is chosen then.
SPLIT: Final = (
    ("onto the battlefield tapped", {"to": Zone.BATTLEFIELD, "tapped": True}, "into your hand", Zone.HAND),
    ("onto the battlefield", {"to": Zone.BATTLEFIELD}, "into your hand", Zone.HAND),
    ("into your hand", {"to": Zone.HAND}, "into your graveyard", Zone.GRAVEYARD),
)
SHOWN_SO: Final = (
    ", reveal those cards, put", ", reveal them, put", ", reveal those cards, and put", " and reveal them. put",
    " and reveal those cards. put",
)  # fmt: skip
for of_two, two, seek in (("up to two {which}", n.Fixed(2), True), ("two cards", n.Fixed(2), False)):
    sought_two: dict[str, Any] = {"which": whoever_seeks(sought_cards)} if seek else {}
    for reveal in SHOWN_SO if seek else (". put", ", put"):
        for one_, other, shuffle in product(
            ("one", "one of them"), ("the other", "the rest"), (", then shuffle", ". then shuffle", ". shuffle")
        ):
            for where, there, others_there, others in SPLIT:
                made: dict[str, Any] = there
                phrase(
                    f"search your library for {of_two}{reveal} {one_} {where} and {other} {others_there}{shuffle}",
                    like(
                        n.SearchLibrary, which=the.which if seek else n.Anything(), amount=two, others=others,
                        reveal=seek, **made,
                    ),
                    clauses, fits=(lambda search: search.which != n.Anything()) if seek else None,
                    parse_only=(reveal, one_, other, shuffle[0])
                    != (SHOWN_SO[0] if seek else ". put", "one", "the other", ","),
                    **sought_two,
                )  # fmt: skip

# "Put it onto the battlefield, attach it to a creature you control, then shuffle."
for shuffle in (", then shuffle", ". then shuffle"):
    for it in ("it", "that card"):
        phrase(
            f"search your library for {{which}}, put {it} onto the battlefield, attach it to {{to}}{shuffle}",
            like(
                n.Sequence,
                of=(
                    like(n.SearchLibrary, which=the.which, to=Zone.BATTLEFIELD),
                    like(n.Attach, what=FOUND, to=like(n.Each, which=the.to), chosen=True),
                ),
            ),
            clauses, which=sought, to=any_one(nouns.permanent), parse_only=(it, shuffle[0]) != ("it", ","),
        )  # fmt: skip

# "Put it onto the battlefield attached to ~, then shuffle": what can't be attached to that stays there (CR 303.4i).
for shuffle in (", then shuffle", ". then shuffle"):
    for it in ("it", "that card"):
        phrase(
            f"search your library for {{which}}, put {it} onto the battlefield attached to {{host}}{shuffle}",
            like(
                n.Sequence,
                of=(
                    like(n.SearchLibrary, which=the.which, to=Zone.NOWHERE),
                    like(n.Move, what=FOUND, to=Zone.BATTLEFIELD, under=n.You(), host=the.host),
                    n.Shuffle(n.You()),
                ),
            ),
            clauses, which=whoever_seeks(sought), host=certain_objects, parse_only=(it, shuffle[0]) != ("it", ","),
        )  # fmt: skip

# Shown to everybody, of whom one says which go where (CR 701.20, 701.23); the library is shuffled last.
IN_LIBRARY: Final = n.All((n.InZone(Zone.LIBRARY), n.OneOf(FOUND)))
CHOSEN_ONES: Final = n.Saved("it")
NOT_CHOSEN: Final = n.Each(n.All((*IN_LIBRARY.of, n.Not(n.OneOf(CHOSEN_ONES)))))
shown_of: Final = Choice("cards that are shown")
for seeking, unlike in ((sought_cards, False), (different(sought_cards), True)):
    phrase(
        "{amount} {which}",
        like(
            n.SearchLibrary, which=the.which, to=Zone.NOWHERE, amount=the.amount, reveal=True,
            beside=UNLIKE if unlike else None,
        ),
        shown_of, amount=up_to, which=seeking, fits=unlike_or_told,
    )  # fmt: skip
phrase("three cards", n.SearchLibrary(n.Anything(), Zone.NOWHERE, amount=n.Fixed(3), reveal=True), shown_of)
IN_GRAVEYARD: Final = ("into your graveyard", {"to": Zone.GRAVEYARD})
INTO_HAND: Final = ("into your hand", {"to": Zone.HAND})
BOTH_WAYS: Final[tuple[tuple[tuple[str, dict[str, Any]], tuple[str, dict[str, Any]]], ...]] = (
    (IN_GRAVEYARD, INTO_HAND),
    (INTO_HAND, IN_GRAVEYARD),
    (IN_GRAVEYARD, ("onto the battlefield tapped", {"to": Zone.BATTLEFIELD, "tapped": True})),
    (IN_GRAVEYARD, ("onto the battlefield", {"to": Zone.BATTLEFIELD})),
)
several_of: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 6)])
ONE_FOUND: Final = n.Fixed(1)
for (here, so), (there_, otherwise) in BOTH_WAYS:
    for seen_so, last, k in (
        (" and reveal them", ". then shuffle", 0), (" and reveal them", ", then shuffle", 1),
        (", reveal them", ". then shuffle", 1), (" and reveal those cards", ". then shuffle", 1),
    ):  # fmt: skip
        for chooses, then_put, least in (
            ("chooses {count} of those cards", "the chosen cards", the.count),
            ("chooses {count} of them", "the chosen cards", the.count),
            ("chooses one", "that card", ONE_FOUND),
            ("chooses one of those cards", "that card", ONE_FOUND),
            ("chooses one of them", "that card", ONE_FOUND),
        ):
            counted: dict[str, Any] = {} if least == ONE_FOUND else {"count": several_of}
            for of_whom, chooser, first in (("{by}", the.by, ()), ("an opponent", n.ChosenPlayer(), (AN_OPPONENT,))):
                named: dict[str, Any] = {"by": certain_players} if not first else {}
                phrase(
                    f"search your library for {{search}}{seen_so}. {of_whom} {chooses}. "
                    f"put {then_put} {here} and the rest {there_}{last}",
                    like(
                        n.Sequence,
                        of=(
                            the.search, *first,
                            like(n.Choose, which=IN_LIBRARY, by=chooser, at_least=least, at_most=least),
                            n.Move(CHOSEN_ONES, save="it", **so), n.Move(NOT_CHOSEN, save="rest", **otherwise),
                            n.Shuffle(n.You()),
                        ),
                    ),
                    clauses, search=shown_of,
                    parse_only=k > 0 or chooses not in ("chooses {count} of those cards", "chooses one"),
                    **counted, **named,
                )  # fmt: skip

# Of mere cards as many as are told must be found, if there are (CR 701.23d).
number_of_cards: Final = Words(
    "a number",
    [
        *((f"up to {NUMBER_WORDS[k]} cards", (n.Fixed(k), False)) for k in range(2, 11)),
        *((f"{NUMBER_WORDS[k]} cards", (n.Fixed(k), True)) for k in range(2, 11)),
        ("up to X cards", (n.X(), False)),
        ("X cards", (n.X(), True)),
    ],
)
mere_cards: Final = Choice("a search")
phrase(
    "search your library for {amount}{ending}", (the.amount, the.ending), mere_cards, amount=number_of_cards,
    ending=ending(False, "your"), then=lambda known, _: mentioning(known, Mention(FOUND, ("card",), False)),
)  # fmt: skip


def search_of_cards(parts: Any) -> Any:
    (amount, exact), (to, tapped, reveal) = parts
    if to in (Zone.LIBRARY, Zone.BATTLEFIELD):
        return DECLINED
    return n.SearchZones(n.Anything(), (Zone.LIBRARY,), n.You(), to, amount, n.You(), False, reveal, tapped, exact)


def parts_of_cards(search: Any) -> Any:
    if search.amount is None:
        return DECLINED
    parts = ((search.amount, search.exact), (search.to, search.tapped, search.reveal))
    return parts if search_of_cards(parts) == search else DECLINED


clauses.add(Mapped(mere_cards, search_of_cards, parts_of_cards, n.SearchZones))


def as_measured(told: Any) -> Any:
    """ "A creature card with mana value X or less, where X is …": the amount in the place of X."""
    which, amount = told
    made = DECLINED if isinstance(amount, (n.Fixed, n.X)) else with_amount(which, amount)
    return DECLINED if made is None else made


def measured_by(which: Any) -> Any:
    for amount in amounts_in(which):
        return (with_x_for_amount(which, amount), amount)
    return DECLINED


measured: Final = Mapped(
    phrase("{which}, where X is {amount}", (the.which, the.amount), which=whoever_seeks(sought), amount=quantities),
    as_measured,
    measured_by,
)
for mine in ("your", "their"):
    search = Choice("a search")
    for tail in (f"<searches> {mine} library for",):
        phrase(
            f"{{by}} {tail} {{which}}{{ending}}",
            (the.by, the.which, n.Fixed(1), the.ending, mine),
            search, then=found, by=who, which=whoever_seeks(sought), ending=ending(True, mine),
        )  # fmt: skip
        phrase(
            f"{{by}} {tail} {{amount}} {{which}}{{ending}}",
            (the.by, the.which, the.amount, the.ending, mine),
            search, then=found, by=who, amount=up_to, which=whoever_seeks(sought_cards),
            ending=ending(False, mine),
        )  # fmt: skip
    for up_to_x in ("up to X",):
        phrase(
            f"{{by}} <searches> {mine} library for {up_to_x} {{which}}, where X is {{amount}}{{ending}}",
            (the.by, the.which, the.amount, the.ending, mine), search, then=found, by=who,
            amount=whoever_seeks(quantities),
            which=whoever_seeks(sought_cards), ending=ending(False, mine),
            fits=lambda parts: not isinstance(parts[2], (n.Fixed, n.X)),
        )  # fmt: skip
    phrase(
        f"{{by}} <searches> {mine} library for {{amount}} {{which}}{{ending}}",
        (the.by, the.which, the.amount, the.ending, mine), search, then=found, by=who, amount=up_to,
        which=whoever_seeks(fitting_beside), ending=ending(False, mine),
    )  # fmt: skip
    phrase(
        f"{{by}} <searches> {mine} library for {{which}}{{ending}}",
        (the.by, the.which, n.Fixed(1), the.ending, mine), search, then=found, by=who,
        which=whoever_seeks(one_of_each), ending=ending(False, mine),
    )  # fmt: skip
    phrase(
        f"{{by}} <searches> {mine} library for {{which}}{{ending}}",
        (the.by, the.which, n.Fixed(1), the.ending, mine), search, then=found, by=who,
        which=whoever_seeks(measured), ending=ending(True, mine), parse_only=True,
    )  # fmt: skip
    clauses.add(Mapped(search, search_of, parts_of_search(mine), n.SearchLibrary))
    if mine == "their":
        clauses.add(Mapped(search, searches_of_each, parts_of_each, n.ForEachPlayer))

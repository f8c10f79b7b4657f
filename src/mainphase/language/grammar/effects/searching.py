"""Libraries searched: for what, where it goes, and that the library is shuffled (CR 701.23)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, mentioning, nouns_of
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import ANY_NUMBER, who
from mainphase.language.grammar.where import amounts_in, with_amount, with_x_for_amount
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, PhraseContext, Within, Words, like, phrase, the

# --- What becomes of what is found: the zone, whether tapped, whether revealed


def ends(one: bool, mine: str, joints: tuple[str, ...] = (", ", " and ")) -> Choice:
    made = Choice("what becomes of what is found")
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
            for first in joints:
                for where, to, tapped in goals:
                    for shuffle in shuffles:
                        reveal = f"{first}<reveals> {shown}, <puts>" if shown else f"{first}<puts>"
                        parse_only = (shown, it, first, shuffle) not in (
                            (pronouns[0], pronouns[0], ", ", shuffles[0]),
                            ("", pronouns[0], ", ", shuffles[0]),
                        )
                        phrase(
                            f"{reveal} {it} {where}{shuffle}", (to, tapped, bool(shown)), made, parse_only=parse_only
                        )
        for it in on_top:
            for first in joints:
                reveal = f"{first}<reveals> {shown}" if shown else ""
                for its, joint in (("", ", then "), (library, ", then "), ("", ". "), (library, ". ")):
                    for top in (" on top", " on top of it", f" on top of {mine} library"):
                        parse_only = (its, joint, top, first, it) != ("", ", then ", " on top", ", ", pronouns[1])
                        if shown or (first == ", " and joint != ". "):
                            phrase(
                                f"{reveal}{joint}<shuffles>{its} and <puts> {it}{top}",
                                (Zone.LIBRARY, False, bool(shown)),
                                made,
                                parse_only=parse_only or shown == pronouns[1],
                            )
    return made


def search_of(parts: Any) -> Any:
    by, which, amount, (to, tapped, reveal), mine = parts
    if (by == n.You()) != (mine == "your") or isinstance(by, (n.EachPlayer, n.EachOpponent)):
        return DECLINED
    if which == n.Anything() and amount != n.Fixed(1):
        return DECLINED  # of mere cards as many must be found as are told (CR 701.23d)
    return n.SearchLibrary(which, to, by, amount, tapped, reveal)


def parts_of_search(mine: str) -> Any:
    def back(effect: Any) -> Any:
        if not isinstance(effect, n.SearchLibrary) or (effect.by == n.You()) != (mine == "your"):
            return DECLINED
        parts = (effect.by, effect.which, effect.amount, (effect.to, effect.tapped, effect.reveal), mine)
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
    return mentioning(known, Mention(n.Saved("found"), ("card", *nouns_of(parts[1])), parts[2] == n.Fixed(1)))


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
sought_cards: Final = Choice("cards")
sought_cards.add(nouns.cards)
phrase(
    "{one} and/or {other}", like(n.Any, of=(the.one, the.other)), sought_cards,
    one=nouns.cards, other=nouns.cards, fits=ends_in_cards,
)  # fmt: skip
up_to: Final = Words(
    "a number",
    [
        *((f"up to {NUMBER_WORDS[k]}", n.Fixed(k)) for k in range(2, 11)),
        *((NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11)),
        ("up to X", n.X()),
        ("X", n.X()),
        ("any number of", n.Fixed(ANY_NUMBER)),
    ],
)


def whoever_seeks(of: Phrase) -> Phrase:
    """Cards that are sought: the verbs after them are still those of whoever searches."""
    return Within(of, after=lambda outer, known, _: known.agreeing(outer.one))


# "Put one onto the battlefield tapped and the other into your hand": which is which is chosen then.
SPLIT: Final = {"to": Zone.BATTLEFIELD, "others": Zone.HAND, "reveal": True}
for reveal in (
    ", reveal those cards, put", ", reveal them, put", ", reveal those cards, and put", " and reveal them. put"
):  # fmt: skip
    for one_ in ("one", "one of them"):
        for other in ("the other", "the rest"):
            for where, tapped in (("onto the battlefield tapped", True), ("onto the battlefield", False)):
                for shuffle in (", then shuffle", ". then shuffle", ". shuffle"):
                    phrase(
                        f"search your library for up to two {{which}}{reveal} {one_} {where} and {other} into your hand"
                        f"{shuffle}",
                        like(n.SearchLibrary, which=the.which, amount=n.Fixed(2), tapped=tapped, **SPLIT), clauses,
                        which=whoever_seeks(sought_cards),
                        parse_only=(reveal[-10:], one_, other, shuffle[0]) != ("cards, put", "one", "the other", ","),
                    )  # fmt: skip


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
            search, then=found, by=who, which=whoever_seeks(sought), ending=ends(True, mine),
        )  # fmt: skip
        phrase(
            f"{{by}} {tail} {{amount}} {{which}}{{ending}}",
            (the.by, the.which, the.amount, the.ending, mine),
            search, then=found, by=who, amount=up_to, which=whoever_seeks(sought_cards),
            ending=ends(False, mine),
        )  # fmt: skip
        phrase(
            f"{{by}} {tail} {{which}}{{ending}}", (the.by, the.which, n.Fixed(1), the.ending, mine),
            search, then=found, by=who, which=whoever_seeks(measured), ending=ends(True, mine, (", ", ". ")),
            parse_only=True,
        )  # fmt: skip
        phrase(  # X is told amid it, and stands for one instruction
            f"{{by}} {tail} up to X {{which}}, where X is {{amount}}{{ending}}",
            (the.by, the.which, the.amount, the.ending, mine),
            search, then=found, by=who, which=whoever_seeks(sought_cards), amount=quantities,
            ending=ends(False, mine, (", ", ". ")), parse_only=True,
            fits=lambda told: not isinstance(told[2], (n.Fixed, n.X)),
        )  # fmt: skip
    clauses.add(Mapped(search, search_of, parts_of_search(mine), n.SearchLibrary))
    if mine == "their":
        clauses.add(Mapped(search, searches_of_each, parts_of_each, n.ForEachPlayer))

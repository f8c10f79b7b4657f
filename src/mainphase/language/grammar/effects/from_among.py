"""Cards milled or exiled from the top of a library, of which some are taken: "Mill four cards. You may put a land card
from among them into your hand." (CR 608.2c).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IT, NONE, ONE, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import a_card
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, conjunction, conjuncts, mentioning, nouns_of, saved_as
from mainphase.language.grammar.effects.looking import ONTO, TO_HAND, and_not_it, up_to, without_others
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import who, whose
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, PhraseContext, Words, like, phrase, the

TO_TOP: Final = ("on top of your library", n.Move(IT, Zone.LIBRARY))
GOALS: Final = (("into your hand", TO_HAND), *ONTO[:2], TO_TOP)
goals: Final = Words("where", list(GOALS))
back_to_hand: Final = Words("where", [("to your hand", TO_HAND)])
EVERYWHERE: Final = (
    ("into your hand", {"to": Zone.HAND}),
    ("onto the battlefield", {"to": Zone.BATTLEFIELD}),
    ("onto the battlefield tapped", {"to": Zone.BATTLEFIELD, "tapped": True}),
)


def from_there(there: n.All, of: Phrase) -> Phrase:
    """Cards among those that are there."""

    def to(which: Any) -> Any:
        return n.All((*there.of, *conjuncts(which)))

    def back(which: Any) -> Any:
        parts = conjuncts(which)
        count = len(there.of)
        return conjunction(parts[count:]) if parts[:count] == there.of else DECLINED

    return Mapped(of, to, back)


def taken_from_there(known: PhraseContext, effect: Any) -> PhraseContext:
    """The cards that were taken, by their kinds: "those creatures"."""
    last = effect.of[-1]
    which = effect.of[1].which if isinstance(effect.of[1], n.Choose) else last.what.which
    kinds = [noun for noun in nouns_of(conjunction(conjuncts(which)[2:])) if noun != "permanent"]
    onto = isinstance(last, n.Move) and last.to == Zone.BATTLEFIELD
    return mentioning(known, Mention(IT, ("card", *((*kinds, "permanent") if onto else ())), False))


def taking(first: Phrase, there: n.All, called: tuple[str, ...], done: str) -> None:
    """All that is told of what is moved from the top of a library and taken from among it: one instruction."""
    one, many = from_there(there, any_one(nouns.card)), from_there(there, nouns.cards)
    must = like(n.Choose, which=the.which, at_least=ONE)
    may = like(n.Choose, which=the.which, at_least=NONE)
    several = like(n.Choose, which=the.which, at_least=NONE, at_most=the.some)
    places = tuple([f"from among {them}" for them in called]) + (f"{done} this way",)
    plain = (". you may put", ". put", places[0])
    for among in places:
        for puts, where in (
            (". you may put", goals), (", then you may put", goals),
            (". you may return", back_to_hand), (", then you may return", back_to_hand),
        ):  # fmt: skip
            later = (puts, among) != (plain[0], plain[2])
            for words, chosen, which in (("{which}", may, one), ("{some} {which}", several, many)):
                slots: dict[str, Any] = {"which": which, "some": up_to} if which is many else {"which": which}
                phrase(
                    f"{{first}}{puts} {words} {among} {{where}}",
                    like(n.Sequence, of=(the.first, chosen, the.where)), clauses, first=first, where=where,
                    then=taken_from_there, parse_only=later, **slots,
                )  # fmt: skip
        other = Mapped(one, and_not_it, without_others)
        for words, fields in EVERYWHERE:
            to_both: dict[str, Any] = fields
            second = like(n.Choose, which=the.other, at_least=NONE, save="the other")
            both = n.Move(n.Together((IT, n.Saved("the other"))), **to_both)
            phrase(
                f"{{first}}. you may put {{which}} and/or {{other}} {among} {words}",
                like(n.Sequence, of=(the.first, may, second, both)),
                clauses, first=first, which=one, other=other, parse_only=among != places[0],
            )  # fmt: skip
        for puts in (". put", ", then put"):
            later = (puts, among) != plain[1:]
            phrase(
                f"{{first}}{puts} {{which}} {among} {{where}}",
                like(n.Sequence, of=(the.first, must, the.where)), clauses, first=first, which=one, where=goals,
                then=taken_from_there, parse_only=later,
            )  # fmt: skip
            phrase(
                f"{{first}}{puts} {{some}} {{which}} {among} {{where}}",
                like(n.Sequence, of=(the.first, several, the.where)), clauses, first=first, which=many, some=up_to,
                where=goals, then=taken_from_there, parse_only=True,
            )  # fmt: skip
            for words, to in EVERYWHERE:
                every: dict[str, Any] = to
                for each, of_them in (("all", many), ("each", from_there(there, nouns.card))):
                    phrase(
                        f"{{first}}{puts} {each} {{which}} {among} {words}",
                        like(n.Sequence, of=(the.first, like(n.Move, what=like(n.Each, which=the.which), **every))),
                        clauses, first=first, which=of_them, then=taken_from_there, parse_only=later or each != "all",
                    )  # fmt: skip


# In the zone they moved to, if everybody sees it: exiled, too, if something exiles them instead (CR 701.17c).
MILLED_CARDS: Final = n.All((n.Any((n.InZone(Zone.GRAVEYARD), n.InZone(Zone.EXILE))), n.OneOf(n.Saved("milled"))))
milled: Final = Choice("cards that are milled")
for you in ("", "you "):
    phrase(
        f"{you}mill {{amount}}", like(n.Mill, amount=the.amount, by=YOU), milled, amount=a_card, parse_only=you != ""
    )
taking(milled, MILLED_CARDS, ("them", "those cards", "the milled cards", "the cards milled this way"), "milled")
# Another player's go to their own hand.
phrase(
    "{by} <mills> {amount}, then <puts> each {which} milled this way into their hand",
    like(
        n.Sequence,
        of=(
            like(n.Mill, amount=the.amount, by=the.by),
            like(n.Move, what=like(n.Each, which=the.which), to=Zone.HAND),
        ),
    ),
    clauses, by=who, amount=a_card, which=from_there(MILLED_CARDS, nouns.card), fits=lambda both: both.of[0].by != YOU,
)  # fmt: skip


# Of those of several players one that you choose, under your control.
for among in ("them", "the milled cards", "those cards"):
    for puts, least in ((". put", ONE), (". you may put", NONE)):
        phrase(
            f"{{by}} <mills> {{amount}}{puts} {{which}} from among {among} onto the battlefield under your control",
            like(
                n.Sequence,
                of=(
                    like(n.Mill, amount=the.amount, by=the.by), like(n.Choose, which=the.which, at_least=least),
                    n.Move(IT, Zone.BATTLEFIELD, under=YOU),
                ),
            ),
            clauses, by=who, amount=a_card, which=from_there(MILLED_CARDS, any_one(nouns.card)), then=taken_from_there,
            fits=lambda all_of_it: all_of_it.of[0].by != YOU, parse_only=(among, puts) != ("them", ". put"),
        )  # fmt: skip


# Of another player's cards what is taken is under your control.
EXILED_CARDS: Final = n.All((n.InZone(Zone.EXILE), n.OneOf(n.Saved("exiled"))))
for puts, least in ((", then put", ONE), (". put", ONE), (". you may put", NONE), (", then you may put", NONE)):
    for k, them in enumerate(("them", "those cards")):
        phrase(
            f"exile the top {{count}} cards of {{of}} library{puts} {{which}} from among {them} onto the battlefield "
            "under your control",
            like(
                n.Sequence,
                of=(
                    like(n.Move, what=like(n.TopOfLibrary, of=the.of, count=the.count), to=Zone.EXILE, save="exiled"),
                    like(n.Choose, which=the.which, at_least=least),
                    n.Move(IT, Zone.BATTLEFIELD, under=YOU),
                ),
            ),
            clauses, of=whose, which=from_there(EXILED_CARDS, any_one(nouns.card)), then=taken_from_there,
            count=Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)]),
            fits=lambda all_of_it: all_of_it.of[0].what.of != YOU, parse_only=k > 0 or puts[0] == "." or "may" in puts,
        )  # fmt: skip


# One of them is chosen, to be spoken of: "Choose an instant or sorcery card exiled this way and copy it."
def choosing(first: Phrase, there: n.All, how: str) -> None:
    phrase(
        f"{{first}}. choose {{which}} {how} this way",
        like(n.Sequence, of=(the.first, like(n.Choose, which=the.which))), clauses,
        first=first, which=from_there(there, any_one(nouns.card)), then=saved_as("it", "card"),
    )  # fmt: skip


EXILED: Final = n.All((n.InZone(Zone.EXILE), n.OneOf(n.Saved("exiled"))))
exiled: Final = phrase(
    "exile the top {count} cards of your library",
    like(n.Move, what=like(n.TopOfLibrary, of=YOU, count=the.count), to=Zone.EXILE, save="exiled"),
    count=Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)]),
)
taking(exiled, EXILED, ("them", "those cards", "the exiled cards", "the cards exiled this way"), "exiled")
choosing(exiled, EXILED, "exiled")

# From a hand: one of each of two kinds, or only one of them.
IN_YOUR_HAND: Final = n.All((n.InZone(Zone.HAND), n.OwnedBy(YOU)))
one_in_hand: Final = from_there(IN_YOUR_HAND, any_one(nouns.card))
for words, fields in EVERYWHERE[1:]:
    to_field: dict[str, Any] = fields
    phrase(
        f"you may put {{which}} and/or {{other}} from your hand {words}",
        like(
            n.Sequence,
            of=(
                like(n.Choose, which=the.which, at_least=NONE),
                like(n.Choose, which=the.other, at_least=NONE, save="the other"),
                n.Move(n.Together((IT, n.Saved("the other"))), **to_field),
            ),
        ),
        clauses, which=one_in_hand, other=Mapped(one_in_hand, and_not_it, without_others),
    )  # fmt: skip

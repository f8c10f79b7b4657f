"""Cards drawn, discarded, milled; libraries shuffled and scried."""

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.words.commanders import commander_to_hand
from mainphase.language.days import MILLS
from mainphase.language.grammar.amounts import a_card, figures, x
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.objects import EACH, SEVERAL, one_who, who
from mainphase.language.syntax import DECLINED, Choice, Mapped, Words, like, phrase, the

so_many_cards: Final = Words(
    "cards",
    [
        ("card", n.Fixed(1)),
        *((f"{NUMBER_WORDS[k]} cards", n.Fixed(k)) for k in range(2, 21)),
        ("X cards", n.X()),
        ("that many cards", n.EventAmount()),
    ],
)

phrase("{by} <draws> {amount}", n.Draw, clauses, by=who, amount=a_card)
for words, one_more in (
    ("an additional card", 1),
    ("another card", 1),
    *((f"{NUMBER_WORDS[k]} additional cards", k) for k in range(2, 6)),
):
    phrase(
        f"{{by}} <draws> {words}", like(n.Draw, by=the.by, amount=n.Fixed(one_more)), clauses, by=who, parse_only=True
    )
up_to_so_many: Final = Choice("how many cards are drawn")
phrase("{by} <draws> up to {most}", (the.by, the.most), up_to_so_many, by=one_who, most=a_card)


def drawn_up_to(told: Any) -> Any:
    by, most = told
    if not isinstance(most, n.Fixed) or isinstance(by, SEVERAL):  # of several each would choose
        return DECLINED
    return n.ChooseEffect(tuple([n.Draw(n.Fixed(k), by) for k in range(most.n, -1, -1)]), by)


def so_many_told(choice: Any) -> Any:
    most = choice.of[0].amount if choice.of and isinstance(choice.of[0], n.Draw) else None
    return (choice.by, most) if isinstance(most, n.Fixed) and drawn_up_to((choice.by, most)) == choice else DECLINED


clauses.add(Mapped(up_to_so_many, drawn_up_to, so_many_told, n.ChooseEffect))
phrase("{by} <discards> {amount}", n.Discard, clauses, by=who, amount=a_card)
phrase(
    "{by} <discards> up to {amount}", n.Discard, clauses, by=who, amount=a_card, up_to=True,
    fits=lambda giving: giving.amount != n.Fixed(1) or not isinstance(giving.by, EACH),  # each "may discard a card"
)  # fmt: skip
phrase("{by} <discards> any number of cards", n.Discard, clauses, by=who, amount=None, up_to=True)
phrase("{by} <discards> {amount} at random", n.Discard, clauses, by=who, amount=a_card, random=True)
phrase("{by} <discards> <their|your> hand", n.Discard, clauses, by=who, amount=None)
phrase("{by} <discards> all the cards in <their|your> hand", n.Discard, clauses, by=who, amount=None, parse_only=True)


def of_their_own(both: n.Sequence) -> bool:
    """Of several players each would draw another number."""
    return not isinstance(both.of[0].by, SEVERAL)  # type: ignore[attr-defined]


def discarding_and_drawing(told: Any) -> Any:
    by, (amount, up_to), drawn = told
    both = n.Sequence((n.Discard(amount, by, up_to=up_to), n.Draw(drawn, by)))
    return both if of_their_own(both) else DECLINED


def told_apart_again(both: Any) -> Any:
    if len(both.of) != 2 or not isinstance(both.of[0], n.Discard) or not isinstance(both.of[1], n.Draw):
        return DECLINED
    told = (both.of[0].by, (both.of[0].amount, both.of[0].up_to), both.of[1].amount)
    return told if discarding_and_drawing(told) == both else DECLINED


CARDS_GONE: Final = n.SizeOf(n.Saved("discarded"))
some_discarded: Final = Choice("cards that are discarded")
phrase("<their|your> hand", None, some_discarded)
phrase("all the cards in <their|your> hand", None, some_discarded, parse_only=True)
phrase("{amount}", the.amount, some_discarded, amount=a_card)
perhaps_discarded: Final = Choice("cards that are discarded")  # each with whether it is only up to so many
phrase("{amount}", (the.amount, False), perhaps_discarded, amount=some_discarded)
phrase("any number of cards", (None, True), perhaps_discarded)
phrase("up to {amount}", (the.amount, True), perhaps_discarded, amount=a_card)
for words, drawn in (
    ("that many cards", CARDS_GONE),
    ("that many cards plus one", n.Plus(CARDS_GONE, n.Fixed(1))),
    ("as many cards as <they|you> discarded this way", CARDS_GONE),
):
    then_draws = phrase(
        f"{{by}} <discards> {{told}}, then <draws> {words}", (the.by, the.told, drawn),
        by=one_who, told=perhaps_discarded, parse_only=words[0] == "a",
    )  # fmt: skip
    clauses.add(Mapped(then_draws, discarding_and_drawing, told_apart_again, n.Sequence))
# "You may discard up to two cards. If you do, draw that many cards."
for words, drawn in (
    ("that many cards", CARDS_GONE),
    ("that many cards plus one", n.Plus(CARDS_GONE, n.Fixed(1))),
):
    for some, held in (("up to {amount}", the.amount), ("any number of cards", None)):
        counted: dict[str, Any] = {} if held is None else {"amount": a_card}
        discarding = like(n.Discard, by=n.You(), amount=held, up_to=True)
        phrase(
            f"you may discard {some}. if you do, draw {words}",
            like(n.May, then=like(n.Sequence, of=(discarding, like(n.Draw, by=n.You(), amount=drawn)))),
            sentences, parse_only=True, **counted,
        )  # fmt: skip
phrase("put your commander into your hand from the command zone", commander_to_hand, clauses)
phrase("{by} <mills> {amount}", n.Mill, clauses, by=who, amount=a_card, since=MILLS)
phrase(
    "{by} <puts> the top {amount} of <their|your> library into <their|your> graveyard",
    n.Mill, clauses, by=who, amount=so_many_cards, until=MILLS,
)  # fmt: skip
for you in ("", "you "):  # after something else has been told: "~ deals X damage to any target and you scry X"
    phrase(f"{you}scry {{amount}}", n.Scry, clauses, amount=figures, parse_only=you != "")
    phrase(f"{you}scry {{amount}}", n.Scry, clauses, amount=x, parse_only=you != "")
phrase("{by} <shuffles>", n.Shuffle, clauses, by=who)
phrase("{by} <shuffles> their library", n.Shuffle, clauses, by=who, parse_only=True)


def mills_one_number(mill: n.Mill) -> bool:
    """Half of each library is another number."""
    return not isinstance(mill.by, SEVERAL)


for up, rounded in ((True, "up"), (False, "down")):
    size = like(n.CountOf, which=like(n.All, of=(n.InZone(n.Zone.LIBRARY), like(n.OwnedBy, who=the.by))))
    phrase(
        f"{{by}} <mills> half their library, rounded {rounded}",
        like(n.Mill, by=the.by, amount=like(n.HalfOf, of=size, up=up)),
        clauses,
        by=who,
        fits=mills_one_number,
    )

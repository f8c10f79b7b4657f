"""Cards drawn, discarded, milled; libraries shuffled and scried."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.days import MILLS
from mainphase.language.grammar.amounts import a_card, figures, x
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.objects import EACH, one_who, who
from mainphase.language.syntax import Choice, Words, like, phrase, the

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
for words, one_more in (("an additional card", 1), *((f"{NUMBER_WORDS[k]} additional cards", k) for k in range(2, 6))):
    phrase(
        f"{{by}} <draws> {words}", like(n.Draw, by=the.by, amount=n.Fixed(one_more)), clauses, by=who, parse_only=True
    )
phrase("{by} <discards> {amount}", n.Discard, clauses, by=who, amount=a_card)
phrase("{by} <discards> {amount} at random", n.Discard, clauses, by=who, amount=a_card, random=True)
phrase("{by} <discards> <their|your> hand", n.Discard, clauses, by=who, amount=None)
phrase("{by} <discards> all the cards in <their|your> hand", n.Discard, clauses, by=who, amount=None, parse_only=True)


def of_their_own(both: n.Sequence) -> bool:
    """Of several players each would draw another number."""
    return not isinstance(both.of[0].by, EACH)  # type: ignore[attr-defined]


DISCARDED: Final = n.SizeOf(n.Saved("discarded"))
some_discarded: Final = Choice("cards that are discarded")
phrase("<their|your> hand", None, some_discarded)
phrase("all the cards in <their|your> hand", None, some_discarded, parse_only=True)
phrase("{amount}", the.amount, some_discarded, amount=a_card)
for words in ("that many cards", "as many cards as <they|you> discarded this way"):
    phrase(
        f"{{by}} <discards> {{amount}}, then <draws> {words}",
        like(n.Sequence, of=(like(n.Discard, by=the.by, amount=the.amount), like(n.Draw, by=the.by, amount=DISCARDED))),
        clauses,
        by=one_who,
        amount=some_discarded,
        fits=of_their_own,
        parse_only=words[0] == "a",
    )
phrase("{by} <mills> {amount}", n.Mill, clauses, by=who, amount=a_card, since=MILLS)
phrase(
    "{by} <puts> the top {amount} of <their|your> library into <their|your> graveyard",
    n.Mill, clauses, by=who, amount=so_many_cards, until=MILLS,
)  # fmt: skip
phrase("scry {amount}", n.Scry, clauses, amount=figures)
phrase("scry {amount}", n.Scry, clauses, amount=x)
phrase("{by} <shuffles>", n.Shuffle, clauses, by=who)
phrase("{by} <shuffles> their library", n.Shuffle, clauses, by=who, parse_only=True)


def mills_one_number(mill: n.Mill) -> bool:
    """Half of each library is another number."""
    return not isinstance(mill.by, EACH)


for up, rounded in ((True, "up"), (False, "down")):
    size = like(n.CountOf, which=like(n.All, of=(n.InZone(n.Zone.LIBRARY), like(n.OwnedBy, who=the.by))))
    phrase(
        f"{{by}} <mills> half their library, rounded {rounded}",
        like(n.Mill, by=the.by, amount=like(n.HalfOf, of=size, up=up)),
        clauses,
        by=who,
        fits=mills_one_number,
    )

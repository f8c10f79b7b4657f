"""Cards that are looked at, of which some are exiled and then spoken of: "Exile one of those cards and put the rest on
the bottom of your library. You may play the exiled card this turn." (CR 608.2c)
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IT, NONE, ONE, SEEN_IN_LIBRARY
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS, two_to_ten
from mainphase.language.grammar.discourse import FROM_TOP, Mention, mentioning
from mainphase.language.grammar.effects.exiled_face_down import beside_it
from mainphase.language.grammar.effects.looking import among_seen, whole_tops
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import ANY_NUMBER, one_who
from mainphase.language.syntax import PhraseContext, Words, like, phrase, the

LOOKED_AT: Final = like(n.Remember, what=the.top, save="seen")
EXILES: Final = n.Move(IT, Zone.EXILE)


def exiled_is_meant(known: PhraseContext, effect: Any) -> PhraseContext:
    one = effect.of[1].at_most == ONE
    return mentioning(known, Mention(IT, ("card", "exiled card", FROM_TOP), one))


some: Final = Words(
    "a number", [*((NUMBER_WORDS[k], n.Fixed(k)) for k in range(1, 6)), ("any number", n.Fixed(ANY_NUMBER))]
)


def so_many_exiled(choice: Any) -> bool:
    return bool(choice.of[1].at_most != n.Fixed(ANY_NUMBER))


REST: Final = (" and put the rest {rest}", ". put the rest {rest}", ", then put the rest {rest}")
for begins in (". exile", ", then exile"):
    for k, puts in enumerate(REST):
        for of_them in (" of them", " of those cards"):
            parse_only = (begins, k, of_them) != (". exile", 0, " of those cards")
            for least, fits in ((the.some, so_many_exiled), (NONE, lambda effect: not so_many_exiled(effect))):
                phrase(
                    f"look at {{top}}{begins} {{some}}{of_them}{puts}",
                    like(
                        n.Sequence,
                        of=(LOOKED_AT, like(n.Choose, which=SEEN_IN_LIBRARY, at_least=least, at_most=the.some), EXILES,
                            the.rest),
                    ),
                    clauses, top=whole_tops, some=some, rest=beside_it, then=exiled_is_meant, fits=fits,
                    parse_only=parse_only,
                )  # fmt: skip
# Of another player's, one is put onto the battlefield under your control.
THEIR_REST: Final = n.Move(n.Each(SEEN_IN_LIBRARY), Zone.LIBRARY, bottom=True, at_random=True, save="rest")
HOW_MANY: Final[tuple[tuple[str, Any, dict[str, Any]], ...]] = (
    ("X", like(n.TopOfLibrary, of=the.by, amount=n.X()), {}),
    ("{count}", like(n.TopOfLibrary, of=the.by, count=the.count), {"count": two_to_ten}),
)
for words, top, slots in HOW_MANY:
    phrase(
        f"{{by}} <reveals> the top {words} cards of their library. you may put {{which}} from among them onto the "
        "battlefield under your control. that player puts the rest on the bottom of their library in a random order",
        like(
            n.Sequence,
            of=(
                like(n.Remember, what=top, save="seen"), n.Reveal(n.Saved("seen")),
                like(n.Choose, which=the.which, at_least=NONE), n.Move(IT, Zone.BATTLEFIELD, under=n.You()), THEIR_REST,
            ),
        ),
        clauses, by=one_who, which=among_seen(any_one(nouns.card)), fits=lambda done: done.of[0].what.of != n.You(),
        **slots,
    )  # fmt: skip
for k, puts in enumerate((REST[1], *REST[::2])):
    phrase(
        f"look at {{top}}. you may exile {{which}} from among them{puts}",
        like(
            n.Sequence,
            of=(LOOKED_AT, like(n.Choose, which=the.which, at_least=NONE), EXILES, the.rest),
        ),
        clauses, top=whole_tops, which=among_seen(any_one(nouns.card)), rest=beside_it, then=exiled_is_meant,
        parse_only=k > 0,
    )  # fmt: skip

"""Cards that are looked at again and again for a payment, as often as you like: after each time you say whether others
are looked at.
"""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import YOU
from mainphase.language.grammar.clauses import sentences
from mainphase.language.grammar.costs import payments
from mainphase.language.grammar.effects.looking import tops
from mainphase.language.syntax import like, phrase, the

AGAIN: Final = "again"
NOT_YET: Final = n.Remember(n.Together(()), AGAIN)
ONCE_MORE: Final = n.Remember(YOU, AGAIN)
WANTS_MORE: Final = n.Compare(n.SizeOf(n.Saved(AGAIN)), ">", n.Fixed(0))
LAST_SEEN: Final = n.Saved("seen")
LOOK_AGAIN: Final = like(
    n.PayOrElse, cost=the.cost, by=YOU,
    paid=like(
        n.Sequence,
        of=(n.Move(LAST_SEEN, Zone.LIBRARY, bottom=True), like(n.Remember, what=the.others, save="seen"), ONCE_MORE),
    ),
)  # fmt: skip
phrase(
    "look at the top {top}. as many times as you choose, you may {cost}, put those cards on the bottom of your library "
    "in any order, then look at the top {others}. then shuffle and put the last cards you looked at this way on top in "
    "any order",
    like(
        n.Sequence,
        of=(
            like(n.Remember, what=the.top, save="seen"),
            like(n.RepeatWhile, do=like(n.Sequence, of=(NOT_YET, LOOK_AGAIN)), condition=WANTS_MORE),
            n.Shuffle(YOU), n.Move(LAST_SEEN, Zone.LIBRARY),
        ),
    ),
    sentences, top=tops, others=tops, cost=payments,
)  # fmt: skip

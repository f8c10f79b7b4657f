"""Cards that were looked at, about each of which somebody decides by itself: "for each card, put that card into your
graveyard unless you pay 2 life. Then put the rest into your hand".
"""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IT, SEEN_IN_LIBRARY, YOU
from mainphase.language.grammar.clauses import sentences
from mainphase.language.grammar.costs import payments
from mainphase.language.grammar.effects.control_flow import payer
from mainphase.language.grammar.effects.looking import tops
from mainphase.language.syntax import like, phrase, the

PAID_FOR: Final = "paid for"
LEFT_TO_DECIDE: Final = n.All((*SEEN_IN_LIBRARY.of, n.Not(n.OneOf(n.Saved(PAID_FOR)))))
DECIDE: Final = like(
    n.Sequence,
    of=(
        n.Choose(LEFT_TO_DECIDE),
        like(
            n.PayOrElse, cost=the.cost, by=the.by, paid=n.Remember(IT, PAID_FOR, beside=True),
            otherwise=n.Move(IT, Zone.GRAVEYARD),
        ),
    ),
)  # fmt: skip
HOW_MANY_SEEN: Final = n.SizeOf(n.Saved("seen"))
phrase(
    "look at the top {top}. for each card, put that card into your graveyard unless {by} {cost}. then put the rest "
    "into your hand",
    like(
        n.Sequence,
        of=(
            like(n.Remember, what=the.top, save="seen"), like(n.DoTimes, do=DECIDE, times=HOW_MANY_SEEN),
            n.Move(n.Each(SEEN_IN_LIBRARY), Zone.HAND),
        ),
    ),
    sentences, top=tops, by=payer, cost=payments, fits=lambda told: told.of[1].do.of[1].by == YOU,
)  # fmt: skip

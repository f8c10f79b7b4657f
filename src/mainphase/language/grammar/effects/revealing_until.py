"""Cards revealed from the top of a library until one fits, and what becomes of them (CR 701.20a)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.effects.looking import SEEN, rest
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import who
from mainphase.language.syntax import like, phrase, the

a_card: Final = any_one(nouns.card)


def is_another_card(which: n.Filter) -> bool:
    """In a library nothing is another than this."""
    return n.Other() in conjuncts(which)


def of_you(yours: bool) -> Any:
    def fits(effect: Any) -> bool:
        until = effect.of[0]
        return (until.by == n.You()) == yours and not is_another_card(until.which)

    return fits


for library, they, yours in (("their", "they", False), ("your", "you", True)):
    phrase(
        f"{{by}} <reveals> cards from the top of {library} library until {they} reveal {{which}}, then <puts> "
        f"those cards into {library} graveyard",
        like(
            n.Sequence,
            of=(like(n.RevealUntil, which=the.which, by=the.by), n.Move(n.Saved("revealed"), Zone.GRAVEYARD)),
        ),
        clauses,
        by=who,
        which=a_card,
        fits=of_you(yours),
    )

# Only the last of them fits; if none does, nothing is put there and all are the rest.
FOUND: Final = like(n.Each, which=like(n.All, of=(*SEEN.of, the.which)))
until_one: Final = like(n.RevealUntil, which=the.which, by=n.You(), save="seen")
for where, to in (("into your hand", Zone.HAND), ("onto the battlefield", Zone.BATTLEFIELD)):
    for it in ("that card", "it"):
        for others in ("the rest", "all other cards revealed this way"):
            phrase(
                f"reveal cards from the top of your library until you reveal {{which}}. Put {it} {where} and "
                f"{others} {{rest}}",
                like(n.Sequence, of=(until_one, like(n.Move, what=FOUND, to=to), the.rest)),
                clauses,
                which=a_card,
                rest=rest,
                fits=of_you(True),
                parse_only=(it, others) != ("that card", "the rest"),
            )

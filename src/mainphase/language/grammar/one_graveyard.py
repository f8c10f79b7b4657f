"""Several targets that all are in the same graveyard: "up to three target cards from a single graveyard"."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.objects import MANY_FORMS, Targets, certain_objects
from mainphase.language.syntax import DECLINED, Choice, Mapped, phrase, the

THERE: Final = n.InZone(Zone.GRAVEYARD)


def cards_there(place: tuple[n.Filter, ...]) -> Mapped:
    """Cards, with where they are told behind them."""

    def in_it(which: Any) -> Any:
        parts = conjuncts(which)
        elsewhere = any(isinstance(part, (n.InZone, n.OwnedBy)) for part in parts)
        return DECLINED if elsewhere else conjunction((*parts, *place))

    def without_it(which: Any) -> Any:
        parts = conjuncts(which)
        rest = tuple([part for part in parts if part not in place])
        return conjunction(rest) if len(rest) + len(place) == len(parts) and in_it(conjunction(rest)) else DECLINED

    return Mapped(nouns.cards, in_it, without_it)


in_one: Final = Choice("cards from a single graveyard")
for whose, place in (("an opponent's", (THERE, n.OwnedBy(n.EachOpponent()))), ("a single", (THERE,))):
    phrase(f"{{which}} from {whose} graveyard", the.which, in_one, which=cards_there(place))


# One player owns all of them.
for words, least, most, amount in MANY_FORMS:
    certain_objects.add(Targets(words, least, most, in_one, amount=amount, so={"of_one_player": True}))

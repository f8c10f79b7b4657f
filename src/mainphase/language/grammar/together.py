"""Things that have so much together at most: "creature cards with total mana value 6 or less"."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import figures, x
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.syntax import DECLINED, Choice

MEASURES: Final = (
    ("power", n.PowerIs, n.TotalPower), ("toughness", n.ToughnessIs, n.TotalToughness),
    ("mana value", n.ManaValueIs, n.TotalManaValue),
)  # fmt: skip
most_together: Final = Choice("a number")
most_together.add(figures)
most_together.add(x)


def within(measured: type, total: type, taken: n.Filter) -> tuple[Any, Any]:
    """Makes of a description and a number what each fits by itself, and what each fits beside those that were taken
    before it; and the inverse.
    """

    def to(told: Any) -> Any:
        which, most = told
        left = n.Plus(most, n.Times(-1, total(taken)))
        return conjunction((*conjuncts(which), measured("<=", most))), measured("<=", left)

    def back(fitting: Any) -> Any:
        parts = conjuncts(fitting[0])
        if not parts or not isinstance(parts[-1], measured):
            return DECLINED
        told = conjunction(parts[:-1]), parts[-1].than  # type: ignore[attr-defined]
        return told if to(told) == fitting else DECLINED

    return to, back

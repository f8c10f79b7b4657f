"""The one thing that has most of something, where you choose if several have: "the creature with the least toughness.
If two or more creatures are tied for least toughness, you choose one of them".
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import ONE
from mainphase.language.grammar import nouns
from mainphase.language.grammar.chosen import ChosenNoun
from mainphase.language.grammar.clauses import clause, sentences, steps_of
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.objects import Targets, certain_objects, objects
from mainphase.language.syntax import DECLINED, Choice, InText, Mapped, phrase, the

EXTREMES: Final = (
    ("greatest power", n.PowerIs, n.GreatestPower),
    ("greatest toughness", n.ToughnessIs, n.GreatestToughness),
    ("greatest mana value", n.ManaValueIs, n.GreatestManaValue),
    ("least power", n.PowerIs, n.LeastPower),
    ("least toughness", n.ToughnessIs, n.LeastToughness),
)
NOUNS: Final = ("creatures", "cards", "permanents")


def with_most(words: str, compared: Any, most: Any) -> Mapped:
    """A noun with the most of something among all that it means."""

    def seen(which: Any) -> Any:
        return conjunction((*conjuncts(which), compared("=", most(which))))

    def told(which: Any) -> Any:
        parts = conjuncts(which)
        held = conjunction(parts[:-1]) if len(parts) > 1 else None
        return held if held is not None and parts[-1] == compared("=", most(held)) else DECLINED

    return Mapped(phrase(f"{{which}} with the {words}", the.which, which=nouns.thing), seen, told)


def chooses_so(compared: Any, most: Any) -> Any:
    """Returns a test of instructions for which the one with most is chosen first."""

    def fits(do: Any) -> bool:
        first = next(iter(steps_of(do)), None)
        parts = conjuncts(first.which) if isinstance(first, n.Choose) else ()
        return len(parts) > 1 and parts[-1] == compared("=", most(conjunction(parts[:-1])))

    return fits


choosing_among_ties: Final = Choice("a sentence")
for words, compared, most in EXTREMES:
    objects.add(InText(ChosenNoun("the ", ONE, ONE, with_most(words, compared, most)), f"tied for {words}, you choose"))
    for noun in NOUNS:
        phrase(
            f"{{do}}. if two or more {noun} are tied for {words}, you choose one of them", the.do, choosing_among_ties,
            do=clause, fits=chooses_so(compared, most), parse_only=True,
        )  # fmt: skip
sentences.add(InText(choosing_among_ties, " are tied for "))
# One of those that have most may be the target: "target creature you control with the greatest power".
aimed_at_most: Final = Targets("target ", 1, 1, with_most("greatest power", n.PowerIs, n.GreatestPower))
certain_objects.add(InText(aimed_at_most, " with the greatest power"))

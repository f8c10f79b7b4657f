"""For how long something is so: what stands after "for as long as" (CR 611.2b)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import ON_BATTLEFIELD, YOU_CONTROL
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.counters import one_counter
from mainphase.language.grammar.discourse import acting_as, nobody_acting
from mainphase.language.grammar.objects import certain_objects
from mainphase.language.syntax import Choice, Within, like, phrase, the

TAPPED: Final = n.IsTapped()
spans: Final = Choice("for how long")


def span_phrase(template: str, *so: Any, parse_only: bool = False, **slots: Any) -> None:
    """Something stays on the battlefield, and this is so of it."""
    which = (
        n.All((ON_BATTLEFIELD, *so))
        if all(isinstance(one, n.Filter) for one in so)
        else like(n.All, of=(ON_BATTLEFIELD, *so))
    )
    phrase(
        template, like(n.Fits, what=the.what, which=which if so else ON_BATTLEFIELD), spans,
        what=certain_objects, parse_only=parse_only, **slots,
    )  # fmt: skip


span_phrase("{what} remains on the battlefield")
span_phrase("{what} remains tapped", TAPPED)
span_phrase("you control {what}", YOU_CONTROL)
span_phrase("{what} is enchanted", n.HasAttached(n.OfSubtype("Aura")))
span_phrase("{what} remains enchanted", n.HasAttached(n.OfSubtype("Aura")), parse_only=True)
span_phrase("{what} has {kind} counter on it", like(n.HasCounter, kind=the.kind), kind=one_counter)
span_phrase(
    "{what}'s power remains less than or equal to {than}", like(n.PowerIs, op="<=", than=the.than), than=quantities
)
several: Final = Choice("for how long")
phrase("{left} and {right}", n.Both, several, left=spans, right=spans)
several.add(spans)
# Whatever it is that gains something, there it is spoken of as what nobody acts upon: "it", not "itself".
both: Final = Within(several, nobody_acting, lambda outer, known, _: acting_as(known, outer))

"""Spells that may be cast from elsewhere for more than their costs, and how what they become enters (CR 601.3, 118.8,
614.1c): "you may cast artifact spells from your graveyard by paying 3 life in addition to paying their other costs. If
you cast a spell this way, that artifact enters with a finality counter on it."
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.casting import by_doing
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.grammar.statics.permissions import ONCE, PLACES, Place, many, one
from mainphase.language.syntax import DECLINED, Choice, InSentence, InText, Mapped, Phrase, phrase, the

NO_COSTS: Final = ()
THAT_ONE: Final = n.OneOf(n.ThatObject())
COUNTERS: Final = ("finality", "+1/+1")
ENTERING: Final[tuple[tuple[str, n.StaticEffect | None], ...]] = (
    ("", None),
    *((f". if you cast a spell this way, that {noun} enters tapped", n.EntersTapped(THAT_ONE))
      for noun in ("artifact", "creature", "permanent")),
    *((f". if you cast a spell this way, that {noun} enters with a {kind} counter on it",
       n.EntersWithCounters(kind, n.Fixed(1), THAT_ONE))
      for noun in ("artifact", "creature", "permanent") for kind in COUNTERS),
)  # fmt: skip
besides: Final = Choice("a permission")
entering_so: Final = Choice("a permission")  # without a cost


def permits_besides(begun: str, what: Phrase, place: Place, extra: bool, tail: str, **more: Any) -> None:
    """Such a permission: with a cost besides, or something that is told of how the spell enters."""
    their = "their" if what is many else "its"
    slots: dict[str, Any] = {"cost": by_doing} if extra else {}
    paying = f" by {{cost}} in addition to paying {their} other costs" if extra else ""
    told = phrase(
        f"{begun}{paying}{tail}", (the.what, the.cost if extra else NO_COSTS), what=what, **slots
    )  # fmt: skip

    def to(held: Any) -> Any:
        (which, lands), costs = held
        return n.MayPlayFrom(conjunction((*place, *conjuncts(which))), lands=lands, extra=costs, **more)

    def back(said: Any) -> Any:
        if conjuncts(said.which)[: len(place)] != place:
            return DECLINED
        held = (conjunction(conjuncts(said.which)[len(place) :]), said.lands), said.extra
        return held if to(held) == said else DECLINED

    (besides if extra else entering_so).add(Mapped(told, to, back, n.MayPlayFrom))


for where, place in PLACES[:2]:
    for extra in (True, False):
        for tail, entering in ENTERING:
            if not extra and entering is None:
                continue
            permits_besides(f"you may {{what}} {where}", many, place, extra, tail, entering=entering)
            for often, limits in ONCE:
                begun = f"{often}, you may {{what}} {where}"
                permits_besides(begun, one, place, extra, tail, entering=entering, **limits)
one_static.add(InSentence(besides, lambda told: " in addition to paying " in told))
one_static.add(InText(entering_so, ". if you cast a spell this way, that "))

"""Events for which only some kinds of cards wait: schemes are set in motion, Classes gain a level."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar.triggers.events import events
from mainphase.language.syntax import Leaf, like, phrase, the

level = Leaf("a level", r"[2-9]", whole, lambda number: str(number) if isinstance(number, int) else None)

phrase("you set this scheme in motion", n.IsSetInMotion(n.IsThis()), events)
phrase("this Class becomes level {level}", like(n.BecomesLevel, level=the.level, which=n.IsThis()), events, level=level)
phrase(
    "~ becomes level {level}",
    like(n.BecomesLevel, level=the.level, which=n.IsThis()),
    events,
    level=level,
    parse_only=True,
)

"""What is something, and nothing else any more: "is an Insect artifact creature with base power and toughness 0/1 and
has indestructible, and it loses all other abilities, card types, and creature types" (CR 205.1a).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.modifications import SIZE, SIZED, having, possessions, set_color
from mainphase.language.grammar.only_kinds import in_one_row, only_kind, with_abilities_apart
from mainphase.language.syntax import (
    Choice,
    InText,
    Mapped,
    phrase,
    the,
)

NO_OTHERS: Final = n.LoseAllAbilities()


of_one_kind: Final = Choice("what things have")
having.add(InText(of_one_kind, " all other "))
NOTHING_ELSE: Final = "loses all other abilities, card types, and creature types"
for article, vowel in (("a", False), ("an", True)):
    for color, colored in (("{color} ", (the.color,)), ("", ())):
        slots: dict[str, Any] = {"kind": only_kind} if color else {"kind": with_article(only_kind, vowel)}
        if color:
            slots["color"] = with_article(set_color, vowel)
        head = f"<is> {article} {color}{{kind}}"
        phrase(f"{head} and loses all other card types", (*colored, the.kind), of_one_kind, **slots)
        for tail, before, parse_only in (
            ("with {held} and it loses all other card types", (), False),
            ("with {held} and loses all other card types and abilities", (NO_OTHERS,), False),
            ("with {held} and loses all other abilities", (NO_OTHERS,), True),
            ("with {held} and it loses all other abilities", (NO_OTHERS,), True),
        ):
            told = phrase(
                f"{head} {tail}",
                ((*colored, the.kind, *before), the.held),
                parse_only=parse_only,
                held=possessions,
                **slots,
            )
            of_one_kind.add(Mapped(told, in_one_row, with_abilities_apart, tuple))
        told = phrase(
            f"{head} {SIZED} and has {{held}}, and it {NOTHING_ELSE}",
            ((*colored, the.kind, SIZE, NO_OTHERS), the.held),
            held=possessions, power=figures, toughness=figures, **slots,
        )  # fmt: skip
        of_one_kind.add(Mapped(told, in_one_row, with_abilities_apart, tuple))

"""Targets that have so much together at most: "up to three target creature cards with total mana value 3 or less from
your graveyard", "any number of target permanents with total mana value 6 or less" (CR 601.2c).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.conditions import in_my_graveyard
from mainphase.language.grammar.objects import MANY_FORMS, Targets, certain_objects
from mainphase.language.grammar.together import MEASURES, most_together, within
from mainphase.language.syntax import DECLINED, Choice, Mapped, phrase, the

AIMED_THERE: Final = n.All((n.InZone(Zone.GRAVEYARD), n.OneOf(n.Saved("it"))))
AIMED_HERE: Final = n.OneOf(n.Saved("it"))
together_there: Final = Choice("cards that fit beside one another")  # which they are, and what each is beside others
for words, measured, total in MEASURES:
    limited = phrase(
        f"{{which}} with total {words} {{most}} or less from your graveyard", (the.which, the.most),
        which=in_my_graveyard(nouns.cards), most=most_together,
    )  # fmt: skip
    together_there.add(Mapped(limited, *within(measured, total, AIMED_THERE), tuple))
    limited_here = phrase(
        f"{{which}} with total {words} {{most}} or less", (the.which, the.most), which=nouns.permanents,
        most=most_together,
    )  # fmt: skip
    together_there.add(Mapped(limited_here, *within(measured, total, AIMED_HERE), tuple))


def beside_others(told: Any) -> Any:
    which, beside = told
    return n.TargetPhrase(which, beside=beside)


def told_beside(target: Any) -> Any:
    return (target.which, target.beside) if target == n.TargetPhrase(target.which, beside=target.beside) else DECLINED


aimed_together: Final = Mapped(together_there, beside_others, told_beside, n.TargetPhrase)
for words, least, most, amount in MANY_FORMS:
    if least == 0:
        certain_objects.add(Targets(words, least, most, aimed_together, amount=amount))

"""Something that is done instead under a condition: "…. Draw three cards instead if …" (CR 614.15 has the word; as an
instruction it is a choice between two).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import damage
from mainphase.language.grammar.changed import not_yet
from mainphase.language.grammar.clauses import clause, sentences
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.effects.control_flow import aims_alike
from mainphase.language.grammar.objects import recipients, what
from mainphase.language.syntax import like, phrase, the

INSTEAD: Final = like(n.If, condition=the.condition, then=the.do, otherwise=the.otherwise)


def of_a_kind(choice: Any) -> bool:
    """It replaces an instruction of its own kind, so there is no doubt which."""
    return type(choice.then) is type(choice.otherwise) and aims_alike(choice)


for joint in (". ", ".\n"):
    phrase(
        f"{{otherwise}}{joint}{{do}} instead if {{condition}}",
        INSTEAD, sentences, otherwise=not_yet(clause), do=clause, condition=conditions, fits=of_a_kind, also=True,
    )  # fmt: skip
for form in ("if {condition}, {do} instead", "if {condition}, instead {do}"):
    phrase(
        f"{{otherwise}}.\n{form}",
        INSTEAD, sentences, otherwise=not_yet(clause), condition=conditions, do=clause, fits=of_a_kind, also=True,
    )  # fmt: skip


def by_the_same(choice: Any) -> bool:
    return bool(choice.then.source == choice.otherwise.source)


# "~ deals 5 damage instead": to whatever it deals less to otherwise.
DAMAGE: Final = like(
    n.If,
    condition=the.condition,
    then=like(n.DealDamage, source=the.again, amount=the.more, to=the.to),
    otherwise=like(n.DealDamage, source=the.source, amount=the.amount, to=the.to),
)
for joint in (". ", ".\n"):
    for form in ("{again} <deals> {more} instead if {condition}", "if {condition}, {again} <deals> {more} instead"):
        phrase(
            f"{{source}} <deals> {{amount}} to {{to}}{joint}{form}",
            DAMAGE, sentences, source=what, amount=damage, to=recipients, again=what, more=damage,
            condition=conditions, fits=by_the_same, also=True,
        )  # fmt: skip

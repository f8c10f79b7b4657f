"""Something that is done instead under a condition: "…. Draw three cards instead if …" (CR 614.15 has the word; as an
instruction it is a choice between two).
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.changed import not_yet
from mainphase.language.grammar.clauses import clause, sentences
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.effects.control_flow import aims_alike
from mainphase.language.syntax import like, phrase, the

INSTEAD: Final = like(n.If, condition=the.condition, then=the.do, otherwise=the.otherwise)


def of_a_kind(choice: Any) -> bool:
    """It replaces an instruction of its own kind, so there is no doubt which."""
    return type(choice.then) is type(choice.otherwise) and aims_alike(choice)


for joint in (". ", ".\n"):
    phrase(
        f"{{otherwise}}{joint}{{do}} instead if {{condition}}",
        INSTEAD, sentences, otherwise=not_yet(clause), do=clause, condition=conditions, fits=of_a_kind, parse_only=True,
    )  # fmt: skip
for form in ("if {condition}, {do} instead", "if {condition}, instead {do}"):
    phrase(
        f"{{otherwise}}.\n{form}",
        INSTEAD, sentences, otherwise=not_yet(clause), condition=conditions, do=clause, fits=of_a_kind, parse_only=True,
    )  # fmt: skip

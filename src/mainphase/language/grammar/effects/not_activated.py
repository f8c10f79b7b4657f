"""Activated abilities that can't be activated for a while (CR 602.5): "its activated abilities can't be activated this
turn", alone or after what can't be done besides.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.language.grammar.amounts import bearers
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.effects.lasting import those
from mainphase.language.grammar.modifications import all_gaining
from mainphase.language.grammar.objects import what
from mainphase.language.syntax import like, phrase, the

RULES_OF_IT: Final = (n.CantAttack, n.CantBlock, n.CantActivate)


def begun(rule: Any, until: int) -> Any:
    return like(n.Begin, static=like(rule, which=the.which), until=until)


OF_WHAT: Final = like(n.CantActivate, which=like(n.OneOf, of=the.of))
NOT_ACTIVATED: Final = "activated abilities can't be activated"
phrase(f"{{of}} {NOT_ACTIVATED} this turn", like(n.Begin, static=OF_WHAT), clauses, of=bearers)
AT_ALL: Final = like(n.Sequence, of=tuple([begun(rule, Duration.YOUR_NEXT_TURN) for rule in RULES_OF_IT]))
for k, joint in enumerate((", and ", " and ")):
    told = f"{{which}} can't attack or block{joint}<its|their> {NOT_ACTIVATED}"
    phrase(f"until your next turn, {told}", AT_ALL, clauses, which=those, parse_only=k > 0)
phrase(
    f"until your next turn, {{to}} {{mods}} and <its|their> {NOT_ACTIVATED}",
    like(
        n.Sequence,
        of=(
            like(n.Apply, to=the.to, mods=the.mods, until=Duration.YOUR_NEXT_TURN),
            like(n.Begin, static=like(n.CantActivate, which=like(n.OneOf, of=the.to)), until=Duration.YOUR_NEXT_TURN),
        ),
    ),
    clauses, to=what, mods=all_gaining,
)  # fmt: skip

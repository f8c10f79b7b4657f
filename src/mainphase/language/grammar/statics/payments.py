"""Costs of attacking and blocking (CR 508.1g, 509.1d)."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.costs import mana
from mainphase.language.grammar.descriptions import YOU_OR_THEM
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import like, phrase, the

for whom, who, forms in (
    ("you", YOU, (" they control that's attacking you", "")),
    ("you or planeswalkers you control", YOU_OR_THEM, ("",)),
):
    for tail in forms:
        each = f"each creature{tail}" if tail else "each of those creatures"
        phrase(
            f"creatures can't attack {whom} unless their controller pays {{cost}} for {each}",
            like(n.AttackTax, who=who, cost=the.cost),
            one_static,
            cost=mana,
            parse_only=not tail and len(forms) > 1,
            fits=lambda tax: tax.cost.x == 0,
        )
        phrase(
            f"creatures can't attack {whom} unless their controller pays {{cost}} for {each}, where X is {{x}}",
            like(n.AttackTax, who=who, cost=the.cost, x=the.x),
            one_static,
            cost=mana,
            x=quantities,
            parse_only=not tail and len(forms) > 1,
            fits=lambda tax: tax.cost.x > 0,
        )
phrase(
    "{which} can't block unless their controller pays {cost} for each of those creatures",
    n.BlockTax,
    one_static,
    which=nouns.permanents,
    cost=mana,
)

""" "The sacrificed creature": what was sacrificed as a cost or by an instruction before, as it last was (CR 608.2h)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import TYPE_NAMES
from mainphase.cards.nodes.often_named import SACRIFICED
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.amounts import figures, quantities
from mainphase.language.grammar.conditions import conditions, qualities
from mainphase.language.grammar.discourse import saved_as
from mainphase.language.syntax import Choice, Words, like, phrase, the

NOUNS: Final = ("permanent", *(noun for _, noun in TYPE_NAMES))
the_sacrificed: Final = Choice("what was sacrificed")
phrase(
    "{what}",
    the.what,
    the_sacrificed,
    then=saved_as("sacrificed", *NOUNS),
    what=Words("it", [(f"the sacrificed {noun}", SACRIFICED) for noun in NOUNS]),
)
for words, node in (("power", n.PowerOf), ("toughness", n.ToughnessOf), ("mana value", n.ManaValueOf)):
    phrase(f"{{of}}'s {words}", like(node, of=the.of), quantities, of=the_sacrificed)
    phrase(f"the {words} of {{of}}", like(node, of=the.of), quantities, of=the_sacrificed, parse_only=True)
# As it last was: said so before anything that is told of what still is.
it_was: Final = phrase("{what} was {which}", n.Fits, what=the_sacrificed, which=qualities)
it_wasnt: Final = phrase(
    "{what} wasn't {which}", like(n.Negated, of=like(n.Fits, what=the.what, which=the.which)),
    what=the_sacrificed, which=qualities,
)  # fmt: skip
so_much: Final = Choice("how much it was")
for words, node in (("power", n.PowerOf), ("toughness", n.ToughnessOf), ("mana value", n.ManaValueOf)):
    for tail, op in ((" or greater", ">="), (" or less", "<=")):
        was_so_much = like(n.Compare, left=like(node, of=the.of), op=op, right=the.count)
        for verb in ("was", "is"):
            phrase(
                f"{{of}}'s {words} {verb} {{count}}{tail}", was_so_much, so_much, of=the_sacrificed, count=figures,
                parse_only=verb == "is",
            )  # fmt: skip
conditions.of[:0] = [it_was, it_wasnt, so_much]


def is_sacrificed(value: Any) -> bool:
    """True if something was sacrificed: by a spell for its costs, of which its other lines tell; by an ability for its
    own costs or as it is carried out. What was sacrificed for a spell is not carried on to the permanent that it
    becomes.
    """
    for ability in value if isinstance(value, tuple) else (value,):
        if not isinstance(ability, n.SpellAbility):
            parts = everything_in(ability)
            if SACRIFICED in parts and not any(isinstance(part, SACRIFICING) for part in parts):
                return False
    return True


SACRIFICING: Final = (n.SacrificeCost, n.Sacrifice)

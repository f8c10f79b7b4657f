""" "The difference": by how much a condition that compares two amounts holds: "if you have fewer than seven cards in
hand, draw cards equal to the difference". It is the greater amount minus the lesser, worked out as it is needed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.amounts import quantities
from mainphase.language.syntax import phrase
from mainphase.language.trees import rewrite_top_down

WORDS: Final = "the difference"
UNTOLD: Final = n.DoneThisWay(WORDS)  # until it is known what is compared; a reading in which it stays is refused


phrase(WORDS, UNTOLD, quantities, parse_only=True)


def difference(condition: Any) -> n.Quantity | None:
    """By how much it holds, if it compares two amounts."""
    if not isinstance(condition, n.Compare) or condition.op not in ("<", ">"):
        return None
    less, more = (condition.left, condition.right) if condition.op == "<" else (condition.right, condition.left)
    return n.Plus(more, n.Times(-1, less))


def told_in_full(text: str, value: Any) -> Any:
    """The meaning with each difference as what it is, by the condition nearest around it."""
    return rewrite_top_down(value, compared_here) if WORDS in text else value


def compared_here(node: Any) -> Any:
    inside: Any
    if isinstance(node, n.Triggered):
        inside, condition = node.modes, node.condition
    elif isinstance(node, n.If):
        inside, condition = node.then, node.condition
    else:
        return node
    made = rewrite_top_down(inside, compared_here)
    by = difference(condition)
    if by is not None and UNTOLD in everything_in(made):
        made = rewrite_top_down(made, lambda part: by if part == UNTOLD else part)
    if made is inside:
        return node
    return replace(node, modes=made) if isinstance(node, n.Triggered) else replace(node, then=made)

"""What a spell is aimed at only if it was kicked, which no node says (CR 702.33g): that is declined."""

from __future__ import annotations

from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.language.grammar.trees import parts_in


def is_aimed(value: Any) -> bool:
    """Whether whatever these abilities are aimed at is spoken of besides what they do if they were paid for."""
    for part in parts_in(value, []):
        if isinstance(part, n.Mode):
            surely: set[int] = set()
            aimed_at(part.effect, surely)
            if any(isinstance(one, n.Target) and one.index not in surely for one in parts_in(part.effect, [])):
                return False
    return True


def aimed_at(node: Any, found: set[int]) -> None:
    """The targets that are named whether it was paid for or not."""
    if isinstance(node, tuple):
        for one in node:
            aimed_at(one, found)
    elif isinstance(node, n.Target):
        found.add(node.index)
    elif isinstance(node, n.Node):
        paid = isinstance(node, n.If) and any(isinstance(one, n.WasPaid) for one in parts_in(node.condition, []))
        for name, _, _ in fields_of(type(node)):
            if not (paid and name == "then"):
                aimed_at(getattr(node, name), found)

"""Trees of nodes, looked through and changed in places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import Node


def rewrite_top_down(node: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with every part of it changed, from the outside inwards; a part that is changed is left so."""
    made = change(node)
    if made is not node:
        return made
    if isinstance(node, tuple):
        parts = tuple([rewrite_top_down(part, change) for part in node])
        return node if all(a is b for a, b in zip(parts, node, strict=True)) else parts
    if isinstance(node, Node):
        fields = {name: getattr(node, name) for name, _, _ in fields_of(type(node))}
        new = {name: rewrite_top_down(part, change) for name, part in fields.items()}
        return node if all(new[name] is part for name, part in fields.items()) else type(node)(**new)
    return node

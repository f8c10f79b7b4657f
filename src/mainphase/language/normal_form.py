"""One form for trees that mean the same: two definitions of a card are equal if their normal forms are.

What is left out decides nothing: the order of what must be true at once, how instructions are nested, the words in
which a target is asked for, whether keywords stand together, what an alternative cost is called.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.codec import canonical
from mainphase.cards.nodes import Node
from mainphase.cards.nodes.often_named import CREATURE, ON_BATTLEFIELD


def normal(value: Any) -> Any:
    """The normal form of a node, and of tuples of nodes."""
    if isinstance(value, tuple):
        return tuple(normal(one) for one in value)
    if not isinstance(value, Node):
        return value
    node: Any = value
    changes = {f.name: normal(getattr(node, f.name)) for f in fields(node)}
    if any(changes[name] is not getattr(node, name) for name in changes):
        node = replace(node, **changes)
    if isinstance(node, n.All):
        return at_once(node)
    if isinstance(node, n.Any):
        return merged_alternatives(node)
    if isinstance(node, n.OneOf) and node.of == n.This():
        return n.IsThis()
    if isinstance(node, n.Sequence):
        return flat_sequence(node)
    if isinstance(node, n.TargetPhrase):
        return replace(node, words="target")
    if isinstance(node, n.Mode):
        return replace(node, words="")
    if isinstance(node, n.CantBeBlocked) and node.by is not None:
        return replace(node, by=only_creatures(node.by))
    if isinstance(node, n.AlternativeCost) and " " in node.name:
        return replace(node, name="an author's name")  # keywords have names of one word
    if isinstance(node, n.CreateEmblem):
        return replace(node, emblem=replace(node.emblem, name="Emblem"))  # no text says whose emblem it is
    if isinstance(node, n.CardDef):
        return replace(node, abilities=abilities_in_order(node.abilities))
    return node


def at_once(node: n.All) -> n.Filter:
    """Filters are about permanents on the battlefield unless they say otherwise."""
    parts: list[n.Filter] = []
    for part in node.of:
        parts += part.of if isinstance(part, n.All) else () if part in (n.Anything(), ON_BATTLEFIELD) else (part,)
    parts = sorted(dict.fromkeys(parts), key=canonical)
    if not parts:
        return n.Anything()
    return parts[0] if len(parts) == 1 else n.All(tuple(parts))


def only_creatures(by: n.Filter) -> n.Filter:
    """Only creatures block, whether or not it is said."""
    if isinstance(by, n.Not):
        return n.Not(only_creatures(by.of))
    return at_once(n.All(tuple(part for part in by.of if part != CREATURE))) if isinstance(by, n.All) else by


def merged_alternatives(node: n.Any) -> n.Filter:
    types = colors = 0
    rest: list[n.Filter] = []
    for part in node.of:
        if isinstance(part, n.OfType):
            types |= part.types
        elif isinstance(part, n.OfColor):
            colors |= part.colors
        else:
            rest += part.of if isinstance(part, n.Any) else (part,)
    masks = [*([n.OfType(types)] if types else []), *([n.OfColor(colors)] if colors else [])]
    parts = [*masks, *sorted(dict.fromkeys(rest), key=canonical)]
    return parts[0] if len(parts) == 1 else n.Any(tuple(parts))


def flat_sequence(node: n.Sequence) -> n.Effect:
    steps: list[n.Effect] = []
    for step in node.of:
        steps += step.of if isinstance(step, n.Sequence) else (step,)
    return steps[0] if len(steps) == 1 else n.Sequence(tuple(steps))


def abilities_in_order(abilities: tuple[n.Ability, ...]) -> tuple[n.Ability, ...]:
    """Keywords together, the abilities that the card prints in its order."""
    mask = 0
    rest: list[n.Ability] = []
    for ability in abilities:
        if isinstance(ability, n.HasKeywords):
            mask |= ability.keywords
        else:
            rest.append(ability)
    return (*((n.HasKeywords(mask),) if mask else ()), *sorted(rest, key=canonical))

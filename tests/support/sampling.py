"""A sample of every node class, made from what its fields may hold: for tests that go over the whole vocabulary."""

from __future__ import annotations

import dataclasses
import types
import typing
from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.codec import CLASSES, hints_of
from mainphase.cards.nodes import Node

# Each family of the vocabulary, and a member that can stand for it.
FAMILIES: dict[type[Node], Node] = {
    n.Quantity: n.Fixed(2),
    n.Selector: n.You(),
    n.Filter: n.OfType(n.CardType.CREATURE),
    n.Condition: n.IsYourTurn(),
    n.Cost: n.TapThis(),
    n.Effect: n.Draw(n.Fixed(1)),
    n.Trigger: n.Enters(n.IsThis()),
    n.Modification: n.GainKeywords(n.Keyword.FLYING),
    n.StaticEffect: n.EntersTapped(),
    n.Ability: n.HasKeywords(n.Keyword.FLYING),
}
# What a field of text or of a number may say, where not everything will do.
SAID: dict[str, Any] = {
    "op": ">=",
    "part": "upkeep",
    "step": "upkeep",
    "phases": ("combat",),
    "after_phase": "combat",
    "place": "combat phase",
    "kind": "time",
    "words": "",
    "subtype": "Goblin",
    "types": n.CardType.CREATURE,
    "supertypes": n.Supertype.LEGENDARY,
    "choices": ((n.Color.GREEN,),),
}


def kinds() -> list[type[Node]]:
    """Every class that a card can hold something of, in the order of their names."""
    return [kind for _, kind in sorted(CLASSES.items()) if family(kind) is not None and kind not in FAMILIES]


def family(kind: type[Node]) -> type[Node] | None:
    return next((root for root in FAMILIES if issubclass(kind, root)), None)


def sample(kind: type[Node], full: bool) -> Node:
    """One of this class; `full` fills in what may be left out, and says yes where it is asked."""
    hints = hints_of(kind)
    values: dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        needed = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        if needed or full:
            values[field.name] = value(hints[field.name], field.name, full)
    return kind(**values)


def value(hint: Any, name: str, full: bool) -> Any:
    if name in SAID and hint is not bool:
        return SAID[name]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return value(next(a for a in args if a is not type(None)), name, full)
    if origin is tuple:
        return (value(args[0], name, full),)
    if hint is bool:
        return full
    if hint is int:
        return 1
    if hint is str:
        return "it"
    if hint is n.Mode:
        return n.Mode(FAMILIES[n.Effect])  # type: ignore[arg-type]
    if hint in FAMILIES:
        return FAMILIES[hint]
    return sample(hint, False)

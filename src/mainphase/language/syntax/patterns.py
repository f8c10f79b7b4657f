"""Values of phrases with places left open: put together when a phrase is read, taken apart when it is said.

`like(Move, what=the.what, to=EXILE)` is a `Move` to exile of whatever stands at the slot "what". A field that is not
named holds its default, in both directions.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import Node


class Declined:
    """The answer of a conversion to a value that is none of its own."""


DECLINED: Final = Declined()


class Slot:
    """An open place of a pattern."""

    def __init__(self, name: str) -> None:
        self.name = name


class Slots:
    """`the.amount` is the slot of that name."""

    def __getattr__(self, name: str) -> Slot:
        made = Slot(name)
        setattr(self, name, made)
        return made


the: Final = Slots()


class Like:
    """A node of a class, with patterns for its fields."""

    def __init__(self, kind: type, fields: dict[str, Any]) -> None:
        self.kind = kind
        self.given = fields

    @cached_property
    def fields(self) -> list[tuple[str, Any]]:
        held = [(name, self.given[name]) for name, _, _ in fields_of(self.kind) if name in self.given]
        if len(held) < len(self.given):
            names = [name for name, _, _ in fields_of(self.kind)]
            unknown = [name for name in self.given if name not in names]
            raise TypeError(f"{self.kind.__name__} has no field {unknown[0]}; it has {', '.join(names)}")
        return held

    @cached_property
    def defaults(self) -> list[tuple[str, Any]]:
        found: list[tuple[str, Any]] = []
        for name, has_default, default in fields_of(self.kind):
            if name in self.given:
                continue
            if not has_default:
                raise TypeError(f"the field {name} of {self.kind.__name__} is not said")
            found.append((name, default))
        return found

    @cached_property
    def slots(self) -> list[str]:
        return list(dict.fromkeys([name for _, held in self.fields for name in slots_in(held)]))


def like(kind: type, /, **fields: Any) -> Like:
    return Like(kind, fields)


class Shaped(Like):
    """A node in which certain parts stand for slots; they are looked for when a value is of its class."""

    def __init__(self, node: Node, held: dict[str, Any]) -> None:
        super().__init__(type(node), {})
        self.node = node
        self.held = held

    @cached_property
    def fields(self) -> list[tuple[str, Any]]:
        return [(name, shaped(getattr(self.node, name), **self.held)) for name, _, _ in fields_of(self.kind)]

    @cached_property
    def defaults(self) -> list[tuple[str, Any]]:
        return []


def shaped(value: Any, **held: Any) -> Any:
    """The pattern of a value in which certain parts stand for slots: `shaped(cycling("{9}"), price=pay("{9}"))`."""
    for name, part in held.items():
        if type(part) is type(value) and part == value:
            return Slot(name)
    if isinstance(value, tuple):
        return tuple([shaped(one, **held) for one in value])
    return Shaped(value, held) if isinstance(value, Node) else value


def slots_in(pattern: Any) -> list[str]:
    """The names of the open places, each once."""
    if isinstance(pattern, Slot):
        return [pattern.name]
    if isinstance(pattern, Like):
        return pattern.slots
    if isinstance(pattern, tuple):
        return list(dict.fromkeys([name for held in pattern for name in slots_in(held)]))
    return []


def build(pattern: Any, bound: dict[str, Any]) -> Any:
    """The value, with what stands at the slots."""
    if isinstance(pattern, Slot):
        return bound[pattern.name]
    if isinstance(pattern, Like):
        values: dict[str, Any] = {}
        for name, held in pattern.fields:
            values[name] = build(held, bound)
        return pattern.kind(**values)
    if isinstance(pattern, tuple):
        return tuple([build(held, bound) for held in pattern])
    return pattern


def match_pattern(pattern: Any, value: Any, bound: dict[str, Any]) -> bool:
    """True if the value is of this shape; what stands at the slots is put into `bound`."""
    if isinstance(pattern, Slot):
        if pattern.name in bound:
            return bool(bound[pattern.name] == value)
        bound[pattern.name] = value
        return True
    if isinstance(pattern, Like):
        if type(value) is not pattern.kind:
            return False
        for name, default in pattern.defaults:
            if getattr(value, name) != default:
                return False
        for name, held in pattern.fields:
            if not match_pattern(held, getattr(value, name), bound):
                return False
        return True
    if isinstance(pattern, tuple):
        if not isinstance(value, tuple) or len(value) != len(pattern):
            return False
        for i in range(len(pattern)):
            if not match_pattern(pattern[i], value[i], bound):
                return False
        return True
    return type(value) is type(pattern) and bool(value == pattern)

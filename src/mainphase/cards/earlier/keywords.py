"""Former meanings of keywords: the law of their days, for every card that has one, or gives it, or makes what has it.

A card is read as it stands today. On a day before a keyword changed, its definition is gone through, and the abilities
under that keyword are made what the rules of the day made of them.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeGuard, TypeVar

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import CardDef, Node


@dataclass(frozen=True)
class Law:
    """How the keyword abilities of a name were until (and not including) a day, and the text that says so."""

    keyword: str
    until: datetime.date
    change: Callable[[n.Triggered], n.Triggered]
    source: str


def unasked(ability: n.Triggered) -> n.Triggered:
    """Without the condition that it has had since."""
    return replace(ability, condition=None)


def in_any_order(ability: n.Triggered) -> n.Triggered:
    """Returns the ability so that cards are put on the bottom in any order."""
    return rewrite_bottom_up(ability, lambda node: replace(node, at_random=False) if is_to_bottom(node) else node)


def is_to_bottom(node: Node) -> TypeGuard[n.Move]:
    return isinstance(node, n.Move) and node.bottom


def plain_germ(ability: n.Triggered) -> n.Triggered:
    """The Germ that it makes is no Phyrexian."""

    def germ(node: Node) -> Node:
        if isinstance(node, CardDef) and node.subtypes == ("Phyrexian", "Germ"):
            return replace(node, name="Germ Token", subtypes=("Germ",))
        return node

    return rewrite_bottom_up(ability, germ)


# Newest first, as they are applied on the way back.
LAWS: tuple[Law, ...] = (
    Law("hideaway", datetime.date(2022, 4, 29), in_any_order, "rules text of 2022-02-18: 702.75a"),
    Law("living weapon", datetime.date(2021, 6, 18), plain_germ, "rules text of 2021-04-22: 702.92a"),
    # It did what it does though its permanent was gone.
    Law("cumulative upkeep", datetime.date(2010, 7, 16), unasked, "rules text of 2010-06-18: 702.21a"),
    # It triggered without a counter to move, too.
    Law("graft", datetime.date(2007, 2, 1), unasked, "rules text of 2006-10-01: 502.54a"),
)


def by_law(card: CardDef, day: str) -> CardDef:
    """The card as the keywords of a day make it."""
    count = sum(day < law.until.isoformat() for law in LAWS)
    return with_former_keywords(card, count) if count else card


@lru_cache(maxsize=4096)
def with_former_keywords(card: CardDef, count: int) -> CardDef:
    """The card under the newest so many of the laws."""
    held = {law.keyword: law for law in LAWS[:count]}

    def then(node: Node) -> Node:
        if isinstance(node, n.Triggered) and node.keyword in held:
            return held[node.keyword].change(node)
        return node

    return rewrite_bottom_up(card, then)


Made = TypeVar("Made", bound=Node)


def rewrite_bottom_up(node: Made, change: Callable[[Node], Node]) -> Made:
    """The tree with every node in it changed, from the leaves up; itself where nothing is."""
    fields = {}
    for name, _, _ in fields_of(type(node)):
        held = getattr(node, name)
        made = changed_part(held, change)
        if made is not held:
            fields[name] = made
    return change(replace(node, **fields) if fields else node)  # type: ignore[return-value]  # of the same class


def changed_part(held: object, change: Callable[[Node], Node]) -> object:
    if isinstance(held, Node):
        return rewrite_bottom_up(held, change)
    if isinstance(held, tuple):
        parts = [changed_part(part, change) for part in held]
        return tuple(parts) if any(new is not old for new, old in zip(parts, held, strict=True)) else held
    return held

"""Cards that reach outside the game (CR 400.11b): they bring cards in from there, or are companions there."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import CardDef, Node, Zone


def reaches_outside(held: object) -> bool:
    """True if anything in this tree speaks of cards outside the game."""
    if isinstance(held, tuple):
        return any(reaches_outside(each) for each in held)
    if not isinstance(held, Node):
        return False
    if isinstance(held, n.BringIn) or (isinstance(held, n.InZone) and held.zone == Zone.OUTSIDE):
        return True
    return any(reaches_outside(getattr(held, name)) for name, _, _ in fields_of(type(held)))


def has_companion(card: CardDef) -> bool:
    """True if a card may be its owner's companion (CR 702.139)."""
    return any(isinstance(ability, n.Companion) for ability in card.abilities)

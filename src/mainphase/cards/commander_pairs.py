"""Which cards may be a commander, alone or as one of two (CR 903.3, 702.124)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword, Supertype
from mainphase.cards.variants import BRAWL, COMMANDER, OATHBREAKER
from mainphase.rules.law import Rules

VEHICLES_LEAD_SINCE: Final = "2025-07-25"
DOCTOR: Final = frozenset(("Time Lord", "Doctor"))


def is_legendary(card: CardDef) -> bool:
    return card.supertypes & Supertype.LEGENDARY != 0


def is_signature(card: CardDef) -> bool:
    """True if a card among those in a deck's command zone can only be a signature spell: an instant or sorcery."""
    return card.types & (CardType.INSTANT | CardType.SORCERY) != 0


def may_lead_alone(card: CardDef, law: Rules, variant: str = COMMANDER) -> bool:
    """True if a card can be a deck's commander by itself (CR 903.3, 903.3a); in Brawl a legendary planeswalker can too
    (903.12c), and in Oathbreaker any planeswalker and nothing else.
    """
    if variant == OATHBREAKER:
        return card.types & CardType.PLANESWALKER != 0
    if any(isinstance(ability, n.CanBeCommander) for ability in card.abilities):
        return True
    if not is_legendary(card):
        return False
    if card.types & CardType.CREATURE or (variant == BRAWL and card.types & CardType.PLANESWALKER):
        return True
    if law.date < VEHICLES_LEAD_SINCE:
        return False
    return "Vehicle" in card.subtypes or ("Spacecraft" in card.subtypes and card.power is not None)


def may_lead_together(one: CardDef, other: CardDef, law: Rules, variant: str = COMMANDER) -> bool:
    """True if two cards can be a deck's commanders (CR 702.124)."""
    if has_partner(one) and has_partner(other):
        return may_lead_alone(one, law, variant) and may_lead_alone(other, law, variant)
    return pairs_with(one, other, law, variant) or pairs_with(other, one, law, variant)


def pairs_with(one: CardDef, other: CardDef, law: Rules, variant: str = COMMANDER) -> bool:
    """True if a partner ability of the one card, named otherwise than partner, lets it lead together with the other."""
    if not may_lead_alone(one, law, variant):
        return False
    for ability in one.abilities:
        if isinstance(ability, n.PairsAsCommander):
            if ability.kind == "choose a Background":  # CR 702.124k
                if is_legendary(other) and other.types & CardType.ENCHANTMENT and "Background" in other.subtypes:
                    return True
            elif ability.kind == "Doctor's companion":  # CR 702.124m
                if is_legendary(other) and other.types & CardType.CREATURE and frozenset(other.subtypes) == DOCTOR:
                    return True
            elif may_lead_alone(other, law, variant) and answers(other, ability, one.name):
                return True
    return False


def answers(other: CardDef, ability: n.PairsAsCommander, name: str) -> bool:
    """True if the other card has the same ability, with this name if it is about names (CR 702.124i, 702.124j)."""
    return (not ability.name or ability.name == other.name) and any(
        isinstance(theirs, n.PairsAsCommander) and theirs.kind == ability.kind and theirs.name in ("", name)
        for theirs in other.abilities
    )


def has_partner(card: CardDef) -> bool:
    """True if it has partner itself (CR 702.124h)."""
    return any(isinstance(ability, n.HasKeywords) and ability.keywords & Keyword.PARTNER for ability in card.abilities)

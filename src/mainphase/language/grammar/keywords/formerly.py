"""Keyword abilities that once did something else are said with the same words (CR 702.24, 702.75)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.words import keyword_abilities as k

HERE: Final = n.Fits(n.This(), n.InZone(n.Zone.BATTLEFIELD))  # the permanent is still there
MOST: Final = 10


def as_today(ability: n.Ability) -> n.Ability:
    """The ability as it is written today, if it is one that its keyword once stood for."""
    if isinstance(ability, n.Triggered):
        if ability.keyword == "cumulative upkeep" and ability.condition is None:
            return replace(ability, condition=HERE)
        if ability.keyword == "hideaway":
            for count in range(1, MOST + 1):
                if ability == k.hideaway(count, at_random=False):
                    return k.hideaway(count)
    return ability

"""Keyword abilities that once did something else are said with the same words (`cards.earlier.keywords`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.earlier.keywords import is_to_bottom, rewrite_bottom_up
from mainphase.cards.words import creature_keywords as c

# What an ability under a keyword asks today as it triggers.
ASKED: Final = {
    "cumulative upkeep": n.Fits(n.This(), n.InZone(n.Zone.BATTLEFIELD)),  # the permanent is still there
    "graft": n.Fits(n.This(), n.HasCounter("+1/+1")),
}


def as_today(ability: n.Ability) -> n.Ability:
    """The ability as it is written today, if it is one that its keyword once stood for."""
    if not isinstance(ability, n.Triggered):
        return ability
    if ability.keyword in ASKED and ability.condition is None:
        return replace(ability, condition=ASKED[ability.keyword])
    if ability.keyword == "hideaway":
        return rewrite_bottom_up(ability, lambda node: replace(node, at_random=True) if is_to_bottom(node) else node)
    return c.living_weapon if ability.keyword == "living weapon" else ability

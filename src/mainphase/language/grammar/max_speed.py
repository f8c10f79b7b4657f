""" "Max speed — {T}: Add {R}{R}.": an ability that something has while its controller has max speed (CR 702.178)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mainphase.cards import nodes as n
from mainphase.language.grammar.conditions import MAX_SPEED
from mainphase.language.syntax import DECLINED


def at_max_speed(abilities: Any) -> Any:
    """The abilities on that condition: asked as they are activated, as they trigger, while they apply."""
    made = tuple(on_condition(ability) for ability in abilities)
    return DECLINED if DECLINED in made else made


def on_condition(ability: Any) -> Any:
    if isinstance(ability, n.Triggered):
        if isinstance(ability.on, n.While):
            return DECLINED
        return replace(ability, on=n.While(ability.on, MAX_SPEED))
    if not isinstance(ability, (n.Activated, n.Static, n.AlternativeCost)):
        return DECLINED
    known = ability.condition
    return replace(ability, condition=MAX_SPEED if known is None else n.Both(MAX_SPEED, known))


def of_any_speed(abilities: Any) -> Any:
    made = tuple(unconditional(ability) for ability in abilities)
    return DECLINED if DECLINED in made else made


def unconditional(ability: Any) -> Any:
    if isinstance(ability, n.Triggered):
        on = ability.on
        if not isinstance(on, n.While) or on.condition != MAX_SPEED:
            return DECLINED
        return replace(ability, on=on.on)
    if not isinstance(ability, (n.Activated, n.Static, n.AlternativeCost)):
        return DECLINED
    known = ability.condition
    if known == MAX_SPEED:
        return replace(ability, condition=None)
    if isinstance(known, n.Both) and known.left == MAX_SPEED:
        return replace(ability, condition=known.right)
    return DECLINED

""" "That many", "that much life": the amount of an event, where there is an event that has one."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import Node
from mainphase.language.syntax import DECLINED, Mapped, Phrase

# Events that have an amount which their texts may speak of.
WITH_AMOUNT: Final = (
    n.DealsDamage, n.IsDealtDamage, n.DamageIsPrevented, n.GainsLife, n.LosesLife, n.DiscardsCards, n.CountersArePut,
)  # fmt: skip


def has_amount(on: n.Trigger) -> bool:
    return all(has_amount(one) for one in on.of) if isinstance(on, n.AnyOf) else isinstance(on, WITH_AMOUNT)


def means_nothing(value: Any, known: bool = False) -> bool:
    """Whether "that many" stands where no event has an amount: it would be something else that was counted."""
    if isinstance(value, tuple):
        return any(means_nothing(one, known) for one in value)
    if not isinstance(value, Node):
        return False
    if isinstance(value, n.EventAmount):
        return not known
    if isinstance(value, n.Triggered):
        known = has_amount(value.on)
    elif isinstance(value, (n.Static, n.PreventDamage)):
        known = True  # what is prevented
    return any(means_nothing(getattr(value, name), known) for name, _, _ in fields_of(type(value)))


def counting_something(of: Phrase) -> Phrase:
    """Abilities in which "that many" means something."""

    def kept(ability: Any) -> Any:
        return DECLINED if means_nothing(ability) else ability

    return Mapped(of, kept, lambda ability: ability)

"""Targets that a spell has only if a cost was paid for it: kicker, bargain, a gift (CR 601.2c, 702.33g)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.kernel.lowering.dependencies import everything_in


def aimed_if_paid(effect: n.Effect, targets: tuple[n.TargetPhrase, ...]) -> tuple[n.TargetPhrase, ...]:
    """The targets, some of them only if a cost was paid: those that nothing else speaks of (CR 601.2c, 702.33g)."""
    if not any(isinstance(part, n.WasPaid) for part in everything_in(effect)):
        return targets
    found = list(targets)
    surely = targets_named(effect)
    for part in everything_in(effect):
        if isinstance(part, n.If) and isinstance(part.condition, n.WasPaid):
            for index in targets_named(part.then) - surely:
                if is_one_target(targets[index]):
                    found[index] = replace(targets[index], amount=n.AmountIf(part.condition, n.Fixed(1)))
    return tuple(found)


def targets_named(node: Any) -> set[int]:
    """The numbers of the targets that are spoken of, besides what is done if something was paid."""
    if isinstance(node, n.Target):
        return {node.index}
    found: set[int] = set()
    for part in node if isinstance(node, tuple) else ():
        found |= targets_named(part)
    if isinstance(node, n.Node):
        paid = isinstance(node, n.If) and isinstance(node.condition, n.WasPaid)
        for name, _, _ in fields_of(type(node)):
            if not (paid and name == "then"):
                found |= targets_named(getattr(node, name))
    return found


def is_one_target(aim: n.TargetPhrase) -> bool:
    return (aim.at_least, aim.at_most, aim.amount) == (1, 1, None)


def aimed_anyhow(targets: tuple[n.TargetPhrase, ...]) -> tuple[n.TargetPhrase, ...]:
    """The targets as they are told."""
    return tuple(replace(aim, amount=None) if isinstance(aim.amount, n.AmountIf) else aim for aim in targets)

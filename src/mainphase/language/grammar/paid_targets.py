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
            paid, unpaid = targets_named(part.then), targets_named(part.otherwise)
            for index in paid - surely:
                found[index] = aimed_if(part.condition, targets[index])
            for index in unpaid - surely - paid if paid - unpaid else ():  # "instead", with other targets
                found[index] = aimed_if(n.Negated(part.condition), targets[index])
    return tuple(found)


def aimed_if(condition: n.Condition, aim: n.TargetPhrase) -> n.TargetPhrase:
    """The target or targets, of a number that is fixed, only if this is so."""
    if aim.amount is not None or aim.at_least not in (0, aim.at_most):
        return aim
    return replace(aim, amount=n.AmountIf(condition, n.Fixed(aim.at_most)))


def targets_named(node: Any) -> set[int]:
    """The numbers of the targets that are spoken of, besides what is done if something was paid, and what if not where
    the other has targets of its own.
    """
    if isinstance(node, n.Target):
        return {node.index}
    found: set[int] = set()
    for part in node if isinstance(node, tuple) else ():
        found |= targets_named(part)
    if isinstance(node, n.Node):
        left_out: tuple[str, ...] = ()
        if isinstance(node, n.If) and isinstance(node.condition, n.WasPaid):
            apart = targets_named(node.then) - targets_named(node.otherwise)
            left_out = ("then", "otherwise") if apart and node.otherwise is not None else ("then",)
        for name, _, _ in fields_of(type(node)):
            if name not in left_out:
                found |= targets_named(getattr(node, name))
    return found


def aimed_anyhow(targets: tuple[n.TargetPhrase, ...]) -> tuple[n.TargetPhrase, ...]:
    """The targets as they are told."""
    return tuple(replace(aim, amount=None) if isinstance(aim.amount, n.AmountIf) else aim for aim in targets)

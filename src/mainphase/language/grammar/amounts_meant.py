""" "That much", "that many", where no event tells an amount: so much as was paid or removed, or as many as were
exiled, sacrificed or discarded before, or as a condition has counted. The texts say it as they say the amount of an
event; here it becomes what is meant, where one thing before it can be. What is left is refused (`that_much`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import DISCARDED, WITH_MODES
from mainphase.kernel.keys import SavedAs
from mainphase.language.grammar.amounts import REMOVED
from mainphase.language.grammar.clauses import says_x, steps_of
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.other_than import in_own_parts
from mainphase.language.grammar.that_much import says_that_much, tells_amount

THAT_MUCH: Final = n.EventAmount()
SACRIFICED_NOW: Final = n.Saved(SavedAs.SACRIFICED)
COUNTED: Final = (n.TimesThisTurn, n.SoMuchThisTurn)


def amounts_meant(value: Any) -> Any:
    """The meaning of these abilities, with every "that much" as what it means; and every X that was chosen for the
    spell of which an event tells (CR 107.3).
    """
    if isinstance(value, tuple):
        return tuple([amounts_meant(one) for one in value])
    if isinstance(value, n.Triggered) and of_spell_with_x(value.on) and says_x(value.modes):
        return replace(value, modes=in_own_parts(value.modes, as_x_of_spell))
    if not isinstance(value, WITH_MODES) or not says_that_much(value.modes):
        return value
    if isinstance(value, n.Triggered) and tells_amount(value.on):
        return replace(value, modes=in_own_parts(value.modes, as_done_before))
    made = replace(value, modes=in_own_parts(value.modes, as_paid_or_done))
    whole = paid_for(made) if isinstance(made, n.Activated) else counted_by_condition(made)
    return made if whole is None else replace(made, modes=tuple([so_much(mode, whole) for mode in made.modes]))


def of_spell_with_x(on: n.Trigger) -> bool:
    return isinstance(on, n.CastsSpell) and n.HasXInCost() in conjuncts(on.which)


def as_x_of_spell(node: Any) -> Any:
    return n.XOf(n.ThatObject()) if isinstance(node, n.X) else node


def so_much(node: Any, amount: n.Quantity) -> Any:
    """The node with the amount in the place of "that much", but for abilities that it gives to others."""

    def change(part: Any) -> Any:
        if part == THAT_MUCH:
            return amount
        if isinstance(part, n.Reflexive):
            return replace(part, ability=replace(part.ability, modes=so_much(part.ability.modes, amount)))
        return part

    return in_own_parts(node, change)


def paid_for(ability: n.Activated) -> n.Quantity | None:
    """How many counters were removed to pay for it, which may be another number each time."""
    removed = [part for part in ability.cost if isinstance(part, n.RemoveCountersCost)]
    if len(removed) != 1 or any(isinstance(part, n.PayMana) and part.mana.x for part in ability.cost):
        return None
    count = removed[0].count
    return count if isinstance(count, n.X) else REMOVED if isinstance(count, n.CountersOn) else None


def counted_by_condition(ability: Any) -> n.Quantity | None:
    """What the condition of a triggered ability has counted."""
    asked = getattr(ability, "condition", None)
    if isinstance(asked, n.Compare) and asked.op == ">=" and isinstance(asked.left, COUNTED):
        return asked.left
    return None


def as_done_before(node: Any) -> Any:
    """What triggers as one or more things are done this way, and a condition that asks for them: so many were."""
    if isinstance(node, n.If) and all(isinstance(step, n.Reflexive) for step in steps_of(node.then)):
        many = number_asked_about(node.condition)
        if many is not None:
            return replace(node, then=so_much_of(node.then, many))
    return node


def so_much_of(reflexive: Any, many: n.Quantity) -> Any:
    if isinstance(reflexive, n.Sequence):
        return n.Sequence(tuple([so_much_of(step, many) for step in reflexive.of]))
    return replace(reflexive, ability=replace(reflexive.ability, modes=so_much(reflexive.ability.modes, many)))


def number_asked_about(condition: Any) -> n.Quantity | None:
    """How many of those things there are of which the condition asks whether there is any."""
    if isinstance(condition, n.Fits) and isinstance(condition.what, n.Saved):
        return n.SizeOf(condition.what, condition.which)
    if isinstance(condition, n.Compare) and (condition.op, condition.right) == (">=", n.Fixed(1)):
        return condition.left if isinstance(condition.left, n.SizeOf) else None
    return None


def as_paid_or_done(node: Any) -> Any:
    node = as_done_before(node)
    if isinstance(node, n.PayOrElse) and len(node.cost) == 1 and node.paid is not None:
        [cost] = node.cost
        if isinstance(cost, n.PayLife) and not isinstance(cost.amount, (n.Fixed, n.EventAmount)):
            return replace(node, paid=so_much(node.paid, cost.amount))
    if isinstance(node, n.Sequence):
        return after_what_is_done(node)
    return node


def after_what_is_done(node: n.Sequence) -> n.Sequence:
    """In turn: what follows what was removed, or given up in any number, is as much as that."""
    told: n.Quantity | None = None
    steps: list[n.Effect] = []
    for step in node.of:
        if told is not None and says_that_much(step):
            step = so_much(step, told)
        else:
            told = counted_by(step)
        steps.append(in_own_parts(step, as_paid_or_done))
    return n.Sequence(tuple(steps))


def counted_by(step: n.Effect) -> n.Quantity | None:
    if isinstance(step, n.RemoveCounters) and step.amount is None:
        return REMOVED
    if isinstance(step, n.Sacrifice) and step.up_to and step.by == n.You():
        return n.SizeOf(SACRIFICED_NOW)
    if isinstance(step, n.Discard) and step.up_to and step.by == n.You():
        return n.SizeOf(DISCARDED)
    return None


# --- The inverse, where other words than these would not do


def amounts_as_told(ability: n.Ability) -> n.Ability:
    """The ability with "X" for what was chosen for a spell, and "up to that many target creatures"."""
    if not isinstance(ability, WITH_MODES):
        return ability
    if isinstance(ability, n.Triggered) and of_spell_with_x(ability.on):
        return replace(ability, modes=in_own_parts(ability.modes, as_told_x))
    return replace(ability, modes=in_own_parts(ability.modes, as_aimed_again))


def as_told_x(node: Any) -> Any:
    return n.X() if node == n.XOf(n.ThatObject()) else node


def as_aimed_again(node: Any) -> Any:
    many = number_asked_about(node.condition) if isinstance(node, n.If) else None
    if many is None or not isinstance(node.then, n.Reflexive):
        return node
    modes = tuple([aimed_at_many(mode, many) for mode in node.then.ability.modes])
    return replace(node, then=replace(node.then, ability=replace(node.then.ability, modes=modes)))


def aimed_at_many(mode: n.Mode, many: n.Quantity) -> n.Mode:
    targets = tuple([replace(one, amount=THAT_MUCH) if one.amount == many else one for one in mode.targets])
    return replace(mode, targets=targets)

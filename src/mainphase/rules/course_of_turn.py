"""The course of a turn, with the rule for all that happens in it, as plain data."""

from typing import Any

from mainphase.rules.concepts import concept_name
from mainphase.rules.law import CombatDamage, DrawForTurn, Rules
from mainphase.rules.plan import Action, ActionPlan


def cite(rules: Rules, concept: int) -> dict[str, Any]:
    """The rule of a concept on the date, and what else says so. Everything in a turn must have one."""
    rule = rules.number(concept)
    if not rule:
        raise AssertionError(f"{concept_name(concept)} has no number on {rules.date}")
    return {"rule": rule, "also": list(rules.also(concept))}


def cited_action(rules: Rules, action: ActionPlan) -> dict[str, Any]:
    """An operation of a part of the turn. `only` is the kind of game or step it is for, or None; `burns` that the mana
    which it empties costs life, `stacked` that it is put on the stack and happens as it resolves.
    """
    cited = {"action": action.name, **cite(rules, action.concept), "only": action.only or None}
    if action.action == Action.EMPTY_POOLS and rules.mana_burn:
        cited["burns"] = True
    draw = action.action == Action.DRAW and rules.draw_in_draw_part == DrawForTurn.STACK
    if draw or (action.action == Action.DEAL_DAMAGE and rules.combat_damage == CombatDamage.STACK):
        cited["stacked"] = True
    return cited

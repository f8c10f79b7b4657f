"""The turn of 1997 as plain data: what comes before its phases, the five parts of each, and the attack."""

from collections.abc import Sequence
from typing import Any

from mainphase.rules.concepts import Concept
from mainphase.rules.course_of_turn import cite, cited_action
from mainphase.rules.law import Rules
from mainphase.rules.plan import Action, AttackPart, AttackWindow, PhasePlan, PriorityKind, StepKind
from mainphase.saying.worded import worded

# Of a phase of 1997: its fourth and its fifth part. What else stands as it ends is its third.
FOURTH_AND_FIFTH = (Action.EMPTY_POOLS, Action.LIFE_CHECK)
_WINDOWS = {
    AttackWindow.NONE: None,
    AttackWindow.SERIES: "series",
    AttackWindow.BATCHES: "batches",
    AttackWindow.PREVENTION: "damage prevention",
}
_FAST = ["fast effects"]
_MANA = ["mana sources", "interrupts of specialized abilities", "damage prevention"]


def is_before(phase: PhasePlan) -> bool:
    """True if this is the beginning of the turn, which is not a phase."""
    return phase.steps[0].kind == StepKind.BEGINNING_OF_TURN


def before_the_phases(rules: Rules) -> list[dict[str, Any]]:
    """The time between turns and the beginning of the turn, with their parts."""
    skipping = worded("turn-skip-coming", "a player who may skip the coming turn says so")
    between = _part(rules, 1, "skipping the turn", Concept.SKIP, allowed=_MANA[:1], what=skipping)
    found = [{"name": "between turns", **cite(rules, Concept.SKIP), "parts": [between]}]
    for phase in rules.plan.phases:
        if is_before(phase):
            ends = [cited_action(rules, action) for action in phase.steps[0].ends]
            changing = worded("turn-changing", "what depends on whose turn it is changes")
            parts = [
                _part(rules, 1, "continuous effects", phase.concept, what=changing),
                _part(rules, 2, "beginning of turn", phase.concept, window="series", allowed=_MANA),
                _part(rules, 3, "arrivals", phase.concept, actions=ends),
            ]
            found.append({"name": phase.name, **cite(rules, phase.concept), "parts": parts})
    return found


def describe_batch_parts(rules: Rules, phase: PhasePlan) -> list[dict[str, Any]]:
    """The five parts of a phase: what happens in each and must be used in it, and how players may act."""
    step = phase.steps[0]
    third = [action for action in step.ends if action.action not in FOURTH_AND_FIFTH]
    fourth = [action for action in step.ends if action.action == Action.EMPTY_POOLS]
    fifth = [action for action in step.ends if action.action == Action.LIFE_CHECK]
    fast = step.priority == PriorityKind.ALWAYS
    allowed = list(_FAST if fast else _MANA)
    if step.kind == StepKind.MAIN:
        allowed += ["other spells of the active player", "a land", "an attack"]
    begins, body, third_part, burn, life = (
        [cited_action(rules, action) for action in actions]
        for actions in (step.begins, step.body, third, fourth, fifth)
    )
    for action in body:
        action["must"] = True
    return [
        _part(rules, 1, "beginning", Concept.TURN, window="series", actions=begins),
        _part(
            rules, 2, "body", step.priority_concept, window="batches" if fast else None, allowed=allowed, actions=body
        ),
        _part(rules, 3, "end", Concept.TURN, window="series", actions=third_part),
        _part(rules, 4, "mana burn", Concept.TURN, actions=burn),
        _part(rules, 5, "life check", Concept.TURN, actions=life),
    ]


def attack_of(rules: Rules, phase: PhasePlan) -> list[dict[str, Any]]:
    """The attack inside a phase, part by part; nothing for a phase without one."""
    return [_attack_part(rules, number, part) for number, part in enumerate(phase.attack, 1)]


def _attack_part(rules: Rules, number: int, part: AttackPart) -> dict[str, Any]:
    actions = [cited_action(rules, action) for action in part.actions]
    allowed = _FAST if part.window == AttackWindow.BATCHES else []
    described = _part(
        rules, number, part.name, part.concept, window=_WINDOWS[part.window], allowed=allowed, actions=actions
    )
    return {**described, "only": part.only or None}


def _part(
    rules: Rules,
    number: int,
    name: str,
    concept: int,
    *,
    window: str | None = None,
    allowed: Sequence[str] = (),
    actions: Sequence[dict[str, Any]] = (),
    what: str | None = None,
) -> dict[str, Any]:
    """One numbered part. `window` names how players act in it, `allowed` what they may play; `what` is said where
    nothing of the plan's happens.
    """
    return {
        "part": number,
        "name": name,
        "window": window,
        "allowed": list(allowed),
        "actions": list(actions),
        "what": what,
        **cite(rules, concept),
    }

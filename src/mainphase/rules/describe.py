"""The turn of a date as plain data, for `mainphase turn --json` and for people."""

from typing import Any

from mainphase.rules.concepts import concept_name
from mainphase.rules.law import Rules, Timing
from mainphase.rules.plan import Action, ActionPlan, PhasePlan, PriorityKind, StepKind, StepPlan
from mainphase.rules.timeline import timeline

# Of a phase of 1997: its third part.
AT_THE_END = (Action.DISCARD, Action.END_OF_TURN, Action.END_OF_UPKEEP)
_PRIORITY = {
    PriorityKind.NEVER: "never",
    PriorityKind.ALWAYS: "always",
    PriorityKind.EXCEPTION: "exception",
    PriorityKind.MANA_SOURCES: "mana sources",
}


def turn_as_data(rules: Rules) -> dict[str, Any]:
    """Phases, their steps, what happens as each begins and ends, and who gets priority, with the rule for everything.

    What happens in some games or turns only is listed too and marked with `only`. The phases of 1997 have their five
    parts besides. `unsettled` are the changes that may have held already, for all that the texts around them tell.
    """
    phases = [_phase(rules, phase, place == 1) for place, phase in enumerate(rules.plan.phases)]
    unsettled = [
        {"what": change.what, "after": change.after, "on": change.on} for change in timeline().unsettled_on(rules.date)
    ]
    return {"rules": rules.date, "phases": phases, "unsettled": unsettled}


def _phase(rules: Rules, phase: PhasePlan, precombat: bool) -> dict[str, Any]:
    steps: list[dict[str, Any]] = []
    for place, step in enumerate(phase.steps):
        ends = step.ends
        if place == len(phase.steps) - 1:  # the end of the last step is the end of the phase
            named = {action.action for action in ends}
            ends += tuple(action for action in phase.ends if action.action not in named)
        if step.doubled_by:
            steps.append(_step(rules, step, step.ends, precombat, step.doubled_by, "first strike"))
        steps.append(_step(rules, step, ends, precombat, step.concept, None))
    described = {"name": phase.name, **_cite(rules, phase.concept), "steps": steps}
    if rules.timing == Timing.BATCH and phase.steps[0].kind != StepKind.BEGINNING_OF_TURN:
        described["parts"] = _parts(rules, phase.steps[0])
    return described


def _parts(rules: Rules, body: StepPlan) -> list[dict[str, Any]]:
    """The five parts of a phase of 1997: what is in each, and how players may act in it."""
    third = [action for action in body.ends if action.action in AT_THE_END]
    fourth = [action for action in body.ends if action.action == Action.EMPTY_POOLS]
    fifth = [action for action in body.ends if action.action == Action.LIFE_CHECK]
    window = "batch" if body.priority == PriorityKind.ALWAYS else None
    said = (
        ("beginning", "series", body.begins),
        ("body", window, body.body),
        ("end", "series", third),
        ("mana burn", None, fourth),
        ("life check", None, fifth),
    )
    return [
        {"part": number, "name": name, "window": how, "actions": [_action(rules, action) for action in actions]}
        for number, (name, how, actions) in enumerate(said, 1)
    ]


def _step(
    rules: Rules, step: StepPlan, ends: tuple[ActionPlan, ...], precombat: bool, concept: int, only: str | None
) -> dict[str, Any]:
    never = step.priority in (PriorityKind.NEVER, PriorityKind.MANA_SOURCES)
    window = "batch" if rules.timing == Timing.BATCH else "stack"
    return {
        "name": step.name,
        **_cite(rules, concept),
        "only": only,
        "actions": [
            _action(rules, action) for action in step.begins + step.body if precombat or not action.precombat_only
        ],
        "ends": [_action(rules, action) for action in ends],
        "window": None if never else window,
        "priority": _PRIORITY[step.priority],
        "priority_rule": rules.number(step.priority_concept),
    }


def _action(rules: Rules, action: ActionPlan) -> dict[str, Any]:
    return {"action": action.name, **_cite(rules, action.concept), "only": action.only or None}


def _cite(rules: Rules, concept: int) -> dict[str, Any]:
    rule = rules.number(concept)
    if not rule:
        raise AssertionError(f"{concept_name(concept)} has no number on {rules.date}")
    return {"rule": rule, "also": list(rules.also(concept))}

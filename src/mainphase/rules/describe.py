"""The turn of a date as plain data, for `mainphase turn --json` and for people."""

from typing import Any

from mainphase.rules.concepts import Concept
from mainphase.rules.course_of_turn import cite, cited_action
from mainphase.rules.describe_batches import attack_of, before_the_phases, describe_batch_parts, is_before
from mainphase.rules.law import DrawForTurn, FirstDraw, Rules, TimingModel
from mainphase.rules.plan import ActionPlan, PhasePlan, PriorityKind, SkipWhen, Stacking, StepKind, StepPlan
from mainphase.rules.timeline import timeline
from mainphase.saying.worded import worded

_PRIORITY = {
    PriorityKind.NEVER: "never",
    PriorityKind.ALWAYS: "always",
    PriorityKind.EXCEPTION: "exception",
    PriorityKind.MANA_SOURCES: "mana sources",
}
# What waits to be put on the stack in a step, where it is more than what the step's beginning triggers.
_WAITING = {
    StepKind.UPKEEP: worded(
        "turn-waiting-upkeep", "abilities of the untap step and of the beginning of the upkeep are put on the stack"
    ),
    StepKind.DRAW: worded(
        "turn-waiting-draw",
        "abilities of the beginning of the draw step, and what triggered on the draw, are put on the stack",
    ),
    StepKind.DECLARE_ATTACKERS: worded(
        "turn-waiting-declare-attackers", "abilities that triggered as attackers were declared are put on the stack"
    ),
    StepKind.DECLARE_BLOCKERS: worded(
        "turn-waiting-declare-blockers", "abilities that triggered as blockers were declared are put on the stack"
    ),
    StepKind.COMBAT_DAMAGE: worded(
        "turn-waiting-combat-damage", "abilities that triggered on combat damage are put on the stack"
    ),
    StepKind.CLEANUP: worded(
        "turn-waiting-cleanup",
        "state-based actions that are due are performed, and abilities that wait are put on the stack",
    ),
}

_BEFORE_THE_DRAW = worded(
    "turn-before-the-draw", "abilities of the beginning of the draw step are put on the stack, under the draw"
)  # to June 2003
_BEGINNING = {
    StepKind.MAIN: worded("turn-beginning-main", "abilities of the beginning of the main phase are put on the stack"),
    StepKind.BEGINNING_OF_COMBAT: worded(
        "turn-beginning-of-combat", "abilities of the beginning of combat are put on the stack"
    ),
    StepKind.END_OF_COMBAT: worded("turn-end-of-combat", "abilities of the end of combat are put on the stack"),
    StepKind.END: worded("turn-beginning-end", "abilities of the end step are put on the stack"),
}


def turn_as_data(rules: Rules) -> dict[str, Any]:
    """Phases, their steps, what happens as each begins and ends, which triggered abilities are put on the stack, who
    gets priority and what is left out when, with the rule for everything.

    What happens in some games or turns only is listed too and marked with `only`. In 1997 `before` is what comes before
    the first phase, the phases have their five parts besides, and the main phase its `attack`. `skipping` is what holds
    for leaving out any part. `unsettled` are the changes that may have held already, for all that the texts around them
    tell.
    """
    described = [
        _phase(rules, phase, place == 1) for place, phase in enumerate(rules.plan.phases) if not is_before(phase)
    ]
    batches = rules.timing == TimingModel.BATCH
    return {
        "rules": rules.date,
        "text": rules.text,
        "timing": "batches" if batches else "stack",
        "before": before_the_phases(rules) if batches else [],
        "phases": described,
        "skipping": {
            "what": (
                worded(
                    "turn-skipping-in-batches",
                    "a player who may skip a turn or a phase says so just before it would begin",
                )
                if batches
                else worded(
                    "turn-skipping",
                    "an effect skips a turn, phase or step before it begins; nothing that would happen in it happens",
                )
            ),
            **cite(rules, Concept.SKIP),
        },
        "unsettled": [
            {"what": change.what, "after": change.after, "on": change.on}
            for change in timeline().unsettled_on(rules.date)
        ],
    }


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
    described = {"name": phase.name, **cite(rules, phase.concept), "steps": steps}
    if rules.timing == TimingModel.BATCH:
        described["parts"] = describe_batch_parts(rules, phase)
        described["attack"] = attack_of(rules, phase)
        described["attacks"] = {"a_turn": 1, **cite(rules, Concept.ATTACK_ONCE)} if phase.attack else None
    return described


def _step(
    rules: Rules, step: StepPlan, ends: tuple[ActionPlan, ...], precombat: bool, concept: int, only: str | None
) -> dict[str, Any]:
    never = step.priority in (PriorityKind.NEVER, PriorityKind.MANA_SOURCES)
    window = "batches" if rules.timing == TimingModel.BATCH else "stack"
    return {
        "name": step.name,
        **cite(rules, concept),
        "only": only,
        "skipped": _skipped(rules, step),
        "actions": [
            cited_action(rules, action) for action in step.begins + step.body if precombat or not action.precombat_only
        ],
        "triggers": _triggers(rules, step),
        "ends": [cited_action(rules, action) for action in ends],
        "window": None if never else window,
        "priority": _PRIORITY[step.priority],
        "priority_rule": rules.number(step.priority_concept),
        "again": _again(rules, step),
    }


def _triggers(rules: Rules, step: StepPlan) -> dict[str, Any] | None:
    """Which triggered abilities are put on the stack before anybody gets priority in a step, or that they wait."""
    if rules.timing == TimingModel.BATCH:
        return None
    if step.stacking == Stacking.NONE:
        what = worded(
            "turn-triggers-wait", "abilities that trigger wait until somebody would get priority, usually in the upkeep"
        )
        return {"which": "none", "what": what, **cite(rules, step.priority_concept)}
    cited = cite(rules, step.stacking_concept)
    if step.stacking == Stacking.WAITING:
        drawn = step.kind == StepKind.DRAW and rules.draw_in_draw_part == DrawForTurn.STACK
        what = _BEFORE_THE_DRAW if drawn else _WAITING[step.kind]
        return {"which": "waiting", "what": what, "under": "draw" if drawn else None, **cited}
    return {"which": "beginning", "what": _BEGINNING[step.kind], **cited}


def _skipped(rules: Rules, step: StepPlan) -> list[dict[str, Any]]:
    """When a step, or the rest of it, is left out though no effect says so."""
    out: list[dict[str, Any]] = []
    if step.skipped == SkipWhen.FIRST_TURN:
        what = (
            worded("turn-first-turn", "skipped on the first turn of a two-player game")
            if rules.first_draw == FirstDraw.STEP
            else worded("turn-first-turn-draw", "the draw is skipped on the first turn of a two-player game")
        )
        out.append({"when": "first turn", "what": what, **cite(rules, step.skip_concept)})
    if step.skipped == SkipWhen.NO_ATTACKERS:
        what = (
            worded(
                "turn-no-attackers-or-put",
                "skipped if no attacker was declared or put onto the battlefield attacking",
            )
            if rules.entering_attacker_counts
            else worded("turn-no-attackers", "skipped if no attacker was declared")
        )
        out.append({"when": "no attackers", "what": what, **cite(rules, step.skip_concept)})
    if step.kind == StepKind.DECLARE_ATTACKERS and not rules.no_attack_gives_priority:
        what = worded("turn-no-attack", "if nobody attacks, the rest of this step is skipped")
        out.append({"when": "no attackers", "what": what, **cite(rules, Concept.NO_ATTACK_SKIP)})
    return out


def _again(rules: Rules, step: StepPlan) -> dict[str, Any] | None:
    """That another such step follows, where one may."""
    if step.kind != StepKind.CLEANUP or not rules.cleanup_repeats:
        return None
    return {
        "what": worded("turn-again", "if anybody had priority, another cleanup step follows"),
        **cite(rules, step.priority_concept),
    }

"""Reads a turn plan from `turn/*.toml` as of a date: what had begun and had not ended by then, in the file's order."""

import datetime
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from mainphase.errors import RulesError, nearest, where
from mainphase.rules.concepts import Concept, concept_of
from mainphase.rules.parts import PARTS
from mainphase.rules.plan import (
    Action,
    ActionPlan,
    AttackPart,
    AttackWindow,
    PhaseKind,
    PhasePlan,
    PriorityKind,
    SkipWhen,
    Stacking,
    StepKind,
    StepPlan,
    TurnPlan,
)
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, worded

FOLDER: Final = Path(__file__).with_name("turn")
ONLY: Final = ("archenemy", "multiplayer", "first strike")


def plan_on(date: str, timing: str) -> TurnPlan:
    """The turn plan of a date under a timing model: "stack", or "batch" for 1997."""
    path = FOLDER / f"{timing}.toml"
    return plan_of(_data(path), date, path.name)


@cache
def _data(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RulesError(
            worded("error-not-toml", "not TOML: {error}", error=error_text(error)), where=where(path)
        ) from error


def plan_of(data: dict[str, Any], date: str, place: str) -> TurnPlan:
    """Fold a plan's data to one date."""
    every_end = _actions(data.get("ends", []), date, f"{place}, ends")
    phase_end = _actions(data.get("phase_ends", []), date, f"{place}, phase_ends")
    phases: list[PhasePlan] = []
    for phase in data["phase"]:
        if not _in_force(phase, date):
            continue
        at = f"{place}, {phase['name']}"
        steps = [_step(step, date, at, every_end) for step in phase.get("step", []) if _in_force(step, date)]
        if steps:
            ends = _actions(phase.get("ends", []), date, at) + phase_end
        else:
            every = () if phase.get("bare") else phase_end
            steps = [_step({**phase, "kind": phase.get("part", "main")}, date, at, every, True)]
            ends = ()
        kind = _code(PhaseKind, phase["kind"], at)
        if not steps[0].alone:
            _check_name(_name(phase, date), at, phase=kind)
        attack = tuple(_attack_part(part, date, at) for part in phase.get("attack", []))
        phases.append(PhasePlan(_name(phase, date), kind, concept_of(phase["concept"]), tuple(steps), ends, attack))
    return TurnPlan(tuple(phases))


def _step(step: dict[str, Any], date: str, at: str, every_end: tuple[ActionPlan, ...], alone: bool = False) -> StepPlan:
    at = f"{at}, {step['name']}"
    kind = _code(StepKind, step["kind"], at)
    _check_name(_name(step, date), at, step=kind)
    priority = step["priority"]
    stacking, stacking_concept = _stacking(step.get("triggers"), date, at)
    skipped = step.get("skipped")
    return StepPlan(
        _name(step, date),
        kind,
        concept_of(step["concept"]),
        priority=_code(PriorityKind, priority["given"], at),
        priority_concept=concept_of(priority["concept"]),
        begins=_actions(step.get("begins", []), date, at),
        ends=_actions(step.get("ends", []), date, at) + every_end,
        doubled_by=concept_of(step["doubled_by"]) if "doubled_by" in step else 0,
        alone=alone,
        body=_actions(step.get("body", []), date, at),
        stacking=stacking,
        stacking_concept=stacking_concept,
        skipped=_code(SkipWhen, skipped["when"], at) if skipped else SkipWhen.NEVER,
        skip_concept=concept_of(skipped["concept"]) if skipped else Concept.NONE,
    )


def _check_name(name: str, at: str, step: int = 0, phase: int = 0) -> None:
    """A part is called only what cards, effects and scenarios know it by."""
    said = PARTS.get(name)
    if said is None or (said.step != step if step else said.phase != phase):
        known = [known for known, part in PARTS.items() if (part.step == step if step else part.phase == phase)]
        raise RulesError(
            worded(
                "error-a-part-of-this-kind",
                "a part of this kind cannot be called {name}; it may be {known}",
                name=repr(name),
                known=commas(known),
            ),
            where=at,
        )


def _stacking(triggers: dict[str, Any] | None, date: str, at: str) -> tuple[int, int]:
    """Which triggers a part's own rules stack, and what that is cited as: where they say nothing, the general rule."""
    if triggers is None:
        return Stacking.NONE, Concept.NONE
    concept = concept_of(triggers["concept"]) if _in_force(triggers, date) else Concept.TRIGGER_STACKED
    return _code(Stacking, triggers["which"], at), concept


def _attack_part(part: dict[str, Any], date: str, at: str) -> AttackPart:
    at = f"{at}, {part['name']}"
    return AttackPart(
        part["name"],
        concept_of(part["concept"]),
        _code(AttackWindow, part.get("window", "none"), at),
        _actions(part.get("actions", []), date, at),
        _only(part, at),
    )


def _only(entry: dict[str, Any], at: str) -> str:
    only = str(entry.get("only", ""))
    if only and only not in ONLY:
        raise RulesError(
            worded(
                "error-is-only",
                "{part} is only for {only}; it may be {allowed}",
                part=entry.get("does") or entry["name"],
                only=repr(only),
                allowed=commas(ONLY),
            ),
            where=at,
        )
    return only


def _actions(entries: list[dict[str, Any]], date: str, at: str) -> tuple[ActionPlan, ...]:
    actions: list[ActionPlan] = []
    for entry in entries:
        if not _in_force(entry, date):
            continue
        name = entry["does"]
        only = _only(entry, at)
        concept = concept_of(entry.get("concept", name))
        actions.append(ActionPlan(name, _code(Action, name, at), concept, only, entry.get("precombat_only", False)))
    return tuple(actions)


def _in_force(entry: dict[str, Any], date: str) -> bool:
    return _day(entry, "since") <= date and (not _day(entry, "until") or date < _day(entry, "until"))


def _day(entry: dict[str, Any], key: str) -> str:
    day = entry.get(key)
    return day.isoformat() if isinstance(day, datetime.date) else ""


def _name(entry: dict[str, Any], date: str) -> str:
    for other in entry.get("names", []):
        if _in_force(other, date):
            return str(other["name"])
    return str(entry["name"])


def _code(kinds: type, word: str, at: str) -> int:
    value = vars(kinds).get(word.upper().replace(" ", "_"))
    if not isinstance(value, int):
        known = sorted(name.lower() for name, number in vars(kinds).items() if isinstance(number, int))
        raise RulesError(
            worded(
                "error-is-not-a-kind",
                "{word} is not a kind of {name}; did you mean {nearest}?",
                word=repr(word),
                name=kinds.__name__,
                nearest=nearest(word, known),
            ),
            where=at,
        )
    return value

"""The one table of the parts of a turn by name (CR 500.1), and the turn plans of all dates."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from tests.support.each import for_each

from mainphase.errors import RulesError
from mainphase.rules import turnplan
from mainphase.rules.parts import PARTS, Main, phase_of, step_kind
from mainphase.rules.plan import PhaseKind, StepKind
from mainphase.rules.timeline import rules_on, timeline

DAYS = sorted({since for _, since in timeline().texts})


def kinds(of: type) -> set[int]:
    return {value for value in vars(of).values() if isinstance(value, int)}


@for_each(DAYS)
def test_every_part_of_a_turn_is_known_by_its_name(day: str) -> None:
    for phase in rules_on(day).plan.phases:
        for step in phase.steps:
            if step.alone:
                assert PARTS[phase.name].step == step.kind
            else:
                assert PARTS[step.name].step == step.kind
                assert phase_of(step.kind) == phase.kind
                assert PARTS[phase.name].phase == phase.kind


def test_every_kind_has_a_name() -> None:
    assert {part.step for part in PARTS.values()} - {0} == kinds(StepKind)
    assert {part.phase for part in PARTS.values()} - {0} == kinds(PhaseKind)


def test_a_name_of_today_and_one_of_an_earlier_day_mean_the_same() -> None:
    assert PARTS["end step"] is PARTS["end of turn step"]
    assert PARTS["ending phase"] is PARTS["end phase"]
    assert PARTS["draw phase"] is PARTS["draw step"]


def test_main_phases_are_told_apart() -> None:
    assert [PARTS[f"{which} main phase"].main for which in ("precombat", "postcombat", "second")] == [
        Main.PRECOMBAT, Main.POSTCOMBAT, Main.SECOND,
    ]  # fmt: skip
    assert step_kind("main phase") == StepKind.MAIN
    assert step_kind("second main phase") == 0


@pytest.mark.parametrize("name", ["", "upkep", "upkeep phases", "turn phase", "combat step"])
def test_other_names_mean_nothing(name: str) -> None:
    assert name not in PARTS


@pytest.mark.parametrize("path", ["stack", "batch"])
@pytest.mark.parametrize("name", ["upkep step", "cleanup step"])
def test_a_plan_that_calls_a_part_by_a_wrong_name_is_refused(path: str, name: str) -> None:
    data: dict[str, Any] = copy.deepcopy(turnplan._data(turnplan.FOLDER / f"{path}.toml"))
    parts = [part for phase in data["phase"] for part in (*phase.get("step", ()), phase)]
    (upkeep,) = [part for part in parts if "upkeep" in part["name"]]
    upkeep["name"] = name
    with pytest.raises(RulesError, match=f"plan, .*{name!r}.*upkeep"):
        turnplan.plan_of(data, "1998-01-01" if path == "batch" else "2020-01-01", "plan")

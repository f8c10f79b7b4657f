"""The turns of two dates are compared by all that they say: no field of a plan is left out."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

import pytest

import mainphase
from mainphase.rules import plan
from mainphase.rules.timeline import rules_on

SOURCE: Final = Path(mainphase.__file__).parent / "rules" / "plan.py"
FOLLOWS: Final = ("places", "ends_with")  # from what is compared


def fields() -> dict[str, list[str]]:
    """What each class that says its content sets in `__init__`: compiled classes do not tell."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(SOURCE.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef):
            continue
        functions = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
        if "content" in functions:
            found[node.name] = [
                each.attr
                for each in ast.walk(functions["__init__"])
                if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and each.attr not in FOLLOWS
            ]
    return found


def examples() -> dict[str, Any]:
    """One of each class."""
    turn = rules_on("1997-03-24").plan
    attacking = next(phase for phase in turn.phases if phase.attack)
    step = next(step for phase in turn.phases for step in phase.steps if step.begins)
    every = (turn, attacking, attacking.attack[0], step, step.begins[0])
    return {type(each).__name__: each for each in every}


def changed(value: Any) -> Any:
    """Something else of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    assert isinstance(value, tuple)
    return (*value, *value) if value else (plan.ActionPlan("another", 1, 1),)


FIELDS: Final = fields()
EXAMPLES: Final = examples()


def test_there_is_an_example_of_every_plan() -> None:
    assert set(FIELDS) == set(EXAMPLES)
    assert all(FIELDS.values())
    assert {"actions", "phases", "steps"} <= {name for names in FIELDS.values() for name in names}


@pytest.mark.parametrize(("owner", "name"), [(owner, name) for owner, names in FIELDS.items() for name in names])
def test_no_field_of_a_plan_is_left_out(owner: str, name: str) -> None:
    example = EXAMPLES[owner]
    before, content = getattr(example, name), example.content()
    try:
        setattr(example, name, changed(before))
        assert example.content() != content
    finally:
        setattr(example, name, before)
    assert example.content() == content

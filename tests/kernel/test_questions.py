"""Questions are put by the functions of `asking.decisions`, one for each shape, and by nothing else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from mainphase.kernel.values import DECISION_NAMES, DecisionKind

KERNEL: Final = Path(__file__).parents[2] / "src" / "mainphase" / "kernel"
MAKERS: Final = {"asking/decisions.py", "state/copies.py"}  # and copies are made


def test_decisions_are_made_in_one_place() -> None:
    found = set()
    for path in KERNEL.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision":
                found.add(path.relative_to(KERNEL).as_posix())
    assert found == MAKERS


def test_every_kind_of_decision_has_a_name_of_its_own() -> None:
    kinds = [number for kind, number in vars(DecisionKind).items() if kind.isupper()]
    assert sorted(kinds) == sorted(DECISION_NAMES)
    assert len(set(DECISION_NAMES.values())) == len(kinds)

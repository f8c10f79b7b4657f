"""Frames name their stages: in the source of the kernel no `pc` and no `sub` is compared with a number, or set to one.

A frame without stages, and one whose `pc` counts something, begins at the plain 0.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.support.each import for_each

SOURCE = Path(__file__).parents[2] / "src" / "mainphase"
COUNTERS = {"pc", "sub"}


def numbered(tree: ast.AST) -> Iterator[int]:
    """The lines where a stage is a number."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            if any(is_counter(o) for o in operands) and any(is_number(o) for o in operands):
                yield node.lineno
        elif isinstance(node, ast.Assign) and any(is_counter(t) for t in node.targets):
            values = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
            if any(is_number(v) and ast.literal_eval(v) != 0 for v in values):
                yield node.lineno


def mixed(tree: ast.AST) -> Iterator[int]:
    """The lines where a class that has stages for its `pc` sets it to a number all the same."""
    for cls in ast.walk(tree):
        if not isinstance(cls, ast.ClassDef):
            continue
        set_to = [node for node in ast.walk(cls) if isinstance(node, ast.Assign) and is_counter(node.targets[0], "pc")]
        if any(named_by(node.value, cls.name) for node in set_to):
            yield from (node.lineno for node in set_to if is_number(node.value))


def is_counter(node: ast.AST, name: str = "") -> bool:
    return isinstance(node, ast.Attribute) and node.attr in ({name} if name else COUNTERS)


def is_number(node: ast.AST) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def named_by(value: ast.AST, cls: str) -> bool:
    return isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id == cls


FILES = [*sorted((SOURCE / "kernel").rglob("*.py")), *sorted((SOURCE / "scenarios").glob("*.py"))]


@for_each(FILES)
def test_no_stage_is_a_number(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [f"{path.name}:{line}" for line in [*numbered(tree), *mixed(tree)]] == []


def test_what_is_looked_for_is_found() -> None:
    tree = ast.parse(
        "class A:\n def f(self):\n  self.pc = A.B\n  self.pc = 0\n  if self.sub == 1: self.pc = 2 if x else A.B\n"
    )
    assert sorted([*numbered(tree), *mixed(tree)]) == [4, 5, 5]

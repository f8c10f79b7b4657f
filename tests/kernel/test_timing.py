"""`Timing` is what dates differ in: each seam is called by shared code, and both models answer it in their own way."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

KERNEL: Final = Path(__file__).parents[2] / "src" / "mainphase" / "kernel"
MODELS: Final = {"stack": "turn/stack_timing.py", "batch": "fifth/batch_timing.py"}


def methods_of(path: str) -> dict[str, ast.FunctionDef]:
    """The methods of the one class whose name ends with Timing."""
    tree = ast.parse((KERNEL / path).read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name.endswith("Timing")]
    return {node.name: node for node in found.body if isinstance(node, ast.FunctionDef)}


SEAMS: Final = tuple(methods_of("state/timing.py"))


def body_of(method: ast.FunctionDef) -> str:
    """What it does, without its docstring."""
    body = method.body[1:] if ast.get_docstring(method) is not None else method.body
    return "\n".join(ast.unparse(node) for node in body)


def test_both_models_answer_every_seam() -> None:
    for path in MODELS.values():
        assert set(SEAMS) <= set(methods_of(path))


def test_the_timing_of_the_stack_has_nothing_besides() -> None:
    assert set(methods_of(MODELS["stack"])) == set(SEAMS)


@pytest.mark.parametrize("seam", SEAMS)
def test_the_models_differ(seam: str) -> None:
    """What both do alike is a function, not a seam."""
    stack, batch = (body_of(methods_of(path)[seam]) for path in MODELS.values())
    assert stack != batch


@pytest.mark.parametrize("seam", SEAMS)
def test_shared_code_calls_every_seam(seam: str) -> None:
    """What only one of the models calls is its own affair."""
    calling = [
        path
        for path in KERNEL.rglob("*.py")
        if path.parent.name != "fifth" and f"g.timing.{seam}(" in path.read_text(encoding="utf-8")
    ]
    assert calling


def test_what_reaches_upward_is_named_and_registered() -> None:
    import mainphase.kernel.machine  # noqa: F401  # whoever plays a game has it
    from mainphase.kernel.state.upcalls import UPCALLS

    for name in ("run_effect", "lose_at_once"):
        assert getattr(UPCALLS, name) is not None

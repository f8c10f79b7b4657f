"""The house: packages, and inside the kernel rooms, import in one direction only (docs/architecture.md)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from mainphase.kernel import ROOMS

SOURCE: Final = Path(__file__).parent.parent / "src" / "mainphase"
KERNEL: Final = SOURCE / "kernel"
ROOT_FILES: Final = ("vocabulary", "setup", "timings", "machine")
# What a file of the kernel may stand on, from the bottom up.
ORDER: Final = ("values", *ROOMS, *ROOT_FILES)


def imports(path: Path) -> list[str]:
    """The modules of ours that a file imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("mainphase."):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.startswith("mainphase.")]
    return found


def place_of(module: str) -> str:
    """The room, or the file at the root of the kernel, that a name of the kernel is in."""
    return module.removeprefix("mainphase.kernel.").split(".")[0]


def files_of(room: str) -> list[Path]:
    return [KERNEL / f"{room}.py"] if (KERNEL / f"{room}.py").exists() else sorted((KERNEL / room).glob("*.py"))


@pytest.mark.parametrize("room", ORDER)
def test_a_room_of_the_kernel_imports_only_what_stands_below_it(room: str) -> None:
    files = files_of(room)
    assert files
    for path in files:
        for module in imports(path):
            if module.startswith("mainphase.kernel."):
                place = place_of(module)
                assert place in ORDER, f"{path.name} imports {module}, which is in no room"
                assert ORDER.index(place) <= ORDER.index(room), (
                    f"{room}/{path.name} imports {module}, which stands above"
                )


def test_every_file_of_the_kernel_is_in_a_room_or_at_the_root() -> None:
    rooms = {path.name for path in KERNEL.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert rooms == set(ROOMS)
    assert {path.stem for path in KERNEL.glob("*.py")} == {"__init__", "values", *ROOT_FILES}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_what_lives_there(room: str) -> None:
    said = ast.get_docstring(ast.parse((KERNEL / room / "__init__.py").read_text(encoding="utf-8")))
    assert said
    assert "\n\n" not in said, f"{room}/__init__.py says in one paragraph what lives there and what may not"


@pytest.mark.parametrize("path", sorted(KERNEL.rglob("*.py")), ids=lambda path: path.relative_to(KERNEL).as_posix())
def test_the_kernel_imports_only_rules_nodes_and_errors(path: Path) -> None:
    allowed = (
        "mainphase.kernel.",
        "mainphase.cards.nodes",
        "mainphase.cards.codec",
        "mainphase.rules.",
        "mainphase.errors",
    )
    for module in imports(path):
        assert module.startswith(allowed), f"{path.name} imports {module}"

"""Nodes and words are each defined once, and the packages re-export them under the names they were given."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest

from mainphase.cards import nodes, words
from mainphase.cards.nodes import effects

SOURCE = Path(__file__).parents[2] / "src" / "mainphase" / "cards"
NOT_NODES = {"often_named", "subtypes", "wording"}  # what is made of nodes, or known about the words of cards


def defined_in(path: Path) -> list[str]:
    """The names that a file defines itself."""
    found: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.append(node.name)
        elif isinstance(node, ast.Assign):
            found += [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
    return found


@pytest.mark.parametrize("package", [nodes, effects, words], ids=lambda package: package.__name__)
def test_a_package_re_exports_what_its_files_define_each_name_once(package: ModuleType) -> None:
    folder = SOURCE / Path(*package.__name__.split(".")[2:])
    seen: dict[str, str] = {}
    files = [path.stem for path in sorted(folder.glob("*.py")) if path.stem not in {"__init__", *NOT_NODES}]
    assert len(files) > 10
    for file in files:
        module = importlib.import_module(f"{package.__name__}.{file}")
        for name in defined_in(folder / f"{file}.py"):
            assert name not in seen, f"{name} is defined in {seen[name]} and in {file}"
            assert getattr(package, name) is getattr(module, name), f"{package.__name__}.{name} is not that of {file}"
            seen[name] = file
    assert not seen.keys() & set(files), f"{seen.keys() & set(files)}: a file and what one defines have one name"

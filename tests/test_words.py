"""The words of the house: sentences that stand alone, names that mean one thing, parameters that are words."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Final

import pytest

from mainphase.cards.codec import CLASSES

SOURCE: Final = Path(__file__).parent.parent / "src" / "mainphase"
# A few pairs are one thing from two sides (a decision of the kernel and of the public face). There are to be no more.
SHARED_NAMES: Final = 12
LETTERS: Final = frozenset("gox")  # the state of a game, an object, the X that is announced
# Raised by code that is wrong itself or has no meaning of its own, by the grammar where it gives up, and by commands.
UNTOLD: Final = ("AssertionError", "NotImplementedError", "TypeError", "TooMuchError", "typer.")
Documented = ast.FunctionDef | ast.ClassDef | ast.Module


def trees(below: Path = SOURCE) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(below.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), tree_of(path)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_docstrings_stand_alone() -> None:
    """They say what is returned or done, not "the same" as something that stands elsewhere."""
    found = [
        f"{name}: {text.splitlines()[0]}"
        for name, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, Documented) and (text := ast.get_docstring(node) or "").startswith(("The same", "Whether "))
    ]
    assert found == []


def test_a_name_means_one_thing() -> None:
    names = Counter(
        node.name
        for _, tree in trees()
        for node in tree.body
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_")
    )
    # A node of the vocabulary and its meaning in the kernel have one name.
    shared = sorted(name for name, modules in names.items() if modules > 1 + (name in CLASSES))
    assert len(shared) <= SHARED_NAMES, f"{len(shared)} names are defined in several modules: {shared}"


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The constants of a module, each with its definition. The variables that types are told with are none."""
    for node in tree.body:
        names = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for name in names:
            value = getattr(node, "value", None)
            if isinstance(name, ast.Tuple) and isinstance(value, ast.Tuple):
                yield from zip(map(ast.unparse, name.elts), map(ast.unparse, value.elts), strict=False)
            elif isinstance(name, ast.Name) and value is not None:
                yield name.id, ast.unparse(value)


def test_a_constant_is_defined_once() -> None:
    """No constant has the same name and the same definition in two modules: whoever needs it imports it."""
    where: dict[tuple[str, str], set[str]] = {}
    for module, tree in trees():
        for constant in constants(tree):
            where.setdefault(constant, set()).add(module)
    assert {
        name: sorted(modules)
        for (name, value), modules in where.items()
        if len(modules) > 1 and name != "__all__" and not value.startswith("TypeVar(")
    } == {}


def test_what_is_often_named_means_one_thing_in_the_grammar() -> None:
    """No module of the grammar calls something else YOU, IT, ONE or CREATURE."""
    often = {name for name, _ in constants(tree_of(SOURCE / "cards" / "nodes" / "often_named.py"))}
    found = [
        f"{module}: {name}" for module, tree in trees(SOURCE / "language" / "grammar")
        for name, _ in constants(tree) if name in often
    ]  # fmt: skip
    assert found == []


def test_parameters_of_the_kernel_are_words() -> None:
    found = [
        f"{name}: {node.name}({each.arg})"
        for name, tree in trees(SOURCE / "kernel")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for each in (*node.args.args, *node.args.kwonlyargs)
        if len(each.arg) == 1 and each.arg not in LETTERS
    ]
    assert found == []


def offering() -> list[str]:
    """The modules that say what they offer to everybody (`__all__`)."""
    return [
        "mainphase" + "".join(f".{part}" for part in Path(name).with_suffix("").parts if part != "__init__")
        for name, tree in trees()
        for node in tree.body
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and "__all__" in ast.unparse(node).partition("=")[0]
    ]


def public_functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    """The functions that a module offers to everybody, and the public methods of its classes that are written in
    Python."""
    for name in module.__all__:
        thing = getattr(module, name)
        if isinstance(thing, FunctionType):
            yield name, thing
        elif inspect.isclass(thing) and thing.__module__.startswith("mainphase"):
            for called, each in vars(thing).items():
                function = each.__func__ if isinstance(each, (classmethod, staticmethod)) else each
                function = each.fget if isinstance(each, property) else function
                if isinstance(function, FunctionType) and not called.startswith("_"):
                    yield f"{name}.{called}", function


@pytest.mark.parametrize("module", offering())
def test_public_functions_say_what_they_raise(module: str) -> None:
    silent = []
    for name, function in public_functions(importlib.import_module(module)):
        tree = ast.parse(source_of(function))
        if any(isinstance(node, ast.Raise) for node in ast.walk(tree)) and "aise" not in (function.__doc__ or ""):
            silent.append(name)
    assert silent == []


def source_of(function: FunctionType) -> str:
    """The source of a function as a module by itself."""
    lines = inspect.getsource(function).splitlines()
    margin = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(line[margin:] for line in lines)


def raises(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """What a function raises itself, but for what is within functions of its own."""
    within: list[ast.AST] = [*function.body]
    while within:
        node = within.pop()
        if isinstance(node, ast.Raise) and node.exc is not None:
            yield ast.unparse(node.exc)
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            within += ast.iter_child_nodes(node)


def test_whatever_raises_says_so() -> None:
    """Every function and method that others may call, but for the commands, which end with an exit code."""
    silent = [
        f"{name}: {each.name}"
        for name, tree in trees()
        if not name.startswith("cli/")
        for node in tree.body
        for each in (node.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_") else [node])
        if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef))
        and not each.name.startswith("_")
        and any(not raised.startswith(UNTOLD) for raised in raises(each))
        and "aise" not in (ast.get_docstring(each) or "")
    ]
    assert silent == []

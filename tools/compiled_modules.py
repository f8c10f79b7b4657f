"""Which modules mypyc compiles and how, read from `[tool.mainphase]` in pyproject.toml: the one list there is."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "mainphase"


def compiled_sources(root: Path = ROOT) -> list[str]:
    """The files to compile, as posix paths under `root`, sorted. A package's `__init__` stays interpreted."""
    return listed("compiled", root)


def seldom_run(root: Path = ROOT) -> list[str]:
    """Those of them that a game runs seldom: to compile them quickly matters more than how quickly they run."""
    often = set(often_run(root))
    return [source for source in listed("seldom_run", root) if source not in often]


def often_run(root: Path = ROOT) -> list[str]:
    """Those of them that nearly every decision runs: how quickly they run matters most."""
    return listed("often_run", root)


def listed(name: str, root: Path) -> list[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = project["tool"]["mainphase"].get(name, [])
    found = {path for pattern in patterns for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(root).as_posix() for path in found)


def module_name(source: str) -> str:
    """`src/mainphase/kernel/machine.py` is `mainphase.kernel.machine`; a package's `__init__.py` is the package."""
    parts = source.removeprefix("src/").removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(root: Path, source: str) -> Iterator[str]:
    """The project's files that `source` imports, as posix paths under `root`."""

    def file_of(module: str) -> str | None:
        path = "src/" + module.replace(".", "/")
        for candidate in (f"{path}.py", f"{path}/__init__.py"):
            if (root / candidate).is_file():
                return candidate
        return None

    package = module_name(source).split(".")
    if not source.endswith("/__init__.py"):
        package.pop()
    for node in ast.walk(ast.parse((root / source).read_text(encoding="utf-8"), source)):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            # `from package import name`: a module of the package if there is one, otherwise something in its __init__.
            inside = [f"{origin}.{alias.name}" for alias in node.names]
            modules = [name if file_of(name) else origin for name in inside]
        else:
            continue
        for module in modules:
            if module.split(".")[0] == PACKAGE and (found := file_of(module)):
                yield found


def closure(root: Path, sources: Iterable[str]) -> list[str]:
    """`sources` and everything of the project that they import, directly or not.

    The code mypyc makes depends on the types and constants it finds in imported modules, compiled or not.
    """
    seen: set[str] = set()
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        if source not in seen:
            seen.add(source)
            waiting.extend(imports_of(root, source))
    return sorted(seen)

"""Which modules mypyc compiles and how, read from `[tool.mainphase]` in pyproject.toml: the one list there is."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def compiled_sources(root: Path = ROOT) -> list[str]:
    """The files to compile, as posix paths under `root`, sorted. A package's `__init__` stays interpreted."""
    return listed("compiled", root)


def seldom_run(root: Path = ROOT) -> list[str]:
    """Those of them that a game runs seldom: to compile them quickly matters more than how quickly they run."""
    return listed("seldom_run", root)


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

"""Which modules mypyc compiles and how, read from `[tool.mainphase]` in pyproject.toml: the one list there is."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def compiled_sources(root: Path = ROOT) -> list[str]:
    """The files to compile, as posix paths under `root`, sorted. A package's `__init__` stays interpreted."""
    return _files(root, "compiled")


def compiled_carefully(root: Path = ROOT) -> list[str]:
    """Those of them where games spend their time: they are compiled with -O3, which takes twice as long as -O1."""
    return sorted(set(_files(root, "compiled-carefully")) & set(compiled_sources(root)))


def _files(root: Path, key: str) -> list[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = project["tool"]["mainphase"].get(key, [])
    found = {path for pattern in patterns for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(root).as_posix() for path in found)


def module_name(source: str) -> str:
    """`src/mainphase/kernel/machine.py` is `mainphase.kernel.machine`; a package's `__init__.py` is the package."""
    parts = source.removeprefix("src/").removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

"""Builds mainphase with its kernel compiled, in an environment of its own, and prints that environment's python.

Nothing is compiled in place: a stale extension beside an edited source would silently shadow it. Everything is built
under .build/VARIANT/, in two steps with a cache each:

    ext-HASH/   the extension modules, keyed by the compiled sources, whatever they import, and the build settings
    env-HASH/   an environment with a wheel made of those extensions and of the rest of the package as it is now

So an edit to an interpreted file costs seconds (a wheel); only an edit to a compiled one costs a compilation.
The environment holds mainphase alone; third-party packages come from the environment that runs this script, whose own
editable mainphase stays invisible there (path files are not followed from a path file).
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from compiled_modules import PACKAGE, ROOT, closure, compiled_sources, often_run, seldom_run
from compiler_present import demand_compiler

KEEP = 3  # of each cache, the most recently used
TOOLS_OF_SETUP = [
    "tools/compiled_modules.py",
    "tools/freeing_code.py",
    "tools/loading_code.py",
    "tools/processors.py",
    "tools/profiled_games.py",
]
STAGED = [
    "src",
    *TOOLS_OF_SETUP,
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
]


@dataclass(frozen=True)
class Variant:
    name: str
    opt: str
    profiled: bool = False

    def environment(self) -> dict[str, str]:
        return {
            "MAINPHASE_COMPILE": "1",
            "MAINPHASE_OPT": self.opt,
            "MAINPHASE_PROFILED": str(int(self.profiled)),
        }


VARIANTS = {
    "tests": Variant("tests", opt="g"),  # quick to compile
    "bench": Variant("bench", opt="1"),  # quick to run
    "profiled": Variant("profiled", opt="1", profiled=True),  # quicker to run, slow to compile; Linux wheels
}


# -- what a build depends on ------------------------------------------------------------------------------------------


def digest(facts: object, root: Path, files: Iterable[str]) -> str:
    total = hashlib.sha256(json.dumps(facts, sort_keys=True).encode())
    for file in files:
        total.update(f"\0{file}\0".encode())
        total.update((root / file).read_bytes())
    return total.hexdigest()[:16]


def extension_key(root: Path, variant: Variant) -> str:
    from importlib.metadata import version

    sources = compiled_sources(root)
    facts = {
        "python": sys.version,
        "machine": platform.platform(),
        "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
        "mypy": version("mypy"),
        "setuptools": version("setuptools"),
        "flags": {name: os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")},
        "variant": variant.environment(),
        "compiled": sources,
        "seldom run": seldom_run(root),
        "often run": often_run(root),
    }
    tools = [
        "tools/freeing_code.py",
        "tools/loading_code.py",
        *(["tools/profiled_games.py"] if variant.profiled else []),
    ]
    return digest(facts, root, ["setup.py", *tools, *closure(root, sources)])


def environment_key(root: Path, extensions: str) -> str:
    files = sorted(
        path.relative_to(root).as_posix()
        for path in (root / "src" / PACKAGE).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    return digest({"extensions": extensions, "tools": third_party()}, root, ["pyproject.toml", "setup.py", *files])


def third_party() -> list[str]:
    """The folders of this environment in which third-party packages are."""
    return sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})


# -- building ---------------------------------------------------------------------------------------------------------


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def fail(message: str) -> NoReturn:
    say(f"build_compiled: {message}")
    raise SystemExit(1)


def run(command: list[str], cwd: Path, **environment: str) -> None:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAINPHASE_")}
    done = subprocess.run(
        command, cwd=cwd, env=clean | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        say(done.stdout)
        fail(f"{' '.join(command)} failed with status {done.returncode}")


def stage(root: Path, target: Path) -> None:
    """A copy of what a build needs, so that nothing is ever written beside the sources."""
    shutil.rmtree(target, ignore_errors=True)
    for name in STAGED:
        source, copy = root / name, target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd"))
        elif source.exists():
            shutil.copyfile(source, copy)


def compile_extensions(root: Path, variant: Variant, target: Path) -> None:
    demand_compiler()
    sources = compiled_sources(root)
    say(f"compiling {len(sources)} modules for {variant.name} (-O{variant.opt}) …")
    began = time.monotonic()
    work = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        stage(root, work / "stage")
        build = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(work / "ext")]
        run(build, cwd=work / "stage", **variant.environment())
        if not target.exists():
            (work / "ext").rename(target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    say(f"compiled in {time.monotonic() - began:.0f} s")


def make_environment(root: Path, extensions: Path, target: Path) -> None:
    """A wheel of the present sources and the compiled modules, alone in a new environment."""
    work = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        stage(root, work / "stage")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        wheel = [*pip, "wheel", ".", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(work / "wheel")]
        run(wheel, cwd=work / "stage", MAINPHASE_PREBUILT=str(extensions))
        shutil.rmtree(target, ignore_errors=True)
        run([sys.executable, "-m", "venv", "--without-pip", str(target)], cwd=root)
        (built,) = (work / "wheel").glob("*.whl")
        install = [
            "install",
            "--no-deps",
            "--no-index",
            "--no-compile",
            "--ignore-installed",
            "--no-warn-script-location",
        ]
        run([*pip, "--python", str(python_of(target)), *install, str(built)], cwd=root)
        # Last: it makes the dev tools visible in there, and it marks the environment as complete.
        (packages,) = target.glob("lib/python*/site-packages")
        (packages / "third_party.pth").write_text("\n".join(third_party()) + "\n", encoding="utf-8")
        shutil.copyfile(built, target / built.name)
        (target / "complete").touch()
    finally:
        shutil.rmtree(work, ignore_errors=True)


def python_of(environment: Path) -> Path:
    return environment / "bin" / "python"


def prune(folder: Path, prefix: str) -> None:
    """Forgets all but the most recently used; one used within the hour may still be in use."""
    caches = sorted(folder.glob(f"{prefix}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in caches[KEEP:]:
        if time.time() - old.stat().st_mtime > 3600:
            shutil.rmtree(old, ignore_errors=True)


def build(root: Path, variant: Variant, *, cached_only: bool = False) -> Path | None:
    """The environment's folder; None when only a cached one would do and there is none."""
    if not compiled_sources(root):
        fail("no file matches [tool.mainphase] compiled in pyproject.toml")
    folder = root / ".build" / variant.name
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # released when it is closed: two builds at once would do the work twice
        return build_locked(root, variant, folder, cached_only=cached_only)


def build_locked(root: Path, variant: Variant, folder: Path, *, cached_only: bool) -> Path | None:
    key = extension_key(root, variant)
    extensions = folder / f"ext-{key}"
    if not extensions.exists():
        if cached_only:
            return None
        compile_extensions(root, variant, extensions)
    environment = folder / f"env-{environment_key(root, key)}"
    if not (environment / "complete").exists():
        make_environment(root, extensions, environment)
    for used in (extensions, environment):
        os.utime(used)
    prune(folder, "ext")
    prune(folder, "env")
    return environment


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build mainphase with its kernel compiled; print the python to use.")
    parser.add_argument(
        "--for",
        dest="variant",
        choices=sorted(VARIANTS),
        required=True,
        help="tests: quick to build; profiled: quickest to run",
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="the project (default: the one this script is in)")
    parser.add_argument(
        "--cached-only", action="store_true", help="never compile; exit with status 3 if that would be needed"
    )
    parser.add_argument("--wheel", type=Path, metavar="DIR", help="also copy the wheel to DIR")
    options = parser.parse_args(arguments)
    environment = build(options.root.resolve(), VARIANTS[options.variant], cached_only=options.cached_only)
    if environment is None:
        return 3
    if options.wheel:
        options.wheel.mkdir(parents=True, exist_ok=True)
        for wheel in environment.glob("*.whl"):
            shutil.copy2(wheel, options.wheel)
            say(f"wheel: {options.wheel / wheel.name}")
    print(python_of(environment))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

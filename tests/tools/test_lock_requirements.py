"""requirements/ against pyproject.toml: whatever a set needs is in it, with a version that fits and with hashes."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement

import install_locked
from lock_requirements import (
    APART,
    BUILDS,
    CPU_TORCH,
    CPU_TORCH_HASH,
    CUDA,
    FOLDER,
    RELEASES,
    SETS,
    TOLD_CPU_TORCH,
    entries,
    with_cpu_torch,
)

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HASH: Final = re.compile(r"--hash=sha256:[0-9a-f]{64}")
OWN: Final = "mainphase"


def wanted(extras: tuple[str, ...]) -> list[Requirement]:
    """What pyproject.toml asks for with these extras, through those that they name in turn."""
    found = [Requirement(said) for said in PROJECT["dependencies"]]
    waiting = list(extras)
    while waiting:
        for said in PROJECT["optional-dependencies"][waiting.pop()]:
            asked = Requirement(said)
            if asked.name == OWN:
                waiting += asked.extras
            else:
                found.append(asked)
    return found


def locked(name: str) -> dict[str, list[str]]:
    """The versions of each package of a set."""
    found: dict[str, list[str]] = {}
    for entry in entries((FOLDER / f"{name}.txt").read_text(encoding="utf-8")):
        package, version = re.match(r"([\w.-]+)==([^\s;]+)", entry).groups()  # type: ignore[union-attr]
        found.setdefault(normal(package), []).append(version)
    return found


def normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


@pytest.mark.parametrize("name", [*SETS, *APART, "release"])
def test_a_set_has_all_that_it_needs(name: str) -> None:
    have = locked(name)
    needs = [*RELEASES] if name == "release" else [BUILDS]
    asked = [*map(Requirement, needs), *([] if name == "release" else wanted(SETS.get(name, (name,))))]
    for requirement in asked:
        versions = have.get(normal(requirement.name), [])
        assert versions, f"requirements/{name}.txt lacks {requirement.name}; run python tools/lock_requirements.py"
        assert all(requirement.specifier.contains(version) for version in versions), f"{requirement}: {versions}"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_every_package_has_one_version_and_hashes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = entries(text)
    assert found
    assert len(HASH.findall(text)) == text.count("--hash=")
    for entry in found:
        assert re.match(r"[\w.-]+==[\w.+!-]+( ;.*)? \\\n", entry), entry[:80]
        assert HASH.search(entry), entry[:80]
    assert all(bool(CUDA.match(entry)) is (path.stem == "cuda") for entry in found)


def test_a_package_has_the_same_version_in_every_set() -> None:
    together: dict[str, set[tuple[str, ...]]] = {}
    for name in SETS:
        for package, versions in locked(name).items():
            together.setdefault(package, set()).add(tuple(sorted(versions)))
    assert {package: versions for package, versions in together.items() if len(versions) > 1} == {}
    for name, otherwise in APART.items():
        for package, versions in locked(name).items():
            same = package in otherwise or package not in together or tuple(sorted(versions)) in together[package]
            assert same, f"{package} of {name}: {versions}"


def test_the_one_file_that_is_on_no_registry_says_what_it_is() -> None:
    """PyTorch's build for processors alone is not on PyPI: its hash was taken of the file."""
    text = (FOLDER / "dev.txt").read_text(encoding="utf-8")
    (torch,) = [entry for entry in entries(text) if entry.startswith("torch==")]
    before, of_pypi, last = text.partition(torch)[0], *torch.rsplit(" \\\n", 1)
    assert before.endswith(TOLD_CPU_TORCH)
    assert last.strip() == f"--hash={CPU_TORCH_HASH}"
    assert CPU_TORCH in TOLD_CPU_TORCH
    assert f"{TOLD_CPU_TORCH}{torch}" == with_cpu_torch(of_pypi)
    for path in FOLDER.glob("*.txt"):
        assert path.read_text(encoding="utf-8").count(CPU_TORCH_HASH) == (path.stem in ("dev", "rllib")), path.name


def test_pytorch_of_another_version_has_only_the_files_of_pypi() -> None:
    entry = "torch==2.14.0 \\\n    --hash=sha256:" + "0" * 64
    assert with_cpu_torch(entry) == entry


def test_the_file_that_is_at_hand_comes_before_those_of_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """pip by itself prefers a file whose hash it knows beforehand."""
    asked: list[tuple[str, ...]] = []
    wanted: list[str] = []

    def run(command: tuple[str, ...], **how: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        wanted.append(Path(command[-1]).read_text(encoding="utf-8"))
        return subprocess.CompletedProcess(command, 1 if "--no-index" in command else 0)  # here it is not at hand

    monkeypatch.setattr(subprocess, "run", run)
    install_locked.install_set("core")
    assert len(asked) == 1
    install_locked.install_set("dev")
    at_hand, rest = asked[1:]
    assert {"--no-index", "--require-hashes", "--no-deps"} <= set(at_hand)
    assert wanted[1] == f"torch==2.13.0+cpu --hash={CPU_TORCH_HASH}\n"
    assert "--no-index" not in rest
    assert rest[-1] == str(FOLDER / "dev.txt")


def test_a_set_that_is_not_there_is_named() -> None:
    command = [sys.executable, str(ROOT / "tools" / "install_locked.py"), "nothing"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode
    said = (
        "there is no requirements/nothing.txt; the sets are compile, core, cuda, dev, docs, node, release, rllib, table"
    )
    assert said in done.stderr

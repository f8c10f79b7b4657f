"""The workflows against pyproject.toml and the page about releasing: the same Pythons, the same systems, one way."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from release_version import versions

ROOT: Final = Path(__file__).parents[2]
WORKFLOWS: Final = ROOT / ".github" / "workflows"
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGE: Final = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
SYSTEMS: Final = {"linux-x86_64", "linux-aarch64", "macos-x86_64", "macos-arm64", "windows-amd64"}


def jobs(name: str) -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load((WORKFLOWS / f"{name}.yml").read_text(encoding="utf-8"))
    found: dict[str, Any] = data["jobs"]
    return found


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", step.get("uses", "")) for step in job["steps"])


def pythons() -> list[str]:
    """Those of the classifiers, which `requires-python` says too."""
    named = [c.rpartition(" ")[2] for c in PROJECT["project"]["classifiers"] if c.startswith("Programming Language")]
    return [version for version in named if "." in version]


def test_the_tests_run_on_every_python_that_is_supported() -> None:
    low, high = re.findall(r"3\.(\d+)", PROJECT["project"]["requires-python"])
    assert pythons() == [f"3.{minor}" for minor in range(int(low), int(high))]
    assert jobs("test")["test"]["strategy"]["matrix"]["python"] == pythons()
    assert "bash .ci/run" in commands(jobs("test")["test"])
    for version in pythons():
        assert version in PAGE


def test_there_is_a_wheel_for_every_system_that_the_page_names() -> None:
    built = {row["system"] for row in jobs("wheels")["wheels"]["strategy"]["matrix"]["include"]}
    assert built == SYSTEMS == set(re.findall(r"^\|.*\| `(.*)` \|$", PAGE, re.M))


def test_a_wheel_is_compiled_and_tried() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"MAINPHASE_COMPILE": "1"}
    assert wheels["linux"]["environment"] == {"MAINPHASE_COMPILE": "1", "MAINPHASE_PROFILED": "1"}  # gcc is there
    assert wheels["build"] == "cp*"  # what `requires-python` allows of them
    program, build = re.fullmatch(r"python \{project\}/(\S+) (\S+)", wheels["test-command"]).groups()  # type: ignore[union-attr]
    assert (ROOT / program).is_file()
    assert build == "compiled"
    assert "cibuildwheel" in commands(jobs("wheels")["wheels"])
    source = commands(jobs("wheels")["source"])
    assert "build --sdist" in source
    assert "wheel_check.py interpreted" in source


def test_a_release_is_checked_then_built_then_published_without_a_password() -> None:
    release = jobs("release")
    assert release["wheels"]["uses"] == "./.github/workflows/wheels.yml"
    assert (release["wheels"]["needs"], release["publish"]["needs"]) == ("version", "wheels")
    assert release["publish"]["permissions"] == {"id-token": "write"}
    assert "password" not in (WORKFLOWS / "release.yml").read_text(encoding="utf-8").replace("no password", "")
    assert release["publish"]["environment"] == "pypi"
    assert "gh-action-pypi-publish" in commands(release["publish"])


def test_the_site_is_built_strictly() -> None:
    assert "make docs" in commands(jobs("docs")["docs"])
    assert "mkdocs build --strict" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_what_says_the_version_says_the_same() -> None:
    found = versions(f"v{PROJECT['project']['version']}")
    assert found["the tag"] == found["pyproject.toml"] == found["mainphase.__version__"]
    assert found["CHANGELOG.md"].startswith(found["the tag"])
    wrong = subprocess.run(
        [sys.executable, ROOT / "tools" / "release_version.py", "v99"], capture_output=True, text=True
    )
    assert wrong.returncode == 1
    assert "the tag says 99, pyproject.toml says" in wrong.stderr


def test_a_checkout_is_no_installed_package() -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / "tools" / "wheel_check.py", "interpreted"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    )
    assert ran.returncode == 1
    assert "this is the checkout" in ran.stderr


@pytest.mark.parametrize(
    ("name", "value"),
    [("MAINPHASE_COMPILE", "yes"), ("MAINPHASE_OPT", "9"), ("MAINPHASE_PROFILED", "2")],
    ids=["compile", "opt", "profiled"],
)
def test_a_setting_of_the_build_that_is_none_is_refused(name: str, value: str, tmp_path: Path) -> None:
    settings = {"MAINPHASE_COMPILE": "1", name: value}
    ran = subprocess.run(
        [sys.executable, ROOT / "setup.py", "--version"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | settings,
    )
    assert ran.returncode == 1
    assert f"{name}={value}: it is one of 0, 1" in ran.stderr


def test_every_action_is_pinned_to_a_commit() -> None:
    """A tag can be moved; the version stands beside it, for whoever looks for a newer one."""
    for path in WORKFLOWS.glob("*.yml"):
        used = re.findall(r"uses: (\S+)(.*)$", path.read_text(encoding="utf-8"), re.M)
        foreign = [(action, comment) for action, comment in used if not action.startswith("./")]
        assert foreign or used
        for action, comment in foreign:
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}", action), f"{path.name}: {action}"
            assert re.fullmatch(r"  # v[0-9]+\.[0-9]+\.[0-9]+", comment), f"{path.name}: {action} has no version"


def test_what_a_workflow_installs_is_pinned_too() -> None:
    for path in WORKFLOWS.glob("*.yml"):
        for line in re.findall(r"pip install (.*)$", path.read_text(encoding="utf-8"), re.M):
            assert line.startswith(("--require-hashes -r requirements/", "dist/")), f"{path.name}: pip install {line}"

"""mainphase is typed for those who use it: a project of somebody else's is as strict as it likes, and finds mistakes.

mypy reads `typed_project` with every other test; here it reads it as in another project, where it finds mainphase only
among what is installed, and believes its types only because of `py.typed`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

import pytest
from tests.typed_project import client

import mainphase

HERE: Final = Path(__file__).parent
STRICT: Final = ("-m", "mypy", "--strict", "--no-incremental", "--python-executable")


def test_the_project_plays() -> None:
    outcome, lives, rules = client.played(7)
    assert outcome.truncated
    assert set(lives) == {"Alice", "Bob"}
    assert "500.1" in rules


@pytest.mark.parametrize("typed", [True, pytest.param(False, marks=pytest.mark.deep)], ids=["with py.typed", "without"])
def test_another_project_has_its_types(typed: bool, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False, symlinks=True)
    (packages,) = (tmp_path / "venv").glob("**/site-packages")
    package = packages / "mainphase"
    shutil.copytree(Path(mainphase.__file__).parent, package, ignore=shutil.ignore_patterns("*.so", "static"))
    if not typed:
        (package / "py.typed").unlink()
    shutil.copy(HERE / "typed_project" / "client.py", tmp_path / "client.py")
    ran = subprocess.run(
        [sys.executable, *STRICT, str(tmp_path / "venv" / "bin" / "python"), "client.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin"},
    )
    if typed:
        assert (ran.returncode, ran.stdout) == (0, "Success: no issues found in 1 source file\n")
    else:
        assert "missing library stubs or py.typed marker" in ran.stdout

"""The page's own unit tests, and its types: both are Node's business."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import build_page


@pytest.mark.parametrize("script", ["test", "check"])
def test_what_npm_runs(built: Path, script: str) -> None:
    found = build_page.node_and_npm()
    assert found is not None
    _, npm = found
    run = subprocess.run([*npm, "run", script], cwd=build_page.CLIENT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]

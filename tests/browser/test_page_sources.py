"""The page's own unit tests, and its types: both are Node's business."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import build_page


def test_texts_are_never_taken_for_html() -> None:
    """Names and texts come from decks and records that anybody may have written."""
    sources = [path for path in (build_page.CLIENT / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 40
    for path in sources:
        assert not re.search(
            r"@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", path.read_text()
        ), path


@pytest.mark.parametrize("script", ["test", "check"])
def test_what_npm_runs(built: Path, script: str) -> None:
    found = build_page.node_and_npm()
    assert found is not None
    _, npm = found
    run = subprocess.run([*npm, "run", script], cwd=build_page.CLIENT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]

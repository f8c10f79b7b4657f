"""`check` and `explain`: exit codes and what is said about files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

PASSES = """\
scenario: A land is played
tests: ["305.1"]
players:
  Alice:
    hand: [Forest]
  Bob: {}
start: {turn: 3, active: Alice, step: precombat main}
play:
  - Alice: play Forest
expect:
  - battlefield: {Alice: [Forest]}
"""


def test_a_file_that_is_not_there(mainphase: Run, tmp_path: Path) -> None:
    for command in ("check", "explain"):
        ran = mainphase(command, tmp_path / "nowhere.yaml")
        assert ran.status == 2
        assert "nowhere.yaml" in ran.out + ran.err


@pytest.mark.parametrize("content", ["play: [", "- 1\n- 2\n", "scenary: x\n"])
def test_a_malformed_scenario_is_bad_input(mainphase: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(content, encoding="utf-8")
    for command in ("check", "explain"):
        ran = mainphase(command, path)
        assert ran.status == 2
        assert "bad.yaml:" in ran.out + ran.err

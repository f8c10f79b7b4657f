"""The page about what is handed out: its commands make its sheets again, and its scenario is the one there is."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

import pytest
from tests.cli.conftest import Run, mainphase
from tests.support.shown import blocks_of

from mainphase.presentation.handouts.endings import WRITERS

__all__ = ["mainphase"]

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = (ROOT / "docs" / "handouts.md").read_text(encoding="utf-8")
COMMANDS: Final = re.findall(r"^    mainphase (.*) --out (\S+)$", PAGE, re.M)


@pytest.mark.parametrize(("command", "sheet"), COMMANDS)
def test_its_sheets_are_what_its_commands_write(
    command: str, sheet: str, mainphase: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    out = tmp_path / Path(sheet).name
    assert mainphase(*shlex.split(command), "--out", out).status == 0
    written = out.read_text(encoding="utf-8")
    assert written == (ROOT / sheet).read_text(encoding="utf-8"), f"run: mainphase {command} --out {sheet}"
    assert f"(sheets/{out.name})" in PAGE


def test_it_has_a_teachers_sheet_and_every_ending() -> None:
    assert [Path(sheet).suffix for _, sheet in COMMANDS] == [".html", ".svg"]
    assert re.findall(r"^\| `(\.\w+)` \|", PAGE, re.M) == list(WRITERS)


def test_its_scenario_is_the_one_there_is() -> None:
    for block in blocks_of(PAGE):
        assert block.text == (ROOT / block.how.removeprefix("file ")).read_text(encoding="utf-8")

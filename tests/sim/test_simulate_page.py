"""What docs/simulate.md shows is so."""

from __future__ import annotations

import io
import re
import shlex
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

import pytest
from tests.cli.conftest import Run, mainphase
from tests.support.shown import Block, blocks_of, shows

from mainphase.sim.rows import CARD_COLUMNS, game_columns

__all__ = ["mainphase"]

PAGE: Final = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
BLOCKS: Final = blocks_of(PAGE)
PRINTED: Final = [block for block in BLOCKS if block.how.startswith("mainphase ")]


def test_every_block_is_run() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") // 2
    assert all(block in PRINTED or block.kind == "python" or block.how.startswith("varies: ") for block in BLOCKS)
    assert len(PRINTED) >= 2


@pytest.mark.parametrize("block", PRINTED, ids=[block.how for block in PRINTED])
def test_a_command_prints_what_the_page_shows(
    block: Block, mainphase: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "220")
    ran = mainphase(*shlex.split(block.how)[1:])
    missing = shows(block.text, ran.out)
    assert not missing, f"{block.how} does not print {missing}"


def test_the_python_prints_what_its_comments_say() -> None:
    pytest.importorskip("polars", reason="the extra sim is not installed")
    names: dict[str, Any] = {}
    for block in BLOCKS:
        if block.kind == "python":
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile(block.text, "docs/simulate.md", "exec"), names)
            assert out.getvalue().splitlines() == re.findall(r"^\s*print\(.*?\)\s+# (.*)$", block.text, re.M)


def test_the_page_names_every_column() -> None:
    for column in (*game_columns(2), *CARD_COLUMNS):
        assert f"`{column}`" in PAGE or column.endswith("_2"), column

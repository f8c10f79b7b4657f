"""What docs/scale.md shows is so: its command and its Python are run, and its arithmetic is done again."""

from __future__ import annotations

import io
import re
import shlex
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

import pytest
from tests.cli.conftest import Run, mainphase
from tests.support.shown import blocks_of, shows

from mainphase.sim.runners import AHEAD
from mainphase.sim.running import LARGEST_BATCH

__all__ = ["mainphase"]

PAGE: Final = (Path(__file__).parents[2] / "docs" / "scale.md").read_text(encoding="utf-8")
BLOCKS: Final = blocks_of(PAGE)


def test_every_block_is_run() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") // 2
    assert all(block.kind == "python" or block.how.startswith("mainphase ") for block in BLOCKS)


def test_the_python_prints_what_its_comments_say() -> None:
    names: dict[str, Any] = {}
    for block in BLOCKS:
        if block.kind == "python":
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile(block.text, "docs/scale.md", "exec"), names)
            assert out.getvalue().splitlines() == re.findall(r"^print\(.*\)  # (.*)$", block.text, re.M)


@pytest.mark.deep  # a batch of games
@pytest.mark.parametrize("block", [block for block in BLOCKS if block.how], ids=lambda block: block.how)
def test_a_command_prints_what_the_page_shows(block: Any, mainphase: Run) -> None:
    ran = mainphase(*shlex.split(block.how)[1:])
    assert ran.status == 0
    assert not shows(block.text, ran.out)


def test_what_the_page_says_of_batches_is_so() -> None:
    assert f"the usual {LARGEST_BATCH} games a batch" in PAGE
    assert AHEAD == 2
    assert "the batch that it plays and one more" in PAGE

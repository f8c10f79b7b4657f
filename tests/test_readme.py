"""What README shows is so: its commands are run and its Python too, and what they print is compared.

`tests.support.shown` says how a block names what prints it.
"""

from __future__ import annotations

import io
import re
import shlex
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final

import pytest
from tests.cli.conftest import Run, mainphase
from tests.support.shown import Block, blocks_of, ruled, shows

import mainphase as mp
from mainphase.cli.app import COMMANDS

__all__ = ["mainphase"]

ROOT: Final = Path(__file__).parent.parent
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
COMMAND: Final = re.compile(r"^    mainphase ([\w-]+)", re.M)
BLOCKS: Final = blocks_of(README)
PRINTED: Final = [block for block in BLOCKS if block.how.startswith("mainphase ")]


def test_every_block_says_where_it_comes_from() -> None:
    assert len(BLOCKS) == README.count("\n```") // 2
    for block in BLOCKS:
        known = block.how.split(" ")[0] in ("mainphase", "file", "varies:")
        assert block.kind == "python" or known, f"write before this block what prints it:\n{block.text[:200]}"
    assert len(PRINTED) >= 6


@pytest.mark.parametrize("block", PRINTED, ids=[block.how for block in PRINTED])
def test_a_command_prints_what_readme_shows(
    block: Block, mainphase: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for other in BLOCKS:
        if other.how.startswith("file "):
            (tmp_path / other.how.removeprefix("file ")).write_text(other.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "220")
    ran = mainphase(*shlex.split(block.how)[1:])
    missing = shows(ruled(block.text), ruled(ran.out))
    assert not missing, f"{block.how} does not print {missing}"


def test_the_python_prints_what_its_comments_say() -> None:
    for block in BLOCKS:
        if block.kind == "python":
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile(block.text, "README.md", "exec"), {})
            said = re.findall(r"^\s*print\(.*?\)\s+# (.*)$", block.text, re.M)
            assert said
            assert out.getvalue().splitlines() == said


def test_the_commands_are_those_that_there_are() -> None:
    known = set(COMMANDS)
    assert set(COMMAND.findall(README)) == known


def test_of_document_003_so_many_scenarios_hold_today(mainphase: Run) -> None:
    (all_of_them, today) = re.findall(r"of the (\d+) scenarios of document 003, (\d+) hold today", README)[0]
    ran = mainphase("check", ROOT / "examples" / "documents" / "003", "--rules", "current")
    assert ran.out.splitlines()[-1] == f"{today} of {all_of_them} hold"


def test_the_version_is_the_one_there_is() -> None:
    assert f"Version {mp.__version__}" in README


@pytest.mark.parametrize(
    ("block", "printed", "missing"),
    [
        ("b\nc\n", "a\nb\nc\nd\n", ""),
        ("a\n  …\nd\n", "a\nb\nc\nd\n", ""),
        ("b and …\n", "a\nb and c\n", ""),
        ("a\nc\n", "a\nb\nc\n", "'c'; there is ['b', 'c']"),
        ("e\n", "a\nb\n", "'e'; there is ['a', 'b']"),
    ],
)
def test_blocks_are_compared_line_by_line(block: str, printed: str, missing: str) -> None:
    assert shows(block, printed) == missing

"""What README shows is so: its commands are run and its Python too, and what they print is compared.

A comment before a block says what prints it: `<!-- mainphase turn --rules 1997-08-22 -->`; `<!-- file NAME -->` gives
the block that name for the commands after it; `<!-- varies: WHY -->` excuses a block. A line `…` stands for
any lines, `…` at the end of a line for its rest. A block may begin anywhere in what is printed.
"""

from __future__ import annotations

import io
import re
import shlex
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from tests.cli.conftest import Run, mainphase

import mainphase as mp
from mainphase.cli.app import COMMANDS

__all__ = ["mainphase"]

ROOT: Final = Path(__file__).parent.parent
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"(?:^<!-- (?P<how>[^\n]*) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.M | re.S)
COMMAND: Final = re.compile(r"^    mainphase (\w+)", re.M)
MORE: Final = "…"


class Block(NamedTuple):
    how: str
    kind: str
    text: str


BLOCKS: Final = [Block(found["how"] or "", found["kind"], found["text"]) for found in BLOCK.finditer(README)]
PRINTED: Final = [block for block in BLOCKS if block.how.startswith("mainphase ")]


def shows(block: str, printed: str) -> str:
    """What of the block is not in what was printed, in its order; "" if all of it is."""
    lines = [line.rstrip() for line in printed.splitlines()]
    at, anywhere = 0, True
    for wanted in [line.rstrip() for line in block.splitlines()]:
        if wanted.strip() == MORE:
            anywhere = True
            continue
        found = [k for k, line in enumerate(lines) if k >= at and fits(wanted, line)]
        if not found or (not anywhere and found[0] != at):
            return f"{wanted!r}; there is {lines[at : at + 3]}"
        at, anywhere = found[0] + 1, False
    return ""


def fits(wanted: str, line: str) -> bool:
    return line.startswith(wanted.removesuffix(MORE)) if wanted.endswith(MORE) else line == wanted


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


def ruled(text: str) -> str:
    """Lines that are drawn across a table are as long as the terminal is wide."""
    return re.sub("─+", "─", text)


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

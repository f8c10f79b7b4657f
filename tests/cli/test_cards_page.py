"""What docs/cards.md shows is so: its files are imported, its commands run, and its Python too."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

import pytest
from tests.cli.conftest import Run
from tests.support.shown import blocks_of, shows

from mainphase.cards import beside

PAGE: Final = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
BLOCKS: Final = blocks_of(PAGE)
SHOWN: Final = [block for block in BLOCKS if block.how.startswith("mainphase ")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the files of the page, and a catalogue of its own."""
    for block in BLOCKS:
        if block.how.startswith("file "):
            (tmp_path / block.how.removeprefix("file ")).write_text(block.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(beside.PATH, "our-cards.sqlite")
    yield tmp_path
    beside.forget_definitions()


def test_every_block_is_run() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") // 2
    assert all(block.kind == "python" or block.how.split(" ")[0] in ("mainphase", "file") for block in BLOCKS)
    assert SHOWN[0].how.startswith("mainphase cards import ")


def test_commands_and_python_print_what_the_page_shows(folder: Path, mainphase: Run) -> None:
    names: dict[str, Any] = {}
    for block in BLOCKS:
        if block in SHOWN:
            ran = mainphase(*shlex.split(block.how)[1:])
            assert not (missing := shows(block.text, ran.out)), f"{block.how} does not print {missing}"
        elif block.kind == "python":
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile(block.text, "docs/cards.md", "exec"), names)
            assert out.getvalue().splitlines() == re.findall(r"^print\(.*\)  # (.*)$", block.text, re.M)

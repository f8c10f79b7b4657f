"""docs/learn.md: its Python runs, its tables are the schema."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from mainphase.encoding.links import RELATIONS
from mainphase.env.schema import Array, schema_of

PAGE = (Path(__file__).parents[2] / "docs" / "learn.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)


def table(array: Array) -> str:
    """The table of an array: columns that mean the same stand in one row."""
    lines = ["| column | what it is |", "|---|---|"]
    for meaning, columns in groupby(array.columns, lambda column: column.meaning):
        together = [column.name for column in columns]
        for names in [together] if meaning else [[name] for name in together]:
            said = meaning or names[0].removeprefix("does: ")
            lines.append(f"| {', '.join(f'`{name}`' for name in names)} | {said} |")
    return "\n".join(lines)


@pytest.mark.parametrize("array", schema_of().arrays, ids=lambda array: array.name)
def test_the_table_of_an_array_is_its_schema(array: Array) -> None:
    assert f"`{array.name}`, " in PAGE
    if array.columns == schema_of()["definitions"].columns and array.name != "definitions":
        return  # the page says so
    assert table(array) in PAGE, f"the page should have this table:\n{table(array)}"


def test_the_relations_are_told() -> None:
    for number, (name, meaning) in enumerate(RELATIONS):
        if meaning:
            assert f"| {number} | {name} | {meaning} |" in PAGE


def test_its_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """From top to bottom; what it prints is what its comments say."""
    names: dict[str, object] = {"__name__": "learn"}
    for number, block in enumerate(BLOCKS, 1):
        exec(compile(block, f"learn.md, block {number}", "exec"), names)
        said = re.findall(r"^\s*print\(.*?\)\s+# (.*)$", block, re.M)
        assert capsys.readouterr().out.splitlines() == said, f"block {number}"

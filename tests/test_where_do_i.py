"""The table "Where do I …" in docs/architecture.md is true: what it gives as an example stands in the files that it
names, in all of them and in no other.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "mainphase"
PAGE: Final = ROOT / "docs" / "architecture.md"
# Cards use everything; bots judge what they like; the list of all keywords has those that are not played as well.
ASIDE: Final = ("cards/library/", "cards/earlier/", "players/", "language/keyword_names.tsv", "saying/languages/")


def rows() -> dict[str, tuple[list[str], str]]:
    """Of each task: the files that it names, and its example."""
    section = PAGE.read_text(encoding="utf-8").split("## Where do I …")[1]
    found = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 3 and "`" in cells[2]:
            files = re.findall(r"`([\w/]+\.(?:py|toml|tsv))`", cells[1])
            found[cells[0]] = (files, cells[2].strip("`"))
    return found


ROWS: Final = rows()
FILES: Final = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".py", ".toml", ".tsv")]


def mentioning(example: str) -> list[str]:
    """The files that say an example as a word, in any case if it is written small."""
    word = re.compile(rf"\b{example}\b", re.IGNORECASE if example.islower() else 0)
    named = [path.relative_to(SOURCE).as_posix() for path in FILES if word.search(path.read_text(encoding="utf-8"))]
    return [name for name in named if not name.startswith(ASIDE)]


def test_the_table_has_the_tasks_that_a_newcomer_comes_with() -> None:
    for task in (
        "an effect",
        "a trigger condition",
        "a keyword that is only a name",
        "a dated switch",
        "a turn-based action",
    ):
        assert task in ROWS


@pytest.mark.parametrize("task", ROWS)
def test_the_example_of_a_task_stands_in_the_files_that_its_row_names_and_in_no_other(task: str) -> None:
    files, example = ROWS[task]
    patterns = [re.compile(file.replace("TOPIC", r"\w+") + r"\Z") for file in files]
    there = mentioning(example)
    assert [name for name in there if not any(pattern.match(name) for pattern in patterns)] == []
    assert [file for file, pattern in zip(files, patterns, strict=True) if not any(map(pattern.match, there))] == []


def test_the_files_that_the_page_names_exist() -> None:
    """Everything between backticks that looks like a path below src/mainphase, tests, docs, tools or the root."""
    page = PAGE.read_text(encoding="utf-8")
    missing = []
    for said in sorted(set(re.findall(r"`([\w.*-]+(?:/[\w.*-]+)+)`", page))):
        if "TOPIC" in said or "NAME" in said:
            continue
        places = [root / said for root in (SOURCE, SOURCE / "kernel", ROOT)]
        stems = [place.with_name(place.name + ".py") for place in places]
        if not any(place.exists() or any(place.parent.glob(place.name)) for place in [*places, *stems]):
            missing.append(said)
    assert missing == []

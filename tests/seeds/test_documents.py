"""`mainphase check examples/documents/000`: the documents as scenarios, for their reader to run.

All of them hold; each is what some row of its document names; and each row is shown under the rules of the document's
days, which for 001 are that of its text and that of its label.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mainphase.rules.timeline import timeline
from mainphase.scenarios import Scenario, load, run
from seed_rows import EXAMPLES, SHOWN, Document, Row, SeedError, documents, read

EVERY = {one.document: one for one in documents()}
FILES = sorted(EXAMPLES.rglob("*.yaml"))
NAMES = [path.relative_to(EXAMPLES).as_posix() for path in FILES]


@cache
def scenario(name: str) -> Scenario:
    return load(EXAMPLES / name)


def texts(days: list[str] | tuple[str, ...]) -> set[str]:
    return {timeline().text_on(day) for day in days}


def rows() -> list[tuple[Document, int, Row]]:
    return [(one, number, row) for one in EVERY.values() for number, row in enumerate(one.rows, 1)]


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_of_a_document_holds_under_each_of_its_rules(name: str) -> None:
    for date in scenario(name).rules:
        result = run(scenario(name), date)
        assert result.ok, "\n".join([f"{name} ({date}): {scenario(name).title}", *map(str, result.failures)])


def test_each_scenario_is_named_by_a_row_of_its_document() -> None:
    named = {name for _, _, row in rows() for name in row.scenarios()}
    assert set(NAMES) - named == set(), "no row names these"
    assert named - set(NAMES) == set(), "these do not exist"
    for document, number, row in rows():
        for name in row.scenarios():
            assert name.startswith(f"{document.document}/"), f"{document.document}, row {number}: {name}"


def test_a_row_is_shown_under_the_rules_of_its_documents_days() -> None:
    for document, number, row in rows():
        played = {date for name in row.scenarios() for date in scenario(name).rules}
        if row.scenarios():
            missing = texts(document.shown_on) - texts(sorted(played))
            assert not missing, f"{document.document}, row {number} ({row.statement[:60]}): nothing under {missing}"


def test_every_scenario_is_about_its_documents_day() -> None:
    for name in NAMES:
        document = EVERY[name.split("/", 1)[0]]
        assert texts(document.shown_on) & texts(scenario(name).rules), name


def test_scenarios_of_a_document_are_numbered_and_none_has_the_title_of_another() -> None:
    for folder in sorted({path.parent for path in FILES}):
        own = sorted(folder.glob("*.yaml"))
        assert [int(path.name.partition("-")[0]) for path in own] == list(range(1, len(own) + 1)), folder.name
        titles = [scenario(path.relative_to(EXAMPLES).as_posix()).title for path in own]
        assert len(set(titles)) == len(titles), folder.name


BEFORE = "a scenario starts in a game that has begun"  # shuffling, who begins, opening hands


def test_few_rows_are_shown_by_nothing() -> None:
    for number in SHOWN:
        without = [row.statement for row in EVERY[number].rows if row.no_scenario not in ("", BEFORE)]
        assert len(without) <= len(EVERY[number].rows) / 15, without


def test_a_row_of_a_complete_document_has_a_scenario_or_says_why_not(tmp_path: Path) -> None:
    head = 'document: "002"\ntitle: t\nwhat: w\ndate: 2011-09-30\nrows:\n'
    row = 'lines: "1", statement: s, rules: [upkeep_step], test: tests/x.py::test_x'
    path = tmp_path / "002.yaml"
    for more, told in (
        ("", "neither a `scenario` that shows it nor a `no_scenario`"),
        (", scenario: 002/01-x.yaml, no_scenario: why", "either something shows it, or nothing can"),
    ):
        path.write_text(f"{head}  - {{{row}{more}}}\n", encoding="utf-8")
        with pytest.raises(SeedError, match=told):
            read(path)
    path.write_text(f"{head}  - {{{row}, scenario: [002/01-x.yaml, 002/02-y.yaml]}}\n", encoding="utf-8")
    assert read(path).rows[0].scenarios() == ["002/01-x.yaml", "002/02-y.yaml"]

"""docs/seeds.md is honest: it is current, every row's test passes under rules of its days, no line is left out.

The documents and the rules texts are not part of the project: without `../shared` the tests that need them are skipped
and say so.
"""

from __future__ import annotations

import importlib
import inspect
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from tests.seeds.mutating import play_scenario

import seeds_page
from compiled_modules import ROOT
from mainphase.rules import timeline as dated
from mainphase.rules.documents import DOCUMENTS
from mainphase.rules.timeline import rules_on, timeline
from seed_rows import Contradiction, Document, Row, SeedError, contradictions, documents, read

SHARED = ROOT.parent / "shared"
EVERY = documents()
UNNUMBERED = "1997-03-24"
ELSEWHERE = ("Mirage p. ", "Fifth p. ", "PPG p. ", "ruling of ")  # what document 004 names and nobody here has
SINCE = dict(timeline().texts)


def shown_by() -> dict[str, list[tuple[Document, int, Row]]]:
    found: defaultdict[str, list[tuple[Document, int, Row]]] = defaultdict(list)
    for document in EVERY:
        for number, row in enumerate(document.rows, 1):
            found[row.test].append((document, number, row))
    return found


SHOWN_BY = shown_by()


def test_the_page_is_current() -> None:
    assert seeds_page.PAGE.read_text(encoding="utf-8") == seeds_page.page(EVERY, contradictions(EVERY)), (
        "run `make seeds` and commit docs/seeds.md"
    )
    assert DOCUMENTS.read_text(encoding="utf-8") == seeds_page.table(EVERY), "run `make seeds` and commit documents.tsv"


# -- the tests that the rows name -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHOWN_BY)
def test_what_a_row_names_passes_under_rules_of_the_rows_days(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    fold = dated._folded
    monkeypatch.setattr(dated, "_folded", lambda date: used.add(timeline().text_on(date)) or fold(date))  # type: ignore[func-returns-value]
    if name.endswith(".yaml"):
        play_scenario(ROOT / name)
    else:
        call(name)
    for document, number, row in SHOWN_BY[name]:
        for day in days_to_show(document, row):
            text = timeline().text_on(day)
            assert text in used, (
                f"{document.document}.yaml, row {number} ({row.statement[:60]}): {name} asks for no rules of the text "
                f"of {text}, in force on {day}; it asks for those of {', '.join(sorted(used)) or 'no day'}"
            )


def days_to_show(document: Document, row: Row) -> list[str]:
    """The document's day, and the first and the last day of each span in which the statement is right; or today."""
    found = [document.day]
    for span in row.spans():
        if span.first > timeline().first:
            found.append(span.first)
        found.append(span.last or rules_on().date)
    return found


def call(name: str) -> None:
    path, _, function = name.partition("::")
    assert (ROOT / path).exists(), f"there is no {path}"
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    test = getattr(module, function, None)
    assert inspect.isfunction(test), f"{path} has no function {function}"
    assert function.startswith("test_"), f"{name} is not a test"
    assert not inspect.signature(test).parameters, f"{name} takes arguments; a row names a test that takes none"
    marks = [*getattr(test, "pytestmark", []), *getattr(module, "pytestmark", [])]
    assert not [mark.name for mark in marks if mark.name in ("skip", "skipif", "xfail")], f"{name} may be skipped"
    try:
        test()
    except pytest.skip.Exception as skipped:
        pytest.fail(f"{name} is skipped: {skipped}")


# -- rules and lines --------------------------------------------------------------------------------------------------


@cache
def numbered(name: str) -> frozenset[str]:
    """The numbers that lines of a rules text begin with. (Reading it rule by rule, as the audit does, takes longer.)"""
    path = SHARED / "rules" / f"{name}.txt"
    if not path.exists():
        pytest.skip(f"no rules text {name}.txt in ../shared/rules")
    return frozenset(
        re.findall(r"(?m)^\s*(\d{3}(?:\.\d+[a-z]{0,2})?)\b", path.read_text(encoding="utf-8", errors="replace"))
    )


@pytest.mark.parametrize("name", [name for name, _ in timeline().texts if name != UNNUMBERED])
def test_the_numbers_exist_in_the_text_of_their_days(name: str) -> None:
    known, since = numbered(name), SINCE[name]
    for document in EVERY:
        for number, row in enumerate(document.rows, 1):
            for one in row.cited(document.day):
                in_force = since <= one.since and timeline().text_on(one.since) == name
                if in_force or (one.since <= since < one.until):
                    assert one.rule in known, f"{document.document}.yaml, row {number}: no rule {one.rule} on {since}"


def test_the_sections_named_for_1997_exist_in_its_rulebook() -> None:
    path = SHARED / "rules" / f"{UNNUMBERED}.txt"
    if not path.exists():
        pytest.skip(f"no rules text {path.name} in ../shared/rules")
    titles = {line.strip() for line in path.read_text(encoding="utf-8", errors="replace").splitlines()}
    for document in EVERY:
        for number, row in enumerate(document.rows, 1):
            for one in row.cited(document.day):
                if one.since < "1999-06-01" and not one.rule.startswith(ELSEWHERE):
                    assert one.rule in titles, f"{document.document}.yaml, row {number}: no section {one.rule!r}"


@pytest.mark.parametrize("document", EVERY, ids=[one.document for one in EVERY])
def test_no_line_of_a_document_is_left_out(document: Document) -> None:
    found = sorted((SHARED / "seeds").glob(f"{document.document}_*.txt"))
    if not found:
        pytest.skip(f"no {document.document}_*.txt in ../shared/seeds")
    lines = found[0].read_text(encoding="utf-8").splitlines()
    stating = {number for number, line in enumerate(lines, 1) if line.strip()}
    left_out = stating - document.said_in()
    assert not left_out, f"no row is about the lines {sorted(left_out)}"
    assert document.said_in() <= set(range(1, len(lines) + 1)), f"there are {len(lines)} lines"


# -- what a file may say ----------------------------------------------------------------------------------------------

HEAD = 'document: "009"\ntitle: t\nwhat: w\ndate: 2011-09-30\nrows:\n'
ROW = 'lines: "1", statement: s, test: tests/x.py::test_x'


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("rules: [upkeep_step], since: 2012-01-01", "is not right on 2011-09-30.*a `correction` says what is"),
        ("rules: [upkeep_step], correction: other", "is right on 2011-09-30.*nothing to correct"),
        (
            "rules: [upkeep_step], never: true, since: 2012-01-01, correction: other",
            "`never`, `right`, and `since`.*one of them",
        ),
        (
            'rules: [upkeep_step], right: ["from 2010-01-01 until 2010-02-01"], since: 2012-01-01',
            "three ways to say when",
        ),
        ('rules: [upkeep_step], right: ["from 2010-01-01"]', "`right` is for several spans"),
        ('rules: [upkeep_step], right: ["until 2010-01-01", "2012-01-01"]', "'2012-01-01' says no days"),
        (
            'rules: [upkeep_step], right: ["until 2010-01-01", "from 2010-01-01"]',
            "does not come after the one until 2010",
        ),
        (
            'rules: ["503.1 until 2016-09-30"], right: ["from 2010-01-01 until 2012-01-01", "from 2016-01-01"]',
            "no rule is cited for 2016-09-30; every day from 2016-01-01",
        ),
        ("rules: [upkeep_step], since: 2010-01-01, until: 2010-01-01, correction: other", "is no day"),
        ("rules: [upkeep_step], since: 1990-01-01", "the dates begin on 1997-03-24"),
        ("rules: [upkep_step]", "no concept is called 'upkep_step'.*upkeep_step"),
        ('rules: ["503.1 from 2009-07-11"], since: 1999-06-01', "no rule is cited for 1999-06-01"),
        ('rules: ["503.1 until 2016-09-30"]', "no rule is cited for 2016-09-30"),
        ("rules: [upkeep_step], sicne: 2009-07-11", r"unknown field `sicne`.*row 1 \(s\)"),
        ("rules: [upkeep_step], note: 3", r"Expected `str`.*row 1 \(s\)"),
    ],
)
def test_a_mistake_in_a_row_is_told(row: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "009.yaml"
    path.write_text(f"{HEAD}  - {{{ROW}, {row}}}\n", encoding="utf-8")
    with pytest.raises(SeedError, match=told):
        read(path)


def test_numbers_of_a_concept_come_with_their_days(tmp_path: Path) -> None:
    path = tmp_path / "009.yaml"
    path.write_text(f"{HEAD}  - {{{ROW}, rules: [main_phase], since: 1999-06-01}}\n", encoding="utf-8")
    document = read(path)
    assert seeds_page.rules(document.rows[0], document.day) == ["305 (to 2009-07-10)", "505 (from 2009-07-11)"]


def test_a_statement_that_was_right_twice_says_both_times(tmp_path: Path) -> None:
    path = tmp_path / "009.yaml"
    spans = 'right: ["from 2010-07-16 until 2016-09-30", "from 2018-04-27 until 2023-06-16"]'
    path.write_text(f"{HEAD}  - {{{ROW}, rules: [main_priority], {spans}}}\n", encoding="utf-8")
    document = read(path)
    (row,) = document.rows
    assert seeds_page.days(row) == "2010-07-16 to 2016-09-29; 2018-04-27 to 2023-06-15"
    assert seeds_page.rules(row, document.day) == ["505.5"]
    assert days_to_show(document, row) == [document.day, "2010-07-16", "2016-09-29", "2018-04-27", "2023-06-15"]
    assert (row.right_on("2017-01-01"), row.right_on("2020-01-01")) == (False, True)


def test_a_contradiction_names_statements_that_stand_there() -> None:
    point = Contradiction("What is said of nothing", {"000": ["Nobody ever said this"]}, "Nothing.")
    with pytest.raises(SeedError, match="no statement of document 000 begins 'Nobody ever said this'"):
        point.places(EVERY)


def test_a_contradiction_is_between_documents() -> None:
    for point in contradictions(EVERY):
        assert len({document for document, _ in point.places(EVERY)}) > 1, point.point

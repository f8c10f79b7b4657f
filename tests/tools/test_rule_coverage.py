"""How COVERAGE.md is made, on a small project of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rule_coverage import collect, main, render, rules_in_name, stale

TESTS = """
import pytest

def test_508_1_attackers_are_declared(): ...

def test_508_1a_509_1_both_in_one(): ...

@pytest.mark.rule("508.2")
def test_by_its_mark(): ...

@pytest.mark.rule("508.2")
class TestClass:
    def test_inside(self): ...

@pytest.mark.skip(reason="later")
def test_508_3_not_yet(): ...

def test_305_1_of_a_section_that_is_not_claimed(): ...

def helper_508_3(): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests/rules").mkdir(parents=True)
    (tmp_path / "tests/scenarios/combat").mkdir(parents=True)
    (tmp_path / "tests/rules/rules.tsv").write_text("508.1\n508.1a\n508.2\n508.3\n508.3a\n509.1\n509.2\n509.10\n")
    (tmp_path / "tests/rules/test_508.py").write_text(TESTS)
    (tmp_path / "tests/scenarios/combat/block.yaml").write_text('scenario: x\ntests: ["509.2"]\n')
    (tmp_path / "tests/rules/untested.tsv").write_text("# rule\treason\n508.3\tno card does it\n509.10\tnobody can\n")
    return tmp_path


def add_reason(project: Path, line: str) -> None:
    with (project / "tests/rules/untested.tsv").open("a") as file:
        file.write(line)


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("test_508_1d_requirements_are_maximised", ["508.1d"]),
        ("test_601_2_a_spell_is_cast", ["601.2"]),
        ("test_508_1d_509_1c_both", ["508.1d", "509.1c"]),
        ("test_704_5f", ["704.5f"]),
        ("test_104_3_with_200_cards", ["104.3"]),
        ("test_508_attackers", []),
        ("test_in_508_1_a_number_later", []),
        ("test_500_11ab_is_no_rule", []),
    ],
)
def test_rules_in_names(name: str, rules: list[str]) -> None:
    assert rules_in_name(name) == rules


def test_names_marks_and_scenarios_count(project: Path) -> None:
    coverage = collect(project)
    assert coverage.problems == []
    assert coverage.tests == {
        "508.1": ["rules/test_508.py::test_508_1_attackers_are_declared"],
        "508.1a": ["rules/test_508.py::test_508_1a_509_1_both_in_one"],
        "508.2": ["rules/test_508.py::test_by_its_mark", "rules/test_508.py::TestClass::test_inside"],
        "509.1": ["rules/test_508.py::test_508_1a_509_1_both_in_one"],
        "509.2": ["scenarios/combat/block.yaml"],
    }


def test_a_reason_covers_the_parts_of_its_rule_and_no_other_rule(project: Path) -> None:
    reasons = collect(project).reasons
    assert reasons == {"508.3": "no card does it", "508.3a": "no card does it", "509.10": "nobody can"}


def test_a_rule_without_test_or_reason_is_a_problem(project: Path) -> None:
    (project / "tests/rules/untested.tsv").write_text("509.1\tis tested\n")
    problems = collect(project).problems
    assert "508.3a is neither tested nor given a reason in tests/rules/untested.tsv" in problems
    # 509.1 does not speak for 509.10.
    assert "509.10 is neither tested nor given a reason in tests/rules/untested.tsv" in problems


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("508.2\ttoo hard\n", "untested.tsv:4: gives a reason why 508.2 is untested, but it is tested by"),
        ("510.4\tno such\n", "untested.tsv:4: 510.4 is not an untested rule, nor the start of one"),
        ("508.3\tagain\n", "untested.tsv:4: 508.3 has a reason already, in line 2"),
        ("508.3 spaces\n", "untested.tsv:4: '508.3 spaces' should be a rule, a tab and a reason"),
    ],
)
def test_a_wrong_reason_is_a_problem(project: Path, line: str, problem: str) -> None:
    add_reason(project, line)
    assert any(problem in found for found in collect(project).problems)


def test_a_test_of_a_rule_that_does_not_exist_is_a_problem(project: Path) -> None:
    (project / "tests/rules/test_509.py").write_text("def test_509_9z_typo(): ...\n")
    assert any("test_509_9z_typo names 509.9z" in problem for problem in collect(project).problems)


def test_an_unquoted_rule_in_a_scenario_is_a_problem(project: Path) -> None:
    (project / "tests/scenarios/bad.yaml").write_text("scenario: x\ntests: [509.1]\n")
    assert any("scenarios/bad.yaml" in problem and "quoted" in problem for problem in collect(project).problems)


def test_an_unquoted_rule_in_a_mark_is_a_problem(project: Path) -> None:
    (project / "tests/rules/test_509.py").write_text("@pytest.mark.rule(509.1)\ndef test_it(): ...\n")
    assert any("line 1: 509.1 should be a quoted rule" in problem for problem in collect(project).problems)


def test_the_page_is_written_and_goes_stale(project: Path) -> None:
    assert main(["--root", str(project)]) == 0
    page = (project / "tests/rules/COVERAGE.md").read_text()
    assert "| [508](#508) | 5 | 3 | 2 |" in page
    assert "| 508.3a | untested: no card does it |" in page
    assert page.index("| 509.2 |") < page.index("| 509.10 |")
    assert main(["--root", str(project), "--check"]) == 0
    (project / "tests/rules/test_510.py").write_text("def test_509_1_once_more(): ...\n")
    assert stale(project, collect(project))
    assert main(["--root", str(project), "--check"]) == 1
    assert render(collect(project)) != page
